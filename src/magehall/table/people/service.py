"""Account service: guests, registration, login and deletion."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from datetime import timedelta

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.table.errors import Conflict, Refused
from magehall.table.hall import Hall
from magehall.table.models import Person, now
from magehall.table.people import passwords
from magehall.table.people.credentials import check_password
from magehall.table.people.login_limits import limit_attempts, limit_login
from magehall.table.people.names import clean_name, former_player, guest_name, skeleton
from magehall.table.people.repository import (
    ADJOURNED,
    PLAYING,
    DeviceRepository,
    PersonRepository,
    SessionRepository,
)
from magehall.table.people.revocation import close_sockets_of_person, close_sockets_of_session
from magehall.table.people.schemas import Change, Farewell, Login, Myself, Registration, Wishes
from magehall.table.people.sessions import hash_token, open_session
from magehall.table.visit import Visit

log = logging.getLogger(__name__)

IDLE = timedelta(days=1)
TIDY_AT_ONCE = 500


def myself(person: Person) -> Myself:
    """A person as that person sees it."""
    return Myself(
        id=person.id,
        name=person.name,
        guest=person.password is None,
        settings=Wishes.model_validate(person.settings),
        created=person.created,
    )


async def make_guest(session: AsyncSession, days: int, agent: str) -> tuple[Person, str]:
    """Create a guest and the token of its first session. The name is a friendly one, the browser ``agent``."""
    people = PersonRepository(session)
    name = guest_name()
    while await people.is_taken(skeleton(name)):
        name = guest_name()
    person = Person(id=secrets.token_hex(12), name=name, settings={}, epoch=0)
    await people.add(person)
    return person, await open_session(session, person, days, agent)


async def change(hall: Hall, me: Person, wanted: Change) -> Person:
    """Change name or settings."""
    name = clean_name(wanted.name) if wanted.name is not None else None
    try:
        async with hall.database.session() as session:
            people = PersonRepository(session)
            person = _present(await people.hold(me.id))
            if name is not None and name != person.name:
                if await people.is_taken(skeleton(name), except_for=me.id):
                    raise Conflict("name-taken")
                person.name = name
                person.login = skeleton(name) if person.password is not None else None
            person.settings = {**person.settings, **wanted.changed_settings()}
    except IntegrityError:
        raise Conflict("name-taken") from None
    if name is not None:
        await _tell_name(hall, me.id)
    return person


async def register(hall: Hall, visit: Visit, me: Person, wanted: Registration) -> Person:
    """Make this guest an account. It stays the same person, so every game stays; every session but the new one ends."""
    await limit_attempts(hall, f"login:{visit.address}")
    name = clean_name(wanted.name if wanted.name is not None else me.name)
    passwords.check_strength(wanted.password, name)
    if me.password is not None:
        raise Conflict("already-registered")
    kept = await passwords.hash_password(wanted.password, visit.address)
    try:
        async with hall.database.session() as session:
            person = _present(await PersonRepository(session).hold(me.id))
            if person.password is not None:
                raise Conflict("already-registered")
            person.name, person.login, person.password = name, skeleton(name), kept
            await session.flush()
            await SessionRepository(session).remove_all(person.id)
            token = await open_session(session, person, hall.settings.session_days, visit.agent)
            device = await _remember_device(session, visit, person)
    except IntegrityError:
        raise Conflict("name-taken") from None
    visit.cookie, visit.device_cookie = token, device
    await _tell_name(hall, me.id)
    log.info("a guest became an account", extra={"person": person.id})
    return person


async def login(hall: Hall, visit: Visit, guest: Person | None, wanted: Login) -> Person:
    """Log in to an account. What the guest of this browser has played moves over, and the guest is no more."""
    name = skeleton(wanted.name)
    async with hall.database.reading() as session:
        account = await PersonRepository(session).by_login(name) if name.isprintable() else None
    await limit_login(hall, visit, name, account.id if account is not None else None)
    kept = account.password if account is not None else None
    if not await passwords.is_right(wanted.password, kept, visit.address) or account is None or kept is None:
        raise Refused(401, "login-failed")
    outdated = passwords.is_outdated(kept)
    better = await passwords.hash_password(wanted.password, visit.address) if outdated else None
    moved: list[str] = []
    stranded: list[tuple[str, int]] = []
    async with hall.database.session() as session:
        people = PersonRepository(session)
        person = await people.hold(account.id)
        if person is None or person.password != kept:
            raise Refused(401, "login-failed")
        person.password = better or kept
        if visit.token_hash is not None:
            await SessionRepository(session).remove(visit.token_hash)
        stranger = await people.hold(guest.id) if guest is not None else None
        if stranger is not None and stranger.password is None:
            moved = await people.move_games(stranger.id, person.id)
            # What is left are second chairs at tables where the account sits already.
            moved += await people.leave_open_tables(stranger.id)
            stranded = await people.chairs_of(stranger.id, PLAYING, ADJOURNED)
            await _erase(session, stranger)
        token = await open_session(session, person, hall.settings.session_days, visit.agent)
        device = await _remember_device(session, visit, person)
    visit.cookie, visit.device_cookie, visit.person_id = token, device, person.id
    if stranger is not None and stranger.deleted is not None:
        await _resign(hall, stranded, stranger.id)
        await _tell_name(hall, stranger.id)
        await close_sockets_of_person(hall, stranger.id)
    await _tell(hall, moved)
    log.info("logged in", extra={"person": person.id})
    return person


async def logout(hall: Hall, visit: Visit) -> None:
    """Log out of this session."""
    if visit.token_hash is not None:
        async with hall.database.session() as session:
            await SessionRepository(session).remove(visit.token_hash)
        await close_sockets_of_session(hall, visit.token_hash)
    visit.cookie = ""


async def logout_everywhere(hall: Hall, visit: Visit, me: Person) -> None:
    """End every session of a person, this one included."""
    async with hall.database.session() as session:
        person = _present(await PersonRepository(session).hold(me.id))
        person.epoch += 1
        await SessionRepository(session).remove_all(person.id)
    visit.cookie = ""
    await close_sockets_of_person(hall, me.id)
    log.info("logged out everywhere", extra={"person": me.id})


async def delete(hall: Hall, visit: Visit, me: Person, wanted: Farewell) -> None:
    """Delete a person, with the password where there is one. Leave what is open, resign what is in play, take back
    one's words; finished games keep a nameless former player."""
    if me.password is not None:
        await check_password(hall, visit, me, wanted.password or "")
    await _resign_all(hall, me.id)
    async with hall.database.session() as session:
        people = PersonRepository(session)
        person = _present(await people.hold(me.id))
        tables = await people.leave_open_tables(me.id)
        await people.silence(me.id)
        await _erase(session, person)
    visit.cookie = ""
    # What began meanwhile; from now on nothing can.
    await _resign_all(hall, me.id)
    await _tell(hall, tables)
    await _tell_name(hall, me.id)
    await close_sockets_of_person(hall, me.id)
    log.info("an account was deleted", extra={"person": me.id})


async def purge(hall: Hall) -> int:
    """Delete expired sessions and devices, and idle guests. Returns how many guests there were: they came once and did
    nothing."""
    async with hall.database.session() as session:
        await SessionRepository(session).remove_expired(now())
        await DeviceRepository(session).forget_old(now())
    async with hall.database.session() as session:
        return await PersonRepository(session).forget_idle_guests(now() - IDLE, TIDY_AT_ONCE)


async def _erase(session: AsyncSession, person: Person) -> None:
    person.name, person.login, person.password = former_player("en"), None, None
    person.settings = {}
    person.epoch += 1
    person.deleted = now()
    await SessionRepository(session).remove_all(person.id)
    await DeviceRepository(session).forget(person.id)


async def _remember_device(session: AsyncSession, visit: Visit, person: Person) -> str:
    """Make this browser a known device of the account. It gets a token that nobody else has seen."""
    token = secrets.token_urlsafe(32)
    await DeviceRepository(session).remember(hash_token(token), hash_token(visit.device), person.id, now())
    return token


async def _resign_all(hall: Hall, person_id: str) -> None:
    async with hall.database.reading() as session:
        playing = await PersonRepository(session).chairs_of(person_id, PLAYING, ADJOURNED)
    await _resign(hall, playing, person_id)


async def _resign(hall: Hall, chairs: Iterable[tuple[str, int]], person_id: str) -> None:
    if hall.rooms is not None:
        for table_id, seat in chairs:
            await hall.rooms.resign_for_good(table_id, seat, person_id)


async def _tell(hall: Hall, tables: list[str]) -> None:
    for table_id in tables:
        await hall.pubsub.publish(table_id, {"kind": "chairs"})


async def _tell_name(hall: Hall, person_id: str) -> None:
    """Publish a new name to every room. Tables that are open somewhere know their people by name, those that are over
    included."""
    await hall.pubsub.publish("", {"kind": "renamed", "person": person_id})


def _present(person: Person | None) -> Person:
    if person is None:
        raise Refused(401, "session-ended")
    return person
