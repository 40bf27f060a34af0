"""Rings: what each makes cheaper or stronger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import Battle, creature, duel, equipment, mage, slug, veil

WOLF = creature("timber_wolf", id="wolf", zone="b2", controller=1)


def wearing(
    ring: str, *others: dict[str, Any], who: str = "priestess", prepared: list[str] | None = None
) -> Battle:
    """A mage that wears a ring is about to act."""
    return duel(
        mage(who, zone="b2", mana=20, prepared=prepared or []),
        mage(zone="c2"),
        equipment(ring),
        *others,
        creature="mage-0",
    )


@pytest.mark.rule("card.arcane-ring", "card.ring-of-asyra", "card.ring-of-beasts")
@pytest.mark.parametrize(
    ("ring", "who", "spell", "target", "paid"),
    [
        ("arcane_ring", "wizard", "purge_magic", "wolf", 11),
        ("arcane_ring", "wizard", "mana_crystal", "b2", 4),
        ("arcane_ring", "wizard", "minor_heal", "wolf", 5),
        ("ring_of_asyra", "priestess", "minor_heal", "wolf", 4),
        ("ring_of_asyra", "priestess", "asyran_cleric", "b2", 5),
        ("ring_of_beasts", "beastmaster", "timber_wolf", "b2", 8),
        ("ring_of_beasts", "beastmaster", "emerald_tegu", "b2", 8),
        ("ring_of_beasts", "beastmaster", "gray_angel", "b2", 12),
    ],
)
def test_a_ring_makes_the_spells_it_knows_cheaper(
    ring: str, who: str, spell: str, target: str, paid: int
) -> None:
    battle = wearing(ring, WOLF, who=who, prepared=[spell])
    battle.does(0, f"cast:{slug(spell)}:{target}")
    assert battle.mana(0) == 20 - paid


@pytest.mark.rule("card.arcane-ring", "card.ring-of-asyra", "card.ring-of-curses", "card.ring-of-beasts")
@pytest.mark.parametrize(
    ("ring", "who", "spell", "price"),
    [
        ("arcane_ring", "wizard", "harmonize", 4),
        ("ring_of_asyra", "priestess", "divine_protection", 4),
        ("ring_of_curses", "warlock", "marked_for_death", 4),
        ("arcane_ring", "wizard", "rhino_hide", 3),
        ("ring_of_asyra", "priestess", "rhino_hide", 3),
        ("ring_of_curses", "warlock", "rhino_hide", 3),
        ("ring_of_beasts", "beastmaster", "rhino_hide", 3),
    ],
)
def test_enchantments_are_cheaper_when_they_are_revealed_and_not_before(
    ring: str, who: str, spell: str, price: int
) -> None:
    battle = wearing(ring, who=who, prepared=[spell])
    battle.does(0, f"cast:{slug(spell)}:mage-0")
    assert battle.mana(0) == 18
    battle.until("ask-reveal-spell-resolved").does(0, f"reveal:{battle.new(spell)}")
    known = spell != "rhino_hide"
    assert battle.mana(0) == 18 - price + known


@pytest.mark.rule("card.ring-of-curses", "card.arcane-ring", "card.ring-of-asyra")
@pytest.mark.parametrize(
    ("ring", "who", "spell", "price"),
    [
        ("ring_of_curses", "warlock", "agony", 3),
        ("arcane_ring", "wizard", "essence_drain", 4),
        ("ring_of_asyra", "priestess", "pacify", 2),
    ],
)
def test_a_ring_saves_one_mana_a_round(ring: str, who: str, spell: str, price: int) -> None:
    battle = duel(
        mage(who, zone="b2", mana=20),
        WOLF,
        creature("bitterwood_fox", id="fox", zone="b2", controller=1),
        equipment(ring),
        veil(spell, id="one", on="wolf"),
        veil(spell, id="two", on="fox"),
        at="actions",
    )
    battle.does(0, "activate:mage-0", "reveal:one")
    assert battle.mana(0) == 20 - price + 1
    battle.does(0, "reveal:two")
    assert battle.mana(0) == 20 - 2 * price + 1


@pytest.mark.rule("card.enchanters-ring")
def test_the_enchanters_ring_saves_a_mana_on_enchantments_for_friends() -> None:
    friend = creature("timber_wolf", id="friend", zone="b2")
    for target, left in (("friend", 19), ("mage-0", 19), ("wolf", 18)):
        battle = wearing("enchanters_ring", friend, WOLF, who="wizard", prepared=["rhino_hide"])
        battle.does(0, f"cast:rhino-hide:{target}")
        assert battle.mana(0) == left
        battle.until("ask-reveal-spell-resolved").does(0, f"reveal:{battle.new('rhino_hide')}")
        assert battle.mana(0) == left - (3 if target == "mage-0" else 2), "the reveal is not cheaper"


@pytest.mark.rule("card.dawnbreaker-ring", "card.fireshaper-ring", "card.lightning-ring")
@pytest.mark.parametrize(
    ("ring", "spell", "dice"),
    [
        ("dawnbreaker_ring", "pillar_of_light", 3),
        ("dawnbreaker_ring", "fireball", 6),
        ("fireshaper_ring", "fireball", 7),
        ("fireshaper_ring", "lightning_bolt", 5),
        ("lightning_ring", "lightning_bolt", 6),
        ("lightning_ring", "pillar_of_light", 2),
    ],
)
def test_rings_of_the_elements_add_a_die_to_their_own_kind(ring: str, spell: str, dice: int) -> None:
    battle = wearing(ring, WOLF, prepared=[spell])
    battle.does(0, f"cast:{slug(spell)}:wolf").passes()
    assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.dawnbreaker-ring", "card.fireshaper-ring")
@pytest.mark.parametrize(
    ("ring", "who", "weapon", "attack", "dice"),
    [
        ("dawnbreaker_ring", "priestess", "staff_of_asyra", "celestial-strike", 5),
        ("fireshaper_ring", "priestess", "staff_of_asyra", "celestial-strike", 4),
        ("fireshaper_ring", "warlock", "lash_of_hellfire", "searing-thrash", 6),
        ("dawnbreaker_ring", "warlock", "lash_of_hellfire", "searing-thrash", 5),
    ],
)
def test_rings_of_the_elements_help_weapons_of_their_kind(
    ring: str, who: str, weapon: str, attack: str, dice: int
) -> None:
    battle = wearing(ring, WOLF, equipment(weapon, id="weapon"), who=who)
    battle.does(0, f"attack:weapon.{attack}:wolf").passes()
    assert dice_rolled(battle) == [dice], "a warlock's Melee +1 among them"
