"""Forces that are put together at home: read, checked and described without a table. [force]"""

from __future__ import annotations

import pytest

import magehall
from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.setup.deck_rules import FORCE_RULES, SLOTS
from magehall.games.colors_of_magic.setup.force_text import Draft, write_code, write_list
from magehall.games.colors_of_magic.setup.forces import FORCES, READY, why_not_force
from magehall.kernel.contracts.decks import Deck, DeckCheck, DeckError
from magehall.kernel.decision import Option
from magehall.kernel.ledger import ledger
from magehall.kernel.text import LOCALES

READY_ONE = READY[0]


def deck(mage: str, *schools: str, name: str = "") -> Deck:
    return Deck({"mage": mage} | dict(zip(SLOTS, schools, strict=False)), {}, name)


def judge(mage: str, *schools: str) -> DeckCheck:
    return FORCE_RULES.check(deck(mage, *schools), "en")


@pytest.mark.rule("force")
@pytest.mark.parametrize("ready", READY, ids=lambda ready: str(ready.mage))
def test_ready_forces_are_fit_and_brought_to_the_table_by_their_option(ready: Draft) -> None:
    found = judge(ready.mage, *reversed(ready.schools))
    assert found.problems == ()
    assert (found.points, found.limit) == (3, 3)
    assert found.size == 30 + sum(card.copies for card in MAGE_BY_ID[ready.mage].codex)
    assert isinstance(FORCES.find(found.option), Option)


@pytest.mark.rule("force.schools")
@pytest.mark.rule("force.codex")
def test_the_cards_follow_from_mage_and_schools_whatever_the_deck_brings() -> None:
    chosen = deck(READY_ONE.mage, *READY_ONE.schools)
    foreign = Deck(chosen.choices, {"fireball": 9})
    assert FORCE_RULES.check(foreign, "en") == FORCE_RULES.check(chosen, "en")
    half = judge("ash-prophet", "grand-barbecue")
    codex = {card.id: card.copies for card in MAGE_BY_ID["ash-prophet"].codex}
    school = {card.id: card.copies for card in SCHOOL_BY_ID["grand-barbecue"].cards}
    assert half.deck.cards == codex | school


@pytest.mark.rule("force.opposition")
def test_what_is_wrong_is_told_by_the_verdict_of_the_rules() -> None:
    known = ledger(magehall.games()["colors_of_magic"])
    for schools in (
        (),
        ("grand-barbecue",),
        ("grand-barbecue", "grand-barbecue", "tribal-rage"),
        ("grand-barbecue", "mirror-games", "tribal-rage"),
        ("deep-roots", "stone-skin", "zephyr-dance"),
    ):
        found = judge("ash-prophet", *schools)
        verdict = why_not_force("ash-prophet", schools)
        assert verdict is not None
        assert [(one.rule, one.text) for one in found.problems] == [(verdict.rule, verdict.reason)]
        assert found.problems[0].rule in known
        assert found.option == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_codes_and_lists_of_every_language_are_read_back(locale: str) -> None:
    for ready in READY:
        draft = Draft(ready.mage, ready.schools, "Ночь: été")
        again = FORCE_RULES.parse(write_code(draft))
        assert again == FORCE_RULES.parse(write_list(draft, locale))
        assert again.name == "Ночь: été"
        assert FORCE_RULES.check(again, locale).code == write_code(draft)
        assert FORCE_RULES.check(again, locale).listing == write_list(draft, locale)


def test_names_of_mages_and_schools_alone_make_a_list() -> None:
    found = FORCE_RULES.parse(
        "Ash Prophet\n- nothing\n".replace("- nothing\n", "# a remark\n\ngrand barbecue")
    )
    assert found.choices == {"mage": "ash-prophet", "school-1": "grand-barbecue"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "book-list-one-mage"),
        ("Merlin", "book-list-unknown"),
        ("ash-prophet\ntomb-guardian", "book-list-one-mage"),
        ("x" * 20_001, "book-text-too-long"),
        ("COM2.ash-prophet..", "book-code-version"),
        ("COM1.ash-prophet", "book-code-damaged"),
        ("COM1.ash-prophet..é", "book-code-damaged"),
        ("COM1.merlin..", "book-no-mage"),
        ("COM1.ash-prophet.@sea.", "book-no-school"),
        ("COM1.ash-prophet.stone-skin+stone-skin+stone-skin+stone-skin.", "book-many-schools"),
        ("name: " + "x" * 41 + "\nash-prophet", "book-bad-name"),
    ],
)
def test_a_text_that_is_no_force_is_refused_in_every_language(text: str, key: str) -> None:
    with pytest.raises(DeckError) as caught:
        FORCE_RULES.parse(text)
    assert caught.value.reason.key == key
    assert len({caught.value.reason.render(locale) for locale in LOCALES}) == len(LOCALES)


def test_a_deck_that_is_no_force_is_refused() -> None:
    for choices, key in (
        ({"mage": "merlin"}, "book-no-mage"),
        ({}, "book-no-mage"),
        ({"mage": "ash-prophet", "school-1": "sea"}, "book-no-school"),
        ({"mage": "ash-prophet", "school-4": "stone-skin"}, "book-build-choice"),
    ):
        with pytest.raises(DeckError) as caught:
            FORCE_RULES.check(Deck(choices), "en")
        assert caught.value.reason.key == key


@pytest.mark.rule("force.opposition")
def test_the_builder_is_told_which_schools_are_closed_to_a_mage() -> None:
    form = FORCE_RULES.describe()
    assert form.slots == SLOTS
    assert {one.id: dict(one.cards) for one in form.sets} == {
        school.id: {card.id: card.copies for card in school.cards} for school in SCHOOL_BY_ID.values()
    }
    for variant in form.variants:
        mage = variant.choices["mage"]
        own = next(one for one in SCHOOL_BY_ID.values() if one.element is MAGE_BY_ID[mage].element)
        for school in SCHOOL_BY_ID:
            others = [
                one for one in SCHOOL_BY_ID if one not in (school, own.id) and one not in variant.barred
            ]
            verdict = why_not_force(mage, (school, own.id, others[0])) if school != own.id else None
            assert variant.barred.get(school, "") == (verdict.rule if verdict else "")
    assert all(FORCE_RULES.check(FORCE_RULES.parse(box.code), "en").option for box in form.box)
