"""Why one option id is not offered. What ``refusals`` lists for the moment, and a closer look where it lists
nothing."""

from __future__ import annotations

from magehall.games.mage_wars.cards import NUMBER
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.model.frames import (
    ActionPhases,
    Activation,
    Binding,
    Cast,
    ChooseZone,
    Deployment,
    Planning,
    SettingUp,
)
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.movement.move import crossing_rule, ways_out
from magehall.games.mage_wars.refusals.abilities import why_not_this_use
from magehall.games.mage_wars.refusals.attacks import why_not_this_attack
from magehall.games.mage_wars.refusals.choices import why_not_chosen
from magehall.games.mage_wars.refusals.moments import refusals
from magehall.games.mage_wars.refusals.reasons import Reasons, is_for_each_target
from magehall.games.mage_wars.refusals.spells import why_not_at_hand, why_not_this_spell
from magehall.games.mage_wars.round.deployment import waiting
from magehall.games.mage_wars.spells.targets import spell_named, zone_names
from magehall.kernel.decision import Decision, Refusal

OF_CREATURES = frozenset({"move", "climb", "guard", "finish", "attack", "use"})
"""What a creature does in its action phase."""


def why_not(state: Duel, decision: Decision, option_id: str) -> Refusal | None:
    """Reason why ``option_id`` is not among the options of ``decision``. None where the question itself is all that can
    be said about it. Nothing is looked at that the seat does not know."""
    seat = decision.seat
    reasons = refusals(state, seat)
    reason = reasons.get(option_id)
    if reason is not None:
        return reason
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    if not subject or isinstance(state.stack[-1], SettingUp):
        return None
    whole = reasons.get(f"{verb}:{subject}")
    if whole is not None and is_for_each_target(whole):
        return whole
    is_open = whole is not None or any(
        option.verb == verb and option.subject == subject for option in decision.options
    )
    match verb:
        case "cast" | "bound" if is_open:
            return why_not_this_spell(state, _caster(state, seat), seat, subject, target)
        case "cast":
            return why_not_at_hand(state, _caster(state, seat), seat, subject)
        case "use" | "invoke" if is_open:
            return why_not_this_use(state, _actor(state, seat), seat, subject, target)
        case "activate":
            return _why_not_activated(state)
        case "reveal":
            return _why_not_revealed(state, seat, subject)
        case "prepare" | "bind":
            return _why_not_taken(state, decision, subject)
        case "choose":
            return _why_not_chosen(state, subject, target)
        case "teleport":
            return _why_not_there(state, subject, target)
        case _ if verb in OF_CREATURES:
            return _why_no_deed(state, reasons, verb, subject, target)
    return None


def _actor(state: Duel, seat: int) -> str:
    """Object that acts at this moment. It is the creature that was activated, the spawnpoint that deploys, or else the
    mage."""
    frame = state.stack[-1]
    if isinstance(frame, Activation):
        return frame.creature
    return waiting(frame, state, seat)[0] if isinstance(frame, Deployment) else MAGE[seat]


def _caster(state: Duel, seat: int) -> str:
    """Object that casts at this moment. It is the one that acts, or the mage where that is no caster.
    [casting.who-casts]"""
    actor = _actor(state, seat)
    return actor if actor in MAGE or state.card(actor).casts is not None else MAGE[seat]


# Creatures


def _why_not_activated(state: Duel) -> Refusal | None:
    """One creature at a time. [round.activate]"""
    frame = state.stack[-1]
    return (
        no("acts-now", "round.activate", what=label(state, frame.creature))
        if isinstance(frame, Activation)
        else None
    )


def _why_no_deed(state: Duel, reasons: Reasons, verb: str, subject: str, target: str) -> Refusal | None:
    """Why a creature does not do what creatures do in their action phase. [round.activate]"""
    frame, doer = state.stack[-1], _doer(state, verb, subject)
    if doer not in state.creatures():
        return None
    match frame:
        case ActionPhases():
            first = no("activate-first", "round.activate", what=label(state, doer))
            return reasons.get(f"activate:{doer}", first)
        case Activation(step="choose") if doer != frame.creature:
            return _why_not_activated(state)
        case Activation(step="choose") if verb == "attack":
            return why_not_this_attack(state, doer, subject, target)
        case Activation(step="choose") if verb in ("move", "climb"):
            return _why_not_moved(state, reasons, doer, verb, target)
    return None


def _doer(state: Duel, verb: str, subject: str) -> str:
    """Creature that an option lets act. It is the one named, or the one that bears what attacks or is used."""
    if verb not in ("attack", "use"):
        return subject
    holder = subject.rpartition(".")[0]
    piece = state.things.get(holder)
    return piece.host or holder if isinstance(piece, Piece) else ""


def _why_not_moved(state: Duel, reasons: Reasons, creature: str, verb: str, target: str) -> Refusal | None:
    """A wall is climbed, an open border is not. [movement.one-zone] [movement.climbing]"""
    for key in (f"move:{creature}:{target}", f"move:{creature}"):
        if key in reasons:
            return reasons[key]
    ways = {state.arena.name(zone): full for zone, full in ways_out(state, creature)}
    if target not in ways or ways[target] == (verb == "climb"):
        return None
    if verb == "climb":
        return no("no-climb", "movement.one-zone", what=label(state, creature), zone=target)
    rule = crossing_rule(state, creature, state.arena.zone(target))
    return no("full-crossing", rule, what=label(state, creature), zone=target)


def _why_not_there(state: Duel, creature: str, zone: str) -> Refusal | None:
    """Where a creature cannot be teleported. [movement.teleport]"""
    frame = state.stack[-1]
    if not isinstance(frame, ChooseZone) or frame.creature != creature or zone not in zone_names(state):
        return None
    here, most = state.zone_of(creature), frame.most
    distance = state.arena.distance(here, state.arena.zone(zone))
    return no(
        "teleport-range", "movement.teleport", what=label(state, creature), distance=distance, most=most
    )


# Cards and enchantments


def _why_not_revealed(state: Duel, seat: int, id: str) -> Refusal | None:
    """Only what is one's own and hidden is revealed. [spells.enchantment-hidden] [spells.reveal-cost]"""
    piece = state.things.get(id)
    if not isinstance(piece, Piece) or state.card(id).kind is not Kind.ENCHANTMENT:
        return None
    if piece.hidden:
        mine = state.commander(piece.controller) == seat
        return None if mine else no("reveal-not-yours", "spells.enchantment-hidden")
    return no("revealed", "spells.reveal-cost", spell=label(state, id))


def _why_not_taken(state: Duel, decision: Decision, subject: str) -> Refusal | None:
    """What is not in the book can be neither prepared nor bound. [round.planning-two] [casting.spellbind]"""
    card = spell_named(subject)
    if card is None or not isinstance(state.stack[-1], Planning | Binding):
        return None
    if NUMBER[card.id] in state.player(decision.seat).book:
        return None
    return no("not-in-book", decision.rule, spell=card.name)


def _why_not_chosen(state: Duel, subject: str, choice: str) -> Refusal | None:
    frame = state.stack[-1]
    if not isinstance(frame, Cast) or frame.ability or frame.extra or frame.card(state).slug != subject:
        return None
    return why_not_chosen(state, frame, choice)
