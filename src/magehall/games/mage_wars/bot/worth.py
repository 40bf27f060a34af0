"""What cards are worth, in mana. A spell well cast is worth its cost and a little more. The numbers are guesses that
guide a bot, not rules."""

from __future__ import annotations

import math
from typing import NamedTuple

from magehall.games.mage_wars.bot.odds import reaches
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import AttackBar, Kind, Speed, Style

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
    "familiar": 4.0, "charge": 0.8, "bloodthirsty": 0.6, "aegis": 1.5, "counterstrike": 1.0, "rage": 1.0,
}  # fmt: skip

EFFECTS = {
    "burn": 1.3, "rot": 2.0, "daze": 1.2, "stun": 2.6, "cripple": 2.0, "weak": 1.5, "push": 0.3, "taunt": 0.2,
    "sleep": 4.0,
}  # fmt: skip
"""What a condition takes from a creature of middling worth."""
TYPICAL_WORTH = 10.0

HARMFUL = frozenset({
    "agony", "chains_of_agony", "death_link", "enfeeble", "essence_drain", "force_hold", "ghoul_rot", "jinx",
    "magebane", "maim_wings", "marked_for_death", "pacify", "poisoned_blood", "turn_to_stone", "tanglevine",
})  # fmt: skip
"""What belongs on enemies."""

ENCHANTMENT = {
    "agony": 4.5, "bear_strength": 4.5, "block": 3.6, "bull_endurance": 4.0, "chains_of_agony": 2.0,
    "cheetah_speed": 1.5, "circle_of_lightning": 5.0, "cobra_reflexes": 5.0, "death_link": 6.0, "decoy": 0.0,
    "divine_intervention": 3.0, "divine_protection": 4.0, "eagle_wings": 2.5, "enfeeble": 2.5, "essence_drain": 5.5,
    "force_hold": 4.5, "force_orb": 3.0, "force_sword": 4.5, "ghoul_rot": 6.5, "harmonize": 5.5, "hawkeye": 2.0,
    "hellfire_trap": 3.0, "jinx": 2.6, "magebane": 4.5, "maim_wings": 2.0, "marked_for_death": 4.0,
    "mongoose_agility": 2.0, "nullify": 2.8, "pacify": 3.5, "poisoned_blood": 1.5, "regrowth": 4.5,
    "retaliate": 2.6, "reverse_attack": 5.5, "reverse_magic": 4.5, "rhino_hide": 4.5, "sacred_ground": 4.5,
    "teleport_trap": 1.5, "turn_to_stone": 5.5, "vampirism": 4.5,
}  # fmt: skip
"""An enchantment that is revealed in good time, or, where it waits for an event, hidden on the right object."""
HIDDEN = 0.55
"""The part of it that a hidden enchantment is worth, as its price must still be paid."""
IN_PROFILE = 0.65
"""The part of it left beside what its traits already add to its creature's worth."""
LIKES_MAGES = frozenset({
    "block", "reverse_attack", "nullify", "reverse_magic", "ghoul_rot", "magebane", "marked_for_death", "jinx",
    "harmonize", "regrowth", "rhino_hide", "divine_protection", "force_sword", "cobra_reflexes",
    "circle_of_lightning", "bull_endurance",
})  # fmt: skip

_CONJURATION = {
    "poison_gas_cloud": 1.0, "deathlock": 2.0, "mordoks_obelisk": 2.0, "suppression_orb": 2.0,
    "idol_of_pestilence": 2.0, "rajans_fury": 3.0, "tooth_and_nail": 3.5, "sacrificial_altar": 1.0,
    "mana_crystal": 6.5, "mana_flower": 6.5, "battle_forge": 6.0, "animal_kinship": 4.0,
}  # fmt: skip
EQUIPMENT = {"elemental_wand": 7.0, "mage_wand": 6.0, "moonglow_amulet": 7.5, "suppression_cloak": 6.0}
_WALL = 0.35
OBJECT = 0.95
"""Of the cost, where nothing better is known."""

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
            _TRAITS.get(trait.name, 0.0) * (trait.value or 1) * (0.6 if trait.name == "charge" else 1.0)
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
        dice += (reaches(low) - reaches(high + 1)) * 0.5 * sum(EFFECTS[effect] for effect in effects)
    if bar.style is Style.RANGED:
        dice += 0.6 * bar.within[1]
    return dice * (0.85 if bar.speed is Speed.FULL and bar.style is Style.MELEE else 1.0)


KITS: tuple[Kit | None, ...] = tuple(Kit(card) if card.kind is Kind.CREATURE else None for card in CARDS)


def thing_worth(card: Card) -> float:
    """A conjuration or a wall as it comes into play."""
    if card.kind is Kind.WALL:
        return _WALL * (card.cost or 0)
    return _CONJURATION.get(card.id, OBJECT * (card.cost or 0))


def creature_worth(card: Card) -> float:
    """A creature as it comes into play."""
    kit = Kit(card)
    whole = DIE * kit.attack + LIFE * card.life * (1 + ARMOR * (card.armor or 0)) + kit.extra
    return kit.scale * whole


SUMMONED: tuple[float, ...] = tuple(
    creature_worth(card) if card.kind is Kind.CREATURE else 0.0 for card in CARDS
)
