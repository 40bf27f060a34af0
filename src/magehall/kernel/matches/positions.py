"""The document of a position, and how it becomes a table. Running procedures are part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from magehall.kernel.chance import Scripted
from magehall.kernel.codec import codec
from magehall.kernel.flow import Flow
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game
from magehall.kernel.ledger import ledger
from magehall.kernel.records import convert, field_types
from magehall.kernel.validation import explain, suggest

DEFAULT_SECRET = "position"


class PositionError(ValueError):
    """A position that cannot be set up. ``path`` is the place in the document (``$.mages[0].life``); the message
    names the file and the line where there is one."""

    def __init__(self, message: str, path: str = "$", where: str = "") -> None:
        self.problem = message
        self.path = path
        # In a file the line tells where it begins; the place, which of the things in that line.
        place = path.removeprefix("$").removeprefix(".") if where else path
        super().__init__(f"{where}{message} (at {place})" if place else f"{where}{message}")


class LessonStep(Struct, forbid_unknown_fields=True):
    """One question of a lesson. It holds what is said, which options are right, and what the others do afterwards. In an
    option ``{4..6}`` stands for each of these numbers."""

    say: str
    right: list[str]
    praise: str
    hint: str
    then: list[tuple[int, str]] = []


class Lesson(Struct, forbid_unknown_fields=True):
    """A lesson played by ``seat`` from this position. The texts are message keys of the game. ``goes_on``: what follows the
    last step is a match like any other."""

    title: str
    steps: list[LessonStep]
    seat: int = 0
    order: int = 0
    goes_on: bool = False


class Header(Struct):
    """The keys every position shares. ``dice`` are the results to come; with ``exact_dice`` there are no others, and a
    draw beyond them is an error."""

    game: str
    """Its id, such as `mage_knight`."""

    seats: int
    """How many play."""

    options: dict[str, Any] = {}
    """What was agreed on, as a new match takes it (`magehall games` lists them)."""

    secret: str = DEFAULT_SECRET
    """The seed of all that is drawn beyond ``dice``."""

    dice: list[Scripted] = []
    """The results to come: a number that is rolled, what is picked, by its name, or the order that a shuffle gives."""

    exact_dice: bool = False
    """Whether a draw beyond ``dice`` is an error."""

    lesson: Lesson | None = None
    """The lesson that begins here."""

    stack: list[dict[str, Any]] = []
    """The running procedures, the innermost last. Without them the position is at a moment that its game names."""

    answers: dict[int, str] = {}
    """What seats have answered already to a question that asks several at once."""


def game_part(document: Mapping[str, Any], schema: type[Struct]) -> dict[str, Any]:
    """The keys of a document that are the game's. Its schema may name some of all positions too."""
    own = schema.__struct_fields__
    return {
        key: value for key, value in document.items() if key not in Header.__struct_fields__ or key in own
    }


def set_position(game: Game[Any], flow: Flow[Any], whole: Mapping[str, Any]) -> None:
    """Set table and stack of a fresh flow from a complete document."""
    schema = game.positions.schema
    table = convert(game_part(whole, schema), schema)
    game.positions.build(flow, table, whole["seats"])
    if whole["stack"]:
        flow.state.stack = _read_stack(game, whole["stack"])
    try:
        game.check(flow.state)
        if not whole["stack"]:
            game.positions.begin(flow, table, whole["seats"])
    except PositionError:
        raise
    except ValueError as error:
        raise PositionError(str(error)) from None
    flow.state.answers = {int(seat): answer for seat, answer in whole["answers"].items()}


def _read_stack(game: Game[Any], stack: list[dict[str, Any]]) -> list[Frame]:
    names = codec(game)
    try:
        frames = names.read_stack(msgspec.Raw(msgspec.json.encode(stack)))
    except msgspec.ValidationError as error:
        mismatch = explain(error, stack, names.frames, "$.stack")
        raise PositionError(str(mismatch), mismatch.path) from None
    except ValueError as error:
        raise PositionError(str(error), "$.stack") from None
    for place, frame in enumerate(frames):
        if "rule" in field_types(type(frame)):
            check_rule(game, getattr(frame, "rule"), f"$.stack[{place}].rule")  # noqa: B009 - only some frames have it
    return frames


def check_rule(game: Game[Any], rule: str, path: str) -> None:
    """Raise PositionError for a rule that the game's ledger does not have."""
    rules = ledger(game)
    if rule and rule not in rules:
        raise PositionError(f"no rule is called {rule!r}{suggest(rule, rules)}", path)
