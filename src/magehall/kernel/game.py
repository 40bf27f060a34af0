"""The interface between kernel and game, and the registry of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from magehall.kernel.chance import Chance
from magehall.kernel.contracts.catalogue import Catalogue
from magehall.kernel.contracts.decks import DeckRules
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.contracts.study import Study
from magehall.kernel.contracts.text_play import TextPlay
from magehall.kernel.decision import Decision, Deed, Option, Question, Refusal
from magehall.kernel.event import BaseEvent
from magehall.kernel.flow import WINDOW, Flow, Procedure, Step, Window, Windows, step_table
from magehall.kernel.frame import Frame
from magehall.kernel.space import Space
from magehall.kernel.state import State, Thing
from magehall.kernel.text import Text, register_texts
from magehall.kernel.validation import Mismatch, read

S = TypeVar("S", bound=State)


class ScoreLine(Struct, frozen=True):
    """One line of a score sheet, with the points of each seat."""

    words: Text
    points: tuple[int, ...]


class Result(Struct, frozen=True):
    """How a match ended: winners, scores and the reason. Nobody wins, one seat or several. ``sheet`` says how the
    scores come about, where a game counts more than one thing."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Text
    sheet: tuple[ScoreLine, ...] = ()


class OptionError(ValueError):
    """Options, seats or seed of a new match do not fit. The message says what would. ``words`` say it in any language,
    where it is the game that objects."""

    def __init__(self, message: str | Text) -> None:
        self.words = message if isinstance(message, Text) else None
        super().__init__(message.render() if isinstance(message, Text) else message)


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """For a game without options."""


class Positions(Protocol[S]):
    """How a game reads and writes position files."""

    @property
    def schema(self) -> type[Struct]:
        """The document, below the keys every position has."""

    @property
    def agreed(self) -> tuple[str, ...]:
        """Keys of the document that are options of a match too."""

    def build(self, flow: Flow[S], document: Any, seats: int) -> None:
        """Set the table; raises PositionError where the document contradicts itself."""

    def begin(self, flow: Flow[S], document: Any, seats: int) -> None:
        """Call the procedures that run now, where the document lists none."""

    def describe(self, state: S) -> dict[str, Any]:
        """The document that builds this state."""


class NoWindows(Generic[S]):
    """For a game in which nobody acts out of turn."""

    after: Mapping[str, str] = {}

    def who(self, state: S, window: Window, opener: Frame) -> Sequence[int]:
        return ()

    def ask(self, state: S, window: Window, opener: Frame, seat: int) -> Decision:
        raise LookupError(window.name)

    def reply(self, flow: Flow[S], window: Window, opener: Frame, seat: int, option: Option) -> None:
        raise LookupError(window.name)


class Game(Generic[S]):
    """A game as the kernel sees it. Subclasses fill in the declarations; nothing here keeps state.

    ``version`` is the version of the rules as programmed: it rises whenever an old match might replay otherwise.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    state: type[S]
    things: tuple[type[Thing], ...]
    procedures: Mapping[type[Frame], Procedure]
    """What each kind of frame runs."""

    options: type[Struct] = NoOptions
    verbs: frozenset[str] = frozenset()
    """The verbs of all its options. What is not offered is refused by the rule of the question where its verb is one of
    these, and by no rule where the words mean nothing in this game."""

    events: tuple[type[BaseEvent], ...] = ()
    """All that its rules record in the log."""

    cites: frozenset[str] = frozenset()
    """The rules that declarations carry with them, such as one for each card."""

    windows: Windows[S]
    sense: Sense[S]
    positions: Positions[S]
    decks: DeckRules | None = None
    """Only where people bring something of their own to the table."""

    catalogue: Catalogue | None = None
    """Only where cards can be looked up."""

    study: Study | None = None
    """Only where many matches are played to learn about the game itself."""

    plannable: bool = True
    """Whether a turn has moves that can be tried before they are made: not each rolls, draws or lets others answer."""

    background: Question[S, Any] | None = None
    """Verdict on what looks possible whatever is asked. It counts for what a decision does not offer, where its own
    question has no reason."""

    text_play: TextPlay[S] = TextPlay()
    """What helps people who play in a terminal."""

    folder: Path

    def setup(self, flow: Flow[S], seats: int, options: Any) -> None:
        """Set the table and call the first procedure."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Struct:
        """What ``seat`` may see, built up from nothing. A game says the type it returns: that is what clients are
        told of (``view_type``)."""
        raise NotImplementedError

    def sketch(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
        """The table for a terminal, in rich's markup, made from a view."""
        raise NotImplementedError

    def outcome(self, state: S) -> Result:
        """The result, once every procedure is over."""
        raise NotImplementedError

    def determinise(self, state: S, seat: int, chance: Chance) -> None:
        """Replace all that ``seat`` cannot see by something it cannot tell from the truth."""
        raise NotImplementedError

    def teams(self, state: S, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, the team of the lowest seat first. Unless a game says otherwise
        everyone plays alone."""
        return tuple((seat,) for seat in range(seats))

    def companions(self, seats: int) -> dict[int, str]:
        """Those at the table who have no seat. By the number they go by, the message with their name."""
        return {}

    def read_deed(self, option_id: str) -> Deed | None:
        """The deed that an id means; None where it means nothing in this game. The reverse of ``Deed.id``."""
        return None

    def refusals(self, state: S, decision: Decision) -> Mapping[str, Refusal]:
        """Reasons against what looks like an option of ``decision``. They go by option id, or by the beginning of one.
        Nothing is looked at that the seat does not know. Games whose decisions come from a Question leave this and
        ``why_not`` as they are."""
        found: dict[str, Refusal] = {}
        for question in (self.background, decision.question):
            if question is not None:
                found |= question.refusals(state, decision.seat)
        return found

    def why_not(self, state: S, decision: Decision, option_id: str) -> Refusal | None:
        """Why an id is no option of ``decision``, as far as the seat knows. None where there is no better reason than
        that."""
        deed = self.read_deed(option_id)
        if deed is None:
            return None
        reason = None if decision.question is None else decision.question.why_not(state, decision.seat, deed)
        if reason is None and self.background is not None and decision.find(option_id) is None:
            return self.background.why_not(state, decision.seat, deed)
        return reason

    def aside(self, state: S, seat: int) -> Decision | None:
        """What ``seat`` may do while another is asked, if anything. It is not asked for it, and nobody waits (ADR 14).
        It follows from the state, and from nothing that the seat does not know."""
        return None

    def do_aside(self, flow: Flow[S], seat: int, option: Option) -> None:
        """Carry out an option of ``aside``. Whoever is asked is then asked again; a frame called here runs first."""
        raise NotImplementedError

    def window_matters(self, state: S, window: Window, opener: Frame, seat: int) -> bool:
        """Whether this window deserves a stop, for players who want few. The seat could answer it. It may look at what
        the seat knows, and at nothing else."""
        return True

    def window_could_matter(self, state: S, window: Window, opener: Frame, seat: int) -> bool:
        """Whether this window may matter to a seat, as far as everyone knows. It may wherever ``window_matters`` says
        so, and wherever it might if other cards lay hidden."""
        return True

    def forced_openly(self, state: S, decision: Decision) -> bool:
        """Whether everyone can see that ``decision``, which leaves no choice, leaves none. Where nobody else can, an
        answer at once would tell what is hidden."""
        return False

    def harms_own_side(self, state: S, seat: int, option: Option) -> bool:
        """Whether an option plainly hurts its own side, so that lists warn. Helping an enemy counts as well. It is
        asked only for people, and may look at what the seat knows and at nothing else."""
        return False

    def space(self, state: S, decision: Decision) -> Space:
        """The options beyond the list of a decision. The decision names their verb as its ``space``."""
        raise NotImplementedError

    def fits(self, state: S, seats: int) -> bool:
        """Whether a sound state can belong to a match of so many seats."""
        return True

    def check(self, state: S) -> None:
        """Raise ValueError where the state breaks an invariant of the game. What passes can be looked at from each of
        its seats, whatever file it came from."""

    def check_bounds(self, state: S) -> None:
        """Raise PositionError where a position holds more than a match ever could. Asked only of what strangers bring
        along: their tables must not cost more than others."""

    @cached_property
    def tables(self) -> dict[type[Frame], dict[str, Step]]:
        """Every procedure's steps."""
        procedures: dict[type[Frame], Procedure] = {**self.procedures, Window: WINDOW}
        return {
            frame: step_table(frame, procedure, self.windows.after) for frame, procedure in procedures.items()
        }

    @cached_property
    def first_steps(self) -> dict[type[Frame], str]:
        """The step each procedure begins with."""
        return {frame: next(iter(table)) for frame, table in self.tables.items()}

    @cached_property
    def view_type(self) -> type[Struct]:
        """The record that ``view`` returns, as its signature declares it."""
        found: type[Struct] = get_type_hints(type(self).view)["return"]
        return found

    @cached_property
    def options_schema(self) -> dict[str, Any]:
        """The JSON Schema of the options of a new match."""
        schema: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(self.options)))
        return schema

    def read_options(self, options: Mapping[str, Any] | None) -> Struct:
        """Typed options, or an OptionError that says what was expected."""
        try:
            return read(dict(options or {}), self.options)
        except Mismatch as mismatch:
            place = mismatch.path.removeprefix("$").removeprefix(".")
            where = f" (at {place})" if place else ""
            raise OptionError(f"options of {self.id}: {mismatch}{where}") from None
        except (TypeError, ValueError):
            raise OptionError(f"options of {self.id}: expected keys and values") from None


_games: dict[str, Game[Any] | Callable[[], Game[Any]]] = {}
"""The games by id; one that nobody has asked for yet as what brings it."""


def register(game: Game[Any]) -> None:
    """Make a game playable under its id."""
    _games[game.id] = game
    register_texts(game.id, game.folder / "locale")


def announce(game_id: str, folder: Path, load: Callable[[], Game[Any]]) -> None:
    """Make a game playable under its id, without loading it yet. A game takes a fifth of a second, and most programs
    need only one. Its words in ``folder`` are there at once: parts of it may be used by themselves."""
    _games.setdefault(game_id, load)
    register_texts(game_id, folder / "locale")


def registered() -> dict[str, Game[Any]]:
    """The games by id, all loaded."""
    return {game_id: find_game(game_id) for game_id in _games}


def find_game(game_id: str) -> Game[Any]:
    """The game of that id, or an OptionError that names those there are."""
    found = _games.get(game_id)
    if found is None:
        raise OptionError(f"no game {game_id!r}; there are: {', '.join(sorted(_games))}")
    if not isinstance(found, Game):
        found = found()
        register(found)
    return found
