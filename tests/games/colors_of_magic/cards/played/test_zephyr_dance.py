"""Dance of the Zephyrs as it is played. [school.zephyr-dance]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish

pytestmark = pytest.mark.rule("school.zephyr-dance")


@pytest.mark.rule("card.zephyr-sprite")
@pytest.mark.parametrize(("start", "damage"), [((24, 48), 2), ((26, 48), 1)])
def test_the_sprite_strikes_harder_after_four_inches(start: tuple[int, int], damage: int) -> None:
    """Only its own moves of this turn count. [card.zephyr-sprite]"""
    scene = skirmish(
        creature("zephyr-sprite", 0, start),
        creature("granite-basilisk", 1, (48, 48)),
        forces=[force(hand=["storm-lynx"])],
    )
    scene.does(0, "activate:zephyr-sprite", "go:40,48", "strike:granite-basilisk")
    scene.fights_with(0, "storm-lynx")
    assert scene.damage("granite-basilisk") == damage


@pytest.mark.rule("card.storm-lynx")
def test_the_lynx_leaps_out_of_an_engagement_over_bases_once_a_turn() -> None:
    """[card.storm-lynx]"""
    scene = skirmish(creature("storm-lynx", 0, (40, 48)), creature("orc-warrior", 1, (46, 48)))
    scene.does(0, "activate:storm-lynx", "use:storm-lynx:leap")
    assert scene.asks == {0: "ask-go"}
    scene.does(0, "go:58,48").passes()
    assert scene.place("storm-lynx") == (58, 48)
    assert scene.damage("storm-lynx") == 0
    assert "attack-declared" not in scene.story


@pytest.mark.rule("card.evasive-step")
def test_who_steps_out_of_reach_makes_the_attack_fail() -> None:
    """The Action is spent. [card.evasive-step]"""
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("storm-lynx", 1, (46, 48)),
        forces=[force(), force(hand=["evasive-step"], mana=2, at=(60, 48))],
    )
    scene.does(0, "activate:orc-warrior", "strike:storm-lynx").does(1, "cast:evasive-step")
    scene.does(1, "go:52,56").passes()
    assert scene.happened("attack-failed")
    assert "duel-won" not in scene.story
    assert scene.creature("orc-warrior").attacked
    assert scene.offers(0, "strike:") == []


@pytest.mark.rule("card.tailwind")
def test_two_tailwinds_give_own_creatures_two_movement() -> None:
    """[card.tailwind]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (60, 48)),
        forces=[force(hand=["tailwind", "tailwind"], mana=4)],
    )
    scene.does(0, "cast:tailwind", "pay").passes().does(1, "pass").does(0, "cast:tailwind").passes()
    assert scene.value("storm-lynx", Stat.MOVEMENT) == 6 + 2
    assert scene.value("orc-warrior", Stat.MOVEMENT) == 4


@pytest.mark.rule("card.gust-of-wind")
def test_a_gust_lengthens_a_move_not_yet_begun() -> None:
    """[card.gust-of-wind]"""
    scene = skirmish(
        creature("storm-lynx", 0, (20, 20)),
        forces=[force(hand=["gust-of-wind"], mana=1, at=(10, 20)), force()],
    )
    scene.does(0, "activate:storm-lynx", "cast:gust-of-wind", "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.MOVEMENT) == 6 + 2
    scene.does(0, "go:52,20").passes()
    assert scene.place("storm-lynx") == (52, 20)
