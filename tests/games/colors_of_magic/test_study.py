"""The study of Colors of Magic counts what happens in a match, seat by seat."""

from __future__ import annotations

from collections import Counter
from random import Random

import magehall
from magehall.games.colors_of_magic.cards.catalogue import CARDS, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.setup.options import SkirmishOptions
from magehall.games.colors_of_magic.study import LATER_RULES, SkirmishStudy
from magehall.kernel.contracts.study import Entry, Tally
from magehall.kernel.text import LOCALES

STUDY = SkirmishStudy()


def test_every_card_comes_from_a_school_or_a_mage() -> None:
    assert set(STUDY.items) == set(CARDS)
    assert set(STUDY.items.values()) == {*SCHOOL_BY_ID, *MAGE_BY_ID}


def test_a_mage_may_bring_every_set_of_three_that_is_allowed() -> None:
    sets = STUDY.part_sets("tomb-guardian")
    assert (
        len(sets) == len(set(sets)) == 136
    )  # of twelve schools that are not opposed, at least one of its own three
    entry = Entry("tomb-guardian", sets[0])
    assert len(STUDY.items_of(entry)) <= 41


def test_the_factors_are_options_of_the_game_with_the_default_first() -> None:
    default = SkirmishOptions()
    for factor in STUDY.factors:
        assert factor.levels[0] == getattr(default, factor.key)
    assert {factor.key for factor in STUDY.factors} == {"scenario", "map", *LATER_RULES}


def test_everything_it_names_has_a_name_in_every_language() -> None:
    for locale in LOCALES:
        for id in (*STUDY.entrants, *SCHOOL_BY_ID, *STUDY.items):
            assert STUDY.name(id).render(locale)
        for word in ("entrants", "parts", "items", "rounds", *(f"use-{use}" for use in STUDY.uses)):
            assert STUDY.word(word).render(locale)
        for factor in STUDY.factors:
            assert STUDY.factor_name(factor.key).render(locale)
            for level in factor.levels:
                name = STUDY.level_name(factor.key, level)
                assert isinstance(level, bool) or (name is not None and name.render(locale))


def test_it_counts_what_was_told() -> None:
    entries = [Entry(mage, STUDY.part_sets(mage)[5]) for mage in ("tomb-guardian", "ash-prophet")]
    options = STUDY.options(entries, {"scenario": "giant", "turn_limit": 3})
    match = magehall.new_match("colors_of_magic", 2, seed="study", options=options)
    luck = Random(1)
    while match.pending:
        seat, decision = min(match.pending.items())
        match.apply(seat, luck.choice(decision.options))
    tally = Tally(2)
    for entry in match.events:
        STUDY.count(entry.event, tally)
    told = Counter(entry.name for entry in match.events if entry.data.get("player") != "@monsters")
    for use, event in (("cast", "spell-cast"), ("duel", "duel-card-shown"), ("drawn", "card-drawn")):
        counted = sum(sum(uses.get(use, {}).values()) for uses in tally.uses)
        assert counted == told[event]
    assert sum(tally.uses[0]["drawn"].values()) >= 5
    assert all(item in STUDY.items for uses in tally.uses for made in uses.values() for item in made)
    assert tally.rounds == told["turn-began"]
    assert tally.first is not None
