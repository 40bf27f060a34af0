"""A match: its state, its open questions, its moves, and its API."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

from magehall.kernel.callers import from_anyone
from magehall.kernel.chance import Scripted, ScriptError
from magehall.kernel.decision import (
    PASS_VERB,
    BrokenRule,
    Decision,
    IllegalMove,
    Option,
    Refusal,
    kernel_refusal,
)
from magehall.kernel.event import LogEntry
from magehall.kernel.flow import Flow, Window, open_window
from magehall.kernel.game import Game, Result
from magehall.kernel.history import History
from magehall.kernel.matches.asides import find_asides
from magehall.kernel.matches.draft import Draft
from magehall.kernel.matches.finding import chosen_option, collect_answers, find_option, preview_option
from magehall.kernel.matches.floor import play_from_floor
from magehall.kernel.matches.imagining import imagined
from magehall.kernel.matches.journal import Move, Setup
from magehall.kernel.matches.playable import check_playable
from magehall.kernel.matches.positions import set_position
from magehall.kernel.matches.reasons import reason_against
from magehall.kernel.matches.save import LoadError, save_match
from magehall.kernel.matches.snapshots import Snapshot, drop_oldest, is_due, kept_state, last_before, shifted
from magehall.kernel.matches.taking_back import Recent, last_choice_of, points_of
from magehall.kernel.matches.view import view_of
from magehall.kernel.state import State

S = TypeVar("S", bound=State)

_PARTS: tuple[str, ...] = (
    "_asides", "_asked", "_floor", "_forced", "_known", "_passes", "_pending", "_result", "_snapshots", "flow", "game",
    "log_dropped", "moves", "setup", "undo_floor",
)  # fmt: skip


@from_anyone
class Match(Generic[S]):
    """One match of one game. ``apply`` is the only thing that moves it on."""

    __slots__ = _PARTS

    def __init__(self, game: Game[S], setup: Setup, flow: Flow[S]) -> None:
        self.game = game
        self.setup = setup
        self.flow = flow
        self.moves: History[Move] = History()
        self.undo_floor = 0
        self.log_dropped = False
        self._result: Result | None = None
        self._forced: History[int] = History()
        self._passes: History[int] = History()
        self._snapshots: dict[int, Snapshot[S]] = {}
        self._floor: S | None = None
        self._known = 0
        self._asked: dict[int, Decision] = {}
        self._pending: dict[int, Decision] = {}
        self._asides: dict[int, Decision] | None = None

    @classmethod
    def start(cls, game: Game[S], setup: Setup) -> Match[S]:
        """A match at its first decision."""
        flow = Flow(game, game.state(), setup.chance())
        match = cls(game, setup, flow)
        if setup.position is None:
            game.setup(flow, setup.seats, game.read_options(setup.options))
        else:
            set_position(game, flow, setup.position)
        match.advance()
        if setup.position is not None:
            check_playable(match)
        return match

    @property
    def state(self) -> S:
        """The state, for reading."""
        return self.flow.state

    @property
    def pending(self) -> Mapping[int, Decision]:
        """The open questions by seat. There are several where play is simultaneous, none when the match is over."""
        return self._pending

    @property
    def asked(self) -> Mapping[int, Decision]:
        """The open questions by seat, those included that were answered already."""
        return self._asked

    @property
    def asides(self) -> Mapping[int, Decision]:
        """What seats that are not asked may do meanwhile, by seat. Nobody waits for them. There are none while several
        seats are asked at once."""
        if self._asides is None:
            self._asides = find_asides(self)
        return self._asides

    def decision(self, seat: int) -> Decision | None:
        """The open question to ``seat``, or what it may do aside."""
        return self._pending.get(seat) or self.asides.get(seat)

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self._result

    @property
    def window(self) -> Window | None:
        """The open window, or None where what is asked is no window's question."""
        return open_window(self.flow.state)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together."""
        return self.game.teams(self.state, self.setup.seats)

    @property
    def events(self) -> History[LogEntry]:
        """All that happened so far. Raises LoadError for a match from a file whose moves do not lead to its state."""
        self._remember()
        return self.flow.log

    @property
    def unused_dice(self) -> tuple[Scripted, ...]:
        """The loaded dice and shuffles of a position that nothing has used yet."""
        return self.flow.chance.script

    @property
    def forced(self) -> History[int]:
        """The places in ``moves`` at which a seat had no choice. Raises LoadError as ``events`` does."""
        self._remember()
        return self._forced

    @property
    def passes(self) -> History[int]:
        """The places in ``moves`` at which a seat let a window pass. Raises LoadError as ``events`` does."""
        self._remember()
        return self._passes

    @property
    def floor(self) -> S | None:
        """The state past which nothing is taken back. None if no move was made since, or only a replay can tell it."""
        kept = self._snapshots.get(self.undo_floor)
        return self._floor if kept is None else kept.state

    def forget(self, undo_floor: int, floor: S | None) -> None:
        """Be a match from a file. It knows its floor, or only where that lies, and nothing of what happened."""
        self.undo_floor, self._floor = undo_floor, floor
        self._known, self.log_dropped = len(self.moves), True

    def _remember(self) -> None:
        if self.log_dropped:
            again = self._again(self.moves)
            missing = len(again.flow.log) - len(self.flow.log)
            self._snapshots = shifted(self._snapshots, missing)
            if self._floor is None and self.undo_floor not in self._snapshots:
                self._snapshots = again._snapshots
            self.flow.log, self._forced, self._passes = again.flow.log, again._forced, again._passes
            self._known, self.log_dropped = 0, False

    def recall(self) -> Recent:
        """The places that ``forced`` and ``passes`` have since the floor, and maybe some before. A match from a file
        plays again only what was made since. Raises LoadError as ``events`` does."""
        if self._floor is not None:
            again = play_from_floor(self, self._floor)
            further = len(self.flow.log) - len(again.flow.log)
            self._snapshots = shifted(again._snapshots, max(further, 0))
            self.flow.log = self.flow.log if further >= 0 else again.flow.log
            if self._known > self.undo_floor:
                self._forced, self._passes, self._known = again._forced, again._passes, self.undo_floor
            self._floor = None
        elif self._known > self.undo_floor:
            self._remember()
        return Recent(self._forced, self._passes)

    def advance(self) -> None:
        """Run to the next question. Answers already given to it stay given."""
        self._asked, self._asides = self.flow.run(), None
        answers = self.flow.state.answers
        self._pending = {s: d for s, d in self._asked.items() if s not in answers} if answers else self._asked
        if not self._asked and self._result is None:
            self._result = self.game.outcome(self.flow.state)
            self.flow.chance.finish()

    def apply(self, seat: int, option: Option | str) -> list[LogEntry]:
        """Make a move: an option of ``seat``, pending or aside, or its id. Returns what happened; raises IllegalMove,
        and changes nothing, for anything that was not offered. In a match from a position it may also raise
        ScriptError, where the loaded dice do not fit."""
        # True and 0.0 would be found under 1 and 0, but no seat is called so.
        decision = self.decision(seat) if type(seat) is int else None
        chosen = None if decision is None else chosen_option(self, decision, option)
        if decision is None or chosen is None:
            raise IllegalMove(self.why_not(seat, option) or kernel_refusal("refused-not-offered"))
        flow = self.flow
        told, drawn = len(flow.log), len(flow.chance.draws)
        # Going back makes the moves since an earlier snapshot again: a few of them, and those without a choice.
        if not flow.quiet and is_due(self._snapshots, len(self.moves), self.undo_floor, decision):
            self._keep_snapshot(told)
        in_window = type(flow.state.stack[-1]) is Window
        aside = seat not in self._pending
        answers = {seat: chosen}
        if not aside and not decision.apart and len(self._asked) > 1:
            flow.state.answers[seat] = chosen.id
            if len(self._pending) > 1:
                self._note(seat, chosen, decision.forced is not None, in_window)
                self._pending = {s: d for s, d in self._pending.items() if s != seat}
                return []
            answers = collect_answers(self, flow.state.answers)
            flow.state.answers = {}
        try:
            if aside:
                self.game.do_aside(flow, seat, chosen)
            else:
                flow.resume(answers)
            self.advance()
        except Exception as error:
            trace = flow.state.trace()
            if not flow.quiet:
                self.go_back(len(self.moves))
            if isinstance(error, ScriptError):
                raise
            raise BrokenRule(
                f"{self.game.id}: {chosen.id} by seat {seat} failed at {trace}: {error}"
            ) from error
        self._note(seat, chosen, decision.forced is not None and not aside, in_window)
        happened = flow.log.since(told)
        if (
            (len(answers) > 1 and not (in_window and all(o.verb == PASS_VERB for o in answers.values())))
            or len(flow.chance.draws) > drawn
            or (happened and any(entry.event.reveals for entry in happened))
        ):
            self.undo_floor, self._floor = len(self.moves), None
            self._snapshots.clear()
        return happened

    def _note(self, seat: int, chosen: Option, forced: bool, in_window: bool) -> None:
        if not self.flow.quiet and (forced or in_window):
            place = len(self.moves)
            if forced:
                self._forced.append(place)
            if in_window and chosen.verb == PASS_VERB:
                self._passes.append(place)
        self.moves.append((seat, chosen.id))

    def _keep_snapshot(self, told: int) -> None:
        state, mark, snapshots = self.flow.state, self.flow.chance.mark(), self._snapshots
        kept, answers = kept_state(snapshots, state, self._asked), state.answers.copy()
        snapshots[len(self.moves)] = Snapshot(kept, answers, mark, told, self._asked, self._pending)
        drop_oldest(snapshots, self.undo_floor)

    def _restore(self, snapshot: Snapshot[S]) -> None:
        flow = self.flow
        flow.state = snapshot.restored()
        flow.chance.rewind(snapshot.chance)
        flow.log.cut(snapshot.log)
        flow.answers = {}
        self._asked, self._pending, self._result = snapshot.asked, snapshot.pending, None
        self._asides = None

    def found(self, decision: Decision, option_id: str) -> Option | Refusal | None:
        """The option of that id, listed or in the decision's space. The reason where the space does not hold it; None
        where the decision has nothing to do with it."""
        return find_option(self, decision, option_id)

    def why_not(self, seat: int, option: Option | str | Mapping[str, Any]) -> Refusal | None:
        """None if ``seat`` may choose ``option`` now; otherwise reason and rule. It takes an option, its id, or a
        mapping with an ``id``."""
        return reason_against(self, seat, option)

    def preview(self, seat: int, option_id: str) -> list[list[int]]:
        """What an option of a decision's space would do. A board draws it; there is nothing for any other option."""
        return preview_option(self, self.decision(seat), option_id)

    def refusals(self, seat: int) -> Mapping[str, Refusal]:
        """What looks like an option of ``seat`` but is none, with reasons."""
        decision = self.decision(seat)
        return {} if decision is None else self.game.refusals(self.state, decision)

    def window_matters(self, seat: int) -> bool:
        """Whether the question to ``seat`` deserves a stop. It does always, but in a window where the game knows
        better."""
        window, state = self.window, self.state
        if window is None or seat not in self._pending:
            return True
        return self.game.window_matters(state, window, state.stack[-2], seat)

    def window_could_matter(self, seat: int) -> bool:
        """Whether, as far as everyone knows, the open window may matter to ``seat``."""
        window, state = self.window, self.state
        return window is None or self.game.window_could_matter(state, window, state.stack[-2], seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that ``seat`` may see, ready for JSON; None is a spectator."""
        return view_of(self, seat)

    def undo_points(self, seat: int) -> list[int]:
        """The moments to which ``seat`` may take back, newest first. Each is the number of moves left then.

        They are those before its own moves since something was last revealed, drawn or answered together. Another
        seat's move ends them, unless it only let a window pass. Raises LoadError as ``events`` does."""
        return points_of(self, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` may take back its last move."""
        return bool(self.undo_points(seat))

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the last move of ``seat``. With ``to``, all down to the moment with so many moves. Raises
        IllegalMove where ``undo_points`` has no such moment, and LoadError as ``events`` does."""
        points = self.undo_points(seat)
        if not points or (to is not None and to not in points):
            raise IllegalMove(kernel_refusal("refused-undo"))
        self.go_back(points[0] if to is None else to)

    def undo_choice(self, seat: int) -> None:
        """Take back the last choice, and what was forced since. It raises as ``undo`` does."""
        before = self.last_choice(seat)
        if before is None:
            raise IllegalMove(kernel_refusal("refused-undo"))
        self.go_back(before)

    def last_choice(self, seat: int, unasked: Collection[int] = ()) -> int | None:
        """The number of moves before the last choice of ``seat``. None where it may not take that back. Its moves since
        that were forced, or made at the places in ``unasked`` without asking it, go with it: they would only come
        again."""
        return last_choice_of(self, seat, unasked)

    def go_back(self, to: int) -> None:
        """Return to the moment with ``to`` moves, whoever made the others. Raises LoadError as ``events`` does."""
        floor = self.undo_floor
        if to >= floor and floor not in self._snapshots and to not in self._snapshots:
            self.recall()
        start = last_before(self._snapshots, to, floor)
        if start is None:
            self._take(self._again(self.moves[:to]))
            return
        since = self.moves[start:to]
        self._restore(self._snapshots[start])
        self.moves.cut(start)
        Recent(self._forced, self._passes).cut(start)
        self._snapshots = {length: kept for length, kept in self._snapshots.items() if length < start}
        self._make(since)

    def draft(self, seat: int) -> Draft[S]:
        """A private copy on which ``seat``, which is asked something, tries its turn."""
        return Draft(self, seat)

    def clone(self) -> Match[S]:
        """A match that goes on from here by itself."""
        old = self.flow
        flow = Flow(self.game, old.state.clone(), old.chance.clone())
        flow.log = old.log.fork()
        flow.quiet = old.quiet
        twin = Match(self.game, self.setup, flow)
        twin.moves = self.moves.fork()
        twin._forced, twin._passes = self._forced.fork(), self._passes.fork()
        twin._snapshots = self._snapshots.copy()
        twin.undo_floor, twin._floor = self.undo_floor, self._floor
        twin._known, twin.log_dropped = self._known, self.log_dropped
        twin._result, twin._asked, twin._pending = self._result, self._asked, self._pending
        twin._asides = self._asides
        return twin

    def imagine(self, seat: int, seed: str) -> Match[S]:
        """A match that ``seat`` cannot tell from this one. What it may not see is dealt anew from ``seed``, and so is
        the luck to come. It keeps no log. This is all a bot ever plays with."""
        return imagined(self, seat, seed)

    def save(self) -> bytes:
        """The match as a file's content; ``load_match`` is the way back."""
        return save_match(self)

    def replayed(self, moves: Iterable[Move]) -> Match[S]:
        """This match from its start, with only ``moves`` made."""
        match = Match.start(self.game, self.setup)
        match._make(moves)
        return match

    def _make(self, moves: Iterable[Move]) -> None:
        for seat, option in moves:
            self.apply(seat, option)

    def _again(self, moves: Iterable[Move]) -> Match[S]:
        """This match as ``replayed``. Only a file that was tampered with can hold moves that cannot be made again."""
        try:
            return self.replayed(moves)
        except (IllegalMove, BrokenRule, ValueError) as error:
            raise LoadError(f"the moves in the file do not lead to its state: {error}") from None

    def _take(self, other: Match[S]) -> None:
        for name in _PARTS:
            setattr(self, name, getattr(other, name))
