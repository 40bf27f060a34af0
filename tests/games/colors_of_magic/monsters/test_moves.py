"""Where monsters move. [monsters.moves]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK, MoveTarget
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, TerrainKind
from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.distances import GAP_OF_STEP, base, gap_key
from magehall.games.colors_of_magic.model.frames.turn import MonsterPhase, MonsterTurn
from magehall.games.colors_of_magic.model.pieces import Away, Piece
from magehall.games.colors_of_magic.monsters.move_targets import move_targets
from magehall.kit.lattice.points import Point
from tests.games.colors_of_magic.lair import Lair, lair

MOG, PIP, FINK = "goblin-mog-the-armored", "goblin-pip-the-pest", "goblin-fink-the-coward"
WALKER = "ash-walker"
INCH = 4 * GAP_OF_STEP
"""A gap of an inch."""


def gap(table: Lair, a: str, b: str) -> int:
    return gap_key(base(table.state.creature(a)), base(table.state.creature(b)))


def goblin(*cards: str) -> tuple[Lair, str, str, str]:
    """A goblin at the centre, one mage 8 inches below it and the other far away."""
    table = lair("giant")
    near = table.mage(0, (48, 20))
    far = table.mage(1, (48, 95 - 2))
    table.cards(*cards)
    return table, table.monster(MOG, (48, 50)), near, far


# act8: the nearest creature; act15: small ones neither move nor attack; act9: small ones do not attack.


@pytest.mark.rule("activation.nearest")
@pytest.mark.rule("monsters.moves")
def test_a_monster_goes_straight_to_the_nearest_creature_as_far_as_it_can() -> None:
    table, mog, _, _ = goblin("act8", "act15")
    table.calls(MonsterTurn(mog))
    assert table.place(mog) == (48, 34), "Movement 4 is sixteen steps"


@pytest.mark.rule("monsters.moves")
def test_engagement_stops_it_within_an_inch() -> None:
    table, mog, near, _ = goblin("act8", "act15")
    table.state.edit_creature(mog).y = 34
    table.calls(MonsterTurn(mog))
    assert 0 < gap(table, mog, near) <= INCH
    assert table.state.creature(mog).moved < 4 * INCH, "it had inches left"


@pytest.mark.rule("monsters.moves")
def test_an_engaged_monster_does_not_move_and_draws_no_card_for_it() -> None:
    table, mog, _, _ = goblin("act15", "act8")
    table.state.edit_creature(mog).y = 26
    table.calls(MonsterTurn(mog))
    assert table.place(mog) == (48, 26)
    assert len(table.happened("monster-card-drawn")) == 1, "only that of its attack"


@pytest.mark.rule("monsters.moves")
def test_difficult_ground_costs_a_monster_double() -> None:
    table, mog, _, _ = goblin("act8", "act15")
    table.terrain(Piece(TerrainKind.FOREST, ((20, 20), (76, 20), (76, 60), (20, 60))))
    table.calls(MonsterTurn(mog))
    assert table.place(mog) == (48, 42)


@pytest.mark.rule("monsters.moves")
def test_of_places_equally_near_it_takes_the_cheapest_then_the_lowest() -> None:
    table, mog, _, _ = goblin("act8", "act15")
    table.terrain(Piece(TerrainKind.WALL, ((40, 40), (56, 40), (56, 42), (40, 42))))
    table.calls(MonsterTurn(mog))
    first = table.place(mog)
    assert first[0] < 48, "left and right are alike: the lower x"


@pytest.mark.rule("activation.stay")
def test_a_card_that_says_stay_is_no_reason_to_draw_anew() -> None:
    table, mog, _, _ = goblin("act15", "act15")
    table.calls(MonsterTurn(mog))
    assert table.place(mog) == (48, 50)
    assert len(table.happened("monster-card-drawn")) == 2, "one for the move, one for the attack"


@pytest.mark.rule("activation.away-from-nearest")
def test_it_runs_from_the_nearest_creature_with_its_full_movement() -> None:
    table, mog, _, far = goblin("act7", "act15")
    table.state.edit_creature(far).x = 10
    table.calls(MonsterTurn(mog))
    assert table.place(mog) == (48, 66)


@pytest.mark.rule("activation.centre")
def test_it_goes_towards_the_centre() -> None:
    table, mog, _, _ = goblin("act13", "act15")
    table.state.edit_creature(mog).x = 70
    table.calls(MonsterTurn(mog))
    assert table.place(mog)[0] < 70


@pytest.mark.rule("monster.giant-nail")
def test_the_giant_stops_two_inches_from_its_target() -> None:
    table = lair("giant")
    mage = table.mage(0, (48, 20))
    table.mage(1, (48, 93))
    giant = table.monster("giant-nail", (48, 46))
    table.cards("act1", "act8")
    table.calls(MonsterTurn(giant))
    assert gap(table, giant, mage) == 2 * INCH


@pytest.mark.rule("monsters.ties")
def test_the_first_player_decides_between_two_targets_equally_near() -> None:
    table, mog, near, far = goblin("act8", "act15")
    table.state.edit_creature(far).y = 80
    table.state.edit_course().first = 1
    table.calls(MonsterTurn(mog))
    assert table.offers(1) == [f"pick:{near}", f"pick:{far}"]
    assert table.refuses(1, PickOne(mog)) == ("no-tie", "monsters.ties")
    table.does(1, f"pick:{far}")
    assert table.place(mog) == (48, 66)


@pytest.mark.rule("monsters.ties")
def test_the_hundredth_of_an_inch_is_no_tie() -> None:
    # The squares of the distances are 4225 and 4226.
    table = lair("giant")
    table.mage(0, (73, 26))
    table.mage(1, (11, 75))
    mog = table.monster(MOG, (10, 10))
    table.cards("act8", "act15")
    table.calls(MonsterTurn(mog))
    assert not table.asked
    assert table.place(mog)[0] > 20, "towards the nearer one"


# What each card means


def targets() -> tuple[Lair, str, dict[str, str]]:
    table = lair("ritual")
    found = {
        "mage": table.mage(0, (48, 14), damage=2),
        "other": table.mage(1, (20, 80)),
        "walker": table.creature(WALKER, 0, (48, 62), damage=1),
        "sprite": table.creature("zephyr-sprite", 1, (80, 48)),
        "stone": table.marker(MarkerKind.STONE, (20, 48), "mana-source", cards=2),
    }
    return table, table.monster(MOG, (48, 48)), found


@pytest.mark.parametrize(
    ("which", "expected"),
    [
        pytest.param("nearest", "walker", marks=pytest.mark.rule("activation.nearest")),
        pytest.param("nearest-enemy", "walker", marks=pytest.mark.rule("activation.nearest-enemy")),
        pytest.param("nearest-mage", "mage", marks=pytest.mark.rule("activation.nearest-mage")),
        pytest.param("most-life", "other", marks=pytest.mark.rule("activation.most-life")),
        pytest.param("most-wounded", "mage", marks=pytest.mark.rule("activation.most-wounded")),
        pytest.param("least-wounded", "sprite", marks=pytest.mark.rule("activation.least-wounded")),
        pytest.param("fastest", "sprite", marks=pytest.mark.rule("activation.fastest")),
        pytest.param("slowest-in-reach", "walker", marks=pytest.mark.rule("activation.slowest-in-reach")),
        pytest.param("nearest-source", "sprite", marks=pytest.mark.rule("activation.nearest-source")),
        pytest.param("nearest-objective", "stone", marks=pytest.mark.rule("activation.nearest-objective")),
        pytest.param("nearest-unclaimed", "stone", marks=pytest.mark.rule("activation.nearest-unclaimed")),
        pytest.param("away-from-mage", "mage", marks=pytest.mark.rule("activation.away-from-mage")),
        pytest.param("away-from-nearest", "walker", marks=pytest.mark.rule("activation.away-from-nearest")),
    ],
)
def test_what_a_move_heads_for(which: str, expected: str) -> None:
    table, mog, found = targets()
    assert move_targets(table.state, mog, MoveTarget(which)) == [found[expected]]


@pytest.mark.rule("activation.nearest-objective")
@pytest.mark.rule("activation.nearest-source")
@pytest.mark.rule("activation.nearest-mage")
@pytest.mark.rule("activation.most-wounded")
def test_without_what_it_names_a_move_heads_for_the_nearest() -> None:
    table = lair("giant")
    walker = table.creature(WALKER, 0, (48, 62))
    table.creature(WALKER, 1, (48, 10))
    mog = table.monster(MOG, (48, 48))
    for which in ("nearest-objective", "nearest-source", "nearest-mage", "most-wounded", "slowest-in-reach"):
        assert move_targets(table.state, mog, MoveTarget(which)) == [walker]


def test_every_move_of_the_deck_has_a_meaning() -> None:
    table, mog, _ = targets()
    for card in ACTIVATION_DECK:
        for size in (1, 2, 3):
            which = card.orders(size).move
            found = move_targets(table.state, mog, which)
            assert bool(found) == (which not in (MoveTarget.CENTRE, MoveTarget.STAY))


# Goblins with a way of their own


def left_alone(face: str, at: Point, *, mage: Point) -> tuple[Lair, str]:
    """A goblin whose cards let it neither move nor attack, one mage not far from it and the other far away."""
    table = lair("giant")
    table.mage(0, mage)
    table.mage(1, (10, 90))
    table.cards("act15", "act15")
    return table, table.monster(face, at)


@pytest.mark.rule("monster.goblin-fink-the-coward")
def test_fink_runs_four_inches_from_a_mage_within_six_even_if_engaged_and_nobody_strikes() -> None:
    table, fink = left_alone(FINK, (48, 46), mage=(48, 40))
    table.calls(MonsterPhase())
    assert table.place(fink) == (48, 62)
    assert not table.happened("attack-declared")


@pytest.mark.rule("monster.goblin-fink-the-coward")
def test_fink_does_not_run_from_a_mage_seven_inches_away() -> None:
    table, fink = left_alone(FINK, (48, 52), mage=(48, 20))
    table.calls(MonsterPhase())
    assert table.place(fink) == (48, 52)


@pytest.mark.rule("monster.goblin-fink-the-coward", "move.difficult", "move.passing", "move.engage-stop")
@pytest.mark.parametrize(
    ("what", "end"),
    [
        ("forest", (48, 54)),
        ("rock", (48, 54)),
        ("ally", (48, 62)),
        ("ally-at-the-end", (48, 60)),
        ("enemy", (48, 56)),
    ],
)
def test_the_run_of_fink_is_a_move_of_his_own(what: str, end: tuple[int, int]) -> None:
    table, fink = left_alone(FINK, (48, 46), mage=(48, 40))
    if what == "forest":
        table.terrain(Piece(TerrainKind.FOREST, ((40, 44), (56, 44), (56, 68), (40, 68))))
    elif what == "rock":
        table.terrain(Piece(TerrainKind.ROCK, ((40, 56), (56, 56), (56, 68), (40, 68))))
    elif what == "ally":
        table.monster(MOG, (48, 54))
    elif what == "ally-at-the-end":
        table.monster(MOG, (48, 64))
    else:
        table.creature(WALKER, 1, (48, 64))
    table.calls(MonsterPhase())
    assert table.place(fink) == end


@pytest.mark.rule("monster.goblin-pip-the-pest")
def test_pip_follows_the_nearest_mage_two_inches_at_the_end_of_the_phase() -> None:
    table, pip = left_alone(PIP, (48, 52), mage=(48, 20))
    table.calls(MonsterPhase())
    assert table.place(pip) == (48, 44)


@pytest.mark.rule("monster.goblin-pip-the-pest")
def test_pip_does_not_follow_while_engaged() -> None:
    table, pip = left_alone(PIP, (48, 52), mage=(48, 20))
    table.creature(WALKER, 0, (48, 57))
    table.calls(MonsterPhase())
    assert table.place(pip) == (48, 52)


@pytest.mark.rule("activation.nearest-objective", "monsters.moves")
def test_a_monster_goes_to_a_marker_while_all_creatures_are_banished() -> None:
    table = lair("ritual")
    mage = table.mage(0, (10, 10))
    stone = table.marker(MarkerKind.STONE, (72, 80), "mana-source", cards=2)
    goblin = table.monster("goblin-mog-the-armored", (48, 48))
    table.state.edit_creature(mage).away = Away.BANISHED
    assert move_targets(table.state, goblin, MoveTarget.NEAREST_OBJECTIVE) == [stone]
    assert move_targets(table.state, goblin, MoveTarget.NEAREST) == []
