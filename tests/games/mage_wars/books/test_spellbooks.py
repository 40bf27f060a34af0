"""The chapter on spellbooks: what spells cost, and which books may be played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.books import (
    APPRENTICE,
    STARTER,
    Book,
    barred_by,
    points,
    points_by_school,
    problems,
    shares,
    total_points,
    training_of,
)
from magehall.games.mage_wars.books.book import SPELL
from magehall.games.mage_wars.books.training import ELEMENTS, TRAININGS
from magehall.games.mage_wars.cards.card import Card, Face, Kind, School
from magehall.games.mage_wars.cards.declare import card_of
from magehall.games.mage_wars.model.words import GAME, say
from magehall.kernel.text import LOCALES, register_texts

register_texts(GAME, MAGE_WARS.folder / "locale")

MAGES = ("beastmaster", "priestess", "warlock", "wizard")


def cost(card: str, mage: str, element: School | None = None) -> int:
    return points(SPELL[card], training_of(mage, element))


def wrong(book: Book) -> list[tuple[str, str | None]]:
    return [(problem.rule, problem.card) for problem in problems(book)]


def a_spell(*schools: tuple[School, int], novice: bool = False, either: bool = False) -> Card:
    return card_of(Face("a_spell", Kind.INCANTATION, schools, novice=novice, either_school=either))


# What a spell costs


@pytest.mark.rule("spellbooks.trained")
@pytest.mark.rule("spellbooks.untrained")
@pytest.mark.rule("spellbooks.opposed")
def test_worked_example_the_beastmaster_pays_three_six_or_nine_for_a_spell_of_level_three() -> None:
    beastmaster = training_of("beastmaster")
    assert points(a_spell((School.NATURE, 3)), beastmaster) == 3
    assert points(a_spell((School.WAR, 3)), beastmaster) == 6
    assert points(a_spell((School.FIRE, 3)), beastmaster) == 9


@pytest.mark.rule("spellbooks.any-school")
def test_worked_example_the_warlock_learns_the_elemental_wand_as_a_fire_spell() -> None:
    assert cost("elemental_wand", "warlock") == 2
    (share,) = shares(SPELL["elemental_wand"], training_of("warlock"))
    assert (share.school, share.level, share.times, share.points) == (School.FIRE, 2, 1, 2)


@pytest.mark.rule("spellbooks.any-school")
def test_of_several_schools_the_cheapest_counts_and_never_the_opposed_one() -> None:
    assert cost("elemental_wand", "beastmaster") == 4
    assert cost("elemental_wand", "priestess") == 4
    assert [cost("elemental_wand", "wizard", element) for element in ELEMENTS] == [2, 2, 2, 2]
    assert [cost("enchanters_ring", mage) for mage in MAGES] == [1, 2, 2, 1]


@pytest.mark.rule("spellbooks.any-school")
def test_a_choice_of_schools_does_not_add_to_the_level() -> None:
    assert SPELL["elemental_wand"].level == 2
    assert SPELL["enchanters_ring"].level == 1


@pytest.mark.rule("spellbooks.all-schools")
def test_worked_example_adramelech_costs_a_wizard_of_fire_ten_and_the_warlock_six() -> None:
    assert SPELL["adramelech_lord_of_fire"].level == 6
    assert cost("adramelech_lord_of_fire", "wizard", School.FIRE) == 10
    assert cost("adramelech_lord_of_fire", "warlock") == 6


@pytest.mark.rule("spellbooks.all-schools")
@pytest.mark.rule("spellbooks.opposed")
def test_every_school_of_a_spell_is_paid_at_its_own_rate() -> None:
    assert cost("adramelech_lord_of_fire", "beastmaster") == 4 * 2 + 2 * 3
    assert cost("adramelech_lord_of_fire", "priestess") == 4 * 3 + 2 * 2
    assert cost("battle_forge", "warlock") == 1 * 2 + 1 * 1
    assert cost("turn_to_stone", "wizard", School.EARTH) == 3
    assert cost("turn_to_stone", "wizard", School.AIR) == 2 + 1 * 2
    parts = shares(SPELL["adramelech_lord_of_fire"], training_of("priestess"))
    assert [(part.school, part.times, part.points) for part in parts] == [
        (School.DARK, 3, 12),
        (School.FIRE, 2, 4),
    ]


@pytest.mark.rule("spellbooks.novice")
def test_a_novice_spell_costs_every_mage_one_point() -> None:
    novices = [card.id for card in SPELL.values() if card.novice]
    assert "leather_boots" in novices
    assert {cost(card, mage) for card in novices for mage in MAGES} == {1}
    assert points(a_spell((School.FIRE, 2), novice=True), training_of("beastmaster")) == 1
    assert points(a_spell((School.DARK, 1), (School.FIRE, 1), novice=True), training_of("priestess")) == 1


@pytest.mark.rule("spellbooks.training")
def test_the_training_of_the_four_mages() -> None:
    trained = {mage: TRAININGS[mage].trained for mage in MAGES}
    opposed = {mage: TRAININGS[mage].opposed for mage in MAGES}
    assert tuple(TRAININGS) == MAGES
    assert trained == {
        "beastmaster": (School.NATURE,),
        "priestess": (School.HOLY,),
        "warlock": (School.DARK, School.FIRE),
        "wizard": (School.ARCANE,),
    }
    assert opposed == {
        "beastmaster": (School.FIRE,),
        "priestess": (School.DARK,),
        "warlock": (School.HOLY,),
        "wizard": (),
    }
    assert {training.spell_points for training in TRAININGS.values()} == {120}


@pytest.mark.rule("spellbooks.wizard-element")
@pytest.mark.parametrize("element", ELEMENTS)
def test_the_wizard_is_trained_in_the_one_element_he_chose(element: School) -> None:
    wizard = training_of("wizard", element)
    assert wizard.trained == (School.ARCANE, element)
    assert {other: wizard.times(other) for other in ELEMENTS} == {
        other: 1 if other is element else 2 for other in ELEMENTS
    }


@pytest.mark.rule("spellbooks.wizard-element")
def test_nobody_else_gains_by_an_element_and_the_wizard_not_by_another_school() -> None:
    for mage in ("beastmaster", "priestess", "warlock"):
        assert training_of(mage, School.AIR) == training_of(mage)
    assert training_of("wizard", School.DARK) == training_of("wizard")


# Which books may be played


@pytest.mark.rule("spellbooks.points")
def test_a_book_may_cost_all_spell_points_and_not_one_more() -> None:
    full = STARTER["beastmaster"]
    assert total_points(full) == 120
    assert wrong(full) == []
    one_more = Book.of("beastmaster", [*full.cards, ("leather_boots", 1)])
    assert total_points(one_more) == 121
    assert wrong(one_more) == [("spellbooks.points", None)]
    assert problems(one_more)[0].text.args == {"points": 121, "limit": 120, "over": 1}


@pytest.mark.rule("spellbooks.points")
def test_a_book_may_leave_spell_points_unspent() -> None:
    assert wrong(Book.of("priestess", {"heal": 1})) == []


@pytest.mark.rule("spellbooks.copies")
def test_six_copies_of_a_spell_of_level_one_and_four_of_any_other() -> None:
    assert SPELL["timber_wolf"].level > 1
    assert SPELL["tanglevine"].level == 1
    assert wrong(Book.of("beastmaster", {"timber_wolf": 4, "tanglevine": 6})) == []
    assert wrong(Book.of("beastmaster", {"timber_wolf": 5, "tanglevine": 7})) == [
        ("spellbooks.copies", "tanglevine"),
        ("spellbooks.copies", "timber_wolf"),
    ]


@pytest.mark.rule("spellbooks.copies")
@pytest.mark.rule("spellbooks.all-schools")
def test_two_schools_of_level_one_make_a_spell_of_level_two_with_four_copies() -> None:
    assert wrong(Book.of("warlock", {"lash_of_hellfire": 4})) == []
    assert wrong(Book.of("warlock", {"lash_of_hellfire": 5})) == [("spellbooks.copies", "lash_of_hellfire")]


@pytest.mark.rule("spellbooks.epic")
def test_one_copy_of_an_epic_spell() -> None:
    assert wrong(Book.of("beastmaster", {"lair": 1})) == []
    assert wrong(Book.of("beastmaster", {"lair": 2})) == [("spellbooks.epic", "lair")]


@pytest.mark.rule("spellbooks.mage-only")
def test_worked_example_the_lair_is_for_the_beastmaster_alone() -> None:
    for mage in ("priestess", "warlock"):
        assert wrong(Book.of(mage, {"lair": 1})) == [("spellbooks.mage-only", "lair")]
    assert barred_by(SPELL["lair"], training_of("beastmaster")) == ""


@pytest.mark.rule("spellbooks.school-only")
def test_worked_example_the_temple_of_asyra_is_for_mages_trained_in_the_holy_school() -> None:
    assert wrong(Book.of("priestess", {"temple_of_asyra": 1})) == []
    for mage in ("beastmaster", "warlock"):
        assert wrong(Book.of(mage, {"temple_of_asyra": 1})) == [("spellbooks.school-only", "temple_of_asyra")]


@pytest.mark.rule("spellbooks.library")
def test_the_box_does_not_limit_how_many_copies_a_library_has() -> None:
    """One box holds three, four and two of these."""
    assert wrong(Book.of("beastmaster", {"tanglevine": 6, "bitterwood_fox": 6, "rouse_the_beast": 6})) == []


@pytest.mark.rule("spellbooks.library")
@pytest.mark.parametrize("card", ["pikachu", "beastmaster", "", "@card-lair", "#1", "Timber Wolf"])
def test_only_spells_of_the_library_stand_in_a_book(card: str) -> None:
    book = Book.of("beastmaster", {card: 1, "timber_wolf": 1})
    assert wrong(book) == [("spellbooks.library", card)]
    assert total_points(book) == cost("timber_wolf", "beastmaster")
    for locale in LOCALES:
        assert problems(book)[0].text.render(locale)


@pytest.mark.rule("spellbooks.library")
def test_an_empty_book_is_no_book_to_play_with() -> None:
    assert wrong(Book("priestess")) == [("spellbooks.library", None)]


@pytest.mark.rule("spellbooks.wizard-element")
def test_a_wizard_without_an_element_and_a_warlock_with_one_are_told() -> None:
    assert wrong(Book.of("wizard", {"dispel": 1})) == [("spellbooks.wizard-element", None)]
    assert wrong(Book.of("wizard", {"dispel": 1}, School.DARK)) == [("spellbooks.wizard-element", None)]
    assert wrong(Book.of("wizard", {"dispel": 1}, School.WATER)) == []
    assert wrong(Book.of("warlock", {"dispel": 1}, School.AIR)) == [("spellbooks.wizard-element", None)]


def test_everything_wrong_is_told_at_once_and_every_sentence_exists_in_three_languages() -> None:
    cards = {"lair": 2, "drain_life": 5, "mana_siphon": 2, "dispel": 7, "pikachu": 1, "banish": 4, "agony": 4}
    found = problems(Book.of("priestess", cards, School.AIR))
    assert [(problem.rule, problem.card) for problem in found] == [
        ("spellbooks.wizard-element", None),
        ("spellbooks.points", None),
        ("spellbooks.copies", "dispel"),
        ("spellbooks.school-only", "drain_life"),
        ("spellbooks.copies", "drain_life"),
        ("spellbooks.mage-only", "lair"),
        ("spellbooks.epic", "lair"),
        ("spellbooks.epic", "mana_siphon"),
        ("spellbooks.library", "pikachu"),
    ]
    others = (*problems(Book("wizard")), *problems(Book("wizard"), "apprentice"))
    for problem in (*found, *others):
        assert len({problem.text.render(locale) for locale in LOCALES}) == len(LOCALES)


def test_every_restriction_in_the_box_can_be_told_in_three_languages() -> None:
    strangers = [training_of(mage) for mage in MAGES]
    barred = [
        (card, training) for card in SPELL.values() for training in strangers if barred_by(card, training)
    ]
    assert barred
    for card, training in barred:
        (text,) = [problem.text for problem in problems(Book.of(training.mage, {card.id: 1})) if problem.card]
        for locale in LOCALES:
            assert say(card.name.removeprefix("@")).render(locale) in text.render(locale)


@pytest.mark.rule("setup.apprentice-books")
def test_apprentices_play_with_the_list_of_the_box_and_no_other() -> None:
    for mage in MAGES:
        assert problems(APPRENTICE[mage], "apprentice") == ()
        (problem,) = problems(STARTER[mage], "apprentice")
        assert (problem.rule, problem.card) == ("setup.apprentice-books", None)


# The record


def test_equal_books_are_equal_however_they_were_put_together() -> None:
    one = Book.of("warlock", [("fireball", 1), ("agony", 1), ("fireball", 2), ("block", 0)])
    assert one == Book("warlock", (("agony", 1), ("fireball", 3)))
    assert hash(one) == hash(Book.of("warlock", {"fireball": 3, "agony": 1}))
    assert one.size == 4


@pytest.mark.parametrize(
    ("cards", "name", "says"),
    [
        ((("fireball", 1), ("agony", 1)), "", "order"),
        ((("agony", 1), ("agony", 1)), "", "each once"),
        ((("agony", 0),), "", "0 copies"),
        ((("agony", 100),), "", "100 copies"),
        ((), "two\nlines", "one line"),
        ((), " spaced", "one line"),
        ((), "x" * 41, "at most 40"),
    ],
)
def test_what_no_book_can_be_is_refused(cards: tuple[tuple[str, int], ...], name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Book("warlock", cards, None, name)


def test_a_book_of_no_known_mage_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no mage 'bard'; the mages are beastmaster"):
        Book("bard")


@given(
    st.sampled_from(MAGES),
    st.dictionaries(st.sampled_from(sorted(SPELL)), st.integers(1, 6)),
    st.sampled_from((None, *ELEMENTS)),
)
def test_the_schools_together_take_what_the_book_costs(
    mage: str, cards: dict[str, int], element: School | None
) -> None:
    book = Book.of(mage, cards, element)
    assert sum(points_by_school(book).values()) == total_points(book)
    assert total_points(book) == sum(copies * cost(card, mage, element) for card, copies in book.cards)
    assert total_points(book) <= sum(copies * 3 * SPELL[card].level for card, copies in book.cards)
    assert total_points(book) >= book.size
