"""Evaluation for bots: how well a seat stands, and which options to search.

A side's strength is the worth of all it has, what its attackers threaten, and what is under way: the spell being
cast, the dice on the table. So the strength changes with every small step of an action, and a bot that looks but one
step ahead still sees where it leads.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from magehall.games.mage_wars.bot.appetite import in_store
from magehall.games.mage_wars.bot.assumptions import assume_plans
from magehall.games.mage_wars.bot.attack_gains import attack_gain, prospects
from magehall.games.mage_wars.bot.field import Body, Field, field_of
from magehall.games.mage_wars.bot.gains import ability_gain, spell_gain
from magehall.games.mage_wars.bot.hints import WIDE, hints
from magehall.games.mage_wars.bot.worth import MAGE_DEATH, MAGE_LAST_LIFE_SPAN, mana_worth, price_worth
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.combat.attack import PROCEDURE as ATTACK
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.bars import bar_of
from magehall.games.mage_wars.model.dice import tally
from magehall.games.mage_wars.model.frames import Activation, Attack, Cast, ZoneAttack
from magehall.games.mage_wars.model.sight import is_in_arena
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel
from magehall.games.mage_wars.spells.aiming.costs import cast_cost
from magehall.games.mage_wars.spells.aiming.targets import OBJECTS
from magehall.games.mage_wars.spells.casting.cast import PROCEDURE as CAST
from magehall.kernel.chance import Chance
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import Decision, Option

_STRENGTH_SCALE = 15.0
"""How much strength more makes a win how likely: e to one for so much."""
_DIE_WORTH_BY_DISTANCE = (0.50, 0.33, 0.23, 0.16, 0.11, 0.07, 0.04, 0.015)
"""What a die of attack is worth more, so many zones from an enemy mage."""
_READY = 0.85
"""The part of its best attack that counts for a creature yet to act,"""
_ACTING = 1.0
"""and for the one that acts now;"""
_FEARED = 0.5
"""of an enemy's it is less, or nobody would ever come near one."""
_STRIKES_FIRST, _STRIKES_SECOND = 0.8, 0.65
"""Between rounds nobody has moved yet, and who has the initiative strikes first."""
_MAGE_STRIKES = 0.35
"""For a mage, who has better to do, so much of it."""
_STORED = 0.6
"""The part of what prepared spells could bring,"""
_UNKNOWN = 0.8
"""and of each one that nobody has seen."""
_GUARD, _IDLE_GUARD = 0.6, 0.02
_UNDER_WAY = 0.9
"""What is under way is not yet there."""

# Between rounds, when nothing is under way, what was guessed above can be held against how battles ended. A thousand
# of them, played by hints, said that the following should count otherwise, and that the rest is about right.
_PRESSING = 1.1
"""More for a die of attack no further than a step from an enemy mage: it will strike again and again."""
_ENCHANTMENTS_BETWEEN_ROUNDS = 0.55
"""The part of what an enchantment is worth."""
_LAST_LIFE_BETWEEN_ROUNDS = 19.0
"""More for a mage's last points of life."""

_SIMULATIONS = 60
_USUAL_LENGTH = 10
"""Rounds a duel of apprentices mostly takes."""

_OPENING = frozenset({"", "initiative", "reset", "channel", "upkeep", "planning"})

_BEFORE_DICE = frozenset({"declare", "avoid"})
_DICE_LIE = frozenset({"roll", "damage"})
_UNPAID = frozenset({"choose", "cast"})
_UNRESOLVED = frozenset({"counter", "check"})


class DuelSense(Sense[Duel]):
    """Evaluation of a duel and settings of its search, for bots. It reads the state as it is: a bot shows it
    determinizations, in which what it cannot see was dealt anew."""

    switch_margin = 0.5
    """A round holds many dice: what did better by less than half a standard error was as likely lucky."""

    def round_number(self, state: Duel) -> int:
        """Number of the round. A search plays on to the end of a round, when all that was planned and prepared has
        happened."""
        return state.match.round

    def horizon(self, state: Duel) -> int:
        """Number of rounds a search plays. They are this round and the next: a creature summoned now first fights in
        the next one. While mages are chosen there is nothing to see yet."""
        return 2 if state.match.round else 1

    def simulations(self, state: Duel) -> int:
        """A duel of apprentices then takes about half a minute of one core. Most are over in ten rounds; in one that goes
        on and on the arena is full, every round takes longer, and less hangs on each."""
        return _SIMULATIONS if state.match.round <= _USUAL_LENGTH else _SIMULATIONS // 2

    def assume_plans(self, state: Duel, seat: int, chance: Chance) -> bool:
        """Opponents have prepared what a sensible player would."""
        assume_plans(state, seat, chance)
        return True

    def evaluate(self, state: Duel, seat: int) -> float:
        match = state.match
        if not state.stack or match.reason:
            return 1.0 if seat in match.winners else 0.0 if match.winners else 0.5
        teams = {state.player(other).team for other in range(state.seats)}
        if (
            match.round <= 1
            and match.phase in _OPENING
            and not any(state.player(other).prepared for other in range(state.seats))
        ):
            return 1 / len(teams)  # no mage is known to be better than another
        strengths = strength_of_teams(state, seat)
        own = state.player(seat).team
        highest = max(strengths.values())
        weights = {team: math.exp((value - highest) / _STRENGTH_SCALE) for team, value in strengths.items()}
        return weights[own] / sum(weights.values())

    def hints(self, state: Duel, decision: Decision) -> Sequence[Option]:
        return hints(state, decision)

    def candidates(self, state: Duel, decision: Decision) -> Sequence[Option]:
        """Options that a search tries: the hints with wide limits. They include what a first look would leave out."""
        return hints(state, decision, WIDE)


def strength_of_teams(state: Duel, seat: int) -> dict[int, float]:
    """Strength of each team as ``seat`` can judge it. A seat knows its own plans and nobody else's."""
    field = field_of(state)
    found = dict.fromkeys(field.teams, 0.0)
    between = state.match.phase in _OPENING
    lasting = _ENCHANTMENTS_BETWEEN_ROUNDS if between else 1.0
    for body in field.bodies:
        found[body.team] += body.worth
    for _, piece, card in field.others:
        part = lasting if card.kind is Kind.ENCHANTMENT else 1.0
        found[field.teams[piece.controller]] += part * field.other(piece, card)
    if between:
        _add_what_time_will_tell(field, found)
    own = field.teams[seat]
    acting = state.find(Activation)
    for body in field.bodies:
        if body.creature and body.left > 0:
            found[body.team] += _threat(field, body, acting, own)
    for other in range(state.seats):
        mage = field.by_id.get(MAGE[other])
        if mage is None:
            found[field.teams[other]] -= MAGE_DEATH
            continue
        found[mage.team] += mana_worth(mage.piece.mana)
        if other == seat:
            found[mage.team] += _STORED * in_store(field, other)
        elif mage.piece.active or mage.piece.quickcast:
            found[mage.team] += _UNKNOWN * min(2, len(state.player(other).prepared))
    _add_what_is_under_way(field, found)
    return found


def _add_what_time_will_tell(field: Field, found: dict[int, float]) -> None:
    for body in field.bodies:
        if body.mage:
            found[body.team] -= _LAST_LIFE_BETWEEN_ROUNDS * math.exp(-max(0, body.left) / MAGE_LAST_LIFE_SPAN)
        elif body.creature and field.to_mage(body.team)[body.zone] <= 1:
            found[body.team] += _PRESSING * body.attack


def _threat(field: Field, body: Body, acting: Activation | None, team: int) -> float:
    """Value of the threat that a creature is to its enemies. It counts how near the enemy mage is and, if the creature
    has still to act, what is within its reach."""
    far = field.to_mage(body.team)[body.zone]
    threat = 0.0
    for bar in body.swings:
        if not bar.melee and bar.low <= far <= bar.high:
            far = 0
    if far < len(_DIE_WORTH_BY_DISTANCE) and body.attack:
        threat = _DIE_WORTH_BY_DISTANCE[far] * body.attack * (_MAGE_STRIKES if body.mage else 1.0)
        if far and not body.mobile:
            threat *= 0.3
    part = 0.0
    if body.piece.active and field.state.match.phase in _OPENING:
        first = body.team == field.teams[field.state.match.initiative]
        part = _STRIKES_FIRST if first else _STRIKES_SECOND
    elif body.piece.active:
        part = _READY if body.team == team else _FEARED
    moves, held = 0, False
    if acting is not None and acting.creature == body.id and not acting.ended:
        part, moves, held = _ACTING, acting.moves, acting.held
    if part:
        threat += part * (_MAGE_STRIKES if body.mage else 1.0) * prospects(field, body, moves, held)
    if body.piece.guard:
        near = field.to_attacker(body.team)[body.zone] <= 1
        threat += _GUARD if near and not body.mage else _IDLE_GUARD
    return threat


def _add_what_is_under_way(field: Field, found: dict[int, float]) -> None:
    for frame in field.state.stack:
        if isinstance(frame, Attack):
            _add_attack(field, frame, found)
        elif isinstance(frame, Cast):
            found[field.teams[frame.seat]] += _UNDER_WAY * _cast_gain(field, frame)
        elif isinstance(frame, ZoneAttack) and frame.card != NO_CARD:
            bar = bar_of(frame.card, frame.place)
            for id in frame.left:
                if id in field.by_id:
                    harm = attack_gain(field, frame.attacker, bar, id, frame.seat, AttackKind.ZONE)
                    found[field.teams[frame.seat]] += _UNDER_WAY * harm


def _add_attack(field: Field, frame: Attack, found: dict[int, float]) -> None:
    victim = field.by_id.get(frame.victim())
    if victim is None or frame.cancelled:
        return
    harm, stage = 0.0, ATTACK.stage(frame.step)
    if stage in _BEFORE_DICE or frame.step == "roll":
        if not frame.avoided:
            harm = _expected(field, frame)
    elif stage in _DICE_LIE and frame.hit:
        harm = _rolled(frame, victim)
    if frame.strikes and (stage in _BEFORE_DICE or stage in _DICE_LIE or stage == "strikes"):
        harm += 0.8 * frame.strikes * _expected(field, frame)
    found[victim.team] -= harm


def _expected(field: Field, frame: Attack) -> float:
    """What the attack may do to its victim, whoever it is."""
    gain = attack_gain(field, frame.attacker, frame.bar(), frame.victim(), frame.seat, frame.manner)
    return max(0.0, abs(gain)) * _UNDER_WAY


def _rolled(frame: Attack, victim: Body) -> float:
    """What the dice on the table will do."""
    bar = frame.bar()
    normal, critical = tally(frame.dice, not victim.card.corporeal and not bar.has("ethereal"))
    if bar.has("critical"):
        normal, critical = 0, normal + critical
    amount = critical + max(0, normal - max(0, victim.armor - bar.value("piercing")))
    if victim.piece.markers.get("voltaric-shield"):
        amount = max(0, amount - 3)
    return min(amount, victim.left) * victim.slope + (victim.fall if amount >= victim.left else 0.0)


def _cast_gain(field: Field, frame: Cast) -> float:
    state, stage = field.state, CAST.stage(frame.step)
    unresolved = stage in _UNPAID or stage in _UNRESOLVED or frame.step == "resolve"
    if frame.countered or not unresolved:
        return 0.0
    if frame.ability:
        return ability_gain(field, frame.seat, frame.caster, frame.holder, frame.ability, frame.target)
    if not (state.exists(frame.spell) and state.exists(frame.caster)):
        return 0.0
    card = frame.card(state)
    if OBJECTS.issuperset(card.target.aims) and not is_in_arena(state, frame.target):
        return 0.0  # it will be cancelled [casting.illegal-target]
    gain = spell_gain(field, frame.seat, frame.caster, card, frame.target)
    if stage in _UNPAID and state.exists(MAGE[frame.seat]):
        price = cast_cost(state, frame.caster, card, frame.target, frame.extra)
        gain -= price_worth(state.piece(MAGE[frame.seat]).mana, price)
    return gain
