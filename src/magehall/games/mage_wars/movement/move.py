"""Move actions: who may move where, what hinders, and walking through walls."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.lasting import Moment, Stifles, StrikesByLevel, Toll, find_word
from magehall.games.mage_wars.combat.attack_action import spend_charge
from magehall.games.mage_wars.combat.targets import mana_to_declare
from magehall.games.mage_wars.damage.damage import hurt_by
from magehall.games.mage_wars.damage.leave_play import lose_mana
from magehall.games.mage_wars.model.deeds import MoveTo
from magehall.games.mage_wars.model.events.movement import Moved
from magehall.games.mage_wars.model.frames import Activation, Entering, Move, Teleport
from magehall.games.mage_wars.model.labels import label, zone_names
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import has, is_flying, level
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.movement.forced import passage_attacks
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow, Procedure


def is_hindered(state: Duel, creature: str) -> bool:
    """Whether an enemy creature in its zone hinders it. [movement.hinder-start] [movement.hinder-enter]
    [movement.hinder-flying] [movement.hinder-elusive] [movement.hinder-pest] [movement.hinder-helpless]"""
    if has(state, creature, "elusive") or has(state, creature, "blinking"):
        return False  # who moves by teleport is not held either [movement.hinder-shed]
    seat, zone = state.piece(creature).controller, state.zone_of(creature)
    flying = is_flying(state, creature)
    return any(
        state.zone_of(other) == zone
        and state.is_enemy(seat, other)
        and is_flying(state, other) == flying
        and not has(state, other, "pest")
        and not has(state, other, "restrained")
        and not has(state, other, "incapacitated")
        for other in state.creatures()
    )


def can_move(state: Duel, creature: str) -> bool:
    """Whether it can take move actions at all. [conditions.restrained-move]"""
    return not (has(state, creature, "restrained") or has(state, creature, "incapacitated"))


def move_toll(state: Duel, creature: str) -> int:
    """What a move action costs all but mages. [card.suppression-orb]"""
    if creature in MAGE:
        return 0
    return sum(toll.mana for _, toll in state.with_word(Toll) if toll.when is Moment.MOVES)


def toll_rule(state: Duel) -> str:
    """The rule of what asks for mana from those who move."""
    return next(state.card(id).rule for id, toll in state.with_word(Toll) if toll.when is Moment.MOVES)


def cause_against_moving(state: Duel, creature: str, moves: int, held: bool) -> str:
    """Name of the reason why a creature takes no move action. Empty where it may; it has taken ``moves``, and ``held`` says
    that it was hindered before. [movement.fast] [movement.slow] [actions.second-move] [conditions.restrained-move]"""
    if not can_move(state, creature):
        return "restrained"
    if moves > 1:
        return "moved-twice"
    if moves and (held or is_hindered(state, creature)):
        return "hindered"
    if moves and state.piece(creature).used.get("gas"):
        return "gas"
    toll = move_toll(state, creature)
    return "move-toll" if toll and toll > mana_to_declare(state, creature) else ""


GASSED_BY = next(card.rule for card in CARDS if find_word(card.lasting, Stifles))
"""The rule of the gas that slows down. [card.poison-gas-cloud]"""


def why_no_move(state: Duel, creature: str, moves: int, held: bool) -> Verdict:
    """Why a creature stays where it is. [conditions.restrained-move] [movement.hinder-start] [movement.hinder-enter]"""
    cause, what = cause_against_moving(state, creature, moves, held), label(state, creature)
    match cause:
        case "restrained":
            return no(cause, "conditions.restrained-move", what=what)
        case "moved-twice":
            return no(cause, "movement.fast", what=what)
        case "hindered":
            rule = "movement.hinder-enter" if is_hindered(state, creature) else "movement.hinder-start"
            return no(cause, rule, what=what)
        case "gas":
            return no(cause, GASSED_BY, what=what)
        case "move-toll":
            return no(cause, toll_rule(state), what=what, mana=move_toll(state, creature))
    return None


def why_not_move_to(state: Duel, deed: MoveTo, moves: int) -> Verdict:
    """Why a creature that may move does not go to a zone. A wall is climbed, an open border is not.
    [movement.one-zone] [movement.wall-blocked] [movement.climbing]"""
    creature, name, arena = deed.creature, deed.zone, state.arena
    if name not in zone_names(state):
        return None
    here, zone, what = state.zone_of(creature), arena.zone(name), label(state, creature)
    if zone not in arena.neighbours(here).values():
        return no("not-adjacent", "movement.one-zone", what=what, zone=arena.name(here))
    ways = dict(ways_through(state, creature))
    if zone not in ways:
        wall = label(state, state.wall_on(arena.border(here, zone)))
        return no("wall", "movement.wall-blocked", wall=wall, zone=name)
    if ways[zone] and deed.climbs and moves:
        return no("climb", crossing_rule(state, creature, zone), what=what, zone=name)
    if ways[zone] == deed.climbs:
        return None
    if deed.climbs:
        return no("no-climb", "movement.one-zone", what=what, zone=name)
    return no("full-crossing", crossing_rule(state, creature, zone), what=what, zone=name)


def ways_through(state: Duel, creature: str) -> list[tuple[int, bool]]:
    """Zones that a creature's move action leads to, if it may take one. Each comes with whether it takes a full action;
    nothing leads over the wall around the arena. [movement.one-zone] [movement.arena-walls] [movement.wall-blocked]
    [movement.flying-walls] [movement.climbing] [card.wall-of-thorns]"""
    here = state.zone_of(creature)
    beyond = state.arena.neighbours(here).values()
    if not state.index.walls or is_flying(state, creature) or has(state, creature, "blinking"):
        return [(zone, False) for zone in beyond]
    found = []
    for zone in beyond:
        wall = state.wall_on(state.arena.border(here, zone))
        if not wall:
            found.append((zone, False))
            continue
        card = state.card(wall)
        if "passage-blocked" in card.trait_names:
            if has(state, creature, "climbing") and card.corporeal:
                found.append((zone, True))
        else:
            found.append(
                (zone, find_word(card.lasting, StrikesByLevel) is not None and level(state, creature) > 1)
            )
    return found


def crossing_rule(state: Duel, creature: str, zone: int) -> str:
    """Rule by which crossing a wall takes a full action. The wall is on the way to ``zone``."""
    wall = state.card(state.wall_on(state.arena.border(state.zone_of(creature), zone)))
    return "movement.climbing" if "passage-blocked" in wall.trait_names else wall.rule


def leave(move: Move, flow: Flow[Duel]) -> None:
    """Pay for a move and meet the wall on the way. A wall with Passage Attacks strikes before the creature is through.
    [movement.wall-attack]"""
    state = flow.state
    move.displaced = state.piece(move.creature).displaced
    toll = move_toll(state, move.creature)
    if toll:
        payer = state.commander(state.piece(move.creature).controller)
        lose_mana(flow, payer, toll, toll_rule(state))
    if is_flying(state, move.creature) or has(state, move.creature, "blinking"):
        return
    here = state.zone_of(move.creature)
    wall = state.wall_on(state.arena.border(here, move.zone))
    if wall:
        passage_attacks(flow, wall, move.creature)


def arrive(move: Move, flow: Flow[Duel]) -> None:
    """Move the creature into the zone, if nothing stopped it. Who was stopped by the wall, or carried off before it was
    through, goes no further and has nothing to charge with. [movement.wall-attack-stops] [combat.cancelled-moved]
    [traits.charge]"""
    state = flow.state
    if not state.exists(move.creature):
        move.stop()
    elif can_move(state, move.creature) and state.piece(move.creature).displaced == move.displaced:
        if has(state, move.creature, "blinking"):
            flow.call(Teleport(creature=move.creature, zone=move.zone))
            return
        state.move(move.creature, move.zone)
        be_held(move, state)
        flow.emit(
            Moved(what=label(state, move.creature), id=move.creature, zone=state.arena.name(move.zone)),
            "movement.one-zone",
        )
        flow.call(Entering(creature=move.creature))
    else:
        spend_charge(state, move.creature)


def be_held(move: Move, state: Duel) -> None:
    """Who has come to an enemy is held there, whatever happens next. [movement.hinder-enter]"""
    phase = state.opener()
    if isinstance(phase, Activation):
        phase.held = phase.held or is_hindered(state, move.creature)


def suffer(move: Move, flow: Flow[Duel]) -> None:
    """What hurts its bearer with every move action. [card.chains-of-agony]"""
    hurt_by(flow, move.creature, Moment.MOVES)


PROCEDURE = Procedure(leave=leave, arrive=arrive, suffer=suffer)
