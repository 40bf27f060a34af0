"""Legal targets of an attack, its dice, and modifiers of the effect die. ``cause_against_target`` is the one verdict on a
target."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import AttackBar, Kind, Speed, Style
from magehall.games.mage_wars.cards.lasting import GivesAway, Moment, Toll
from magehall.games.mage_wars.cards.traits import CHARGE
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, AttackKind
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.pieces import is_placed
from magehall.games.mage_wars.model.sight import in_range, sees
from magehall.games.mage_wars.model.state import MAGE, NO_SEAT, NOWHERE, STANDING, Duel, Piece
from magehall.games.mage_wars.model.values import attack_bars, has, immune, is_flying, profile
from magehall.games.mage_wars.model.words import no
from magehall.kernel.decision import Verdict

TARGETS = (Kind.CREATURE, Kind.CONJURATION, Kind.WALL)
"""What a creature may attack."""


def can_be_attacked(state: Duel, id: str) -> bool:
    """Only what has life can. [combat.what-may-be-attacked]"""
    return state.card(id).life > 0


class Striking:
    """An attack to be declared, with what holds for all its targets. ``reach`` says whether
    it strikes what flies, ``there`` is what a melee attack could be made against in the zone, ``guards`` are those that
    cannot be ignored."""

    __slots__ = ("attacker", "bar", "flying", "guards", "mana", "reach", "state", "there")

    def __init__(self, state: Duel, attacker: str, bar: AttackBar) -> None:
        self.state = state
        self.attacker = attacker
        self.bar = bar
        self.flying = is_flying(state, attacker)
        self.reach = self.flying or bar.has("reach")
        self.there: list[str] = []
        self.guards: set[str] = set()
        self.mana = mana_to_declare(state, attacker) if state.is_in_play(Toll) else ENOUGH
        if bar.style is Style.MELEE:
            zone, index = state.zone_of(attacker), state.index
            walls = (
                {index.walls.get(border) for border in state.arena.borders_of(zone)} if index.walls else ()
            )
            self.there = [id for id in index.of_kinds(TARGETS) if state.zone_of(id) == zone or id in walls]
            if not has(state, attacker, "elusive"):
                self.guards = _guards_against(self)


ENOUGH = 99
"""More than any attack costs."""


def attack_targets(state: Duel, attacker: str, bar: AttackBar) -> list[str]:
    """Legal targets of an attack bar, if its cost can be paid. [combat.declare-cost]"""
    striking = Striking(state, attacker, bar)
    near = striking.there if bar.style is Style.MELEE else state.index.of_kinds(TARGETS)
    return [id for id in near if not cause_against_target(striking, id)]


def cause_against_target(striking: Striking, id: str) -> str:
    """Name of the reason why an attack cannot be declared against an object. Empty where it can; the object is one of
    the kinds that are attacked. [combat.melee-target] [combat.ranged-target] [combat.declare-cost]"""
    state = striking.state
    cause = ""
    if striking.bar.style is Style.MELEE:
        # In the attacker's zone, or a wall beside it; guards come first. [combat.friendly] [spells.wall-attacked]
        # [traits.flying-melee] [traits.reach] [guarding.defend-zone]
        guards = striking.guards
        if id not in striking.there:
            cause = "melee-range"
        elif not striking.reach and is_flying(state, id):
            cause = "flying"
        elif guards and id not in guards and not _past_guards(striking, id):
            cause = "guard"
    elif "unshootable" in state.card(id).trait_names:
        cause = "unshootable"
    elif not _in_range(striking, id):
        cause = "attack-range"
    elif not sees(state, striking.attacker, id):
        cause = "attack-sight"
    if cause or striking.mana == ENOUGH:
        return cause
    return "attack-price" if declare_cost(state, striking.attacker, id, striking.bar) > striking.mana else ""


def _guards_against(striking: Striking) -> set[str]:
    """The enemy guards that an attacker cannot ignore. [guarding.defend-zone] [guarding.may-ignore] [guarding.elusive]
    [guarding.restrained] [guarding.pest]"""
    state = striking.state
    seat = state.piece(striking.attacker).controller
    return {
        id
        for id in striking.there
        if state.piece(id).guard
        and state.is_enemy(seat, id)
        and not has(state, id, "pest")
        and not has(state, id, "restrained")
        and (striking.reach or not is_flying(state, id))
    }


def _past_guards(striking: Striking, id: str) -> bool:
    """Whether a target can be attacked past any guard. Friendly objects can be, what clings to the attacker, and flyers
    by flyers. [guarding.friendly-attack] [guarding.flying-attacker]"""
    state, attacker = striking.state, striking.attacker
    if not state.is_enemy(state.piece(attacker).controller, id) or state.piece(id).host == attacker:
        return True
    return striking.flying and is_flying(state, id)


def _in_range(striking: Striking, id: str) -> bool:
    """Whether a shot reaches an object. In one zone no range is too short to or from a flyer. [combat.ranged-target]
    [traits.flying-ranged] [guarding.ranged-ignores]"""
    state, attacker = striking.state, striking.attacker
    if in_range(state, attacker, id, striking.bar.within):
        return True
    return state.zone_of(id) == state.zone_of(attacker) and (striking.flying or is_flying(state, id))


def why_not_declare(striking: Striking, target: str) -> Verdict:
    """Why an attack cannot be declared against a target; None where it can. The words name something.
    [combat.what-may-be-attacked]"""
    state, attack = striking.state, f"@attack-{striking.bar.name}"
    piece = state.things.get(target)
    if not isinstance(piece, Piece) or not is_placed(piece) or state.card(target).kind not in TARGETS:
        return no("not-attackable", "combat.what-may-be-attacked", target=target_label(state, target))
    cause, name = cause_against_target(striking, target), label(state, target)
    match cause:
        case "melee-range":
            return no(cause, "combat.melee-target", attack=attack, target=name)
        case "flying":
            return no(cause, "traits.flying-melee", attack=attack, target=name)
        case "guard":
            return no(cause, "guarding.defend-zone", target=name)
        case "unshootable":
            return no(cause, state.card(target).rule, target=name)
        case "attack-range" if sees(state, striking.attacker, target):
            return no(cause, "combat.ranged-target", attack=attack, target=name)
        case "attack-range" | "attack-sight":
            return no("attack-sight", "movement.los-needed", target=name)
        case "attack-price":
            price = declare_cost(state, striking.attacker, target, striking.bar)
            return no(cause, "combat.declare-cost", target=name, mana=price, has=striking.mana)
    return None


def likely_targets(state: Duel, attacker: str) -> list[str]:
    """What an attacker would want to attack, wherever it is."""
    seat = state.piece(attacker).controller
    return [
        id
        for id, piece in state.pieces()
        if ((state.card(id).kind in STANDING and state.zone_of(id) != NOWHERE) or piece.border)
        and can_be_attacked(state, id)
        and state.is_enemy(seat, id)
    ]


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
    the attacker bears lets counterstrikes go free, and so may what the target bears."""
    peace = state.bears(attacker, Toll) if kind is AttackKind.ACTION else []
    found = [(other, "attack", toll.mana) for other, toll in peace if toll.when is Moment.ATTACKS]
    if bar.style is Style.MELEE and target in MAGE:
        counters = kind is AttackKind.COUNTERSTRIKE
        found += [
            (other, attacker, toll.mana)
            for other, toll in state.bears(target, Toll)
            if toll.when is Moment.ATTACKED and not (counters and toll.spares_counterstrikes)
        ]
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
