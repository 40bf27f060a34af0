"""Legal targets of an attack, its dice, and modifiers of the effect die."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import AttackBar, Kind, Speed, Style
from magehall.games.mage_wars.cards.lasting import GivesAway, Moment, Toll
from magehall.games.mage_wars.cards.traits import CHARGE
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, AttackKind
from magehall.games.mage_wars.model.sight import in_range, sees
from magehall.games.mage_wars.model.state import MAGE, NO_SEAT, Duel
from magehall.games.mage_wars.model.values import attack_bars, has, immune, is_flying, profile

TARGETS = (Kind.CREATURE, Kind.CONJURATION, Kind.WALL)
"""What a creature may attack."""


def can_be_attacked(state: Duel, id: str) -> bool:
    """Only what has life can. [combat.what-may-be-attacked]"""
    return state.card(id).life > 0


def melee_targets(state: Duel, attacker: str, bar: AttackBar) -> list[str]:
    """Legal targets of a melee attack. They are in the attacker's zone, or walls beside it. [combat.melee-target]
    [combat.friendly] [spells.wall-attacked] [traits.flying-melee] [traits.reach]"""
    zone, index = state.zone_of(attacker), state.index
    walls = {index.walls.get(border) for border in state.arena.borders_of(zone)} if index.walls else ()
    there = [id for id in index.of_kinds(TARGETS) if state.zone_of(id) == zone or id in walls]
    reach = bar.has("reach") or is_flying(state, attacker)
    reachable = there if reach else [id for id in there if not is_flying(state, id)]
    guards = guards_against(state, attacker, reachable)
    if not guards:
        return reachable
    return [id for id in reachable if id in guards or _past_guards(state, attacker, id)]


def guards_against(state: Duel, attacker: str, reachable: list[str]) -> set[str]:
    """The enemy guards that an attacker cannot ignore. [guarding.defend-zone] [guarding.may-ignore] [guarding.elusive]
    [guarding.restrained] [guarding.pest]"""
    if has(state, attacker, "elusive"):
        return set()
    seat = state.piece(attacker).controller
    return {
        id
        for id in reachable
        if state.piece(id).guard
        and state.is_enemy(seat, id)
        and not has(state, id, "pest")
        and not has(state, id, "restrained")
    }


def _past_guards(state: Duel, attacker: str, id: str) -> bool:
    """Whether a target can be attacked past any guard. Friendly objects can be, what clings to the attacker, and flyers
    by flyers. [guarding.friendly-attack] [guarding.flying-attacker]"""
    if not state.is_enemy(state.piece(attacker).controller, id) or state.piece(id).host == attacker:
        return True
    return is_flying(state, attacker) and is_flying(state, id)


def ranged_targets(state: Duel, attacker: str, bar: AttackBar) -> list[str]:
    """The objects a ranged attack may be declared against, past all guards. [combat.ranged-target]
    [traits.flying-ranged] [guarding.ranged-ignores]"""
    return [
        id
        for id in state.index.of_kinds(TARGETS)
        if can_be_shot(state, attacker, id, bar.within) and "unshootable" not in state.card(id).trait_names
    ]


def can_be_shot(state: Duel, attacker: str, id: str, within: tuple[int, int]) -> bool:
    """Whether an object is in range and in line of sight. In one zone no range is too short to or from a flyer.
    [traits.flying-ranged]"""
    if not in_range(state, attacker, id, within):
        same = state.zone_of(id) == state.zone_of(attacker)
        if not (same and (is_flying(state, id) or is_flying(state, attacker))):
            return False
    return sees(state, attacker, id)


def attack_targets(state: Duel, attacker: str, bar: AttackBar) -> list[str]:
    """Legal targets of an attack bar, if its cost can be paid. [combat.declare-cost]"""
    found = (
        melee_targets(state, attacker, bar)
        if bar.style is Style.MELEE
        else ranged_targets(state, attacker, bar)
    )
    if not state.is_in_play(Toll):
        return found
    mana = mana_to_declare(state, attacker)
    return [id for id in found if declare_cost(state, attacker, id, bar) <= mana]


def mana_to_declare(state: Duel, attacker: str) -> int:
    """The mana at hand for what an attack costs."""
    seat = state.commander(state.piece(attacker).controller)
    return 0 if seat == NO_SEAT else state.piece(MAGE[seat]).mana


def declare_cost(
    state: Duel, attacker: str, target: str, bar: AttackBar, kind: AttackKind = AttackKind.ACTION
) -> int:
    """Mana that the attacker's controller must pay to declare an attack. What it bears and what its target bears may
    ask for it, each once a round. [combat.declare-cost] [card.pacify] [card.suppression-cloak]"""
    return sum(cost for _, _, cost in declare_costs(state, attacker, target, bar, kind))


def declare_costs(
    state: Duel, attacker: str, target: str, bar: AttackBar, kind: AttackKind = AttackKind.ACTION
) -> list[tuple[str, str, int]]:
    """Sources of a cost to declare an attack. Each comes with the name under which it is used up, and its mana; what
    the attacker bears lets counterstrikes go free."""
    peace = state.bears(attacker, Toll) if kind is AttackKind.ACTION else []
    found = [(other, "attack", toll.mana) for other, toll in peace if toll.when is Moment.ATTACKS]
    if bar.style is Style.MELEE and target in MAGE:
        worn = state.bears(target, Toll)
        found += [(other, attacker, toll.mana) for other, toll in worn if toll.when is Moment.ATTACKED]
    return [(source, use, cost) for source, use, cost in found if not state.piece(source).used.get(use)]


def attacks_with(state: Duel, attacker: str, *speeds: Speed) -> list[tuple[str, int, AttackBar]]:
    """Attack bars of a creature that have one of these speeds. They are listed speed by speed. [actions.attack]"""
    bars = attack_bars(state, attacker)
    return [entry for speed in speeds for entry in bars if entry[2].speed is speed]


def counterstrikes(state: Duel, defender: str, out_of_reach: bool) -> list[tuple[str, int, AttackBar]]:
    """Attack bars a defender may counterstrike with. An attacker in the air is out of reach of most.
    [combat.counterstrike-quick-melee] [guarding.counterstrike]"""
    if not state.exists(defender) or state.card(defender).kind is not Kind.CREATURE:
        return []
    if has(state, defender, "incapacitated"):
        return []
    ready = state.piece(defender).guard or has(state, defender, "counterstrike")
    return [
        (holder, place, bar)
        for holder, place, bar in attack_bars(state, defender)
        if bar.style is Style.MELEE
        and bar.speed is Speed.QUICK
        and (ready or bar.has("counterstrike"))
        and (not out_of_reach or bar.has("reach"))
    ]


def first_bonuses(state: Duel, attacker: str, bar: AttackBar) -> tuple[int, int]:
    """Dice bonuses for the first attack of an action with a bar. One comes from Melee or Ranged, the other from
    Bloodthirsty. [traits.melee] [traits.ranged] [traits.bloodthirsty]"""
    if not state.exists(attacker):
        return 0, 0
    ours = profile(state, attacker)
    typed = ours.might.get(bar.harm, 0) if bar.harm is not None else 0
    if bar.style is Style.MELEE:
        return typed + ours.value("melee"), ours.value("bloodthirsty")
    if bar.style is Style.RANGED and not bar.zone:
        return typed + ours.value("ranged"), 0
    return 0, 0


def dice_for(
    state: Duel,
    attacker: str,
    bar: AttackBar,
    target: str,
    kind: AttackKind,
    charged: bool,
    given: tuple[int, int] = (0, 0),
) -> tuple[int, int]:
    """Number of attack dice, in two parts. The first is without, the second from bonuses that hold only for the first
    attack of an action; of those only what goes beyond ``given``, as it stood at the attacks before.
    [combat.attack-dice] [combat.dice-only-bonuses] [traits.first-attack-only] [traits.bonus-midway]"""
    theirs = profile(state, target)
    dice = bar.dice - theirs.value("aegis")  # [traits.aegis]
    if kind in AUTOMATIC or not state.exists(attacker):
        return dice, 0
    ours = profile(state, attacker)
    more, thirst = first_bonuses(state, attacker, bar)
    first = max(0, more - given[0])
    wounded = state.piece(target).damage > 0 and state.card(target).kind is Kind.CREATURE
    if wounded and theirs.has("living"):
        first += max(0, thirst - given[1])
    if charged and bar.style is Style.MELEE:
        first += ours.value(CHARGE)  # [traits.charge]
    if not bar.spell and kind is not AttackKind.SPELL:
        # [conditions.weak] [conditions.weak-limits]
        dice -= state.piece(attacker).markers.get("weak", 0) + ours.value("feeble")
    return dice + given_away(state, target, attacker), first


def given_away(state: Duel, target: str, attacker: str) -> int:
    """Dice that what the target bears gives an attacker. It gives them to a creature that has not yet attacked the
    target this round. [card.marked-for-death]"""
    marks = state.bears(target, GivesAway)
    if not marks or state.card(attacker).kind is not Kind.CREATURE:
        return 0
    return 0 if state.piece(attacker).used.get(attacked(target)) else max(mark.dice for _, mark in marks)


def attacked(target: str) -> str:
    """Key that notes an attacker's first attack on a target this round."""
    return f"attacked-{target}"


def both_dice_bonus(state: Duel, bar: AttackBar, target: str, flying: bool) -> int:
    """Bonus to the attack dice and the effect die alike. ``flying`` says whether the target counts as such.
    [combat.bonus-against] [combat.type-modifier] [combat.damage-types]"""
    theirs = profile(state, target)
    card = state.card(target)
    bonus = 0
    if bar.harm is not None:
        bonus += theirs.harms.get(bar.harm, 0)
    for extra in bar.bonuses:
        if extra.creatures and card.kind is not Kind.CREATURE:
            continue
        named = {"flying": flying, "incorporeal": not card.corporeal}
        if any(named.get(trait, theirs.has(trait)) for trait in extra.traits) or any(
            school in card.school_names for school in extra.schools
        ):
            bonus += extra.value
    return bonus


def is_unaffected(state: Duel, bar: AttackBar, target: str) -> bool:
    """Immune to the attack's type of damage: no dice at all. [combat.type-immunity]"""
    return immune(state, target, bar.harm)
