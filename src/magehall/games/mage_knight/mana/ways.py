"""Ways to pay mana: tokens, crystals, dice and what each may serve as. [mana]"""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import (
    BASIC_COLORS,
    BLACK,
    BLUE,
    DAY,
    GOLD,
    GREEN,
    RED,
    WHITE,
    Color,
)
from magehall.games.mage_knight.model.deeds.effects import PayWith
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.turn_state import TurnState

Need = tuple[Color, ...]
"""The colours of which one will do."""

OPPOSITE = {RED: BLUE, BLUE: RED, GREEN: WHITE, WHITE: GREEN, GOLD: BLACK, BLACK: GOLD}
"""Colours that Polarization turns into each other. [skill.polarization]"""

ENDLESS_STOCK = 99


class Means(StrEnum):
    """Where a mana comes from. [mana.forms]"""

    TOKEN = "token"
    CRYSTAL = "crystal"
    DIE = "die"
    STORED = "stored"
    ENDLESS = "endless"


def gold_serves(choice: Choice) -> bool:
    """Whether gold mana can be used: by day, and not where night rules hold. [mana.gold]"""
    return choice.turn.sunshine or not choice.state.is_night()


def black_serves(choice: Choice) -> bool:
    """Whether black mana can be used: at night, and where night rules hold. [mana.black]"""
    return choice.turn.darkness or choice.state.is_night()


def used_source(turn: TurnState) -> bool:
    """Whether a die of the Source was used this turn. [source.one]"""
    return any(not die.stored for die in turn.dice)


class Purse:
    """All mana a player could pay with, counted by means and colour. It is worked out once for several payments. Who
    takes from it to try something puts back."""

    __slots__ = ("black", "dice", "gold", "opposite", "spell", "state", "stock", "strong", "turn")

    def __init__(self, choice: Choice, *, spell: bool = False, dice: int | None = None) -> None:
        # Not the moment itself, which keeps this purse: a circle would wait for the garbage collector.
        self.state, self.turn = choice.state, choice.turn
        self.spell = spell
        self.strong = False
        self.gold = gold_serves(choice)
        self.black = black_serves(choice)
        turn, hero = choice.turn, choice.hero
        self.opposite = turn.opposite
        self.dice = (0 if turn.source_closed else turn.dice_left) if dice is None else dice
        self.stock: dict[tuple[Means, Color], int] = {}
        if hero.mana:
            self._count(Means.TOKEN, hero.mana)
        for color, count in hero.crystals.items():
            if count:
                self.stock[Means.CRYSTAL, color] = count
        if self.dice:
            self._count(Means.DIE, choice.state.source.dice)
        if hero.stored_die is not None:
            self.stock[Means.STORED, hero.stored_die] = 1
        for color in turn.endless:
            self.stock[Means.ENDLESS, color] = ENDLESS_STOCK

    def _count(self, means: Means, colors: list[Color]) -> None:
        stock = self.stock
        for color in colors:
            stock[means, color] = stock.get((means, color), 0) + 1

    def serves(self, means: Means, shows: Color, wanted: Color) -> bool:
        """Whether such a mana may be paid as that colour, without Polarization. [mana.gold] [mana.black]"""
        if wanted is BLACK:
            return shows is BLACK and self.black
        if shows is wanted:
            return True
        wild = means is Means.DIE and self.turn.wild_dice
        if shows is BLACK:
            return wild
        return shows is GOLD and (self.gold or wild) and not self.unfriendly(means, wanted)

    def unfriendly(self, means: Means, wanted: Color) -> bool:
        """By day a gold die stands for no colour that another die shows. [friendly.mana]"""
        state = self.state
        if means is not Means.DIE or not state.agreement.friendly_mana:
            return False
        return state.time is DAY and wanted in state.source.dice

    def turns(self, shows: Color, wanted: Color) -> bool:
        """Whether Polarization lets such a mana be paid as that colour. [skill.polarization]"""
        if not self.opposite:
            return False
        if shows is BLACK:
            return wanted is not BLACK and not self.strong and not self.state.is_night()
        if shows is GOLD:
            return wanted is BLACK and self.spell and self.state.is_night()
        return OPPOSITE[shows] is wanted

    def ways(self, need: Need) -> list[PayWith]:
        """The ways to pay one mana."""
        return [
            PayWith(means, shows, wanted)
            for (means, shows), count in self.stock.items()
            if count and (means is not Means.DIE or self.dice)
            for wanted in need
            if self.serves(means, shows, wanted) or self.turns(shows, wanted)
        ]

    def _has(self, need: Need) -> bool:
        """Whether there is a way to pay one mana."""
        for (means, shows), count in self.stock.items():
            if count and (means is not Means.DIE or self.dice):
                for wanted in need:
                    if self.serves(means, shows, wanted) or self.turns(shows, wanted):
                        return True
        return False

    def take(self, way: PayWith) -> bool:
        """Take a mana out; returns whether Polarization was needed."""
        means, shows, wanted = Means(way.means), Color(way.shows), Color(way.serves)
        self.stock[means, shows] -= 1
        if means is Means.DIE:
            self.dice -= 1
        turned = not self.serves(means, shows, wanted)
        if turned:
            self.opposite = False
        return turned

    def put_back(self, way: PayWith, turned: bool) -> None:
        """Undo ``take``."""
        means = Means(way.means)
        self.stock[means, Color(way.shows)] += 1
        if means is Means.DIE:
            self.dice += 1
        if turned:
            self.opposite = True

    def can_pay(self, needs: tuple[Need, ...]) -> bool:
        """Whether all of it can be paid together."""
        if len(needs) <= 1:
            return not needs or self._has(needs[0])
        for way in self.ways(needs[0]):
            turned = self.take(way)
            possible = self.can_pay(needs[1:])
            self.put_back(way, turned)
            if possible:
                return True
        return False


def purse_of(choice: Choice, needs: tuple[Need, ...] = (), *, spell: bool = False) -> Purse:
    """The purse of a moment, counted once for all verdicts. A spell that takes black too is cast for its strong effect,
    for which Polarization turns no black mana. [skill.polarization]"""
    purse = choice.purse
    if not isinstance(purse, Purse):
        purse = choice.purse = Purse(choice)
    purse.spell = spell
    purse.strong = spell and (BLACK,) in needs
    return purse


def payable(choice: Choice, needs: tuple[Need, ...], *, spell: bool = False) -> bool:
    """Whether a player can pay all of it together."""
    return not needs or purse_of(choice, needs, spell=spell).can_pay(needs)


ANY_BASIC: Need = BASIC_COLORS
