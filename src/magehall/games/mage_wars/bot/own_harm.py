"""Which options harm the side of whoever chooses them, for warnings in lists. It follows from what the cards say and
whose the target is, without weighing: a sacrifice that pays, or a push out of danger, is nobody's business but the
player's."""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_wars.bot.readings import READINGS
from magehall.games.mage_wars.cards import BY_SLUG, NUMBER, Card
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import (
    Banish,
    Bestow,
    DestroyEnchantments,
    DestroyTarget,
    DrainMana,
    Effect,
    Heal,
    Hurt,
    KnockDown,
    MoveEnchantment,
    Place,
    RemoveConditions,
    Strike,
    StrikeByTemples,
)
from magehall.games.mage_wars.cards.prices import Ask
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.kernel.decision import Option


def harms_own_side(state: Duel, seat: int, option: Option) -> bool:
    """Whether an option harms one's own side or helps the other. It attacks, curses or robs a friend, or heals, helps
    or arms an enemy."""
    holder, _, name = option.subject.rpartition(".")
    match option.verb:
        case "attack":
            return _is_friend(state, seat, option.target)
        case "strike" | "set-upon":
            return _is_friend(state, seat, option.subject)
        case "cast" | "bound":
            return _spell_harms(state, seat, BY_SLUG[name], option.target)
        case "use" | "invoke":
            ability = next(ability for ability in state.card(holder).abilities if ability.name == name)
            return _effects_harm(state, seat, ability.does, option.target)
        case "reveal":
            return _is_misplaced(state, seat, state.card(option.subject), state.piece(option.subject).host)
        case "choose":
            return _choice_harms(state, seat, option)
    return False


def _spell_harms(state: Duel, seat: int, card: Card, target: str) -> bool:
    match card.kind:
        case Kind.ATTACK:
            if state.exists(target):
                return _is_friend(state, seat, target)
            spared = MAGE[seat] if "spares-caster" in card.trait_names else ""
            return _only_friends_there(state, seat, target, spared)
        case Kind.ENCHANTMENT | Kind.CONJURATION | Kind.EQUIPMENT:
            return _is_misplaced(state, seat, card, target)
    return _effects_harm(state, seat, card.does, target)


def _is_misplaced(state: Duel, seat: int, card: Card, host: str) -> bool:
    """Whether a curse is on a friend, or help on an enemy. Help is a blessing or a piece of equipment."""
    reading = READINGS[NUMBER[card.id]]
    if not state.exists(host) or not reading.matters_to_bearer:
        return False
    return _is_friend(state, seat, host) == reading.harms


def _only_friends_there(state: Duel, seat: int, zone: str, spared: str) -> bool:
    """Whether an attack on a whole zone strikes friends and no enemy."""
    struck = [
        id
        for id in state.in_zone(state.arena.zone(zone))
        if id != spared and state.card(id).kind in (Kind.CREATURE, Kind.CONJURATION)
    ]
    return bool(struck) and all(_is_friend(state, seat, id) for id in struck)


def _effects_harm(state: Duel, seat: int, effects: Iterable[Effect], target: str) -> bool:
    """Whether effects on a target all favour the wrong side. Those neither good nor bad for the target do not count,
    and one must count."""
    if not state.exists(target):
        return False
    friend = _is_friend(state, seat, target)
    verdicts = [_is_good(state, seat, effect, target) for effect in effects]
    return any(good is not None for good in verdicts) and all(
        good is None or good is not friend for good in verdicts
    )


def _is_good(state: Duel, seat: int, effect: Effect, target: str) -> bool | None:
    """Whether an effect is good for its target; None where that depends."""
    match effect:
        case Heal() | Bestow() | RemoveConditions():
            return True
        case Hurt() | DrainMana() | Strike() | DestroyTarget():
            return False
        case Place(marker=marker):
            return marker == "armor"
        case Banish() | KnockDown() | StrikeByTemples() | MoveEnchantment(steal=True):
            return False
        case DestroyEnchantments():
            # Bad for whoever loses them: only where all are of one side is that plain.
            sides = {
                _is_friend(state, seat, id)
                for id in state.attached(target)
                if state.card(id).kind is Kind.ENCHANTMENT
            }
            return None if len(sides) != 1 else _is_friend(state, seat, target) not in sides
    return None


def _choice_harms(state: Duel, seat: int, option: Option) -> bool:
    """A new host for an enchantment, where the seat knows which it is."""
    cast = state.find(Cast)
    assert cast is not None
    if BY_SLUG[option.subject].asks not in (Ask.HOST, Ask.THEFT):
        return False
    moved = state.piece(cast.target)
    return (moved.controller == seat or not moved.hidden) and _is_misplaced(
        state, seat, state.card(cast.target), option.target
    )


def _is_friend(state: Duel, seat: int, id: str) -> bool:
    return not state.is_enemy(seat, id)
