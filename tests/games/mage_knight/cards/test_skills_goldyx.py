"""Rulings on the skills of Goldyx. [skills]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import BLUE, ICE, PHYSICAL, SIEGE
from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"


def skilled(skill: str, **more: Any) -> Scene:
    """Goldyx with this skill, in his turn."""
    return quest(hero("goldyx", skills=[skill], **more), source=["red", "red", "red"])


@pytest.mark.rule("skill.freezing-power")
def test_freezing_power_besieges_with_or_without_ice() -> None:
    for branch, element in (("choose:siege-attack-1", PHYSICAL), ("choose:siege-ice-attack-1", ICE)):
        scene = quest(hero("goldyx", skills=["freezing-power"]), combat=fight("prowlers"))
        scene.does(0, "use:freezing-power", branch)
        assert [(one.points, one.mode, one.element) for one in scene.combat.attacks] == [(1, SIEGE, element)]


@pytest.mark.rule("skill.potion-making", "skills.kinds")
def test_potion_making_heals_two_once_a_round_and_not_in_combat() -> None:
    scene = skilled("potion-making", hand=["wound", "wound"]).does(
        0, "use:potion-making", "heal:hand", "heal:hand"
    )
    assert (scene.hero().hand, scene.hero().skills["potion-making"]) == ([], SkillState.DOWN)
    fighting = quest(hero("goldyx", skills=["potion-making"], hand=["wound"]), combat=fight("prowlers"))
    assert fighting.refuses(0, "use:potion-making") == ("refused-in-combat", "combat.no-healing")


@pytest.mark.parametrize(
    ("skill", "mana"),
    [
        pytest.param("white-crystal-craft", "white", marks=pytest.mark.rule("skill.white-crystal-craft")),
        pytest.param("green-crystal-craft", "green", marks=pytest.mark.rule("skill.green-crystal-craft")),
        pytest.param("red-crystal-craft", "red", marks=pytest.mark.rule("skill.red-crystal-craft")),
    ],
)
def test_crystal_craft_gives_a_blue_crystal_and_a_mana_once_a_round(skill: str, mana: str) -> None:
    scene = skilled(skill).does(0, f"use:{skill}")
    assert (scene.hero().crystals[BLUE], scene.hero().mana) == (1, [mana])
    assert scene.refuses(0, f"use:{skill}") == ("refused-skill-used", "skills.kinds")


@pytest.mark.rule("skill.glittering-fortune")
def test_glittering_fortune_counts_colours_of_crystals_and_only_in_an_interaction() -> None:
    me = hero(
        "goldyx", skills=["glittering-fortune"], space=VILLAGE, crystals={"red": 2, "blue": 1, "white": 0}
    )
    scene = quest(me, tiles=TILES)
    assert scene.refuses(0, "use:glittering-fortune") == ("refused-not-interacting", "effects.when")
    assert scene.does(0, "interact", "use:glittering-fortune").turn().influence == 2


@pytest.mark.rule("skill.glittering-fortune")
def test_glittering_fortune_does_not_serve_a_card_that_buys_outside_of_interactions() -> None:
    me = hero("goldyx", skills=["glittering-fortune"], hand=["learning"], crystals={"red": 1})
    scene = quest(me, offers={"actions": ["agility"]}).does(0, "play:learning:basic")
    assert scene.refuses(0, "use:glittering-fortune") == ("refused-not-interacting", "effects.when")


@pytest.mark.rule("skill.flight")
def test_flight_goes_one_space_for_nothing() -> None:
    scene = skilled("flight").does(0, "use:flight", "land:1,-1")
    assert (scene.hero().space, scene.turn().move) == ("1,-1", 0)
    assert scene.hero().skills["flight"] is SkillState.DOWN


@pytest.mark.rule("skill.flight")
def test_flight_goes_two_spaces_for_two_move_points_over_anything_onto_safe_ground() -> None:
    orc = {"1,-3": ["prowlers"]}
    grounded = quest(
        hero("goldyx", skills=["flight"], space="0,-2"), tiles={"1,-3": "countryside-8"}, tokens=orc
    )
    grounded.does(0, "use:flight")
    assert grounded.refuses(0, "land:2,-4")[1] == "move.fly"
    scene = quest(
        hero("goldyx", skills=["flight"], space="0,-2"), tiles={"1,-3": "countryside-8"}, tokens=orc, move=2
    )
    scene.does(0, "use:flight")
    assert scene.refuses(0, "land:1,-3") == ("refused-not-safe", "move.safe")
    scene.does(0, "land:2,-4")
    assert (scene.hero().space, scene.turn().move, scene.state.combat) == ("2,-4", 0, None)


@pytest.mark.rule("skill.universal-power", "sideways.skills")
def test_universal_power_makes_a_sideways_card_worth_three_or_four_in_the_colour_paid() -> None:
    other = skilled("universal-power", hand=["march", "rage"], mana=["blue", "red"])
    other.does(0, "use:universal-power", "pay:token-blue", "play:march:move", "play:rage:move")
    assert other.turn().move == 3 + 1
    same = skilled("universal-power", hand=["march"], mana=["green"])
    assert same.does(0, "use:universal-power", "pay:token-green", "play:march:move").turn().move == 4


@pytest.mark.rule("skill.universal-power", "mana.gold")
def test_gold_counts_as_the_colour_it_stands_for_with_universal_power() -> None:
    scene = skilled("universal-power", hand=["march"], mana=["gold"])
    scene.does(0, "use:universal-power", "pay:token-gold:green", "play:march:move")
    assert scene.turn().move == 4
    spell = skilled("universal-power", hand=["fireball"], mana=["red"])
    assert spell.does(0, "use:universal-power", "pay:token-red", "play:fireball:move").turn().move == 4
    artifact = skilled("universal-power", hand=["golden-grail"], mana=["red"])
    artifact.does(0, "use:universal-power", "pay:token-red", "play:golden-grail:move")
    assert artifact.turn().move == 3


@pytest.mark.rule("skill.universal-power", "source.one")
def test_universal_power_may_be_paid_with_the_source_die_but_must_be_paid() -> None:
    scene = skilled("universal-power", hand=["march"]).does(0, "use:universal-power", "pay:die-red")
    assert scene.turn().dice_left == 0
    broke = quest(
        hero("goldyx", skills=["universal-power"], hand=["march"]), source=["black", "black", "black"]
    )
    assert broke.refuses(0, "use:universal-power")[1] == "mana.pay"


@pytest.mark.rule("skill.universal-power", "sideways")
def test_universal_power_makes_no_card_ranged() -> None:
    scene = quest(
        hero("goldyx", skills=["universal-power"], hand=["march"], mana=["red"]), combat=fight("prowlers")
    )
    scene.does(0, "use:universal-power", "pay:token-red")
    assert scene.refuses(0, "play:march:attack") == ("refused-not-attacking", "sideways")


@pytest.mark.rule("skill.source-freeze", "skills.interactive")
def test_source_freeze_keeps_the_die_from_others_and_brings_a_crystal_in_the_next_turn() -> None:
    scene = quest(
        hero("goldyx", skills=["source-freeze"], hand=["rage", "march"]),
        hero("tovak", hand=["march", "rage"]),
        source=["green", "green", "gold", "black"],
    )
    scene.does(0, "use:source-freeze", "play:march:strong", "pay:die-green", "end:turn", "keep:hand")
    assert scene.refuses(1, "play:march:strong") == ("refused-source-frozen", "skill.source-freeze")
    scene.does(1, "play:march:basic", "end:turn", "keep:hand")
    shown = [f"color:{color}" for color in scene.state.source.dice if color not in ("gold", "black")]
    assert set(scene.offers(0)) == set(shown)
    scene.does(0, "color:green")
    assert scene.hero(0).skills["source-freeze"] is SkillState.DOWN
    assert sum(scene.hero(0).crystals.values()) == 1


@pytest.mark.rule("skill.source-freeze")
def test_a_frozen_source_still_gives_dice_that_effects_grant() -> None:
    scene = quest(
        hero("goldyx", skills=["source-freeze"], hand=["march"]),
        hero("tovak", hand=["march", "mana-draw"]),
        source=["green", "green", "green", "green"],
    )
    scene.does(0, "use:source-freeze", "play:march:basic", "end:turn")
    scene.does(1, "play:mana-draw:basic", "play:march:strong", "pay:die-green")
    assert scene.turn(1).move == 4


@pytest.mark.rule("skill.source-freeze")
def test_a_round_that_ends_first_brings_source_freeze_back_without_a_crystal() -> None:
    scene = quest(
        hero("goldyx", skills={"source-freeze": "on-the-table"}, tactic="early-bird"),
        hero("tovak", hand=["march"], tactic="planning"),
        turn=1,
        announced=0,
        last_turns=[1],
    )
    scene.does(1, "play:march:basic", "end:turn")
    assert scene.state.calendar.round == 2
    assert scene.hero(0).skills["source-freeze"] is SkillState.READY
    assert sum(scene.hero(0).crystals.values()) == 0


@pytest.mark.rule("skill.source-freeze", "tactic.mana-steal")
def test_a_frozen_source_leaves_others_the_die_on_their_tactic() -> None:
    scene = quest(
        hero("goldyx", skills=["source-freeze"], hand=["march"]),
        hero("tovak", hand=["march"], tactic="mana-steal", stored_die="green"),
        source=["green", "green", "green"],
    )
    scene.does(0, "use:source-freeze", "play:march:basic", "end:turn").does(1, "play:march:strong")
    assert scene.offers(1) == ["pay:stored-green"]
