"""Scheduler of bot moves, window timeouts and clock flags. One server conducts a table at a time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from collections.abc import Coroutine, Mapping, Sequence, Set
from typing import Any

from magehall.bots.bot import Choice
from magehall.kernel.decision import BrokenRule, Decision, IllegalMove
from magehall.table.bots.pool import BotFailure, BotPool
from magehall.table.bots.worker import Job
from magehall.table.operations import metrics
from magehall.table.rooms.conducting.failed_hooks import FailedHooks
from magehall.table.rooms.conducting.failed_windows import handle_failed_window, pass_option
from magehall.table.rooms.conducting.resignation import give_up
from magehall.table.rooms.journal.entry import MOVE, UNASKED, JournalEntry
from magehall.table.rooms.journal.rule_failure import sound_options
from magehall.table.rooms.pacing.lessons import is_taught, script_of
from magehall.table.rooms.pacing.response_times import ResponseTimes
from magehall.table.rooms.room.auto_pass import could_be_stopped, is_stopped
from magehall.table.rooms.room.reasons import kept
from magehall.table.rooms.room.room import Room
from magehall.table.wire.messages import Pace

log = logging.getLogger(__name__)

PACES: Mapping[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""So many times as long as usual do bots' moves wait."""

WINDOW_SECONDS = 60.0
"""Where live clocks run, a window waits so long for people: no clock runs there, and nobody shall sit it out. Where
there are days for a move, it waits as many."""

DAY = 86_400.0
EARLY = 0.01
"""An event loop may wake up by so much too early."""


class Conductor:
    """Scheduler of one room's automatic moves. ``attend`` is called whenever something may have changed; it starts what
    is due for this version of the match and ends what was due for an earlier one."""

    def __init__(self, room: Room, pool: BotPool, luck: random.Random | None = None) -> None:
        self.room = room
        self.pool = pool
        self._luck = luck or random.SystemRandom()
        self._failed_hooks = FailedHooks(room)
        self._response_times: dict[int, ResponseTimes] = {}
        self._dues: dict[int, float] = {}
        """By when the table passes for each seat in the open window."""
        self._forcing: dict[int, tuple[Decision, float]] = {}
        """The forced answers under way, and when they are given."""
        self._opened = 0.0
        self._version = -1
        self._bots: list[str | None] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: dict[int, tuple[tuple[str, int], asyncio.Task[None]]] = {}
        """By seat the bot that plays it, since when it is asked what it answers, and the task in which it does."""
        self._leaving: set[asyncio.Task[None]] = set()
        self._held: dict[int, str] = {}
        self._passed: set[int] = set()
        self._reasons: dict[int, dict[str, Any] | None] = {}
        self._paced = False

    def attend(self, *, again: bool = False) -> None:
        """Start the tasks due at this version, with these bots. ``again`` starts them anew. What else may change at a
        table, such as a name, does not count: whoever changed it all the time could keep bots from ever moving."""
        room = self.room
        bots = [chair.bot for chair in room.chairs]
        if room.version == self._version and bots == self._bots and not again:
            return
        asked = room.asked()
        self._end(kept=set() if again else self._still_playing(asked))
        self._version, self._bots = room.version, bots
        if not asked:
            return
        if is_taught(room.table, room.match):
            self._start(self._play_script(room.version))
            return
        if room.in_window():
            self._opened = asyncio.get_running_loop().time()
            self._held.clear()
            self._passed.clear()
            self._reasons.clear()
            self._paced = False
            self._start(self._pace(room.version))
        for seat in asked:
            bot = room.plays(seat)
            if bot is not None:
                self._let_play(seat, bot)
            elif not is_stopped(room, seat) and not room.in_window():
                self._start(self._force(seat, room.version))
        flag = room.clock.next_flag()
        if flag is not None:
            self._start(self._flag(flag[0], flag[1], room.version))

    def rest(self) -> None:
        """Cancel all tasks."""
        self._end(kept=set())
        self._version = -1

    def _end(self, kept: set[asyncio.Task[None]]) -> None:
        """Cancel all tasks but those ``kept``."""
        current = asyncio.current_task()
        ended = self._tasks - kept
        for task in ended:
            if task is not current:
                task.cancel()
        self._leaving |= ended
        self._tasks -= ended

    def _let_play(self, seat: int, bot: str) -> None:
        """Have a bot answer what its seat is asked, unless it is about to."""
        since = self.room.timeline.asked_since(seat)
        if seat not in self._playing or self._playing[seat][1] not in self._tasks:
            self._playing[seat] = (bot, since), self._start(self._play(seat, bot, since))

    def _still_playing(self, asked: Sequence[int]) -> set[asyncio.Task[None]]:
        """Tasks of bots whose question is still open, whatever others answered meanwhile."""
        room = self.room
        if room.in_window():
            return set()  # all answers to a window are taken down anew
        return {
            task
            for seat, (begun, task) in self._playing.items()
            if seat in asked
            and begun == (room.plays(seat), room.timeline.asked_since(seat))
            and not task.done()
        }

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        self.rest()
        await asyncio.gather(*self._leaving, return_exceptions=True)
        await self._failed_hooks.close()

    @property
    def busy(self) -> bool:
        """Whether any task is running, or still being cancelled."""
        return bool(self._tasks or self._leaving or self._failed_hooks.busy)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._leaving.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("conducting failed", exc_info=task.exception(), extra={"table": self.room.id})
            self.restart_later()

    def restart_later(self) -> None:
        """Restart the tasks at the next ``attend``, after a failure. A database may have been away for a moment."""
        self._version = -1

    async def _play(self, seat: int, bot: str, since: int) -> None:
        """Let a bot answer what it is asked since a version. After two failures, offer its replacement."""
        room = self.room
        options = sound_options(room.match, seat, room.failure)
        decision = room.match.pending[seat]
        if decision.forced is not None or len(options) < len(decision.options):
            # Where its choice broke a rule it takes whatever is left: thinking again would lead it there again.
            with contextlib.suppress(BrokenRule):
                await self._answer(seat, options[0].id, None, since)
            return
        for attempt in (1, 2):
            try:
                choice = await self._think(seat, bot, since, attempt)
                await self._answer(seat, choice.option.id, kept(choice), since)
            except BrokenRule:
                return  # everyone has been told, and it is asked again for something else
            except (BotFailure, IllegalMove) as failure:
                metrics.BOT_JOBS.labels("failed").inc()
                log.error(
                    "bot failed: %s",
                    failure,
                    extra={"table": room.id, "version": since, "seat": seat, "bot": bot, "count": attempt},
                )
            else:
                return
        if room.timeline.is_asked(seat, since):
            # A move that comes now takes the offer away: then it is asked again.
            self._playing.pop(seat, None)
            room.offers["replace"] = {"seat": seat, "by": None, "yes": []}
            room.broadcast()
            await room.publish_offer("replace")

    async def _force(self, seat: int, version: int) -> None:
        """Make the only possible move for a person. It is made at once where everyone sees that it is the only one,
        else after as long as the person might take. Others who answer meanwhile do not make it longer."""
        room, clock = self.room, asyncio.get_running_loop().time
        decision = room.match.pending[seat]
        forced = decision.forced
        assert forced is not None
        openly = room.is_openly_forced(room.timeline, seat)
        known, due = self._forcing.get(seat, (None, 0.0))
        if known is not decision:
            alone = len(room.people_seats()) == 1
            due = clock() + (0.0 if openly or alone else self._times_of(seat).sample())
            self._forcing[seat] = decision, due
        await asyncio.sleep(max(0.0, due - clock()))
        with contextlib.suppress(IllegalMove, BrokenRule):
            await room.move(seat, version, forced.id, UNASKED if openly else None)

    def _times_of(self, seat: int) -> ResponseTimes:
        found = self._response_times.get(seat)
        if found is None:
            settings = self.room.settings
            found = ResponseTimes(self._luck, settings.window_pace, settings.window_most)
            self._response_times[seat] = found
        return found

    async def _answer(self, seat: int, option: str, explanations: dict[str, Any] | None, since: int) -> None:
        room = self.room
        if not room.timeline.is_asked(seat, since):
            return
        if room.in_window():
            refusal = room.why_not(seat, option)
            if refusal is not None:
                raise IllegalMove(refusal)
            self._reasons[seat] = explanations
            await self.hold(seat, option, room.version)
        else:
            await asyncio.sleep(self._bot_pace())
            await room.move(seat, since, option, explanations)

    def _bot_pace(self) -> float:
        """Delay of a bot's move in seconds. It is as the slowest of the players who look on wants it, else of those who
        watch."""
        visitors = self.room.visitors
        players = [visitor for visitor in visitors if visitor.seat is not None]
        wishes = [PACES[visitor.pace] for visitor in players or visitors]
        return self.room.settings.bot_pace * max(wishes, default=0.0)

    async def _play_script(self, version: int) -> None:
        """Make the scripted moves of a lesson. They are the moves between two questions to the learner, the learner's
        own included."""
        room = self.room
        script = script_of(room.match)
        place = len(room.match.moves)
        due = script[place] if place < len(script) else None
        if due is not None:
            await asyncio.sleep(room.settings.bot_pace)
            with contextlib.suppress(IllegalMove, BrokenRule):
                await room.move(due[0], version, due[1])

    async def _think(self, seat: int, bot: str, since: int, attempt: int) -> Choice:
        """Let a worker process choose the bot's move."""
        job = Job(self.room.match.save().decode(), seat, bot, self._bot_seed(seat, since, attempt))
        try:
            with metrics.BOT_SECONDS.time():
                choice = await self.pool.choose(job)
        except asyncio.CancelledError:
            metrics.BOT_JOBS.labels("cancelled").inc()
            raise
        metrics.BOT_JOBS.labels("done").inc()
        return choice

    def _bot_seed(self, seat: int, since: int, attempt: int) -> str:
        """The random seed of a bot for one move. It is drawn from the match's secret, which it does not give away, so
        that whoever knows the secret in the end can have the bot think the same again."""
        words = f"bot/{self.room.match.setup.seed}/{seat}/{since}/{attempt}"
        return hashlib.sha256(words.encode()).hexdigest()

    async def _pace(self, version: int) -> None:
        """Keep a window open until its timing reveals nothing. Where people could read something from the time an
        answer takes, no window closes early, and where a seat might have had something to do, passing for it takes as
        long as its player might. What is looked up meanwhile takes none of that time."""
        room = self.room
        clock = asyncio.get_running_loop().time
        alone = len(room.people_seats()) == 1
        over = self._opened + (0.0 if alone else room.settings.window_pace)
        self._dues = {
            seat: self._opened + self._times_of(seat).sample()
            for seat in room.asked()
            if not alone and room.plays(seat) is None and could_be_stopped(room, seat)
        }
        # What was answered before we attended; of what comes later we hear.
        before = await room.journal.held(room.id, version) if room.pubsub.shared else room.known_answers()
        self._held = before | self._held
        for due in sorted({over, *self._dues.values()}):
            await asyncio.sleep(max(0.0, due - clock()))
            if room.version != version:
                return
            self._paced = True
            self._pass_for_people()
            await self._close_window(version)
        if room.clock.runs:
            rules = room.clock.rules
            await asyncio.sleep(WINDOW_SECONDS if rules.kind == "live" else rules.days * DAY)
            await self._pass_for_all(version)

    async def _pass_for_all(self, version: int) -> None:
        """Pass for everyone who has not answered in time."""
        room = self.room
        if room.version == version:
            for seat in room.asked():
                if room.plays(seat) is None:
                    self._held.setdefault(seat, pass_option(room.match.pending[seat]))
            await self._close_window(version)

    async def reconsider(self) -> None:
        """Apply changed stop settings to the open window, too."""
        if self._paced and self.room.in_window() and self.room.version == self._version:
            self._pass_for_people()
            await self._close_window(self._version)

    def _pass_for_people(self) -> None:
        """Auto-pass for the seats whose response time is over. Those who are stopped now are waited for again."""
        room = self.room
        now = asyncio.get_running_loop().time() + EARLY
        for seat in room.asked():
            if room.plays(seat) is not None:
                continue
            if is_stopped(room, seat):
                if seat in self._passed:
                    self._passed.discard(seat)
                    del self._held[seat]
            elif seat not in self._held and self._dues.get(seat, now) <= now:
                self._held[seat] = pass_option(room.match.pending[seat])
                self._passed.add(seat)

    async def hold(self, seat: int, option: str, version: int) -> None:
        """Take an answer to the open window. It counts when all are in and the pace is over."""
        if version == self.room.version:
            self._record_time(seat)
            self._held[seat] = option
            self._passed.discard(seat)
            await self._close_window(version)

    async def close_with(self, seat: int, option: str, version: int) -> bool:
        """Close the window with the one answer it still waits for. False, and nothing is done, where it cannot close
        yet. The answer is written with all others and not by itself before."""
        room = self.room
        async with room.lock:
            held = self._held | {seat: option}
            if self._version != version or not self._may_close(version, held):
                return False
            self._record_time(seat)
            await self._write_answers(held, self._passed - {seat})
            return room.version != version

    def _record_time(self, seat: int) -> None:
        """Record how long a person took for the first answer to the open window."""
        if seat not in self._held and self.room.plays(seat) is None and is_stopped(self.room, seat):
            self._times_of(seat).record(asyncio.get_running_loop().time() - self._opened)

    async def _close_window(self, version: int) -> None:
        """Write all answers to the window once it may close."""
        async with self.room.lock:
            if self._may_close(version, self._held):
                await self._write_answers(self._held, self._passed)

    def _may_close(self, version: int, held: Mapping[int, str]) -> bool:
        """Whether the window of ``version`` may close with the answers ``held``. Its pace is over, and all are in."""
        room = self.room
        return room.version == version and self._paced and all(seat in held for seat in room.asked())

    async def _write_answers(self, held: Mapping[int, str], passed: Set[int]) -> None:
        """Write the answers of all who are asked. The caller holds the room's lock."""
        room = self.room
        answers = {seat: held[seat] for seat in room.asked()}
        entries = [
            JournalEntry(MOVE, seat, option, UNASKED if seat in passed else self._reasons.get(seat))
            for seat, option in answers.items()
        ]
        try:
            await room.write(entries)
        except BrokenRule as error:
            await handle_failed_window(room, answers, error)

    async def _flag(self, seat: int, seconds: float, version: int) -> None:
        """End the match for a seat when its clock runs out."""
        await asyncio.sleep(seconds + 0.05)
        room = self.room
        async with room.lock:
            if room.version == version and room.in_play:
                await give_up(room, seat, "flag")
