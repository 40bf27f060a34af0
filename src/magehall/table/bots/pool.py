"""Process pool for bots, so that the event loop never thinks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
from msgspec.structs import replace

from magehall.bots.bot import Choice
from magehall.kernel.records import Reader
from magehall.table.bots.worker import Job, Verdict

LINE_LIMIT = 16_000_000

THINKING = 0.2
"""The part of the time until it counts as failed in which a bot must have thought enough: a game whose simulations are
long gets fewer of them, but an answer while people still like to wait."""

log = logging.getLogger(__name__)

_verdicts: Reader[Verdict] = Reader(Verdict)


class BotFailure(Exception):
    """A bot gave no answer. Its worker died, ran out of time, or refused the job."""


class BotPool:
    """Pool of worker processes for bots. ``choose`` waits for a free worker and gives it the job. Cancelling the call,
    or running out of time, ends that worker; another takes its place."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(workers):
            self._idle.put_nowait(None)
        self._all: set[Process] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def choose(self, job: Job) -> Choice:
        """The bot's choice; raises BotFailure."""
        worker = await self._idle.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self._seconds):
                verdict = await self._ask(worker, job)
        except BaseException as error:
            self._end(worker)
            self._idle.put_nowait(None)
            if isinstance(error, TimeoutError):
                raise BotFailure(f"{job.spec} took longer than {self._seconds:g} s") from None
            if isinstance(error, OSError | EOFError | msgspec.DecodeError | ValueError):
                raise BotFailure(f"the worker of {job.spec} died: {error}") from None
            raise
        self._idle.put_nowait(worker)
        if verdict.choice is None:
            raise BotFailure(f"{job.spec}: {verdict.error}")
        return verdict.choice

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "magehall.table.bots.worker", stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT
        )
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Process, job: Job) -> Verdict:
        assert worker.stdin is not None
        assert worker.stdout is not None
        asked = replace(job, at_most=int(self._seconds * 1000 * THINKING))
        worker.stdin.write(msgspec.json.encode(asked) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise EOFError("no answer")
        return _verdicts.decode(line)

    def _end(self, worker: Process | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            task = asyncio.create_task(_reap(worker))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """Kill every worker, and wait until all have exited."""
        for worker in list(self._all):
            self._end(worker)
        await asyncio.gather(*self._leaving, return_exceptions=True)


async def _reap(worker: Process) -> None:
    """Wait until a killed worker has exited, and its pipes are closed."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.close()
    await worker.stdout.read()
    await worker.wait()
