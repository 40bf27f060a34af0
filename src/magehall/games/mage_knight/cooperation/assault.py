"""The procedure of a cooperative assault: consent, shares, everyone's combat, the end. [cooperation]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.combat.outcome import go_back
from magehall.games.mage_knight.combat.repertoires import IN_COMBAT
from magehall.games.mage_knight.cooperation.proposal import SHARING
from magehall.games.mage_knight.interaction.plunder import PLUNDERING
from magehall.games.mage_knight.model.costs import cost_to_enter
from magehall.games.mage_knight.model.deeds.cooperation import Consent, HangBack, March, Share
from magehall.games.mage_knight.model.deeds.turn import BeginTurn
from magehall.games.mage_knight.model.events.combat import CityConquered
from magehall.games.mage_knight.model.events.cooperation import (
    ConsentGiven,
    ConsentRefused,
    DefendersDealt,
    HeroHungBack,
    JointAssaultProposed,
)
from magehall.games.mage_knight.model.frames.combat import Assault
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.frames.duel import GivenTurn
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.realm import city_leader, city_spaces, provoked_by
from magehall.games.mage_knight.model.repertoire import Combined, DeedRule, Repertoire
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.play.between import BETWEEN_TURNS, tactic_is_due
from magehall.games.mage_knight.play.healing import HEALING
from magehall.games.mage_knight.play.start import receive_start
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace

# Shares and consent


def choose_shares(joint: JointAssault, flow: Flow[Quest]) -> Asked:
    """Ask who fights how many. [cooperation.shares]"""
    return SHARING.ask(flow.state, joint.seats[0])


def note_shares(joint: JointAssault, flow: Flow[Quest]) -> None:
    """Remember the proposal. [cooperation.shares]"""
    joint.shares = flow.deed(Share).numbers
    color = flow.state.realm.cities[joint.space].color
    proposal = JointAssaultProposed(
        hero=f"#{joint.seats[0]}", city=f"@city-{color}", others=len(joint.seats) - 1
    )
    flow.emit(proposal, "cooperation.invite")


def _answers(_moment: Moment[Quest]) -> Iterator[Option]:
    yield Consent(True).option(say("option-consent-given"), "cooperation.consent")
    yield Consent(False).option(say("option-consent-refused"), "cooperation.consent")


def _any(_moment: Moment[Quest], _deed: Deed) -> Verdict:
    return None


CONSENTING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-consent"), "cooperation.consent", _answers, _any
)


def ask_consent(joint: JointAssault, flow: Flow[Quest]) -> Asked:
    """Ask all who are invited at once. [cooperation.consent]"""
    city = f"@city-{flow.state.realm.cities[joint.space].color}"
    shares = dict(zip(joint.seats, joint.shares, strict=True))
    return tuple(
        CONSENTING.ask(
            flow.state, seat, say("ask-consent", hero=f"#{joint.seats[0]}", city=city, count=shares[seat])
        )
        for seat in joint.seats[1:]
    )


def hear_consent(joint: JointAssault, flow: Flow[Quest]) -> None:
    """If one refuses, nothing happened. [cooperation.consent]"""
    refusing = [seat for seat, option in flow.answers.items() if option.deed == Consent(False)]
    if refusing:
        flow.emit(ConsentRefused(hero=f"#{refusing[0]}"), "cooperation.consent")
        joint.stop()
    else:
        flow.emit(ConsentGiven(), "cooperation.consent")


def deal_out(joint: JointAssault, flow: Flow[Quest]) -> None:
    """Shuffle the defenders and deal them; all who were invited give their next turn. [cooperation.shares]"""
    state = flow.state
    city = state.realm.cities[joint.space]
    defenders = flow.chance.shuffled("defenders", [token.enemy for token in city.garrison])
    parts: list[tuple[str, ...]] = []
    for seat, share in zip(joint.seats, joint.shares, strict=True):
        parts.append(tuple(defenders[:share]))
        del defenders[:share]
        flow.emit(DefendersDealt(hero=f"#{seat}", count=share), "cooperation.shares")
    joint.parts = tuple(parts)
    state.edit_realm().cities[joint.space] = replace(city, garrison=())
    state.edit_calendar().flipped += joint.seats[1:]


# What serves before a turn


def _begin(flow: Flow[Quest], seat: int, _deed: BeginTurn) -> None:
    flow.state.edit_turn(seat).stage = Stage.MOVEMENT
    receive_start(flow, seat)


def _why_not_begin(choice: Choice, _deed: BeginTurn) -> Verdict:
    """A tactic for before each turn comes first. [tactic.sparing-power]"""
    due = tactic_is_due(choice.hero)
    return refuse("sparing-power-first", "tactic.sparing-power") if due else None


def _way_to_begin(_choice: Choice) -> Iterator[Option]:
    yield BeginTurn().option(say("option-begin-turn"), "cooperation.before")


_READY = Combined(
    BETWEEN_TURNS, Repertoire(_way_to_begin, {BeginTurn: DeedRule(_why_not_begin, _begin)}), PLUNDERING
)
READY_QUESTION: Question[Quest, Choice] = Question(
    Choice, say("ask-before-turn"), "cooperation.before", _READY.candidates, _READY.why_not, _READY.lookalikes
)


def next_one(joint: JointAssault, flow: Flow[Quest]) -> None:
    """Who was invited plays the turn that was given for it. [cooperation.before]"""
    state, seat = flow.state, joint.actor
    if not state.has_turn(seat):
        state.add(TURN[seat], TurnState(Stage.BEFORE, path=[state.hero(seat).space]))


def ask_ready(joint: JointAssault, flow: Flow[Quest]) -> Asked:
    """Ask for what serves before a turn; not where there is nothing. [cooperation.before]"""
    if flow.state.turn(joint.actor).stage is not Stage.BEFORE:
        return None
    decision = READY_QUESTION.ask(flow.state, joint.actor)
    return None if decision.forced is not None else decision


def get_ready(joint: JointAssault, flow: Flow[Quest]) -> None:
    """Do what was chosen, until the march begins. [cooperation.before]"""
    seat = joint.actor
    if flow.state.turn(seat).stage is not Stage.BEFORE:
        return
    forced = None if flow.answers else READY_QUESTION.ask(flow.state, seat).forced
    deed = flow.answer.deed if forced is None else forced.deed
    if not isinstance(deed, BeginTurn):
        joint.go("ask_ready")
    _READY.do(flow, seat, deed)


# Everyone's part


def why_not_march(choice: Choice, deed: March) -> Verdict:
    """The only move is that into the city, at its cost. [cooperation.march]"""
    state, space = choice.state, choice.hero.space
    joint = state.find(JointAssault)
    if (
        joint is None
        or deed.space not in city_spaces(state, joint.space)
        or deed.space not in neighbors(space)
    ):
        return refuse("joint-only-the-city", "cooperation.march")
    cost = cost_to_enter(state, choice.seat, deed.space)
    if cost is None or cost > choice.turn.move:
        return refuse("joint-too-far", "cooperation.march", needed=cost or 0, points=choice.turn.move)
    return None


def march(flow: Flow[Quest], seat: int, deed: March) -> None:
    """Enter the city and fight one's share of its defenders. Whoever is provoked joins them. [cooperation.march]"""
    state = flow.state
    joint = state.top(JointAssault)
    turn, hero = state.edit_turn(seat), state.edit_hero(seat)
    provoked = () if turn.leaps else provoked_by(state, hero.space, deed.space)
    turn.move -= cost_to_enter(state, seat, deed.space) or 0
    turn.path.append(deed.space)
    hero.space = deed.space
    _fight(flow, joint, provoked)


def _fight(flow: Flow[Quest], joint: JointAssault, provoked: tuple[str, ...] = ()) -> None:
    """Fight one's share in the city, and whoever was provoked on the way. [cooperation.march]"""
    _face_share(flow, joint)
    joint.go("collect")
    flow.call(Assault(joint.actor, flow.state.hero(joint.actor).space, provoked))


def _face_share(flow: Flow[Quest], joint: JointAssault) -> None:
    """Let the defenders of who acts stand in the city. [cooperation.shares]"""
    _set_garrison(flow, joint, joint.parts[joint.number])
    joint.parts = (*joint.parts[: joint.number], (), *joint.parts[joint.number + 1 :])


def _set_garrison(flow: Flow[Quest], joint: JointAssault, enemies: tuple[str, ...]) -> None:
    realm = flow.state.edit_realm()
    tokens = tuple(Token(enemy, up=True) for enemy in enemies)
    realm.cities[joint.space] = replace(realm.cities[joint.space], garrison=tokens)


def why_not_hang_back(_choice: Choice, _deed: HangBack) -> Verdict:
    """Nobody is held to it. [cooperation.march]"""
    return None


def hang_back(flow: Flow[Quest], seat: int, _deed: HangBack) -> None:
    """Stay outside; one's share of the defenders stands. [cooperation.march]"""
    joint = flow.state.top(JointAssault)
    flow.state.edit_turn(seat).stage = Stage.AFTER
    _face_share(flow, joint)
    flow.emit(HeroHungBack(hero=f"#{seat}"), "cooperation.march")
    joint.go("collect")


def ways_in(choice: Choice) -> Iterator[Option]:
    """The way into the city, or none."""
    joint = choice.state.find(JointAssault)
    for space in city_spaces(choice.state, joint.space) if joint else ():
        if space in neighbors(choice.hero.space):
            yield March(space).option(say("option-march", space=space), "cooperation.march")
    yield HangBack().option(say("option-hang-back"), "cooperation.march")


MARCHING = Combined(
    *IN_COMBAT,
    HEALING,
    Repertoire(
        ways_in,
        {March: DeedRule(why_not_march, march), HangBack: DeedRule(why_not_hang_back, hang_back)},
    ),
)
MARCH_QUESTION: Question[Quest, Choice] = Question(
    Choice,
    say("ask-march"),
    "cooperation.march",
    MARCHING.candidates,
    MARCHING.why_not,
    MARCHING.lookalikes,
)


def choose_march(joint: JointAssault, flow: Flow[Quest]) -> Asked:
    """Ask the next participant for move points, and to march. Who came there under the ground is not asked.
    [cooperation.march] [cooperation.tunnel]"""
    if _is_inside(flow.state, joint):
        return None
    city = f"@city-{flow.state.realm.cities[joint.space].color}"
    prompt = say("ask-march", city=city, count=joint.shares[joint.number])
    return MARCH_QUESTION.ask(flow.state, joint.actor, prompt)


def _is_inside(state: Quest, joint: JointAssault) -> bool:
    return state.hero(joint.actor).space in city_spaces(state, joint.space)


def act_march(joint: JointAssault, flow: Flow[Quest]) -> None:
    """Do what was chosen. [cooperation.march]"""
    if not flow.answers:
        _fight(flow, joint)
        return
    joint.go("choose_march")
    MARCHING.do(flow, joint.actor, flow.answer.deed)


def collect(joint: JointAssault, flow: Flow[Quest]) -> None:
    """Put aside who was not defeated; the next one follows. [cooperation]"""
    left = flow.state.realm.cities[joint.space].garrison
    joint.left += tuple(token.enemy for token in left)
    _set_garrison(flow, joint, ())
    joint.number += 1
    if joint.number < len(joint.seats):
        joint.go("next_one")


def settle(joint: JointAssault, flow: Flow[Quest]) -> None:
    """With every defender down the city falls; else all go back. Then all finish their turns in the order of the round.
    [cooperation.end]"""
    state = flow.state
    left, joint.left = joint.left, ()
    _set_garrison(flow, joint, left)
    if not left:
        color, leader = state.realm.cities[joint.space].color, city_leader(state, joint.space)
        first = joint.seats[0] if leader is None else leader
        flow.emit(CityConquered(city=f"@city-{color}", leader=f"#{first}"), "city.leader")
    else:
        for seat in joint.seats:
            if state.hero(seat).space in state.realm.cities:
                go_back(flow, seat)
    order, turn = state.calendar.order, state.find(Turn)
    guests = sorted(joint.seats[1:], key=order.index)
    later = [seat for seat in guests if turn is not None and order.index(seat) > order.index(joint.seats[0])]
    if turn is not None:
        turn.given = tuple(later)
    for seat in reversed([seat for seat in guests if seat not in later]):
        flow.call(GivenTurn(seat))


PROCEDURES: dict[type[Frame], Procedure] = {
    JointAssault: Procedure(
        proposal=(choose_shares, note_shares, ask_consent, hear_consent),
        shares=deal_out,
        assault=(next_one, ask_ready, get_ready, choose_march, act_march, collect),
        end=settle,
    )
}
