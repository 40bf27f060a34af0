"""A draft of advanced actions before the start. [variant.draft]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.advanced_actions import ADVANCED_ACTIONS
from magehall.games.mage_knight.model.deeds.setup import DraftCard
from magehall.games.mage_knight.model.events.setup import CardDrafted, PackDealt
from magehall.games.mage_knight.model.frames.setup import Draft
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

PACK, PICKS = 4, 3


def deal(_draft: Draft, flow: Flow[Quest]) -> None:
    """Everyone gets four advanced actions. [variant.draft]"""
    cards = flow.chance.shuffled("draft", sorted(card.id for card in ADVANCED_ACTIONS))
    for seat in flow.state.seats:
        _hand_over(flow, seat, cards[seat * PACK : (seat + 1) * PACK])


def _hand_over(flow: Flow[Quest], seat: int, cards: list[str]) -> None:
    flow.state.edit_hero(seat).pack = cards
    for card in cards:
        flow.tell((seat,), PackDealt(hero=f"#{seat}", card=card_name(card)), "variant.draft")


def ask(_draft: Draft, flow: Flow[Quest]) -> Asked:
    """Everyone keeps one at the same time. [variant.draft]"""
    return tuple(DRAFTING.ask(flow.state, seat) for seat in flow.state.seats)


def keep(draft: Draft, flow: Flow[Quest]) -> None:
    """The rest goes to the player on the left, until everyone has kept three. [variant.draft]"""
    state = flow.state
    for seat, option in flow.answers.items():
        assert isinstance(option.deed, DraftCard)
        hero = state.edit_hero(seat)
        hero.pack.remove(option.deed.card)
        hero.drafted.append(option.deed.card)
        flow.tell((seat,), CardDrafted(hero=f"#{seat}", card=card_name(option.deed.card)), "variant.draft")
    draft.picks += 1
    packs = [state.hero(seat).pack for seat in state.seats]
    for seat in state.seats:
        _hand_over(flow, seat, packs[seat - 1] if draft.picks < PICKS else [])
    if draft.picks < PICKS:
        draft.go("ask")


def _cards(moment: Moment[Quest]) -> Iterator[Option]:
    for card in moment.state.hero(moment.seat).pack:
        yield DraftCard(card).option(say("option-draft", card=card_name(card)), "variant.draft")


def _why_not(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, DraftCard) and deed.card not in moment.state.hero(moment.seat).pack:
        return refuse("not-in-pack", "variant.draft")
    return None


DRAFTING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-draft"), "variant.draft", _cards, _why_not
)

PROCEDURES: dict[type[Frame], Procedure] = {Draft: Procedure(deal=deal, keep=(ask, keep))}
