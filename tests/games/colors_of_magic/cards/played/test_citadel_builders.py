"""Citadel Builders as they are played. [school.citadel-builders]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.scenarios.control import controller
from tests.games.colors_of_magic.scenario import creature, force, skirmish

pytestmark = pytest.mark.rule("school.citadel-builders")


@pytest.mark.rule("card.field-commander")
def test_the_commander_gives_movement_once_a_turn() -> None:
    """Himself too may be chosen. [card.field-commander]"""
    scene = skirmish(
        creature("field-commander", 0, (40, 48)),
        creature("storm-lynx", 0, (68, 48)),
        creature("tome-guardian", 0, (69, 60)),
    )
    scene.does(0, "use:field-commander:field-command")
    assert scene.offers(0) == ["pick:field-commander", "pick:storm-lynx"]
    scene.does(0, "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.MOVEMENT) == 6 + 2
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("card.zone-control")
def test_who_begins_near_the_chosen_creature_moves_an_inch_less() -> None:
    """[card.zone-control]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (56, 48)),
        forces=[force(hand=["zone-control"], mana=1)],
    )
    scene.does(0, "cast:zone-control", "pick:storm-lynx").passes()
    scene.does(1, "activate:orc-warrior").passes()
    # Movement 4: an inch less, for it begins 3 inches away.
    assert scene.refuses(1, "go:69,48")[0].startswith("refused-")
    scene.does(1, "go:68,48").passes()
    assert scene.place("orc-warrior") == (68, 48)


@pytest.mark.rule("card.zone-control")
def test_who_comes_near_the_chosen_creature_needs_an_inch_more() -> None:
    """[card.zone-control]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (40, 14)),
        forces=[force(hand=["zone-control"], mana=1)],
    )
    scene.does(0, "cast:zone-control", "pick:storm-lynx").passes()
    scene.does(1, "activate:orc-warrior").passes()
    # 4 inches to a place within 4 inches of the lynx; none are lost where it does not come near.
    assert scene.refuses(1, "go:40,30")[0].startswith("refused-")
    scene.does(1, "go:52,24").passes()
    assert scene.place("orc-warrior") == (52, 24)


@pytest.mark.rule("card.territorial-sentinel")
def test_sentinels_protect_others_within_four_inches() -> None:
    """Each other too, but not itself. [card.territorial-sentinel]"""
    scene = skirmish(
        creature("territorial-sentinel", 0, (40, 48)),
        creature("territorial-sentinel", 0, (50, 48)),
        creature("storm-lynx", 0, (20, 48)),
        creature("tome-guardian", 0, (19, 60)),
        creature("goblin-raider", 1, (40, 60)),
    )
    ids = ("territorial-sentinel", "territorial-sentinel-2", "storm-lynx", "tome-guardian", "goblin-raider")
    assert [scene.value(id, Stat.DEFENSE) for id in ids] == [4, 4, 3, 2, 1]


@pytest.mark.rule("card.tactical-reposition")
def test_two_creatures_near_the_commander_move_three_inches() -> None:
    """He himself counts; nobody moves without one. [card.tactical-reposition]"""
    scene = skirmish(
        creature("field-commander", 0, (40, 48)),
        creature("storm-lynx", 0, (50, 48)),
        creature("tome-guardian", 0, (90, 48)),
        forces=[force(hand=["tactical-reposition"], mana=2)],
    )
    scene.does(0, "cast:tactical-reposition", "pick:field-commander", "pick:storm-lynx").passes()
    scene.does(0, "go:40,60").passes()
    assert scene.refuses(0, "go:50,61")[0].startswith("refused-")
    scene.does(0, "go:50,60").passes()
    assert scene.place("field-commander") == (40, 60)
    assert scene.place("storm-lynx") == (50, 60)


@pytest.mark.rule("card.tactical-reposition")
def test_without_a_commander_nobody_repositions() -> None:
    """[card.tactical-reposition]"""
    scene = skirmish(
        creature("storm-lynx", 0, (50, 48)), forces=[force(hand=["tactical-reposition"], mana=2)]
    )
    assert scene.refuses(0, "cast:tactical-reposition")[0].startswith("refused-")


@pytest.mark.rule("card.stronghold-guardian")
@pytest.mark.parametrize(("theirs", "holder"), [("orc-warrior", 0), ("stronghold-guardian", MONSTERS)])
def test_the_guardian_wins_ties_at_an_objective(theirs: str, holder: int) -> None:
    """Two Guardians of different sides: contested. [card.stronghold-guardian]"""
    scene = skirmish(
        creature("stronghold-guardian", 0, (48, 40)),
        creature(theirs, 1, (48, 56)),
        markers=[{"kind": "ritual", "at": (48, 48), "objective": "minor-power-aura"}],
    )
    (marker,) = scene.state.markers().values()
    assert controller(scene.state, marker) == holder


@pytest.mark.rule("card.battlefield-coordination")
def test_those_near_a_commander_gain_movement_and_initiative() -> None:
    """Himself too. [card.battlefield-coordination]"""
    scene = skirmish(
        creature("field-commander", 0, (40, 48)),
        creature("storm-lynx", 0, (50, 48)),
        creature("tome-guardian", 0, (90, 48)),
        forces=[force(hand=["battlefield-coordination"], mana=3)],
    )
    scene.does(0, "cast:battlefield-coordination").passes()
    ids = ("field-commander", "storm-lynx", "tome-guardian")
    assert [scene.value(id, Stat.MOVEMENT) for id in ids] == [5, 7, 4]
    assert [scene.value(id, Stat.INITIATIVE) for id in ids] == [1, 1, 0]


@pytest.mark.rule("card.master-strategist")
def test_the_strategist_quickens_others_and_teleports_one_beside_another() -> None:
    """[card.master-strategist]"""
    scene = skirmish(
        creature("master-strategist", 0, (40, 48)),
        creature("storm-lynx", 0, (70, 48)),
        creature("tome-guardian", 0, (20, 48)),
    )
    ids = ("master-strategist", "storm-lynx", "tome-guardian")
    assert [scene.value(id, Stat.MOVEMENT) for id in ids] == [4, 7, 5]
    scene.does(0, "use:master-strategist:superior-command", "pick:storm-lynx")
    assert scene.offers(0) == ["pick:master-strategist", "pick:tome-guardian"]
    scene.does(0, "pick:tome-guardian").passes()
    assert scene.refuses(0, "place:40,40")[0].startswith("refused-")
    scene.does(0, "place:12,48").passes()
    assert scene.place("storm-lynx") == (12, 48)
