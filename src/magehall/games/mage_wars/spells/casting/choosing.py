"""Questions about a spell on its way: its caster's choices. [casting.choices]"""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_wars.cards import NUMBER, Card
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import RemoveConditions
from magehall.games.mage_wars.cards.prices import Ask
from magehall.games.mage_wars.model.deeds import ChooseFor, CureCondition
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.labels import is_nameable, label, target_label, zone_names
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.movement.forced import THROUGH, is_attacked_on_the_way
from magehall.games.mage_wars.spells.abilities.abilities import find_ability
from magehall.games.mage_wars.spells.aiming.costs import (
    cast_cost,
    cure_cost,
    mana_for,
    purify_price,
    too_dear,
)
from magehall.games.mage_wars.spells.aiming.new_hosts import new_hosts, why_no_new_host
from magehall.games.mage_wars.spells.aiming.targets import Aiming, aims_of, why_not_at
from magehall.games.mage_wars.spells.casting.choices import (
    DONE,
    carrying_to_zone,
    purifiable,
    push_ways,
    zones_in_sight,
)
from magehall.games.mage_wars.spells.resolving.effects import curable, why_not_cure
from magehall.kernel.decision import Decision, Deed, JudgedQuestion, Moment, Option, Pass, Verdict
from magehall.kernel.text import Arg, Text

ONE_WALL = "one"


def ask_choice(state: Duel, cast: Cast) -> Decision | None:
    """The next question about a spell being cast; None where everything is said."""
    if cast.ability:
        return _ask_cure(state, cast)
    asked = CHOOSING.ask(state, cast.seat, say("ask-spell-choice", spell=label(state, cast.spell)))
    if not asked.options or [option.target for option in asked.options] == [ONE_WALL]:
        return None
    return asked


def said_choice(deed: Deed) -> str:
    """What an answer adds to the choices."""
    match deed:
        case CureCondition():
            return deed.condition
        case ChooseFor():
            return deed.choice
    return DONE


def _cast(moment: Moment[Duel]) -> Cast:
    frame = moment.state.stack[-1]
    assert isinstance(frame, Cast)
    return frame


# What is chosen


def _choices(moment: Moment[Duel]) -> list[Option]:
    """The choices that can be paid for."""
    state, cast = moment.state, _cast(moment)
    card = cast.card(state)
    return [
        option
        for option in _options(state, cast, card)
        if _why_too_dear(state, cast, card, option.target) is None
    ]


def _why_too_dear(state: Duel, cast: Cast, card: Card, choice: str) -> Verdict:
    """[casting.pay]"""
    price = cast_cost(state, cast.caster, card, cast.target, (*cast.extra, choice))
    mana = mana_for(state, cast.caster, cast.seat) + cast.paid
    return too_dear(card, price, mana) if price > mana else None


def _options(state: Duel, cast: Cast, card: Card) -> list[Option]:
    match card.asks:
        case Ask.EQUIPMENT if not cast.extra:
            return [
                _priced(state, cast, "option-choose", id, what=label(state, id))
                for id in state.worn(cast.target)
            ]
        case Ask.ZONE if not cast.extra:
            return [
                _priced(state, cast, "option-teleport-to", zone, zone=zone)
                for zone in zones_in_sight(state, cast.caster, card)
            ]
        case Ask.DIRECTION if not cast.extra:
            return [
                _priced(
                    state,
                    cast,
                    _push_words(state, cast.target, way),
                    way,
                    way=f"@way-{way.removesuffix(THROUGH)}",
                )
                for way in push_ways(state, cast.target, card)
            ]
        case Ask.HOST | Ask.THEFT if not cast.extra:
            return [
                _priced(state, cast, "option-choose", new, what=_place_label(state, new))
                for new in new_hosts(state, cast.caster, cast.seat, cast.target)
            ]
        case Ask.CURES if DONE not in cast.extra:
            parts = purifiable(state, cast.target, cast.extra)
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


def _place_label(state: Duel, place: str) -> Arg:
    return label(state, place) if state.exists(place) else place


def _push_words(state: Duel, creature: str, way: str) -> str:
    """The message that offers a direction. It says so where a wall would stop the push."""
    halted = not way.endswith(THROUGH) and is_attacked_on_the_way(state, creature, way)
    return "option-force-push-halted" if halted else "option-force-push"


def _cure_words(state: Duel, creature: str, part: str) -> Text:
    named = label(state, part) if state.exists(part) else f"@condition-{part}"
    return say("option-cure", what=named, mana=purify_price(state, creature, part))


def _second_walls(state: Duel, cast: Cast, card: Card) -> list[Option]:
    """A second wall of the same name from the book, joined to the first. [spells.wall-extend]
    [spells.wall-extend-place]"""
    if NUMBER[card.id] not in state.player(cast.seat).book:
        return []
    joined = set(state.arena.continuations(cast.target))
    free = [border for border in aims_of(_walling(state, cast, card)) if border in joined]
    if not free:
        return []
    return [
        _option(card, say("option-one-wall"), ONE_WALL),
        *(_option(card, say("option-second-wall", border=border), border) for border in free),
    ]


def _walling(state: Duel, cast: Cast, card: Card) -> Aiming:
    """A wall that may stand anywhere in sight. [spells.wall-extend]"""
    return Aiming(state, cast.caster, cast.seat, card.target, None, card.name, card.rule, card)


def why_not_chosen(state: Duel, cast: Cast, choice: str) -> Verdict:
    """Reason why ``choice`` cannot be chosen for a spell on its way. None where it can be, or where the words name
    nothing that a spell like this leaves open."""
    card = cast.card(state)
    if cast.extra or not is_nameable(state, choice):
        reason = None
    elif card.kind is Kind.WALL:
        reason = _why_no_second_wall(state, cast, card, choice)
    else:
        match card.asks:
            case Ask.EQUIPMENT:
                reason = _why_not_this_equipment(state, cast, card, choice)
            case Ask.HOST | Ask.THEFT:
                reason = why_no_new_host(state, cast.caster, cast.seat, cast.target, choice)
            case Ask.ZONE:
                reason = _why_not_there(state, cast, card, choice)
            case _:
                return None
    if reason is not None or not _is_open(state, cast, card, choice):
        return reason
    return _why_too_dear(state, cast, card, choice)


def _is_open(state: Duel, cast: Cast, card: Card, choice: str) -> bool:
    """Whether a choice is one of those that only a price could close."""
    return any(option.target == choice for option in _options(state, cast, card))


def _why_not_this_equipment(state: Duel, cast: Cast, card: Card, choice: str) -> Verdict:
    if choice in state.worn(cast.target):
        return None
    target, what = label(state, cast.target), target_label(state, choice)
    return no("not-worn", card.rule, spell=card.name, target=target, what=what)


def _why_not_there(state: Duel, cast: Cast, card: Card, zone: str) -> Verdict:
    """Why a creature cannot be teleported to a zone. [card.teleport]"""
    if zone not in zone_names(state):
        return no("teleport-zone", card.rule, spell=card.name, target=target_label(state, zone))
    return why_not_at(carrying_to_zone(state, cast.caster, card), zone)


def _why_no_second_wall(state: Duel, cast: Cast, card: Card, second: str) -> Verdict:
    """Why a wall cannot be extended to a border. [spells.wall-extend-place] [spells.wall-border]"""
    if second not in state.arena.continuations(cast.target):
        border = target_label(state, second)
        return no("not-joined", "spells.wall-extend-place", spell=card.name, border=border)
    return why_not_at(_walling(state, cast, card), second)


def _why_not(moment: Moment[Duel], deed: Deed) -> Verdict:
    cast = _cast(moment)
    if not isinstance(deed, ChooseFor) or cast.card(moment.state).slug != deed.slug:
        return None
    return why_not_chosen(moment.state, cast, deed.choice)


def _likely_choices(moment: Moment[Duel]) -> list[Deed]:
    """What a player would think of choosing."""
    state, cast = moment.state, _cast(moment)
    card = cast.card(state)
    likely: Iterable[str] = ()
    match card.asks:
        case _ if cast.extra:
            pass
        case Ask.EQUIPMENT:
            likely = state.worn(cast.target)
        case Ask.HOST | Ask.THEFT:
            likely = [id for id, kind in state.index.placed if kind is not Kind.EQUIPMENT]
        case Ask.ZONE:
            likely = zone_names(state)
        case _ if card.kind is Kind.WALL:
            likely = state.arena.continuations(cast.target)
    return [ChooseFor(card.slug, choice) for choice in likely]


CHOOSING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-spell-choice"), "casting.choices", _choices, _why_not, _likely_choices
)


# What is cured by an ability


def _ask_cure(state: Duel, cast: Cast) -> Decision | None:
    """Which condition a Restore removes, or which ones, as long as the mana lasts. [mages.restore-quick]
    [mages.restore-full]"""
    ability = find_ability(state, cast.holder, cast.ability)
    cures = next((effect for effect in ability.does if isinstance(effect, RemoveConditions)), None)
    if cures is None or DONE in cast.extra or (cast.extra and not cures.all):
        return None
    asked = RESTORING.ask(state, cast.seat, say("ask-cure", what=label(state, cast.target)))
    return asked if any(isinstance(option.deed, CureCondition) for option in asked.options) else None


def _why_no_cure(moment: Moment[Duel], deed: Deed) -> Verdict:
    state, cast = moment.state, _cast(moment)
    if not isinstance(deed, CureCondition):
        return None
    mana = mana_for(state, cast.caster, cast.seat) + cast.paid
    mana -= find_ability(state, cast.holder, cast.ability).cost + cure_cost(state, cast.target, cast.extra)
    return why_not_cure(state, cast.target, mana, deed.condition)


def _cures(moment: Moment[Duel]) -> list[Option]:
    state, cast = moment.state, _cast(moment)
    markers = state.piece(cast.target).markers
    found = [
        deed.option(_cure_words(state, cast.target, deed.condition), "conditions.removal-costs")
        for deed in map(CureCondition, curable(state, cast.target))
        if cast.extra.count(deed.condition) < markers[deed.condition] and _why_no_cure(moment, deed) is None
    ]
    return [*found, ENOUGH] if cast.extra else found


ENOUGH = Pass().option(say("option-enough"), "conditions.removal-costs")


def _likely_cures(moment: Moment[Duel]) -> list[Deed]:
    target = _cast(moment).target
    return (
        [CureCondition(part) for part in curable(moment.state, target)] if moment.state.exists(target) else []
    )


RESTORING: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment, say("ask-cure"), "conditions.removal-costs", _cures, _why_no_cure, _likely_cures
)
