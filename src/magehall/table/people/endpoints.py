"""HTTP endpoints of ``/api/me``: account, login and sessions."""

from __future__ import annotations

from fastapi import APIRouter

from magehall.table.errors import BUSY
from magehall.table.hall import TheHall
from magehall.table.people import credentials, service
from magehall.table.people.schemas import (
    Change,
    Farewell,
    Login,
    Myself,
    PasswordChange,
    Registration,
    SessionInfo,
)
from magehall.table.security import Account, MaybeMe, Me, Newcomer
from magehall.table.visit import TheVisit

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("")
async def get_me(me: Newcomer) -> Myself:
    """Who am I? A visitor without a session becomes a guest at once."""
    return service.myself(me)


@router.patch("")
async def change_me(hall: TheHall, me: Me, wanted: Change) -> Myself:
    """Change my name or settings."""
    return service.myself(await service.change(hall, me, wanted))


@router.post("/register", responses=BUSY)
async def register(hall: TheHall, visit: TheVisit, me: Me, wanted: Registration) -> Myself:
    """Register this guest as an account with a password."""
    return service.myself(await service.register(hall, visit, me, wanted))


@router.post("/login", responses=BUSY)
async def login(hall: TheHall, visit: TheVisit, guest: MaybeMe, wanted: Login) -> Myself:
    """Log in; the games of this browser's guest move over."""
    return service.myself(await service.login(hall, visit, guest, wanted))


@router.post("/logout", status_code=204)
async def logout(hall: TheHall, visit: TheVisit, _me: MaybeMe) -> None:
    """Log out of this session."""
    await service.logout(hall, visit)


@router.post("/logout-everywhere", status_code=204)
async def logout_everywhere(hall: TheHall, visit: TheVisit, me: Account) -> None:
    """Log out everywhere: end every session of mine."""
    await service.logout_everywhere(hall, visit, me)


@router.delete("", status_code=204, responses=BUSY)
async def delete_me(hall: TheHall, visit: TheVisit, me: Me, wanted: Farewell | None = None) -> None:
    """Delete my account, with its password, or this guest. Finished games stay, with a nameless former player."""
    await service.delete(hall, visit, me, wanted or Farewell())


@router.post("/password", responses=BUSY)
async def change_password(hall: TheHall, visit: TheVisit, me: Account, wanted: PasswordChange) -> Myself:
    """Change my password; every other session of mine ends."""
    return service.myself(await credentials.change_password(hall, visit, me, wanted))


@router.get("/sessions")
async def get_sessions(hall: TheHall, visit: TheVisit, me: Account) -> list[SessionInfo]:
    """My sessions: this browser first, then the one used last."""
    return await credentials.sessions(hall, visit, me)


@router.delete("/sessions", status_code=204)
async def end_other_sessions(hall: TheHall, visit: TheVisit, me: Account) -> None:
    """End every session of mine but this one."""
    await credentials.end_other_sessions(hall, visit, me)


@router.delete("/sessions/{session_id}", status_code=204)
async def end_session(hall: TheHall, visit: TheVisit, me: Account, session_id: str) -> None:
    """End one of my sessions."""
    await credentials.end_session(hall, visit, me, session_id)
