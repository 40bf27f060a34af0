"""Creation of tables: validate a plan, and build its rows."""

from __future__ import annotations

import secrets
import string
from typing import Any

from msgspec import Struct, field

from magehall.bots import make_bot
from magehall.kernel.chance import stand_in
from magehall.kernel.game import Game, OptionError, find_game
from magehall.table.errors import Refused, printable
from magehall.table.lobby.repository import Seating
from magehall.table.lobby.sandbox_worker import CheckedUpload
from magehall.table.lobby.setup import start_match
from magehall.table.models import Chair, Person, TableRow, now

ME, FREE = "me", "open"


def no_clock() -> dict[str, Any]:
    """Time control without clocks."""
    return {"kind": "none"}


class Plan(Struct):
    """A table to be created. ``position`` is a whole document that is known to be sound: checked, or our own. Who
    ``contributes`` is going to add to the seed when the commitment is known; for others the hall does."""

    game: str
    chairs: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    clock: dict[str, Any] = field(default_factory=no_clock)
    spectator_delay: int = 0
    position: dict[str, Any] | None = None
    lesson: str | None = None
    contributes: bool = False
    rematch_of: str | None = None


def build_table(plan: Plan, me: Person) -> Seating:
    """Validate a plan and build the rows of its table. Raises OptionError or Refused for what does not fit."""
    game = find_game(plan.game)
    if len(plan.chairs) not in game.seats:
        raise OptionError(f"{game.id} seats {game.seats[0]} to {game.seats[-1]}, not {len(plan.chairs)}")
    if plan.chairs.count(ME) != 1:
        raise Refused(422, "one-chair-is-yours", field="chairs")
    for spec in plan.chairs:
        if spec not in (ME, FREE):
            check_bot(spec)
    game.read_options(plan.options)
    table = TableRow(
        id=new_id(),
        game=game.id,
        rules=game.version,
        options=plan.options,
        seats=len(plan.chairs),
        public=plan.public,
        invite=new_invite(),
        state="open",
        clock=plan.clock,
        spectator_delay=plan.spectator_delay,
        host_id=me.id,
        secret=new_secret(),
        position=plan.position,
        lesson=plan.lesson,
        created=now(),
        version=0,
        rematch_of=plan.rematch_of,
        imported=False,
    )
    chairs = [_chair(table, seat, spec, me, plan) for seat, spec in enumerate(plan.chairs)]
    # What cannot start is refused now, and not when the last chair is taken.
    start_match(table, chairs)
    return Seating(table, chairs, {me.id: me})


def _chair(table: TableRow, seat: int, spec: str, me: Person, plan: Plan) -> Chair:
    chair = Chair(table_id=table.id, seat=seat, person_id=None, bot=None, contribution="")
    if spec == ME:
        sit(chair, me.id, table, contributes=plan.contributes)
    elif spec != FREE:
        chair.bot = spec
    return chair


def sit(chair: Chair, person_id: str, table: TableRow, *, contributes: bool) -> None:
    """Seat a person: ready at once, or when they have contributed."""
    chair.person_id = person_id
    chair.bot = None
    chair.contribution = ""
    if not contributes:
        be_ready(chair, table)


def be_ready(chair: Chair, table: TableRow, contribution: str | None = None) -> None:
    """Mark a chair as ready, with a contribution to the seed. Without one the hall contributes for the person, once."""
    chair.contribution = contribution or chair.contribution or stand_in(table.secret, chair.seat)


def vacate(chair: Chair, bot: str | None = None) -> None:
    """Free a chair, or give it to a bot."""
    chair.person_id = None
    chair.bot = bot
    chair.contribution = ""


def check_bot(spec: str) -> None:
    """Raise Refused if there is no such bot."""
    try:
        make_bot(spec)
    except ValueError as error:
        raise Refused(422, "no-such-bot", field="bot", reason=printable(str(error), 300)) from None


def quick_seats(game: Game[Any]) -> int:
    """Number of seats of a quick match. Two, where the game allows it."""
    return 2 if 2 in game.seats else game.seats[0]


def plan_rematch(old: Seating, me: Person, corrected: CheckedUpload | None, *, contributes: bool) -> Plan:
    """The plan of a rematch, with seats rotated by one. People other than me find theirs free. From a ``corrected``
    position everyone keeps the seat."""
    table = old.table
    if corrected is not None and (corrected.game, corrected.seats, corrected.options) != (
        table.game,
        table.seats,
        table.options,
    ):
        raise Refused(422, "other-position", field="position", game=corrected.game, seats=corrected.seats)
    chairs = [FREE] * table.seats
    for chair in old.chairs:
        bot = chair.bot if chair.person_id is None or corrected is not None else None
        spec = ME if chair.person_id == me.id else bot or FREE
        chairs[chair.seat if corrected is not None else _turned(chair.seat, table.seats)] = spec
    return Plan(
        table.game,
        chairs,
        table.options,
        clock=table.clock,
        spectator_delay=table.spectator_delay,
        position=table.position if corrected is None else corrected.position,
        contributes=contributes,
        rematch_of=table.id,
    )


def rematch_seat(old: Seating, again: Seating, seat: int) -> int:
    """The seat at a rematch of whoever had ``seat`` before."""
    corrected = again.table.position != old.table.position
    return seat if corrected else _turned(seat, old.table.seats)


def _turned(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def new_id() -> str:
    """A random id of eight letters."""
    return "".join(secrets.choice(string.ascii_lowercase) for _ in range(8))


def new_invite() -> str:
    """A random invite token of 128 bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """The server's secret part of a match's seed, revealed at the end."""
    return secrets.token_hex(32)
