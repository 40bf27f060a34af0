"""Who casts besides mages: familiars and spawnpoints."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    Battle,
    conjuration,
    creature,
    duel,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets


def huginn(assigned: str, *entries: dict[str, Any], zone: str = "c2", mana: int = 0, **more: Any) -> Battle:
    """Huginn, just activated with a spell to cast, and his Wizard in a1."""
    return duel(
        mage("wizard", zone="a1", mana=10),
        mage(zone="d3"),
        creature("huginn_raven_familiar", id="huginn", zone=zone, mana=mana, assigned=assigned),
        *entries,
        **({"creature": "huginn"} | more),
    )


# Who casts


@pytest.mark.rule("casting.who-casts")
def test_creatures_that_are_no_familiars_cast_nothing() -> None:
    battle = duel(
        mage("wizard", zone="a1", prepared=["sleep"]),
        mage(zone="d3"),
        creature("asyran_cleric", id="cleric", zone="c2"),
        creature("timber_wolf", zone="c2", controller=1),
        creature="cleric",
    )
    assert not battle.offers(0, "cast:")


@pytest.mark.rule("casting.who-casts")
def test_a_familiar_has_no_quickcast() -> None:
    sleeper = creature("timber_wolf", id="wolf", zone="c2", controller=1)
    battle = huginn("sleep", sleeper, at="actions", creature=None, turn=0)
    assert battle.asks == {0: "ask-activate"}
    assert not battle.offers(0, "cast:"), "neither before its action phase"
    battle.does(0, "activate:huginn", "finish:huginn").until("ask-after-action")
    assert not battle.offers(0, "cast:"), "nor after it"


@pytest.mark.rule("casting.who-casts")
def test_a_spawnpoint_casts_only_in_the_deployment_phase() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=20),
        mage(zone="d3"),
        conjuration("lair", id="lair", zone="b2", assigned="timber_wolf"),
    )
    assert not battle.offers(0, "cast:")
    assert not battle.does(0, "activate:mage-0").offers(0, "cast:")


@pytest.mark.rule("casting.magecast")
def test_a_magecast_spell_is_cast_by_mages_only() -> None:
    def fellella(assigned: str) -> Battle:
        return duel(
            mage("warlock", zone="c2", mana=20, prepared=["death_link"]),
            mage(zone="d3"),
            creature("fellella_pixie_familiar", id="pixie", zone="c2", assigned=assigned),
            creature("timber_wolf", id="wolf", zone="c2", controller=1),
        )

    assert "wolf" in targets(fellella("agony").does(0, "activate:pixie"), "cast:agony:")
    battle = fellella("death_link")
    assert "wolf" in targets(battle, "cast:death-link:"), "by the mage"
    assert not battle.does(0, "activate:pixie").offers(0, "cast:")


# Familiars


@pytest.mark.rule("casting.familiar-types")
def test_a_familiar_is_given_spells_of_its_kinds_only_castable_or_not() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=0, book=["sleep", "drain_power", "nullify", "fireball", "dispel"]),
        mage(zone="d3"),
        creature("huginn_raven_familiar", id="huginn", zone="c2"),
        at="planning",
    )
    battle.does(0, "done")
    assert battle.offers(0, "prepare:") == ["prepare:dispel:huginn", "prepare:sleep:huginn"], (
        "incantations up to level 2, though there is no mana for them"
    )
    battle.does(0, "prepare:sleep:huginn").passes()
    assert battle.sees(1, "huginn")["has_assigned"] is True, "the opponent sees that there is one"
    assert battle.sees(0, "huginn")["assigned"] == "sleep"


@pytest.mark.rule("casting.familiar-types")
def test_what_a_familiar_was_given_nobody_else_casts() -> None:
    wolf = creature("timber_wolf", id="wolf", zone="b1", controller=1)
    battle = huginn("sleep", wolf, at="actions", creature=None, turn=0)
    assert not battle.does(0, "activate:mage-0").offers(0, "cast:sleep")


@pytest.mark.rule("casting.familiar-cast", "casting.helper-mana", "casting.controller")
def test_a_familiar_casts_from_where_it_is_and_pays_first() -> None:
    battle = huginn(
        "sleep",
        creature("timber_wolf", id="wolf", zone="d1", controller=1),
        creature("timber_wolf", id="far", zone="a1", controller=1),
        mana=2,
    )
    assert targets(battle, "cast:sleep:") & {"wolf", "far"} == {"wolf"}, (
        "two zones from Huginn, not from his mage"
    )
    battle.does(0, "cast:sleep:wolf").passes()
    assert battle.markers("wolf") == {"sleep": 1}
    assert battle.piece("huginn").mana == 0
    assert battle.mana(0) == 7, "2 of 5 from Huginn"
    assert battle.discard(0) == ["sleep"]


@pytest.mark.rule("casting.familiar-cast")
def test_casting_takes_the_action_of_the_familiar() -> None:
    battle = huginn("sleep", creature("timber_wolf", id="wolf", zone="c2", controller=1))
    battle.does(0, "move:huginn:c1", "cast:sleep:wolf").passes()
    assert battle.asks == {1: "ask-activate"}
    full = huginn("group_heal")
    assert full.offers(0, "cast:group-heal:")
    assert not full.does(0, "move:huginn:c1").passes().offers(0, "cast:"), (
        "a full action is gone after a move"
    )


@pytest.mark.rule("casting.familiar-cast")
def test_the_familiar_itself_is_the_caster() -> None:
    """Jinx waits on Huginn, not on his mage; and sight is Huginn's."""
    battle = huginn(
        "sleep",
        creature("timber_wolf", id="wolf", zone="d2", controller=1),
        veil("jinx", id="jinx", on="huginn", controller=1),
        wall("wall_of_stone", border="c2-d2", controller=1),
        mana=1,
    )
    battle.does(0, "cast:sleep:wolf").does(1, "pay:jinx").passes()
    assert battle.happened("spell-jinxed")
    assert battle.book(0) == ["sleep"]


@pytest.mark.rule("casting.helper-mana")
@pytest.mark.parametrize(
    ("mana", "own", "castable"), [(4, 1, True), (3, 1, False), (0, 5, True), (0, 4, False)]
)
def test_what_a_helper_lacks_its_mage_adds(mana: int, own: int, castable: bool) -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=mana),
        mage(zone="d3"),
        creature("huginn_raven_familiar", id="huginn", zone="c2", mana=own, assigned="sleep"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="huginn",
    )
    assert bool(battle.offers(0, "cast:sleep:wolf")) is castable


@pytest.mark.rule("casting.helper-lost")
def test_the_spell_of_a_destroyed_familiar_is_destroyed_with_it() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=10),
        mage(zone="d3"),
        creature("huginn_raven_familiar", id="huginn", zone="c2", damage=4, assigned="sleep"),
        creature("darkfenne_bat", id="bat", zone="c2", controller=1),
        creature="bat",
        dice=[CRIT, BLANK, 1],
    )
    battle.does(1, "attack:bat.diseased-bite:huginn").lets("ask-defend")
    assert not battle.exists("huginn")
    assert sorted(battle.discard(0)) == ["huginn_raven_familiar", "sleep"]


# Spawnpoints


@pytest.mark.rule("casting.spawnpoint", "casting.helper-mana", "spells.creature")
def test_the_lair_of_the_rulebooks_casts_an_animal_with_its_own_mana_first() -> None:
    battle = position("casting_lair")
    assert battle.asks == {0: "ask-deploy"}
    assert battle.offers(0) == ["cast:timber-wolf:c1", "pass"], "into the Lair's zone, not the mage's"
    battle.does(0, "cast:timber-wolf:c1").lets("ask-pet", "ask-quickcast")
    wolf = battle.new("timber_wolf")
    assert battle.zone(wolf) == "c1"
    assert battle.piece("lair").mana == 0
    assert battle.mana(0) == 3, "7 of 9 from the mage"
    assert not battle.piece(wolf).active


@pytest.mark.rule("casting.spawnpoint")
def test_a_spawnpoint_is_given_only_the_kinds_its_card_names_and_need_not_cast() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=20, book=["timber_wolf", "mana_leech", "heal"]),
        mage(zone="d3"),
        conjuration("lair", id="lair", zone="c1"),
        at="planning",
    )
    battle.does(0, "done")
    assert battle.offers(0) == ["prepare:timber-wolf:lair", "done:lair"]
    battle.does(0, "prepare:timber-wolf:lair").does(0, "pass").passes()
    assert battle.piece("lair").assigned >= 0, "it keeps the spell until the next planning phase"
    assert battle.mana(0) == 20


@pytest.mark.rule("casting.spawnpoint", "spells.equipment-reach")
@pytest.mark.parametrize(("zone", "reached"), [("c1", True), ("d1", False)])
def test_the_battle_forge_arms_its_mage_within_range_of_the_forge(zone: str, reached: bool) -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=20),
        mage(zone="d3"),
        conjuration("battle_forge", id="forge", zone=zone, mana=1, assigned="leather_boots"),
        at="deployment",
    )
    assert bool(battle.offers(0, "cast:leather-boots:mage-0")) is reached
    if reached:
        battle.does(0, "cast:leather-boots:mage-0").passes()
        assert battle.armor("mage-0") == 1
        assert battle.mana(0) == 19
        assert battle.piece("forge").mana == 0


@pytest.mark.rule("casting.spawnpoint")
def test_sight_is_counted_from_the_forge() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=20),
        mage(zone="d3"),
        conjuration("battle_forge", id="forge", zone="b1", assigned="leather_boots"),
        wall("wall_of_stone", border="a1-b1", controller=1),
        at="deployment",
    )
    assert battle.asks == {0: "ask-deploy"}
    assert not battle.offers(0, "cast:")


@pytest.mark.rule("casting.helper-lost")
def test_the_spell_of_a_destroyed_spawnpoint_is_destroyed_with_it() -> None:
    battle = duel(
        mage("beastmaster", zone="a1"),
        mage(zone="d3"),
        conjuration("lair", id="lair", zone="b2", damage=12, assigned="timber_wolf"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature="wolf",
        dice=[CRIT, BLANK, BLANK, BLANK],
    )
    battle.does(1, "attack:wolf.bite:lair").passes()
    assert sorted(battle.discard(0)) == ["lair", "timber_wolf"]
