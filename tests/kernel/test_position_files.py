"""Position files: what they say of themselves when they are wrong, with file, line and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magehall import PositionError, describe_position, load_position, read_position
from magehall.kernel.documents.position_files import LIMIT, read_lesson

GOOD = """\
game: midnight_larder
seats: 2
thieves:
  - charms: [creak, hush]
    pies: 2
  - charms: [hush]
dice: [1, 2, 6]
"""


def problem(text: str) -> str:
    """What is said of a position that cannot be set up."""
    with pytest.raises(PositionError) as error:
        read_position(text, "raid.yaml")
    return str(error.value)


def test_a_position_is_a_match_at_its_first_decision() -> None:
    match = read_position(GOOD)
    assert list(match.pending) == [0, 1]
    assert match.view(0)["table"]["mine"] == ["creak", "hush", "creak"], (
        "with the dream of the night that begins"
    )
    assert match.view(1)["table"]["mine"] == ["hush", "hush"]
    assert match.flow.chance.script == (6,)


def test_a_file_a_path_and_a_mapping_are_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "raid.yaml"
    path.write_text(GOOD, encoding="utf-8")
    thieves: list[Any] = [{"charms": ["creak", "hush"], "pies": 2}, {"charms": ["hush"]}]
    mapping = {"game": "midnight_larder", "seats": 2, "thieves": thieves, "dice": [1, 2, 6]}
    views = [load_position(source).view(0) for source in (path, str(path), mapping)]
    assert views == [read_position(GOOD).view(0)] * 3


@pytest.mark.parametrize(
    ("wrong", "right", "expected"),
    [
        ("pies: two", "pies: 2", "raid.yaml:5: expected a whole number, found 'two' (at thieves[0].pies)"),
        ("charms: hush", "charms: [hush]", "raid.yaml:6: expected a list (each entry: a text), found 'hush'"),
        ("cakes: 2", "pies: 2", "raid.yaml:5: no key 'cakes' is known here (there are: charms, pies)"),
        ("seats: two", "seats: 2", "raid.yaml:2: expected a whole number, found 'two'"),
        ("charm: [hush]", "charms: [hush]", "raid.yaml:6: no key 'charm' is known here; did you mean 'charms'?"),
        ("seat: 2", "seats: 2", "raid.yaml:2: no key 'seat' is known here; did you mean 'seats'?"),
        ("seats: 7", "seats: 2", "raid.yaml:2: midnight_larder seats 2 to 4"),
        ("gmae: midnight_larder", "game: midnight_larder", "raid.yaml:1: no key 'gmae' is known here; did you mean 'game'?"),
        ("seats: 3", "seats: 2", "raid.yaml:3: expected 3 thieves"),
        ("game: midnight_lader", "game: midnight_larder", "raid.yaml:1: no game 'midnight_lader'; there are: "),
        ("game: []", "game: midnight_larder", "raid.yaml:1: expected a text, found a list of 0"),
        ("charms: [kazoo]", "charms: [hush]", "raid.yaml:1: the charms there are: creak, hush"),
        ("dice: [1, 2, 6.5]", "dice: [1, 2, 6]", "raid.yaml:7: expected a whole number or a text or a list"),
        ("dice: [1, yes, 6]", "dice: [1, 2, 6]", "raid.yaml:7: expected a whole number or a text or a list"),
        ("dice: [1, 9, 6]", "dice: [1, 2, 6]", "raid.yaml:7: dream: expected a number from 1 to 2 in the script"),
        ("candles: 3", "dice: [1, 2, 6]", "raid.yaml:7: no key 'candles' is known here (there are: "),
        ("options: {moon: full}", "dice: [1, 2, 6]", "raid.yaml:7: options of midnight_larder: no key 'moon' is known here (there are none)"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_file_and_line(wrong: str, right: str, expected: str) -> None:
    assert GOOD.count(right) == 1
    assert problem(GOOD.replace(right, wrong)).startswith(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game: [", "raid.yaml:1: not YAML: "),
        (
            "game: midnight_larder\n\tseats: 2",
            "raid.yaml:2: not YAML: found character '\\t' that cannot start any token: indent with spaces, not tabs",
        ),
        (
            "game: x\nthieves: [a\nseats: 2",
            "raid.yaml:3: not YAML: expected ',' or ']', but got ':' (while parsing a flow sequence that begins in line 2)",
        ),
        ("game: a\nseats: 2\ngame: b", "raid.yaml:3: not YAML: 'game' stands twice"),
        ("game: x\nthieves:\n  - {pies: 1, pies: 2}", "raid.yaml:3: not YAML: 'pies' stands twice"),
        ("a: &a 1\nb: *a", "raid.yaml:2: not YAML: anchors and aliases are not used here"),
        ("? [a, b]\n: 1", "raid.yaml:1: not YAML: keys are words"),
        ("1: 2", "raid.yaml:1: keys are words, not 1"),
        ("", "raid.yaml:1: expected keys and values, such as 'game: battle_mages'"),
        ("- a\n- b", "raid.yaml:1: expected keys and values, such as 'game: battle_mages'"),
        ("just words", "raid.yaml:1: expected keys and values, such as 'game: battle_mages'"),
        ("a: 1\n---\nb: 2", "raid.yaml:2: not YAML: "),
        ("game: !!python/object:os.system x", "raid.yaml:1: not YAML: could not determine a constructor"),
        ("game: !!bool 7", "raid.yaml: not YAML: "),
        ("game: !!timestamp x", "raid.yaml: not YAML: "),
        ("game: !!int ''", "raid.yaml: not YAML: "),
        ("game: 2020-99-99", "raid.yaml: not YAML: "),
        ("a: \x00", "raid.yaml: not YAML: "),
        ("[" * 1_000, "raid.yaml: not YAML: "),
        ("seats: 2", "raid.yaml:1: 'game' is missing: expected a game's name, of which there are: "),
        ("game: midnight_larder", "raid.yaml:1: 'seats' is missing: expected a whole number"),
    ],
)
def test_what_is_no_position_at_all(text: str, expected: str) -> None:
    assert problem(text).startswith(expected)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    def refused(path: Path | str) -> str:
        with pytest.raises(PositionError) as error:
            load_position(path)
        return str(error.value)

    missing = tmp_path / "missing.yaml"
    assert refused(missing) == f"{missing}: cannot be read: No such file or directory"
    assert refused(tmp_path) == f"{tmp_path}: cannot be read: Is a directory"
    assert "cannot be read" in refused("a\x00b")
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"game: \xe9")
    assert refused(latin) == f"{latin}: is not UTF-8 text"
    large = tmp_path / "large.yaml"
    large.write_bytes(b" " * (LIMIT + 1))
    assert refused(large) == f"{large}: larger than {LIMIT} bytes"
    assert problem(" " * (LIMIT + 1)) == f"raid.yaml: larger than {LIMIT} bytes"


def test_a_mapping_has_no_lines_so_the_path_is_told() -> None:
    with pytest.raises(
        PositionError, match=r"expected a whole number, found 'x' \(at \$.thieves\[0\].pies\)"
    ) as error:
        load_position({"game": "midnight_larder", "seats": 2, "thieves": [{"pies": "x"}, {}]})
    assert error.value.path == "$.thieves[0].pies"
    with pytest.raises(PositionError, match=r"keys are words, not 1 \(at \$\)"):
        load_position({1: 2})  # type: ignore[dict-item]  # what a careless caller might pass


def test_a_position_in_the_middle_of_a_window_lists_the_running_procedures() -> None:
    match = read_position(GOOD)
    match.apply(0, "climb:low")
    match.apply(1, "climb:low")
    document = describe_position(match)
    assert [frame["procedure"] for frame in document["stack"]][-2:] == ["Prank", "Window"]
    again = load_position(document)
    assert again.pending == match.pending
    assert again.state.trace() == match.state.trace()


def test_a_position_between_two_secret_answers_keeps_the_first() -> None:
    match = read_position(GOOD)
    match.apply(1, "climb:top")
    again = load_position(describe_position(match))
    assert list(again.pending) == [0]
    again.apply(0, "climb:low")
    assert [event.data["shelf"] for event in again.events if event.name == "plan-told"] == ["@top", "@low"]


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        ([{"procedure": "Dance"}], "expected one of "),
        (
            [{"procedure": "Prank", "by": "me", "what": "low"}],
            "expected a whole number, found 'me' (at $.stack[0].by)",
        ),
        ([{"procedure": "Night", "step": "sing"}], "Night has no step 'sing'; its steps are: "),
        ([{"procedure": "Window", "name": "x", "step": "ask"}], "nothing can be played from here: "),
        (
            [{"procedure": "Prank", "by": 0, "what": "roof", "step": "end"}],
            "nothing can be played from here: 'roof'",
        ),
    ],
)
def test_running_procedures_that_cannot_be(stack: list[Any], expected: str) -> None:
    with pytest.raises(PositionError) as error:
        load_position({"game": "midnight_larder", "seats": 2, "thieves": [{}, {}], "stack": stack})
    assert str(error.value).startswith(expected)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ({0: "fly"}, "seat 0 cannot have answered 'fly'"),
        ({5: "climb:low"}, "seat 5 cannot have answered 'climb:low'"),
        ({0: "climb:low", 1: "climb:low"}, "all who are asked have answered already"),
    ],
)
def test_answers_that_cannot_be(answers: dict[int, str], expected: str) -> None:
    with pytest.raises(PositionError, match=expected):
        load_position({"game": "midnight_larder", "seats": 2, "thieves": [{}, {}], "answers": answers})


def test_ranges_of_a_lesson_are_expanded() -> None:
    lesson = """\
lesson:
  title: lesson-top
  steps:
    - {say: lesson-say, right: ["go:5,2", "go:{4..6},{1..2}"], praise: lesson-praise, hint: lesson-hint}
"""
    found = read_lesson(read_position(GOOD + lesson))
    assert found is not None
    assert found.steps[0].right == ["go:5,2", "go:4,1", "go:4,2", "go:5,1", "go:6,1", "go:6,2"]
    endless = read_position(GOOD + lesson.replace("6},{1..2}", "9999},{0..9999}"))
    with pytest.raises(PositionError, match="more than 1000 right options"):
        read_lesson(endless)


def test_a_position_may_carry_a_lesson() -> None:
    lesson = """\
lesson:
  title: lesson-top
  steps:
    - {say: lesson-say, right: ["climb:top"], praise: lesson-praise, hint: lesson-hint}
"""
    found = read_lesson(read_position(GOOD + lesson))
    assert found is not None
    assert found.steps[0].right == ["climb:top"]
    assert read_lesson(read_position(GOOD)) is None
    assert problem(GOOD + lesson.replace("praise: lesson-praise, ", "")).startswith(
        "raid.yaml:11: 'praise' is missing: expected a text"
    )
