"""The cards of fire are declared as they are printed, and told in three languages."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID
from magehall.games.colors_of_magic.cards.vocabulary import FIRE
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
    "grand-barbecue": {
        "salamander-pup": Printed(
            "creature",
            cost=2,
            initiative=3,
            copies=2,
            range=6,
            winner=1,
            creature=Creature(life=2, movement=5, defense=2, melee=3, keywords=("source 1",)),
        ),
        "living-bonfire": Printed(
            "creature",
            cost=4,
            initiative=5,
            copies=2,
            range=6,
            winner=2,
            loser=1,
            creature=Creature(life=3, movement=3, defense=3, melee=2),
        ),
        "flash-fire": Printed("instant", cost=2, initiative=3, copies=2, range=4),
        "incandescent-colossus": Printed(
            "creature",
            cost=5,
            initiative=5,
            copies=2,
            range=6,
            creature=Creature(life=4, movement=3, defense=4, melee=3, size=2),
        ),
        "fireball": Printed("ephemeral", cost=3, initiative=5, copies=2, range=10),
    },
    "precision-pyrotechnics": {
        "ash-hound": Printed(
            "creature",
            cost=3,
            initiative=5,
            copies=2,
            range=6,
            winner=2,
            creature=Creature(life=2, movement=6, defense=3, melee=2),
        ),
        "ember-stalker": Printed(
            "creature",
            cost=4,
            initiative=5,
            copies=2,
            range=6,
            winner=1,
            creature=Creature(life=2, movement=4, defense=2, melee=2),
        ),
        "punishing-mark": Printed("instant", cost=2, initiative=3, copies=2),
        "mark-of-cinder": Printed("ephemeral", cost=1, initiative=2, copies=2, range=10),
        "incinerate": Printed("ephemeral", cost=4, initiative=5, copies=2, range=12),
    },
    "tribal-rage": {
        "goblin-raider": Printed(
            "creature",
            cost=1,
            initiative=1,
            copies=3,
            range=6,
            creature=Creature(
                life=1, movement=5, defense=1, melee=3, keywords=("swift-strike",), types=("goblin",)
            ),
        ),
        "battle-fury": Printed("instant", cost=1, initiative=2, copies=2),
        "orc-warrior": Printed(
            "creature",
            cost=2,
            initiative=2,
            copies=2,
            range=6,
            creature=Creature(life=2, movement=4, defense=2, melee=4, types=("orc",)),
        ),
        "tribal-bond": Printed("instant", cost=2, initiative=3),
        "goblin-horde": Printed(
            "ephemeral",
            cost=3,
            initiative=4,
            creature=Creature(
                life=1, movement=5, defense=1, melee=3, keywords=("swift-strike",), types=("goblin",)
            ),
        ),
        "orc-chieftain": Printed(
            "creature",
            cost=4,
            initiative=5,
            range=6,
            creature=Creature(life=3, movement=4, defense=3, melee=4, types=("orc",)),
        ),
    },
    "ash-blade-pyromancer": {
        "blade-of-cinders": Printed("permanent", cost=2, initiative=3),
        "ashen-steed": Printed(
            "creature",
            cost=3,
            initiative=5,
            range=6,
            winner=2,
            creature=Creature(life=3, movement=8, defense=3, melee=2, size=2),
        ),
        "ash-walker": Printed(
            "creature",
            cost=4,
            initiative=5,
            range=6,
            winner=2,
            creature=Creature(life=2, movement=4, defense=2, melee=2, types=("undead",)),
        ),
        "flaming-sacrifice": Printed("instant", cost=1, initiative=2),
        "ember-recoil": Printed("instant", cost=2, initiative=3),
        "cinder-eruption": Printed("ephemeral", cost=3, initiative=5, range=10),
        "ash-dance": Printed("ephemeral", cost=3, initiative=5),
        "aura-of-cinders": Printed("permanent", cost=4, initiative=5),
        "phoenix-rebirth": Printed(
            "ephemeral",
            cost=5,
            initiative=5,
            range=6,
            winner=3,
            creature=Creature(life=4, movement=6, defense=3, melee=3, keywords=("flying",)),
        ),
        "consume-ashes": Printed("ephemeral", cost=1, initiative=1),
    },
    "ash-prophet": {
        "ash-seer": Printed(
            "creature",
            cost=2,
            initiative=3,
            winner=1,
            creature=Creature(life=2, movement=4, defense=2, melee=2),
        ),
        "cinder-phantom": Printed(
            "creature",
            cost=3,
            initiative=5,
            range=8,
            winner=2,
            creature=Creature(life=2, movement=5, defense=2, melee=2, types=("undead",)),
        ),
        "oracle-of-flames": Printed(
            "creature",
            cost=4,
            initiative=5,
            winner=1,
            creature=Creature(life=3, movement=3, defense=2, melee=2),
        ),
        "foresworn-guardian": Printed(
            "creature",
            cost=5,
            initiative=5,
            loser=2,
            creature=Creature(life=3, movement=3, defense=3, melee=2),
        ),
        "prophetic-intervention": Printed("instant", cost=3, initiative=5, range=6),
        "smoke-and-mirrors": Printed("instant", cost=2, initiative=3, range=6),
        "ash-veil": Printed("permanent", cost=3, initiative=5, range=12),
        "field-of-ashes": Printed("permanent", cost=4, initiative=5),
        "cinder-step": Printed("ephemeral", cost=2, initiative=3),
        "prophetic-flames": Printed("ephemeral", cost=1, initiative=2),
    },
}
"""Cards by school or mage, as printed."""

MAGES = {
    "ash-blade-pyromancer": (Creature(life=10, movement=6, defense=3, melee=3, ranged=3), 4, "ash-charge", 3),
    "ash-prophet": (Creature(life=8, movement=6, defense=3, melee=2, ranged=3), 5, "ash-charge", 3),
}
"""Mages with values, flow, and how many tokens of which kind they hold."""


@pytest.mark.parametrize(
    "owner",
    [
        pytest.param("grand-barbecue", marks=pytest.mark.rule("school.grand-barbecue")),
        pytest.param("precision-pyrotechnics", marks=pytest.mark.rule("school.precision-pyrotechnics")),
        pytest.param("tribal-rage", marks=pytest.mark.rule("school.tribal-rage")),
        "ash-blade-pyromancer",
        "ash-prophet",
    ],
)
def test_schools_and_codices_hold_ten_cards_as_printed(owner: str) -> None:
    declared = cards_of(owner)
    assert {card.id: printed_of(card) for card in declared} == PRINTED[owner]
    assert {card.element for card in declared} == {FIRE}
    assert sum(card.copies for card in declared) == 10


@pytest.mark.parametrize("mage", MAGES)
def test_mages_have_their_printed_values(mage: str) -> None:
    values, flow, token, most = MAGES[mage]
    declared = MAGE_BY_ID[mage]
    assert creature_of(declared.body) == values
    assert (declared.flow, declared.token, declared.most_tokens) == (flow, token, most)


def test_all_schools_and_mages_of_fire_are_there_and_no_id_stands_twice() -> None:
    assert {owner.id for owner in owners(FIRE)} == set(PRINTED)
    assert doubled_ids() == []


def test_every_card_is_told_with_its_numbers() -> None:
    check_texts(FIRE, "cards_fire")


def test_every_card_has_its_rule() -> None:
    check_rules(FIRE, "20_cards_fire")
