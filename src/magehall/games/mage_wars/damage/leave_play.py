"""Leaving play: objects destroyed, spent or back in the book; mages who die."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.lasting import PaysBack, find_word
from magehall.games.mage_wars.damage.conditions import remove
from magehall.games.mage_wars.model.events.damage import (
    AbilityMarkerReturned,
    Destroyed,
    DiscardedUnseen,
    MageDied,
    ManaGained,
    ManaLost,
    ReturnedToBook,
)
from magehall.games.mage_wars.model.frames import Curseweaving
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel, Piece, is_placed
from magehall.games.mage_wars.model.values import life
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure


def destroy(flow: Flow[Duel], id: str, rule: str) -> None:
    """Destroy an object and all that is attached to it. What it was attached to may follow, without the life it gave.
    [damage.destroyed] [damage.discarded] [spells.enchantment-attached] [spells.conjuration-object]"""
    state = flow.state
    if not state.exists(id):
        return
    host = state.piece(id).host
    _destroy(flow, id, rule)
    check_life(flow, host, "damage.life-loss")


def check_life(flow: Flow[Duel], id: str, rule: str) -> None:
    """Destroy an object whose damage has reached its life. [damage.destroyed] [damage.life-loss]"""
    state = flow.state
    if state.exists(id) and state.card(id).life and state.piece(id).damage >= life(state, id):
        destroy(flow, id, rule)


def destroy_enchantments(flow: Flow[Duel], host: str, rule: str) -> None:
    """Destroy all enchantments on an object together. Only then is destroyed what dies of losing them.
    [card.purge-magic] [damage.life-loss]"""
    state = flow.state
    for other in state.attached(host):
        if state.card(other).kind is Kind.ENCHANTMENT:
            _destroy(flow, other, rule)
    check_life(flow, host, "damage.life-loss")


def _destroy(flow: Flow[Duel], id: str, rule: str) -> None:
    state = flow.state
    name = label(state, id)
    flow.emit(Destroyed(what=name, id=id), rule)
    if id in MAGE:
        _fall(flow, id)
        return
    curses = _weave(flow, id)
    piece = state.piece(id)
    card = CARDS[piece.card]
    for other in state.attached(id):
        if other not in curses:
            _destroy(flow, other, rule)
    for marker in ("pet", "bloodreaper"):
        if marker in piece.markers:
            # [mages.pet-one] [mages.bloodreaper-one]
            flow.emit(AbilityMarkerReturned(what=name, id=id), f"mages.{marker}-one")
    _discard(flow, id, piece)
    if card.taunts:
        for other, _ in list(state.pieces()):
            remove(flow, other, "taunt", "conditions.taunt-ends")
    else:
        _pay_back(flow, piece)


def _pay_back(flow: Flow[Duel], piece: Piece) -> None:
    """What gives its mana back does so even unseen or countered. [card.decoy]"""
    card = CARDS[piece.card]
    refund = find_word(card.lasting, PaysBack)
    if refund is not None:
        gain_mana(flow, piece.controller, refund.mana, card.rule)


def _weave(flow: Flow[Duel], id: str) -> list[str]:
    """Detach the curses of warlocks from a dying creature; returns them. Each warlock may take one back this round.
    [mages.curseweaving] [mages.curseweaving-one]"""
    state = flow.state
    if state.card(id).kind is not Kind.CREATURE or state.match.mode == "apprentice":
        return []
    woven: list[str] = []
    for seat in reversed(state.in_order()):  # the last called is asked first
        mage = MAGE[seat]
        if mage == id or state.card(mage).id != "warlock" or state.piece(mage).used.get("curseweaving"):
            continue
        found = [
            other
            for other in state.attached(id)
            if state.piece(other).controller == seat
            and state.piece(other).owner == seat
            and "curse" in state.card(other).subtypes
        ]
        if found:
            for curse in found:
                state.edit_piece(curse).host = ""
            flow.call(Curseweaving(controller=seat, curses=tuple(found)))
            woven += found
    return woven


def choose(weaving: Curseweaving, flow: Flow[Duel]) -> Asked:
    """Of several creatures that die at once only one gives a curse back. [mages.curseweaving-one]"""
    mage = MAGE[weaving.controller]
    curses = let_go(weaving, flow.state)
    if not curses or not flow.state.exists(mage) or flow.state.piece(mage).used.get("curseweaving"):
        return None
    options = tuple(
        make_option(
            say("option-take-back", spell=flow.state.card(curse).name),
            "mages.curseweaving",
            "take-back",
            curse,
        )
        for curse in curses
    )
    leave = make_option(say("option-no-curse"), "mages.curseweaving", "pass")
    return Decision(weaving.controller, say("ask-curseweaving"), "mages.curseweaving", (*options, leave))


def let_go(weaving: Curseweaving, state: Duel) -> list[str]:
    """The curses that nothing else has taken since their creature died."""
    return [curse for curse in weaving.curses if state.exists(curse) and not is_placed(state.piece(curse))]


def chosen(weaving: Curseweaving, flow: Flow[Duel]) -> None:
    kept = flow.answer.subject if flow.answers else ""
    state = flow.state
    for curse in let_go(weaving, state):
        if curse == kept:
            state.edit_counters(MAGE[weaving.controller]).used["curseweaving"] = 1
            flow.emit(ReturnedToBook(what=label(state, curse), id=curse), "mages.curseweaving")
            return_to_book(flow, curse)
        else:
            destroy(flow, curse, "spells.enchantment-attached")


PROCEDURE = Procedure(choose=choose, chosen=chosen)


def _discard(flow: Flow[Duel], id: str, piece: Piece) -> None:
    """To the owner's discard pile, with the spell bound or assigned to it. [casting.owner] [casting.helper-lost]
    [casting.spellbind-fate]"""
    state = flow.state
    state.remove(id)
    _lay_open(flow, piece.owner, piece.card, seen=not piece.hidden)
    _lay_open(flow, piece.owner, piece.assigned, seen=False)
    _lay_open(flow, piece.bound_owner, piece.bound, seen=piece.bound_shown)


def _lay_open(flow: Flow[Duel], owner: int, card: int, seen: bool) -> None:
    """A card comes to a discard pile, where everyone may look at it. [casting.discard]"""
    if card == NO_CARD:
        return
    flow.state.edit_cards(owner).discard.append(card)
    if not seen:
        flow.emit(DiscardedUnseen(mage=f"#{owner}", spell=CARDS[card].name), "casting.discard")


def return_to_book(flow: Flow[Duel], id: str) -> None:
    """Return a card to its owner's spellbook. What is bound to it goes back too; what is attached to it is destroyed.
    [spells.equipment-replace] [casting.spellbind-fate] [spells.enchantment-attached]"""
    state = flow.state
    for other in state.attached(id):
        _destroy(flow, other, "spells.enchantment-attached")
    piece = state.piece(id)
    state.remove(id)
    book = state.edit_cards(piece.owner).book
    book += [card for card in (piece.card, piece.assigned) if card != NO_CARD]
    if piece.bound != NO_CARD:
        state.edit_cards(piece.bound_owner).book.append(piece.bound)


def spend(flow: Flow[Duel], id: str) -> None:
    """Discard a spell that is over or was countered. It goes to its owner's discard pile. [casting.discard]"""
    state = flow.state
    if state.exists(id):
        piece = state.piece(id)
        _discard(flow, id, piece)
        _pay_back(flow, piece)


def _fall(flow: Flow[Duel], id: str) -> None:
    """A mage dies: enchantments and equipment on it go, all else it controlled stays. [mages.death-stops]
    [mages.death-attachments] [mages.death-objects]"""
    state = flow.state
    seat = MAGE.index(id)
    _weave(flow, id)
    for other in state.attached(id):
        _destroy(flow, other, "mages.death-attachments")
    state.remove(id)
    state.edit_player(seat).dead = True
    flow.emit(MageDied(mage=f"#{seat}", seat=seat), "mages.lose")


def gain_mana(flow: Flow[Duel], seat: int, mana: int, rule: str) -> None:
    """Mana for a seat's mage, if it lives."""
    if mana and flow.state.exists(MAGE[seat]):
        flow.state.edit_counters(MAGE[seat]).mana += mana
        flow.emit(ManaGained(mage=f"#{seat}", mana=mana), rule)


def lose_mana(flow: Flow[Duel], seat: int, mana: int, rule: str) -> int:
    """Take mana from a seat's mage, as far as there is any. Returns how much it lost."""
    mage = MAGE[seat]
    if not flow.state.exists(mage):
        return 0
    lost = min(mana, flow.state.piece(mage).mana)
    if lost:
        flow.state.edit_counters(mage).mana -= lost
        flow.emit(ManaLost(mage=f"#{seat}", mana=lost), rule)
    return lost
