"""Rules of all words by their type."""

from __future__ import annotations

from magehall.games.colors_of_magic.effects import attacks, changes, hands, harm, moves, pieces, piles, spells
from magehall.games.colors_of_magic.effects.rule import WordRule

WORD_RULES: dict[type, WordRule] = {
    **harm.RULES,
    **changes.RULES,
    **hands.RULES,
    **piles.RULES,
    **moves.RULES,
    **pieces.RULES,
    **attacks.RULES,
    **spells.RULES,
}
