"""Procedure of the activation phase. Each in turn casts a spell, activates a creature, or passes for good.
[turn.activation-phase]"""

from __future__ import annotations

from functools import lru_cache

from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.deeds import Activate, CastSpell, UseIngredient, UseLine
from magehall.games.colors_of_magic.model.events import PlayerPassed
from magehall.games.colors_of_magic.model.frames.turn import Activation, Activations, PlayerTurn
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import restricted
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.spells.castable import (
    begin_cast,
    can_cast,
    cast_options,
    why_not_cast,
)
from magehall.games.colors_of_magic.turn.free_abilities import begin_free, free_options, why_not_free
from magehall.kernel.decision import Deed, Moment, Option, Pass, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _next(activations: Activations, flow: Flow[Skirmish]) -> None:
    """The next player who has not passed; who is left alone goes on alone. [turn.order]"""
    state = flow.state
    left = [seat for seat in state.seats_from(activations.seat) if not state.player(seat).passed]
    if left:
        activations.seat = (left[0] + 1) % len(state.seats)
        activations.go("next")
        flow.call(PlayerTurn(left[0]))


# One thing


def _begin(turn: PlayerTurn, flow: Flow[Skirmish]) -> None:
    """A player's turn begins. [windows]"""
    flow.state.edit_course().active = turn.seat
    happen(flow, Happening(On.TURN_BEGAN, turn.seat))


def _ask(turn: PlayerTurn, flow: Flow[Skirmish]) -> Asked:
    """One spell, one creature, or pass; free abilities before that. [turn.activation-phase] [turn.free-abilities]"""
    if flow.state.player(turn.seat).out:
        turn.stop()
        return None
    return TURNING.ask(flow.state, turn.seat)


def _do(turn: PlayerTurn, flow: Flow[Skirmish]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, CastSpell):
        begin_cast(flow, turn.seat, deed)
    elif isinstance(deed, Activate):
        flow.state.edit_player(turn.seat).next_creature = ""
        flow.call(Activation(deed.creature, turn.seat))
    elif isinstance(deed, UseLine | UseIngredient):
        turn.go("ask")
        begin_free(flow, turn.seat, deed)
    else:
        flow.state.edit_player(turn.seat).passed = True
        if flow.state.course.first_passer == MONSTERS:
            flow.state.edit_course().first_passer = turn.seat
        flow.emit(PlayerPassed(player=player_name(turn.seat)), "turn.pass")


# Verdicts


def why_cannot_be_activated(state: Skirmish, seat: int, id: str) -> Verdict:
    """Verdict on activating a creature, whatever its player is bound to. One that came this turn can be.
    [turn.activation] [turn.same-turn]"""
    creature = state.creatures().get(id)
    if creature is None or creature.owner != seat:
        return refuse("not-your-creature", "turn.activation")
    if not state.stands(id):
        return refuse("creature-away", "turn.activation")
    if id in [one.mount for one in state.creatures().values()]:
        return refuse("ridden", "card.ashen-steed")
    if restricted(state, id, Restriction.CANNOT_ACTIVATE):
        return refuse("cannot-activate", "turn.activation")
    if restricted(state, id, Restriction.STASIS):
        return refuse("in-stasis", "card.stasis-field")
    if creature.tapped and state.player(seat).next_creature != id:
        return refuse("activated-already", "turn.activation")
    return None


def bound_to(state: Skirmish, seat: int) -> str:
    """The creature that a player must activate next, if it can be. [card.precognition]"""
    next_creature = state.player(seat).next_creature
    free = not next_creature or why_cannot_be_activated(state, seat, next_creature) is not None
    return "" if free else next_creature


def _must_wait(state: Skirmish, seat: int) -> bool:
    """Whether a player may not pass yet. [card.oracle-of-flames]"""
    return any(
        restricted(state, id, Restriction.MUST_ACTIVATE) and why_cannot_be_activated(state, seat, id) is None
        for id, creature in state.on_table().items()
        if creature.owner == seat
    )


class TurnMoment(Moment[Skirmish]):
    """A player's turn, and the creature that must be activated in it, if any."""

    __slots__ = ("bound",)

    def __init__(self, state: Skirmish, seat: int) -> None:
        super().__init__(state, seat)
        self.bound = bound_to(state, seat)


@lru_cache(maxsize=4096)
def _activate_option(id: str, face: str) -> Option:
    return Activate(id).option(say("option-activate", creature=name_of(face)), "turn.activation")


PASS = Pass().option(say("option-pass-phase"), "turn.pass")


def _options(moment: TurnMoment) -> list[Option]:
    state, seat = moment.state, moment.seat
    found = [
        _activate_option(id, creature.face)
        for id, creature in state.creatures().items()
        if creature.owner == seat
    ]
    found += cast_options(state, seat)
    found += free_options(state, seat)
    if not moment.bound and not _must_wait(state, seat):
        found.append(PASS)
    return found


def _leaves(moment: TurnMoment, deed: Deed) -> bool:
    """The verdict without its reason, which takes long to find for spells."""
    if isinstance(deed, CastSpell) and not moment.bound:
        return can_cast(moment.state, moment.seat, deed)
    return _why_not(moment, deed) is None


def _why_not(moment: TurnMoment, deed: Deed) -> Verdict:
    state, seat, bound = moment.state, moment.seat, moment.bound
    if isinstance(deed, Activate) and (not bound or deed.creature == bound):
        return why_cannot_be_activated(state, seat, deed.creature)
    if isinstance(deed, UseLine | UseIngredient):
        return why_not_free(state, seat, deed)
    if isinstance(deed, Pass):
        return refuse("may-not-pass", "turn.pass")
    if not isinstance(deed, Activate | CastSpell):
        return refuse("not-now", "turn.activation-phase")
    if bound:
        return refuse("next-creature", "card.precognition", creature=name_of(state.creature(bound).face))
    assert isinstance(deed, CastSpell)
    return why_not_cast(state, seat, deed)


TURNING: Question[Skirmish, TurnMoment] = Question(
    TurnMoment, say("ask-turn"), "turn.activation-phase", _options, _why_not, leaves=_leaves
)

PROCEDURES: dict[type[Frame], Procedure] = {
    Activations: Procedure(next=_next),
    PlayerTurn: Procedure(begin=_begin, ask=_ask, do=_do),
}
