"""The box holds what is declared, and every card says in three languages what its words do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from magehall.games.mage_knight import cards
from magehall.games.mage_knight.cards.advanced_actions import ADVANCED_ACTIONS
from magehall.games.mage_knight.cards.artifacts import ARTIFACTS
from magehall.games.mage_knight.cards.basic_actions import BASIC_ACTIONS
from magehall.games.mage_knight.cards.catalogue import (
    DEED_CARDS,
    ENEMY_TOKENS,
    HERO_CARDS,
    RUINS_TOKENS,
    SKILL_TOKENS,
    TACTIC_CARDS,
    TILE_CARDS,
    UNIT_CARDS,
)
from magehall.games.mage_knight.cards.kinds import Artifact, TileKind
from magehall.games.mage_knight.cards.reference import branches
from magehall.games.mage_knight.cards.spells import SPELLS
from magehall.games.mage_knight.cards.units import ELITE_UNITS, REGULAR_UNITS
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Resistance, Time, Trait
from magehall.games.mage_knight.cards.words.base import Word, Words
from magehall.games.mage_knight.cards.words.flow import ByTime, IfLeastFame, OneOf
from magehall.games.mage_knight.cards.words.mana import MayPay, PayFor
from magehall.games.mage_knight.effects.registry import WORD_RULES
from magehall.kernel.ledger import MISSING, Rule, read_ledger
from magehall.kernel.records import default_of, field_names
from magehall.kernel.text import LOCALES

FOLDER = Path(cards.__file__).parent.parent
STRUCTURE = {OneOf, ByTime, IfLeastFame, MayPay, PayFor}
"""Words that hold other words, which the procedure of effects goes into by itself."""
RINGS = {"ruby-ring", "sapphire-ring", "diamond-ring", "emerald-ring"}
OF_CARDS = ("card.", "unit.", "skill.", "tactic.")


@cache
def texts(locale: str) -> dict[str, str]:
    """The messages of the cards in a language by their keys."""
    source = (FOLDER / "locale" / f"cards.{locale}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.id.name not in found, entry.id.name
            parts = [part for part in entry.value.elements if isinstance(part, ast.TextElement)]
            assert len(parts) == len(entry.value.elements), f"{entry.id.name} takes no arguments"
            found[entry.id.name] = "".join(part.value for part in parts)
    return found


@cache
def rules() -> dict[str, Rule]:
    """The rules of all chapters; none may stand in two of them."""
    found: dict[str, Rule] = {}
    for chapter in sorted((FOLDER / "ledger").glob("*.toml")):
        for id, rule in read_ledger(chapter).items():
            assert id not in found, f"{id} stands in two chapters"
            found[id] = rule
    return found


def effects() -> Iterator[tuple[str, str, Words]]:
    """The rule, the text and the words of every effect of a card, skill or tactic."""
    for card in DEED_CARDS.values():
        rule = "card.rings" if card.id in RINGS else f"card.{card.id}"
        if isinstance(card, Artifact) and card.banner is not None:
            yield rule, f"text-{card.id}-banner", ()
        else:
            yield rule, f"text-{card.id}-basic", card.basic
        yield rule, f"text-{card.id}-strong", card.strong
    for skill in SKILL_TOKENS.values():
        name = "motivation" if skill.id.startswith("motivation-") else skill.id
        yield f"skill.{name}", f"text-{skill.id}", skill.does
    for tactic in TACTIC_CARDS.values():
        yield f"tactic.{tactic.id}", f"text-{tactic.id}", tactic.does


def all_words(words: Words) -> Iterator[Word]:
    """Words with those inside them, however deep."""
    for word in words:
        yield word
        for inside in branches(word):
            yield from all_words(inside)


def declared_numbers(words: Words) -> set[int]:
    """The numbers above one of which words were made; of a row of prices the last."""
    found: set[int] = set()
    for word in all_words(words):
        for name in field_names(type(word)):
            value = getattr(word, name)
            if value == default_of(type(word), name) or isinstance(value, bool):
                continue
            if isinstance(value, tuple) and value and all(isinstance(number, int) for number in value):
                value = value[-1]
            if isinstance(value, int):
                found.add(abs(value))
    return found - {0, 1}


def numbers(text: str) -> Counter[str]:
    """The numbers written in digits in a text."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.rule("setup.heroes")
def test_every_hero_begins_with_sixteen_cards_four_of_each_colour() -> None:
    colors = {card.id: card.color for card in BASIC_ACTIONS}
    own = {card.id: card.hero for card in BASIC_ACTIONS if card.hero}
    assert len(HERO_CARDS) == 4
    for hero in HERO_CARDS.values():
        assert sum(hero.deck.values()) == 16
        found: Counter[str] = Counter()
        for card, count in hero.deck.items():
            found[colors[card]] += count
        assert found == dict.fromkeys(BASIC_COLORS, 4), hero.id
        assert [own[card] for card in hero.deck if card in own] == [hero.id]


@pytest.mark.rule("setup.decks")
def test_the_box_holds_its_cards() -> None:
    assert len(BASIC_ACTIONS) == 16
    assert [card.number for card in ADVANCED_ACTIONS] == list(range(1, 29))
    assert [card.number for card in SPELLS] == list(range(1, 21))
    assert [card.number for card in ARTIFACTS] == list(range(1, 17))
    assert [spell.id for spell in SPELLS if spell.interactive] == [spell.id for spell in SPELLS[-4:]]
    assert sum(artifact.banner is not None for artifact in ARTIFACTS) == 4
    assert sum(unit.copies for unit in REGULAR_UNITS) == 20
    assert sum(unit.copies for unit in ELITE_UNITS) == 20
    assert all(unit.elite for unit in ELITE_UNITS)
    assert not any(unit.elite for unit in REGULAR_UNITS)
    assert len(DEED_CARDS) == 16 + 28 + 20 + 16


def test_advanced_actions_and_spells_come_in_four_colours_alike() -> None:
    assert Counter(card.color for card in ADVANCED_ACTIONS) == dict.fromkeys(BASIC_COLORS, 7)
    assert Counter(spell.color for spell in SPELLS) == dict.fromkeys(BASIC_COLORS, 5)


def test_the_box_holds_its_skills_and_tactics() -> None:
    assert Counter(skill.hero for skill in SKILL_TOKENS.values()) == dict.fromkeys(HERO_CARDS, 10)
    for time in Time:
        assert [tactic.number for tactic in TACTIC_CARDS.values() if tactic.time is time] == [
            1,
            2,
            3,
            4,
            5,
            6,
        ]


def test_the_box_holds_its_tokens_and_tiles() -> None:
    assert sum(enemy.copies for enemy in ENEMY_TOKENS.values()) == 60
    assert len(RUINS_TOKENS) == 12
    kinds = Counter(tile.kind for tile in TILE_CARDS.values())
    assert kinds[TileKind.COUNTRYSIDE] == 11
    assert kinds[TileKind.CORE] == 8
    assert kinds[TileKind.START] == 2, "one tile, printed on both sides"


def test_every_effect_has_a_text_and_every_text_an_effect() -> None:
    keys = [key for _, key, _ in effects()]
    keys += [f"enemy-trait-{trait}" for trait in Trait]
    keys += [f"resistance-{resistance}" for resistance in Resistance]
    for locale in LOCALES:
        assert sorted(texts(locale)) == sorted(keys), locale


def test_texts_give_the_same_numbers_in_every_language() -> None:
    for key, text in texts("en").items():
        for locale in ("fr", "ru"):
            assert numbers(texts(locale)[key]) == numbers(text), f"{key} in {locale}"


def test_texts_give_the_numbers_of_the_declarations() -> None:
    for _, key, words in effects():
        written = {int(number) for number in numbers(texts("en")[key])}
        assert declared_numbers(words) <= written, key


def test_rules_of_cards_give_the_same_numbers_in_every_language() -> None:
    for id, rule in rules().items():
        if id.startswith(OF_CARDS):
            assert numbers(rule.en) == numbers(rule.fr) == numbers(rule.ru), id


def test_rules_of_units_give_what_is_printed_on_them() -> None:
    for unit in UNIT_CARDS.values():
        written = [int(number) for number in re.findall(r"\d+", rules()[f"unit.{unit.id}"].en)]
        assert written[:3] == [unit.level, unit.cost, unit.armor], unit.id
        for ability in unit.abilities:
            assert declared_numbers(ability.does) <= set(written), unit.id


def test_every_card_has_a_rule_and_every_such_rule_a_card() -> None:
    named = {rule for rule, _, _ in effects()} | {f"unit.{unit}" for unit in UNIT_CARDS}
    assert {id for id in rules() if id.startswith(OF_CARDS)} == named


def test_words_are_carried_out_or_their_rule_is_missing() -> None:
    undone = {
        rule
        for rule, _, words in (
            *effects(),
            *((f"unit.{unit.id}", "", each.does) for unit in UNIT_CARDS.values() for each in unit.abilities),
        )
        if any(type(word) not in WORD_RULES.keys() | STRUCTURE for word in all_words(words))
    }
    assert {
        id for id, rule in rules().items() if id.startswith(OF_CARDS) and rule.status == MISSING
    } == undone
