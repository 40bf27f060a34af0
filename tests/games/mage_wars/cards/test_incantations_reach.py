"""Incantations: how far each reaches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import creature, duel, enchantment, equipment, mage, slug, veil
from tests.games.mage_wars.tables import targets

ZONES = ("a1", "b1", "c1", "d1")
"""Each a zone further from the caster than the one before."""


def reach(spell: str, *objects: dict[str, Any], enemy: str = "d3") -> int:
    """How many of the objects called ``it-0``, ``it-1`` and so on a caster in a1 may aim a spell at."""
    battle = duel(
        mage("wizard", zone="a1", mana=40, prepared=[spell]), mage(zone=enemy), *objects, creature="mage-0"
    )
    return sum(aim.startswith("it-") for aim in targets(battle, f"cast:{slug(spell)}:"))


@pytest.mark.rule(
    "card.banish",
    "card.battle-fury",
    "card.charge",
    "card.drain-life",
    "card.evade",
    "card.force-push",
    "card.heal",
    "card.knockdown",
    "card.lay-hands",
    "card.minor-heal",
    "card.perfect-strike",
    "card.piercing-strike",
    "card.purge-magic",
    "card.purify",
    "card.rouse-the-beast",
    "card.sleep",
    "card.teleport",
    "card.vampiric-strike",
)
@pytest.mark.parametrize(
    ("spell", "zones"),
    [
        ("banish", 2),
        ("battle_fury", 2),
        ("charge", 2),
        ("drain_life", 1),
        ("evade", 2),
        ("force_push", 2),
        ("heal", 2),
        ("knockdown", 2),
        ("lay_hands", 0),
        ("minor_heal", 1),
        ("perfect_strike", 2),
        ("piercing_strike", 2),
        ("purge_magic", 1),
        ("purify", 2),
        ("rouse_the_beast", 2),
        ("sleep", 2),
        ("teleport", 2),
        ("vampiric_strike", 2),
    ],
)
def test_spells_on_creatures_reach_so_far(spell: str, zones: int) -> None:
    wolves = [
        creature("timber_wolf", id=f"it-{x}", zone=zone, summoned=1, active=False, markers={"rot": 1})
        for x, zone in enumerate(ZONES)
    ]
    assert reach(spell, *wolves) == zones + 1


@pytest.mark.rule("card.dispel", "card.seeking-dispel", "card.shift-enchantment", "card.steal-enchantment")
@pytest.mark.parametrize("spell", ["dispel", "seeking_dispel", "shift_enchantment", "steal_enchantment"])
def test_spells_on_enchantments_reach_two_zones(spell: str) -> None:
    wolves = [creature("timber_wolf", id=f"wolf-{x}", zone=zone) for x, zone in enumerate(ZONES)]
    lay = veil if spell == "seeking_dispel" else enchantment
    hides = [lay("rhino_hide", id=f"it-{x}", on=f"wolf-{x}") for x in range(len(ZONES))]
    assert reach(spell, *wolves, creature("bitterwood_fox", zone="a1"), *hides) == 3


@pytest.mark.rule("card.dissolve", "card.drain-power", "card.explode")
@pytest.mark.parametrize(("spell", "zones"), [("dissolve", 1), ("drain_power", 2), ("explode", 1)])
def test_spells_on_mages_reach_so_far(spell: str, zones: int) -> None:
    reached = []
    for zone in ZONES:
        battle = duel(
            mage("wizard", zone="a1", mana=40, prepared=[spell]),
            mage(zone=zone),
            equipment("leather_boots", controller=1),
            creature="mage-0",
        )
        if f"cast:{slug(spell)}:mage-1" in battle.offers(0):
            reached.append(zone)
    assert reached == list(ZONES[: zones + 1])
