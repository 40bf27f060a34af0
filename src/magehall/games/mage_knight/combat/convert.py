"""Move points that become attack, and influence that becomes block. [card.agility] [card.diplomacy]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, RANGED
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints, Combat, Phase
from magehall.games.mage_knight.model.deeds.combat import Convert
from magehall.games.mage_knight.model.events.combat import PointsConverted
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

ATTACK_BY_MOVE, RANGED_BY_MOVE, BLOCK_BY_INFLUENCE = "attack", "ranged", "block"
COSTS = {ATTACK_BY_MOVE: 1, RANGED_BY_MOVE: 2, BLOCK_BY_INFLUENCE: 1}
"""What a point costs in points to move or of influence."""

_PHASES = {
    ATTACK_BY_MOVE: Phase.ATTACK,
    RANGED_BY_MOVE: Phase.RANGED,
    BLOCK_BY_INFLUENCE: Phase.BLOCK,
}
_RULES = {
    ATTACK_BY_MOVE: "card.agility",
    RANGED_BY_MOVE: "card.agility",
    BLOCK_BY_INFLUENCE: "card.diplomacy",
}


def _is_allowed(choice: Choice, into: str) -> bool:
    turn = choice.turn
    if into == BLOCK_BY_INFLUENCE:
        return turn.influence_block is not None
    return turn.move_as_ranged if into == RANGED_BY_MOVE else turn.move_as_attack


def _in_phase(combat: Combat, into: str) -> bool:
    """Whether such points serve in this phase. Attacks that all became siege serve in the first one too.
    [combat.convert]"""
    early = into == ATTACK_BY_MOVE and combat.all_siege and combat.phase is Phase.RANGED
    return early or combat.phase is _PHASES[into]


def _at_hand(choice: Choice, into: str) -> int:
    """The points that could be converted."""
    if choice.combat is None:
        return 0
    return choice.turn.influence if into == BLOCK_BY_INFLUENCE else choice.combat.move_left


def why_not_convert(choice: Choice, deed: Convert) -> Verdict:
    """An effect must allow it, and the points must be left. [card.agility] [card.diplomacy]"""
    into = deed.into
    if into not in COSTS or deed.points < 1:
        return refuse("no-such-points", "combat.phases")
    if choice.combat is None or not _in_phase(choice.combat, into):
        return refuse("not-in-this-phase", "combat.phases")
    if not _is_allowed(choice, into):
        return refuse("not-convertible", _RULES[into])
    if deed.points * COSTS[into] > _at_hand(choice, into):
        return refuse("too-few-points", _RULES[into], points=_at_hand(choice, into))
    return None


def convert(flow: Flow[Quest], seat: int, deed: Convert) -> None:
    """Turn points into those wanted. [card.agility] [card.diplomacy]"""
    combat, turn = flow.state.edit_combat(), flow.state.edit_turn(seat)
    spent = deed.points * COSTS[deed.into]
    if deed.into == BLOCK_BY_INFLUENCE:
        turn.influence -= spent
        combat.blocks.append(BlockPoints(deed.points, turn.influence_block or PHYSICAL))
    else:
        combat.move_left -= spent
        mode = RANGED if deed.into == RANGED_BY_MOVE else MELEE
        combat.attacks.append(AttackPoints(deed.points, mode, PHYSICAL))
    combat.begun = True
    flow.emit(
        PointsConverted(hero=f"#{seat}", into=f"@converted-{deed.into}", points=deed.points),
        _RULES[deed.into],
    )


def conversions(choice: Choice) -> Iterator[Option]:
    """Options for each amount that can be converted in this phase. Several strikes may want their share."""
    combat = choice.combat
    if combat is None:
        return
    for into, cost in COSTS.items():
        if _in_phase(combat, into) and _is_allowed(choice, into):
            for points in range(1, _at_hand(choice, into) // cost + 1):
                words = say(f"option-convert-{into}", points=points, spent=points * cost)
                yield Convert(into, points).option(words, _RULES[into])


CONVERSIONS = Repertoire(conversions, {Convert: DeedRule(why_not_convert, convert)})
