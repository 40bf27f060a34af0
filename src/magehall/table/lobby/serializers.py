"""Serializers of tables, and who may view them."""

from __future__ import annotations

import hmac
from collections.abc import Mapping

from magehall.kernel.chance import commit
from magehall.kernel.game import find_game
from magehall.kernel.text import render
from magehall.table.errors import TABLE, Forbidden
from magehall.table.lobby.repository import Seating
from magehall.table.lobby.schemas import ChairShown, TableShown
from magehall.table.models import Chair, Person
from magehall.table.people.names import name_of

BOT_NAMES = {
    "random": "bot-random",
    "greedy": "bot-greedy",
    "search": "bot-search",
    "search:200": "bot-search",
    "search:1000": "bot-search-1000",
}
"""The message with the name of each strength the lobby offers; another search is called by its budget."""


def may_look(seating: Seating, person_id: str | None, invite: str | None = None) -> bool:
    """Access check: whether someone may view this table and its record. Those who sat down at it, everyone at a public
    one, and whoever has been given its invite."""
    table = seating.table
    return (
        table.public
        or table.host_id == person_id
        or seating.seat_of(person_id) is not None
        or (invite is not None and hmac.compare_digest(invite.encode(), table.invite.encode()))
    )


def check_look(seating: Seating, person_id: str | None, invite: str | None = None) -> None:
    """Raise Forbidden where ``may_look`` says no."""
    if not may_look(seating, person_id, invite):
        raise Forbidden("invite-needed")


def names_of(seating: Seating, locale: str) -> dict[int, str]:
    """Display names by seat."""
    names = {}
    for chair in seating.chairs:
        person = seating.people.get(chair.person_id or "")
        if chair.bot is not None:
            names[chair.seat] = bot_name(chair.bot, chair.seat, locale)
        elif person is not None:
            names[chair.seat] = name_of(person, locale)
    game = find_game(seating.table.game)
    for number, key in game.companions(seating.table.seats).items():
        names[number] = render(game.id, key, {}, locale, {})
    return names


def bot_name(spec: str, seat: int, locale: str) -> str:
    """The display name of a bot."""
    key = BOT_NAMES.get(spec, "bot-search-budget")
    return render(TABLE, key, {"number": seat + 1, "budget": spec.partition(":")[2]}, locale, {})


def show(seating: Seating, me_id: str | None, rematch: str | None = None) -> TableShown:
    """Serialise a table for ``me``. No secret, no position, no contribution, and the invite only to those who sit
    there."""
    table = seating.table
    mine = seating.seat_of(me_id)
    return TableShown(
        id=table.id,
        game=table.game,
        seats=table.seats,
        options=table.options,
        public=table.public,
        state=table.state,  # type: ignore[arg-type]  # the column holds nothing but these words
        clock=table.clock,
        spectator_delay=table.spectator_delay,
        from_position=table.position is not None,
        lesson=table.lesson,
        imported=table.imported,
        host=table.host_id,
        commitment=commit(table.secret),
        created=table.created,
        started=table.started,
        ended=table.ended,
        result=table.result,
        rematch_of=table.rematch_of,
        rematch=rematch,
        chairs=[show_chair(chair, seating.people) for chair in seating.chairs],
        you=mine,
        invite=table.invite if mine is not None and not table.imported else None,
    )


def show_chair(chair: Chair, people: Mapping[str, Person]) -> ChairShown:
    """Serialise a chair."""
    person = people.get(chair.person_id or "")
    here = person is not None and person.deleted is None
    return ChairShown(
        seat=chair.seat,
        person=chair.person_id if here else None,
        name=person.name if person is not None and here else "",
        guest=person is not None and here and person.password is None,
        gone=chair.person_id is not None and not here,
        bot=chair.bot,
        ready=chair.bot is not None or bool(chair.contribution),
    )
