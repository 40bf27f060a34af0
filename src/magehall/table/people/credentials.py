"""Credentials of an account: password change, and sessions."""

from __future__ import annotations

import logging

from magehall.table.errors import NotFound, Refused
from magehall.table.hall import Hall
from magehall.table.models import Person, Session, now
from magehall.table.people import passwords
from magehall.table.people.login_limits import limit_attempts
from magehall.table.people.repository import DeviceRepository, PersonRepository, SessionRepository
from magehall.table.people.revocation import close_sockets_of_person, close_sockets_of_session
from magehall.table.people.schemas import PasswordChange, SessionInfo
from magehall.table.people.sessions import hash_token, replace_session
from magehall.table.visit import Visit

log = logging.getLogger(__name__)


async def check_password(hall: Hall, visit: Visit, me: Person, given: str, field: str = "password") -> None:
    """Verify the person's password; raises Refused. A browser has its own attempts, so that whoever found it open
    cannot use up the owner's."""
    await limit_attempts(hall, f"password:{visit.token_hash}")
    if not await passwords.is_right(given, me.password, visit.address):
        raise Refused(403, "wrong-password", field=field)


async def change_password(hall: Hall, visit: Visit, me: Person, wanted: PasswordChange) -> Person:
    """Change the password. This browser stays logged in, with a new token; every other session ends, and no other
    device is known any more."""
    await check_password(hall, visit, me, wanted.old, "old")
    passwords.check_strength(wanted.new, me.name, "new")
    kept = await passwords.hash_password(wanted.new, visit.address)
    async with hall.database.session() as session:
        person = await PersonRepository(session).hold(me.id)
        mine = await session.get(Session, visit.token_hash)
        if person is None or mine is None or person.password != me.password:
            raise Refused(401, "session-ended")
        person.password = kept
        person.epoch += 1
        await SessionRepository(session).remove_all(person.id)
        await DeviceRepository(session).forget(person.id, but=hash_token(visit.device))
        token = await replace_session(session, person, hall.settings.session_days, mine)
    visit.cookie = token
    await close_sockets_of_person(hall, me.id)
    log.info("a password was changed", extra={"person": me.id})
    return person


async def sessions(hall: Hall, visit: Visit, me: Person) -> list[SessionInfo]:
    """My sessions: this one first, then the one used last."""
    async with hall.database.reading() as session:
        tokens = await SessionRepository(session).of_person(me, now())
    found: dict[str, SessionInfo] = {}
    for token in sorted(tokens, key=lambda token: (token.token_hash == visit.token_hash, token.seen)):
        found[token.id] = SessionInfo(
            id=token.id,
            begun=token.begun,
            seen=token.seen,
            browser=token.browser or None,
            system=token.system or None,
            current=token.token_hash == visit.token_hash,
        )
    return sorted(found.values(), key=lambda one: (one.current, one.seen), reverse=True)


async def end_session(hall: Hall, visit: Visit, me: Person, session_id: str) -> None:
    """End one of my sessions; this one means logging out."""
    async with hall.database.session() as session:
        ended = await SessionRepository(session).remove_one(me.id, session_id)
    if not ended:
        raise NotFound("no-such-session")
    if visit.token_hash in ended:
        visit.cookie = ""
    for token_hash in ended:
        await close_sockets_of_session(hall, token_hash)


async def end_other_sessions(hall: Hall, visit: Visit, me: Person) -> None:
    """End every session of mine but this one."""
    async with hall.database.session() as session:
        mine = await session.get(Session, visit.token_hash)
        if mine is None:
            raise Refused(401, "session-ended")
        others = [
            token for token in await SessionRepository(session).of_person(me, now()) if token.id != mine.id
        ]
        await SessionRepository(session).remove_all(me.id, but=mine.id)
    for token in others:
        await close_sockets_of_session(hall, token.token_hash)
