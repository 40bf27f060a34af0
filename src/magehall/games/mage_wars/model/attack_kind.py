"""The kinds of attack, by what an attack is part of."""

from __future__ import annotations

from enum import StrEnum


class AttackKind(StrEnum):
    """What an attack is part of, or what makes it. Saved matches and views hold the values."""

    ACTION = "action"
    COUNTERSTRIKE = "counterstrike"
    SPELL = "spell"
    ZONE = "zone"
    FREE = "free"
    BARRIER = "barrier"
    PASSAGE = "passage"
    TRAP = "trap"
    BASH = "bash"


BY_CREATURES = (AttackKind.ACTION, AttackKind.COUNTERSTRIKE)
"""Attacks that a creature makes with an action of its own, or in answer to one."""

AUTOMATIC = (AttackKind.BARRIER, AttackKind.PASSAGE, AttackKind.TRAP, AttackKind.BASH)
"""Attacks that nobody declares and no defence avoids. [combat.automatic-steps] [combat.barrier-steps]"""
