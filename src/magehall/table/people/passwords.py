"""Password hashing with argon2id, outside the event loop. There is equal work for every attempt."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from magehall.table.errors import Refused
from magehall.table.people.names import skeleton
from magehall.table.queues import FairQueue, for_each_loop

T = TypeVar("T")

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2
"""A check takes 64 MB and most of a core, so only so many run at a time."""

WAITING_EACH = 3
WAITING = 12
"""So many checks may wait for one address, and in all: whoever comes later would wait for longer than people do."""

USUAL_SECONDS = 0.3
NICENESS = 19

_hasher = PasswordHasher()
_queue = for_each_loop(
    lambda: FairQueue(AT_ONCE, share=1, each=WAITING_EACH, most=WAITING, usual_seconds=USUAL_SECONDS)
)


def _step_back() -> None:
    # Whoever plays goes before whoever logs in. Linux has a priority for each thread, others for the process only.
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


_workers = ThreadPoolExecutor(AT_ONCE, "password", _step_back)


def check_strength(password: str, name: str, field: str = "password") -> None:
    """Validate a new password; raises Refused."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(422, "password-length", field=field, shortest=SHORTEST, longest=LONGEST)
    if password.casefold() == name.casefold() or skeleton(password) == skeleton(name):
        raise Refused(422, "password-is-name", field=field)


async def hash_password(password: str, who: str) -> str:
    """Hash a password. ``who`` asks; those who ask at the same time take turns."""
    async with _queue().turn(who):
        return await _work(lambda: _hasher.hash(_one_spelling(password)))


async def is_right(password: str, kept: str | None, who: str) -> bool:
    """Verify a password against its hash. With no hash it takes as long to say no."""
    async with _queue().turn(who):
        return await _work(lambda: _verify(_one_spelling(password), kept))


async def _work(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_workers, work)


def is_outdated(kept: str) -> bool:
    """Whether a hash needs a rehash with today's parameters."""
    return _hasher.check_needs_rehash(kept)


def _one_spelling(password: str) -> str:
    # Keyboards differ in how they write the same accented letter.
    return unicodedata.normalize("NFKC", password)


def _verify(password: str, kept: str | None) -> bool:
    try:
        _hasher.verify(kept if kept is not None else _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's password")
