"""References to effects: how a running procedure names the words it carries out."""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.instincts import Instinct
from magehall.games.colors_of_magic.cards.last_gasps import LAST_GASPS
from magehall.games.colors_of_magic.cards.lines import Action, Free, Line, Lines, When
from magehall.games.colors_of_magic.cards.vocabulary import Form
from magehall.games.colors_of_magic.cards.words.base import Word, Words
from magehall.games.colors_of_magic.cards.words.flow import AfterAttack, ByForm, ForEach, If, OneOf
from magehall.kit.effects import Effect as Effect
from magehall.kit.effects import with_inner, words_at

SPELL, BOOST, GRAFT, LAST_GASP = "spell", "boost", "graft", "last-gasp"
LINE = "line-"
"""The parts of a source that have effects; a number follows that of a line. The source of a Last Gasp is its name."""


def line_effect(source: str, number: int) -> Effect:
    """The effect of a line."""
    return Effect(source, f"{LINE}{number}")


def lines_of(source: str) -> Lines:
    """The lines of a creature, a permanent or an ingredient."""
    if source in CREATURES:
        return CREATURES[source].lines
    return CARDS[source].lines if source in CARDS else INGREDIENTS[source].lines


def line_of(effect: Effect) -> Line:
    """The line that an effect belongs to."""
    return lines_of(effect.source)[int(effect.part.removeprefix(LINE))]


def branches(word: Word) -> tuple[Words, ...]:
    """The effects inside a word."""
    if isinstance(word, If):
        return word.then, word.otherwise
    if isinstance(word, ByForm):
        return tuple(word.of(form) for form in Form)
    if isinstance(word, OneOf):
        return tuple(branch.does for branch in word.branches)
    return (word.does,) if isinstance(word, ForEach | AfterAttack) else ()


@cache
def words_of(effect: Effect) -> Words:
    """The words an effect consists of; raises LookupError where there is no such effect."""
    return words_at(effect.path, _whole(effect), branches)


@cache
def all_words(effect: Effect) -> Words:
    """The words of an effect, those inside other words too."""
    return with_inner(words_of(effect), branches)


def _whole(effect: Effect) -> Words:
    if effect.part == SPELL:
        return CARDS[effect.source].does
    if effect.part == BOOST:
        return CARDS[effect.source].boost.winner
    if effect.part == GRAFT:
        graft = CARDS[effect.source].graft
        if graft is None:
            raise LookupError(effect.source)
        return graft.does
    if effect.part == LAST_GASP:
        return LAST_GASPS[effect.source]
    line = line_of(effect)
    if not isinstance(line, When | Free | Action | Instinct):
        raise LookupError(effect.part)
    return line.does
