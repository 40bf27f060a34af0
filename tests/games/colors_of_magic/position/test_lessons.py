"""The lessons: the right answer is the one that helps. That it is offered, and said in all languages, is asked of all
games in `tests/conformance/test_lessons.py`."""

from __future__ import annotations

import random

import pytest

from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.distances import RADIUS, apart, engaged, size
from magehall.kit.lattice.shapes import Disc
from magehall.terminal.learn import find_lessons
from tests.games.colors_of_magic.scenario import Scene
from tests.lessons import answered, check_rules_taught, lesson_files, open_lesson

GAME = "colors_of_magic"
AROUND = 12
"""Lattice steps around a stone beyond which nobody is within an inch of it."""


def after(name: str, steps: int | None = None) -> Scene:
    """The table after some steps of a lesson, or all of them."""
    return Scene(answered(GAME, name, steps)[0])


def test_the_lessons_teach_what_they_should_in_this_order() -> None:
    assert list(find_lessons(COLORS_OF_MAGIC)) == [
        "01_first_steps",
        "02_engagement",
        "03_disengaging",
        "04_passing",
        "05_blood_pact",
        "06_casting",
        "07_summoning",
        "08_duel",
        "09_defending",
        "10_shooting",
        "11_instants",
        "12_rough_ground",
        "13_keywords",
        "14_objectives",
        "15_monsters",
        "16_building_a_force",
        "17_first_skirmish",
    ]


@pytest.mark.parametrize("name", lesson_files(GAME))
def test_every_lesson_ends_with_the_rules_it_taught(name: str) -> None:
    check_rules_taught(GAME, name)


@pytest.mark.parametrize(
    ("name", "at", "who"),
    [
        ("first_steps", 1, "geo"),
        ("disengaging", 2, "guardian"),
        ("passing", 1, "sentinel"),
        ("rough_ground", 3, "commander"),
        ("keywords", 2, "sentinel"),
    ],
)
@pytest.mark.rule("objectives.control")
def test_every_place_at_the_stone_is_right(name: str, at: int, who: str) -> None:
    """Whichever of them a learner taps."""
    before, lesson = answered(GAME, name, at)
    stone = before.state.markers()["stone"]
    disc, mover = Disc((stone.x, stone.y), stone.radius), before.state.creature(who)
    near = {
        f"go:{x},{y}"
        for x in range(stone.x - AROUND, stone.x + AROUND + 1)
        for y in range(stone.y - AROUND, stone.y + AROUND + 1)
        if not apart(Disc((x, y), RADIUS[size(mover)]), disc, 1)
    }
    assert {id for id in near if before.why_not(0, id) is None} == set(lesson.steps[at].right)


# What makes each right answer right


@pytest.mark.rule("objectives.control")
def test_the_first_steps_end_at_the_stone_without_a_useless_shot() -> None:
    scene = after("first_steps", 2)
    assert scene.refuses(0, "activate:geo") is not None
    shot = scene.match.clone()
    shot.apply(0, "shoot:pyro")
    assert shot.state.creature("pyro").damage == 0


@pytest.mark.rule("move.engage-stop")
def test_the_way_around_the_goblin_is_free_and_the_straight_one_is_not() -> None:
    scene = after("engagement", 2)
    assert engaged(scene.state, "commander") == []
    hasty = after("engagement", 1).does(0, "go:37,42")
    assert engaged(hasty.state, "commander") == ["goblin"]
    assert not after("engagement").lives("goblin")


@pytest.mark.rule("combat.opportunity")
def test_the_guardian_breaks_away_unhurt() -> None:
    scene = after("disengaging")
    assert scene.damage("guardian") == 0
    assert engaged(scene.state, "guardian") == []


@pytest.mark.rule("turn.pass")
def test_who_passed_watches_while_the_other_goes_on() -> None:
    scene = after("passing", 3)
    assert scene.player(1).passed
    scene.does(0, "pass")
    assert scene.state.course.turn == 2


@pytest.mark.rule("spell.blood-pact")
def test_the_blood_of_the_guardian_would_have_killed_it() -> None:
    scene = after("blood_pact")
    assert (scene.damage("geo"), scene.player().mana, scene.player().tokens) == (1, 0, 1)
    careless = after("blood_pact", 2).does(0, "bleed:guardian")
    assert not careless.lives("guardian")


@pytest.mark.rule("table.sight")
def test_the_wall_hides_the_chieftain_until_the_mage_has_moved() -> None:
    assert not after("casting").lives("chieftain")
    hasty = after("casting", 0).does(0, "cast:incinerate")
    assert hasty.damage("hound") == 0
    assert not hasty.lives("hound") or hasty.offers(0, "pick:") == ["pick:hound"]


@pytest.mark.rule("turn.same-turn")
def test_the_newcomer_strikes_at_once() -> None:
    assert not after("summoning").lives("goblin")


@pytest.mark.rule("combat.duel")
def test_one_card_wins_the_duel_and_the_other_is_kept() -> None:
    scene = after("duel")
    assert not scene.lives("orc")
    assert scene.hand() == ["zone-control"]


@pytest.mark.rule("combat.duel-effects")
def test_the_boost_of_the_winner_kills_the_orc() -> None:
    assert not after("defending").lives("orc")
    stingy = after("defending", 3).does(0, "pass")
    assert stingy.damage("orc") == 1


@pytest.mark.rule("combat.cover")
def test_the_shot_through_the_forest_misses() -> None:
    assert not after("shooting").lives("orc")
    hasty = after("shooting", 1).does(0, "shoot:orc")
    assert hasty.damage("orc") == 1, "what it had before"


@pytest.mark.rule("stack.resolve")
def test_the_plating_stops_the_shot() -> None:
    assert after("instants").damage("commander") == 1, "what he had before"
    hit = after("instants", 1).does(0, "pass").passes()
    assert not hit.lives("commander")


@pytest.mark.rule("move.difficult")
def test_without_the_ability_the_forest_is_too_deep() -> None:
    scene = after("rough_ground", 3)
    assert scene.value("commander", Stat.MOVEMENT) == 6
    slow = after("rough_ground", 0).does(0, "activate:commander")
    _, lesson = open_lesson(GAME, "rough_ground")
    assert all(slow.match.why_not(0, id) is not None for id in lesson.steps[3].right)


@pytest.mark.rule("keyword.flying")
def test_only_the_flyer_crosses_the_rock() -> None:
    scene = after("keywords")
    assert scene.damage("guardian") == 0
    assert scene.place("sentinel")[0] > 33


@pytest.mark.rule("objectives.paid")
def test_two_points_for_three_mana() -> None:
    scene = after("objectives")
    assert scene.player().points == 2


@pytest.mark.rule("monsters.kills")
def test_grizelda_brings_a_point_and_a_mana() -> None:
    scene = after("monsters")
    assert (scene.player().points, scene.player().mana) == (1, 1)


@pytest.mark.rule("setup.first-player")
def test_the_force_is_chosen_and_its_player_begins() -> None:
    scene = after("building_a_force")
    assert scene.player().mage == "bastion-geomancer"
    assert (scene.state.course.first, scene.state.course.turn) == (0, 1)


def test_the_guided_match_leads_to_two_points_and_goes_on_to_its_end() -> None:
    match, lesson = answered(GAME, "first_skirmish")
    assert lesson.goes_on
    assert match.state.player(0).points == 2
    luck = random.Random(5)
    for _ in range(5_000):
        if not match.pending:
            break
        seat = min(match.pending)
        match.apply(seat, luck.choice(match.pending[seat].options))
    assert match.result is not None
