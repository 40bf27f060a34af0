"""Hills: they block lines, but not for who stands on them. [table.sight]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import Place, Scene, creature, force, skirmish

HILL = {"kind": "hill", "corners": [[44, 32], [56, 32], [56, 64], [44, 64]]}


def archers(one: Place, other: Place) -> Scene:
    """An archer of each side, and a hill between 44 and 56."""
    return skirmish(
        creature("gale-messenger", 0, one), creature("wind-master", 1, other, id="master"), terrain=[HILL]
    )


@pytest.mark.rule("table.sight")
@pytest.mark.parametrize(
    ("one", "other", "seen"),
    [
        pytest.param((30, 48), (70, 48), False, id="a hill between them"),
        pytest.param((42, 48), (70, 48), True, id="who looks touches it"),
        pytest.param((30, 48), (58, 48), True, id="who is looked at touches it from behind"),
        pytest.param((30, 48), (50, 48), True, id="who is looked at stands on it"),
        pytest.param((46, 36), (54, 60), True, id="both stand on it"),
    ],
)
def test_a_hill_hides_nobody_who_touches_it_and_sight_is_the_same_both_ways(
    one: Place, other: Place, seen: bool
) -> None:
    """What the one sees of the other, the other sees of the one, as far as terrain goes. [table.sight]"""
    scene = archers(one, other).does(0, "activate:gale-messenger").passes()
    assert (scene.offers(0, "shoot:master") != []) is seen
    scene.does(0, "end").passes().does(1, "activate:master").passes()
    assert (scene.offers(1, "shoot:gale-messenger") != []) is seen


@pytest.mark.rule("table.sight-of-places")
@pytest.mark.parametrize("card", ["fireball", "wind-scout"])
def test_a_place_on_a_hill_is_seen_and_one_behind_it_is_not(card: str) -> None:
    """For a place the same holds as for a creature that stands there. [table.sight-of-places]"""
    scene = skirmish(terrain=[HILL], forces=[force(at=(36, 48), hand=[card], mana=3)])
    scene.does(0, f"cast:{card}").passes()
    assert scene.refuses(0, "place:62,48") == ("refused-no-sight", "table.sight")
    scene.does(0, "place:50,48")
