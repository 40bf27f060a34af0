"""Numbers printed on the air cards and mages."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from tests.games.colors_of_magic.cards.printed import Printed, PrintedMage, of_card, of_mage

SCHOOLS = {
    "mirages-and-false-pretenses": (
        Printed("mirror-image", "creature", cost=3, copies=2, range=6, initiative=5, body=(2, 5, 2, 1, 0, 1)),
        Printed(
            "deceiver-sprite",
            "creature",
            cost=2,
            copies=2,
            range=6,
            initiative=3,
            body=(2, 6, 2, 1, 0, 1),
            keywords=("flying",),
        ),
        Printed("sudden-decoy", "instant", cost=2, copies=2, range=8, initiative=3, body=(1, 0, 1, 0, 0, 1)),
        Printed("mass-hallucination", "ephemeral", cost=4, copies=2, range=10, initiative=6),
        Printed("blinding-dust", "ephemeral", cost=2, copies=2, range=8, initiative=3),
    ),
    "wind-secrets": (
        Printed(
            "wind-scout",
            "creature",
            cost=1,
            copies=2,
            range=6,
            initiative=1,
            body=(1, 6, 1, 0, 2, 1),
            keywords=("extended-sight 12",),
        ),
        Printed("whisper-network", "permanent", cost=1, copies=2, initiative=2),
        Printed("wind-revelation", "instant", cost=2, initiative=2),
        Printed(
            "gale-messenger",
            "creature",
            cost=2,
            range=8,
            initiative=3,
            body=(2, 7, 2, 2, 3, 1),
            keywords=("swift-strike",),
        ),
        Printed("wind-disruption", "instant", cost=2, initiative=3),
        Printed(
            "wind-watcher",
            "creature",
            cost=3,
            range=6,
            initiative=4,
            body=(2, 4, 3, 0, 3, 1),
            keywords=("extended-sight 15",),
        ),
        Printed("storm-coordination", "instant", cost=3, initiative=4),
        Printed(
            "wind-master",
            "creature",
            cost=4,
            range=6,
            initiative=5,
            body=(3, 5, 3, 3, 4, 1),
            keywords=("extended-sight 18",),
        ),
    ),
    "zephyr-dance": (
        Printed(
            "zephyr-sprite",
            "creature",
            cost=2,
            copies=2,
            range=6,
            initiative=3,
            body=(2, 7, 2, 1, 0, 1),
            keywords=("source 1", "flying"),
        ),
        Printed("storm-lynx", "creature", cost=4, copies=2, range=6, initiative=7, body=(2, 6, 2, 4, 0, 1)),
        Printed("evasive-step", "instant", cost=2, copies=2, range=6, initiative=3),
        Printed("tailwind", "permanent", cost=2, copies=2, initiative=3),
        Printed("gust-of-wind", "instant", cost=1, copies=2, range=8, initiative=2),
    ),
}

CODICES = {
    "gust-aeromancer": (
        Printed(
            "air-elemental",
            "creature",
            cost=3,
            range=6,
            initiative=5,
            damage=2,
            body=(3, 6, 2, 2, 0, 1),
            keywords=("flying", "channeling", "source 1"),
        ),
        Printed(
            "gryphon-knight",
            "creature",
            cost=5,
            range=6,
            initiative=7,
            damage=3,
            body=(3, 7, 3, 4, 0, 2),
            keywords=("flying",),
        ),
        Printed(
            "storm-caller-sylph",
            "creature",
            cost=2,
            range=6,
            initiative=3,
            body=(2, 5, 2, 1, 0, 1),
            keywords=("flying",),
        ),
        Printed(
            "tempest",
            "creature",
            cost=7,
            range=6,
            initiative=8,
            damage=3,
            body=(4, 5, 3, 3, 0, 2),
            keywords=("flying",),
        ),
        Printed("reactive-gale", "instant", cost=2, initiative=3),
        Printed("updraft", "instant", cost=1, initiative=2),
        Printed("eye-of-the-storm", "permanent", cost=4, range=8, initiative=2),
        Printed("cyclone", "permanent", cost=5, range=10, initiative=4),
        Printed("disruptive-gust", "ephemeral", cost=2, range=8, initiative=3),
        Printed("tornado", "ephemeral", cost=6, range=8, initiative=7),
    ),
    "whispering-tyrant": (
        Printed("emissary-of-discord", "creature", cost=2, range=6, initiative=2, body=(2, 4, 2, 2, 2, 1)),
        Printed(
            "elusive-echo",
            "creature",
            cost=2,
            copies=2,
            range=6,
            initiative=2,
            body=(2, 5, 1, 1, 1, 1),
            keywords=("ephemeral",),
        ),
        Printed("dissonance-weaver", "creature", cost=3, range=6, initiative=3, body=(2, 4, 2, 3, 2, 1)),
        Printed("gale-of-misdirection", "instant", cost=3, range=8, initiative=4),
        Printed("voice-of-command", "instant", cost=3, range=6, initiative=4),
        Printed("mental-stasis-zone", "instant", cost=4, initiative=5),
        Printed("mind-weave", "instant", cost=2, range=0, initiative=3),
        Printed("tyrants-decree", "instant", cost=3, range=9, initiative=5),
        Printed("whisper-of-doubt", "instant", cost=1, range=6, initiative=2),
        Printed("mental-nudge", "instant", cost=1, range=4, initiative=1),
    ),
}

MAGES = (
    PrintedMage(
        "gust-aeromancer",
        flow=5,
        body=(10, 6, 3, 1, 3, 1),
        keywords=(),
        token="wind-current",
        most_tokens=3,
        left_out="",
    ),
    PrintedMage(
        "whispering-tyrant",
        flow=5,
        body=(10, 5, 3, 1, 3, 1),
        keywords=(),
        token="dissonance",
        most_tokens=5,
        left_out="whisper-of-doubt",
    ),
)


@pytest.mark.rule("concepts.card")
@pytest.mark.parametrize("school", SCHOOLS)
def test_schools_of_air_are_as_printed(school: str) -> None:
    assert tuple(of_card(card) for card in SCHOOL_BY_ID[school].cards) == SCHOOLS[school]


@pytest.mark.rule("concepts.card")
@pytest.mark.parametrize("mage", CODICES)
def test_codices_of_air_are_as_printed(mage: str) -> None:
    assert tuple(of_card(card) for card in MAGE_BY_ID[mage].codex) == CODICES[mage]


@pytest.mark.rule("force.mage")
@pytest.mark.parametrize("mage", MAGES, ids=lambda mage: mage.id)
def test_mages_of_air_are_as_printed(mage: PrintedMage) -> None:
    assert of_mage(MAGE_BY_ID[mage.id]) == mage


@pytest.mark.rule(
    "force.schools", "school.mirages-and-false-pretenses", "school.wind-secrets", "school.zephyr-dance"
)
def test_schools_of_air_hold_ten_cards_of_their_element() -> None:
    for id in SCHOOLS:
        school = SCHOOL_BY_ID[id]
        assert {school.element, *(card.element for card in school.cards)} == {"air"}, id
        assert sum(card.copies for card in school.cards) == 10, id


@pytest.mark.rule("force.codex-of-eleven")
def test_codices_of_air_hold_ten_cards_once_one_is_left_out() -> None:
    for id in CODICES:
        mage = MAGE_BY_ID[id]
        assert {mage.element, *(card.element for card in mage.codex)} == {"air"}, id
        cards = [card.id for card in mage.codex for _ in range(card.copies)]
        if mage.left_out:
            cards.remove(mage.left_out)
        assert len(cards) == 10, id
