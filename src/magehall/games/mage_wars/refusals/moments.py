"""Refusals by question: what is not offered, with the rule that says so.

A reason holds for the option of its id, and for all options whose id begins with it and a colon, unless it says that
there is no target at all. Nothing is looked at that the seat does not know. What is not listed here, ``by_id`` looks
at more closely.
"""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.combat.targets import mana_to_declare
from magehall.games.mage_wars.model.frames import (
    ActionPhases,
    Activation,
    Attack,
    AttackAction,
    Binding,
    Cast,
    Curing,
    Deployment,
    Planning,
    QuickcastPhase,
)
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.movement.move import crossing_rule, is_hindered, move_toll, ways_out
from magehall.games.mage_wars.refusals.abilities import (
    action_keys,
    invoke_keys,
    why_no_action,
    why_not_free,
    why_not_invoked,
    why_not_its_turn,
    why_not_yet,
)
from magehall.games.mage_wars.refusals.attacks import (
    attack_keys,
    why_forced,
    why_no_attacks,
    why_no_counterstrike,
    why_no_defense,
    why_no_fury,
    why_no_next_target,
)
from magehall.games.mage_wars.refusals.choices import why_no_choices, why_no_cures
from magehall.games.mage_wars.refusals.reasons import Reasons
from magehall.games.mage_wars.refusals.spells import spell_keys, why_no_spells
from magehall.games.mage_wars.round.activation import attacks_forced, attacks_open
from magehall.games.mage_wars.round.deployment import waiting
from magehall.games.mage_wars.round.phases import may_pass
from magehall.games.mage_wars.round.planning import helpers_of
from magehall.games.mage_wars.spells.costs import reveal_cost
from magehall.games.mage_wars.windows.reveal_windows import is_barred, reveal_options
from magehall.kernel.decision import Refusal
from magehall.kernel.flow import Window


def refusals(state: Duel, seat: int) -> Reasons:
    """The reasons for the question that ``seat`` is asked now."""
    frame = state.stack[-1]
    if isinstance(frame, Window) and frame.name not in ("before-action", "after-action"):
        return _reveals(state, seat) | _attacked(state, seat, frame.name)
    return _asked(state, seat) | _not_revealed_yet(state, seat)


def _asked(state: Duel, seat: int) -> Reasons:
    frame = state.stack[-1]
    match frame:
        case Window():
            return _quickcasts(state, seat) | why_not_free(state, seat)
        case QuickcastPhase():
            return _quickcasts(state, seat) | why_not_yet(state, seat)
        case ActionPhases():
            resting = why_not_its_turn(state, seat)
            return _turn(state, frame) | _quickcasts(state, seat) | why_not_free(state, seat) | resting
        case Activation(step="choose"):
            resting = why_not_its_turn(state, seat, frame.creature)
            return _waiting(state, frame) | why_not_yet(state, seat) | resting | _acting(state, frame)
        case AttackAction(step="ask_next"):
            return why_no_next_target(state, frame)
        case AttackAction(step="ask_fury"):
            return why_no_fury(state, frame)
        case Attack(step="defend"):
            return why_no_defense(state, frame)
        case Attack(step="ask_counterstrike"):
            return why_no_counterstrike(state, frame)
        case Planning():
            return _planning(state, frame, seat)
        case Deployment():
            return why_no_spells(state, waiting(frame, state, seat)[0], seat, None)
        case Cast(step="choose" | "choose_anew"):
            return why_no_choices(state, frame)
        case Curing():
            return why_no_cures(state, frame.creature, state.piece(MAGE[seat]).mana)
        case Binding():
            return _unbindable(state, frame)
    return {}


# Whose turn it is


def _turn(state: Duel, frame: ActionPhases) -> Reasons:
    """The creatures that cannot be activated, and the pass. [actions.only-active] [round.alternate] [round.pass]"""
    reasons: Reasons = {}
    for id in state.creatures():
        piece = state.piece(id)
        if piece.controller != frame.turn:
            reasons[f"activate:{id}"] = no("not-yours", "actions.only-active", what=label(state, id))
        elif not piece.active:
            fresh = id not in MAGE and piece.summoned == state.match.round
            key, rule = ("just-came", "round.enters-inactive") if fresh else ("acted", "actions.only-active")
            reasons[f"activate:{id}"] = no(key, rule, what=label(state, id))
    if frame.bound:
        reasons["skip"] = no("pass-after-quickcast", "round.quickcast-around-activation")
    elif not may_pass(state, frame.turn):
        reasons["skip"] = no("pass", "round.pass")
    return reasons


def _quickcasts(state: Duel, seat: int) -> Reasons:
    """What a quickcast cannot cast now. [round.quickcast-once]"""
    mage = MAGE[seat]
    if not state.exists(mage):
        return {}
    if state.piece(mage).quickcast:
        slow = no("quickcast-full", "round.quickcast-once")
        return why_no_spells(state, mage, seat, slow) | why_not_invoked(state, mage, seat, slow)
    used = no("quickcast-used", "round.quickcast-once")
    return dict.fromkeys((*spell_keys(state, mage, seat), *invoke_keys(state, mage)), used)


def _waiting(state: Duel, frame: Activation) -> Reasons:
    """What a mage could cast while somebody else acts. [round.quickcast-around-activation]"""
    mage = MAGE[frame.seat]
    if frame.creature in MAGE or not state.exists(mage):
        return {}
    acting = spell_keys(state, frame.creature, frame.seat)
    keys = [key for key in spell_keys(state, mage, frame.seat) if key not in acting]
    not_now = no("not-now", "round.quickcast-around-activation")
    return dict.fromkeys((*keys, *invoke_keys(state, mage)), not_now)


# What a creature does


def _acting(state: Duel, frame: Activation) -> Reasons:
    """What the activated creature cannot do."""
    creature, seat = frame.creature, frame.seat
    what = label(state, creature)
    if has(state, creature, "incapacitated"):
        stuck = no("incapacitated", "conditions.incapacitated-actions", what=what)
        idle = (f"move:{creature}", f"guard:{creature}", *attack_keys(state, creature))
        reasons = dict.fromkeys((*idle, *action_keys(state, creature, seat)), stuck)
        if creature in MAGE:
            dull = no("incapacitated-mage", "conditions.incapacitated-mage")
            return reasons | _casting(state, creature, seat, dull)
        return reasons | dict.fromkeys(spell_keys(state, creature, seat), stuck)
    fighting = attacks_open(frame, state)
    forced = {option.id for option in attacks_forced(frame, state, fighting)}
    if forced:
        others = [option.id for option in fighting if option.id not in forced]
        own = (f"{verb}:{creature}" for verb in ("move", "guard", "finish"))
        must = why_forced(state, creature)
        return dict.fromkeys((*others, *_deeds(state, creature, seat), *own), must)
    if frame.turned_away:
        afraid = no("turned-away", "card.helm-of-fear", what=what)
        idle = (f"move:{creature}", f"guard:{creature}")
        reasons = dict.fromkeys((*_deeds(state, creature, seat), *idle), afraid)
        return reasons | why_no_attacks(state, frame)
    slow = no("moved-full", "actions.full-without-move", what=what) if frame.moves else None
    reasons = _moves(state, frame) | why_no_attacks(state, frame)
    reasons |= why_no_action(state, creature, seat, slow)
    casts = creature in MAGE or state.card(creature).casts is not None
    return reasons | _casting(state, creature, seat, slow) if casts else reasons


def _deeds(state: Duel, creature: str, seat: int) -> list[str]:
    """How the options of all that a creature could cast or use begin."""
    invoked = invoke_keys(state, creature) if creature in MAGE else []
    return [*spell_keys(state, creature, seat), *invoked, *action_keys(state, creature, seat)]


def _casting(state: Duel, caster: str, seat: int, slow: Refusal | None) -> Reasons:
    spells = why_no_spells(state, caster, seat, slow)
    return spells | why_not_invoked(state, caster, seat, slow) if caster in MAGE else spells


def _moves(state: Duel, frame: Activation) -> Reasons:
    """Why a creature stays where it is, or cannot go one of the ways. [conditions.restrained-move]
    [movement.hinder-start] [movement.hinder-enter] [movement.wall-blocked] [movement.one-zone]"""
    creature = frame.creature
    move, what = f"move:{creature}", label(state, creature)
    if has(state, creature, "restrained"):
        return {move: no("restrained", "conditions.restrained-move", what=what)}
    if frame.moves > 1:
        return {move: no("moved-twice", "movement.fast", what=what)}
    if frame.moves and (frame.held or is_hindered(state, creature)):
        rule = "movement.hinder-enter" if is_hindered(state, creature) else "movement.hinder-start"
        return {move: no("hindered", rule, what=what)}
    if frame.moves and state.piece(creature).used.get("gas"):
        return {move: no("gas", "card.poison-gas-cloud", what=what)}
    toll = move_toll(state, creature)
    if toll > mana_to_declare(state, creature):
        return {move: no("move-toll", "card.suppression-orb", what=what, mana=toll)}
    here, ways = state.zone_of(creature), dict(ways_out(state, creature))
    beside = state.arena.neighbours(here).values()
    too_far = no("not-adjacent", "movement.one-zone", what=what, zone=state.arena.name(here))
    reasons = {
        f"{move}:{state.arena.name(zone)}": too_far for zone in state.arena.zones if zone not in beside
    }
    for zone in beside:
        name = state.arena.name(zone)
        if zone not in ways:
            wall = label(state, state.wall_on(state.arena.border(here, zone)))
            reasons[f"{move}:{name}"] = no("wall", "movement.wall-blocked", wall=wall, zone=name)
        elif ways[zone] and frame.moves:
            rule = crossing_rule(state, creature, zone)
            reasons[f"climb:{creature}:{name}"] = no("climb", rule, what=what, zone=name)
    return reasons


# Choosing from the book


def _planning(state: Duel, frame: Planning, seat: int) -> Reasons:
    """Reasons against preparing cards of the book. They say where the cards are, or for whom they are not.
    [round.planning-two] [casting.familiar-types] [casting.spawnpoint]"""
    player = state.player(seat)
    helper = helpers_of(state, seat)[frame.helper] if frame.step == "choose_for_helper" else ""
    casts = state.card(helper).casts if helper else None
    reasons: Reasons = {}
    for number in sorted(Counter(player.deck)):
        card = CARDS[number]
        key = f"prepare:{card.slug}:{helper}" if helper else f"prepare:{card.slug}"
        if casts is not None and not casts.spells.matches(card):
            spawns = "spawnpoint" in state.card(helper).trait_names
            rule = "casting.spawnpoint" if spawns else "casting.familiar-types"
            reasons[key] = no("helper-kind", rule, what=label(state, helper))
        elif number in player.book:
            continue
        elif number in player.prepared:
            reasons[key] = no("prepared", "round.planning-two", spell=card.name)
        elif number in player.discard:
            reasons[key] = no("spent", "casting.discard", spell=card.name)
        else:
            reasons[key] = no("in-play", "round.planning-two", spell=card.name)
    return reasons


def _unbindable(state: Duel, frame: Binding) -> Reasons:
    """The spells of the book that cannot be bound to an object. [casting.spellbind]"""
    binds = state.card(frame.holder).binds
    kind = no("bind-kind", "casting.spellbind", what=label(state, frame.holder))
    return {
        f"bind:{CARDS[number].slug}": kind
        for number in sorted(set(state.player(frame.seat).book))
        if binds is None or not binds.matches(CARDS[number])
    }


# Hidden enchantments, and what else may look possible between two steps


def _hidden_enchantments(state: Duel, seat: int) -> list[str]:
    return [
        id
        for id, piece in state.pieces()
        if piece.hidden
        and state.commander(piece.controller) == seat
        and (piece.host or piece.zone != NOWHERE)
    ]


def _not_revealed_yet(state: Duel, seat: int) -> Reasons:
    """Between two moments for revealing, all of them wait. [spells.reveal-no-interrupt]"""
    later = no("reveal-later", "spells.reveal-no-interrupt")
    return dict.fromkeys((f"reveal:{id}" for id in _hidden_enchantments(state, seat)), later)


def _reveals(state: Duel, seat: int) -> Reasons:
    """The hidden enchantments that cannot be revealed at this moment."""
    offered = {option.subject for option in reveal_options(state, seat)}
    reasons: Reasons = {}
    for id in _hidden_enchantments(state, seat):
        if id in offered:
            continue
        card = CARDS[state.piece(id).card]
        if is_barred(state, id):
            stone = card.id == "turn_to_stone"
            key, rule = ("stone", card.rule) if stone else ("seeking-dispel", "card.seeking-dispel")
            reasons[f"reveal:{id}"] = no(key, rule, spell=card.name)
        else:
            price, mana = reveal_cost(state, id), state.piece(MAGE[seat]).mana
            reasons[f"reveal:{id}"] = no(
                "reveal-mana", "spells.reveal-cost", spell=card.name, mana=price, has=mana
            )
    return reasons


def _attacked(state: Duel, seat: int, window: str) -> Reasons:
    """Reasons against defences to an attack just declared. Where no defence helps, nobody will ask for one."""
    attack = state.opener()
    if window != "attack-declared" or not isinstance(attack, Attack) or attack.step != "triggers":
        return {}
    mine = state.exists(attack.target) and state.voice(attack.target) == seat
    return why_no_defense(state, attack) if mine else {}
