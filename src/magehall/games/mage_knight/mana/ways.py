"""Ways to pay mana: tokens, crystals, dice and what each may serve as. [mana]"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import (
    BASIC_COLORS,
    BLACK,
    BLUE,
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
    """All mana a player could pay with, by means and colour; worked out once for several payments."""

    __slots__ = ("black", "choice", "dice", "gold", "opposite", "spell", "stock")

    def __init__(self, choice: Choice, *, spell: bool = False) -> None:
        self.choice = choice
        self.spell = spell
        self.gold = gold_serves(choice)
        self.black = black_serves(choice)
        turn, hero = choice.turn, choice.hero
        self.opposite = turn.opposite
        self.dice = 0 if turn.source_closed else turn.dice_left
        self.stock: dict[tuple[Means, Color], int] = {}
        for color in hero.mana:
            self._add(Means.TOKEN, color, 1)
        for color, count in hero.crystals.items():
            if count:
                self._add(Means.CRYSTAL, color, count)
        if self.dice:
            for color in choice.state.source.dice:
                self._add(Means.DIE, color, 1)
        if hero.stored_die is not None:
            self._add(Means.STORED, hero.stored_die, 1)
        for color in turn.endless:
            self._add(Means.ENDLESS, color, ENDLESS_STOCK)

    def _add(self, means: Means, color: Color, count: int) -> None:
        self.stock[means, color] = self.stock.get((means, color), 0) + count

    def serves(self, means: Means, shows: Color, wanted: Color) -> bool:
        """Whether such a mana may be paid as that colour, without Polarization. [mana.gold] [mana.black]"""
        if wanted is BLACK:
            return shows is BLACK and self.black
        if shows is wanted:
            return True
        if means is Means.DIE and shows in (GOLD, BLACK) and self.choice.turn.wild_dice:
            return True
        return shows is GOLD and self.gold and not self._unfriendly(means, wanted)

    def _unfriendly(self, means: Means, wanted: Color) -> bool:
        """A gold die stands for no colour that another die shows. [friendly.mana]"""
        state = self.choice.state
        return means is Means.DIE and state.agreement.friendly_mana and wanted in state.source.dice

    def turns(self, shows: Color, wanted: Color) -> bool:
        """Whether Polarization lets such a mana be paid as that colour. [skill.polarization]"""
        if not self.opposite:
            return False
        if shows is BLACK:
            return wanted is not BLACK and not self.choice.state.is_night()
        if shows is GOLD:
            return wanted is BLACK and self.spell and self.choice.state.is_night()
        return OPPOSITE[shows] is wanted

    def ways(self, need: Need) -> Iterator[PayWith]:
        """The ways to pay one mana."""
        for (means, shows), count in self.stock.items():
            if count and (means is not Means.DIE or self.dice):
                for wanted in need:
                    if self.serves(means, shows, wanted) or self.turns(shows, wanted):
                        yield PayWith(means, shows, wanted)

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
        if not needs:
            return True
        for way in list(self.ways(needs[0])):
            if len(needs) == 1:
                return True
            turned = self.take(way)
            possible = self.can_pay(needs[1:])
            self.put_back(way, turned)
            if possible:
                return True
        return False


def payable(choice: Choice, needs: tuple[Need, ...], *, spell: bool = False) -> bool:
    """Whether a player can pay all of it together."""
    return not needs or Purse(choice, spell=spell).can_pay(needs)


ANY_BASIC: Need = BASIC_COLORS
