"""Arcane schools and mages carry the numbers that are printed on them."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CARDS, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Boost, Card
from magehall.games.colors_of_magic.cards.vocabulary import ARCANE, CreatureType

Values = tuple[int, int, int, int, int, int]
"""Life, Movement, Defence, melee, ranged, size."""

Row = tuple[str, str, int, int, int | None, int, Values | None, tuple[str, ...], int | None]
"""Id, type, cost, copies, range, initiative, values, keywords, cost of the graft."""

PRINTED: dict[str, tuple[Row, ...]] = {
    "grimoire-theory": (
        ("scroll-golem", "creature", 4, 2, 6, 4, (2, 3, 2, 2, 0, 1), (), None),
        ("tome-guardian", "creature", 3, 2, 6, 3, (2, 4, 2, 1, 0, 1), ("source 1",), None),
        ("reactive-study", "instant", 2, 2, None, 4, None, (), None),
        ("library-of-secrets", "permanent", 4, 2, None, 1, None, (), None),
        ("arcane-insight", "ephemeral", 2, 2, None, 3, None, (), None),
    ),
    "spell-breakers": (
        ("mana-drain", "instant", 1, 2, None, 1, None, (), None),
        ("silence-ward", "creature", 1, 2, 6, 2, (2, 4, 2, 2, 0, 1), ("magic-immunity",), None),
        ("counterspell", "instant", 2, 2, None, 2, None, (), None),
        ("dispel-magic", "instant", 2, 1, None, 3, None, (), None),
        ("arcane-nullifier", "creature", 3, 1, 6, 4, (2, 4, 3, 3, 3, 1), ("magic-immunity",), None),
        ("banishment", "instant", 3, 1, None, 4, None, (), None),
        ("null-zone", "permanent", 4, 1, None, 5, None, (), None),
    ),
    "temporal-flux-and-reflux": (
        ("paradox-spirit", "creature", 4, 2, 6, 3, (3, 3, 3, 3, 0, 1), (), None),
        ("chronovore", "creature", 3, 2, 6, 4, (2, 4, 2, 3, 0, 1), (), None),
        ("deja-vu", "instant", 3, 2, None, 4, None, (), None),
        ("stasis-field", "permanent", 4, 2, 8, 1, None, (), None),
        ("precognition", "ephemeral", 2, 2, None, 3, None, (), None),
    ),
    "chronicle-archivist": (
        ("living-grimoire", "creature", 3, 1, 6, 2, (2, 4, 2, 1, 0, 1), (), None),
        ("thought-thief-familiar", "creature", 2, 1, 6, 4, (2, 5, 2, 3, 0, 1), ("flying",), None),
        ("echoing-construct", "creature", 4, 1, 6, 4, (3, 4, 3, 4, 0, 1), (), None),
        ("guardian-of-forbidden-lore", "creature", 5, 1, 6, 3, (3, 3, 3, 4, 0, 1), (), None),
        ("rewrite-history", "instant", 1, 1, None, 3, None, (), None),
        ("sudden-revelation", "instant", 2, 1, None, 3, None, (), None),
        ("scroll-rack", "permanent", 3, 1, None, 1, None, (), None),
        ("akashic-records", "permanent", 4, 1, None, 2, None, (), None),
        ("future-vision", "ephemeral", 1, 1, None, 3, None, (), None),
        ("plagiarize", "ephemeral", 5, 1, None, 4, None, (), None),
    ),
    "spell-splicer": (
        ("arcane-bolt", "instant", 1, 1, 8, 2, None, (), 1),
        ("energy-construct", "creature", 2, 1, 6, 2, (1, 4, 1, 2, 0, 1), (), 0),
        ("mana-weave", "instant", 1, 1, 0, 1, None, (), 1),
        ("spell-matrix", "creature", 3, 1, 6, 3, (2, 3, 3, 1, 2, 1), ("source 1",), 2),
        ("arcane-amplifier", "ephemeral", 2, 1, 0, 4, None, (), 0),
        ("paradox-shard", "instant", 2, 1, 6, 3, None, (), 1),
        ("geometric-ward", "ephemeral", 2, 1, 6, 5, None, (), 1),
        ("spell-echo", "instant", 3, 1, 0, 1, None, (), 3),
        ("reality-splice", "instant", 4, 1, 0, 6, None, (), 3),
        ("arcane-familiar", "creature", 2, 1, 6, 2, (2, 5, 1, 1, 2, 1), (), 1),
    ),
}
MAGES = ("chronicle-archivist", "spell-splicer")


def row(card: Card) -> Row:
    """What the declaration of a card prints."""
    values: Values | None = None
    keywords: tuple[str, ...] = ()
    if (body := card.body) is not None:
        values = (body.life, body.movement, body.defense, body.melee, body.ranged, body.size)
        keywords = tuple(f"{one.id} {one.x}" if one.x else one.id for one in body.keywords)
    return (
        card.id,
        card.type,
        card.cost,
        card.copies,
        card.range,
        card.boost.initiative,
        values,
        keywords,
        None if card.graft is None else card.graft.cost,
    )


@pytest.mark.parametrize(
    "school",
    [
        pytest.param("grimoire-theory", marks=pytest.mark.rule("school.grimoire-theory")),
        pytest.param("spell-breakers", marks=pytest.mark.rule("school.spell-breakers")),
        pytest.param("temporal-flux-and-reflux", marks=pytest.mark.rule("school.temporal-flux-and-reflux")),
    ],
)
def test_a_school_is_ten_cards_with_their_printed_numbers(school: str) -> None:
    cards = SCHOOL_BY_ID[school].cards
    assert {card.id: row(card) for card in cards} == {printed[0]: printed for printed in PRINTED[school]}
    assert sum(card.copies for card in cards) == 10


@pytest.mark.parametrize("mage", MAGES)
def test_a_codex_is_ten_cards_with_their_printed_numbers(mage: str) -> None:
    codex = MAGE_BY_ID[mage].codex
    assert [row(card) for card in codex] == list(PRINTED[mage])
    assert len(codex) == 10


@pytest.mark.parametrize("mage", MAGES)
def test_both_arcane_mages_have_the_same_values(mage: str) -> None:
    face = MAGE_BY_ID[mage]
    body = face.body
    assert (body.life, body.movement, body.defense, body.melee, body.ranged, body.size) == (10, 4, 3, 1, 3, 1)
    assert (face.element, face.flow, face.token, face.most_tokens) == (ARCANE, 5, None, 0)
    assert body.keywords == ()


def test_arcane_cards_are_arcane_and_print_nothing_but_initiative_for_duels() -> None:
    for rows in PRINTED.values():
        for printed in rows:
            card = CARDS[printed[0]]
            assert card.element is ARCANE
            assert card.boost == Boost(card.boost.initiative)


def test_types_of_arcane_creatures() -> None:
    typed = {id for rows in PRINTED.values() for id, *_ in rows if (body := CARDS[id].body) and body.types}
    assert typed == {"scroll-golem", "echoing-construct", "energy-construct", "spell-matrix"}
    for id in typed:
        body = CARDS[id].body
        assert body is not None
        assert body.types == (CreatureType.MECHANICAL,)
