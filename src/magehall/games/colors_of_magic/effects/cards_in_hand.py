"""Cards as effects handle them: chosen by face, seen by one player, discarded together. [cards]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.deeds import PickCard
from magehall.games.colors_of_magic.model.events import CardSeen
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, say
from magehall.games.colors_of_magic.piles.knowledge import show_to
from magehall.games.colors_of_magic.piles.moving_cards import discard_from_hand
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow
from magehall.kit.cards import best_known


def card_options(state: Skirmish, cards: Iterable[int], rule: str) -> Iterator[Option]:
    """One option for each face among some cards."""
    for face in dict.fromkeys(state.face(card) for card in cards):
        yield PickCard(face).option(say("option-card", card=name_of(face)), rule)


def one_of(state: Skirmish, cards: Iterable[int], deed: Deed) -> int:
    """The card that was chosen by its face. Of equal ones it is a known one first, since that tells nothing."""
    assert isinstance(deed, PickCard)
    equal = sorted(card for card in cards if state.face(card) == deed.card)
    return best_known(equal, state.cards.known)


def discard_together(flow: Flow[Skirmish], seat: int, cards: tuple[int, ...]) -> None:
    """Cards of a hand that go to the discard pile together are one happening. [card.akashic-records]"""
    for card in cards:
        discard_from_hand(flow, seat, card)
    if cards:
        happen(flow, Happening(On.DISCARDED, seat, amount=len(cards)), window=False)


def see(flow: Flow[Skirmish], seat: int, other: int, cards: Iterable[int]) -> None:
    """A player sees cards of a hand or grimoire, and nobody else does."""
    for card in cards:
        show_to(flow.state, card, 1 << seat)
        event = CardSeen(
            player=player_name(seat), other=player_name(other), card=name_of(flow.state.face(card))
        )
        flow.tell((seat,), event, "cards.hidden")
