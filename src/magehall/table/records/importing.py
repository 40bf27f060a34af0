"""Import of match files and positions as tables."""

from __future__ import annotations

import re

from magehall.kernel.matches.positions import PositionError
from magehall.table.errors import Refused
from magehall.table.hall import Hall
from magehall.table.lobby.creation import FREE, ME, Plan, new_id, new_invite, no_clock
from magehall.table.lobby.repository import OVER, Seating, TableRepository
from magehall.table.lobby.sandbox_worker import CheckedUpload, Upload
from magehall.table.lobby.schemas import POSITION_LIMIT
from magehall.table.lobby.serializers import show
from magehall.table.lobby.service import Lobby, check_limit
from magehall.table.lobby.setup import setup_of
from magehall.table.models import Chair, Person, TableRow, now
from magehall.table.records.repository import RecordRepository
from magehall.table.records.schemas import Import, Imported

_MATCH_FILE = re.compile(r'\s*\{\s*"magehall"')
LONGEST_SECRET = 64
LONGEST_OPTION = 200


class Importer:
    """Imports uploaded files."""

    def __init__(self, hall: Hall) -> None:
        self._database = hall.database
        self._lobby = Lobby(hall)

    async def take(self, me: Person, brought: Import, address: str) -> Imported:
        """Import a match as a finished table, a position as an open one. Raises Refused for anything else."""
        if _MATCH_FILE.match(brought.text):
            return await self._match(me, brought.text, address)
        return await self._position(me, brought, address)

    async def _position(self, me: Person, brought: Import, address: str) -> Imported:
        if len(brought.text) > POSITION_LIMIT:
            raise Refused(422, "position-too-large", field="text", most=POSITION_LIMIT)
        checked = await self._lobby.check_upload(me, Upload("position", brought.text), address)
        chairs = brought.chairs or [ME, *[FREE] * (checked.seats - 1)]
        plan = Plan(
            checked.game,
            chairs,
            checked.options,
            brought.public,
            brought.clock.stored(),
            position=checked.position,
        )
        if len(chairs) != checked.seats:
            raise PositionError(f"the position has {checked.seats} seats, not {len(chairs)}", "$.seats")
        return Imported(kind="position", table=await self._lobby.make(me, plan))

    async def _match(self, me: Person, text: str, address: str) -> Imported:
        checked = await self._lobby.check_upload(me, Upload("match", text), address)
        seating = _record(checked, me)
        async with self._database.session() as session:
            await check_limit(TableRepository(session), me, "imported")
            await RecordRepository(session).add_record(seating.table, seating.chairs, checked.moves)
        return Imported(kind="match", table=show(seating, me.id))


def _record(checked: CheckedUpload, me: Person) -> Seating:
    """The rows of an imported match. Nobody of ours sits at its table."""
    moment = now()
    table = TableRow(
        id=new_id(),
        game=checked.game,
        rules=checked.rules,
        options=checked.options,
        seats=checked.seats,
        public=True,
        invite=new_invite(),
        state=OVER,
        clock=no_clock(),
        spectator_delay=0,
        host_id=me.id,
        secret=checked.secret,
        position=checked.position,
        lesson=None,
        created=moment,
        started=moment,
        ended=moment,
        result=checked.result,
        version=len(checked.moves),
        imported=True,
    )
    chairs = [
        Chair(
            table_id=table.id,
            seat=seat,
            person_id=None,
            bot=None,
            contribution=checked.contributions.get(seat, ""),
        )
        for seat in range(checked.seats)
    ]
    words = [checked.secret, *checked.contributions.values()]
    storable = (
        all(len(word) <= LONGEST_SECRET and word.isprintable() for word in words)
        and all(len(option) <= LONGEST_OPTION for _, option in checked.moves)
        and setup_of(table, chairs).contributions == checked.contributions
    )
    if not storable:
        raise Refused(422, "bad-match", reason="its seed cannot be kept here")
    return Seating(table, chairs, {})
