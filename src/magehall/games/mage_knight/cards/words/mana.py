"""Words about mana: tokens, crystals, and dice of the Source."""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Color
from magehall.games.mage_knight.cards.words.base import Word, Words

SAME: tuple[Color, ...] = ()
"""The colour remembered from what was paid, thrown away or rolled."""


class GainMana(Word):
    """Mana tokens, each of one of these colours by choice. [gain.mana]"""

    colors: tuple[Color, ...]
    count: int = 1


class GainEachMana(Word):
    """A mana token of each of these colours."""

    colors: tuple[Color, ...]


class GainCrystal(Word):
    """Gain crystals, each of one of these colours by choice. A fourth of a colour is a token. [gain.crystal]"""

    colors: tuple[Color, ...]
    count: int = 1


class GainOtherCrystals(Word):
    """A crystal of each basic colour but the remembered one."""


class GainOwnedCrystal(Word):
    """A crystal of a colour of which one has a crystal."""


class PayMana(Word):
    """Pay a mana more, or the effect is not possible; its colour is remembered. [cards.cost]"""

    colors: tuple[Color, ...] = BASIC_COLORS


class PayFor(Word):
    """Pay a mana more: what it gives follows from its colour."""

    red: Words
    blue: Words
    green: Words
    white: Words


class MayPay(Word):
    """Pay a mana of that colour for an effect, or not."""

    color: Color
    effect: Words


class SpendAtOnce(Word):
    """The mana just gained must pay for something at once."""


class MoreSourceDice(Word):
    """So many more dice of the Source may be used this turn. ``wild``: black and gold ones count as any basic colour."""

    count: int
    wild: bool = False


class TurnSourceDie(Word):
    """Take a die of the Source and turn it to one of these colours. The colour is remembered; the die goes back
    unrolled."""

    colors: tuple[Color, ...]


class RerollForCrystal(Word):
    """Gain a crystal of a basic Source die's colour. The die is rerolled at once."""


class RerollSource(Word):
    """Reroll dice in the Source: all, or up to so many, gold ones first."""

    most: int | None = None


class StoreSourceDie(Word):
    """Store a basic die of the Source on the tactic. It serves once this round."""


class EndlessMana(Word):
    """Any number of mana of these colours this turn."""

    colors: tuple[Color, ...]


class FamePerSpell(Word):
    """A fame for each spell of that colour cast this turn."""

    color: Color


class RefundCrystals(Word):
    """Crystals used this turn come back at its end."""


class UseAsOpposite(Word):
    """Let one mana count as its opposite colour. Opposite are red and blue, green and white, gold and black."""


class Sunshine(Word):
    """Treat the night as day in some ways for this turn. Forests cost 3, gold is usable, and garrisons and ruins are
    revealed."""


class Darkness(Word):
    """By day, this turn: deserts cost 3, and black is usable as at night."""


class RollForCrystals(Word):
    """Roll so many mana dice, each for a crystal. Gold is of a colour by choice, black gives fame instead."""

    count: int


class ClaimSourceDie(Word):
    """Claim a basic die of the Source for this round. It gives three mana now, or one in each later turn. ``curses``:
    others who use that colour in their turn take a wound."""

    curses: bool = False
