"""The choices besides its target that a spell needs before it is paid for. A second target, a piece of equipment, a
direction, the conditions to remove, a second wall. [casting.choices]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import NUMBER, Card
from magehall.games.mage_wars.cards.card import Kind, Style
from magehall.games.mage_wars.cards.effects import RemoveConditions
from magehall.games.mage_wars.cards.prices import Ask
from magehall.games.mage_wars.damage.conditions import CONDITION_HARM, removal_cost
from magehall.games.mage_wars.model.arena import DIRECTIONS
from magehall.games.mage_wars.model.deeds import ChooseFor, CureCondition
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.sight import sees_zone
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import damage_barrier, is_flying
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.abilities import find_ability
from magehall.games.mage_wars.spells.costs import cast_cost, cure_cost, mana_for, purify_price
from magehall.games.mage_wars.spells.effects import curable
from magehall.games.mage_wars.spells.suiting import in_play_forbidden
from magehall.games.mage_wars.spells.targets import Aiming, aims_of, is_legal
from magehall.games.mage_wars.spells.training import may_use
from magehall.kernel.decision import Decision, Deed, Option, Pass
from magehall.kernel.text import Arg, Text

PRICED = frozenset({Ask.CURES, Ask.DIRECTION, Ask.ZONE})
"""The choices by which a spell costs more or less than it does without."""

SECOND_TARGETS = frozenset({Ask.EQUIPMENT, Ask.ZONE, Ask.HOST, Ask.THEFT})
"""The choices that are targets of their own."""

DONE = "done"
ONE_WALL = "one"


def is_castable_at(state: Duel, caster: str, seat: int, card: Card, target: str) -> bool:
    """Whether the choices that follow leave at least one way to cast the spell."""
    if card.asks is None:
        if not card.once_a_round:
            return True
        # [card.battle-fury] [card.rouse-the-beast]
        return not state.piece(target).used.get(card.rule) and (not card.rouses or is_fresh(state, target))
    match card.asks:
        case Ask.EQUIPMENT:
            return bool(equipment_on(state, target))
        case Ask.CURES:
            return bool(_purify(state, target, ()))
        case Ask.THEFT if not _may_steal(state, seat, target):
            return False
        case Ask.HOST | Ask.THEFT:
            return any(
                cast_cost(state, caster, card, target, (new,)) <= mana_for(state, caster, seat)
                for new in new_hosts(state, caster, seat, target)
            )
    return True


def is_fresh(state: Duel, creature: str) -> bool:
    """Whether a creature came into play this round and waits for the next. [card.rouse-the-beast]"""
    piece = state.piece(creature)
    return piece.summoned == state.match.round and not piece.active


def flat_cost(state: Duel, caster: str, card: Card) -> int | None:
    """What the caster would pay whatever the target; None where that makes a difference."""
    if card.asks in PRICED or caster in state.index.discounts:
        return None
    return card.cost


def least_cost(state: Duel, caster: str, card: Card, target: str) -> int:
    """What the caster would pay now for the cheapest of the choices that follow."""
    match card.asks:
        case Ask.CURES:
            ways = _purify(state, target, ())
        case Ask.ZONE:
            ways = _zones_in_sight(state, caster, card)
        case Ask.DIRECTION:
            ways = _push_ways(state, target)
        case _:
            return cast_cost(state, caster, card, target)
    return min((cast_cost(state, caster, card, target, (way,)) for way in ways), default=0)


def ask_choice(state: Duel, cast: Cast) -> Decision | None:
    """The next question about a spell being cast; None where everything is said."""
    if cast.ability:
        return _ask_cure(state, cast)
    card = cast.card(state)
    options = list(_options(state, cast, card))
    mana = mana_for(state, cast.caster, cast.seat) + cast.paid
    affordable = [
        option
        for option in options
        if cast_cost(state, cast.caster, card, cast.target, (*cast.extra, option.target)) <= mana
    ]
    if not affordable or [option.target for option in affordable] == [ONE_WALL]:
        return None
    return Decision(
        cast.seat,
        say("ask-spell-choice", spell=label(state, cast.spell)),
        "casting.choices",
        tuple(affordable),
    )


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
        is_castable_at(state, cast.caster, cast.seat, card, cast.target)
        and least_cost(state, cast.caster, card, cast.target) <= mana
    )


def said_choice(deed: Deed) -> str:
    """What an answer adds to the choices."""
    match deed:
        case CureCondition():
            return deed.condition
        case ChooseFor():
            return deed.choice
    return DONE


def _ask_cure(state: Duel, cast: Cast) -> Decision | None:
    """Which condition a Restore removes, or which ones, as long as the mana lasts. [mages.restore-quick]
    [mages.restore-full]"""
    ability = find_ability(state, cast.holder, cast.ability)
    cures = next((effect for effect in ability.does if isinstance(effect, RemoveConditions)), None)
    if cures is None or DONE in cast.extra or (cast.extra and not cures.all):
        return None
    mana = mana_for(state, cast.caster, cast.seat) - ability.cost
    mana -= cure_cost(state, cast.target, cast.extra)
    markers = state.piece(cast.target).markers
    options = [
        CureCondition(part).option(_cure_words(state, cast.target, part), "conditions.removal-costs")
        for part in curable(state, cast.target)
        if cast.extra.count(part) < markers[part] and cure_cost(state, cast.target, (part,)) <= mana
    ]
    if not options:
        return None
    if cast.extra:
        options.append(Pass().option(say("option-enough"), "conditions.removal-costs"))
    prompt = say("ask-cure", what=label(state, cast.target))
    return Decision(cast.seat, prompt, "conditions.removal-costs", tuple(options))


def _options(state: Duel, cast: Cast, card: Card) -> list[Option]:
    match card.asks:
        case Ask.EQUIPMENT if not cast.extra:
            return [
                _priced(state, cast, "option-choose", id, what=label(state, id))
                for id in equipment_on(state, cast.target)
            ]
        case Ask.ZONE if not cast.extra:
            return [
                _priced(state, cast, "option-teleport-to", zone, zone=zone)
                for zone in _zones_in_sight(state, cast.caster, card)
            ]
        case Ask.DIRECTION if not cast.extra:
            return [
                _priced(state, cast, "option-force-push", way, way=f"@way-{way.removesuffix('-through')}")
                for way in _push_ways(state, cast.target)
            ]
        case Ask.HOST | Ask.THEFT if not cast.extra:
            return [
                _priced(state, cast, "option-choose", new, what=_place_label(state, new))
                for new in new_hosts(state, cast.caster, cast.seat, cast.target)
            ]
        case Ask.CURES if DONE not in cast.extra:
            parts = _purify(state, cast.target, cast.extra)
            found = [_option(card, _cure_words(state, cast.target, part), part) for part in parts]
            if cast.extra:
                found.append(_option(card, say("option-enough"), DONE))
            return found
    if card.kind is Kind.WALL and not cast.extra:
        return _second_walls(state, cast, card)
    return []


def _option(card: Card, words: Text, target: str) -> Option:
    return ChooseFor(card.slug, target).option(words, card.rule)


def _priced(state: Duel, cast: Cast, key: str, target: str, **args: Arg) -> Option:
    """A choice that decides what the spell costs, and says so."""
    card = cast.card(state)
    cost = cast_cost(state, cast.caster, card, cast.target, (target,))
    return _option(card, say(key, mana=max(0, cost - cast.paid), **args), target)


def equipment_on(state: Duel, mage: str) -> list[str]:
    """What a mage wears."""
    return state.worn(mage)


def new_hosts(state: Duel, caster: str, seat: int, enchantment: str) -> list[str]:
    """Legal targets an enchantment may be moved to. They are in range and in sight of the caster; not what hangs on it
    itself, and no second damage barrier. [combat.barrier-one]"""
    card = state.card(enchantment)
    piece = state.piece(enchantment)
    found = aims_of(Aiming(state, caster, seat, card.target, (0, 2), card.name, card.rule, card))
    here = state.arena.name(piece.zone) if piece.zone >= 0 else ""
    barrier = not piece.hidden and any(bar.style is Style.BARRIER for bar in card.attacks)
    return [
        new
        for new in found
        if new not in (piece.host, here)
        and not _hangs_on(state, new, enchantment)
        and not (barrier and damage_barrier(state, new) is not None)
    ]


def second_target(card: Card, extra: tuple[str, ...]) -> str:
    """Second target of a spell, empty where it has none. It is a new host, a zone or a piece of equipment."""
    return extra[0] if extra and card.asks in SECOND_TARGETS else ""


def is_still_open(state: Duel, cast: Cast, second: str) -> bool:
    """Whether a second target chosen earlier may still be chosen. [casting.second-target]"""
    card = cast.card(state)
    match card.asks:
        case Ask.EQUIPMENT:
            return second in equipment_on(state, cast.target)
        case Ask.ZONE:
            return second in _zones_in_sight(state, cast.caster, card)
        case Ask.THEFT if not _may_steal(state, cast.seat, cast.target):
            return False
    return second in new_hosts(state, cast.caster, cast.seat, cast.target)


def _may_steal(state: Duel, seat: int, enchantment: str) -> bool:
    """Whether a mage may control an enchantment. [casting.forbidden] [casting.unique]"""
    card = state.card(enchantment)
    taken = state.is_enemy(seat, enchantment) and in_play_forbidden(state, seat, card)
    return may_use(state, seat, card) and not taken


def _hangs_on(state: Duel, id: str, other: str) -> bool:
    """Whether an object is another, or is carried by it."""
    while id != other and state.exists(id):
        id = state.piece(id).host
    return id == other


def _place_label(state: Duel, place: str) -> Arg:
    return label(state, place) if state.exists(place) else place


def _zones_in_sight(state: Duel, caster: str, card: Card) -> list[str]:
    """The zones in range and in sight. [card.teleport]"""
    arena, here = state.arena, state.zone_of(caster)
    _, most = card.within
    return [
        arena.name(zone)
        for zone in arena.zones
        if arena.distance(here, zone) <= most and sees_zone(state, caster, zone)
    ]


def _push_ways(state: Duel, creature: str) -> list[str]:
    """Directions in which a creature may be pushed: all four. One through a wall with Passage Attacks is marked, and
    costs more. [card.force-push]"""
    zone = state.zone_of(creature)
    found = []
    for way in DIRECTIONS:
        wall = state.wall_on(state.arena.border_towards(zone, way))
        attacks = bool(wall) and "passage-attacks" in state.card(wall).trait_names
        found.append(f"{way}-through" if attacks and not is_flying(state, creature) else way)
    return found


def _purify(state: Duel, creature: str, taken: tuple[str, ...]) -> list[str]:
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


def _cure_words(state: Duel, creature: str, part: str) -> Text:
    named = label(state, part) if state.exists(part) else f"@condition-{part}"
    return say("option-cure", what=named, mana=purify_price(state, creature, part))


def _second_walls(state: Duel, cast: Cast, card: Card) -> list[Option]:
    """A second wall of the same name from the book, joined to the first. [spells.wall-extend]
    [spells.wall-extend-place]"""
    if NUMBER[card.id] not in state.player(cast.seat).book:
        return []
    joined = set(state.arena.continuations(cast.target))
    anywhere = Aiming(state, cast.caster, cast.seat, card.target, None, card.name, card.rule, card)
    free = [border for border in aims_of(anywhere) if border in joined]
    if not free:
        return []
    return [
        _option(card, say("option-one-wall"), ONE_WALL),
        *(_option(card, say("option-second-wall", border=border), border) for border in free),
    ]
