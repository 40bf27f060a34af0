"""The choices besides its target that a spell needs before it is paid for. A second target, a piece of equipment, a
direction, the conditions to remove, a second wall; and whether they leave a way to cast it. [casting.choices]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import Card
from magehall.games.mage_wars.cards.declare import ZONE
from magehall.games.mage_wars.cards.prices import Ask, ThroughWall
from magehall.games.mage_wars.damage.conditions import CONDITION_HARM, removal_cost
from magehall.games.mage_wars.model.arena import DIRECTIONS
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.labels import target_label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.movement.forced import THROUGH, is_attacked_on_the_way
from magehall.games.mage_wars.spells.abilities.abilities import find_ability
from magehall.games.mage_wars.spells.aiming.costs import (
    cast_cost,
    cure_cost,
    depends_on_target,
    least_cast_cost,
    mana_for,
    too_dear,
)
from magehall.games.mage_wars.spells.aiming.new_hosts import new_hosts, why_not_steal
from magehall.games.mage_wars.spells.aiming.targets import Aiming, aims_of, is_legal
from magehall.kernel.decision import Verdict

PRICED = frozenset({Ask.CURES, Ask.DIRECTION, Ask.ZONE})
"""The choices by which a spell costs more or less than it does without."""

DONE = "done"
"""The answer that nothing more is chosen."""

SECOND_TARGETS = frozenset({Ask.EQUIPMENT, Ask.ZONE, Ask.HOST, Ask.THEFT})
"""The choices that are targets of their own."""


def is_settled(card: Card) -> bool:
    """Whether a legal target is all that a spell needs."""
    return card.asks is None and not card.once_a_round


def why_pointless(state: Duel, caster: str, seat: int, card: Card, target: str) -> Verdict:
    """Why no choice lets a spell be cast at a legal target. [casting.choices]"""
    match card.asks:
        case None if card.once_a_round:
            return _why_not_again(state, card, target)
        case Ask.EQUIPMENT if not state.worn(target):
            return no("wears-nothing", card.rule, spell=card.name, target=target_label(state, target))
        case Ask.CURES if not purifiable(state, target, ()):
            return no("nothing-to-purify", card.rule, spell=card.name, target=target_label(state, target))
        case Ask.HOST:
            return _why_not_carried(state, caster, seat, card, target)
        case Ask.THEFT:
            return why_not_steal(state, seat, target) or _why_not_carried(state, caster, seat, card, target)
    return None


def _why_not_again(state: Duel, card: Card, creature: str) -> Verdict:
    """[card.battle-fury] [card.rouse-the-beast]"""
    if state.piece(creature).used.get(card.rule):
        return no("once-a-round", card.rule, spell=card.name, target=target_label(state, creature))
    if not card.rouses or is_fresh(state, creature):
        return None
    came = state.piece(creature).summoned == state.match.round
    key = "active" if came else "not-just-came"
    return no(key, card.rule, spell=card.name, target=target_label(state, creature))


def _why_not_carried(state: Duel, caster: str, seat: int, card: Card, enchantment: str) -> Verdict:
    """[card.shift-enchantment] [card.steal-enchantment] [casting.pay]"""
    hosts = new_hosts(state, caster, seat, enchantment)
    if not hosts:
        return no("no-new-host", card.rule, spell=card.name, target=target_label(state, enchantment))
    # No host is dearer than a mage, and the others cost the same. [spells.magebind]
    cheapest = next((new for new in hosts if new not in MAGE), hosts[0])
    price = cast_cost(state, caster, card, enchantment, (cheapest,))
    mana = mana_for(state, caster, seat)
    return too_dear(card, price, mana) if price > mana else None


def is_fresh(state: Duel, creature: str) -> bool:
    """Whether a creature came into play this round and waits for the next. [card.rouse-the-beast]"""
    piece = state.piece(creature)
    return piece.summoned == state.match.round and not piece.active


def flat_cost(state: Duel, caster: str, card: Card) -> int | None:
    """What the caster would pay whatever the target; None where that makes a difference."""
    if card.cost is None or card.asks in PRICED:
        return None
    if caster not in state.index.discounts:
        return card.cost
    return None if depends_on_target(state, caster) else cast_cost(state, caster, card, "")


def least_cost(state: Duel, caster: str, card: Card, target: str) -> int:
    """What the caster would pay now for the cheapest of the choices that follow."""
    match card.asks:
        case Ask.CURES:
            ways = purifiable(state, target, ())
        case Ask.ZONE:
            ways = zones_in_sight(state, caster, card)
        case Ask.DIRECTION:
            ways = push_ways(state, target, card)
        case _:
            return cast_cost(state, caster, card, target)
    return least_cast_cost(state, caster, card, target, ways)


def can_go_on(state: Duel, cast: Cast) -> bool:
    """Whether an announced spell can still be cast and paid for. What was chosen so far is taken into account.
    [casting.pay]"""
    if not state.exists(cast.caster):
        return False
    mana = mana_for(state, cast.caster, cast.seat)
    if cast.ability:
        if not state.exists(cast.holder) or (cast.target != "arena" and not state.exists(cast.target)):
            return False
        ability = find_ability(state, cast.holder, cast.ability)
        return ability.cost + cure_cost(state, cast.target, cast.extra) <= mana
    card = cast.card(state)
    if not is_legal(state, cast.caster, cast.seat, card, cast.target):
        return False
    if cast.extra:
        return cast_cost(state, cast.caster, card, cast.target, cast.extra) <= mana
    return (
        why_pointless(state, cast.caster, cast.seat, card, cast.target) is None
        and least_cost(state, cast.caster, card, cast.target) <= mana
    )


def second_target(card: Card, extra: tuple[str, ...]) -> str:
    """Second target of a spell, empty where it has none. It is a new host, a zone or a piece of equipment."""
    return extra[0] if extra and card.asks in SECOND_TARGETS else ""


def still_fits(state: Duel, caster: str, seat: int, card: Card, target: str, extra: tuple[str, ...]) -> bool:
    """Whether what was chosen for a spell could be chosen for it now. Caster and target may be others by now.
    [casting.second-target] [card.reverse-magic]"""
    if not extra:
        return True
    match card.asks:
        case Ask.EQUIPMENT:
            return extra[0] in state.worn(target)
        case Ask.ZONE:
            return extra[0] in zones_in_sight(state, caster, card)
        case Ask.DIRECTION:
            ways = push_ways(state, target, card)
            return extra[0] in ways or extra[0].removesuffix(THROUGH) in ways
        case Ask.CURES:
            return all(
                part == DONE or part in purifiable(state, target, extra[:place])
                for place, part in enumerate(extra)
            )
        case Ask.THEFT if why_not_steal(state, seat, target) is not None:
            return False
        case Ask.HOST | Ask.THEFT:
            return extra[0] in new_hosts(state, caster, seat, target)
    return True


def zones_in_sight(state: Duel, caster: str, card: Card) -> list[str]:
    """The zones in range and in sight. [card.teleport]"""
    return aims_of(carrying_to_zone(state, caster, card))


def carrying_to_zone(state: Duel, caster: str, card: Card) -> Aiming:
    """A spell that is to carry its target to a zone. How near that is does not matter. [card.teleport]"""
    _, most = card.within
    return Aiming(state, caster, state.piece(caster).controller, ZONE, (0, most), card.name, card.rule)


def push_ways(state: Duel, creature: str, card: Card) -> list[str]:
    """Directions in which a creature may be pushed: all four. One through a wall with Passage Attacks is marked, and
    costs more; where that need not be paid, it is there unmarked too. [card.force-push] [card.force-push-fourth]"""
    optional = isinstance(card.price, ThroughWall) and card.price.optional
    found: list[str] = []
    for way in DIRECTIONS:
        attacks = is_attacked_on_the_way(state, creature, way)
        found += [f"{way}{THROUGH}"] if attacks else []
        found += [way] if optional or not attacks else []
    return found


def purifiable(state: Duel, creature: str, taken: tuple[str, ...]) -> list[str]:
    """The poison conditions and revealed poison enchantments still there to be removed. [card.purify]"""
    piece = state.piece(creature)
    found = [
        condition
        for condition, count in piece.markers.items()
        if CONDITION_HARM.get(condition) == "poison"
        and removal_cost(state, creature, condition) is not None
        and taken.count(condition) < count
    ]
    found += [
        id
        for id in state.attached(creature)
        if "poison" in state.card(id).subtypes and not state.piece(id).hidden and id not in taken
    ]
    return found
