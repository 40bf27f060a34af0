"""Every card declares what it does, and no rule asks for a card by its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.cards import REPRINTS, SPELLS, Card
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import Unique
from magehall.games.mage_wars.cards.prices import ByLevel
from magehall.kernel.ledger import ledger
from magehall.kernel.records import Value, to_builtins
from magehall.kernel.text import LOCALES

SOURCE = Path(__file__).parents[4] / "src/magehall/games/mage_wars"
"""Where the rules are written; a compiled module is no text."""

RULES = sorted(
    path
    for path in SOURCE.rglob("*.py")
    if path.relative_to(SOURCE).parts[0] not in ("cards", "books", "bot")
)

PRINTINGS = (*SPELLS, *REPRINTS)

NAMES = {name for card in PRINTINGS for name in (card.id, card.slug, card.rule)}

MEANT_OTHERWISE = {("model/words.py", "teleport")}
"""What is spelt like a card and is none: the verb of options that teleport a creature."""

SPELT = {
    "en": {"one": 1, "once a round": 1, "two": 2, "twice": 2},
    "fr": {"une fois": 1, "un dé": 1, "deux": 2},
    "ru": {"раз в раунд": 1, "кубик больше": 1, "двух": 2, "двумя": 2},
}
"""Numbers that texts write in letters, by language."""

EXAMPLES = {"sleep": {3}, "wall_of_thorns": {3}}
"""Levels that a text takes as an example: what holds for each level is a price or a word, and no number of the card."""

OF_THEIR_OWN = get_args(Unique)
"""The words that are code for one or two cards."""


def texts_above(source: str) -> dict[str, str]:
    """The comment above each declaration of a card, by the card's id; that of a reprint tells its edition."""
    lines = source.splitlines()
    found = {}
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple)):
            continue
        for card in node.value.elts:
            if isinstance(card, ast.Call):
                first = card.lineno - 1
                while lines[first - 1].startswith("    # "):
                    first -= 1
                comment = " ".join(line.removeprefix("    # ") for line in lines[first : card.lineno - 1])
                reprint = isinstance(card.func, ast.Name) and card.func.id == "fourth_edition"
                found[ast.literal_eval(card.args[0]) + ("_fourth" if reprint else "")] = comment
    return found


def test_above_each_card_stands_its_text() -> None:
    rules = ledger(MAGE_WARS)
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "cards").glob("*.py")):
        found |= texts_above(path.read_text(encoding="utf-8"))
    assert found == {card.id: rules[card.rule].en for card in PRINTINGS}


def numbers(word: object) -> Iterator[int]:
    """The numbers in a word; nought and yes or no are none."""
    if isinstance(word, dict):
        for value in word.values():
            yield from numbers(value)
    elif isinstance(word, list | tuple):
        for value in word:
            yield from numbers(value)
    elif isinstance(word, int) and not isinstance(word, bool) and word:
        yield word


def told(text: str, locale: str) -> set[int]:
    """The numbers that a text tells, in digits or in letters."""
    spelt = {number for words, number in SPELT[locale].items() if re.search(rf"\b{words}\b", text.lower())}
    return digits(text) | spelt


def digits(text: str) -> set[int]:
    """The numbers that a text tells in digits."""
    return {int(number) for number in re.findall(r"\d+", text)}


def of_words(card: Card) -> set[int]:
    """The numbers of a card's words, without their signs. A price by level is told as a rule: so much for the first
    levels, and so much more for each further one."""
    price = () if isinstance(card.price, ByLevel) else (card.price,)
    abilities = [(ability.does, ability.cost, ability.per_round) for ability in card.abilities]
    needs = card.casts.needs if card.casts is not None else 0
    words = (card.lasting, card.does, card.answer, price, card.grants, card.lends, abilities, needs)
    return {abs(number) for number in numbers(to_builtins(words))}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", PRINTINGS, ids=lambda card: card.id)
def test_the_numbers_of_a_declaration_are_in_the_text(card: Card, locale: str) -> None:
    assert of_words(card) <= told(ledger(MAGE_WARS)[card.rule].text(locale), locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", PRINTINGS, ids=lambda card: card.id)
def test_a_text_has_no_number_that_the_card_does_not_declare(card: Card, locale: str) -> None:
    declared = {abs(number) for number in numbers(to_builtins(card))} | EXAMPLES.get(card.id, set())
    assert digits(ledger(MAGE_WARS)[card.rule].text(locale)) <= declared


def said(card: Card) -> list[object]:
    """All that a card declares besides numbers and printed traits."""
    spoken = (card.attacks, card.grants, card.lends, card.lasting, card.does, card.abilities)
    single = (card.answer, card.casts, card.binds, card.discount)
    return [word for words in spoken for word in words] + [word for word in single if word is not None]


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_no_rule_asks_for_a_card_by_name(path: Path) -> None:
    """A bot may weigh single cards; what a rule needs to know, the card declares."""
    named = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in NAMES
    }
    here = str(path.relative_to(SOURCE))
    assert {(here, name) for name in named} <= MEANT_OTHERWISE


def test_the_rules_are_looked_at() -> None:
    assert len(RULES) > 50
    assert SOURCE.name == MAGE_WARS.id


@pytest.mark.parametrize("card", PRINTINGS, ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: Card) -> None:
    assert said(card) or (card.kind is Kind.WALL and card.traits)
    assert (card.trigger is None) == (card.answer is None)


@pytest.mark.parametrize("card", PRINTINGS, ids=lambda card: card.id)
def test_a_spell_has_a_cost_or_a_price(card: Card) -> None:
    assert card.cost is not None or card.price is not None


def bearers(*words: type[Value]) -> list[str]:
    """The cards that do something of these kinds, by themselves or by an ability."""
    return [
        card.id
        for card in SPELLS
        if any(
            isinstance(effect, words)
            for effects in (card.does, *(ability.does for ability in card.abilities))
            for effect in effects
        )
    ]


def test_at_most_one_card_in_ten_has_code_of_its_own() -> None:
    assert 0 < len(bearers(*OF_THEIR_OWN)) <= len(SPELLS) // 10


def test_every_word_of_its_own_belongs_to_few_cards() -> None:
    for word in OF_THEIR_OWN:
        assert 1 <= len(bearers(word)) <= 2, word
