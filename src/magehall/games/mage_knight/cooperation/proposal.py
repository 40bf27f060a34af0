"""Proposing a cooperative assault: who is invited, and who fights how many. [cooperation.invite]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from magehall.games.mage_knight.combat.starts import why_no_action
from magehall.games.mage_knight.model.deeds.cooperation import Invite, Share
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import city_at, city_home
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.text import Text


def city_spaces(state: Quest, space: str) -> tuple[str, ...]:
    """The spaces of a city: one, or both of a Megapolis. [city.megapolis]"""
    twin = state.realm.cities[space].twin
    return (space, twin) if twin else (space,)


def stands_before(state: Quest, seat: int, city: str) -> bool:
    """Whether a hero stands next to a city. [cooperation.invite]"""
    space = state.hero(seat).space
    return bool(space) and any(half in neighbors(space) for half in city_spaces(state, city))


def guests(state: Quest, seat: int, city: str) -> list[int]:
    """Who may be invited, in the order of the round: next to the city, and with a turn to give. [cooperation.invite]"""
    order = state.calendar.order
    after = order[order.index(seat) + 1 :] + order[: order.index(seat)] if seat in order else []
    return [
        other
        for other in after
        if other in state.seats
        and other not in state.calendar.flipped
        and not state.hero(other).eliminated
        and stands_before(state, other, city)
    ]


def why_not_invite(choice: Choice, deed: Invite) -> Verdict:
    """Before any action, next to a city that is defended, while nobody announced an end. [cooperation.invite]"""
    state, seat = choice.state, choice.seat
    if not state.agreement.joint_assaults:
        return refuse("joint-not-agreed", "cooperation.invite")
    city = city_at(state, deed.space)
    if city is None or not city.garrison or city_home(state, deed.space) != deed.space:
        return refuse("joint-no-city", "cooperation.invite")
    if not stands_before(state, seat, deed.space):
        return refuse("joint-no-city", "cooperation.invite")
    refusal = why_no_action(choice)
    if refusal is not None:
        return refusal
    if state.calendar.announced is not None or state.calendar.ending:
        return refuse("joint-too-late", "cooperation.invite")
    welcome = guests(state, seat, deed.space)
    if not deed.seats or list(deed.seats) != [other for other in welcome if other in deed.seats]:
        return refuse("joint-no-guest", "cooperation.invite")
    if len(city.garrison) <= len(deed.seats):
        return refuse("joint-too-many", "cooperation.shares", count=len(city.garrison))
    return None


def invite(flow: Flow[Quest], seat: int, deed: Invite) -> None:
    """Propose it. [cooperation.invite]"""
    flow.call(JointAssault(deed.space, (seat, *deed.seats)))


def invitations(choice: Choice) -> Iterator[Option]:
    """Every company with which a city nearby could be assaulted."""
    state, seat = choice.state, choice.seat
    if choice.turn.stage is not Stage.MOVEMENT or not state.agreement.joint_assaults:
        return
    for space in state.realm.cities:
        if city_home(state, space) != space or not stands_before(state, seat, space):
            continue
        welcome = guests(state, seat, space)
        color = f"@city-{state.realm.cities[space].color}"
        for size in range(1, len(welcome) + 1):
            for seats in combinations(welcome, size):
                yield Invite(space, seats).option(_words(color, seats), "cooperation.invite")


def _words(color: str, seats: tuple[int, ...]) -> Text:
    names = {name: f"#{seat}" for name, seat in zip("abc", seats, strict=False)}
    return say(f"option-invite-{len(seats)}", city=color, **names)


INVITATIONS = Repertoire(invitations, {Invite: DeedRule(why_not_invite, invite)})


# How many each one fights


def _divisions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to share out so many among so many, each at least one."""
    if parts == 1:
        yield (total,)
        return
    for first in range(1, total - parts + 2):
        for rest in _divisions(total - first, parts - 1):
            yield (first, *rest)


def _shares(moment: Moment[Quest]) -> Iterator[Option]:
    joint = moment.state.top(JointAssault)
    total = len(moment.state.realm.cities[joint.space].garrison)
    for numbers in _divisions(total, len(joint.seats)):
        words = say("option-share", numbers=" + ".join(map(str, numbers)))
        yield Share(numbers).option(words, "cooperation.shares")


def _why_not_share(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, Share):
        return None
    joint = moment.state.top(JointAssault)
    total = len(moment.state.realm.cities[joint.space].garrison)
    fits = len(deed.numbers) == len(joint.seats) and sum(deed.numbers) == total and min(deed.numbers) > 0
    return None if fits else refuse("joint-bad-shares", "cooperation.shares", count=total)


SHARING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-shares"), "cooperation.shares", _shares, _why_not_share
)
