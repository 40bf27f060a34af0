"""Cards, mages and schools say in three languages what their words do, and have a rule each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from magehall.games.colors_of_magic import cards
from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.codices.all_mages import MAGES
from magehall.games.colors_of_magic.cards.decoys import DECOYS
from magehall.games.colors_of_magic.cards.faces import Card, Mage
from magehall.games.colors_of_magic.cards.lines import Action, Free, When
from magehall.games.colors_of_magic.cards.schools.all_schools import SCHOOLS
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.flow import Branch
from magehall.kernel.ledger import Rule, read_ledger
from magehall.kernel.records import Value, field_names
from magehall.kernel.text import LOCALES

FOLDER = Path(cards.__file__).parent.parent
CHAPTERS = {
    "fire": "20_cards_fire.toml",
    "water": "21_cards_water.toml",
    "air": "22_cards_air.toml",
    "earth": "23_cards_earth.toml",
    "arcane": "24_cards_arcane.toml",
}
PRINTED_IN_ENGLISH = {"whispering-tyrant"}
"""Mages whose names and cards the designer published in English too."""

topics = pytest.mark.parametrize("topic", CHAPTERS)
topics_but_arcane = pytest.mark.parametrize("topic", [topic for topic in CHAPTERS if topic != "arcane"])
"""Arcane texts repeat a number where their language asks for it, and name abilities that their cards do not declare."""


class Message(msgspec.Struct, frozen=True):
    """A message and whether its words are ours."""

    text: str
    house: bool


@cache
def messages(topic: str, locale: str) -> dict[str, Message]:
    """The messages of a topic in a language by their keys; none takes an argument."""
    source = (FOLDER / "locale" / f"cards_{topic}.{locale}.ftl").read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.id.name not in found, entry.id.name
            parts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            assert len(parts) == len(entry.value.elements), entry.id.name
            house = any(attribute.id.name == "house" for attribute in entry.attributes)
            found[entry.id.name] = Message("".join(parts), house)
    return found


def rules(topic: str) -> dict[str, Rule]:
    """The rules of a topic's chapter by id."""
    return read_ledger(FOLDER / "ledger" / CHAPTERS[topic])


def declared(topic: str) -> Iterator[Card | Mage]:
    """The cards and mages of an element."""
    yield from (card for card in CARDS.values() if card.element == topic)
    yield from (mage for mage in MAGES if mage.element == topic)


def records(value: object) -> Iterator[Value]:
    """A record with all records inside it."""
    if isinstance(value, tuple):
        for each in value:
            yield from records(each)
    elif isinstance(value, Value):
        yield value
        for name in field_names(type(value)):
            yield from records(getattr(value, name))


def parts(face: Card | Mage) -> tuple[object, ...]:
    """What a text has to say of a card or mage: all but values that are shown as numbers."""
    if isinstance(face, Mage):
        return face.lines, face.body.keywords
    keywords = face.body.keywords if face.body else ()
    return face.asks, face.does, face.lines, face.triggers, face.boost.winner, keywords


def keys(topic: str) -> set[str]:
    """The messages that the declarations of an element need."""
    found = {f"name-{mage.token}" for mage in MAGES if mage.element == topic and mage.token}
    ids = [face.id for face in declared(topic)]
    ids += [school.id for school in SCHOOLS if school.element == topic]
    ids += [face.id for face in DECOYS if face.element == topic]
    for id in ids:
        found |= {f"name-{id}", f"text-{id}"}
    for face in declared(topic):
        for record in records(parts(face)):
            if isinstance(record, When | Free | Action):
                found.add(f"ability-{record.name}")
            elif isinstance(record, Branch):
                found.add(f"branch-{record.name}")
    return found


def declared_numbers(face: Card | Mage) -> set[int]:
    """The numbers above one of which a card's words were made; distances in inches."""
    found: set[int] = set()
    for record in records(parts(face)):
        for name in field_names(type(record)):
            value = getattr(record, name)
            if type(value) is not int:
                continue
            if name == "radius":
                # A zone of half inches is printed with its width.
                value = value // INCH if value % INCH == 0 else 2 * value // INCH
            found.add(abs(value))
    if isinstance(face, Card):
        found |= {face.spend.least, face.spend.each}
    else:
        found.add(face.most_tokens)
    return found - {0, 1}


def numbers(text: str) -> Counter[str]:
    """The numbers written in digits in a text."""
    return Counter(re.findall(r"\d+", text))


def test_the_box_holds_its_schools_mages_and_cards() -> None:
    assert len(SCHOOLS) == 15
    assert len(MAGES) == 10
    assert sum(len(school.cards) for school in SCHOOLS) == 87
    assert sum(len(mage.codex) for mage in MAGES) == 99


def test_no_card_stands_in_two_places() -> None:
    ids = [card.id for school in SCHOOLS for card in school.cards]
    ids += [card.id for mage in MAGES for card in mage.codex]
    ids += [school.id for school in SCHOOLS]
    ids += [mage.id for mage in MAGES]
    ids += [face.id for face in DECOYS]
    assert len(ids) == len(set(ids))


@topics_but_arcane
def test_every_declaration_has_its_messages_and_no_other_stands_there(topic: str) -> None:
    for locale in LOCALES:
        assert set(messages(topic, locale)) == keys(topic), locale


@topics_but_arcane
def test_texts_give_the_same_numbers_in_every_language(topic: str) -> None:
    for key, english in messages(topic, "en").items():
        for locale in ("fr", "ru"):
            assert numbers(messages(topic, locale)[key].text) == numbers(english.text), f"{key} in {locale}"


@topics
def test_texts_give_the_numbers_of_the_declarations(topic: str) -> None:
    for face in declared(topic):
        written = {int(number) for number in numbers(messages(topic, "en")[f"text-{face.id}"].text)}
        assert declared_numbers(face) <= written, face.id


@topics
def test_names_that_nobody_printed_are_marked(topic: str) -> None:
    printed: set[str] = set()
    for mage in MAGES:
        if mage.id in PRINTED_IN_ENGLISH:
            printed |= {f"name-{mage.id}", f"name-{mage.token}"}
            printed |= {f"name-{card.id}" for card in mage.codex}
    for key in keys(topic):
        if key.startswith("name-"):
            assert not messages(topic, "fr")[key].house, key
            assert messages(topic, "en")[key].house is (key not in printed), key
            assert messages(topic, "ru")[key].house, key


@topics
def test_french_keeps_its_punctuation_together(topic: str) -> None:
    french = [message.text for message in messages(topic, "fr").values()]
    for text in [*french, *(rule.fr for rule in rules(topic).values())]:
        assert not re.search(r"[^\u00a0\u202f][:;!?»]|«[^\u00a0]|'", text), text


@topics
def test_every_declaration_has_a_rule_and_every_rule_a_declaration(topic: str) -> None:
    named = {face.rule for face in declared(topic)}
    named |= {f"school.{school.id}" for school in SCHOOLS if school.element == topic}
    assert set(rules(topic)) == named


@topics_but_arcane
def test_rules_give_the_same_numbers_in_every_language(topic: str) -> None:
    for id, rule in rules(topic).items():
        assert numbers(rule.en) == numbers(rule.fr) == numbers(rule.ru), id
