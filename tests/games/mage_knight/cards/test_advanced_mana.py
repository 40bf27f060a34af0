"""Rulings on advanced actions about mana and crystals. [cards.action]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    ANY_COLOR,
    BLACK,
    BLUE,
    GOLD,
    GREEN,
    PHYSICAL,
    RED,
    WHITE,
)
from tests.games.mage_knight.cards.plays import attack, blocks, dealing, in_phase
from tests.games.mage_knight.scenario import fight, hero, quest

NO_DICE: dict[str, Any] = {"source": ["black"] * 3}
"""By day a Source of no use."""


def face(color: str) -> int:
    """How a die is loaded to show a colour."""
    return [str(each) for each in ANY_COLOR].index(color) + 1


# Blood Ritual


@pytest.mark.rule("card.blood-ritual")
def test_blood_ritual_gives_mana_of_any_colour_for_a_wound() -> None:
    scene = quest(hero("tovak", hand=["blood-ritual"])).does(0, "play:blood-ritual:basic")
    assert scene.hero().hand == ["wound"]
    assert len(scene.offers(0, "color:")) == 6
    assert scene.does(0, "color:black").hero().mana == [RED, BLACK]
    strong = quest(hero("tovak", hand=["blood-ritual"], crystals={"red": 1}))
    strong.does(0, "play:blood-ritual:strong", "pay:crystal-red", "color:gold", "color:blue", "color:gold")
    assert (strong.hero().mana, strong.hero().hand) == ([GOLD, BLUE, GOLD], ["wound"])


@pytest.mark.rule("card.blood-ritual")
def test_the_wound_of_blood_ritual_counts_for_being_knocked_out() -> None:
    own = hero("tovak", hand=["blood-ritual", "march", *["wound"] * 4])
    scene = quest(own, combat=fight("prowlers", phase="attack", wounds=4)).does(0, "play:blood-ritual:basic")
    assert scene.combat.knocked_out
    scene.does(0, "color:green")
    assert scene.hero().hand == ["wound"] * 5
    assert scene.hero().mana == [RED, GREEN]


# Pure Magic


@pytest.mark.rule("card.pure-magic")
@pytest.mark.parametrize(("use", "points"), [("basic", 4), ("strong", 7)])
def test_pure_magic_gives_what_the_colour_paid_stands_for(use: str, points: int) -> None:
    own: dict[str, Any] = {"crystals": {"blue": 2, "green": 1, "white": 1, "red": 1}}
    play = (f"play:pure-magic:{use}", *(["pay:crystal-blue"] if use == "strong" else []))
    moving = quest(hero("tovak", hand=["pure-magic"], **own), **NO_DICE).does(0, *play)
    assert moving.offers(0) == ["pay:crystal-green"]
    assert moving.does(0, "pay:crystal-green").turn().move == points
    assert dealing("pure-magic", **own).does(0, *play, "pay:crystal-white").turn().influence == points
    assert blocks(in_phase("block", "pure-magic", **own).does(0, *play, "pay:crystal-blue")) == [
        (points, PHYSICAL)
    ]
    fighting = in_phase("attack", "pure-magic", **own).does(0, *play, "pay:crystal-red")
    assert fighting.combat.attacks == [attack(points)]


@pytest.mark.rule("card.pure-magic")
def test_gold_stands_for_the_colour_that_serves_now() -> None:
    scene = quest(hero("tovak", hand=["pure-magic"], mana=["gold"]), **NO_DICE).does(
        0, "play:pure-magic:basic"
    )
    assert scene.offers(0) == ["pay:token-gold:green"]
    night = quest(hero("tovak", hand=["pure-magic"], mana=["gold"]), time="night", **NO_DICE)
    assert night.refuses(0, "play:pure-magic:basic") == ("refused-gold-at-night", "mana.gold")


@pytest.mark.rule("card.pure-magic")
def test_the_mana_of_pure_magic_comes_on_top_of_the_one_that_makes_it_strong() -> None:
    poor = quest(hero("tovak", hand=["pure-magic"], crystals={"blue": 2}), **NO_DICE)
    assert poor.refuses(0, "play:pure-magic:strong")[1] == "mana.pay"
    scene = quest(hero("tovak", hand=["pure-magic"], crystals={"blue": 1}, mana=["gold"]), **NO_DICE)
    scene.does(0, "play:pure-magic:strong")
    assert scene.refuses(0, "pay:token-gold:blue") == ("refused-mana-needed-later", "mana.pay")


# Decompose


@pytest.mark.rule("card.decompose")
def test_decompose_turns_an_action_into_crystals() -> None:
    scene = quest(hero("tovak", hand=["decompose", "march", "fireball", "wound"]))
    scene.does(0, "play:decompose:basic")
    assert scene.offers(0) == ["throw:march"]
    assert scene.refuses(0, "throw:wound")[1] == "cards.cost"
    assert scene.refuses(0, "throw:fireball")[1] == "cards.cost"
    scene.does(0, "throw:march")
    assert scene.hero().crystals == {GREEN: 2}
    assert "march" not in [*scene.hero().hand, *scene.hero().discard]
    strong = quest(hero("tovak", hand=["decompose", "march"], mana=["red"]))
    strong.does(0, "play:decompose:strong", "pay:token-red", "throw:march")
    assert strong.hero().crystals == {RED: 1, BLUE: 1, WHITE: 1}


@pytest.mark.rule("card.decompose")
def test_decompose_needs_another_action_and_makes_tokens_above_three() -> None:
    alone = quest(hero("tovak", hand=["decompose", "fireball", "wound"]))
    assert alone.refuses(0, "play:decompose:basic") == ("refused-nothing-to-give-action", "cards.cost")
    scene = quest(hero("tovak", hand=["decompose", "march"], crystals={"green": 2}))
    scene.does(0, "play:decompose:basic", "throw:march")
    assert (scene.hero().crystals, scene.hero().mana) == ({GREEN: 3}, [GREEN])


# Crystal Mastery


@pytest.mark.rule("card.crystal-mastery")
def test_crystal_mastery_adds_to_a_colour_one_owns() -> None:
    scene = quest(hero("tovak", hand=["crystal-mastery"], crystals={"red": 1, "green": 2}))
    scene.does(0, "play:crystal-mastery:basic")
    assert scene.offers(0) == ["color:red", "color:green"]
    assert scene.does(0, "color:green").hero().crystals == {RED: 1, GREEN: 3}
    none = quest(hero("tovak", hand=["crystal-mastery"], mana=["red"]))
    assert none.refuses(0, "play:crystal-mastery:basic") == ("refused-no-crystal", "card.crystal-mastery")


@pytest.mark.rule("card.crystal-mastery")
def test_crystals_spent_before_and_after_come_back_also_its_own() -> None:
    own = hero("tovak", hand=["crystal-mastery", "march", "stamina"], crystals={"blue": 2, "green": 1})
    scene = quest(own, **NO_DICE).does(0, "play:march:strong", "pay:crystal-green")
    scene.does(
        0, "play:crystal-mastery:strong", "pay:crystal-blue", "play:stamina:strong", "pay:crystal-blue"
    )
    assert scene.hero().crystals == {BLUE: 0, GREEN: 0}
    assert scene.does(0, "end:turn").hero().crystals == {BLUE: 2, GREEN: 1}


@pytest.mark.rule("card.crystal-mastery")
def test_no_more_than_three_of_a_colour_come_back() -> None:
    own = hero("tovak", hand=["crystal-mastery", "ice-bolt"], crystals={"blue": 3})
    scene = quest(own, **NO_DICE).does(
        0, "play:crystal-mastery:strong", "pay:crystal-blue", "play:ice-bolt:basic"
    )
    assert scene.hero().crystals == {BLUE: 3}
    assert scene.does(0, "end:turn").hero().crystals == {BLUE: 3}


# Mana Storm


@pytest.mark.rule("card.mana-storm")
def test_mana_storm_makes_a_crystal_of_a_die_and_rerolls_it() -> None:
    own = hero("tovak", hand=["mana-storm"])
    scene = quest(own, source=["red", "gold", "black"], dice=[face("white")])
    scene.does(0, "play:mana-storm:basic")
    assert scene.offers(0) == ["die:red"]
    assert scene.refuses(0, "die:gold")[0] == "refused-no-basic-die"
    scene.does(0, "die:red")
    assert scene.hero().crystals == {RED: 1}
    assert sorted(scene.state.source.dice) == sorted([GOLD, BLACK, WHITE])
    assert scene.turn().dice_left == 1
    none = quest(own, source=["gold", "black", "black"])
    assert none.refuses(0, "play:mana-storm:basic") == ("refused-no-basic-die", "source")


@pytest.mark.rule("card.mana-storm")
@pytest.mark.parametrize("time", ["day", "night"])
def test_strong_mana_storm_makes_black_and_gold_dice_wild(time: str) -> None:
    own = hero("tovak", hand=["mana-storm", "march", "stamina", "swiftness"], crystals={"white": 1})
    dice = [face("black"), face("gold"), face("black")]
    scene = quest(own, time=time, source=["red", "blue", "green"], dice=dice)
    scene.does(0, "play:mana-storm:strong", "pay:crystal-white")
    assert scene.state.source.dice == [BLACK, GOLD, BLACK]
    assert scene.turn().dice_left == 4
    scene.does(0, "play:march:strong", "pay:die-black:green", "play:stamina:strong", "pay:die-gold:blue")
    assert scene.turn().move == 8
    assert scene.state.source.dice == [BLACK]


@pytest.mark.rule("card.mana-storm")
def test_only_dice_that_lie_in_the_source_are_rerolled() -> None:
    own = hero("tovak", hand=["mana-storm", "march"], crystals={"white": 1})
    scene = quest(own, source=["green", "red", "red"], dice=[face("blue"), face("blue")])
    scene.does(0, "play:march:strong", "pay:die-green", "play:mana-storm:strong", "pay:crystal-white")
    assert scene.state.source.dice == [BLUE, BLUE]
    assert [die.color for die in scene.turn().dice] == [GREEN]
    assert scene.turn().dice_left == 3


@pytest.mark.rule("card.mana-storm")
def test_wild_is_a_die_and_not_a_token() -> None:
    own = hero("tovak", hand=["mana-storm", "march"], crystals={"white": 1}, mana=["black"])
    scene = quest(own, source=["red", "blue", "white"], dice=[face("red"), face("blue"), face("white")])
    scene.does(0, "play:mana-storm:strong", "pay:crystal-white")
    assert scene.refuses(0, "play:march:strong")[0] == "refused-no-mana"
