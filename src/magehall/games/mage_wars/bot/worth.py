"""What cards are worth, in mana. A spell well cast is worth its cost and a little more. The numbers are guesses that
guide a bot, not rules."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from magehall.games.mage_wars.bot.odds import reaches
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import AttackBar, Kind, Speed, Style
from magehall.games.mage_wars.cards.markers import SLEEP
from magehall.games.mage_wars.cards.traits import CHARGE

MANA = 0.6
"""A mana not yet spent."""
_MANA_LEVELS = ((60, 0.05), (22, 0.25), (0, MANA))
"""The more there is, the less each mana above so many is worth: what cannot soon be spent is hardly worth keeping."""
MAGE_DEATH = 50.0
"""A mage's death, beside the life it had left."""

# A creature's parts.
DIE = 0.75
LIFE = 0.5
ARMOR = 0.15
"""How much more a point of life is worth for each point of armour."""
SHARE_OF_HEALTH = 0.5
"""How much of its attack a creature's worth loses with its life; the rest goes when it falls."""

_TRAITS = {
    "flying": 1.5, "fast": 0.8, "elusive": 0.6, "slow": -1.0, "pest": -0.8, "upkeep": -2.0, "regenerate": 1.5,
    "familiar": 4.0, CHARGE: 0.8, "bloodthirsty": 0.6, "aegis": 1.5, "counterstrike": 1.0, "rage": 1.0,
}  # fmt: skip

EFFECTS = {
    "burn": 1.3, "rot": 2.0, "daze": 1.2, "stun": 2.6, "cripple": 2.0, "weak": 1.5, "push": 0.3, "taunt": 0.2,
    SLEEP: 4.0,
}  # fmt: skip
"""What a condition takes from a creature of middling worth."""
TYPICAL_WORTH = 10.0

HIDDEN = 0.55
"""The part of its worth that a hidden enchantment has, as its price must still be paid."""
IN_PROFILE = 0.65
"""The part of it left beside what its traits already add to its creature's worth."""
_WALL = 0.35
"""Of the cost. What a wall is worth besides depends on where it stands."""

MAGE_LIFE = 0.75
"""What each point of a mage's life is worth,"""
MAGE_LAST_LIFE = 36.0
"""and what the last of them are worth besides."""
MAGE_LAST_LIFE_SPAN = 8.0
"""Over so many points that fades."""


def mage_life(left: float) -> float:
    """What so much life is worth to a mage: the last points most."""
    return MAGE_LIFE * left + MAGE_LAST_LIFE * (1.0 - math.exp(-left / MAGE_LAST_LIFE_SPAN))


def mana_worth(mana: int) -> float:
    """What so much mana is worth."""
    worth = 0.0
    for level, each in _MANA_LEVELS:
        if mana > level:
            worth += each * (mana - level)
            mana = level
    return worth


@lru_cache(maxsize=4096)
def price_worth(mana: int, price: int) -> float:
    """Worth of a price to a mage with this much mana."""
    return mana_worth(mana) - mana_worth(mana - price)


class Swing(NamedTuple):
    """An attack bar as far as a quick look needs it."""

    melee: bool
    full: bool
    dice: int
    piercing: int
    strikes: float
    reach: bool
    low: int
    high: int


def swing(bar: AttackBar) -> Swing:
    """The bar at a glance."""
    strikes = 1.8 if bar.has("doublestrike") else 2.6 if bar.has("triplestrike") else 1.0
    low, high = bar.within
    melee = bar.style is Style.MELEE
    return Swing(
        melee, bar.speed is Speed.FULL, bar.dice, bar.value("piercing"), strikes, bar.has("reach"), low, high
    )


class Kit:
    """What can be said of a creature's card once and for all."""

    __slots__ = ("attack", "bars", "extra", "scale", "swings")

    def __init__(self, card: Card) -> None:
        self.bars = tuple(
            bar for bar in card.attacks if bar.style in (Style.MELEE, Style.RANGED) and bar.speed is not None
        )
        self.swings = tuple(map(swing, self.bars))
        self.attack = max((strength(bar) for bar in self.bars), default=0.0)
        traits = [
            _TRAITS.get(trait.name, 0.0) * (trait.value or 1) * (0.6 if trait.name == CHARGE else 1.0)
            for trait in card.traits
        ]
        defenses = [(1.0 if defense.uses else 1.6) * 3 * reaches(defense.value) for defense in card.defenses]
        self.extra = sum(traits, 0.0) + sum(defenses, 0.0)
        self.extra += len(card.abilities) + 1.5 * len(card.grants)
        whole = DIE * self.attack + LIFE * card.life * (1 + ARMOR * (card.armor or 0)) + self.extra
        self.scale = 1.0 if card.cost is None else 0.5 + 0.5 * 1.05 * card.cost / whole


def strength(bar: AttackBar) -> float:
    """An attack bar in dice."""
    strikes = 2.0 if bar.has("doublestrike") else 3.0 if bar.has("triplestrike") else 1.0
    dice = bar.dice * (1.3 if bar.has("sweeping") else strikes) + 0.3 * bar.value("piercing")
    dice += 0.4 * bar.has("ethereal") + 0.8 * bar.has("vampiric") + 0.5 * bar.value("mana-drain")
    for low, high, effects in bar.effects:
        dice += (reaches(low) - reaches(high + 1)) * 0.5 * sum((EFFECTS[effect] for effect in effects), 0.0)
    if bar.style is Style.RANGED:
        dice += 0.6 * bar.within[1]
    return dice * (0.85 if bar.speed is Speed.FULL and bar.style is Style.MELEE else 1.0)


KITS: tuple[Kit | None, ...] = tuple(Kit(card) if card.kind is Kind.CREATURE else None for card in CARDS)


def wall_worth(card: Card) -> float:
    """A wall as it comes into play."""
    return _WALL * (card.cost or 0)


def creature_worth(card: Card) -> float:
    """A creature as it comes into play."""
    kit = Kit(card)
    whole = DIE * kit.attack + LIFE * card.life * (1 + ARMOR * (card.armor or 0)) + kit.extra
    return kit.scale * whole


SUMMONED: tuple[float, ...] = tuple(
    creature_worth(card) if card.kind is Kind.CREATURE else 0.0 for card in CARDS
)
