"""Deck rules: forces are read, checked and described without a table. [force]"""

from __future__ import annotations

from collections import Counter

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Mage
from magehall.games.colors_of_magic.cards.vocabulary import OPPOSED
from magehall.games.colors_of_magic.model.words import name_of, say
from magehall.games.colors_of_magic.setup.force_text import (
    Draft,
    checked,
    no_force,
    parse_text,
    write_code,
    write_list,
)
from magehall.games.colors_of_magic.setup.forces import (
    FORCE,
    READY,
    SCHOOLS_EACH,
    faces_of,
    force,
    why_not_force,
)
from magehall.kernel.contracts.decks import (
    Deck,
    DeckCheck,
    DeckExample,
    DeckForm,
    DeckProblem,
    DeckSet,
    DeckVariant,
)

MAGE = "mage"
SLOTS = tuple(f"school-{number}" for number in range(1, SCHOOLS_EACH + 1))
"""The choices of a deck that take a school each."""

OWN, CLOSED = "own", "opposed"
"""Words on the elements, seen from a mage."""


class ForceRules:
    """The forces of Colors of Magic. A deck's choices are its ``mage`` and three schools; its cards follow from them, so
    those that a deck brings along are not looked at."""

    verb = FORCE

    def parse(self, text: str) -> Deck:
        return _deck(parse_text(text))

    def check(self, deck: Deck, locale: str) -> DeckCheck:
        draft = checked(_draft(deck))
        whole = _deck(draft)
        problems = _problems(draft)
        return DeckCheck(
            deck=whole,
            code=write_code(draft),
            listing=write_list(draft, locale),
            option="" if problems else force(draft.mage, *draft.schools).id,
            size=sum(whole.cards.values()),
            points=len(draft.schools),
            limit=SCHOOLS_EACH,
            shares=Counter(SCHOOL_BY_ID[school].element.value for school in draft.schools),
            problems=problems,
        )

    def describe(self) -> DeckForm:
        """A variant for each mage, and the schools to choose from."""
        return DeckForm(
            variants=tuple(_variant(mage) for mage in MAGE_BY_ID.values()),
            most={},
            box=tuple(
                DeckExample(
                    f"ready-{number}",
                    "ready",
                    say("book-title-ready", mage=name_of(ready.mage), number=number),
                    write_code(Draft(ready.mage, ready.schools)),
                )
                for number, ready in enumerate(READY, 1)
            ),
            slots=SLOTS,
            sets=tuple(
                DeckSet(school.id, school.element.value, {card.id: card.copies for card in school.cards})
                for school in SCHOOL_BY_ID.values()
            ),
        )


FORCE_RULES = ForceRules()


def _variant(mage: Mage) -> DeckVariant:
    opposed = OPPOSED.get(mage.element)
    return DeckVariant(
        choices={MAGE: mage.id},
        limit=SCHOOLS_EACH,
        prices=dict.fromkeys(SCHOOL_BY_ID, 1),
        barred={
            school.id: "force.opposition" for school in SCHOOL_BY_ID.values() if school.element is opposed
        },
        notes={mage.element.value: OWN} | ({opposed.value: CLOSED} if opposed else {}),
    )


def _problems(draft: Draft) -> tuple[DeckProblem, ...]:
    """The problems of a draft: the verdict of the rules, or none. It names one reason at a time."""
    verdict = why_not_force(draft.mage, draft.schools)
    return () if verdict is None else (DeckProblem(verdict.rule, verdict.reason),)


def _deck(draft: Draft) -> Deck:
    ordered = force(draft.mage, *draft.schools)
    choices = {MAGE: ordered.mage} | dict(zip(SLOTS, ordered.schools, strict=False))
    return Deck(choices, Counter(faces_of(MAGE_BY_ID[ordered.mage], ordered.schools)), draft.name)


def _draft(deck: Deck) -> Draft:
    for choice in deck.choices:
        if choice != MAGE and choice not in SLOTS:
            raise no_force("build-choice")
    schools = [deck.choices[slot] for slot in SLOTS if deck.choices.get(slot)]
    ordered = force(deck.choices.get(MAGE, ""), *schools)
    return Draft(ordered.mage, ordered.schools, deck.name)
