"""What tests compare declarations with: printed numbers, texts and rules of a topic."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from magehall.games.colors_of_magic import cards
from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Body, Card, Mage, School
from magehall.games.colors_of_magic.cards.lines import Action, Free, When
from magehall.games.colors_of_magic.cards.vocabulary import INCH, Element
from magehall.games.colors_of_magic.cards.words.flow import Branch
from magehall.kernel.ledger import Rule, read_ledger
from magehall.kernel.records import Value, field_names
from magehall.kernel.text import LOCALES

FOLDER = Path(cards.__file__).parent.parent


class Creature(NamedTuple):
    """The printed values of a creature; a keyword with its number is written ``source 1``."""

    life: int
    movement: int
    defense: int
    melee: int = 0
    ranged: int = 0
    size: int = 1
    keywords: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


class Printed(NamedTuple):
    """The printed numbers of a card. ``winner`` and ``loser`` are the damage of its combat boost."""

    type: str
    cost: int
    initiative: int
    copies: int = 1
    range: int | None = None
    winner: int = 0
    loser: int = 0
    creature: Creature | None = None


def creature_of(body: Body) -> Creature:
    """The declared values of a creature."""
    keywords = tuple(f"{word.id} {word.x}" if word.x else str(word.id) for word in body.keywords)
    return Creature(
        body.life,
        body.movement,
        body.defense,
        body.melee,
        body.ranged,
        body.size,
        keywords,
        tuple(str(kind) for kind in body.types),
    )


def printed_of(card: Card) -> Printed:
    """The declared numbers of a card."""
    return Printed(
        str(card.type),
        card.cost,
        card.boost.initiative,
        card.copies,
        card.range,
        card.boost.winner_damage,
        card.boost.loser_damage,
        None if card.body is None else creature_of(card.body),
    )


def cards_of(owner: str) -> tuple[Card, ...]:
    """The cards of a school or codex."""
    return SCHOOL_BY_ID[owner].cards if owner in SCHOOL_BY_ID else MAGE_BY_ID[owner].codex


def owners(element: Element) -> list[School | Mage]:
    """The schools and mages of an element."""
    every: list[School | Mage] = [*SCHOOL_BY_ID.values(), *MAGE_BY_ID.values()]
    return [owner for owner in every if owner.element is element]


def doubled_ids() -> list[str]:
    """Ids that more than one card of the game has."""
    every = [card.id for element in Element for owner in owners(element) for card in cards_of(owner.id)]
    return [id for id, times in Counter(every).items() if times > 1]


@cache
def messages(topic: str, locale: str) -> dict[str, ast.Message]:
    """The messages of a topic in a language by their keys."""
    source = (FOLDER / "locale" / f"{topic}.{locale}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


def written(topic: str, locale: str, key: str) -> str:
    """The sentence of a message, which takes no arguments."""
    value = messages(topic, locale)[key].value
    assert value is not None
    (part,) = value.elements
    assert isinstance(part, ast.TextElement)
    return part.value


def numbers(text: str) -> Counter[str]:
    """The numbers written in digits in a text."""
    return Counter(re.findall(r"\d+", text))


def inside(value: object) -> Iterator[Value]:
    """The records in a declaration, however deep."""
    if isinstance(value, Value):
        yield value
        for name in field_names(type(value)):
            yield from inside(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from inside(part)


def declared_numbers(*effects: object) -> set[int]:
    """The numbers above one in effects, radii in inches."""
    found: set[int] = set()
    for record in inside(effects):
        for name in field_names(type(record)):
            value = getattr(record, name)
            if isinstance(value, int) and not isinstance(value, bool):
                found.add(value // INCH if name == "radius" else abs(value))
    return found - {0, 1}


def effects_of(owner: Card | Mage) -> tuple[object, ...]:
    """What of a card or mage its text tells."""
    if isinstance(owner, Card):
        return owner.asks, owner.does, owner.lines, owner.triggers, owner.spend
    return (owner.lines,)


def names_in(*owners: School | Mage) -> set[str]:
    """The keys of the messages that name abilities and branches."""
    found: set[str] = set()
    for record in inside(owners):
        if isinstance(record, When | Free | Action):
            found.add(f"ability-{record.name}")
        elif isinstance(record, Branch):
            found.add(f"branch-{record.name}")
    return found


def keys_of(element: Element) -> set[str]:
    """The keys of all messages that the cards of an element need."""
    found = names_in(*owners(element))
    for owner in owners(element):
        ids = [owner.id, *(card.id for card in cards_of(owner.id))]
        found |= {f"{kind}-{id}" for kind in ("name", "text") for id in ids}
        if isinstance(owner, Mage) and owner.token is not None:
            found.add(f"name-{owner.token}")
    return found


def check_texts(element: Element, topic: str) -> None:
    """Every card has name and text in every language, with the numbers it was declared with."""
    for locale in LOCALES:
        assert set(messages(topic, locale)) == keys_of(element), locale
        for key, message in messages(topic, locale).items():
            assert numbers(written(topic, locale, key)) == numbers(written(topic, "en", key)), (locale, key)
            house = any(attribute.id.name == "house" for attribute in message.attributes)
            assert house == (key.startswith("name-") and locale != "fr"), (locale, key)
    for key in messages(topic, "fr"):
        assert not re.search(r" [:;?!»]|« |'", written(topic, "fr", key)), key
    for owner in owners(element):
        told: list[Card | Mage] = [*cards_of(owner.id), *([owner] if isinstance(owner, Mage) else [])]
        for one in told:
            text = written(topic, "en", f"text-{one.id}")
            assert declared_numbers(*effects_of(one)) <= {int(number) for number in numbers(text)}, one.id


def check_rules(element: Element, chapter: str) -> None:
    """The chapter of the ledger holds the rules of these cards, mages and schools, and no others."""
    rules: dict[str, Rule] = read_ledger(FOLDER / "ledger" / f"{chapter}.toml")
    expected: set[str] = set()
    for owner in owners(element):
        expected.add(owner.rule if isinstance(owner, Mage) else f"school.{owner.id}")
        expected |= {card.rule for card in cards_of(owner.id)}
    assert set(rules) == expected
    for rule in rules.values():
        assert numbers(rule.en) == numbers(rule.fr) == numbers(rule.ru), rule.id
