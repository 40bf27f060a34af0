"""Casting from the discard pile: which cards lie there for use. [spell.from-discard]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.faces import Card
from magehall.games.colors_of_magic.cards.lines import Archives, CastFromDiscardPile, MoreArchives
from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.model.lines import lines_in_play
from magehall.games.colors_of_magic.model.pieces import Player
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict


def why_not_from_discard(state: Skirmish, seat: int, card: int) -> Verdict:
    """Why a card of the discard pile cannot be cast. [mage.chronicle-archivist] [card.living-grimoire]"""
    player = state.player(seat)
    face = CARDS[state.face(card)]
    if is_free_to_cast(player, card, face):
        return None
    casts = archives(state, seat)
    if not casts:
        return refuse("not-from-discard", "spell.from-discard")
    if face.type is SpellType.CREATURE:
        return refuse("no-creature-archives", "mage.chronicle-archivist")
    if player.archived >= casts:
        return refuse("archives-used", "mage.chronicle-archivist")
    return None


def castable_discards(state: Skirmish, seat: int) -> list[int]:
    """The cards of the discard pile that can be cast. [spell.from-discard]"""
    player = state.player(seat)
    if not player.discard:
        return []
    faces = state.cards.faces
    archived = may_archive(state, seat)
    return [
        card
        for card in player.discard
        if is_free_to_cast(player, card, CARDS[faces[card]])
        or (archived and CARDS[faces[card]].type is not SpellType.CREATURE)
    ]


def is_free_to_cast(player: Player, card: int, face: Card) -> bool:
    """Whether a card of the discard pile may be cast without any archives. [card.living-grimoire]"""
    return _lies_ready(face.id) or (bool(player.allowed) and card in [one.card for one in player.allowed])


@cache
def _lies_ready(face: str) -> bool:
    """Whether a card may always be cast from the discard pile. [card.living-grimoire]"""
    return any(isinstance(line, CastFromDiscardPile) for line in CARDS[face].lines)


def may_archive(state: Skirmish, seat: int) -> bool:
    """Whether a player may still cast from the discard pile by Archives this turn. [mage.chronicle-archivist]"""
    casts = archives(state, seat)
    return casts > 0 and state.player(seat).archived < casts


def archives(state: Skirmish, seat: int) -> int:
    """Cache of the number of casts by Archives that a player has each turn. They are from the discard pile.
    [mage.chronicle-archivist]"""
    memo = state.memo_of_company
    found: list[int] | None = memo.get("archives")
    if found is None:
        found = memo["archives"] = [_archives(state, each) for each in state.seats]
    return found[seat]


def _archives(state: Skirmish, seat: int) -> int:
    own = [type(one.line) for one in lines_in_play(state) if one.seat == seat]
    return 1 + own.count(MoreArchives) if Archives in own else 0
