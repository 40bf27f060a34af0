"""Numbers printed on the earth cards and mages."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from tests.games.colors_of_magic.cards.printed import Printed, PrintedMage, of_card, of_mage

SCHOOLS = {
    "citadel-builders": (
        Printed(
            "field-commander", "creature", cost=1, copies=2, range=6, initiative=1, body=(2, 4, 2, 2, 3, 1)
        ),
        Printed("zone-control", "ephemeral", cost=1, copies=2, initiative=2),
        Printed(
            "territorial-sentinel",
            "creature",
            cost=2,
            copies=2,
            range=6,
            initiative=2,
            body=(2, 3, 3, 3, 0, 1),
        ),
        Printed("tactical-reposition", "ephemeral", cost=2, initiative=3),
        Printed("stronghold-guardian", "creature", cost=3, range=6, initiative=4, body=(3, 3, 4, 3, 0, 1)),
        Printed("battlefield-coordination", "ephemeral", cost=3, initiative=4),
        Printed("master-strategist", "creature", cost=4, range=6, initiative=5, body=(3, 4, 3, 3, 4, 1)),
    ),
    "deep-roots": (
        Printed(
            "rooted-guardian", "creature", cost=1, copies=2, range=6, initiative=1, body=(2, 3, 3, 2, 0, 1)
        ),
        Printed("growth-ritual", "permanent", cost=1, copies=2, initiative=2),
        Printed("earthen-binding", "instant", cost=2, copies=2, initiative=2),
        Printed(
            "stone-warden",
            "creature",
            cost=2,
            range=6,
            initiative=3,
            body=(3, 2, 4, 2, 0, 1),
            keywords=("slow",),
        ),
        Printed("regenerative-moss", "permanent", cost=3, initiative=4),
        Printed(
            "ancient-oak",
            "creature",
            cost=3,
            range=6,
            initiative=4,
            body=(2, 1, 3, 3, 2, 1),
            keywords=("source 1",),
        ),
        Printed("earth-dominion", "permanent", cost=4, initiative=5),
    ),
    "stone-skin": (
        Printed(
            "granite-basilisk",
            "creature",
            cost=4,
            copies=2,
            range=6,
            initiative=2,
            damage=2,
            body=(3, 1, 3, 2, 0, 1),
        ),
        Printed(
            "obsidian-golem",
            "creature",
            cost=5,
            copies=2,
            range=6,
            initiative=1,
            damage=3,
            body=(8, 2, 6, 3, 0, 2),
        ),
        Printed("reactive-plating", "instant", cost=2, copies=2, initiative=9),
        Printed("thorns", "permanent", cost=3, copies=2, range=6, initiative=6),
        Printed("iron-hide", "ephemeral", cost=2, copies=2, range=6, initiative=7),
    ),
}

CODICES = {
    "bastion-geomancer": (
        Printed("garnet-defender", "creature", cost=2, range=6, initiative=1, body=(5, 3, 5, 1, 0, 1)),
        Printed("shard-golem", "creature", cost=4, range=6, initiative=2, damage=2, body=(4, 2, 4, 2, 0, 1)),
        Printed(
            "living-fortress", "creature", cost=5, range=6, initiative=1, damage=3, body=(8, 1, 6, 1, 0, 2)
        ),
        Printed("earth-titan", "creature", cost=7, range=6, initiative=1, damage=5, body=(12, 3, 7, 5, 0, 3)),
        Printed("unbreakable", "instant", cost=2, initiative=9),
        Printed("localized-tremor", "instant", cost=1, initiative=8),
        Printed("bastion-form", "permanent", cost=3, initiative=1),
        Printed("flint-shield", "permanent", cost=3, range=6, initiative=4),
        Printed("rock-skin", "ephemeral", cost=2, range=6, initiative=6),
        Printed("unleash-the-mountain", "ephemeral", cost=5, range=8, initiative=3),
    ),
    "tomb-guardian": (
        Printed("soul_harvest_improved", "instant", cost=1, initiative=1),
        Printed("ritual_macabre", "instant", cost=2, initiative=2),
        Printed("army_of_the_damned", "instant", cost=4, initiative=4),
        Printed(
            "spectral_guard",
            "creature",
            cost=3,
            range=6,
            initiative=2,
            body=(1, 4, 2, 1, 0, 1),
            keywords=("ethereal",),
        ),
        Printed(
            "porteur_de_pestilence",
            "creature",
            cost=2,
            range=6,
            initiative=2,
            body=(2, 3, 2, 2, 0, 1),
            keywords=("source 1",),
        ),
        Printed("faucheur_d_ames", "creature", cost=3, range=6, initiative=3, body=(1, 4, 1, 3, 0, 1)),
        Printed(
            "animated_gargoyle",
            "creature",
            cost=3,
            range=6,
            initiative=3,
            body=(2, 3, 3, 2, 0, 1),
            keywords=("flying",),
        ),
        Printed("bone_armor", "ephemeral", cost=1, range=6, initiative=8),
        Printed("soul_drain", "instant", cost=2, range=8, initiative=3),
        Printed("zombie_horde", "creature", cost=1, range=6, initiative=1, body=(1, 2, 1, 1, 0, 1)),
        Printed("necrotic_field", "permanent", cost=3, range=8, initiative=5),
    ),
}

MAGES = (
    PrintedMage(
        "bastion-geomancer",
        flow=4,
        body=(10, 6, 4, 1, 3, 1),
        keywords=(),
        token="stone-determination",
        most_tokens=3,
        left_out="",
    ),
    PrintedMage(
        "tomb-guardian",
        flow=5,
        body=(10, 4, 3, 2, 3, 1),
        keywords=("resilience",),
        token="soul-essence",
        most_tokens=5,
        left_out="spectral_guard",
    ),
)


@pytest.mark.rule("concepts.card")
@pytest.mark.parametrize("school", SCHOOLS)
def test_schools_of_earth_are_as_printed(school: str) -> None:
    assert tuple(of_card(card) for card in SCHOOL_BY_ID[school].cards) == SCHOOLS[school]


@pytest.mark.rule("concepts.card")
@pytest.mark.parametrize("mage", CODICES)
def test_codices_of_earth_are_as_printed(mage: str) -> None:
    assert tuple(of_card(card) for card in MAGE_BY_ID[mage].codex) == CODICES[mage]


@pytest.mark.rule("force.mage")
@pytest.mark.parametrize("mage", MAGES, ids=lambda mage: mage.id)
def test_mages_of_earth_are_as_printed(mage: PrintedMage) -> None:
    assert of_mage(MAGE_BY_ID[mage.id]) == mage


@pytest.mark.rule("force.schools", "school.citadel-builders", "school.deep-roots", "school.stone-skin")
def test_schools_of_earth_hold_ten_cards_of_their_element() -> None:
    for id in SCHOOLS:
        school = SCHOOL_BY_ID[id]
        assert {school.element, *(card.element for card in school.cards)} == {"earth"}, id
        assert sum(card.copies for card in school.cards) == 10, id


@pytest.mark.rule("force.codex-of-eleven")
def test_codices_of_earth_hold_ten_cards_once_one_is_left_out() -> None:
    for id in CODICES:
        mage = MAGE_BY_ID[id]
        assert {mage.element, *(card.element for card in mage.codex)} == {"earth"}, id
        cards = [card.id for card in mage.codex for _ in range(card.copies)]
        if mage.left_out:
            cards.remove(mage.left_out)
        assert len(cards) == 10, id
