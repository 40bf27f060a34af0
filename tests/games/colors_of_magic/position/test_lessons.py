"""The lessons: every step can be answered rightly and wrongly, and the right answer is the one that helps."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import magehall
from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.distances import RADIUS, apart, engaged, size
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.documents.position_files import lesson_folder, read_lesson
from magehall.kernel.ledger import ledger
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.positions import Lesson
from magehall.kernel.text import LOCALES, messages, render
from magehall.kit.lattice.shapes import Disc
from magehall.terminal.learn import find_lessons
from tests.games.colors_of_magic.scenario import Scene

GAME = "colors_of_magic"
FILES = {path.stem[3:]: path for path in sorted(lesson_folder(COLORS_OF_MAGIC).glob("*.yaml"))}
NAMES = list(FILES)
AROUND = 12
"""Lattice steps around a stone beyond which nobody is within an inch of it."""

CITED = re.compile(r"(?:Rules?|Règles?|Правил[оа])\u00a0?: ((?:[a-z0-9-]+(?:\.[a-z0-9-]+)?(?:, )?)+)$")


@cache
def load(name: str) -> tuple[Match[Skirmish], Lesson]:
    """A lesson and its table, which tests clone."""
    match = magehall.load_position(FILES[name])
    lesson = read_lesson(match)
    assert lesson is not None
    return match, lesson


def go_on(match: Match[Skirmish], lesson: Lesson, steps: int | None = None) -> Match[Skirmish]:
    """A lesson with its first steps answered rightly, or all of them."""
    for step in lesson.steps[:steps]:
        match.apply(lesson.seat, step.right[0])
        for seat, option in step.then:
            match.apply(seat, option)
    return match


def after(name: str, steps: int | None = None) -> Scene:
    """The table after some steps of a lesson."""
    match, lesson = load(name)
    return Scene(go_on(match.clone(), lesson, steps))


def offers(match: Match[Skirmish], seat: int) -> set[str]:
    decision = match.pending.get(seat)
    return {option.id for option in decision.options} if decision is not None else set()


def words(lesson: Lesson) -> list[str]:
    """The keys of all that a lesson says."""
    return [lesson.title, *(key for step in lesson.steps for key in (step.say, step.hint, step.praise))]


def test_the_lessons_teach_what_they_should_in_this_order() -> None:
    assert NAMES == [
        "first_steps",
        "engagement",
        "disengaging",
        "passing",
        "blood_pact",
        "casting",
        "summoning",
        "duel",
        "defending",
        "shooting",
        "instants",
        "rough_ground",
        "keywords",
        "objectives",
        "monsters",
        "building_a_force",
        "first_skirmish",
    ]
    for number, (name, path) in enumerate(FILES.items(), 1):
        assert load(name)[1].order == number
        assert path.stem == f"{number:02}_{name}"
    assert list(find_lessons(COLORS_OF_MAGIC)) == [path.stem for path in FILES.values()]


@pytest.mark.parametrize("name", NAMES)
def test_a_right_answer_is_listed_and_so_is_a_wrong_one(name: str) -> None:
    """Of places all that are right lie in the space, and one is on the list."""
    found, lesson = load(name)
    match = found.clone()
    assert lesson.steps
    for step in lesson.steps:
        assert lesson.seat in match.pending
        assert step.right[0] in offers(match, lesson.seat)
        assert offers(match, lesson.seat) - set(step.right)
        assert [id for id in step.right if match.why_not(lesson.seat, id) is not None] == []
        match.apply(lesson.seat, step.right[0])
        for seat, option in step.then:
            match.apply(seat, option)


@pytest.mark.parametrize("name", NAMES)
def test_each_right_answer_leads_to_the_next_question(name: str) -> None:
    """Where several answers are right, all of them lead on."""
    found, lesson = load(name)
    for number, step in enumerate(lesson.steps):
        before = go_on(found.clone(), lesson, number)
        for right in step.right[1:]:
            match = before.clone()
            match.apply(lesson.seat, right)
            for seat, option in step.then:
                match.apply(seat, option)
            following = lesson.steps[number + 1 :]
            assert not following or any(
                match.why_not(lesson.seat, id) is None for id in following[0].right
            ), right


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
    found, lesson = load(name)
    before = go_on(found.clone(), lesson, at)
    stone = before.state.markers()["stone"]
    disc, mover = Disc((stone.x, stone.y), stone.radius), before.state.creature(who)
    near = {
        f"go:{x},{y}"
        for x in range(stone.x - AROUND, stone.x + AROUND + 1)
        for y in range(stone.y - AROUND, stone.y + AROUND + 1)
        if not apart(Disc((x, y), RADIUS[size(mover)]), disc, 1)
    }
    assert {id for id in near if before.why_not(0, id) is None} == set(lesson.steps[at].right)


@pytest.mark.parametrize("name", NAMES)
def test_no_answer_is_right_while_the_lesson_makes_the_moves(name: str) -> None:
    """Or a quick learner would be praised for a question that has not been asked."""
    found, lesson = load(name)
    match = found.clone()
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        match.apply(lesson.seat, step.right[0])
        for seat, option in step.then:
            assert not set(following.right) & offers(match, lesson.seat) or option in following.right
            match.apply(seat, option)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_lesson_exists_in_three_languages(name: str, locale: str) -> None:
    said = words(load(name)[1])
    assert len(set(said)) == len(said)
    for key in said:
        assert key.startswith(f"lesson-{name.replace('_', '-')}-")
        shown = render(GAME, key, {}, locale, {})
        assert shown.strip()
        assert "{" not in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_is_left_over(locale: str) -> None:
    said = {key for name in NAMES for key in words(load(name)[1])}
    assert {key for key in messages(GAME, locale) if key.startswith("lesson-")} == said


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_ends_with_the_rules_it_taught(name: str) -> None:
    _, lesson = load(name)
    cited = []
    for locale in LOCALES:
        found = CITED.search(render(GAME, lesson.steps[-1].praise, {}, locale, {}))
        assert found is not None, locale
        cited.append(found[1].split(", "))
    assert set(cited[0]) <= set(ledger(COLORS_OF_MAGIC))
    assert cited == [cited[0]] * len(LOCALES)


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
    _, lesson = load("rough_ground")
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
    match, lesson = load("first_skirmish")
    match = go_on(match.clone(), lesson)
    assert lesson.goes_on
    assert match.state.player(0).points == 2
    luck = random.Random(5)
    for _ in range(5_000):
        if not match.pending:
            break
        seat = min(match.pending)
        match.apply(seat, luck.choice(match.pending[seat].options))
    assert match.result is not None
