"""Proposing a cooperative assault: who is invited, and who fights how many. [cooperation.invite]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.reference import STRONG, Effect, words_of
from magehall.games.mage_knight.cards.words.travel import Travel
from magehall.games.mage_knight.combat.starts import why_no_action
from magehall.games.mage_knight.model.deeds.cooperation import Invite, Share
from magehall.games.mage_knight.model.deeds.effects import PlayCard
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.frames.movement import Journey
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_land
from magehall.games.mage_knight.model.realm import city_at, city_home, city_spaces
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.play.cards import why_not_play
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.text import Text


def stands_before(state: Quest, seat: int, city: str) -> bool:
    """Whether a hero stands next to a city. [cooperation.invite]"""
    space = state.hero(seat).space
    return bool(space) and any(half in neighbors(space) for half in city_spaces(state, city))


def gets_to(choice: Choice, city: str) -> bool:
    """Whether a player may begin an assault on a city. The hero stands next to it, or goes under the ground.
    [cooperation.invite] [cooperation.tunnel]"""
    return stands_before(choice.state, choice.seat, city) or _tunnels_to(choice, city)


def _tunnels_to(choice: Choice, city: str) -> bool:
    """Whether a spell leads into a city from below now. [cooperation.tunnel]"""
    offered = choice.state.offers.spells if choice.turn.offer_spells else []
    for card in dict.fromkeys([*choice.hero.hand, *offered]):
        for word in words_of(Effect(card, STRONG)) if card != WOUND else ():
            if isinstance(word, Travel) and word.assault:
                journey = Journey(choice.seat, word.spaces, word.forbidden, word.assault)
                halves = city_spaces(choice.state, city)
                if any(why_not_land(choice, journey, half) is None for half in halves):
                    return why_not_play(choice, PlayCard(card, STRONG)) is None
    return False


def guests(state: Quest, seat: int, city: str) -> list[int]:
    """The players who may be invited, in the order of the round. They stand next to the city, and have a turn to give.
    [cooperation.invite]"""
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
    """Verdict on inviting others to an assault. It is possible before any action, next to a city that is defended,
    while nobody announced an end. [cooperation.invite]"""
    state, seat = choice.state, choice.seat
    if not state.agreement.joint_assaults:
        return refuse("joint-not-agreed", "cooperation.invite")
    city = city_at(state, deed.space)
    if city is None or not city.garrison or city_home(state, deed.space) != deed.space:
        return refuse("joint-no-city", "cooperation.invite")
    if not gets_to(choice, deed.space):
        return refuse("joint-no-city", "cooperation.invite")
    # The action is in the city: as with any assault, the way there may begin beside another hero.
    refusal = why_no_action(choice, here=False)
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


def invitations(choice: Choice) -> Iterable[Option]:
    """Every company with which a city nearby could be assaulted."""
    if choice.turn.stage is not Stage.MOVEMENT or not choice.state.agreement.joint_assaults:
        return ()
    return _companies(choice)


def _companies(choice: Choice) -> Iterator[Option]:
    state, seat = choice.state, choice.seat
    for space in state.realm.cities:
        if city_home(state, space) != space:
            continue
        welcome = guests(state, seat, space)
        if not welcome or not gets_to(choice, space):
            continue
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
        yield Share(numbers).option(_division(joint.seats, numbers), "cooperation.shares")


def _division(seats: tuple[int, ...], numbers: tuple[int, ...]) -> Text:
    """How many the one who proposes fights, and how many each guest."""
    guests = {name: f"#{seat}" for name, seat in zip("abc", seats[1:], strict=False)}
    counts = {f"for_{name}": number for name, number in zip("abc", numbers[1:], strict=False)}
    return say(f"option-share-{len(seats) - 1}", own=numbers[0], **guests, **counts)


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
