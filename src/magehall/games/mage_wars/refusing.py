"""Why what looks possible is not: for each question, the spells, attacks, moves and creatures that are not offered.

A reason holds for the option of its id, and for all options whose id begins with it and a colon. Nothing is looked at
that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_wars import choices, pushing
from magehall.games.mage_wars.activation import Activation
from magehall.games.mage_wars.attacking import (
    attack_targets,
    can_be_attacked,
    can_be_shot,
    declare_cost,
    mana_to_declare,
    melee_targets,
)
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Aim, Kind, Speed, Style
from magehall.games.mage_wars.cards.card import Attack as Bar
from magehall.games.mage_wars.casting import is_quick, spells_at_hand, why_not_cast
from magehall.games.mage_wars.costs import cast_cost, mana_for, reveal_cost
from magehall.games.mage_wars.deployment import Deployment
from magehall.games.mage_wars.movement import is_hindered, move_toll, ways_out
from magehall.games.mage_wars.naming import label, target_label
from magehall.games.mage_wars.profile import attack_bars, has, is_flying
from magehall.games.mage_wars.round import ActionPhases, QuickcastPhase, may_pass
from magehall.games.mage_wars.state import MAGE, NOWHERE, STANDING, Duel
from magehall.games.mage_wars.targets import in_range, is_legal_object, sees, targets_of
from magehall.games.mage_wars.windows import is_barred, reveal_options
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Refusal
from magehall.kernel.flow import Window
from magehall.kernel.text import Arg

Reasons = dict[str, Refusal]


def refusals(state: Duel, seat: int) -> Reasons:
    """The reasons for the question that ``seat`` is asked now."""
    frame = state.stack[-1]
    match frame:
        case Window(name="before-action" | "after-action") | QuickcastPhase():
            return _quickcasts(state, seat) | _unripe(state, seat)
        case Window():
            return _reveals(state, seat)
        case ActionPhases():
            return _turn(state, frame) | _quickcasts(state, seat) | _unripe(state, seat)
        case Activation(step="choose"):
            return _waiting(state, frame) | _acting(state, frame) | _unripe(state, seat)
        case Deployment():
            spawnpoint = frame.waiting(state, seat)[0]
            return _spells(state, spawnpoint, seat, None) | _unripe(state, seat)
    return {}


def _no(key: str, rule: str, **args: Arg) -> Refusal:
    return Refusal(say(f"refused-{key}", **args), rule)


# Whose turn it is


def _turn(state: Duel, frame: ActionPhases) -> Reasons:
    """The creatures that cannot be activated, and the pass. [actions.only-active] [round.alternate] [round.pass]"""
    reasons: Reasons = {}
    for id in state.creatures():
        piece = state.piece(id)
        if piece.controller != frame.turn:
            reasons[f"activate:{id}"] = _no("not-yours", "actions.only-active", what=label(state, id))
        elif not piece.active:
            fresh = id not in MAGE and piece.summoned == state.match.round
            key, rule = ("just-came", "round.enters-inactive") if fresh else ("acted", "actions.only-active")
            reasons[f"activate:{id}"] = _no(key, rule, what=label(state, id))
    if frame.bound:
        reasons["skip"] = _no("pass-after-quickcast", "round.quickcast-around-activation")
    elif not may_pass(state, frame.turn):
        reasons["skip"] = _no("pass", "round.pass")
    return reasons


# What a creature does


def _acting(state: Duel, frame: Activation) -> Reasons:
    """What the activated creature cannot do."""
    creature, seat = frame.creature, frame.seat
    what = label(state, creature)
    if has(state, creature, "incapacitated"):
        stuck = _no("incapacitated", "conditions.incapacitated-actions", what=what)
        reasons = _all_but_spells(state, creature, stuck)
        if creature in MAGE:
            dull = _no("incapacitated-mage", "conditions.incapacitated-mage")
            return reasons | _spells(state, creature, seat, dull)
        return reasons | dict.fromkeys(_spell_keys(state, creature, seat), stuck)
    fighting = frame.attacks(state)
    forced = {option.id for option in frame.forced(state, fighting)}
    if forced:
        must = _no("must-attack", "traits.forced-action", what=what)
        others = [option.id for option in fighting if option.id not in forced]
        own = (f"{verb}:{creature}" for verb in ("move", "guard", "finish"))
        return dict.fromkeys((*others, *_spell_keys(state, creature, seat), *own), must)
    if frame.turned_away:
        afraid = _no("turned-away", "card.helm-of-fear", what=what)
        idle = (f"move:{creature}", f"guard:{creature}")
        reasons = dict.fromkeys((*_spell_keys(state, creature, seat), *idle), afraid)
        return reasons | _attacks(state, frame)
    slow = _no("moved-full", "actions.full-without-move", what=what) if frame.moves else None
    reasons = _moves(state, frame) | _attacks(state, frame)
    casts = creature in MAGE or state.card(creature).casts is not None
    return reasons | _spells(state, creature, seat, slow) if casts else reasons


def _all_but_spells(state: Duel, creature: str, reason: Refusal) -> Reasons:
    bars = [f"attack:{holder}.{bar.name}" for holder, _, bar in attack_bars(state, creature) if bar.speed]
    return dict.fromkeys((f"move:{creature}", f"guard:{creature}", *bars), reason)


def _moves(state: Duel, frame: Activation) -> Reasons:
    """Why a creature stays where it is, or cannot go one of the ways. [conditions.restrained-move]
    [movement.hinder-enter] [movement.wall-blocked]"""
    creature = frame.creature
    move, what = f"move:{creature}", label(state, creature)
    if has(state, creature, "restrained"):
        return {move: _no("restrained", "conditions.restrained-move", what=what)}
    if frame.moves > 1:
        return {move: _no("moved-twice", "movement.fast", what=what)}
    if frame.moves and (frame.held or is_hindered(state, creature)):
        return {move: _no("hindered", "movement.hinder-enter", what=what)}
    if frame.moves and state.piece(creature).used.get("gas"):
        return {move: _no("gas", "card.poison-gas-cloud", what=what)}
    toll = move_toll(state, creature)
    if toll > mana_to_declare(state, creature):
        return {move: _no("move-toll", "card.suppression-orb", what=what, mana=toll)}
    here, ways = state.zone_of(creature), dict(ways_out(state, creature))
    reasons: Reasons = {}
    for zone in state.arena.neighbours(here).values():
        name = state.arena.name(zone)
        if zone not in ways:
            wall = label(state, pushing.wall_on(state, state.arena.border(here, zone)))
            reasons[f"{move}:{name}"] = _no("wall", "movement.wall-blocked", wall=wall, zone=name)
        elif ways[zone] and frame.moves:
            reasons[f"climb:{creature}:{name}"] = _no("climb", "movement.climbing", what=what, zone=name)
    return reasons


# Attacks


def _attacks(state: Duel, frame: Activation) -> Reasons:
    """The attacks that came too late, and the enemies each of the others does not reach."""
    creature = frame.creature
    seat = state.piece(creature).controller
    enemies = [
        id
        for id, _ in state.pieces()
        if state.card(id).kind in STANDING
        and state.zone_of(id) != NOWHERE
        and can_be_attacked(state, id)
        and state.is_enemy(seat, id)
    ]
    reasons: Reasons = {}
    for holder, _, bar in attack_bars(state, creature):
        subject = f"attack:{holder}.{bar.name}"
        if bar.speed is Speed.FULL and frame.moves:
            what = label(state, creature)
            reasons[subject] = _no("moved-full", "actions.full-without-move", what=what)
        elif bar.speed is not None:
            reached = attack_targets(state, creature, bar)
            for id in enemies:
                if id in frame.feared:
                    name = label(state, id)
                    reasons[f"{subject}:{id}"] = _no("feared", "card.helm-of-fear", target=name)
                elif id not in reached:
                    reasons[f"{subject}:{id}"] = _why_not_attack(state, creature, bar, id)
    return reasons


def _why_not_attack(state: Duel, attacker: str, bar: Bar, id: str) -> Refusal:
    """Why an enemy in the arena is no target of an attack. [combat.melee-target] [combat.ranged-target]"""
    target, attack = label(state, id), f"@attack-{bar.name}"
    if bar.style is Style.MELEE:
        if state.zone_of(id) != state.zone_of(attacker):
            return _no("melee-range", "combat.melee-target", attack=attack, target=target)
        if is_flying(state, id) and not is_flying(state, attacker) and not bar.has("reach"):
            return _no("flying", "traits.flying-melee", attack=attack, target=target)
        if id not in melee_targets(state, attacker, bar):
            return _no("guard", "guarding.defend-zone", target=target)
    elif "unshootable" in state.card(id).trait_names:
        return _no("unshootable", state.card(id).rule, target=target)
    elif not can_be_shot(state, attacker, id, bar.within):
        if sees(state, attacker, id):
            return _no("attack-range", "combat.ranged-target", attack=attack, target=target)
        return _no("attack-sight", "movement.los-needed", target=target)
    price, mana = declare_cost(state, attacker, id, bar), mana_to_declare(state, attacker)
    return _no("attack-price", "combat.declare-cost", target=target, mana=price, has=mana)


# Spells


def _quickcasts(state: Duel, seat: int) -> Reasons:
    """The spells that a quickcast cannot cast now. [round.quickcast-once]"""
    mage = MAGE[seat]
    if not state.exists(mage):
        return {}
    if state.piece(mage).quickcast:
        return _spells(state, mage, seat, _no("quickcast-full", "round.quickcast-once"))
    used = _no("quickcast-used", "round.quickcast-once")
    return dict.fromkeys(_spell_keys(state, mage, seat), used)


def _waiting(state: Duel, frame: Activation) -> Reasons:
    """The spells of a mage while somebody else acts. [round.quickcast-around-activation]"""
    mage = MAGE[frame.seat]
    if frame.creature in MAGE or not state.exists(mage):
        return {}
    acting = _spell_keys(state, frame.creature, frame.seat)
    keys = [key for key in _spell_keys(state, mage, frame.seat) if key not in acting]
    return dict.fromkeys(keys, _no("not-now", "round.quickcast-around-activation"))


def _key(spell: tuple[str, Card, str]) -> str:
    verb, card, source = spell
    return f"{verb}:{card.slug}" if verb == "cast" else f"{verb}:{source}.{card.slug}"


def _spell_keys(state: Duel, caster: str, seat: int) -> list[str]:
    return [_key(spell) for spell in spells_at_hand(state, caster, seat)]


def _spells(state: Duel, caster: str, seat: int, slow: Refusal | None) -> Reasons:
    """Why a caster cannot cast the spells at hand, or not at some targets; ``slow`` is the reason against those that
    take a full action."""
    helpless = has(state, caster, "incapacitated")
    reasons: Reasons = {}
    for spell in spells_at_hand(state, caster, seat):
        key, card = _key(spell), spell[1]
        if slow is not None and not is_quick(state, caster, card):
            reasons[key] = slow
        elif helpless and card.kind is Kind.ATTACK:
            reasons[key] = _no("incapacitated-mage", "conditions.incapacitated-mage")
        elif rule := why_not_cast(state, caster, seat, card):
            known = {"casting.magecast", "casting.legendary", "casting.unique"}
            word = rule.partition(".")[2] if rule in known else "helper-mana"
            reasons[key] = _no(word, rule, spell=card.name, what=label(state, caster))
        else:
            reasons |= _aiming(state, caster, seat, card, key)
    return reasons


def _aiming(state: Duel, caster: str, seat: int, card: Card, key: str) -> Reasons:
    """Why a spell has no target, or not certain ones. [casting.target] [casting.range] [casting.pay]"""
    mana = mana_for(state, caster, seat)
    reasons: Reasons = {}
    open_to = 0
    prices: list[int] = []
    targets = list(targets_of(state, caster, seat, card))
    for target in targets:
        if not choices.is_castable_at(state, caster, seat, card, target):
            name = target_label(state, target)
            reasons[f"{key}:{target}"] = _no("no-use", card.rule, spell=card.name, target=name)
            continue
        price = cast_cost(state, caster, card, target)
        if price <= mana:
            open_to += 1
        else:
            prices.append(price)
            reasons[f"{key}:{target}"] = _no("mana", "casting.pay", spell=card.name, mana=price, has=mana)
    if not open_to and prices:
        return {key: _no("mana", "casting.pay", spell=card.name, mana=min(prices), has=mana)}
    if not open_to and targets:
        return {key: _no("no-use-anywhere", card.rule, spell=card.name)}
    far = _out_of_reach(state, caster, seat, card, targets)
    if open_to:
        return reasons | {f"{key}:{id}": reason for id, reason in far.items()}
    if far:
        return {key: next((one for one in far.values() if one.reason.key.endswith("-sight")), _too_far(card))}
    return {key: _no_place(card)}


def _out_of_reach(state: Duel, caster: str, seat: int, card: Card, targets: Iterable[str]) -> Reasons:
    """The objects a spell is meant for, but not from here."""
    if not {Aim.OBJECT, Aim.ENCHANTMENT} & set(card.target.aims):
        return {}
    found: Reasons = {}
    for id, _ in state.pieces():
        if id in targets or not is_legal_object(state, caster, seat, card.target, None, card, id):
            continue
        if in_range(state, caster, id, card.within):
            found[id] = _no("spell-sight", "movement.los-needed", spell=card.name)
        else:
            found[id] = _too_far(card)
    return found


def _too_far(card: Card) -> Refusal:
    return _no("spell-range", "casting.range", spell=card.name)


def _no_place(card: Card) -> Refusal:
    """A spell for which nothing in the arena is right."""
    if Aim.BORDER in card.target.aims:
        return _no("no-border", "spells.wall-border", spell=card.name)
    if Aim.ZONE in card.target.aims:
        return _no("no-zone", "casting.target", spell=card.name)
    return _no("no-target", "casting.target", spell=card.name)


# Hidden enchantments


def _veils(state: Duel, seat: int) -> list[str]:
    return [
        id
        for id, piece in state.pieces()
        if piece.hidden and piece.controller == seat and (piece.host or piece.zone != NOWHERE)
    ]


def _unripe(state: Duel, seat: int) -> Reasons:
    """Between two moments for revealing, all of them wait. [spells.reveal-no-interrupt]"""
    return dict.fromkeys(
        (f"reveal:{id}" for id in _veils(state, seat)), _no("reveal-later", "spells.reveal-no-interrupt")
    )


def _reveals(state: Duel, seat: int) -> Reasons:
    """The hidden enchantments that cannot be revealed at this moment."""
    offered = {option.subject for option in reveal_options(state, seat)}
    reasons: Reasons = {}
    for id in _veils(state, seat):
        if id in offered:
            continue
        card = CARDS[state.piece(id).card]
        if is_barred(state, id):
            stone = card.id == "turn_to_stone"
            key, rule = ("stone", card.rule) if stone else ("seeking-dispel", "card.seeking-dispel")
            reasons[f"reveal:{id}"] = _no(key, rule, spell=card.name)
        else:
            price, mana = reveal_cost(state, id), state.piece(MAGE[seat]).mana
            reasons[f"reveal:{id}"] = _no(
                "reveal-mana", "spells.reveal-cost", spell=card.name, mana=price, has=mana
            )
    return reasons
