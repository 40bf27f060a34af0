"""The six mages, one to each type of spell."""

from __future__ import annotations

from magehall.games.battle_mages.cards import School

SCHOOLS = tuple(School)


def mage_name(school: School) -> str:
    """The mage's name, as a text argument. [names.mages]"""
    return f"@mage-{school}"


def bonus_for_starting(mage: School, spell: School) -> int:
    """+1 damage when a mage starts a chain with the own type. Fusion declared as that type counts too; once a chain.
    [mage.start-bonus] [mage.bonus-once] [mage.fusion-counts]"""
    return 1 if mage is spell else 0


def guard_against(mage: School, spell: School | None) -> int:
    """-1 damage from spells of the mage's own type. [mage.guard]"""
    return 1 if mage is spell else 0
