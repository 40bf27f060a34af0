"""New tables: what is asked for, checked, and turned into rows."""

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
from magehall.table.lobby.setup import start_match
from magehall.table.lobby.vetting import Vetted
from magehall.table.models import Chair, Person, TableRow, now

ME, FREE = "me", "open"


def no_clock() -> dict[str, Any]:
    """Nobody counts the time."""
    return {"kind": "none"}


class Plan(Struct):
    """A table to be made. ``position`` is a whole document that is known to be sound: vetted, or our own. Who
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


def lay_out(plan: Plan, me: Person) -> Seating:
    """The rows of a new table; raises OptionError or Refused for what does not fit."""
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
    """A person takes a free chair: ready at once, or when they have contributed."""
    chair.person_id = person_id
    chair.bot = None
    chair.contribution = ""
    if not contributes:
        be_ready(chair, table)


def be_ready(chair: Chair, table: TableRow, contribution: str | None = None) -> None:
    """A person is ready, with what they add to the seed; without that the hall adds something for them, once."""
    chair.contribution = contribution or chair.contribution or stand_in(table.secret, chair.seat)


def vacate(chair: Chair, bot: str | None = None) -> None:
    """Nobody sits here any more, or a bot does."""
    chair.person_id = None
    chair.bot = bot
    chair.contribution = ""


def check_bot(spec: str) -> None:
    """Raise Refused, with the registry's own words, if there is no such bot."""
    try:
        make_bot(spec)
    except ValueError as error:
        raise Refused(422, "no-such-bot", field="bot", reason=printable(str(error), 300)) from None


def quick_seats(game: Game[Any]) -> int:
    """How many sit at a table for quick play: two, where the game allows it."""
    return 2 if 2 in game.seats else game.seats[0]


def plan_again(old: Seating, me: Person, corrected: Vetted | None, *, contributes: bool) -> Plan:
    """A rematch: everyone one seat further, and people other than me find theirs free. From a ``corrected`` position
    everyone keeps the seat."""
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


def seat_again(old: Seating, again: Seating, seat: int) -> int:
    """Where someone from ``seat`` of the old table sits at the one that goes on from it."""
    corrected = again.table.position != old.table.position
    return seat if corrected else _turned(seat, old.table.seats)


def _turned(seat: int, seats: int) -> int:
    return (seat + 1) % seats


def new_id() -> str:
    """Eight letters."""
    return "".join(secrets.choice(string.ascii_lowercase) for _ in range(8))


def new_invite() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """The hall's own part of a match's luck, told to nobody before the end."""
    return secrets.token_hex(32)
