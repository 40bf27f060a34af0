"""Casting from the discard pile: which cards lie there for use. [spell.from-discard]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.lines import Archives, CastFromDiscardPile, MoreArchives
from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import lines_in_play
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict


def why_not_from_discard(state: Skirmish, seat: int, card: int) -> Verdict:
    """Why a card of the discard pile cannot be cast. [mage.chronicle-archivist] [card.living-grimoire]"""
    player = state.player(seat)
    face = CARDS[state.face(card)]
    if any(one.card == card for one in player.allowed):
        return None
    if any(isinstance(line, CastFromDiscardPile) for line in face.lines):
        return None
    own = [one.line for one in lines_in_play(state) if one.seat == seat]
    if not any(isinstance(line, Archives) for line in own):
        return refuse("not-from-discard", "spell.from-discard")
    if face.type is SpellType.CREATURE:
        return refuse("no-creature-archives", "mage.chronicle-archivist")
    if player.archived >= 1 + sum(isinstance(line, MoreArchives) for line in own):
        return refuse("archives-used", "mage.chronicle-archivist")
    return None
