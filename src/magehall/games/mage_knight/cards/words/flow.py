"""Words that choose between words, or put them off."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.words.base import Word, Words


class OneOf(Word):
    """Exactly one of several effects, of which the player chooses. [effects.choice]"""

    effects: tuple[Words, ...]


class ByTime(Word):
    """One effect by day, another at night. [round.time]"""

    day: Words
    night: Words


class Per(StrEnum):
    """What is counted at the end of the turn."""

    ONCE = "once"
    IN_INTERACTION = "in-interaction"
    UNIT_RECRUITED = "unit-recruited"
    ENEMY_DEFEATED = "enemy-defeated"


class AtEndOfTurn(Word):
    """Fame and reputation at the end of the turn, ``per`` whatever is counted then. [turn.end]"""

    fame: int = 0
    reputation: int = 0
    per: Per = Per.ONCE


class IfLeastFame(Word):
    """An effect for the player who alone has the least fame. A player alone at the table counts as such."""

    effect: Words
