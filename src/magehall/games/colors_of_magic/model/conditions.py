"""Whether a condition of a card holds."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import INCH, AttackKind
from magehall.games.colors_of_magic.cards.words import conditions as c
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Permanent
from magehall.games.colors_of_magic.model.standpoint import Standpoint, has_not_moved, is_type

HUNDREDTHS = 100 * INCH
"""Hundredths of a lattice step to an inch, in which own moves are measured. [move.measure]"""


def all_hold(conditions: tuple[c.Condition, ...], at: Standpoint) -> bool:
    """Whether all of them hold."""
    return not conditions or all(holds(condition, at) for condition in conditions)


def holds(condition: c.Condition, at: Standpoint) -> bool:
    """Whether a condition holds, seen from there."""
    state = at.state
    if isinstance(condition, c.InForm):
        return at.seat >= 0 and state.player(at.seat).form is condition.form
    if isinstance(condition, c.FormChanged):
        now = at.happening
        return now is not None and (now.old, now.new) == (condition.old, condition.new)
    if isinstance(condition, c.Spent):
        return _spent(at) >= condition.tokens
    if isinstance(condition, c.There):
        return any(at.fits(condition.who, id) for id in state.on_table())
    if isinstance(condition, c.Is):
        return any(at.fits(condition.who, id) for id in at.all(condition.creature))
    if isinstance(condition, c.HasType):
        return any(is_type(state.creature(id), condition.type) for id in at.all(condition.creature))
    if isinstance(condition, c.InOwnTurn):
        return state.course.active == at.seat
    if isinstance(condition, c.CastFromDiscard):
        return at.seat >= 0 and state.player(at.seat).from_discard_now >= condition.spells
    return _of_the_effect(condition, at) if at.invocation is not None else _of_the_source(condition, at)


def _spent(at: Standpoint) -> int:
    if at.invocation is not None:
        return at.invocation.spent
    thing = at.state.things.get(at.source)
    return thing.spent if isinstance(thing, Permanent) else 0


def _of_the_effect(condition: c.Condition, at: Standpoint) -> bool:
    """What came of the effect so far."""
    invocation = at.invocation
    assert invocation is not None
    if isinstance(condition, c.Died):
        attack = at.state.find(Attack)
        dead = [*invocation.died, *(attack.died if attack is not None else ())]
        if condition.creature in (Ref.ATTACKER, Ref.DEFENDER) and attack is not None:
            one = attack.attacker if condition.creature is Ref.ATTACKER else attack.target
            return one in dead
        return any(pick.value in dead for pick in invocation.picks if pick.name == condition.creature.value)
    if isinstance(condition, c.HitObstacle):
        return bool(invocation.stopped)
    if isinstance(condition, c.CostAtLeast):
        spell = next((pick.value for pick in invocation.picks if pick.name == "spell"), "")
        return spell in at.state.things and CARDS[at.state.invocation(spell).face].cost >= condition.mana
    return _of_the_source(condition, at)


def _of_the_source(condition: c.Condition, at: Standpoint) -> bool:
    """What the creature with the line did or is."""
    state = at.state
    source = at.source_creature()
    creature = state.creatures().get(source)
    if isinstance(condition, c.MovedFar):
        return at.happening is not None and at.happening.amount >= condition.inches * HUNDREDTHS
    if isinstance(condition, c.NotChained):
        attack = state.find(Attack)
        return attack is None or not attack.chain
    if isinstance(condition, c.Lethal):
        now = at.happening
        return now is not None and now.lethal
    if creature is None:
        return False
    if isinstance(condition, c.MovedThisTurn):
        return creature.moved >= condition.inches * HUNDREDTHS
    if isinstance(condition, c.ChargedStraight):
        activation = state.find(Activation)
        return (
            activation is not None
            and activation.creature == source
            and activation.straight
            and activation.charge >= condition.inches * HUNDREDTHS
        )
    if isinstance(condition, c.StillTurns):
        return has_not_moved(creature) and creature.still + 1 >= condition.turns
    if isinstance(condition, c.FromDiscard):
        return creature.from_discard
    if isinstance(condition, c.HasCard):
        return creature.card != NO_CARD
    if isinstance(condition, c.Attacks):
        attack = state.find(Attack)
        return attack is not None and attack.attacker == source and at.is_meant(condition.whom, attack.target)
    if isinstance(condition, c.WasAttacked):
        attack = state.find(Attack)
        fought = attack is not None and attack.kind is AttackKind.MELEE and bool(attack.fighters)
        return attack is not None and fought and attack.target == source
    raise TypeError(f"no rule for {type(condition).__name__}")
