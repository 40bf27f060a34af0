"""Rulings on the skills of Norowas. [skills]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import GREEN, RANGED, WHITE, Terrain
from magehall.games.mage_knight.heroes.units import has_free_bond
from magehall.games.mage_knight.model.costs import terrain_cost
from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"


def skilled(skill: str, **more: Any) -> Scene:
    """Norowas with this skill, in his turn."""
    return quest(hero("norowas", skills=[skill], **more))


@pytest.mark.rule("skill.forward-march")
def test_forward_march_counts_units_that_are_ready_and_unwounded() -> None:
    units = ["peasants", "peasants", unit("foresters", ready=False), unit("herbalists", wounds=1)]
    some = skilled("forward-march", units=units, level=9, fame=99).does(0, "use:forward-march")
    assert some.turn().move == 2
    four = ["peasants", "peasants", "foresters", "herbalists"]
    assert (
        skilled("forward-march", units=four, level=9, fame=99).does(0, "use:forward-march").turn().move == 3
    )


@pytest.mark.rule("skill.day-sharpshooting")
def test_day_sharpshooting_is_better_by_day() -> None:
    for time, inside, points in (("day", False, 2), ("night", False, 1), ("day", True, 1)):
        scene = quest(
            hero("norowas", skills=["day-sharpshooting"]), combat=fight("prowlers", night=inside), time=time
        )
        scene.does(0, "use:day-sharpshooting")
        assert [(one.points, one.mode) for one in scene.combat.attacks] == [(points, RANGED)]


@pytest.mark.rule("skill.inspiration", "units.ready")
def test_inspiration_readies_a_unit_even_a_wounded_one_or_heals_one() -> None:
    hurt = [unit("peasants", ready=False, wounds=2)]
    ready = skilled("inspiration", units=hurt).does(0, "use:inspiration", "choose:ready-unit", "unit:unit-1")
    assert (ready.state.unit("unit-1").ready, ready.state.unit("unit-1").wounds) == (True, 2)
    healed = skilled("inspiration", units=hurt).does(0, "use:inspiration", "choose:heal-unit", "unit:unit-1")
    assert (healed.state.unit("unit-1").ready, healed.state.unit("unit-1").wounds) == (False, 1)


@pytest.mark.rule("skill.inspiration", "combat.no-healing")
def test_inspiration_is_not_for_combat_and_needs_a_unit_to_help() -> None:
    me = hero("norowas", skills=["inspiration"], units=[unit("peasants", ready=False)])
    scene = quest(me, combat=fight("prowlers"))
    assert scene.refuses(0, "use:inspiration") == ("refused-in-combat", "combat.no-healing")
    fresh = skilled("inspiration", units=["peasants"])
    assert fresh.refuses(0, "use:inspiration")[0] == "refused-no-spent-unit"


@pytest.mark.rule("skill.bright-negotiation")
def test_bright_negotiation_is_worth_more_by_day() -> None:
    for time, influence in (("day", 3), ("night", 2)):
        me = hero("norowas", skills=["bright-negotiation"], space=VILLAGE)
        scene = quest(me, tiles=TILES, time=time).does(0, "interact", "use:bright-negotiation")
        assert scene.turn().influence == influence


@pytest.mark.rule("skill.leaves-in-the-wind")
def test_leaves_in_the_wind_give_a_green_crystal_and_a_white_mana() -> None:
    scene = skilled("leaves-in-the-wind").does(0, "use:leaves-in-the-wind")
    assert (scene.hero().crystals[GREEN], scene.hero().mana) == (1, ["white"])
    assert scene.hero().skills["leaves-in-the-wind"] is SkillState.DOWN


@pytest.mark.rule("skill.whisper-in-the-treetops")
def test_whisper_in_the_treetops_gives_a_white_crystal_and_a_green_mana() -> None:
    scene = skilled("whisper-in-the-treetops").does(0, "use:whisper-in-the-treetops")
    assert (scene.hero().crystals[WHITE], scene.hero().mana) == (1, ["green"])
    assert scene.hero().skills["whisper-in-the-treetops"] is SkillState.DOWN


# Leadership


def leading(card: str, phase: str, *enemies: str) -> Scene:
    """Norowas, who has used Leadership, with two units of a kind in combat."""
    me = hero(
        "norowas", skills=["leadership"], units=[card, card], level=9, fame=99, mana=["green", "red", "blue"]
    )
    return quest(me, combat=fight(*(enemies or ("prowlers",)), phase=phase)).does(0, "use:leadership")


@pytest.mark.rule("skill.leadership", "units.values")
def test_leadership_adds_two_to_the_attack_of_the_next_unit_alone() -> None:
    scene = leading("peasants", "attack")
    scene.does(0, "activate:unit-1:ability-0", "choose:attack-2")
    scene.does(0, "activate:unit-2:ability-0", "choose:attack-2")
    assert [one.points for one in scene.combat.attacks] == [4, 2]


@pytest.mark.rule("skill.leadership")
def test_leadership_adds_three_to_a_block() -> None:
    scene = leading("peasants", "block").does(0, "activate:unit-1:ability-0", "choose:block-2")
    assert [one.points for one in scene.combat.blocks] == [5]


@pytest.mark.rule("skill.leadership")
def test_leadership_adds_one_to_a_ranged_attack_and_nothing_to_a_siege_attack_in_the_ranged_phase() -> None:
    shooting = leading("utem-crossbowmen", "ranged").does(0, "activate:unit-1:ability-1")
    assert [one.points for one in shooting.combat.attacks] == [3]
    besieging = leading("catapults", "ranged").does(0, "activate:unit-1:ability-0")
    assert [one.points for one in besieging.combat.attacks] == [3]


@pytest.mark.rule("skill.leadership")
def test_in_the_attack_phase_leadership_adds_two_to_ranged_and_siege_attacks_too() -> None:
    shooting = leading("utem-crossbowmen", "attack").does(0, "activate:unit-1:ability-1")
    assert [one.points for one in shooting.combat.attacks] == [4]
    besieging = leading("catapults", "attack").does(0, "activate:unit-1:ability-0")
    assert [one.points for one in besieging.combat.attacks] == [5]


@pytest.mark.rule("skill.leadership")
def test_leadership_is_for_combat_once_a_turn() -> None:
    idle = skilled("leadership", units=["peasants"])
    assert idle.refuses(0, "use:leadership") == ("refused-not-in-combat", "effects.when")
    assert leading("peasants", "block").refuses(0, "use:leadership")[0] == "refused-skill-used"


# Bonds of Loyalty


@pytest.mark.rule("skill.bonds-of-loyalty")
def test_a_unit_under_bonds_of_loyalty_costs_five_less_and_needs_no_command_token() -> None:
    me = hero("norowas", skills=["bonds-of-loyalty"], space=VILLAGE, units=["herbalists"])
    offers = {"units": ["peasants", "utem-crossbowmen", "foresters"]}
    scene = quest(me, tiles=TILES, offers=offers, influence=1).does(0, "interact")
    assert scene.refuses(0, "recruit:foresters")[1] == "interact.points"
    scene.does(0, "recruit:utem-crossbowmen:bonded")
    assert scene.turn().influence == 0
    assert [(one.card, one.bonded) for one in scene.state.units(0)] == [
        ("herbalists", False),
        ("utem-crossbowmen", True),
    ]
    assert scene.refuses(0, "recruit:peasants:bonded")[1] == "skill.bonds-of-loyalty"


@pytest.mark.rule("skill.bonds-of-loyalty")
def test_a_cheap_unit_costs_nothing_under_bonds_of_loyalty_and_leaves_influence_as_it_was() -> None:
    me = hero("norowas", skills=["bonds-of-loyalty"], space=VILLAGE)
    scene = quest(me, tiles=TILES, offers={"units": ["peasants"]}).does(
        0, "interact", "recruit:peasants:bonded"
    )
    assert scene.turn().influence == 0
    assert scene.state.unit("unit-1").bonded


@pytest.mark.rule("skill.bonds-of-loyalty", "combat.no-units")
def test_the_bonded_unit_serves_and_takes_damage_where_units_stay_outside() -> None:
    me = hero(
        "norowas",
        skills=["bonds-of-loyalty"],
        units=["peasants", unit("peasants", bonded=True)],
    )
    scene = quest(me, combat=fight("minotaur", phase="block", site="dungeon", units=False, night=True))
    assert scene.refuses(0, "activate:unit-1:ability-0") == ("refused-no-units-here", "combat.no-units")
    scene.does(0, "activate:unit-2:ability-0", "choose:block-2", "next:damage")
    assert scene.refuses(0, "damage:foe-1:unit-1") == ("refused-units-stay-outside", "combat.no-units")
    scene.does(0, "damage:foe-1:unit-2")
    assert scene.state.unit("unit-2").wounds == 1


@pytest.mark.rule("skill.bonds-of-loyalty", "units.disband")
def test_the_bonded_unit_cannot_be_disbanded() -> None:
    me = hero(
        "norowas",
        skills=["bonds-of-loyalty"],
        space=VILLAGE,
        units=["herbalists", unit("peasants", bonded=True)],
    )
    scene = quest(me, tiles=TILES, offers={"units": ["foresters"]}, influence=5)
    scene.does(0, "interact", "recruit:foresters")
    assert scene.refuses(0, "disband:unit-2")[1] == "skill.bonds-of-loyalty"
    scene.does(0, "disband:unit-1")
    assert sorted(one.card for one in scene.state.units(0)) == ["foresters", "peasants"]


@pytest.mark.rule("skill.bonds-of-loyalty")
def test_bonds_of_loyalty_bring_two_regular_units_into_the_offer_when_gained() -> None:
    me = hero("norowas", fame=3, level=1, skill_pile=["bonds-of-loyalty", "leadership"], hand=["march"])
    scene = quest(me, offers={"units": ["peasants"], "actions": ["agility"]}, at="ending")
    scene.does(0, "skill:bonds-of-loyalty", "gain:agility")
    assert len(scene.state.offers.units) == 3
    assert scene.hero().skills["bonds-of-loyalty"] is SkillState.READY


# Prayer of Weather


@pytest.mark.rule("skill.prayer-of-weather", "skills.interactive")
def test_prayer_of_weather_makes_terrain_cheap_for_oneself_and_dear_for_others_until_the_next_turn() -> None:
    scene = quest(
        hero("norowas", skills=["prayer-of-weather"], hand=["march", "rage"]),
        hero("tovak", hand=["march", "rage"]),
        tiles=TILES,
    )
    scene.does(0, "use:prayer-of-weather", "play:march:basic", "move:1,-1")
    assert scene.turn(0).move == 2 - 1
    scene.does(0, "move:1,0")
    assert scene.turn(0).move == 0
    scene.does(0, "end:turn", "keep:hand")
    scene.does(1, "play:march:basic")
    assert scene.refuses(1, "move:1,-1")[0] == "refused-too-few-move"
    scene.does(1, "play:rage:move", "move:0,-1")
    assert scene.turn(1).move == 3 - 3
    scene.does(1, "end:turn")
    assert scene.hero(0).skills["prayer-of-weather"] is SkillState.DOWN


@pytest.mark.rule("skill.prayer-of-weather", "effects.when")
def test_a_prayer_of_weather_is_said_while_moving() -> None:
    prays = {"skills": ["prayer-of-weather"], "hand": ["march", "rage"]}
    assert quest(hero("norowas", **prays)).offers(0, "use:prayer-of-weather")
    fighting = quest(hero("norowas", **prays), combat=fight("prowlers"))
    assert fighting.refuses(0, "use:prayer-of-weather") == ("refused-not-moving", "effects.when")


@pytest.mark.rule("skill.prayer-of-weather")
def test_foul_weather_makes_no_terrain_dearer_than_five_and_lasts_for_every_other_player() -> None:
    me = hero("norowas", skills={"prayer-of-weather": "on-the-table"})
    scene = quest(
        me,
        hero("tovak", space="3,-2", hand=["march"]),
        hero("goldyx", space="3,-2", hand=["march"]),
        tiles={"3,-2": "countryside-7"},
        shape="open",
        turn=1,
        move=5,
    )
    assert terrain_cost(scene.state, 1, Terrain.SWAMP) == 5
    assert terrain_cost(scene.state, 1, Terrain.FOREST) == 4


@pytest.mark.rule("skill.bonds-of-loyalty")
def test_a_bonded_unit_that_is_destroyed_leaves_the_token_free() -> None:
    me = hero("norowas", skills=["bonds-of-loyalty"], units=[unit("peasants", bonded=True)])
    scene = quest(me, combat=fight("medusa", phase="block", site="dungeon", units=False, night=True))
    assert not has_free_bond(scene.state, 0)
    scene.does(0, "next:damage", "damage:foe-1:unit-1")
    assert "unit-1" not in scene.hero().units
    assert has_free_bond(scene.state, 0)


@pytest.mark.rule("skill.bonds-of-loyalty", "units.reward")
def test_a_unit_for_nothing_stands_under_bonds_of_loyalty_without_another_token() -> None:
    me = hero(
        "norowas",
        skills=["bonds-of-loyalty"],
        units=["peasants"],
        hand=["call-to-arms"],
        mana=["white", "black"],
    )
    scene = quest(me, offers={"units": ["foresters"]}, time="night")
    scene.does(0, "play:call-to-arms:strong", "pay:token-white", "pay:token-black", "unit:foresters:bonded")
    assert [(one.card, one.bonded) for one in scene.state.units(0)] == [
        ("peasants", False),
        ("foresters", True),
    ]


@pytest.mark.rule("skill.bonds-of-loyalty", "units.reward", "card.call-to-arms")
def test_a_unit_for_nothing_comes_under_bonds_of_loyalty_or_a_command_token_by_choice() -> None:
    def called(*units: str) -> Scene:
        """Norowas has cast Call to Glory, with these units under command tokens."""
        me = hero(
            "norowas",
            hand=["call-to-arms"],
            mana=["white", "black"],
            skills=["bonds-of-loyalty"],
            units=list(units),
        )
        scene = quest(me, offers={"units": ["peasants"]}, time="night")
        return scene.does(0, "play:call-to-arms:strong", "pay:token-white", "pay:token-black")

    free = called()
    assert free.offers(0) == ["unit:peasants", "unit:peasants:bonded", "decline"]
    assert not free.does(0, "unit:peasants").state.units(0)[0].bonded
    assert called().does(0, "unit:peasants:bonded").state.units(0)[0].bonded
    assert [unit.bonded for unit in called("herbalists").does(0, "unit:peasants:bonded").state.units(0)] == [
        False,
        True,
    ]
    full = called("herbalists").does(0, "unit:peasants", "disband:unit-1")
    assert [(unit.card, unit.bonded) for unit in full.state.units(0)] == [("peasants", False)]
