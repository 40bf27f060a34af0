"""Monsters that carry objectives: who takes the cards. [monsters.kills]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.frames.turn import Claim
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.values import stat
from tests.games.colors_of_magic.lair import Lair, lair


def with_giant() -> tuple[Lair, str]:
    table = lair("giant")
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    return table, table.monster("giant-nail", (48, 48))


@pytest.mark.rule("objective.giant-nail")
def test_wounding_the_giant_takes_one_nail_however_much_damage() -> None:
    table, giant = with_giant()
    table.hurts(giant, 0, 3)
    assert table.ingredients(0) == ["giants-nail"]
    assert table.points(0) == 1
    assert table.state.creature(giant).damage == 3


@pytest.mark.rule("monster.giant-bile")
def test_with_the_last_nail_gone_the_bile_is_on_top_and_damage_stays() -> None:
    table, giant = with_giant()
    table.hurts(giant, 0).hurts(giant, 1)
    creature = table.state.creature(giant)
    assert (creature.face, creature.damage) == ("giant-bile", 2)
    assert stat(table.state, giant, Stat.MOVEMENT) == 8
    table.hurts(giant, 0)
    assert (table.points(0), table.points(1)) == (1, 1), "the bile is not taken by wounding"


@pytest.mark.rule("damage.by")
@pytest.mark.rule("objective.giant-bile")
def test_who_kills_the_giant_takes_all_cards_left() -> None:
    table, giant = with_giant()
    table.hurts(giant, 0, 6)
    assert table.ingredients(0) == ["giants-nail", "giants-nail", "giants-bile"]
    assert table.points(0) == 5
    table, giant = with_giant()
    table.hurts(giant, 0).hurts(giant, 1, 5)
    assert (table.points(0), table.points(1)) == (1, 4)


@pytest.mark.rule("damage.by")
@pytest.mark.rule("objective.giant-nail")
def test_nobody_takes_a_card_for_damage_by_monsters() -> None:
    table, giant = with_giant()
    table.hurts(giant, MONSTERS)
    assert (table.points(0), table.points(1)) == (0, 0)


@pytest.mark.rule("monsters.kills")
@pytest.mark.rule("monster.goblin-grizelda-the-greedy")
def test_who_kills_grizelda_takes_her_card_and_a_mana() -> None:
    table = lair("giant")
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    goblin = table.monster("goblin-grizelda-the-greedy", (56, 40))
    table.hurts(goblin, 1)
    assert (table.points(1), table.state.player(1).mana) == (1, 1)
    assert table.ingredients(1) == ["grizeldas-bag"]


@pytest.mark.rule("monsters.kills")
def test_killed_by_no_player_its_card_goes_to_the_nearest_then_to_fewer_points_then_to_the_first() -> None:
    table = lair("giant")
    table.mage(0, (48, 20))
    table.mage(1, (48, 70))
    pip, zorp, mog = (
        f"goblin-{name}" for name in ("pip-the-pest", "zorp-the-rock-tosser", "mog-the-armored")
    )
    table.calls(Claim(pip, MONSTERS, 48, 50))
    assert (table.points(0), table.points(1)) == (0, 1)
    table.calls(Claim(zorp, MONSTERS, 48, 45))
    assert (table.points(0), table.points(1)) == (1, 1), "equally near: fewer points"
    table.state.edit_course().first = 1
    table.calls(Claim(mog, MONSTERS, 48, 45))
    assert (table.points(0), table.points(1)) == (1, 2), "equal points: the first player"


@pytest.mark.rule("monster.wisp")
def test_a_wisp_gives_nothing() -> None:
    table = lair("wisp-night")
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    wisp = table.monster("wisp", (48, 48))
    table.hurts(wisp, 0).hurts(wisp, 0)
    assert wisp not in table.state.creatures()
    assert table.points(0) == 0


@pytest.mark.rule("objective.slag-brute")
def test_two_brutes_are_two_cards() -> None:
    table = lair("ember-forge")
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    for place in ((62, 34), (34, 62)):
        brute = table.monster("slag-brute", place)
        table.hurts(brute, 0, 2)
    assert table.points(0) == 2
    assert table.ingredients(0) == ["slag-plate", "slag-plate"]


@pytest.mark.rule("victory.points")
def test_the_sixth_point_by_a_kill_wins_at_once() -> None:
    table = lair("giant")
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    table.state.edit_player(0).points = 5
    table.hurts(table.monster("goblin-mog-the-armored", (60, 60)), 0)
    assert table.state.course.winners == [0]
