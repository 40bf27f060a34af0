"""HTTP endpoints of the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path

from magehall.table.errors import BUSY
from magehall.table.hall import TheHall
from magehall.table.lobby.pagination import After
from magehall.table.lobby.schemas import (
    Again,
    ChangeChair,
    GameId,
    Invite,
    Join,
    NewTable,
    Quick,
    Ready,
    TableId,
    TableList,
    TableShown,
)
from magehall.table.lobby.service import Lobby
from magehall.table.security import MaybeMe, Me
from magehall.table.visit import TheVisit

router = APIRouter(prefix="/api", tags=["lobby"])


def the_lobby(hall: TheHall) -> Lobby:
    """Dependency: the lobby service of this application."""
    return Lobby(hall)


TheLobby = Annotated[Lobby, Depends(the_lobby)]
At = Annotated[TableId, Path(alias="id", description="Eight letters.")]


@router.get("/tables")
async def list_tables(
    lobby: TheLobby,
    me: MaybeMe,
    game: GameId | None = None,
    state: Literal["open", "playing"] | None = None,
    after: After = None,
) -> TableList:
    """List the tables to return to, to join and to watch."""
    return await lobby.list_tables(me, game, state, after)


@router.post("/tables", status_code=201, responses=BUSY)
async def create_table(lobby: TheLobby, visit: TheVisit, me: Me, wanted: NewTable) -> TableShown:
    """Create a table; a full one starts as soon as everyone is ready."""
    return await lobby.create(me, wanted, visit.address)


@router.post("/quick")
async def quick_match(lobby: TheLobby, me: Me, wanted: Quick) -> TableShown:
    """Quick match: play at once, against a bot or whoever waits."""
    return await lobby.quick(me, wanted.game, wanted.bot, contributes=wanted.contributes)


@router.post("/lessons/{game}/{lesson}/start", status_code=201)
async def start_lesson(
    lobby: TheLobby, me: Me, game: GameId, lesson: Annotated[str, Path(max_length=60)]
) -> TableShown:
    """Start a table at a lesson's position."""
    return await lobby.start_lesson(me, game, lesson)


@router.get("/tables/{id}")
async def get_table(lobby: TheLobby, me: MaybeMe, table_id: At, invite: Invite | None = None) -> TableShown:
    """A table as the lobby shows it."""
    return await lobby.look(me, table_id, invite)


@router.post("/tables/{id}/join")
async def join_table(lobby: TheLobby, me: Me, table_id: At, how: Join) -> TableShown:
    """Join a table."""
    return await lobby.join(me, table_id, how.invite)


@router.post("/tables/{id}/leave")
async def leave_table(lobby: TheLobby, me: Me, table_id: At) -> TableShown:
    """Leave a table before it begins."""
    return await lobby.leave(me, table_id)


@router.post("/tables/{id}/chairs")
async def change_chair(lobby: TheLobby, me: Me, table_id: At, chair: ChangeChair) -> TableShown:
    """As the host, give a chair to a bot or make it free."""
    return await lobby.change_chair(me, table_id, chair.seat, chair.bot)


@router.post("/tables/{id}/ready")
async def mark_ready(lobby: TheLobby, me: Me, table_id: At, how: Ready) -> TableShown:
    """Be ready, and contribute to the seed."""
    return await lobby.ready(me, table_id, how.contribution)


@router.post("/tables/{id}/start")
async def start_table(lobby: TheLobby, me: Me, table_id: At) -> TableShown:
    """As the host, start a full table."""
    return await lobby.start(me, table_id)


@router.post("/tables/{id}/rematch", responses=BUSY)
async def rematch_table(
    lobby: TheLobby, visit: TheVisit, me: Me, table_id: At, how: Again | None = None
) -> TableShown:
    """Rematch with seats rotated, or from a corrected position."""
    how = how or Again()
    return await lobby.rematch(me, table_id, visit.address, how.position, contributes=how.contributes)
