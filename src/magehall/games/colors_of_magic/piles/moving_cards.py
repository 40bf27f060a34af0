"""Cards that change their pile: drawn, discarded, exiled. [cards]"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.events import CardDiscarded, CardDrawn, DeckReshuffled
from magehall.games.colors_of_magic.model.pieces import CARDS_EACH
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.model.words import name_of, player_name
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE, hide_from_all, show_to
from magehall.kernel.flow import Flow
from magehall.kit.cards import best_known


def draw(flow: Flow[Skirmish], seat: int, count: int) -> int:
    """Draw one by one; how many there were. An empty pile is made anew of the grimoire cards discarded. [cards.draw]"""
    for drawn in range(count):
        if not flow.state.player(seat).deck and not reshuffle(flow, seat):
            return drawn
        player = flow.state.edit_player(seat)
        card = player.deck.pop()
        player.hand.append(card)
        show_to(flow.state, card, 1 << seat)
        flow.tell(
            (seat,), CardDrawn(player=player_name(seat), card=name_of(flow.state.face(card))), "cards.draw"
        )
    return count


def reshuffle(flow: Flow[Skirmish], seat: int) -> bool:
    """Shuffle the discarded grimoire cards into a new pile. Codex cards stay. [force.codex]"""
    cards = [card for card in flow.state.player(seat).discard if not is_codex(card)]
    if not cards:
        return False
    shuffled = flow.chance.shuffled("grimoire", cards, flow.state.face)
    player = flow.state.edit_player(seat)
    player.discard = [card for card in player.discard if is_codex(card)]
    player.deck = shuffled
    player.allowed = [allowed for allowed in player.allowed if is_codex(allowed.card)]
    hide_from_all(flow.state, shuffled)
    flow.emit(DeckReshuffled(player=player_name(seat)), "cards.draw")
    return True


def owner_of(card: int) -> int:
    """Whose card it is."""
    return card // CARDS_EACH


def in_hand(state: Skirmish, seat: int, face: str) -> int | None:
    """A card of that face in a hand, the best known of equal ones."""
    memo = state.memo_of_hand(seat)
    held: dict[str, list[int]] | None = memo.get("held")
    if held is None:
        held = memo["held"] = {}
        faces = state.cards.faces
        for card in state.player(seat).hand:
            held.setdefault(faces[card], []).append(card)
    cards = held.get(face)
    if cards is None or len(cards) == 1:
        return cards[0] if cards else None
    return best_known(sorted(cards), state.cards.known)


def in_discard(state: Skirmish, seat: int, face: str) -> int | None:
    """A card of that face in a discard pile, the last of several."""
    faces = state.cards.faces
    cards = [card for card in state.player(seat).discard if faces[card] == face]
    return cards[-1] if cards else None


def lay_down(flow: Flow[Skirmish], card: int, *, exiled: bool = False) -> bool:
    """Discard a card to its owner's pile, or exile it; whether it was discarded. It leaves play, the stack or a duel.
    [cards.discard] [cards.exile]"""
    seat = owner_of(card)
    show_to(flow.state, card, EVERYONE)
    player = flow.state.edit_player(seat)
    gone = exiled or player.out
    (player.exile if gone else player.discard).append(card)
    return not gone


def discard_from_hand(flow: Flow[Skirmish], seat: int, card: int) -> None:
    """A card of the hand goes to the discard pile, face up. [cards.discard]"""
    take_from_hand(flow.state, seat, card)
    lay_down(flow, card)
    flow.emit(CardDiscarded(player=player_name(seat), card=name_of(flow.state.face(card))), "cards.discard")


def take_from_hand(state: Skirmish, seat: int, card: int) -> None:
    """A card leaves the hand."""
    player = state.edit_player(seat)
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
