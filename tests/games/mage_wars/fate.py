"""Mage Wars with a hand of fate: a harness that finds what the rules remember and do not look at again.

Fate is a voice in every window, and while it is awake a window opens after every step that has called another procedure.
There, and before any question is answered, it may destroy, move, strip, reveal or steal whatever the running procedures
remember, always by the procedures of the game itself. Nothing may raise, and the invariants must hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from magehall.games.mage_wars import MageWars
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import DestroyEnchantments
from magehall.games.mage_wars.damage.damage import lose_life, put_damage
from magehall.games.mage_wars.damage.leave_play import destroy, lose_mana, return_to_book
from magehall.games.mage_wars.model.arena import DIRECTIONS
from magehall.games.mage_wars.model.frames import Effects, Push, Reveal, Teleport
from magehall.games.mage_wars.model.state import MAGE, NO_SEAT, NOWHERE, Duel, Piece
from magehall.games.mage_wars.model.values import life
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.movement.forced import direction
from magehall.games.mage_wars.procedures import PROCEDURES
from magehall.games.mage_wars.spells.aiming.costs import reveal_cost
from magehall.games.mage_wars.spells.resolving.effects import carry_out
from magehall.games.mage_wars.spells.resolving.reveal import why_it_fades
from magehall.games.mage_wars.spells.resolving.unique import banish, shift
from magehall.games.mage_wars.windows.reveal_windows import AFTER, RevealWindows
from magehall.kernel.decision import Decision, Option, make_option
from magehall.kernel.flow import Flow, Procedure, Window
from magehall.kernel.frame import Frame
from magehall.kernel.records import Record, Value, to_builtins

FATE = 0
"""The seat that speaks for fate, besides its own part."""

STEP = "fate"
"""The window after a step that has none of its own."""


SINGLE_STEPS: dict[type[Frame], Procedure] = {
    frame: Procedure(**procedure.steps) for frame, procedure in PROCEDURES.items()
}
"""The procedures of the game with every step a stage of its own, so that a window can open after each."""


USUAL = RevealWindows()


class FateWindows:
    """The windows of the game, and fate's own."""

    def __init__(self) -> None:
        self.awake = False
        stages = {frame: procedure.stages() for frame, procedure in PROCEDURES.items()}
        everywhere = {
            f"{frame.__name__}.{step}": STEP for frame, steps in SINGLE_STEPS.items() for step in steps.steps
        }
        usual = {
            f"{frame.__name__}.{step}": AFTER[f"{frame.__name__}.{stage}"]
            for frame, last in stages.items()
            for stage, step in last.items()
            if f"{frame.__name__}.{stage}" in AFTER
        }
        self.after: Mapping[str, str] = {**everywhere, **usual}

    def who(self, state: Duel, window: Window, opener: Frame) -> Sequence[int]:
        if window.name == STEP and state.stack[-1] is opener:
            return ()  # the step called nothing: nobody could do anything between it and the next
        asked = [] if window.name == STEP else list(USUAL.who(state, window, opener))
        if self.awake and FATE not in asked and next(deeds(state), None) is not None:
            asked.append(FATE)
        return asked

    def ask(self, state: Duel, window: Window, opener: Frame, seat: int) -> Decision:
        if seat == FATE and self.awake:
            usual = USUAL.who(state, window, opener) if window.name != STEP else ()
            own = USUAL.ask(state, window, opener, seat).options if seat in usual else (LET_PASS,)
            return Decision(seat, say("ask-reveal-phase-end"), "spells.reveal-order", (*deeds(state), *own))
        return USUAL.ask(state, window, opener, seat)

    def reply(self, flow: Flow[Duel], window: Window, opener: Frame, seat: int, option: Option) -> None:
        if option.verb == FATE_VERB:
            strike(flow, option)
        else:
            USUAL.reply(flow, window, opener, seat, option)


FATE_VERB = "fate"
LET_PASS = make_option(say("option-let-pass"), "spells.reveal-order", "pass")


class FatefulWars(MageWars):
    """The game with fate at the table."""

    procedures = SINGLE_STEPS

    def __init__(self) -> None:
        self.fate = FateWindows()
        self.windows = self.fate


def remembered(state: Duel) -> list[str]:
    """The objects that the running procedures remember, with what bears them and what they bear."""
    found: dict[str, None] = {}
    for frame in state.stack:
        for id in words(frame):
            if id in state.things and isinstance(state.things[id], Piece):
                found[id] = None
    for id in list(found):
        host = state.piece(id).host
        if host:
            found[host] = None
        found |= dict.fromkeys(state.attached(id))
    return list(found)


def words(value: Any) -> Iterator[str]:
    """Every word in a frame's fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from words(part)
    elif isinstance(value, dict):
        yield from words(list(value.values()))
    elif isinstance(value, Record | Value | Struct):
        yield from words(to_builtins(value))


def deeds(state: Duel) -> Iterator[Option]:
    """All that fate could do now to what is remembered."""
    for id in remembered(state):
        piece = state.piece(id)
        kind = state.card(id).kind
        placed = piece.zone != NOWHERE or bool(piece.host) or bool(piece.border)
        if not placed:
            continue  # a spell on its way, or a banished creature: out of reach of everything
        yield _deed("destroy", id)
        if state.card(id).life:
            yield _deed("wither", id)
            yield _deed("wound", id)
        if kind is Kind.CREATURE:
            here = state.zone_of(id)
            zones = state.arena.zones
            for zone in {here, zones[0], zones[-1], zones[len(zones) // 2]}:
                yield _deed("teleport", id, state.arena.name(zone))
            for way in DIRECTIONS[:2]:
                yield _deed("push", id, way)
            if id not in MAGE:
                yield _deed("banish", id)
        if any(state.card(other).kind is Kind.ENCHANTMENT for other in state.attached(id)):
            yield _deed("purge", id)
        if kind is Kind.EQUIPMENT:
            yield _deed("unequip", id)
        if kind is Kind.ENCHANTMENT:
            seat = state.commander(piece.controller)
            if piece.hidden and seat != NO_SEAT:
                cost = 0 if why_it_fades(state, id) else reveal_cost(state, id)
                if cost <= state.piece(MAGE[seat]).mana:
                    yield _deed("reveal", id)
            if not piece.hidden:
                for host in state.creatures()[:3]:
                    if host != piece.host:
                        yield _deed("steal", id, host)
        if id in MAGE and piece.mana:
            yield _deed("drain", id)


def _deed(what: str, id: str, target: str = "") -> Option:
    return make_option(say("option-let-pass"), "spells.reveal-order", FATE_VERB, f"{what}.{id}", target)


def strike(flow: Flow[Duel], deed: Option) -> None:
    """Do it."""
    state = flow.state
    what, _, id = deed.subject.partition(".")
    target = deed.target
    match what:
        case "destroy":
            destroy(flow, id, "damage.destroyed")
        case "wither":
            lose_life(flow, id, max(0, life(state, id) - state.piece(id).damage), "damage.life-loss")
        case "wound":
            put_damage(flow, id, max(0, life(state, id) - state.piece(id).damage - 1), "damage.direct")
        case "teleport":
            flow.call(Teleport(creature=id, zone=state.arena.zone(target)))
        case "push":
            flow.call(Push(creature=id, seat=FATE, ways=(direction(target),)))
        case "banish":
            banish(flow, id, 3, state.printed("banish"))
        case "purge":
            base = state.card(id).life + state.piece(id).growth
            if state.card(id).life and life(state, id) > base:
                # Alive only by what it wears.
                state.edit_counters(id).damage = max(state.piece(id).damage, base)
            spell = Effects(source=state.attached(id)[0], caster=id, seat=FATE, target=id)
            carry_out(flow, spell, DestroyEnchantments())
        case "unequip":
            return_to_book(flow, id)
        case "reveal":
            flow.call(Reveal(piece=id))
        case "steal":
            shift(flow, id, target, (state.piece(id).controller + 1) % state.seats, "card.steal-enchantment")
        case "drain":
            lose_mana(flow, MAGE.index(id), state.piece(id).mana, "traits.mana-drain")
