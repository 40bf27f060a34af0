"""Rules of all words by their type."""

from __future__ import annotations

from magehall.games.mage_knight.effects import (
    colors,
    companion,
    decks,
    dice,
    enemies,
    gains,
    hand,
    interactive,
    points,
    rivals,
    sideways,
    skill_tokens,
    taking_units,
    travel,
    units,
)
from magehall.games.mage_knight.effects.rule import WordRule

WORD_RULES: dict[type, WordRule] = {
    **points.RULES,
    **colors.RULES,
    **dice.RULES,
    **gains.RULES,
    **hand.RULES,
    **decks.RULES,
    **enemies.RULES,
    **units.RULES,
    **travel.RULES,
    **taking_units.RULES,
    **sideways.RULES,
    **skill_tokens.RULES,
    **companion.RULES,
    **rivals.RULES,
    **interactive.RULES,
}
