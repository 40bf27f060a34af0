"""Set-up in its order: forces, scenario, corners, mages and Servants, hands, first player. [setup.order]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK
from magehall.games.colors_of_magic.cards.catalogue import CARDS, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.model.deeds import (
    ChooseForce,
    Decline,
    Deploy,
    LeaveOut,
    NameFirst,
    TakeCorner,
)
from magehall.games.colors_of_magic.model.events import (
    CardLeftOut,
    CornerTaken,
    FirstPlayerNamed,
    ForceChosen,
)
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.turn import SettingUp, Turns
from magehall.games.colors_of_magic.model.pieces import CARDS_EACH, Cards, Course, Goals, Player, Terrain
from magehall.games.colors_of_magic.model.state import (
    AGREEMENT,
    COURSE,
    GOALS,
    PLAYER,
    TERRAIN,
    Skirmish,
)
from magehall.games.colors_of_magic.model.state import CARDS as CARD_TABLE
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.movement.putting import CORNER, SERVANT, put_places
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE, show_to
from magehall.games.colors_of_magic.piles.moving_cards import draw
from magehall.games.colors_of_magic.scenarios.table import lay_chosen, lay_out, servant_faces
from magehall.games.colors_of_magic.setup.forces import CODEX, ask_force, faces_of
from magehall.games.colors_of_magic.setup.options import SkirmishOptions, agreement_for
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

FIRST_HAND = 5
PAIR = 2
CORNERS_OF_TWO = (0, 2)
"""Opposite corners from which all places of scenarios are equally far. [setup.corners]"""

CORNERS_OF_MORE = (0, 1, 2, 3)


def set_table(flow: Flow[Skirmish], seats: int, options: SkirmishOptions) -> None:
    """Put down what was agreed on, and begin with the forces."""
    state = flow.state
    state.add(AGREEMENT, agreement_for(options, seats))
    deck = flow.chance.shuffled("activation deck", range(len(ACTIVATION_DECK)))
    state.add(COURSE, Course(deck=deck))
    state.add(TERRAIN, Terrain())
    state.add(GOALS, Goals())
    state.add(CARD_TABLE, Cards([""] * (seats * CARDS_EACH), [0] * (seats * CARDS_EACH)))
    for seat, one in enumerate(options.forces):
        _take_force(flow, seat, one.mage, one.schools)
    flow.call(SettingUp())


# Forces


def _ask_forces(_setting: SettingUp, flow: Flow[Skirmish]) -> Asked:
    """All choose at once and in secret. [force]"""
    state = flow.state
    return tuple(ask_force(state, seat) for seat in state.seats if PLAYER[seat] not in state.things) or None


def _take_forces(_setting: SettingUp, flow: Flow[Skirmish]) -> None:
    for seat, option in sorted(flow.answers.items()):
        deed = option.deed
        assert isinstance(deed, ChooseForce)
        _take_force(flow, seat, deed.mage, deed.schools)


def _take_force(flow: Flow[Skirmish], seat: int, mage: str, schools: tuple[str, ...]) -> None:
    """Cards get their numbers. Until hands are dealt, the codex lies with the grimoire, open to all. [cards.hidden]"""
    faces = faces_of(MAGE_BY_ID[mage], schools)
    start = seat * CARDS_EACH
    cards = flow.state.edit_cards()
    cards.faces[start : start + len(faces)] = faces
    deck = list(range(start, start + len(faces)))
    flow.state.add(PLAYER[seat], Player(mage, schools, deck=deck))
    for card in deck:
        if is_codex(card):
            show_to(flow.state, card, EVERYONE)
    first, second, third = (name_of(school) for school in schools)
    flow.emit(
        ForceChosen(player=player_name(seat), mage=name_of(mage), first=first, second=second, third=third),
        "force",
    )


def _codex(state: Skirmish, seat: int) -> list[int]:
    return [card for card in state.player(seat).deck if is_codex(card)]


def _ask_left_out(_setting: SettingUp, flow: Flow[Skirmish]) -> Asked:
    """Who has eleven codex cards leaves one out. [force.codex-of-eleven]"""
    state = flow.state
    many = [seat for seat in state.seats if len(_codex(state, seat)) > CODEX]
    return tuple(LEAVING_OUT.ask(state, seat) for seat in many) or None


def _leave_out(_setting: SettingUp, flow: Flow[Skirmish]) -> None:
    for seat, option in sorted(flow.answers.items()):
        deed = option.deed
        assert isinstance(deed, LeaveOut)
        card = next(card for card in _codex(flow.state, seat) if flow.state.face(card) == deed.card)
        player = flow.state.edit_player(seat)
        player.deck.remove(card)
        player.left_out.append(card)
        flow.emit(CardLeftOut(player=player_name(seat), card=name_of(deed.card)), "force.codex-of-eleven")


def _left_out_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    """The card that is suggested comes first."""
    state = moment.state
    faces = dict.fromkeys(state.face(card) for card in _codex(state, moment.seat))
    suggested = MAGE_BY_ID[state.player(moment.seat).mage].left_out
    for face in sorted(faces, key=lambda face: face != suggested):
        yield LeaveOut(face).option(say("option-leave-out", card=name_of(face)), "force.codex-of-eleven")


def _why_not_left_out(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if not isinstance(deed, LeaveOut):
        return None
    faces = {moment.state.face(card) for card in _codex(moment.state, moment.seat)}
    return None if deed.card in faces else refuse("not-in-codex", "force.codex-of-eleven")


LEAVING_OUT: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-leave-out"), "force.codex-of-eleven", _left_out_options, _why_not_left_out
)


# Scenario and corners


def _lay_out(_setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """Terrain, objectives, markers and monsters. [setup.scenario]"""
    lay_out(flow)


def _draw_lot(setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """The lot names who deploys first. [setup.order]"""
    seats = flow.state.seats
    first = flow.chance.roll("deploys first", len(seats)) - 1
    setting.order = tuple(flow.state.seats_from(first))


def _ask_corner(setting: SettingUp, flow: Flow[Skirmish]) -> Asked:
    return TAKING_CORNERS.ask(flow.state, setting.order[0])


def _take_corner(setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """The other takes the opposite one; more of them follow clockwise. [setup.corners]"""
    corner = flow.deed(TakeCorner).corner
    step = 2 if len(setting.order) == PAIR else 1
    for place, seat in enumerate(setting.order):
        taken = (corner + place * step) % len(CORNERS_OF_MORE)
        flow.state.edit_player(seat).corner = taken
        flow.emit(CornerTaken(player=player_name(seat), corner=taken + 1), "setup.corners")


def _corners(state: Skirmish) -> tuple[int, ...]:
    return CORNERS_OF_TWO if len(state.seats) == PAIR else CORNERS_OF_MORE


def _corner_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for corner in _corners(moment.state):
        yield TakeCorner(corner).option(say("option-corner", corner=corner + 1), "setup.corners")


def _why_not_corner(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    fits = not isinstance(deed, TakeCorner) or deed.corner in _corners(moment.state)
    return None if fits else refuse("no-such-corner", "setup.corners")


TAKING_CORNERS: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-corner"), "setup.corners", _corner_options, _why_not_corner
)


# Deploying, each wholly before the next


def _deploy(setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """The mage stands wholly inside the corner. [setup.deploy]"""
    seat = setting.order[setting.place]
    flow.call(Putting(seat, CORNER, face=flow.state.player(seat).mage))


def _list_servants(setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """Servants are printed; or a scenario lets one creature be one. [keyword.servant]"""
    state = flow.state
    seat = setting.order[setting.place]
    codex = [state.face(card) for card in _codex(state, seat)]
    given = [face for face in servant_faces(state, seat) if face in codex]
    if given:
        state.edit_player(seat).servants = given
    setting.servants = (*_printed_servants(state, seat), *given)


def _printed_servants(state: Skirmish, seat: int) -> list[str]:
    """The cards of a codex with Servant, each as often as it is there."""
    faces = [state.face(card) for card in _codex(state, seat)]
    return [face for face in faces if _is_servant(face)]


def _is_servant(face: str) -> bool:
    body = CARDS[face].body
    return body is not None and any(keyword.id is KeywordId.SERVANT for keyword in body.keywords)


def _ask_servant(setting: SettingUp, flow: Flow[Skirmish]) -> Asked:
    seat = setting.order[setting.place]
    return SERVING.ask(flow.state, seat) if setting.servants else None


def _take_servant(setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """It comes free of cost; of those that a scenario makes Servants only one. [keyword.servant]"""
    if not setting.servants:
        return
    if isinstance(flow.answer.deed, Decline):
        setting.servants = ()
        return
    setting.go("_ask_servant")
    state = flow.state
    seat = setting.order[setting.place]
    face = flow.deed(Deploy).card
    left = list(setting.servants)
    left.remove(face)
    if face in state.player(seat).servants and not _is_servant(face):
        left = [other for other in left if _is_servant(other)]
    setting.servants = tuple(left)
    card = next(card for card in _codex(state, seat) if state.face(card) == face)
    state.edit_player(seat).deck.remove(card)
    flow.call(Putting(seat, SERVANT, face=face, card=card))


def _servant_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for face in dict.fromkeys(moment.state.top(SettingUp).servants):
        yield Deploy(face).option(say("option-servant", card=name_of(face)), "keyword.servant")
    yield Decline().option(say("option-no-servant"), "keyword.servant")


def _why_not_servant(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if not isinstance(deed, Deploy):
        return None
    if deed.card not in moment.state.top(SettingUp).servants:
        return refuse("no-servant", "keyword.servant")
    room = put_places(moment.state, Putting(moment.seat, SERVANT, face=deed.card))
    return None if room else refuse("nowhere-to-go", "keyword.servant")


SERVING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-servant"), "keyword.servant", _servant_options, _why_not_servant
)


def _next(setting: SettingUp, _flow: Flow[Skirmish]) -> None:
    setting.place += 1
    if setting.place < len(setting.order):
        setting.go("_deploy")


# Hands and who begins


def _deal(setting: SettingUp, flow: Flow[Skirmish]) -> None:
    """The grimoire is shuffled, five cards are drawn, the codex is added. [setup.hands]"""
    for seat in setting.order:
        codex = _codex(flow.state, seat)
        cards = [card for card in flow.state.player(seat).deck if not is_codex(card)]
        shuffled = flow.chance.shuffled("grimoire", cards, flow.state.face)
        player = flow.state.edit_player(seat)
        player.deck = shuffled
        draw(flow, seat, FIRST_HAND)
        flow.state.edit_player(seat).hand += codex


def _ask_first(setting: SettingUp, flow: Flow[Skirmish]) -> Asked:
    """Who finished deploying last chooses. [setup.first-player]"""
    return NAMING.ask(flow.state, setting.order[-1])


def _name_first(_setting: SettingUp, flow: Flow[Skirmish]) -> None:
    first = flow.deed(NameFirst).seat
    flow.state.edit_course().first = first
    flow.emit(FirstPlayerNamed(player=player_name(first)), "setup.first-player")
    lay_chosen(flow, (first + 1) % len(flow.state.seats))


def _first_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for seat in moment.state.seats:
        text = say("option-first", player=player_name(seat))
        yield NameFirst(seat).option(text, "setup.first-player")


def _why_not_first(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    fits = not isinstance(deed, NameFirst) or deed.seat in moment.state.seats
    return None if fits else refuse("no-such-player", "setup.first-player")


NAMING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-first"), "setup.first-player", _first_options, _why_not_first
)


def _begin(_setting: SettingUp, flow: Flow[Skirmish]) -> None:
    flow.call(Turns())


PROCEDURES: dict[type[Frame], Procedure] = {
    SettingUp: Procedure(
        forces=(_ask_forces, _take_forces, _ask_left_out, _leave_out),
        scenario=_lay_out,
        corners=(_draw_lot, _ask_corner, _take_corner),
        deploy=(_deploy, _list_servants, _ask_servant, _take_servant, _next),
        hands=_deal,
        first=(_ask_first, _name_first),
        begin=_begin,
    )
}
