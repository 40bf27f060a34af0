"""Position files: tables set up by hand, in YAML. They serve tests, lessons, puzzles and bug reports.

Every position names its game and seats, may load the dice, and may carry a lesson; the other keys are the game's.
A position at an odd moment (inside a window, between two answers) also lists the running procedures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import yaml

from magehall.kernel.chance import ScriptError
from magehall.kernel.game import Game, OptionError, find_game, registered
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.positions import Header, Lesson, PositionError, game_part
from magehall.kernel.records import to_builtins
from magehall.kernel.validation import Mismatch, read, strange_key, suggest, unknown_key

LIMIT = 100_000
MOST_RIGHT = 1_000
"""So many options may be right in one step of a lesson."""

_RANGE = re.compile(r"\{(\d{1,4})\.\.(\d{1,4})\}")
HEADER = Header.__struct_fields__


def lesson_folder(game: Game[Any]) -> Path:
    """Where the lessons of ``game`` lie; a file's name is the lesson's."""
    return game.folder / "positions" / "lessons"


def load_position(source: str | Path | Mapping[str, Any]) -> Match[Any]:
    """A match at the position of a file or a mapping. It raises PositionError that says where and what."""
    if isinstance(source, Mapping):
        return _load(dict(source), "", None)
    path = Path(source)
    try:
        size = path.stat().st_size
        text = path.read_text(encoding="utf-8") if size <= LIMIT else ""
    except UnicodeDecodeError:
        raise PositionError("is not UTF-8 text", where=f"{path}: ") from None
    except OSError as error:
        raise PositionError(f"cannot be read: {error.strerror}", where=f"{path}: ") from None
    except ValueError as error:
        raise PositionError(f"cannot be read: {error}", where=f"{path}: ") from None
    if size > LIMIT:
        raise PositionError(f"larger than {LIMIT} bytes", where=f"{path}: ")
    return read_position(text, str(path))


def read_position(text: str, name: str = "position") -> Match[Any]:
    """A match at the position that ``text`` describes; ``name`` stands in error messages."""
    if len(text) > LIMIT:
        raise PositionError(f"larger than {LIMIT} bytes", where=f"{name}: ")
    try:
        node = yaml.compose(text, Loader=_NoAliases)
        document = _NoAliases("").construct_document(node) if node is not None else None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise PositionError(f"not YAML: {_yaml_problem(error)}", where=f"{name}:{line}: ") from None
    # The YAML library answers some nonsense, such as a "!!bool 7", with whatever error it stumbles into.
    except Exception as error:
        raise PositionError(f"not YAML: {error}", where=f"{name}: ") from None
    if not isinstance(document, dict):
        raise PositionError("expected keys and values, such as 'game: battle_mages'", where=f"{name}:1: ")
    return _load(document, name, node)


def _yaml_problem(error: yaml.MarkedYAMLError) -> str:
    """The YAML library's complaint. It says where the thing began that it was reading."""
    problem = str(error.problem)
    if r"'\t'" in problem:
        return f"{problem}: indent with spaces, not tabs"
    if error.context and error.context_mark:
        return f"{problem} ({error.context} that begins in line {error.context_mark.line + 1})"
    return problem


def _load(document: dict[str, Any], name: str, node: yaml.Node | None) -> Match[Any]:
    try:
        return _build(document)
    except Mismatch as error:
        problem = PositionError(str(error), error.path)
    except PositionError as error:
        problem = error
    except OptionError as error:
        problem = PositionError(str(error), "$.options")
    except ScriptError as error:
        problem = PositionError(str(error), "$.dice")
    # A document of the right shape can still hold any nonsense; whatever the rules make of it, it is no position.
    except Exception as error:
        problem = PositionError(f"nothing can be played from here: {error}")
    where = f"{name}:{_line(node, problem.path)}: " if node is not None else ""
    raise PositionError(problem.problem, problem.path, where) from None


def _build(document: dict[str, Any]) -> Match[Any]:
    for key in document:
        if not isinstance(key, str):
            raise unknown_key(key, HEADER)
    game = _game(document)
    schema = game.positions.schema
    for key in document:
        if key not in HEADER and key not in schema.__struct_fields__:
            raise unknown_key(key, {*HEADER, *schema.__struct_fields__})
    headings = {key: value for key, value in document.items() if key in HEADER}
    if "answers" in headings:
        headings["answers"] = _by_number(headings["answers"], game.seats[-1])
    header = read(headings, Header)
    if header.seats not in game.seats:
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        raise PositionError(f"{game.id} seats {seats}, found {header.seats}", "$.seats")
    try:
        read(header.options, game.options, "$.options")
    except Mismatch as error:
        raise Mismatch(f"options of {game.id}: {error}", error.path) from None
    table = read(_with_options(game, game_part(document, schema), header.options), schema)
    strange = strange_key(game_part(document, schema), schema)
    if strange is not None:
        raise strange
    whole = to_builtins(header) | to_builtins(table)
    return Match.start(game, Setup(header.seats, header.options, header.secret, {}, whole))


def _with_options(game: Game[Any], said: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """The keys of a document, with what only its options say. They must not say otherwise; but one that is as usual may
    leave open what the document tells."""
    usual = to_builtins(game.options())
    for key in game.positions.agreed:
        if key in said and options.get(key, usual[key]) not in (usual[key], said[key]):
            raise PositionError(f"the options say {options[key]!r}, found {said[key]!r}", f"$.{key}")
    return {key: options[key] for key in game.positions.agreed if key in options} | said


def _by_number(answers: object, seats: int) -> object:
    """Answers by the numbers of seats: in JSON every key is a word."""
    numbers: dict[object, int] = {str(seat): seat for seat in range(seats)}
    if not isinstance(answers, Mapping):
        return answers
    return {numbers.get(seat, seat): answer for seat, answer in answers.items()}


def _game(document: dict[str, Any]) -> Game[Any]:
    """The game of a document, which says what its other keys may be."""
    if "game" not in document:
        for key in document:
            if suggest(key, ["game"]):
                raise unknown_key(key, HEADER)
        there = ", ".join(sorted(registered()))
        raise PositionError(f"'game' is missing: expected a game's name, of which there are: {there}")
    name = read(document["game"], str, "$.game")
    try:
        return find_game(name)
    except OptionError as error:
        raise PositionError(f"{error}{suggest(name, registered())}", "$.game") from None


def describe_position(match: Match[Any]) -> dict[str, Any]:
    """The document of this very moment, with all that is hidden. ``imagine`` first for what one seat may export."""
    header = Header(match.game.id, match.setup.seats, match.setup.options)
    header.stack = to_builtins(match.state.stack)
    header.answers = dict(match.state.answers)
    document: dict[str, Any] = to_builtins(header)
    del document["lesson"], document["dice"], document["exact_dice"]
    return document | match.game.positions.describe(match.state)


def read_lesson(match: Match[Any]) -> Lesson | None:
    """The lesson of a match that began at a position, if any. The ranges of its right options are expanded."""
    position = match.setup.position
    lesson = msgspec.convert(position["lesson"], Lesson | None) if position else None
    for number, step in enumerate(lesson.steps if lesson is not None else ()):
        expanded = (id for option in step.right for id in _expanded(option))
        right = dict.fromkeys(islice(expanded, MOST_RIGHT + 1))
        if len(right) > MOST_RIGHT:
            raise PositionError(f"more than {MOST_RIGHT} right options", f"$.lesson.steps[{number}].right")
        step.right = list(right)
    return lesson


def _expanded(option: str) -> Iterator[str]:
    """Brace expansion of numbers. ``go:{4..6},20`` names three options, as many as a learner may find at a place."""
    found = _RANGE.search(option)
    if found is None:
        yield option
        return
    for number in range(int(found[1]), int(found[2]) + 1):
        yield from _expanded(f"{option[: found.start()]}{number}{option[found.end() :]}")


class _NoAliases(yaml.SafeLoader):
    """YAML without anchors and without repeated keys. Anchors can nest without end, and of repeated keys one would be
    lost."""

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            event = self.peek_event()  # type: ignore[no-untyped-call]  # untyped in the stubs
            raise yaml.composer.ComposerError(
                None, None, "anchors and aliases are not used here", event.start_mark
            )
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise yaml.constructor.ConstructorError(None, None, "keys are words", key.start_mark)
            if key.value in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"{key.value!r} stands twice", key.start_mark
                )
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def _line(node: yaml.Node, path: str) -> int:
    """The line of a place in the document. It is that of the key, where it has one, else that of the nearest thing
    around it."""
    mark = node.start_mark
    for key, place in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        inner: tuple[yaml.Node, yaml.Node] | None = None
        if key and isinstance(node, yaml.MappingNode):
            inner = next(((name, value) for name, value in node.value if name.value == key), None)
        elif place.isdigit() and isinstance(node, yaml.SequenceNode) and int(place) < len(node.value):
            inner = (node.value[int(place)],) * 2
        if inner is None:
            break
        mark, node = inner[0].start_mark, inner[1]
    return int(mark.line) + 1
