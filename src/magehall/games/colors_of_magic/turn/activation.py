"""Procedure of an activation: a move and an Action in either order. Its beginning and end set things off.
[turn.activation]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.damage.activations import (
    begin_lasting,
    burn,
    end_lasting,
    frighten,
    regenerate,
    scorch,
)
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.deeds import (
    ActWith,
    AttackTarget,
    Decline,
    Disengage,
    EndActivation,
    Go,
    PickOne,
    UseIngredient,
    UseLine,
)
from magehall.games.colors_of_magic.model.distances import engaged
from magehall.games.colors_of_magic.model.events import AbilityUsed, CreatureActivated
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Away
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.movement.move import GO, go_option, read_go
from magehall.games.colors_of_magic.movement.reach import inches_of, region
from magehall.games.colors_of_magic.movement.space_rows import rows_by_cost
from magehall.games.colors_of_magic.turn.acting import (
    action_options,
    begin_action,
    likely_attacks,
    tell_acted,
    why_not_do,
)
from magehall.games.colors_of_magic.turn.free_abilities import begin_free, free_options, why_not_free
from magehall.games.colors_of_magic.turn.riding import passengers, set_down, take_along
from magehall.games.colors_of_magic.turn.walking import (
    begin_walk,
    can_walk,
    is_walk,
    walk_options,
    walk_places,
    why_not_walk,
)
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.space import Space
from magehall.kit.lattice.masks import Mask

# The beginning


def _tap(activation: Activation, flow: Flow[Skirmish]) -> None:
    """It is tapped, and begins where it stands. [turn.activation]"""
    creature = flow.state.edit_creature(activation.creature)
    creature.tapped = True
    creature.activations += 1
    activation.from_x, activation.from_y = creature.x, creature.y
    activation.burning = len(creature.burns)
    activation.engaged = bool(engaged(flow.state, activation.creature))
    event = CreatureActivated(player=player_name(activation.seat), creature=name_of(creature.face))
    flow.emit(event, "turn.activation")


def _suffer(activation: Activation, flow: Flow[Skirmish]) -> None:
    """Fear and scorched terrain where it begins. [keyword.aura-of-fear] [table.scorched]"""
    begin_lasting(flow.state, activation.creature)
    frighten(flow, activation.creature)
    scorch(flow, activation.creature)


def _tell(activation: Activation, flow: Flow[Skirmish]) -> None:
    """Those who watch for activations learn of it. [windows]"""
    if flow.state.stands(activation.creature):
        happen(flow, Happening(On.ACTIVATED, activation.seat, activation.creature))


def _ask_passenger(activation: Activation, flow: Flow[Skirmish]) -> Asked:
    """Somebody small may come along. [card.gryphon-knight]"""
    state = flow.state
    if not state.stands(activation.creature) or not passengers(state, activation.creature):
        return None
    return CARRYING.ask(state, activation.seat)


def _carry(activation: Activation, flow: Flow[Skirmish]) -> None:
    if flow.answers and isinstance(flow.answer.deed, PickOne):
        activation.carried = flow.answer.deed.what
        take_along(flow.state, activation.creature, activation.carried)
        face = flow.state.creature(activation.creature).face
        event = AbilityUsed(
            player=player_name(activation.seat), creature=name_of(face), ability="@ability-transport"
        )
        flow.emit(event, "card.gryphon-knight")


def _passenger_options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for id in passengers(moment.state, moment.state.top(Activation).creature):
        text = say("option-carry", creature=name_of(moment.state.creature(id).face))
        yield PickOne(id).option(text, "card.gryphon-knight")
    yield Decline().option(say("option-carry-nobody"), "card.gryphon-knight")


def _why_not_carry(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    found = passengers(moment.state, moment.state.top(Activation).creature)
    fits = isinstance(deed, Decline) or (isinstance(deed, PickOne) and deed.what in found)
    return None if fits else refuse("cannot-be-carried", "card.gryphon-knight")


CARRYING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-carry"), "card.gryphon-knight", _passenger_options, _why_not_carry
)


# Move and Action


def _choose(activation: Activation, flow: Flow[Skirmish]) -> Asked:
    """Its player chooses what it does next; one click on a place moves it. [turn.activation]"""
    if not flow.state.stands(activation.creature):
        activation.go("finish")
        return None
    asked = ACTIVATING.ask(flow.state, activation.seat)
    space = GO if can_walk(flow.state, activation) else ""
    return Decision(activation.seat, asked.prompt, asked.rule, asked.options, space, ACTIVATING)


def _do(activation: Activation, flow: Flow[Skirmish]) -> None:
    deed = flow.answer.deed
    activation.go("choose")
    if isinstance(deed, EndActivation):
        activation.go("finish")
    elif isinstance(deed, Go | Disengage) or (isinstance(deed, UseLine) and is_walk(deed)):
        activation.go("set_down")
        if begin_walk(flow, activation, deed):
            activation.go("acted")
    elif isinstance(deed, AttackTarget | ActWith):
        activation.acted = True
        activation.go("acted")
        begin_action(flow, activation.seat, activation.creature, deed)
    elif isinstance(deed, UseLine | UseIngredient):
        begin_free(flow, activation.seat, deed)


def _set_down(activation: Activation, flow: Flow[Skirmish]) -> None:
    """Whom it carried it sets down after its move. [card.gryphon-knight]"""
    activation.go("choose")
    set_down(flow, activation)


def _acted(activation: Activation, flow: Flow[Skirmish]) -> None:
    activation.go("choose")
    tell_acted(flow, activation.seat, activation.creature)


class ActivationMoment(Moment[Skirmish]):
    """An activation, and where a normal move may end, if any is possible."""

    __slots__ = ("activation", "places")

    def __init__(self, state: Skirmish, seat: int) -> None:
        super().__init__(state, seat)
        self.activation = state.top(Activation)
        self.places: Mask = walk_places(state, self.activation)


END = EndActivation().option(say("option-end-activation"), "turn.activation")


def _options(moment: ActivationMoment) -> list[Option]:
    state, seat = moment.state, moment.seat
    activation = moment.activation
    found = [] if activation.acted else action_options(state, seat, activation.creature)
    found += free_options(state, seat)
    found += walk_options(state, activation, moment.places)
    found.append(END)
    return found


def _why_not(moment: ActivationMoment, deed: Deed) -> Verdict:
    if type(deed) is EndActivation:
        return None
    verdict = _VERDICTS.get(type(deed))
    return refuse("not-in-activation", "turn.activation") if verdict is None else verdict(moment, deed)


def _why_not_go(moment: ActivationMoment, deed: Go | Disengage) -> Verdict:
    listed = (
        isinstance(deed, Go) and deed.manner == "normal" and TABLE.contains(moment.places, (deed.x, deed.y))
    )
    return None if listed else why_not_walk(moment.state, moment.activation, deed)


def _why_not_action(moment: ActivationMoment, deed: AttackTarget | ActWith) -> Verdict:
    if moment.activation.acted:
        return refuse("acted-already", "turn.activation")
    return why_not_do(moment.state, moment.seat, moment.activation.creature, deed)


def _why_not_use(moment: ActivationMoment, deed: UseLine | UseIngredient) -> Verdict:
    if isinstance(deed, UseLine) and is_walk(deed):
        return why_not_walk(moment.state, moment.activation, deed)
    return why_not_free(moment.state, moment.seat, deed)


_VERDICTS: dict[type[Deed], Callable[[ActivationMoment, Any], Verdict]] = {
    Go: _why_not_go,
    Disengage: _why_not_go,
    AttackTarget: _why_not_action,
    ActWith: _why_not_action,
    UseLine: _why_not_use,
    UseIngredient: _why_not_use,
}


ACTIVATING: Question[Skirmish, ActivationMoment] = Question(
    ActivationMoment,
    say("ask-activation"),
    "turn.activation",
    _options,
    _why_not,
    lambda moment: likely_attacks(moment.state, moment.activation.creature),
)


class ActivationWay(Space):
    """The places that a creature may go to at once in its activation."""

    __slots__ = ("_activation", "_state")

    def __init__(self, state: Skirmish) -> None:
        self._state = state
        self._activation = state.top(Activation)

    def find(self, option_id: str) -> Option | Refusal:
        deed = read_go(option_id)
        if deed is None:
            return refuse("no-such-move", "move")
        refusal = why_not_walk(self._state, self._activation, deed)
        if refusal is not None:
            return refusal
        return go_option(deed.x, deed.y, self._state.creature(self._activation.creature).face, "normal")

    def rows(self) -> list[list[int]]:
        id = self._activation.creature
        return rows_by_cost(region(self._state, id, Manner.NORMAL, inches_of(self._state, id)))


# The end


def _finish(activation: Activation, flow: Flow[Skirmish]) -> None:
    """Who is still carried is set down. [card.gryphon-knight]"""
    creature = flow.state.creatures().get(activation.carried)
    if creature is not None and creature.away is Away.CARRIED:
        set_down(flow, activation)


def _burn(activation: Activation, flow: Flow[Skirmish]) -> None:
    """Fire that was set before this activation. [keyword.burn]"""
    if flow.state.stands(activation.creature):
        burn(flow, activation.creature, activation.burning)


def _recover(activation: Activation, flow: Flow[Skirmish]) -> None:
    """It regenerates. [keyword.regeneration]"""
    if flow.state.stands(activation.creature):
        regenerate(flow, activation.creature)


def _tell_end(activation: Activation, flow: Flow[Skirmish]) -> None:
    if flow.state.stands(activation.creature):
        happening = Happening(On.ACTIVATION_ENDED, activation.seat, activation.creature)
        happen(flow, happening, window=False)


def _expire(activation: Activation, flow: Flow[Skirmish]) -> None:
    """What lasted until the end of this activation is over. [turn.words]"""
    if activation.creature in flow.state.creatures():
        end_lasting(flow.state, activation.creature)
        check_deaths(flow)


PROCEDURES: dict[type[Frame], Procedure] = {
    Activation: Procedure(
        begin=(_tap, _suffer, _tell, _ask_passenger, _carry),
        choose=_choose,
        do=_do,
        set_down=_set_down,
        acted=_acted,
        finish=_finish,
        end=(_burn, _recover, _tell_end, _expire),
    )
}
