"""Attacks and blocks between players. [duel.attack] [duel.block]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, SIEGE, Element
from magehall.games.mage_knight.combat.totals import EFFICIENT_BLOCKS, attack_now
from magehall.games.mage_knight.duel.sides import give_word, side_of
from magehall.games.mage_knight.effects.rival_units import RIVAL
from magehall.games.mage_knight.model.combat_state import AttackPoints, Phase
from magehall.games.mage_knight.model.deeds.duel import Endure, Launch, LetBe
from magehall.games.mage_knight.model.events.duel import AttackForgone, AttackLaunched, AttackReduced
from magehall.games.mage_knight.model.frames.combat import AfterBlock
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace

# Attacks


def counted(state: Quest, duel: Duel, *, exposed: bool = False) -> list[AttackPoints]:
    """The attacks of a duel that count now. In the first phase there is no melee, and against walls only siege, unless
    it goes at ``exposed`` units alone. [duel.fortified] [duel.exposed]"""
    combat = side_of(state, duel.attacker)
    attacks = [attack_now(combat, entry) for entry in combat.attacks]
    if duel.melee:
        return attacks
    walls = not exposed and has_walls(state, duel)
    return [entry for entry in attacks if entry.mode is SIEGE or (entry.mode is not MELEE and not walls)]


def has_walls(state: Quest, duel: Duel) -> bool:
    """Whether walls keep ranged attacks off who blocks. [duel.fortified]"""
    walls = side_of(state, duel.blocker).fortified and not state.turn(duel.attacker).ignores_sites
    return walls and not duel.melee


def _exposed_units(state: Quest, duel: Duel) -> list[str]:
    """The units that could be wounded and stand outside the walls around them. [duel.exposed]"""
    if not has_walls(state, duel):
        return []
    units = {id: state.unit(id) for id in state.hero(duel.blocker).units}
    return [id for id, unit in units.items() if unit.unfortified and not unit.wounds]


def attack_total(state: Quest, duel: Duel, *, exposed: bool = False) -> int:
    """The value of an attack. [duel.attack]"""
    return sum(_value(state, duel, entry) for entry in counted(state, duel, exposed=exposed))


def _value(state: Quest, duel: Duel, entry: AttackPoints) -> int:
    """The value of an attack's points. Physical ones may count double in the second phase. [duel.attack]"""
    doubled = duel.melee and state.turn(duel.attacker).doubles_physical
    return entry.points * (2 if doubled and entry.element is PHYSICAL else 1)


def why_not_launch(choice: Choice, deed: Launch) -> Verdict:
    """An attack needs points that count, and one at exposed units such units. [duel.attack] [duel.exposed]"""
    duel = choice.state.top(Duel)
    if deed.exposed and not _exposed_units(choice.state, duel):
        return refuse("duel-none-exposed", "duel.exposed")
    if attack_total(choice.state, duel, exposed=deed.exposed):
        return None
    walls = bool(side_of(choice.state, duel.attacker).attacks)
    return refuse("duel-no-points", "duel.fortified" if walls else "duel.attack")


def launch(flow: Flow[Quest], seat: int, deed: Launch) -> None:
    """Attack; now the rival may block. [duel.attack] [duel.exposed]"""
    state = flow.state
    duel = state.top(Duel)
    attacks = counted(state, duel, exposed=deed.exposed)
    duel.exposed = deed.exposed
    duel.shares = tuple(replace(entry, points=_value(state, duel, entry)) for entry in attacks)
    duel.points = sum(share.points for share in duel.shares)
    duel.mana = len(state.turn(seat).mana_used) - duel.mana
    duel.passes = 0
    state.edit_combat().attacks = []
    flow.emit(AttackLaunched(hero=f"#{seat}", points=duel.points), "duel.attack")
    duel.go("defence_begins")


def why_not_let_be(_choice: Choice, _deed: LetBe) -> Verdict:
    """Nobody must attack. [duel.passing]"""
    return None


def let_be(flow: Flow[Quest], seat: int, _deed: LetBe) -> None:
    """Pass; two in a row end the phase. [duel.passing]"""
    duel = flow.state.top(Duel)
    duel.passes += 1
    flow.emit(AttackForgone(hero=f"#{seat}"), "duel.passing")
    duel.go("turn_about")


def ways_to_attack(choice: Choice) -> Iterator[Option]:
    """Attack, or let it be."""
    yield Launch().option(say("option-launch"), "duel.attack")
    if _exposed_units(choice.state, choice.state.top(Duel)):
        yield Launch(exposed=True).option(say("option-launch-exposed"), "duel.exposed")
    yield LetBe().option(say("option-let-be"), "duel.passing")


ATTACKING = Repertoire(
    ways_to_attack,
    {Launch: DeedRule(why_not_launch, launch), LetBe: DeedRule(why_not_let_be, let_be)},
)

# Blocks


def block_total(state: Quest, duel: Duel) -> int:
    """What a block comes to: efficient against one element of the attack is efficient. What counts icons of an enemy
    counts the mana spent on the attack. [duel.block] [card.cold-toughness]"""
    efficient = inefficient = 0
    blocks = side_of(state, duel.blocker).blocks
    for entry in blocks:
        points = entry.points + entry.per_icon * duel.mana
        if _is_efficient(entry.element, duel.elements):
            efficient += points
        else:
            inefficient += points
    total = efficient + inefficient // 2
    slowed = any(entry.slows for entry in blocks)
    return total if duel.melee or slowed else total // 2


def _is_efficient(element: Element, attacked_with: tuple[Element, ...]) -> bool:
    return any(element in EFFICIENT_BLOCKS[against] for against in attacked_with)


def why_not_endure(_choice: Choice, _deed: Endure) -> Verdict:
    """A block may be partial, or none. [duel.block]"""
    return None


def endure(flow: Flow[Quest], seat: int, _deed: Endure) -> None:
    """Take the block off the attack; what is left is damage. [duel.block] [duel.cancel]"""
    state = flow.state
    duel, combat = state.top(Duel), state.edit_combat()
    block = block_total(state, duel)
    unblocked = max(0, duel.points - block)
    left = 0 if combat.skips_blocking else unblocked
    effects = tuple(entry.effect for entry in combat.blocks if entry.effect is not None)
    combat.skips_blocking, combat.blocks = False, []
    duel.points = left
    flow.emit(AttackReduced(hero=f"#{seat}", block=block, left=left), "duel.block")
    duel.go("damage_begins")
    if not unblocked and effects:
        flow.call(AfterBlock(seat, RIVAL, effects))


def way_to_endure(_choice: Choice) -> Iterator[Option]:
    """Block with what was played."""
    yield Endure().option(say("option-endure"), "duel.block")


DEFENDING = Repertoire(way_to_endure, {Endure: DeedRule(why_not_endure, endure)})


def begin_attack(flow: Flow[Quest], duel: Duel) -> None:
    """Give the attacker the word, with what an earlier block gave. [duel.attack]"""
    combat = give_word(flow, duel.attacker, Phase.ATTACK if duel.melee else Phase.RANGED)
    combat.attacks = []
    duel.mana = len(flow.state.turn(duel.attacker).mana_used)
    if duel.melee:
        combat.attacks, combat.later = combat.later, []
