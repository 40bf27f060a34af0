"""Card texts, generated from the words that a rare spell declares."""

from __future__ import annotations

from magehall.games.battle_mages.cards import Rare
from magehall.games.battle_mages.model.words import GAME
from magehall.kernel.text import render
from magehall.kit.word_texts import slug, word_args, word_key


def card_lines(spell: Rare, locale: str) -> tuple[str, ...]:
    """When a spell can be used, and what it does, in order. [rare.effects]"""
    when = render(GAME, "word-when", {"when": slug(spell.when)}, locale, {})
    does = [render(GAME, word_key(type(word)), word_args(word), locale, {}) for word in spell.does]
    return when, *does
