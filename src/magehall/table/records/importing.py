"""Files that people bring along become tables."""

from __future__ import annotations

import re

from magehall.kernel.positions import PositionError
from magehall.table.errors import Refused
from magehall.table.hall import Hall
from magehall.table.lobby.making import FREE, ME, Plan, new_id, new_invite, no_clock
from magehall.table.lobby.repository import OVER, Seating, TableRepository
from magehall.table.lobby.schemas import POSITION_LIMIT
from magehall.table.lobby.service import Lobby, check_limit
from magehall.table.lobby.setup import setup_of
from magehall.table.lobby.showing import show
from magehall.table.lobby.vetting import File, Vetted
from magehall.table.models import Chair, Person, TableRow, now
from magehall.table.records.repository import RecordRepository
from magehall.table.records.schemas import Import, Imported

_MATCH_FILE = re.compile(r'\s*\{\s*"magehall"')
LONGEST_SECRET = 64
LONGEST_OPTION = 200


class Desk:
    """Where files are handed in."""

    def __init__(self, hall: Hall) -> None:
        self._database = hall.database
        self._lobby = Lobby(hall)

    async def take(self, me: Person, brought: Import, address: str) -> Imported:
        """A match becomes a finished table to be replayed, a position an open one; raises Refused for anything else."""
        if _MATCH_FILE.match(brought.text):
            return await self._match(me, brought.text, address)
        return await self._position(me, brought, address)

    async def _position(self, me: Person, brought: Import, address: str) -> Imported:
        if len(brought.text) > POSITION_LIMIT:
            raise Refused(422, "position-too-large", field="text", most=POSITION_LIMIT)
        vetted = await self._lobby.vet(me, File("position", brought.text), address)
        chairs = brought.chairs or [ME, *[FREE] * (vetted.seats - 1)]
        plan = Plan(
            vetted.game,
            chairs,
            vetted.options,
            brought.public,
            brought.clock.stored(),
            position=vetted.position,
        )
        if len(chairs) != vetted.seats:
            raise PositionError(f"the position has {vetted.seats} seats, not {len(chairs)}", "$.seats")
        return Imported(kind="position", table=await self._lobby.make(me, plan))

    async def _match(self, me: Person, text: str, address: str) -> Imported:
        vetted = await self._lobby.vet(me, File("match", text), address)
        seating = _record(vetted, me)
        async with self._database.session() as session:
            await check_limit(TableRepository(session), me, "imported")
            await RecordRepository(session).add_record(seating.table, seating.chairs, vetted.moves)
        return Imported(kind="match", table=show(seating, me.id))


def _record(vetted: Vetted, me: Person) -> Seating:
    """The rows of a match that was played elsewhere: nobody of ours sits at its table."""
    moment = now()
    table = TableRow(
        id=new_id(),
        game=vetted.game,
        rules=vetted.rules,
        options=vetted.options,
        seats=vetted.seats,
        public=True,
        invite=new_invite(),
        state=OVER,
        clock=no_clock(),
        spectator_delay=0,
        host_id=me.id,
        secret=vetted.secret,
        position=vetted.position,
        lesson=None,
        created=moment,
        started=moment,
        ended=moment,
        result=vetted.result,
        version=len(vetted.moves),
        imported=True,
    )
    chairs = [
        Chair(
            table_id=table.id,
            seat=seat,
            person_id=None,
            bot=None,
            contribution=vetted.contributions.get(seat, ""),
        )
        for seat in range(vetted.seats)
    ]
    words = [vetted.secret, *vetted.contributions.values()]
    storable = (
        all(len(word) <= LONGEST_SECRET and word.isprintable() for word in words)
        and all(len(option) <= LONGEST_OPTION for _, option in vetted.moves)
        and setup_of(table, chairs).contributions == vetted.contributions
    )
    if not storable:
        raise Refused(422, "bad-match", reason="its seed cannot be kept here")
    return Seating(table, chairs, {})
