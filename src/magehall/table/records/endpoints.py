"""HTTP endpoints of records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from magehall.table.errors import BUSY
from magehall.table.hall import TheHall
from magehall.table.lobby.endpoints import At
from magehall.table.lobby.pagination import After
from magehall.table.lobby.schemas import MOST_SEATS, GameId, Invite
from magehall.table.records.importing import Importer
from magehall.table.records.messages import MatchFile, Replay
from magehall.table.records.replays import MOST_ENTRIES
from magehall.table.records.schemas import (
    MOST_STEPS,
    History,
    Import,
    Imported,
    PersonId,
    ProofShown,
    Stats,
)
from magehall.table.records.service import Records
from magehall.table.schemas import component
from magehall.table.security import MaybeMe, Me
from magehall.table.visit import TheVisit

REPLAYED: dict[str, Any] = {"content": {"application/json": {"schema": component(Replay)}}}
EXPORTED: dict[str, Any] = {"content": {"application/json": {"schema": component(MatchFile)}}}

router = APIRouter(prefix="/api", tags=["records"])


def the_records(request: Request, hall: TheHall) -> Records:
    """Dependency: the records service, made once for its cache."""
    state = request.app.state
    if not hasattr(state, "records"):
        state.records = Records(hall)
    records: Records = state.records
    return records


TheRecords = Annotated[Records, Depends(the_records)]


@router.get("/me/history")
async def my_history(records: TheRecords, me: Me, game: GameId | None = None, after: After = None) -> History:
    """My finished matches, the latest first."""
    return await records.history(me, game, after)


@router.get("/people/{id}/stats")
async def stats_of_person(records: TheRecords, id: PersonId) -> Stats:
    """Statistics of a person, by game and number of seats."""
    return await records.stats(id)


@router.get("/tables/{id}/replay", response_class=Response, responses={200: REPLAYED})
async def replay_table(
    records: TheRecords,
    visit: TheVisit,
    me: MaybeMe,
    table_id: At,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="Through my own eyes.")] = None,
    start: Annotated[int, Query(ge=0, le=MOST_ENTRIES)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 200,
    invite: Invite | None = None,
) -> Response:
    """Replay of a match, as a spectator or as myself saw it. Spectators of a running one see it later."""
    shown = await records.replay(
        me, table_id, seat=seat, start=start, limit=limit, lang=visit.lang, invite=invite
    )
    return Response(shown, media_type="application/json")


@router.get("/tables/{id}/export", response_class=Response, responses={200: EXPORTED})
async def export_match(
    records: TheRecords, me: MaybeMe, table_id: At, invite: Invite | None = None
) -> Response:
    """The match file, once the match is over."""
    game, content = await records.export(me, table_id, invite)
    name = f'attachment; filename="{game}-{table_id}.magehall.json"'
    return Response(content, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{id}/position")
async def position_of_table(
    records: TheRecords,
    me: MaybeMe,
    table_id: At,
    at: Annotated[int | None, Query(ge=0, le=MOST_ENTRIES, description="After so many entries.")] = None,
    invite: Invite | None = None,
) -> dict[str, Any]:
    """The position of a moment as a document that can be loaded. While the match goes on, it is one that I cannot tell
    from the truth."""
    return await records.position(me, table_id, at, invite)


@router.post("/import", status_code=201, responses=BUSY)
async def import_file(hall: TheHall, visit: TheVisit, me: Me, brought: Import) -> Imported:
    """Import a match, to be replayed, or a position, to be played."""
    return await Importer(hall).take(me, brought, visit.address)


@router.get("/tables/{id}/proof")
async def proof_of_table(
    records: TheRecords, visit: TheVisit, me: MaybeMe, table_id: At, invite: Invite | None = None
) -> ProofShown:
    """The commitment of a match, and its proof once it is over."""
    return await records.proof(me, table_id, visit.lang, invite)
