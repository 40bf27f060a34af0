"""Options of a decision, ranked by their estimated worth."""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.colors_of_magic.bot.aims import danger, place_worth, shots
from magehall.games.colors_of_magic.bot.choices import small_worth
from magehall.games.colors_of_magic.bot.duels import best_bid, fight_of, strike_worth
from magehall.games.colors_of_magic.bot.notes import open_notes
from magehall.games.colors_of_magic.bot.plans import hits_from, performing, rough_plan, steps
from magehall.games.colors_of_magic.bot.spells import ability_worth, cast_worth
from magehall.games.colors_of_magic.bot.worth import creature_worth
from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.happenings.matching import answered_by
from magehall.games.colors_of_magic.model.deeds import (
    Activate,
    ActWith,
    AttackTarget,
    CastSpell,
    Disengage,
    EndActivation,
    Go,
    PlayDuelCard,
    UseIngredient,
    UseLine,
)
from magehall.games.colors_of_magic.model.frames.combat import Attack, AttackChoice, Duel
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.spells import Stack
from magehall.games.colors_of_magic.model.frames.turn import Activation, OneAction, PlayerTurn, Volley
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.movement.move import go_option
from magehall.games.colors_of_magic.turn.walking import LEAP, SWEEP, can_walk
from magehall.kernel.decision import Decision, Option
from magehall.kernel.flow import Window
from magehall.kernel.frame import Frame
from magehall.kernel.records import Value

ACTIVATE = 0.3
"""Any activation is better than none: a creature that does not act brings nothing."""

LEAVE = 0.8
"""How much more than the danger where it stands the leaving of a combat must be worth: enemies strike who leaves."""

UNWANTED = -9.0
"""A card that belongs to no good bid, or whose turn in it comes later."""


class Judged(Value):
    """An option with what it seems to be worth."""

    worth: float
    option: Option


Judge = Callable[[Skirmish, Decision], list[Judged]]


def judged(state: Skirmish, decision: Decision) -> list[Judged]:
    """All answers worth a look, the best first; of equals the first listed."""
    open_notes(state)
    found = _JUDGES.get(type(state.stack[-1]), _small)(state, decision)
    found.sort(key=lambda one: -one.worth)
    return found


def _turn(state: Skirmish, decision: Decision) -> list[Judged]:
    """One spell, one creature, or pass. [turn.activation-phase]"""
    return [Judged(_turn_worth(state, decision.seat, option), option) for option in decision.options]


def _turn_worth(state: Skirmish, seat: int, option: Option) -> float:
    deed = option.deed
    if isinstance(deed, Activate):
        return ACTIVATE + max(0.0, rough_plan(state, seat, deed.creature))
    if isinstance(deed, CastSpell):
        return cast_worth(state, seat, deed.card)
    if isinstance(deed, UseLine):
        return free_worth(state, seat, deed)
    if isinstance(deed, UseIngredient):
        return 1.0
    return 0.0


def free_worth(state: Skirmish, seat: int, deed: UseLine) -> float:
    """What a free ability is worth."""
    return ability_worth(state, seat, deed.source, deed.ability) - 0.2


def _activation(state: Skirmish, decision: Decision) -> list[Judged]:
    """A move and an Action in either order. [turn.activation]"""
    seat = decision.seat
    activation = state.top(Activation)
    id = activation.creature
    creature = state.creature(id)
    found = []
    if not any(isinstance(option.deed, EndActivation) for option in decision.options):
        # Who comes along is asked before anything else.
        return _small(state, decision)
    ways = can_walk(state, activation)
    walks = steps(state, seat, id, may_act=not activation.acted) if ways else []
    gain = max(0.0, walks[0].worth) if walks else 0.0
    for option in decision.options:
        deed = option.deed
        if isinstance(deed, Go):
            continue
        if isinstance(deed, AttackTarget):
            worth = _attack_worth(state, seat, id, deed)
            if deed.kind is AttackKind.RANGED and ways and worth > 0:
                # It can still go where it is safe or useful; a melee attack can be made after the move as well.
                worth += 0.5 * gain
        elif isinstance(deed, ActWith):
            worth = _act_worth(state, seat, id, deed)
        elif isinstance(deed, UseLine) and deed.ability in (LEAP, SWEEP):
            worth = 0.2
        elif isinstance(deed, UseLine):
            worth = free_worth(state, seat, deed)
        elif isinstance(deed, UseIngredient):
            worth = 1.0
        elif isinstance(deed, Disengage):
            here = creature.x, creature.y
            worth = 0.5 * danger(state, id, here) - LEAVE - 0.12 * creature_worth(state, id)
        else:
            worth = 0.0 if isinstance(deed, EndActivation) else -1.0
        found.append(Judged(worth, option))
    found += [
        Judged(step.worth, go_option(step.deed.x, step.deed.y, creature.face, "normal")) for step in walks
    ]
    return found


def _attack_worth(state: Skirmish, seat: int, id: str, deed: AttackTarget) -> float:
    if deed.kind is AttackKind.MELEE:
        return strike_worth(state, seat, id, deed.target)
    worth = shots(state, seat, id).get(deed.target, 0.0)
    creature = state.creature(id)
    if worth and not hits_from(state, seat, id, deed.target, (creature.x, creature.y)):
        return -0.1
    return worth or -0.1


def _act_worth(state: Skirmish, seat: int, id: str, deed: ActWith) -> float:
    if deed.source in state.markers():
        creature = state.creature(id)
        return performing(state, seat, id, (creature.x, creature.y)) or -0.5
    return ability_worth(state, seat, deed.source, deed.ability)


def _action(state: Skirmish, decision: Decision) -> list[Judged]:
    """An attack or Action at once, or none."""
    found = []
    top = state.stack[-1]
    id: str = getattr(top, "creature", "")
    for option in decision.options:
        deed = option.deed
        if isinstance(deed, AttackTarget):
            friendly = state.creature(deed.target).owner == decision.seat
            worth = -5.0 if friendly else _attack_worth(state, decision.seat, id, deed)
        elif isinstance(deed, ActWith):
            worth = _act_worth(state, decision.seat, id, deed)
        else:
            worth = 0.0
        found.append(Judged(worth, option))
    return found


def _duel(state: Skirmish, decision: Decision) -> list[Judged]:
    """The cheapest card that wins, or none where it is not worth that. [combat.duel]"""
    duel, attack = state.top(Duel), state.find(Attack)
    if attack is None or not (state.stands(attack.attacker) and state.stands(attack.target)):
        return _small(state, decision)
    fight = fight_of(state, attack, duel, decision.seat)
    gain, bid = best_bid(state, attack, fight)
    found = []
    for option in decision.options:
        deed = option.deed
        if not isinstance(deed, PlayDuelCard):
            found.append(Judged(0.0, option))
        elif bid is not None and deed.card == bid.cards[0]:
            found.append(Judged(gain, option))
        else:
            found.append(Judged(UNWANTED, option))
    return found


def _window(state: Skirmish, decision: Decision) -> list[Judged]:
    """Instants where they save or win something. [spell.instants]"""
    found = []
    for option in decision.options:
        deed = option.deed
        worth = 0.0
        if isinstance(deed, CastSpell):
            worth = cast_worth(state, decision.seat, deed.card, _answered(state, decision, deed)) - 0.8
        found.append(Judged(worth, option))
    return found


def _answered(state: Skirmish, decision: Decision, deed: CastSpell) -> Happening | None:
    """What an instant would answer. It may be a spell further down, not what happened last. [spell.instants]"""
    stack = state.find(Stack)
    if stack is None:
        return None
    return answered_by(state, CARDS[deed.card], decision.seat, stack.happening)


def _move(state: Skirmish, decision: Decision) -> list[Judged]:
    """Where a move that was announced or granted goes."""
    id: str = getattr(state.stack[-1], "creature", "")
    found = []
    for option in decision.options:
        deed = option.deed
        if isinstance(deed, Go):
            worth = place_worth(state, state.creature(id).owner, id, (deed.x, deed.y))
        elif isinstance(deed, AttackTarget):
            worth = 1.0
        else:
            worth = -0.5
        found.append(Judged(worth, option))
    return found


def _small(state: Skirmish, decision: Decision) -> list[Judged]:
    return [Judged(small_worth(state, decision, option), option) for option in decision.options]


_JUDGES: dict[type[Frame], Judge] = {
    PlayerTurn: _turn,
    Activation: _activation,
    Duel: _duel,
    Window: _window,
    Move: _move,
    AttackChoice: _action,
    OneAction: _action,
    Volley: _action,
}
