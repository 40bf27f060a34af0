"""Sandbox process that checks uploaded files.

A position may list running procedures, and a match file whatever its maker liked: rules that are run on such things
might never come to an end. So they are run first where nothing of ours can suffer, with little time and little memory;
the server itself sees only what has been played through there.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from magehall.table.lobby.sandbox_worker import CheckedUpload, Upload
from magehall.table.queues import FairQueue, for_each_loop

SECONDS = 10
AT_ONCE = 2
WAITING_EACH = 2
WAITING = 20
"""So many files may wait for one and the same, and in all."""

USUAL_SECONDS = 2.0
NICENESS = 15
"""Whoever plays goes before whoever brings files along."""

_queue = for_each_loop(
    lambda: FairQueue(AT_ONCE, share=1, each=WAITING_EACH, most=WAITING, usual_seconds=USUAL_SECONDS)
)


async def check_upload(file: Upload, who: str) -> CheckedUpload:
    """Check a file that ``who`` uploaded; raises TooOften or Crowded. Whatever is in it, the answer comes within
    seconds of its turn."""
    async with _queue().turn(who):
        return await _ask_child(msgspec.json.encode(file))


async def _ask_child(asked: bytes) -> CheckedUpload:
    """Run the sandbox process on one upload."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "magehall.table.lobby.sandbox_worker", str(SECONDS),
        stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    with contextlib.suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, child.pid, NICENESS)  # from its start, which is half of its work
    try:
        async with asyncio.timeout(2 * SECONDS):
            said, _ = await child.communicate(asked)
        return msgspec.json.decode(said, type=CheckedUpload)
    except (TimeoutError, msgspec.DecodeError):
        return CheckedUpload("it takes too long, or too much memory, to play this through")
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
