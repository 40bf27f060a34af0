"""Sessions: authentication by token, and token rotation."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from magehall.table.models import Person, Session, now
from magehall.table.people.repository import SessionRepository
from magehall.table.people.user_agents import parse_user_agent

ROTATE_AFTER = timedelta(days=1)
GRACE = timedelta(minutes=1)
NOTE_EVERY = timedelta(minutes=10)
"""So exactly it is known when a session was last used: writing it down at each request would cost too much."""


@dataclass(frozen=True)
class Found:
    """The session of a token. ``new_token`` is to be handed out in its place, where there is one; ``due`` says that
    there is something to write down about the session."""

    person: Person
    token_hash: str
    new_token: str | None = None
    due: bool = False


def hash_token(token: str) -> str:
    """The hash of a token, as the database has it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def open_session(session: AsyncSession, person: Person, days: int, agent: str) -> str:
    """Create a session of ``person`` in the browser ``agent``. The token is for the cookie and for nothing else."""
    browser, system = parse_user_agent(agent)
    return await _add(session, person, days, browser=browser, system=system)


async def replace_session(
    session: AsyncSession, person: Person, days: int, known: Session, replaces: str | None = None
) -> str:
    """Replace the token of a session. With ``replaces`` the old one is good until the new one is seen."""
    return await _add(
        session,
        person,
        days,
        replaces=replaces,
        id=known.id,
        begun=known.begun,
        browser=known.browser,
        system=known.system,
    )


async def _add(session: AsyncSession, person: Person, days: int, **columns: Any) -> str:
    token = secrets.token_urlsafe(32)
    await SessionRepository(session).add(
        Session(
            token_hash=hash_token(token),
            person_id=person.id,
            epoch=person.epoch,
            expires=now() + timedelta(days=days),
            **columns,
        )
    )
    return token


async def look_up(session: AsyncSession, token: str, *, rotate: bool) -> Found | None:
    """The session of ``token``, read-only; ``due`` where ``find`` would write."""
    moment = now()
    living = await SessionRepository(session).living(hash_token(token), moment)
    if living is None:
        return None
    known, person = living
    due = known.replaces is not None or is_stale(known.seen, moment) or (rotate and _is_due(known, moment))
    return Found(person, known.token_hash, due=due)


async def find(
    session: AsyncSession, token: str, days: int, *, rotate: bool, at: datetime | None = None
) -> Found | None:
    """The session of ``token``, or None. With ``rotate`` a token that has been in use for a day is replaced: the new
    one is in the answer. The old one is good until the new one has been seen, and for a minute more."""
    moment = at or now()
    sessions = SessionRepository(session)
    living = await sessions.living(hash_token(token), moment)
    if living is None:
        return None
    known, person = living
    if known.replaces is not None:
        await sessions.confirm(known.token_hash, known.replaces, moment, GRACE)
    if is_stale(known.seen, moment):
        await sessions.note_use([known.token_hash], moment)
    new_token = None
    if (
        rotate
        and _is_due(known, moment)
        and await sessions.claim_rotation(known.token_hash, known.rotated, moment)
    ):
        new_token = await replace_session(session, person, days, known, replaces=known.token_hash)
    return Found(person, known.token_hash, new_token)


def is_stale(seen: datetime, at: datetime) -> bool:
    """Whether a session's last use should be updated."""
    return at - seen > NOTE_EVERY


def _is_due(known: Session, at: datetime) -> bool:
    if known.rotated is not None:
        # A new token was handed out, and it seems that it never arrived.
        return at - known.rotated > GRACE
    return at - known.renewed > ROTATE_AFTER
