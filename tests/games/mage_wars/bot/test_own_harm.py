"""Options that harm the side of whoever chooses them are known as such."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.kernel.showing.listing import harmful
from tests.games.mage_wars.scenario import Battle, creature, duel, enchantment, equipment, mage, veil
from tests.games.mage_wars.tables import targets


def harms(battle: Battle, seat: int, start: str) -> set[str]:
    """Where the options of a seat that begin so point, as far as they harm its own side."""
    return {
        id.removeprefix(start).removeprefix(":") for id in harmful(battle.match, seat) if id.startswith(start)
    }


def facing(*spells: str, kind: str = "wizard", objects: tuple[dict[str, Any], ...] = ()) -> Battle:
    """Two mages with a wolf each in one zone; the first has these spells prepared and is to act."""
    return duel(
        mage(kind, zone="b2", mana=40, prepared=list(spells)),
        mage("priestess", zone="b2", mana=10),
        creature("timber_wolf", id="mine", zone="b2", damage=2),
        creature("timber_wolf", id="theirs", zone="b2", controller=1, damage=2),
        *objects,
        creature="mage-0",
    )


def test_an_attack_on_ones_own_creature() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="other", zone="b2"),
        creature="wolf",
    )
    offered = targets(battle, "attack:")
    assert offered == {"mage-0", "mage-1", "wolf", "other"}
    assert harms(battle, 0, "attack:wolf.bite") == offered - {"mage-1"}


@pytest.mark.parametrize("spell", ["agony", "ghoul-rot", "enfeeble"])
def test_a_curse_on_ones_own_side(spell: str) -> None:
    battle = facing(spell.replace("-", "_"), kind="warlock")
    offered = targets(battle, f"cast:{spell}")
    assert harms(battle, 0, f"cast:{spell}") == offered & {"mine", "mage-0"} != set()


@pytest.mark.parametrize("spell", ["heal", "charge", "bear-strength", "rhino-hide"])
def test_help_for_the_enemy(spell: str) -> None:
    battle = facing(spell.replace("-", "_"))
    offered = targets(battle, f"cast:{spell}")
    assert harms(battle, 0, f"cast:{spell}") == offered & {"theirs", "mage-1"} != set()


@pytest.mark.parametrize("spell", ["lightning-bolt", "drain-life", "sleep", "drain-power", "knockdown"])
def test_a_blow_at_ones_own_side(spell: str) -> None:
    battle = facing(spell.replace("-", "_"))
    offered = targets(battle, f"cast:{spell}")
    assert harms(battle, 0, f"cast:{spell}") == offered & {"mine", "mage-0"} != set()


@pytest.mark.parametrize("spell", ["teleport", "force-push", "decoy"])
def test_what_may_be_wise_on_either_side_is_not_marked(spell: str) -> None:
    battle = facing(spell.replace("-", "_"))
    assert battle.offers(0, f"cast:{spell}")
    assert harms(battle, 0, f"cast:{spell}") == set()


def test_a_storm_over_a_zone_with_friends_alone() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=40, prepared=["firestorm"]),
        mage("priestess", zone="c3"),
        creature("timber_wolf", id="mine", zone="b1"),
        creature("timber_wolf", id="theirs", zone="c2", controller=1),
        creature("timber_wolf", id="close", zone="c2"),
        creature="mage-0",
    )
    assert {"b1", "c2"} <= targets(battle, "cast:firestorm")
    marked = harms(battle, 0, "cast:firestorm")
    assert "b1" in marked
    assert "c2" not in marked


def test_dispelling_an_enchantment_of_ones_own() -> None:
    battle = facing(
        "dispel",
        objects=(
            enchantment("bear_strength", id="bear", on="mine"),
            enchantment("agony", id="pain", on="mine", controller=1),
            enchantment("rhino_hide", id="hide", on="theirs", controller=1),
        ),
    )
    assert {"bear", "pain", "hide"} == targets(battle, "cast:dispel")
    assert harms(battle, 0, "cast:dispel") == {"bear"}


def test_purging_what_is_ones_own() -> None:
    battle = facing(
        "purge_magic",
        objects=(
            enchantment("bear_strength", id="bear", on="mine"),
            enchantment("rhino_hide", id="hide", on="theirs", controller=1),
        ),
    )
    assert harms(battle, 0, "cast:purge-magic") == {"mine"}


def test_dissolving_ones_own_equipment() -> None:
    battle = facing(
        "dissolve",
        objects=(
            equipment("leather_gloves", id="gloves"),
            equipment("leather_gloves", id="others", controller=1),
        ),
    )
    assert {"mage-0", "mage-1"} == targets(battle, "cast:dissolve")
    assert harms(battle, 0, "cast:dissolve") == {"mage-0"}


def test_turning_up_a_curse_on_ones_own_creature() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20),
        mage("priestess", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("agony", id="wrong", on="wolf"),
        veil("bear_strength", id="right", on="wolf"),
        creature="wolf",
    )
    battle.does(0, "attack:wolf.bite:mage-1")
    assert {"reveal:wrong", "reveal:right"} <= set(battle.offers(0))
    assert harms(battle, 0, "reveal") == {"wrong"}


def test_an_ally_is_of_ones_own_side() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]),
        mage("priestess", zone="b2"),
        mage("warlock", zone="b2"),
        mage("beastmaster", zone="b2"),
        creature="mage-0",
    )
    friends = {f"mage-{seat}" for seat in range(4) if battle.match.state.friends(0, seat)}
    assert len(friends) == 2
    assert harms(battle, 0, "cast:lightning-bolt") == friends
