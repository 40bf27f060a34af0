"""Rulings on the skills of Arythea. [skills]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import FIRE, MELEE, PHYSICAL, RED, SIEGE
from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"
FOR_A_WOUND = "choose:discard-wound-and-mana-red-or-black-and-spend-at-once"
FOR_ANOTHER = "choose:discard-not-wound-and-mana-white-or-green-and-spend-at-once"
DUNGEON = {"site": "dungeon", "night": True, "units": False}


def skilled(skill: str, combat: dict[str, Any] | None = None, time: str = "day", **more: Any) -> Scene:
    """Arythea with this skill, in her turn or in a combat, with red dice in the Source."""
    me = hero("arythea", skills=[skill], **more)
    where: dict[str, Any] = {} if combat is None else {"combat": combat}
    return quest(me, time=time, source=["red", "red", "red"], **where)


@pytest.mark.rule("skill.dark-paths", "skills.kinds")
def test_dark_paths_are_longer_at_night_and_walked_once_a_turn() -> None:
    by_day = skilled("dark-paths").does(0, "use:dark-paths")
    assert by_day.turn().move == 1
    assert by_day.refuses(0, "use:dark-paths") == ("refused-skill-used", "skills.kinds")
    assert skilled("dark-paths", time="night").does(0, "use:dark-paths").turn().move == 2


@pytest.mark.rule("skill.burning-power")
def test_burning_power_besieges_with_or_without_fire() -> None:
    for branch, element in (("choose:siege-attack-1", PHYSICAL), ("choose:siege-fire-attack-1", FIRE)):
        scene = skilled("burning-power", fight("prowlers")).does(0, "use:burning-power", branch)
        assert [(one.points, one.mode, one.element) for one in scene.combat.attacks] == [(1, SIEGE, element)]


@pytest.mark.rule("skill.hot-swordsmanship")
def test_hot_swordsmanship_strikes_with_or_without_fire_in_the_attack_phase() -> None:
    early = skilled("hot-swordsmanship", fight("prowlers"))
    assert early.refuses(0, "use:hot-swordsmanship") == ("refused-not-ranged", "combat.ranged")
    for branch, element in (("choose:attack-2", PHYSICAL), ("choose:fire-attack-2", FIRE)):
        scene = skilled("hot-swordsmanship", fight("prowlers", phase="attack"))
        scene.does(0, "use:hot-swordsmanship", branch)
        assert [(one.points, one.mode, one.element) for one in scene.combat.attacks] == [(2, MELEE, element)]


@pytest.mark.rule("skill.dark-negotiation")
def test_dark_negotiation_is_worth_more_at_night() -> None:
    for time, influence in (("day", 2), ("night", 3)):
        me = hero("arythea", skills=["dark-negotiation"], space=VILLAGE)
        scene = quest(me, tiles=TILES, time=time)
        assert scene.refuses(0, "use:dark-negotiation") == ("refused-not-interacting", "effects.when")
        assert scene.does(0, "interact", "use:dark-negotiation").turn().influence == influence


@pytest.mark.rule("skill.dark-fire-magic", "skills.kinds")
def test_dark_fire_magic_gives_a_red_crystal_and_red_or_black_mana_once_a_round() -> None:
    scene = skilled("dark-fire-magic").does(0, "use:dark-fire-magic", "color:black")
    assert (scene.hero().crystals[RED], scene.hero().mana) == (1, ["black"])
    assert scene.hero().skills["dark-fire-magic"] is SkillState.DOWN
    other = skilled("dark-fire-magic").does(0, "use:dark-fire-magic", "color:red")
    assert other.hero().mana == ["red"]


@pytest.mark.rule("skill.power-of-pain", "wounds.cards")
def test_power_of_pain_lets_one_wound_be_played_sideways_for_two() -> None:
    scene = skilled("power-of-pain", hand=["wound", "wound", "march"], deck=[])
    assert scene.refuses(0, "play:wound:move") == ("refused-a-wound", "wounds.cards")
    scene.does(0, "use:power-of-pain", "play:wound:move")
    assert scene.turn().move == 2
    assert scene.refuses(0, "play:wound:move") == ("refused-a-wound", "wounds.cards")
    scene.does(0, "end:turn", "keep:hand")
    assert scene.hero().discard == ["wound"]
    assert scene.hero().hand == ["wound", "march"]


@pytest.mark.rule("skill.power-of-pain", "sideways")
def test_power_of_pain_waits_for_the_wound_and_makes_no_other_card_better() -> None:
    scene = skilled("power-of-pain", fight("prowlers", phase="attack"), hand=["wound", "march"])
    scene.does(0, "use:power-of-pain", "play:march:attack", "play:wound:attack")
    assert [one.points for one in scene.combat.attacks] == [1, 2]
    early = skilled("power-of-pain", fight("prowlers"), hand=["wound"]).does(0, "use:power-of-pain")
    assert early.refuses(0, "play:wound:attack")[0] == "refused-not-attacking"
    assert skilled("power-of-pain", hand=["march"]).refuses(0, "use:power-of-pain")[0] == "refused-no-wound"


@pytest.mark.rule("skill.invocation")
def test_invocation_turns_a_wound_into_red_or_black_mana_and_another_card_into_white_or_green() -> None:
    wound = skilled("invocation", hand=["wound", "rage"]).does(0, "use:invocation")
    wound.does(0, FOR_A_WOUND)
    assert wound.refuses(0, "discard:rage")[1] == "cards.cost"
    wound.does(0, "discard:wound")
    assert wound.offers(0) == ["color:red", "color:black"]
    other = skilled("invocation", hand=["wound", "rage"]).does(0, "use:invocation")
    other.does(0, FOR_ANOTHER)
    assert other.refuses(0, "discard:wound") == ("refused-a-wound", "cards.cost")
    other.does(0, "discard:rage")
    assert other.offers(0) == ["color:white", "color:green"]


def invoked(*hand: str, **more: Any) -> Scene:
    """Arythea has turned a wound into red mana."""
    scene = skilled("invocation", hand=["wound", *hand], **more).does(0, "use:invocation")
    return scene.does(0, FOR_A_WOUND, "discard:wound", "color:red")


@pytest.mark.rule("skill.invocation")
def test_the_mana_of_invocation_pays_for_the_next_deed_or_is_lost() -> None:
    used = invoked("crystallize").does(0, "play:crystallize:basic", "pay:token-red")
    assert (used.hero().crystals[RED], used.hero().mana) == (1, [])
    lost = invoked("march", "stamina").does(0, "play:march:basic", "play:stamina:basic")
    assert lost.hero().mana == []


def invoked_green(*hand: str, **more: Any) -> Scene:
    """Arythea has turned a card into green mana."""
    scene = skilled("invocation", hand=["promise", *hand], **more).does(0, "use:invocation")
    return scene.does(0, FOR_ANOTHER, "discard:promise", "color:green")


@pytest.mark.rule("skill.invocation")
def test_the_mana_of_invocation_is_gone_once_another_deed_is_done_and_powers_nothing_after_it() -> None:
    scene = invoked_green("march", "stamina")
    assert "play:march:strong" in scene.offers(0)
    scene.does(0, "play:stamina:basic")
    assert scene.hero().mana == []
    assert scene.refuses(0, "play:march:strong") == ("refused-no-mana", "mana.pay")


@pytest.mark.rule("skill.invocation", "combat.phases")
def test_a_step_of_the_combat_is_a_deed_too_for_the_mana_of_invocation() -> None:
    scene = invoked_green("crushing-bolt", combat=fight("prowlers"))
    assert "play:crushing-bolt:strong" in scene.offers(0)
    assert scene.does(0, "next:block").hero().mana == []


@pytest.mark.rule("skill.invocation")
def test_invocation_costs_no_other_mana_of_its_colour() -> None:
    scene = invoked("crystallize", "march", "stamina", mana=["red", "blue"])
    scene.does(0, "play:crystallize:basic", "pay:token-red")
    scene.does(0, "play:march:basic", "play:stamina:basic")
    assert sorted(scene.hero().mana) == ["blue", "red"]


@pytest.mark.rule("skill.polarization", "card.amulet-of-darkness")
def test_by_day_polarization_turns_no_black_mana_for_the_strong_effect_of_a_spell() -> None:
    def darkened(**more: Any) -> Scene:
        hand = ["fireball", "amulet-of-darkness"]
        me = hero("arythea", skills=["polarization"], hand=hand, mana=["black"], **more)
        scene = quest(me, source=["green", "green", "white"], combat=fight("golems"))
        return scene.does(0, "play:amulet-of-darkness:basic", "color:black", "use:polarization")

    scene = darkened()
    assert "play:fireball:basic" in scene.offers(0)
    assert scene.refuses(0, "play:fireball:strong") == ("refused-no-mana", "mana.pay")
    assert "play:fireball:strong" in darkened(crystals={"red": 1}).offers(0)


@pytest.mark.rule("skill.polarization")
def test_polarization_lets_one_mana_serve_as_its_opposite() -> None:
    scene = skilled("polarization", hand=["march", "stamina"], mana=["white", "red"])
    assert scene.refuses(0, "play:march:strong")[0] == "refused-no-mana"
    scene.does(0, "use:polarization", "play:march:strong", "pay:token-white:green")
    assert scene.turn().move == 4
    assert scene.refuses(0, "play:stamina:strong")[0] == "refused-no-mana"


@pytest.mark.rule("skill.polarization")
def test_by_day_polarization_makes_black_any_colour_but_black() -> None:
    scene = skilled("polarization", hand=["march"], mana=["black"])
    scene.does(0, "use:polarization", "play:march:strong")
    assert scene.offers(0) == ["pay:token-black:green"]
    for mana in ("black", "gold"):
        spell = skilled(
            "polarization", fight("prowlers"), hand=["fireball"], mana=[mana], crystals={"red": 1}
        )
        spell.does(0, "use:polarization")
        assert spell.refuses(0, "play:fireball:strong") == ("refused-black-by-day", "mana.black")


@pytest.mark.rule("skill.polarization")
def test_at_night_polarization_makes_gold_black_for_a_strong_spell_alone() -> None:
    scene = skilled(
        "polarization",
        fight("prowlers"),
        "night",
        hand=["fireball", "march"],
        mana=["gold"],
        crystals={"red": 1},
    )
    assert scene.refuses(0, "play:fireball:strong") == ("refused-no-mana", "mana.pay"), "no black one"
    scene.does(0, "use:polarization", "play:fireball:strong", "pay:crystal-red", "pay:token-gold:black")
    assert scene.hero().mana == []
    other = skilled("polarization", None, "night", hand=["march"], mana=["gold", "black"])
    other.does(0, "use:polarization")
    assert other.refuses(0, "play:march:strong") == ("refused-gold-at-night", "mana.gold")
    units = skilled(
        "polarization", fight("prowlers"), "night", units=["altem-mages"], mana=["gold"], level=9, fame=99
    ).does(0, "use:polarization")
    assert units.refuses(0, "activate:unit-1:ability-2") == ("refused-no-mana", "mana.pay")


@pytest.mark.rule("skill.polarization", "night.inside")
def test_in_a_dungeon_polarization_works_as_at_night() -> None:
    scene = skilled(
        "polarization",
        fight("minotaur", **DUNGEON),
        hand=["fireball", "rage"],
        mana=["gold"],
        crystals={"red": 1},
    )
    scene.does(0, "use:polarization", "play:fireball:strong", "pay:crystal-red", "pay:token-gold:black")
    assert scene.hero().mana == []


@pytest.mark.rule("skill.healing-ritual")
def test_healing_ritual_passes_one_of_two_wounds_to_the_nearest_hero() -> None:
    scene = quest(
        hero("arythea", skills=["healing-ritual"], hand=["wound", "wound", "wound"], space="1,-1"),
        hero("tovak", space=VILLAGE, hand=["march"]),
        hero("goldyx", space="3,-2"),
        tiles=TILES,
    )
    scene.does(0, "use:healing-ritual")
    assert scene.refuses(0, "ritual:2:2")[0] == "refused-not-nearest"
    scene.does(0, "ritual:2:1")
    assert scene.hero(0).hand == ["wound"]
    assert scene.hero(1).hand == ["march", "wound"]
    assert scene.hero(2).hand == []
    assert scene.refuses(0, "use:healing-ritual")[0] == "refused-skill-used"


@pytest.mark.rule("skill.healing-ritual")
def test_among_heroes_equally_near_the_ritual_chooses_and_a_hero_off_the_map_waits_at_the_portal() -> None:
    me = hero("arythea", skills=["healing-ritual"], hand=["wound"], space="1,-1")
    scene = quest(me, hero("tovak", space="1,0"), hero("goldyx", space=""), tiles=TILES).does(
        0, "use:healing-ritual"
    )
    assert scene.offers(0) == ["ritual:1:1", "ritual:1:2"]
    scene.does(0, "ritual:1:2")
    assert (scene.hero(0).hand, scene.hero(1).hand, scene.hero(2).hand) == ([], [], ["wound"])


@pytest.mark.rule("skill.healing-ritual", "combat.no-healing")
def test_healing_ritual_is_not_for_combat_and_needs_a_wound() -> None:
    me = hero("arythea", skills=["healing-ritual"], hand=["wound"])
    scene = quest(me, hero("tovak"), combat=fight("prowlers"))
    assert scene.refuses(0, "use:healing-ritual") == ("refused-in-combat", "combat.no-healing")
    healthy = quest(hero("arythea", skills=["healing-ritual"], hand=["march"]), hero("tovak"))
    assert healthy.refuses(0, "use:healing-ritual")[0] == "refused-no-wound"
