"""The cards of water are declared as they are printed, and told in three languages."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID
from magehall.games.colors_of_magic.cards.vocabulary import WATER
from tests.games.colors_of_magic.cards.declarations import (
    Creature,
    Printed,
    cards_of,
    check_rules,
    check_texts,
    creature_of,
    doubled_ids,
    owners,
    printed_of,
)

PRINTED = {
    "mirror-games": {
        "water-reflection": Printed(
            "creature",
            cost=1,
            initiative=1,
            copies=2,
            range=6,
            creature=Creature(life=2, movement=5, defense=1, melee=2, ranged=3),
        ),
        "redirect": Printed("instant", cost=1, initiative=2, copies=2),
        "position-swap": Printed("instant", cost=2, initiative=2, copies=2),
        "mirror-guardian": Printed(
            "creature",
            cost=2,
            initiative=3,
            range=6,
            creature=Creature(life=2, movement=4, defense=3, melee=2),
        ),
        "damage-reflection": Printed("instant", cost=3, initiative=4),
        "water-portal": Printed("permanent", cost=3, initiative=4),
        "grand-illusion": Printed("instant", cost=4, initiative=5),
    },
    "thalassotherapy": {
        "tide-walker-nymph": Printed(
            "creature",
            cost=2,
            initiative=3,
            copies=2,
            range=6,
            creature=Creature(life=3, movement=5, defense=2, melee=1, keywords=("source 1",)),
        ),
        "coral-sentinel": Printed(
            "creature",
            cost=4,
            initiative=5,
            copies=2,
            range=6,
            loser=1,
            creature=Creature(life=3, movement=2, defense=3, melee=1),
        ),
        "flash-flood": Printed("instant", cost=3, initiative=9, copies=2, range=6),
        "life-spring": Printed("permanent", cost=3, initiative=6, copies=2, range=6),
        "healing-wave": Printed("ephemeral", cost=2, initiative=7, copies=2, range=8),
    },
    "tides-and-currents": {
        "whirlpool-turtle": Printed(
            "creature",
            cost=3,
            initiative=4,
            copies=2,
            range=6,
            loser=1,
            creature=Creature(life=3, movement=2, defense=3, melee=1),
        ),
        "river-spirit": Printed(
            "creature",
            cost=3,
            initiative=5,
            copies=2,
            range=6,
            creature=Creature(life=3, movement=6, defense=2, melee=1, keywords=("aquatic",)),
        ),
        "sudden-undertow": Printed("instant", cost=2, initiative=8, copies=2, range=6),
        "persistent-flow": Printed("permanent", cost=4, initiative=7, copies=2, range=6),
        "pushing-current": Printed("ephemeral", cost=1, initiative=6, copies=2, range=8),
    },
    "deep-water-hydro-strategist": {
        "tidal-sprite": Printed(
            "creature",
            cost=2,
            initiative=3,
            creature=Creature(life=2, movement=6, defense=2, melee=1, keywords=("elusive",)),
        ),
        "geyser-tortoise": Printed(
            "creature",
            cost=4,
            initiative=5,
            loser=1,
            creature=Creature(life=3, movement=2, defense=3, melee=1),
        ),
        "deep-sea-siren": Printed(
            "creature", cost=5, initiative=5, creature=Creature(life=3, movement=4, defense=3, melee=1)
        ),
        "leviathan": Printed(
            "creature",
            cost=8,
            initiative=5,
            winner=4,
            creature=Creature(life=5, movement=5, defense=4, melee=4, size=3),
        ),
        "redirect-current": Printed("instant", cost=2, initiative=9),
        "flash-freeze": Printed("instant", cost=2, initiative=8, range=6),
        "high-tide": Printed("permanent", cost=3, initiative=7),
        "geyser-field": Printed("permanent", cost=4, initiative=3, range=10),
        "subtle-current": Printed("ephemeral", cost=1, initiative=6, range=8),
        "tsunami": Printed("ephemeral", cost=7, initiative=1),
    },
    "unbound-elementalist": {
        "adaptive-elemental": Printed(
            "creature",
            cost=2,
            initiative=3,
            creature=Creature(life=2, movement=4, defense=2, melee=2, ranged=2),
        ),
        "phase-shift": Printed("ephemeral", cost=1, initiative=8, range=6),
        "flow-guardian": Printed(
            "creature",
            cost=3,
            initiative=4,
            copies=2,
            creature=Creature(life=3, movement=3, defense=3, melee=2),
        ),
        "elemental-mastery": Printed("instant", cost=2, initiative=9),
        "state-convergence": Printed("ephemeral", cost=4, initiative=5, copies=2),
        "morphic-current": Printed("permanent", cost=3, initiative=7),
        "prismatic-sprite": Printed(
            "creature",
            cost=2,
            initiative=6,
            creature=Creature(life=1, movement=5, defense=2, melee=1, ranged=2, keywords=("elusive",)),
        ),
        "elemental-avatar": Printed(
            "creature",
            cost=6,
            initiative=5,
            creature=Creature(life=4, movement=4, defense=3, melee=3, ranged=3, size=2),
        ),
    },
}
"""Cards by school or mage, as printed."""

MAGES = {
    "deep-water-hydro-strategist": (
        Creature(life=10, movement=6, defense=3, melee=1, ranged=3),
        4,
        "tidal-insight",
        3,
    ),
    "unbound-elementalist": (Creature(life=10, movement=5, defense=3, melee=2, ranged=3), 5, None, 0),
}
"""Mages with values, flow, and how many tokens of which kind they hold."""


@pytest.mark.parametrize(
    "owner",
    [
        pytest.param("mirror-games", marks=pytest.mark.rule("school.mirror-games")),
        pytest.param("thalassotherapy", marks=pytest.mark.rule("school.thalassotherapy")),
        pytest.param("tides-and-currents", marks=pytest.mark.rule("school.tides-and-currents")),
        "deep-water-hydro-strategist",
        "unbound-elementalist",
    ],
)
def test_schools_and_codices_hold_ten_cards_as_printed(owner: str) -> None:
    declared = cards_of(owner)
    assert {card.id: printed_of(card) for card in declared} == PRINTED[owner]
    assert {card.element for card in declared} == {WATER}
    assert sum(card.copies for card in declared) == 10


@pytest.mark.parametrize("mage", MAGES)
def test_mages_have_their_printed_values(mage: str) -> None:
    values, flow, token, most = MAGES[mage]
    declared = MAGE_BY_ID[mage]
    assert creature_of(declared.body) == values
    assert (declared.flow, declared.token, declared.most_tokens) == (flow, token, most)


def test_all_schools_and_mages_of_water_are_there_and_no_id_stands_twice() -> None:
    assert {owner.id for owner in owners(WATER)} == set(PRINTED)
    assert doubled_ids() == []


def test_every_card_is_told_with_its_numbers() -> None:
    check_texts(WATER, "cards_water")


def test_every_card_has_its_rule() -> None:
    check_rules(WATER, "21_cards_water")
