"""References to effects: how a running procedure names the words it carries out."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, SKILL_TOKENS, TACTIC_CARDS, UNIT_CARDS
from magehall.games.mage_knight.cards.kinds import Action, Artifact, Spell
from magehall.games.mage_knight.cards.vocabulary import Color
from magehall.games.mage_knight.cards.words.base import Word, Words
from magehall.games.mage_knight.cards.words.flow import ByTime, IfLeastFame, OneOf
from magehall.games.mage_knight.cards.words.mana import MayPay, PayFor
from magehall.games.mage_knight.cards.words.points import Block
from magehall.kit.effects import Effect as Effect
from magehall.kit.effects import with_inner, words_at

BASIC, STRONG, SKILL, TACTIC = "basic", "strong", "skill", "tactic"
ABILITY = "ability-"


def ability(unit: str, number: int) -> Effect:
    """One of the abilities of a unit card."""
    return Effect(unit, f"{ABILITY}{number}")


def branches(word: Word) -> tuple[Words, ...]:
    """The effects inside a word."""
    if isinstance(word, OneOf):
        return word.effects
    if isinstance(word, ByTime):
        return word.day, word.night
    if isinstance(word, IfLeastFame | MayPay):
        return (word.effect,)
    if isinstance(word, PayFor):
        return word.red, word.blue, word.green, word.white
    return (word.if_blocked,) if isinstance(word, Block) else ()


@cache
def words_of(effect: Effect) -> Words:
    """The words an effect consists of; raises LookupError where there is no such effect."""
    return words_at(effect.path, _whole(effect.source, effect.part), branches)


@cache
def inner_effects(effect: Effect, place: int) -> tuple[Effect, ...]:
    """The effects inside the word at ``place``."""
    return tuple(effect.branch(place, number) for number in range(len(branches(words_of(effect)[place]))))


@cache
def all_words(effect: Effect) -> Words:
    """The words of an effect with those inside them."""
    return with_inner(words_of(effect), branches)


def _whole(source: str, part: str) -> Words:
    if part in (BASIC, STRONG):
        card = DEED_CARDS[source]
        return card.basic if part == BASIC else card.strong
    if part == SKILL:
        return SKILL_TOKENS[source].does
    if part == TACTIC:
        return TACTIC_CARDS[source].does
    return UNIT_CARDS[source].abilities[int(part.removeprefix(ABILITY))].does


def color_of(effect: Effect) -> Color | None:
    """The colour of an effect, for resistances. It is that of the card, or of the mana that a unit's ability takes.
    [combat.resist-effects]"""
    if effect.part in (BASIC, STRONG):
        card = DEED_CARDS[effect.source]
        return None if isinstance(card, Artifact) else card.color
    if effect.part.startswith(ABILITY):
        return UNIT_CARDS[effect.source].abilities[int(effect.part.removeprefix(ABILITY))].mana
    return None


def is_healing(effect: Effect) -> bool:
    """Whether an effect bears the hand, so that it is not used in combat. [combat.no-healing]"""
    if effect.part in (BASIC, STRONG):
        return DEED_CARDS[effect.source].healing
    return effect.part == SKILL and SKILL_TOKENS[effect.source].healing


def is_action(card: str) -> bool:
    """Whether a deed card is a basic or advanced action."""
    return isinstance(DEED_CARDS.get(card), Action)


def card_color(card: str) -> Color | None:
    """The colour of a deed card; artifacts and wounds have none."""
    found = DEED_CARDS.get(card)
    return found.color if isinstance(found, Action | Spell) else None
