"""Every word of a card is told in three languages, with all of its fields, so that text and deed cannot differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.answers import Answer
from magehall.games.mage_wars.cards.card import (
    Ability,
    AttackBar,
    Bonus,
    Casts,
    Defense,
    Discount,
    Face,
    Grant,
    Reach,
    SpellFilter,
    Style,
    Target,
    Trigger,
    Who,
)
from magehall.games.mage_wars.cards.effects import Effect, Hurt
from magehall.games.mage_wars.cards.lasting import Lasting, Moment, Toll
from magehall.games.mage_wars.cards.prices import Ask, Price
from magehall.games.mage_wars.cards.traits import FLYING, Trait
from magehall.games.mage_wars.show.card_words import SIGNED, CardWords
from magehall.kernel.game import register
from magehall.kernel.records import Value, field_types
from magehall.kernel.text import LOCALES
from magehall.kit.word_texts import slug, word_key
from tests.word_messages import messages, taken

register(MAGE_WARS)

KINDS: list[type[Value]] = [
    *(kind for union in (Effect, Answer, Lasting, Price) for kind in get_args(union)),
    *(Grant, Defense, Casts, Discount, Ability, AttackBar, Bonus, Who, Target, SpellFilter),
]
"""All that a card is declared in, but for traits."""

LEFT_OUT = {(Target, "who"): "the message of each aim that is an object tells it"}
"""Fields that the message of their word does not take, and why."""

IN_FACTS = {
    "kind", "schools", "cost", "speed", "within", "target", "subtypes", "either_school", "price", "reveal", "life", "armor",
    "channeling", "traits", "slots", "either_slot", "mages", "school_only", "epic", "novice", "legendary", "unique",
}  # fmt: skip
"""Fields of a card that its sheet tells above the words."""

IN_LINES = {
    "asks", "once_a_round", "trigger", "answer", "one_use", "only_at_rest", "attacks", "defenses", "grants", "lends",
    "lasting", "does", "abilities", "casts", "binds", "discount",
}  # fmt: skip
"""Fields that are words, or hold some."""

languages = pytest.mark.parametrize("locale", LOCALES)


@languages
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_word_has_a_message_that_takes_all_of_its_fields(kind: type[Value], locale: str) -> None:
    assert word_key(kind) in messages(MAGE_WARS.folder, locale)
    told = {field for field in field_types(kind) if (kind, field) not in LEFT_OUT}
    assert told <= taken(MAGE_WARS.folder, word_key(kind), locale)


def test_no_message_of_a_word_is_without_its_word() -> None:
    """What is no word is a part of one, or a field of the card."""
    parts = ("word-kind-", "word-aim-")
    fields = {"word-trigger", "word-ask", "word-lend", "word-binds", "word-or", "word-dice"}
    fields |= {"word-one-use", "word-only-at-rest", "word-once-a-round"}
    rest = messages(MAGE_WARS.folder, "en").keys() - {word_key(kind) for kind in KINDS} - fields
    assert [key for key in sorted(rest) if not key.startswith(parts)] == []


def test_every_field_of_a_card_is_told_once() -> None:
    assert set(field_types(Face)) - {"id"} == IN_FACTS | IN_LINES
    assert not IN_FACTS & IN_LINES


def words_of(card: Card) -> Iterator[Value]:
    """The words of a card, as its lines and its price tell them."""
    yield from (*card.attacks, *card.defenses, *card.does, *card.lasting, *card.grants, *card.lends)
    yield from card.abilities
    yield from (word for word in (card.answer, card.casts, card.discount, card.price) if word is not None)


@languages
def test_no_two_different_words_are_told_alike(locale: str) -> None:
    pen = CardWords(locale)
    told: dict[str, Value] = {}
    for card in CARDS:
        for word in words_of(card):
            assert told.setdefault(pen.word(word), word) == word
        told_target = f"target: {pen.target(card.target)}"
        assert told.setdefault(told_target, card.target) == card.target
    assert len(told) > 200


@languages
def test_every_member_of_an_enumeration_is_told_apart(locale: str) -> None:
    pen = CardWords(locale)
    trigger = {pen.say("word-trigger", trigger=slug(one), answer="") for one in Trigger}
    assert len(trigger) == len(Trigger)
    assert len({pen.say("word-ask", ask=slug(one)) for one in Ask}) == len(Ask)
    assert len({pen.word(Toll(one, 1)) for one in Moment}) == len(Moment)
    assert len({pen.word(Grant((FLYING,), one)) for one in Reach}) == len(Reach)
    assert len({pen.word(AttackBar("bite", one, 1)) for one in Style}) == len(Style)


@languages
def test_a_line_is_told_for_each_thing_a_card_declares(locale: str) -> None:
    pen = CardWords(locale)
    for card in CARDS:
        several = (
            card.attacks,
            card.defenses,
            card.does,
            card.lasting,
            card.grants,
            card.lends,
            card.abilities,
        )
        single = (card.answer, card.asks, card.casts, card.binds, card.discount)
        limits = (card.one_use, card.only_at_rest, card.once_a_round)
        expected = sum(map(len, several)) + sum(one is not None for one in single) + sum(limits)
        lines = pen.lines(card)
        assert len(lines) == expected, card.id
        assert not [line for line in lines if "none" in line.split()], card.id


def traits() -> Iterator[Trait]:
    """Every trait that a card has, gives or uses."""
    for card in CARDS:
        yield from card.traits
        for bar in card.attacks:
            yield from bar.traits
        for grant in card.grants:
            yield from grant.traits


@languages
def test_a_trait_tells_its_value_and_which_way_it_goes(locale: str) -> None:
    pen = CardWords(locale)
    for trait in traits():
        told = pen.trait(trait)
        assert (str(abs(trait.value)) in told) == bool(trait.value), told
        if trait.value < 0:
            assert trait.name in SIGNED or "-" in told or "−" in told, told


def test_what_a_card_says_changes_with_its_declaration() -> None:
    pen = CardWords("en")
    assert pen.word(Hurt(5)) == "The target suffers 5 attack dice of direct damage."
    assert pen.word(Hurt(1)) == "The target suffers 1 attack die of direct damage."
    assert pen.word(Hurt(5, drain=True)).endswith("and the caster is healed by as much.")
