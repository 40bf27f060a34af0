"""Hidden enchantments: which a seat may reveal now, and why not the rest. [spells.reveal-cost]"""

from __future__ import annotations

from functools import lru_cache

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.model.deeds import RevealEnchantment
from magehall.games.mage_wars.model.frames import Attack, Cast
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.spells.aiming.costs import reveal_cost
from magehall.games.mage_wars.spells.resolving.reveal import why_it_fades
from magehall.kernel.decision import Option, Verdict


def own_hidden(state: Duel, seat: int) -> list[tuple[str, Piece]]:
    """The face-down enchantments in play that a seat decides about. [multiplayer.team-fallen]"""
    return [
        (id, piece)
        for id, piece in state.pieces()
        if piece.hidden and state.commander(piece.controller) == seat and (piece.host or piece.zone >= 0)
    ]


def reveal_options(state: Duel, seat: int) -> list[Option]:
    """Options to reveal the hidden enchantments a seat can pay for."""
    found = []
    for id, piece in own_hidden(state, seat):
        price = _price(state, id)
        if _why_not_at_price(state, seat, id, price) is None:
            target = label(state, piece.host) if piece.host else state.arena.name(piece.zone)
            found.append(_option(id, CARDS[piece.card].name, target, price))
    return found


@lru_cache(maxsize=4096)
def _option(id: str, spell: str, target: str, mana: int) -> Option:
    words = say("option-reveal", spell=spell, target=target, mana=mana)
    return RevealEnchantment(id).option(words, "spells.reveal-cost")


def revealable(state: Duel, seat: int) -> list[str]:
    """The hidden enchantments that a seat may reveal now."""
    hidden = own_hidden(state, seat)
    return [id for id, _ in hidden if _why_not_at_price(state, seat, id, _price(state, id)) is None]


def _price(state: Duel, id: str) -> int:
    """What it costs to reveal an enchantment. One that would fade costs nothing. [spells.reveal-cost]"""
    return 0 if why_it_fades(state, id) else reveal_cost(state, id)


def _why_not_at_price(state: Duel, seat: int, id: str, price: int) -> Verdict:
    """Why a hidden enchantment of a seat's own cannot be revealed. A spell under way may hold it down, and some cannot
    be revealed during any attack or spell. [card.seeking-dispel] [card.turn-to-stone]"""
    card, casts = state.card(id), state.running(Cast)
    if card.only_at_rest and (casts or state.find(Attack)):
        return no("only-at-rest", card.rule, spell=card.name)
    for cast in casts:
        if cast.target == id and state.exists(cast.spell) and state.card(cast.spell).pins:
            by = state.card(cast.spell)
            return no("pinned", by.rule, spell=card.name, by=by.name)
    mana = state.piece(MAGE[seat]).mana
    if price > mana:
        return no("reveal-mana", "spells.reveal-cost", spell=card.name, mana=price, has=mana)
    return None


def why_not_reveal(state: Duel, seat: int, deed: RevealEnchantment) -> Verdict:
    """Why an enchantment cannot be revealed, in a window for that. [spells.enchantment-hidden] [spells.reveal-cost]"""
    id = deed.enchantment
    if any(id == other for other, _ in own_hidden(state, seat)):
        return _why_not_at_price(state, seat, id, _price(state, id))
    return why_not_own(state, seat, deed)


def why_not_own(state: Duel, seat: int, deed: RevealEnchantment) -> Verdict:
    """Why something is no hidden enchantment of a seat's own. [spells.enchantment-hidden] [spells.reveal-cost]"""
    id = deed.enchantment
    piece = state.things.get(id)
    if not isinstance(piece, Piece) or CARDS[piece.card].kind is not Kind.ENCHANTMENT:
        return None
    if not piece.hidden:
        return no("revealed", "spells.reveal-cost", spell=label(state, id))
    mine = state.commander(piece.controller) == seat
    return None if mine else no("reveal-not-yours", "spells.enchantment-hidden")
