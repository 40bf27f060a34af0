"""Determinisation: what a seat cannot see is dealt anew. Those are others' hands with what they choose from them, face-down
duel cards, the order of piles and of the activation deck. [cards.hidden]"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.frames.combat import Duel
from magehall.games.colors_of_magic.model.frames.spells import Answer
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.kernel.chance import Chance
from magehall.kit.cards import dealt_anew, unknown_to


def imagine(state: Skirmish, seat: int, chance: Chance) -> None:
    """Replace all that ``seat`` cannot see by something it cannot tell from the truth."""
    for other in state.seats:
        if f"player-{other}" in state.things:
            _deal(state, other, seat, chance)
    course = state.edit_course()
    course.deck = dealt_anew(chance, course.deck)


def _deal(state: Skirmish, other: int, seat: int, chance: Chance) -> None:
    """Shuffle the cards of a player that the seat does not know. They change places in hand, duel and pile; known ones
    stay."""
    player = state.player(other)
    duels = [duel for duel in state.running(Duel) if duel.face_down] if other != seat else []
    laid = [card for duel in duels for card in duel.laid_by(other)]
    # A codex card may lie face down in the duel: then nobody knows which cards of the codex are still in the hand.
    hidden = unknown_to(seat, player.hand, state.cards.known) if other != seat else []
    if laid:
        hidden += [card for card in player.hand if is_codex(card) and card not in player.shown]
    slots = [*hidden, *laid]
    pile = unknown_to(seat, player.deck, state.cards.known)
    pool = [*slots, *pile]
    codex = [card for card in pool if is_codex(card)]
    grimoire = dealt_anew(chance, [card for card in pool if not is_codex(card)])
    new_pile = grimoire[: len(pile)]
    new_slots = dealt_anew(chance, [*grimoire[len(pile) :], *codex])
    changed = dict(zip(pile, new_pile, strict=True)) | dict(zip(slots, new_slots, strict=True))
    knowledge = state.edit_known()
    # What a codex card is everyone knows from the start; only where it lies is hidden.
    known = {
        new: 1 << other if is_codex(old) else knowledge[old]
        for old, new in changed.items()
        if not is_codex(new)
    }
    for card, seats in known.items():
        knowledge[card] = seats
    edited = state.edit_player(other)
    edited.hand = [changed.get(card, card) for card in edited.hand]
    edited.deck = [changed.get(card, card) for card in edited.deck]
    for duel in duels:
        duel.attacker_cards = tuple(changed.get(card, card) for card in duel.attacker_cards)
        duel.defender_cards = tuple(changed.get(card, card) for card in duel.defender_cards)
    # What somebody looks at, or has chosen so far, is still in that hand or pile.
    for answer in state.running(Answer):
        answer.cards = tuple(changed.get(card, card) for card in answer.cards)
        answer.chosen = tuple(changed.get(card, card) for card in answer.chosen)
