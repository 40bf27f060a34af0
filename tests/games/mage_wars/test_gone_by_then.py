"""What a procedure remembers may be gone, moved or changed when it is used: it is looked at again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import CRIT2, Battle, creature, duel, enchantment, mage, slug, veil


def purged(*curses: dict[str, Any]) -> Battle:
    """A wolf that lives only by Bull Endurance is purged of all its enchantments."""
    return duel(
        mage("wizard", zone="b2", mana=20, prepared=["purge_magic"]),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", damage=10),
        enchantment("bull_endurance", id="bull", on="wolf"),
        *curses,
        creature="mage-0",
    )


@pytest.mark.rule("card.purge-magic")
def test_purge_magic_destroys_all_at_once_so_that_no_curse_is_left_to_weave() -> None:
    battle = purged(
        enchantment("agony", id="agony", on="wolf", controller=1),
        veil("enfeeble", id="veil-9", on="wolf", controller=1),
    )
    battle.does(0, "cast:purge-magic:wolf").passes()
    assert not any(battle.exists(id) for id in ("wolf", "bull", "agony", "veil-9"))
    assert sorted(battle.discard(1)) == ["agony", "enfeeble"]
    assert battle.book(1) == []
    assert "ask-curseweaving" not in battle.asks.values()


@pytest.mark.rule("card.purge-magic")
def test_a_mage_may_die_of_a_purge_of_its_own() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["purge_magic"], damage=33),
        mage("warlock", zone="d3"),
        enchantment("bull_endurance", id="bull", on="mage-0"),
        enchantment("agony", id="agony", on="mage-0", controller=1),
        veil("decoy", id="decoy", on="agony", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:purge-magic:mage-0").passes()
    assert battle.winners == (1,)
    assert battle.discard(1) == ["decoy", "agony"]
    assert battle.mana(1) == 12, "the Decoy on the curse was destroyed with it"


def shifting(spell: str, *objects: dict[str, Any]) -> Battle:
    """Seat 0 is about to shift or steal the Bear Strength on its own wolf."""
    return duel(
        mage("wizard", zone="b2", mana=40, prepared=[spell]),
        mage("priestess", zone="b3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="host", zone="b2"),
        enchantment("bear_strength", id="bear", on="wolf"),
        *objects,
        creature="mage-0",
    )


INTERVENTION = veil("divine_intervention", id="intervention", on="host", controller=1)


@pytest.mark.parametrize("spell", ["shift_enchantment", "steal_enchantment"])
@pytest.mark.parametrize("to", ["d1", "b2"], ids=["out of range", "in place"])
@pytest.mark.rule("casting.second-target")
def test_a_new_host_that_was_moved_is_no_target_any_more_and_the_enchantment_stays(
    spell: str, to: str
) -> None:
    battle = shifting(spell, INTERVENTION)
    name = slug(spell)
    battle.does(0, f"cast:{name}:bear", f"choose:{name}:host")
    mana = battle.mana(0)
    battle.does(1, "reveal:intervention", f"teleport:host:{to}").passes()
    assert battle.piece("bear").host == "wolf"
    assert battle.piece("bear").controller == 0
    assert battle.happened("spell-cancelled")
    assert battle.discard(0) == [spell]
    assert battle.mana(0) == mana, "what was paid stays paid"


@pytest.mark.parametrize("spell", ["shift_enchantment", "steal_enchantment"])
@pytest.mark.rule("casting.second-target")
def test_a_new_host_that_died_is_no_target_any_more_and_the_enchantment_stays(spell: str) -> None:
    name = slug(spell)
    battle = duel(
        mage("wizard", zone="b2", mana=40, prepared=[spell]),
        mage("warlock", zone="b3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="host", zone="b2", damage=9),
        enchantment("bear_strength", id="bear", on="wolf"),
        veil("hellfire_trap", id="trap", zone="d1", controller=1),
        veil("divine_intervention", id="intervention", on="host", controller=1),
        creature="mage-0",
        dice=[CRIT2] * 4 + [1],
    )
    battle.does(0, f"cast:{name}:bear", f"choose:{name}:host")
    battle.does(1, "reveal:intervention", "teleport:host:d1", "pay:trap").passes()
    assert not battle.exists("host")
    assert battle.piece("bear").host == "wolf"
    assert battle.discard(0) == ["timber_wolf", spell]


@pytest.mark.rule("casting.second-target")
def test_a_decoy_does_not_go_where_a_hidden_enchantment_was() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=40, prepared=["shift_enchantment"]),
        mage("priestess", zone="b3", mana=20),
        veil("decoy", id="decoy", on="mage-0"),
        veil("decoy", id="bait", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:shift-enchantment:decoy", "choose:shift-enchantment:bait")
    battle.does(1, "reveal:bait").passes()
    assert not battle.exists("bait")
    assert battle.piece("decoy").host == "mage-0"
    assert battle.discard(0) == ["shift_enchantment"]


@pytest.mark.rule("casting.second-target")
def test_a_host_that_moves_with_the_caster_stays_right() -> None:
    """The enchantment on the caster goes to another one there: both move with the caster."""
    battle = duel(
        mage("wizard", zone="b2", mana=40, prepared=["shift_enchantment"]),
        mage("priestess", zone="b3", mana=20),
        veil("decoy", id="decoy", on="mage-0"),
        enchantment("bear_strength", id="bear", on="mage-0"),
        veil("divine_intervention", id="intervention", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:shift-enchantment:decoy", "choose:shift-enchantment:bear")
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1").passes()
    assert battle.piece("decoy").host == "bear"


@pytest.mark.rule("casting.second-target")
def test_a_zone_that_the_moved_caster_no_longer_reaches_is_no_target() -> None:
    def moved(to: str) -> Battle:
        battle = duel(
            mage("wizard", zone="a1", mana=40, prepared=["teleport"]),
            mage("priestess", zone="d3", mana=20),
            veil("divine_intervention", id="intervention", on="mage-0", controller=1),
            creature="mage-0",
        )
        battle.does(0, "cast:teleport:mage-0", "choose:teleport:c1")
        return battle.does(1, "reveal:intervention", f"teleport:mage-0:{to}").passes()

    assert moved("b1").zone("mage-0") == "c1", "the caster is the target, and moves with itself"
    assert moved("a3").zone("mage-0") == "a3", "four zones away"
