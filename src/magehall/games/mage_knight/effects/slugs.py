"""Names of effects among which there is to choose: for ids, and as texts."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL
from magehall.games.mage_knight.cards.words.base import Word, Words
from magehall.games.mage_knight.cards.words.enemies import ConvertAttacks, InfluenceAsBlock, Weaken
from magehall.games.mage_knight.cards.words.gains import Discard, Draw
from magehall.games.mage_knight.cards.words.mana import GainCrystal, GainMana
from magehall.games.mage_knight.cards.words.points import Attack, Block, Heal, Influence, Move
from magehall.games.mage_knight.model.words import say
from magehall.kernel.text import Text

_POINTS = {Move: "move", Influence: "influence", Heal: "heal"}


@cache
def slug(words: Words) -> str:
    """What an effect is called in an option's id, such as ``ranged-fire-attack-3``."""
    return "-and-".join(_slug(word) for word in words if _slug(word))


def effect_text(words: Words) -> Text:
    """The text of an effect: the message of its kind, with points."""
    kinds = "-and-".join(_kind(word) for word in words if _kind(word))
    return say(f"effect-{kinds}", points=next((_points(word) for word in words if _points(word)), 0))


def _slug(word: Word) -> str:
    points = _points(word)
    return f"{_kind(word)}-{points}" if points else _kind(word)


def _kind(word: Word) -> str:
    """The kind of a word, as part of a message key. It is its name, with mode and element where they are not the usual
    ones."""
    if isinstance(word, Attack):
        return "-".join(
            [
                *([word.mode] if word.mode is not MELEE else []),
                *([word.element] if word.element is not PHYSICAL else []),
                "attack",
            ]
        )
    if isinstance(word, Block):
        return f"{word.element}-block" if word.element is not PHYSICAL else "block"
    if isinstance(word, Weaken):
        return f"weaken-{word.at}"
    if isinstance(word, InfluenceAsBlock):
        return f"{word.element}-influence"
    if isinstance(word, ConvertAttacks):
        return "convert-to-siege" if word.to_siege else "convert-to-cold-fire"
    if isinstance(word, GainMana | GainCrystal):
        return ("mana-" if isinstance(word, GainMana) else "crystal-") + "-or-".join(word.colors)
    if isinstance(word, Discard):
        return f"discard-{word.of}"
    if type(word) in _POINTS:
        return _POINTS[type(word)]
    return _camel_to_words(type(word).__name__)


def _camel_to_words(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


def _points(word: Word) -> int:
    if isinstance(word, Move | Influence | Heal | Attack | Block):
        return word.points
    if isinstance(word, Weaken):
        return word.armor
    return word.count if isinstance(word, Draw) else 0
