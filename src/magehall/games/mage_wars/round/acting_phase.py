"""What an activated creature may do, and why not the rest. [actions.move-then-quick]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.mage_wars.cards.card import Speed, Style
from magehall.games.mage_wars.combat.more_attacks import FEARED_BY, must_attack, why_forced
from magehall.games.mage_wars.combat.options import attack_options, bar_named
from magehall.games.mage_wars.combat.targets import Striking, attacks_with, likely_targets, why_not_declare
from magehall.games.mage_wars.model.deeds import (
    AttackWith,
    CastBound,
    CastSpell,
    CreatureDeed,
    FinishPhase,
    InvokeAbility,
    MoveTo,
    StandGuard,
    UseAbility,
)
from magehall.games.mage_wars.model.frames import Activation
from magehall.games.mage_wars.model.labels import is_nameable, label, zone_names
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece
from magehall.games.mage_wars.model.values import attack_bars, has
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.movement.move import (
    cause_against_moving,
    crossing_rule,
    ways_through,
    why_no_move,
    why_not_move_to,
)
from magehall.games.mage_wars.spells.abilities.acting import Acting, too_slow
from magehall.games.mage_wars.spells.abilities.free_abilities import waiting_abilities, why_not_yet
from magehall.games.mage_wars.spells.abilities.invoking import invocations, is_known_spell, why_not_invoke
from magehall.games.mage_wars.spells.abilities.special_actions import (
    action_options,
    resting_actions,
    special_actions,
    why_no_action,
    why_not_its_turn,
)
from magehall.games.mage_wars.spells.casting.at_hand import (
    cast_options,
    casts_at_hand,
    spells_at_hand,
    why_not_cast,
)
from magehall.kernel.decision import Deed, JudgedQuestion, Option, Refusal, Verdict, by_kind

NOT_NOW = no("not-now", "round.quickcast-around-activation")
"""What a mage could cast while somebody else acts."""


class ActingPhase(Acting):
    """The action phase of a creature. ``fighting`` are the attacks it may declare, ``forced`` those of which it must;
    ``still`` is the reason why it can do nothing else with its body."""

    __slots__ = ("fighting", "forced", "phase", "still")

    def __init__(self, state: Duel, seat: int) -> None:
        phase = state.stack[-1]
        assert isinstance(phase, Activation)
        creature = phase.creature
        helpless = has(state, creature, "incapacitated")
        super().__init__(state, phase.seat, creature, full=phase.moves == 0 and not helpless)
        self.phase = phase
        self.fighting: list[Option] = [] if helpless else _attacks_open(phase, state)
        self.forced = _attacks_forced(state, creature, self.fighting) if self.fighting else []
        self.still: Refusal | None = None
        if helpless:
            # Only a mage's mind goes on. [conditions.incapacitated-actions] [conditions.incapacitated-mage]
            what = label(state, creature)
            self.still = no("incapacitated", "conditions.incapacitated-actions", what=what)
            self.barred = None if creature in MAGE else self.still
        elif self.forced:
            self.still = self.barred = why_forced(state, creature)
        elif phase.turned_away:
            # Another target, and nothing else. [card.helm-of-fear]
            helm = FEARED_BY[bool(phase.cowed)]
            self.still = self.barred = no("turned-away", helm, what=label(state, creature))


def _attacks_open(phase: Activation, state: Duel) -> list[Option]:
    """The attacks it may declare. [actions.attack]"""
    speeds = (Speed.QUICK, Speed.FULL) if phase.moves == 0 else (Speed.QUICK,)
    bars = attacks_with(state, phase.creature, *speeds)
    found = attack_options(state, phase.creature, bars)
    if not (phase.feared or phase.cowed):
        return found
    return [
        option
        for option in found
        if option.target not in phase.feared
        and (option.target not in phase.cowed or not _is_melee(state, phase.creature, option))
    ]


def _attacks_forced(state: Duel, creature: str, fighting: list[Option]) -> list[Option]:
    """The melee attacks that Bloodthirsty or Taunt leave as the only choice. [traits.forced-action]
    [traits.forced-legal] [traits.forced-cost]"""
    must = must_attack(state, creature)
    return (
        [option for option in fighting if option.target in must and _is_melee(state, creature, option)]
        if must
        else []
    )


def _is_melee(state: Duel, creature: str, option: Option) -> bool:
    bar = bar_named(state, creature, option.deed) if isinstance(option.deed, AttackWith) else None
    return bar is not None and bar.style is Style.MELEE


# Options


def _options(acting: ActingPhase) -> list[Option]:
    """Every action the creature may take now."""
    state, creature = acting.state, acting.actor
    if acting.forced:
        return acting.forced
    finish = _finish_option(creature)
    if acting.still is not None:
        return [*acting.fighting, *cast_options(acting), finish]
    return [
        *_moves_open(acting),
        *acting.fighting,
        *cast_options(acting),
        *action_options(acting),
        _guard_option(label(state, creature), creature),
        finish,
    ]


def _moves_open(acting: ActingPhase) -> list[Option]:
    """The zones it may move to."""
    state, creature, phase = acting.state, acting.actor, acting.phase
    if cause_against_moving(state, creature, phase.moves, phase.held):
        return []
    name, arena = label(state, creature), state.arena
    return [
        _climb_option(name, crossing_rule(state, creature, zone), creature, arena.name(zone))
        if full
        else _move_option(name, creature, arena.name(zone))
        for zone, full in ways_through(state, creature)
        if not (full and phase.moves)
    ]


@lru_cache(maxsize=4096)
def _move_option(what: str, creature: str, zone: str) -> Option:
    return MoveTo(creature, zone).option(say("option-move", what=what, zone=zone), "movement.one-zone")


def _climb_option(what: str, rule: str, creature: str, zone: str) -> Option:
    return MoveTo(creature, zone, climbs=True).option(say("option-climb", what=what, zone=zone), rule)


@lru_cache(maxsize=4096)
def _guard_option(what: str, creature: str) -> Option:
    return StandGuard(creature).option(say("option-guard", what=what), "actions.guard")


@lru_cache(maxsize=4096)
def _finish_option(creature: str) -> Option:
    return FinishPhase(creature).option(say("option-finish"), "actions.do-nothing")


# Verdicts


def doer_of(state: Duel, deed: CreatureDeed) -> str:
    """Creature that a deed lets act. It is the one named, or the one that bears what attacks or is used."""
    match deed:
        case MoveTo() | StandGuard() | FinishPhase():
            return deed.creature
        case AttackWith() | UseAbility():
            piece = state.things.get(deed.holder)
            return piece.host or deed.holder if isinstance(piece, Piece) else ""
    return ""


def why_not_another(acting: ActingPhase, deed: CreatureDeed) -> Verdict:
    """Why a creature does nothing while another acts. [round.activate]"""
    doer = doer_of(acting.state, deed)
    if doer == acting.actor or doer not in acting.state.creatures():
        return None
    return acts_now(acting.state, acting.phase)


def acts_now(state: Duel, phase: Activation) -> Refusal:
    """One creature at a time. [round.activate]"""
    return no("acts-now", "round.activate", what=label(state, phase.creature))


def why_not_move(acting: ActingPhase, deed: MoveTo) -> Verdict:
    """Why the creature does not move there. [movement.one-zone] [movement.climbing]"""
    if deed.creature != acting.actor:
        return why_not_another(acting, deed)
    if acting.still is not None:
        return acting.still
    phase = acting.phase
    reason = why_no_move(acting.state, deed.creature, phase.moves, phase.held)
    return reason or why_not_move_to(acting.state, deed, phase.moves)


def why_not_guard(acting: ActingPhase, deed: StandGuard) -> Verdict:
    """Why the creature does not guard. [actions.guard]"""
    return acting.still if deed.creature == acting.actor else why_not_another(acting, deed)


def why_not_finish(acting: ActingPhase, deed: FinishPhase) -> Verdict:
    """Why the creature cannot leave it at that. [traits.forced-action]"""
    if deed.creature != acting.actor:
        return why_not_another(acting, deed)
    return acting.still if acting.forced else None


def why_not_attack(acting: ActingPhase, deed: AttackWith) -> Verdict:
    """Why the creature does not attack a target. [combat.what-may-be-attacked] [actions.full-without-move]"""
    state, creature, phase = acting.state, acting.actor, acting.phase
    bar = bar_named(state, creature, deed)
    if bar is None:
        return why_not_another(acting, deed)
    if acting.still is not None and not acting.forced and not phase.turned_away:
        return acting.still
    if bar.speed is Speed.FULL and phase.moves:
        return too_slow(acting)
    if deed.target in phase.feared or (bar.style is Style.MELEE and deed.target in phase.cowed):
        helm = FEARED_BY[deed.target not in phase.feared]
        return no("feared", helm, target=label(state, deed.target))
    if not is_nameable(state, deed.target):
        return None
    reason = why_not_declare(Striking(state, creature, bar), deed.target)
    if reason is None and acting.forced and all(option.deed != deed for option in acting.forced):
        return acting.still
    return reason


def why_not_cast_now(acting: ActingPhase, deed: CastSpell | CastBound) -> Verdict:
    """Why a spell is not cast in this action phase. A mage waits while another acts.
    [round.quickcast-around-activation]"""
    reason = why_not_cast(acting, deed)
    mage = MAGE[acting.seat]
    if reason is not None or acting.actor in MAGE or not acting.state.exists(mage):
        return reason
    ours = _is_at_hand(acting, acting.actor, deed)
    return NOT_NOW if not ours and _is_at_hand(acting, mage, deed) else None


def _is_at_hand(acting: ActingPhase, caster: str, deed: CastSpell | CastBound) -> bool:
    source = deed.source if isinstance(deed, CastBound) else ""
    at_hand = spells_at_hand(acting.state, caster, acting.seat)
    return any(card.slug == deed.slug and bound_to == source for bound_to, card in at_hand)


def why_not_invoke_now(acting: ActingPhase, deed: InvokeAbility) -> Verdict:
    """Why an ability that counts as a spell is not used now."""
    mage = MAGE[acting.seat]
    if acting.actor in MAGE:
        return why_not_invoke(acting, deed)
    return NOT_NOW if acting.state.exists(mage) and is_known_spell(acting.state, mage, deed) else None


def why_not_use_now(acting: ActingPhase, deed: UseAbility) -> Verdict:
    """Why a special action or a free ability is not used now."""
    return (
        why_no_action(acting, deed, acting.still)
        or why_not_its_turn(acting, deed, acting.actor)
        or why_not_yet(acting, deed)
        or why_not_another(acting, deed)
    )


# What looks possible


def _lookalikes(acting: ActingPhase) -> Iterator[Deed]:
    state, creature, mage = acting.state, acting.actor, MAGE[acting.seat]
    yield from _moves(acting)
    yield from (StandGuard(creature), FinishPhase(creature))
    yield from _attacks(acting)
    yield from casts_at_hand(acting)
    yield from special_actions(acting, acting.still)
    yield from waiting_abilities(acting)
    yield from resting_actions(acting, creature)
    if creature in MAGE:
        yield from invocations(acting)
    elif state.exists(mage):
        for source, card in spells_at_hand(state, mage, acting.seat):
            yield CastBound(source, card.slug) if source else CastSpell(card.slug)
        for holder in (mage, *state.worn(mage)):
            yield from (InvokeAbility(holder, one.name) for one in state.card(holder).abilities if one.spell)


def _moves(acting: ActingPhase) -> Iterator[Deed]:
    """Moves to all zones. There is one without a zone where the creature stays where it is."""
    state, creature, phase = acting.state, acting.actor, acting.phase
    if acting.still is not None or why_no_move(state, creature, phase.moves, phase.held) is not None:
        yield MoveTo(creature)
        return
    full = dict(ways_through(state, creature))
    for zone in zone_names(state):
        climbs = full.get(state.arena.zone(zone), False)
        if not climbs or phase.moves:
            yield MoveTo(creature, zone, climbs=climbs)


def _attacks(acting: ActingPhase) -> Iterator[Deed]:
    """Attacks on enemies, wherever they are. There is one without a target where an attack can be made on none."""
    state, creature, phase = acting.state, acting.actor, acting.phase
    for holder, _, bar in attack_bars(state, creature):
        alone = AttackWith(holder, bar.name)
        if bar.speed is None:
            continue
        if why_not_attack(acting, alone) is not None:
            yield alone
            continue
        for id in dict.fromkeys((*likely_targets(state, creature), *phase.feared, *phase.cowed)):
            yield AttackWith(holder, bar.name, id)
    yield from (option.deed for option in acting.fighting)


ACTING: JudgedQuestion[Duel, ActingPhase] = JudgedQuestion(
    ActingPhase,
    say("ask-act"),
    "actions.move-then-quick",
    _options,
    by_kind(
        {
            MoveTo: why_not_move,
            StandGuard: why_not_guard,
            FinishPhase: why_not_finish,
            AttackWith: why_not_attack,
            CastSpell: why_not_cast_now,
            CastBound: why_not_cast_now,
            InvokeAbility: why_not_invoke_now,
            UseAbility: why_not_use_now,
        }
    ),
    _lookalikes,
)
