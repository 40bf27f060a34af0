"""Rulings on mana: its colours and forms by day and night, and paying with it. [mana]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import ANY_COLOR, BASIC_COLORS, BLUE, GREEN, RED, WHITE
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

TILES = {"3,-2": "countryside-3"}
MINE = "3,-1"


def paying(*hand: str, time: str = "day", source: tuple[str, ...] = (), **more: Any) -> Scene:
    """Arythea with this hand and these dice in the Source; the others of its three dice are black."""
    dice = [*source, *["black"] * (3 - len(source))]
    return quest(hero("arythea", hand=[*hand], **more), time=time, source=dice)


# Colours


@pytest.mark.rule("mana.colors")
def test_gold_and_black_are_no_basic_colours_and_never_crystals() -> None:
    assert set(ANY_COLOR) - set(BASIC_COLORS) == {"gold", "black"}
    scene = paying("crystallize", mana=["gold", "black"]).does(0, "play:crystallize:basic")
    assert all(option.split(":")[2] in BASIC_COLORS for option in scene.offers(0, "pay:"))
    assert "pay:token-black" not in scene.offers(0)


@pytest.mark.rule("mana.gold")
def test_by_day_gold_stands_for_any_basic_colour_but_not_for_black() -> None:
    scene = paying("crystallize", mana=["gold"]).does(0, "play:crystallize:basic")
    assert scene.offers(0) == [f"pay:token-gold:{color}" for color in ("red", "blue", "green", "white")]
    spell = quest(hero("arythea", hand=["fireball"], mana=["gold", "gold"]), combat=fight("prowlers"))
    assert spell.refuses(0, "play:fireball:strong") == ("refused-black-by-day", "mana.black")


@pytest.mark.rule("mana.gold")
def test_at_night_gold_is_of_no_use() -> None:
    scene = paying("march", time="night", source=("gold", "gold", "gold"), mana=["gold"])
    assert scene.refuses(0, "play:march:strong") == ("refused-gold-at-night", "mana.gold")
    other = paying("march", time="night", source=("gold", "green"), mana=["gold"]).does(
        0, "play:march:strong"
    )
    assert other.offers(0) == ["pay:die-green"]
    assert other.refuses(0, "pay:die-gold:green") == ("refused-gold-at-night", "mana.gold")


@pytest.mark.rule("mana.black")
def test_at_night_black_makes_spells_strong_and_stands_for_no_other_colour() -> None:
    me = hero("arythea", hand=["fireball", "march"], crystals={"red": 1})
    scene = quest(me, time="night", source=["black", "black", "black"], combat=fight("prowlers"))
    scene.does(0, "play:fireball:strong", "pay:crystal-red", "pay:die-black")
    assert scene.turn().dice_left == 0
    walking = paying("march", time="night", source=("black", "black"), mana=["black"])
    assert walking.refuses(0, "play:march:strong")[0] == "refused-no-mana"


@pytest.mark.rule("mana.black")
def test_by_day_black_is_of_no_use() -> None:
    me = hero("arythea", hand=["fireball"], crystals={"red": 1}, mana=["black"])
    scene = quest(me, combat=fight("prowlers"))
    assert scene.refuses(0, "play:fireball:strong") == ("refused-black-by-day", "mana.black")
    scene.does(0, "play:fireball:basic")
    assert scene.refuses(0, "pay:token-black") == ("refused-black-by-day", "mana.black")


@pytest.mark.rule("mana.gold", "mana.black", "night.inside")
def test_inside_a_dungeon_it_is_night_for_mana() -> None:
    me = hero("arythea", hand=["fireball", "rage"], crystals={"red": 1}, mana=["black", "gold"])
    scene = quest(
        me, source=["gold", "gold", "gold"], combat=fight("minotaur", site="dungeon", night=True, units=False)
    )
    scene.does(0, "play:fireball:strong", "pay:crystal-red", "pay:token-black")
    assert scene.hero().mana == ["gold"]
    later = quest(
        me,
        source=["gold", "gold", "gold"],
        combat=fight("minotaur", phase="attack", site="dungeon", night=True),
    )
    later.does(0, "play:rage:strong")
    assert later.offers(0) == ["pay:crystal-red"]


# Forms


@pytest.mark.rule("mana.forms")
def test_tokens_crystals_and_dice_pay_alike() -> None:
    scene = paying("march", source=("green", "red"), mana=["green"], crystals={"green": 1})
    scene.does(0, "play:march:strong")
    assert scene.offers(0) == ["pay:token-green", "pay:crystal-green", "pay:die-green"]
    scene.does(0, "pay:crystal-green")
    assert scene.hero().crystals[GREEN] == 0


@pytest.mark.rule("mana.crystals", "gain.crystal")
def test_a_fourth_crystal_that_an_effect_gives_is_a_token() -> None:
    scene = quest(hero("goldyx", skills=["red-crystal-craft"], crystals={"blue": 3}))
    scene.does(0, "use:red-crystal-craft")
    assert (scene.hero().crystals[BLUE], scene.hero().mana) == (3, ["blue", "red"])


@pytest.mark.rule("mana.crystals", "site.mine")
def test_a_fourth_crystal_of_a_mine_is_nothing() -> None:
    for before, after in ((2, 3), (3, 3)):
        me = hero("tovak", space=MINE, hand=["march"], crystals={"white": before})
        scene = quest(me, tiles=TILES).does(0, "play:march:basic", "end:turn")
        assert scene.hero().crystals[WHITE] == after
        assert scene.hero().mana == []


@pytest.mark.rule("gain.crystal")
def test_a_gained_crystal_goes_to_the_inventory_and_can_pay_at_once() -> None:
    scene = paying("crystallize", "rage", mana=["red"]).does(0, "play:crystallize:basic", "pay:token-red")
    assert scene.hero().crystals[RED] == 1


@pytest.mark.rule("gain.mana")
def test_a_mana_token_is_gone_at_the_end_of_the_turn_and_a_crystal_stays() -> None:
    scene = quest(
        hero("norowas", skills=["leaves-in-the-wind"], hand=["march"]),
    ).does(0, "use:leaves-in-the-wind", "play:march:basic")
    assert scene.hero().mana == ["white"]
    scene.does(0, "end:turn")
    assert (scene.hero().mana, scene.hero().crystals[GREEN]) == ([], 1)


# Paying


@pytest.mark.rule("mana.pay")
def test_a_price_is_payable_as_a_whole_or_the_effect_is_not_played() -> None:
    me = hero("arythea", hand=["fireball"])
    scene = quest(me, time="night", source=["red", "black", "black"], combat=fight("prowlers"))
    assert scene.refuses(0, "play:fireball:strong") == ("refused-not-enough-mana", "mana.pay")
    able = quest(
        {**me, "crystals": {"red": 1}},
        time="night",
        source=["red", "black", "black"],
        combat=fight("prowlers"),
    )
    able.does(0, "play:fireball:strong")
    assert able.refuses(0, "pay:die-red") == ("refused-mana-needed-later", "mana.pay")
    able.does(0, "pay:crystal-red", "pay:die-black")


@pytest.mark.rule("mana.pay")
def test_mana_of_another_colour_does_not_do() -> None:
    scene = paying("march", source=("red", "green"), mana=["blue"]).does(0, "play:march:strong")
    assert scene.refuses(0, "pay:token-blue") == ("refused-other-color", "mana.pay")
    assert scene.refuses(0, "pay:token-white") == ("refused-no-such-mana", "mana.pay")


@pytest.mark.rule("mana.pay")
def test_of_several_mana_the_colour_that_is_missing_is_named() -> None:
    scene = paying("meditation", time="night", mana=["black"])
    assert scene.refuses(0, "play:meditation:strong") == ("refused-no-mana", "mana.pay")
    refusal = scene.match.why_not(0, "play:meditation:strong")
    assert refusal is not None
    assert dict(refusal.reason.args)["color"] == "@color-green"


# The Source


@pytest.mark.rule("source.one")
def test_one_die_of_the_source_serves_each_turn_and_is_taken_when_it_pays() -> None:
    scene = paying("march", "stamina", source=("green", "blue", "blue"))
    assert sorted(scene.state.source.dice) == ["blue", "blue", "green"]
    scene.does(0, "play:march:strong", "pay:die-green")
    assert scene.state.source.dice == ["blue", "blue"]
    assert scene.refuses(0, "play:stamina:strong") == ("refused-source-used", "source.one")


@pytest.mark.rule("source.one")
def test_dice_that_effects_grant_are_beside_the_one_of_the_turn() -> None:
    scene = paying("march", "stamina", "mana-draw", source=("green", "blue", "blue"))
    scene.does(0, "play:mana-draw:basic", "play:march:strong", "pay:die-green")
    scene.does(0, "play:stamina:strong", "pay:die-blue")
    assert scene.turn().move == 8


@pytest.mark.rule("source")
def test_the_dice_are_there_for_all_and_those_taken_are_missing_until_the_turn_ends() -> None:
    scene = quest(
        hero("arythea", hand=["march", "rage"]),
        hero("tovak", hand=["march"]),
        source=["green", "red", "red", "red"],
        dice=[3],
    )
    scene.does(0, "play:march:strong", "pay:die-green")
    assert scene.state.source.dice == ["red", "red", "red"]
    scene.does(0, "end:turn", "keep:hand").does(1, "play:march:strong", "pay:die-green")
    assert scene.turn(1).move == 4


@pytest.mark.rule("mana.dice")
@pytest.mark.parametrize(("rolled", "color"), list(enumerate(ANY_COLOR, 1)))
def test_a_mana_die_has_a_face_for_each_of_six_colours(rolled: int, color: str) -> None:
    me = hero("arythea", tactic="mana-search")
    scene = quest(me, time="night", source=["red", "blue", "blue"], dice=[rolled])
    scene.does(0, "tactic:mana-search", "die:red", "enough")
    assert sorted(scene.state.source.dice) == sorted(["blue", "blue", color])


@pytest.mark.rule("source.reroll")
def test_a_die_that_somebody_keeps_is_not_rerolled_with_the_source() -> None:
    me = hero("arythea", hand=["mana-storm"], crystals={"white": 1}, tactic="mana-steal", stored_die="red")
    scene = quest(me, source=["blue", "blue"], dice=[3, 4])
    scene.does(0, "play:mana-storm:strong", "pay:crystal-white")
    assert sorted(scene.state.source.dice) == ["green", "white"]
    assert scene.hero().stored_die == "red"


@pytest.mark.rule("mana.optional")
def test_optional_mana_is_added_when_the_effect_is_played_or_not_at_all() -> None:
    me = hero("norowas", level=9, fame=99, units=["altem-mages"], mana=["red"])
    scene = quest(me, source=["green", "green", "green"], combat=fight("prowlers", phase="attack"))
    scene.does(0, "activate:unit-1:ability-1")
    assert scene.offers(0) == ["add:red", "decline"]
    scene.does(0, "decline", *scene.offers(0, "choose:"))
    assert scene.offers(0, "add:") == []
    assert scene.hero().mana == ["red"]


@pytest.mark.rule("night.inside", "mana.gold")
def test_who_enters_a_dungeon_by_day_finds_night_inside() -> None:
    me = hero(
        "arythea", space="3,-1", hand=["march", "fireball"], crystals={"red": 1}, mana=["gold", "black"]
    )
    scene = quest(me, tiles={"3,-2": "countryside-7"}, source=["gold", "gold", "gold"])
    assert not scene.state.is_night()
    scene.does(0, "enter:3,-1")
    assert scene.state.is_night()
    scene.does(0, "play:fireball:strong")
    assert scene.offers(0) == ["pay:crystal-red"]
    scene.does(0, "pay:crystal-red", "pay:token-black")
