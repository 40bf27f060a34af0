"""Passwords: kept as argon2id hashes, checked outside the event loop, with equal work for every attempt."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from magehall.table.errors import Refused
from magehall.table.people.names import likeness

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2
"""A check takes 64 MB and most of a core, so only so many run at a time."""

_hasher = PasswordHasher()
_places: dict[asyncio.AbstractEventLoop, asyncio.Semaphore] = {}


def check_strength(password: str, name: str) -> None:
    """Refused says what a password has to be."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused(422, "password-length", field="password", shortest=SHORTEST, longest=LONGEST)
    if password.casefold() == name.casefold() or likeness(password) == likeness(name):
        raise Refused(422, "password-is-name", field="password")


async def hash_password(password: str) -> str:
    """What to keep of a password."""
    async with _place():
        return await asyncio.to_thread(_hasher.hash, _one_spelling(password))


async def is_right(password: str, kept: str | None) -> bool:
    """Whether ``password`` is the one that was kept; with nothing kept it takes as long to say no."""
    async with _place():
        return await asyncio.to_thread(_verify, _one_spelling(password), kept)


def is_outdated(kept: str) -> bool:
    """Whether the hash was made with less care than is taken today."""
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


def _place() -> asyncio.Semaphore:
    loop = asyncio.get_running_loop()
    if loop not in _places:
        _places.clear()  # loops of the past
        _places[loop] = asyncio.Semaphore(AT_ONCE)
    return _places[loop]
