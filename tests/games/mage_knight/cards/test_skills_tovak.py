"""Rulings on the skills of Tovak. [skills]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import FIRE, ICE, MELEE, PHYSICAL, RANGED
from magehall.games.mage_knight.foes.values import armor
from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, fight, hero, quest


def skilled(skill: str, **more: Any) -> Scene:
    """Tovak with this skill, in his turn, with red dice in the Source."""
    return quest(hero("tovak", skills=[skill], **more), source=["red", "red", "red"])


def fighting(skill: str, *foes: str, phase: str = "attack", **more: Any) -> Scene:
    """Tovak with this skill in combat."""
    return quest(hero("tovak", skills=[skill], **more), combat=fight(*foes, phase=phase))


@pytest.mark.rule("skill.double-time")
def test_double_time_is_faster_by_day() -> None:
    assert skilled("double-time").does(0, "use:double-time").turn().move == 2
    night = quest(hero("tovak", skills=["double-time"]), time="night").does(0, "use:double-time")
    assert night.turn().move == 1


@pytest.mark.rule("skill.night-sharpshooting", "night.inside")
def test_night_sharpshooting_is_better_at_night_and_inside_dungeons() -> None:
    for time, inside, points in (("day", False, 1), ("night", False, 2), ("day", True, 2)):
        scene = quest(
            hero("tovak", skills=["night-sharpshooting"]), combat=fight("prowlers", night=inside), time=time
        )
        scene.does(0, "use:night-sharpshooting")
        assert [(one.points, one.mode) for one in scene.combat.attacks] == [(points, RANGED)]


@pytest.mark.rule("skill.cold-swordsmanship")
def test_cold_swordsmanship_strikes_with_or_without_ice() -> None:
    for branch, element in (("choose:attack-2", PHYSICAL), ("choose:ice-attack-2", ICE)):
        scene = fighting("cold-swordsmanship", "prowlers").does(0, "use:cold-swordsmanship", branch)
        assert [(one.points, one.mode, one.element) for one in scene.combat.attacks] == [(2, MELEE, element)]


@pytest.mark.rule("skill.shield-mastery")
def test_shield_mastery_blocks_three_or_two_with_fire_or_ice() -> None:
    for branch, block in (
        ("choose:block-3", (3, PHYSICAL)),
        ("choose:fire-block-2", (2, FIRE)),
        ("choose:ice-block-2", (2, ICE)),
    ):
        scene = fighting("shield-mastery", "prowlers", phase="block").does(0, "use:shield-mastery", branch)
        assert [(one.points, one.element) for one in scene.combat.blocks] == [block]


@pytest.mark.rule("skill.resistance-break")
def test_resistance_break_takes_an_armor_for_each_resistance_an_enemy_has() -> None:
    scene = fighting("resistance-break", "fire-golems", "prowlers", phase="ranged")
    scene.does(0, "use:resistance-break", "target:foe-1")
    assert (armor(scene.state, scene.foe(1)), armor(scene.state, scene.foe(2))) == (4 - 2, 3)
    none = fighting("resistance-break", "prowlers").does(0, "use:resistance-break", "target:foe-1")
    assert armor(none.state, none.foe(1)) == 3


@pytest.mark.rule("skill.resistance-break")
def test_resistance_break_never_leaves_less_than_one_armor() -> None:
    weak = {"enemy": "fire-golems", "armor_less": 3}
    scene = quest(hero("tovak", skills=["resistance-break"]), combat=fight(weak, phase="attack"))
    scene.does(0, "use:resistance-break", "target:foe-1")
    assert armor(scene.state, scene.foe(1)) == 1


@pytest.mark.rule("skill.i-feel-no-pain")
def test_i_feel_no_pain_turns_a_wound_into_a_card_outside_of_combat() -> None:
    scene = skilled("i-feel-no-pain", hand=["wound", "rage"], deck=["march"])
    scene.does(0, "use:i-feel-no-pain")
    assert scene.refuses(0, "discard:rage")[1] == "cards.cost"
    scene.does(0, "discard:wound")
    assert (scene.hero().hand, scene.hero().discard) == (["rage", "march"], ["wound"])
    combat = fighting("i-feel-no-pain", "prowlers", hand=["wound"])
    assert combat.refuses(0, "use:i-feel-no-pain") == ("refused-in-combat", "combat.no-healing")
    assert skilled("i-feel-no-pain", hand=["rage"]).refuses(0, "use:i-feel-no-pain")[1] == "cards.cost"


@pytest.mark.rule("skill.i-dont-give-a-damn", "sideways.skills")
def test_i_dont_give_a_damn_gives_two_and_three_with_anything_but_a_basic_action() -> None:
    for card, move in (("march", 2), ("agility", 3), ("fireball", 3), ("golden-grail", 3)):
        scene = skilled("i-dont-give-a-damn", hand=[card, "rage"])
        scene.does(0, "use:i-dont-give-a-damn", f"play:{card}:move")
        assert scene.turn().move == move
        assert scene.does(0, "play:rage:move").turn().move == move + 1


@pytest.mark.rule("sideways.skills")
def test_only_one_skill_at_a_time_raises_a_sideways_card() -> None:
    scene = quest(hero("tovak", skills=["i-dont-give-a-damn", "who-needs-magic"], hand=["march", "rage"]))
    scene.does(0, "use:i-dont-give-a-damn")
    assert scene.refuses(0, "use:who-needs-magic") == ("refused-sideways-raised", "sideways.skills")
    scene.does(0, "play:march:move", "use:who-needs-magic", "play:rage:move")
    assert scene.turn().move == 2 + 3


@pytest.mark.rule("skill.who-needs-magic")
def test_who_needs_magic_gives_three_without_a_source_die_and_closes_the_source() -> None:
    scene = skilled("who-needs-magic", hand=["march", "rage", "crystallize"])
    scene.does(0, "use:who-needs-magic", "play:rage:move")
    assert scene.turn().move == 3
    assert scene.refuses(0, "play:crystallize:basic") == ("refused-source-closed", "skill.who-needs-magic")


@pytest.mark.rule("skill.who-needs-magic")
def test_who_takes_but_two_from_who_needs_magic_may_use_the_source_afterwards() -> None:
    scene = skilled("who-needs-magic", hand=["march", "rage", "crystallize"])
    scene.does(0, "use:who-needs-magic:open", "play:rage:move")
    assert scene.turn().move == 2
    scene.does(0, "play:crystallize:basic", "pay:die-red")
    assert scene.does(0, "play:march:move").turn().move == 3, "the choice was for one card"


@pytest.mark.rule("skill.who-needs-magic", "skill.i-dont-give-a-damn")
def test_only_who_needs_magic_has_a_way_that_leaves_the_source_open_and_only_before_a_die() -> None:
    scene = skilled("who-needs-magic", hand=["march", "crystallize"])
    scene.does(0, "play:crystallize:basic", "pay:die-red")
    assert scene.refuses(0, "use:who-needs-magic:open") == ("refused-source-used", "source.one")
    other = skilled("i-dont-give-a-damn", hand=["march"])
    assert other.refuses(0, "use:i-dont-give-a-damn:open") == ("refused-no-such-effect", "effects.choice")


@pytest.mark.rule("skill.who-needs-magic")
def test_who_needs_magic_gives_two_after_a_source_die() -> None:
    scene = skilled("who-needs-magic", hand=["march", "crystallize"])
    scene.does(0, "play:crystallize:basic", "pay:die-red", "use:who-needs-magic", "play:march:move")
    assert scene.turn().move == 2


@pytest.mark.rule("skill.who-needs-magic")
def test_a_source_closed_by_who_needs_magic_gives_no_die_to_effects_either() -> None:
    scene = skilled("who-needs-magic", hand=["march", "rage", "mana-draw"], crystals={"white": 1})
    scene.does(0, "use:who-needs-magic", "play:rage:move")
    assert scene.refuses(0, "play:mana-draw:strong") == ("refused-source-closed", "skill.who-needs-magic")


@pytest.mark.rule("skill.who-needs-magic", "tactic.mana-steal")
def test_a_die_on_mana_steal_is_none_of_the_source_for_who_needs_magic() -> None:
    me = hero(
        "tovak",
        skills=["who-needs-magic"],
        hand=["march", "crystallize"],
        tactic="mana-steal",
        stored_die="red",
    )
    scene = quest(me, source=["blue", "blue"])
    scene.does(0, "play:crystallize:basic", "pay:stored-red", "use:who-needs-magic", "play:march:move")
    assert scene.turn().move == 3


@pytest.mark.rule("skill.mana-exploit")
def test_mana_exploit_gives_a_mana_of_any_colour_but_gold() -> None:
    scene = quest(hero("tovak", skills=["mana-exploit"]), hero("goldyx"))
    scene.does(0, "use:mana-exploit")
    assert "color:gold" not in scene.offers(0)
    scene.does(0, "color:black")
    assert scene.hero().mana == ["black"]


def exploited(*hand: str) -> Scene:
    """Tovak exploits green mana; it is the turn of Goldyx with this hand and some crystals."""
    scene = quest(
        hero("tovak", skills=["mana-exploit"], hand=["march", "rage"]),
        hero("goldyx", hand=[*hand], crystals={"red": 2, "green": 1, "blue": 1}),
        source=["red", "gold", "green", "green"],
    )
    return scene.does(0, "use:mana-exploit", "color:green", "play:march:basic", "end:turn", "keep:hand")


@pytest.mark.rule("skill.mana-exploit", "skills.interactive")
def test_mana_exploit_wounds_others_once_for_each_other_colour_they_use() -> None:
    scene = exploited("march", "crystallize", "threaten", "stamina")
    scene.does(1, "play:march:strong", "pay:crystal-green")
    assert scene.hero(1).hand.count("wound") == 0
    scene.does(1, "play:stamina:strong", "pay:crystal-blue")
    assert scene.hero(1).hand.count("wound") == 1
    scene.does(1, "play:crystallize:basic", "pay:crystal-red")
    assert scene.hero(1).hand.count("wound") == 2


@pytest.mark.rule("skill.mana-exploit", "mana.gold")
def test_gold_counts_for_mana_exploit_as_the_colour_it_stands_for() -> None:
    spared = exploited("march").does(1, "play:march:strong", "pay:die-gold:green")
    assert spared.hero(1).hand.count("wound") == 0
    scene = exploited("crystallize")
    scene.does(1, "play:crystallize:basic", "pay:die-gold:red")
    assert scene.hero(1).hand.count("wound") == 1


@pytest.mark.rule("skill.mana-exploit")
def test_mana_exploit_ends_with_ones_next_turn() -> None:
    scene = exploited("march", "rage").does(1, "play:march:basic", "end:turn", "keep:hand")
    assert scene.hero(0).skills["mana-exploit"] is SkillState.DOWN
    assert scene.hero(0).exploited is None


@pytest.mark.rule("skill.mana-exploit", "duel.fully", "duel.partly")
@pytest.mark.parametrize(("how", "wounds"), [("fully", 1), ("partly", 0)])
def test_mana_used_in_a_given_turn_is_exploited_and_in_the_turn_of_another_it_is_not(
    how: str, wounds: int
) -> None:
    scene = quest(
        hero("tovak", skills=["mana-exploit"], hand=["rage", "march"], space="1,0"),
        hero("goldyx", hand=["crystallize"], crystals={"red": 1}, space="1,-1"),
        scenario="blitz-conquest",
        agreement={"duels": True},
        move=3,
    )
    scene.does(0, "use:mana-exploit", "color:green", "move:1,-1", "duel:seat-1")
    scene.does(1, f"defend:{how}", "play:crystallize:basic", "pay:crystal-red")
    assert scene.hero(1).hand.count("wound") == wounds
