"""Blocks: stopping the attack of one enemy, wholly or not at all. [combat.block]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.combat.totals import block_total
from magehall.games.mage_knight.foes.defeat import dismiss
from magehall.games.mage_knight.foes.values import attacks, summons, unreached
from magehall.games.mage_knight.model.combat_state import Foe, Origin, Phase
from magehall.games.mage_knight.model.deeds.combat import BlockFoe
from magehall.games.mage_knight.model.events.combat import EnemyBlocked
from magehall.games.mage_knight.model.frames.combat import AfterBlock
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame


def why_not_attacking(foe: Foe) -> Verdict:
    """Only an enemy that attacks can be blocked. [combat.block]"""
    if attacks(foe):
        return None
    if foe.blocked:
        return refuse("blocked-already", "combat.block", enemy=card_name(foe.enemy))
    if summons(foe):
        return refuse("summoner-attacks-not", "enemy.summon", enemy=card_name(foe.enemy))
    return refuse("attacks-not", "combat.no-attack", enemy=card_name(foe.enemy))


def why_not_block(choice: Choice, deed: BlockFoe) -> Verdict:
    """A block must reach the whole attack of its enemy. [combat.block]"""
    combat = choice.combat
    if combat is None or combat.phase is not Phase.BLOCK:
        return refuse("no-block-phase", "combat.phases")
    foe = choice.state.foes().get(deed.foe)
    if foe is None:
        return unreached(choice.state, deed.foe, "combat.block")
    refusal = why_not_attacking(foe)
    if refusal is not None:
        return refusal
    total = block_total(choice.state, combat, foe)
    if not total.missing:
        return None
    if not combat.blocks:
        return refuse("no-block-points", "combat.block", needed=total.needed)
    amounts = {"points": total.points, "needed": total.needed, "missing": total.missing}
    if total.halved:
        return refuse("block-inefficient", "block.efficient", halved=total.halved, **amounts)
    return refuse("block-short", "combat.block", **amounts)


def block(flow: Flow[Quest], seat: int, deed: BlockFoe) -> None:
    """Stop the attack; all block points are used up. [combat.block]"""
    state = flow.state
    combat = state.edit_combat()
    foe = state.edit_foe(deed.foe)
    total = block_total(state, combat, foe)
    effects = tuple(entry.effect for entry in combat.blocks if entry.effect is not None)
    combat.blocks = []
    foe.blocked = True
    flow.emit(EnemyBlocked(hero=f"#{seat}", enemy=card_name(foe.enemy), points=total.points), "combat.block")
    flow.call(AfterBlock(seat, deed.foe, effects))


def blocks(choice: Choice) -> Iterator[Option]:
    """All blocks there may be."""
    combat = choice.combat
    if combat is not None and combat.phase is Phase.BLOCK:
        for id, foe in choice.state.foes().items():
            yield BlockFoe(id).option(say("option-block", enemy=card_name(foe.enemy)), "combat.block")


BLOCKS = Repertoire(blocks, {BlockFoe: DeedRule(why_not_block, block)})


# What follows a block


def carry_out(after: AfterBlock, flow: Flow[Quest]) -> None:
    """Carry out what parts of the block do on success, one by one. [combat.block]"""
    if not after.effects:
        return
    effect, *rest = after.effects
    after.effects = tuple(rest)
    after.go("effects")
    flow.call(Resolve(after.seat, effect, foe=after.foe))


def set_aside(after: AfterBlock, flow: Flow[Quest]) -> None:
    """A summoned monster that was blocked is discarded. [enemy.summon]"""
    if after.foe in flow.state.things and flow.state.foe(after.foe).origin is Origin.SUMMONED:
        dismiss(flow, after.foe)


PROCEDURES: dict[type[Frame], Procedure] = {
    AfterBlock: Procedure(effects=carry_out, aside=set_aside),
}
