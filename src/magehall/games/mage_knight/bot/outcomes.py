"""Outcomes of an effect: points of one kind, with price and side gains."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.bot.solver import (
    ATTACK,
    BLOCK,
    DESTROY,
    DRAW,
    HEAL,
    HOLD,
    INFLUENCE,
    MOVE,
    OTHER,
    WEAKEN,
)
from magehall.games.mage_knight.cards.vocabulary import (
    BASIC_COLORS,
    BLUE,
    GREEN,
    MELEE,
    PHYSICAL,
    RED,
    WHITE,
    Color,
    Element,
    Mode,
)
from magehall.games.mage_knight.cards.words.base import Word, Words
from magehall.games.mage_knight.cards.words.enemies import Destroy, Hold, RollForWounds, Weaken
from magehall.games.mage_knight.cards.words.flow import AtEndOfTurn, ByTime, OneOf, Per
from magehall.games.mage_knight.cards.words.gains import (
    Discard,
    Draw,
    Fame,
    Of,
    PlayAnother,
    TakeWound,
    ThrowAway,
)
from magehall.games.mage_knight.cards.words.mana import (
    GainCrystal,
    GainMana,
    MoreSourceDice,
    PayFor,
    PayMana,
    RollForCrystals,
)
from magehall.games.mage_knight.cards.words.points import (
    Attack,
    Block,
    Heal,
    Influence,
    InfluencePerCrystalColor,
    Move,
    MovePerReadyUnit,
)
from magehall.games.mage_knight.cards.words.units import WoundItself
from magehall.kernel.records import Value, replace

MANA, DIE, CRYSTAL = "mana", "die", "crystal"
"""Kinds of outcomes beside points: a mana to pay with, a die more, a crystal to keep."""

FAME_WORTH, REPUTATION_WORTH, WOUND_WORTH, UNIT_WOUND_WORTH, CRYSTAL_WORTH = 1.4, 0.35, 2.6, 1.8, 0.8
"""What things are worth in points of the final score, about."""


class Outcome(Value):
    """What an effect comes to. ``price`` is what it costs besides the card and its mana; less than 0 where it brings
    something besides. ``odd`` effects do more than is understood here."""

    kind: str = OTHER
    points: int = 0
    mode: Mode = MELEE
    element: Element = PHYSICAL
    per_enemy: int = 0
    per_icon: int = 0
    slows: bool = False
    unfortified: bool = False
    needs: tuple[tuple[Color, ...], ...] = ()
    extra: int = 0
    price: float = 0.0
    colors: tuple[Color, ...] = ()
    wounds_given_up: int = 0
    odd: bool = False


@cache
def outcomes(words: Words, night: bool) -> tuple[Outcome, ...]:
    """All that an effect may come to, by the choices inside it."""
    found = [Outcome()]
    for word in words:
        found = [after for outcome in found for after in _after(outcome, word, night)]
    return tuple(found)


def _after(outcome: Outcome, word: Word, night: bool) -> list[Outcome]:
    """An outcome with one word more."""
    if isinstance(word, OneOf):
        return _merged(outcome, word.effects, night)
    if isinstance(word, ByTime):
        return _merged(outcome, (word.night if night else word.day,), night)
    if isinstance(word, PayFor):
        paid = ((RED, word.red), (BLUE, word.blue), (GREEN, word.green), (WHITE, word.white))
        return [
            replace(after, needs=(*after.needs, (color,)))
            for color, words in paid
            for after in _merged(outcome, (words,), night)
        ]
    return [_plain(outcome, word)]


def _merged(outcome: Outcome, effects: tuple[Words, ...], night: bool) -> list[Outcome]:
    found: list[Outcome] = []
    for words in effects:
        branch = [outcome]
        for word in words:
            branch = [after for before in branch for after in _after(before, word, night)]
        found += branch
    return found


def _points(outcome: Outcome, kind: str, points: int) -> Outcome:
    """Add points to an outcome. The first ones say what the effect is for; more of another kind make it cheaper."""
    if outcome.kind == OTHER:
        return replace(outcome, kind=kind, points=points)
    return replace(outcome, price=outcome.price - 0.3 * points)


def _plain(outcome: Outcome, word: Word) -> Outcome:
    if isinstance(word, Move):
        return _points(outcome, MOVE, word.points)
    if isinstance(word, MovePerReadyUnit):
        return _points(outcome, MOVE, 0)
    if isinstance(word, InfluencePerCrystalColor):
        return _points(outcome, INFLUENCE, 0)
    if isinstance(word, Influence):
        return _points(outcome, INFLUENCE, word.points)
    if isinstance(word, Heal):
        return _points(outcome, HEAL, word.points)
    if isinstance(word, Attack):
        if outcome.kind != OTHER:
            return _points(outcome, ATTACK, word.points)
        return replace(
            outcome,
            kind=ATTACK,
            points=word.points,
            mode=word.mode,
            element=word.element,
            per_enemy=word.per_enemy,
        )
    if isinstance(word, Block):
        later = 1.0 if word.if_blocked else 0.0
        return replace(
            outcome,
            kind=BLOCK,
            points=word.points,
            element=word.element,
            per_enemy=word.per_enemy,
            per_icon=word.per_icon,
            slows=word.slows,
            price=outcome.price - later,
        )
    return _special(outcome, word)


def _special(outcome: Outcome, word: Word) -> Outcome:
    if isinstance(word, Hold):
        return replace(outcome, kind=HOLD, points=1, unfortified=word.unfortified)
    if isinstance(word, Weaken):
        if outcome.kind == OTHER:
            return replace(outcome, kind=WEAKEN, points=0 if word.per_resistance else word.armor)
        return replace(outcome, price=outcome.price - 0.5)
    if isinstance(word, Destroy):
        return replace(outcome, kind=DESTROY, points=1)
    if isinstance(word, Draw):
        return _points(outcome, DRAW, word.count)
    if isinstance(word, GainMana):
        if outcome.kind == OTHER and word.colors:
            return replace(outcome, kind=MANA, points=word.count, colors=word.colors)
        return replace(outcome, price=outcome.price - 0.3)
    if isinstance(word, GainCrystal):
        if outcome.kind == OTHER:
            colors = word.colors or BASIC_COLORS
            return replace(outcome, kind=CRYSTAL, points=word.count, colors=colors)
        return replace(outcome, price=outcome.price - CRYSTAL_WORTH * word.count)
    if isinstance(word, RollForCrystals):
        return replace(outcome, kind=CRYSTAL, points=word.count, colors=BASIC_COLORS)
    if isinstance(word, MoreSourceDice):
        return replace(outcome, kind=DIE, points=word.count)
    return _cost(outcome, word)


def _cost(outcome: Outcome, word: Word) -> Outcome:
    if isinstance(word, PayMana):
        return replace(outcome, needs=(*outcome.needs, word.colors))
    if isinstance(word, Discard):
        if word.of is Of.WOUND:
            return replace(outcome, wounds_given_up=1, price=outcome.price - 0.5)
        return replace(outcome, extra=outcome.extra + 1)
    if isinstance(word, TakeWound):
        return replace(outcome, price=outcome.price + WOUND_WORTH * word.count)
    if isinstance(word, RollForWounds):
        return replace(outcome, price=outcome.price + WOUND_WORTH * len(word.colors) / 6)
    if isinstance(word, WoundItself):
        return replace(outcome, price=outcome.price + UNIT_WOUND_WORTH)
    if isinstance(word, Fame):
        return replace(outcome, price=outcome.price - FAME_WORTH * word.points)
    if isinstance(word, AtEndOfTurn):
        sure = 1.0 if word.per in (Per.ONCE, Per.IN_INTERACTION) else 0.5
        worth = FAME_WORTH * word.fame + REPUTATION_WORTH * word.reputation
        return replace(outcome, price=outcome.price - sure * worth)
    if isinstance(word, ThrowAway | PlayAnother):
        return replace(outcome, odd=True)
    return outcome
