"""The end phase: objectives, effects, untapping, and what is left of the turn. [turn.end]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import Upkeep
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, On
from magehall.games.colors_of_magic.cards.words.base import Cost
from magehall.games.colors_of_magic.damage.activations import burn, regenerate
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.damage.leaving import discard_permanents, leave_play, tell_discarded
from magehall.games.colors_of_magic.damage.victory import judge
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.happenings.paying import pay, why_not_pay
from magehall.games.colors_of_magic.model.deeds import Decline, Keep
from magehall.games.colors_of_magic.model.events import CreatureVanished
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.turn import EndPhase
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Away, Blow
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.putting import RETURN, put_places
from magehall.games.colors_of_magic.scenarios.goals import check_goals
from magehall.games.colors_of_magic.turn.cleaning import clean, keep_mana, pass_token, untap_all
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _objectives(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """Objectives come first. [objectives.order]"""
    check_goals(flow)


# Effects


def _abilities(end: EndPhase, flow: Flow[Skirmish]) -> None:
    """What happens at the end of each player's turn, in turn order. [turn.words]"""
    if end.place < len(end.order):
        seat = end.order[end.place]
        end.place += 1
        end.go("_abilities")
        if not flow.state.player(seat).out:
            happen(flow, Happening(On.END, seat), window=False)


def _late(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """Damage that waited for the end phase, all at one moment. [card.salamander-pup]"""
    blows = [
        Blow(id, late.amount, HarmKind.ABILITY, late.by, late.source, late.element)
        for id, creature in flow.state.on_table().items()
        for late in creature.late
    ]
    for id, creature in flow.state.creatures().items():
        if creature.late:
            flow.state.edit_creature(id).late = []
    strike(flow, *blows)


def _burn(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """Fire on those that were not activated this turn. [keyword.burn]"""
    for id in _idle(flow.state):
        burn(flow, id)


def _recover(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """They regenerate. [keyword.regeneration]"""
    for id in _idle(flow.state):
        regenerate(flow, id)


def _idle(state: Skirmish) -> list[str]:
    """Those on the table that were not activated: their turn ends now. [turn.words]"""
    return [id for id, creature in state.on_table().items() if not creature.activations]


def _return(end: EndPhase, flow: Flow[Skirmish]) -> None:
    """The banished are back, each at its place or the nearest free one. [card.banishment]"""
    for id, creature in flow.state.creatures().items():
        if creature.away is Away.BANISHED:
            end.go("_return")
            back = Putting(creature.owner, RETURN, id)
            if TABLE.count(put_places(flow.state, back)) == 1:
                back.seat = MONSTERS  # nobody is asked where there is no choice
            flow.call(back)
            return


def _vanish(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """Ephemeral creatures leave, and are not destroyed. [keyword.ephemeral]"""
    gone = [id for id in flow.state.on_table() if has(flow.state, id, KeywordId.EPHEMERAL)]
    discarded = False
    for id in gone:
        flow.emit(CreatureVanished(creature=name_of(flow.state.creature(id).face)), "keyword.ephemeral")
        discarded |= leave_play(flow, id)
    if discarded:
        tell_discarded(flow, MONSTERS)
    if gone:
        judge(flow)


def _list_upkeep(end: EndPhase, flow: Flow[Skirmish]) -> None:
    permanents = flow.state.permanents()
    end.upkeep = tuple(
        id
        for seat in end.order
        for id, permanent in permanents.items()
        if permanent.owner == seat and _upkeep(permanent.face) is not None
    )


def _ask_upkeep(end: EndPhase, flow: Flow[Skirmish]) -> Asked:
    """Its player pays, or it is discarded. [turn.upkeep]"""
    if not end.upkeep or end.upkeep[0] not in flow.state.things:
        return None
    seat = flow.state.permanent(end.upkeep[0]).owner
    return KEEPING.ask(flow.state, seat)


def _pay_upkeep(end: EndPhase, flow: Flow[Skirmish]) -> None:
    if not end.upkeep:
        return
    id, *rest = end.upkeep
    end.upkeep = tuple(rest)
    end.go("_ask_upkeep")
    if id not in flow.state.things:
        return
    permanent = flow.state.permanent(id)
    cost = _upkeep(permanent.face)
    if isinstance(flow.answer.deed, Keep) and cost is not None:
        pay(flow, permanent.owner, cost)
    else:
        discard_permanents(flow, id)


def _upkeep(face: str) -> Cost | None:
    return next((line.cost for line in CARDS[face].lines if isinstance(line, Upkeep)), None)


def _ways_to_keep(moment: Moment[Skirmish]) -> Iterator[Option]:
    id = moment.state.top(EndPhase).upkeep[0]
    name = name_of(moment.state.permanent(id).face)
    yield Keep(id).option(say("option-keep", card=name), "turn.upkeep")
    yield Decline().option(say("option-let-go", card=name), "turn.upkeep")


def _why_not_keep(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, Decline):
        return None
    id = moment.state.top(EndPhase).upkeep[0]
    cost = _upkeep(moment.state.permanent(id).face)
    if not isinstance(deed, Keep) or deed.permanent != id or cost is None:
        return refuse("no-upkeep-now", "turn.upkeep")
    return why_not_pay(moment.state, moment.seat, cost)


KEEPING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-upkeep"), "turn.upkeep", _ways_to_keep, _why_not_keep
)


def _run_out(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """Permanents whose time is over leave. [card.water-portal]"""
    now = flow.state.course.turn
    over = [id for id, one in flow.state.permanents().items() if one.ends and one.ends <= now]
    discard_permanents(flow, *over)


# What is left


def _untap(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    untap_all(flow.state)


def _clean(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    """What lasted until end of turn is over, and may cost a life. [damage.life]"""
    clean(flow.state)
    check_deaths(flow)


def _close(_end: EndPhase, flow: Flow[Skirmish]) -> None:
    keep_mana(flow)
    pass_token(flow.state)


PROCEDURES: dict[type[Frame], Procedure] = {
    EndPhase: Procedure(
        objectives=_objectives,
        effects=(
            _abilities,
            _late,
            _burn,
            _recover,
            _return,
            _vanish,
            _list_upkeep,
            _ask_upkeep,
            _pay_upkeep,
            _run_out,
        ),
        untap=_untap,
        close=(_clean, _close),
    )
}
