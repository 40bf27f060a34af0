"""Monsters carry the numbers of their cards."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.activation import AttackTarget, Symbol
from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.faces import CreatureFace, Origin
from magehall.games.colors_of_magic.cards.instincts import (
    AttackCards,
    FleesMages,
    FollowsMages,
    Instinct,
    KeepsAway,
)
from magehall.games.colors_of_magic.cards.last_gasps import LAST_GASPS
from magehall.games.colors_of_magic.cards.monsters import MONSTERS
from magehall.games.colors_of_magic.cards.reference import LAST_GASP, Effect, line_effect, words_of
from magehall.games.colors_of_magic.cards.words.attacks import Trample

Row = tuple[str | None, int, int, int, int, int, int, int | None, tuple[str, ...], tuple[str, ...]]
"""Element, life, Movement, Defence, melee, ranged, size, range, keywords as ``name x y of``, types."""

GOBLIN = ("goblin",)
PRINTED: dict[str, Row] = {
    "giant-nail": (None, 6, 6, 8, 8, 6, 3, None, (), ()),
    "giant-bile": (None, 6, 8, 8, 8, 6, 3, None, (), ()),
    "goblin-grizelda-the-greedy": (None, 1, 4, 10, 1, 0, 1, None, (), GOBLIN),
    "goblin-pip-the-pest": (None, 1, 4, 10, 1, 0, 1, None, (), GOBLIN),
    "goblin-zorp-the-rock-tosser": (None, 1, 4, 10, 0, 2, 1, 6, (), GOBLIN),
    "goblin-fink-the-coward": (None, 1, 4, 10, 1, 0, 1, None, (), GOBLIN),
    "goblin-mog-the-armored": (None, 1, 4, 12, 1, 0, 1, None, (), GOBLIN),
    "goblin-gorb-the-belligerent": (None, 1, 4, 10, 2, 0, 1, None, (), GOBLIN),
    "slag-brute": ("earth", 2, 3, 6, 4, 0, 2, None, ("armor 1", "voracious 1", "impact"), ()),
    "cinder-imp": ("fire", 1, 5, 7, 2, 0, 1, None, ("burn 1", "explosion 1", "climber"), ()),
    "bellows-hound": ("fire", 2, 6, 6, 3, 0, 1, None, ("charge 3 2", "fury", "untouchable"), ()),
    "anvil-warden": (
        "earth",
        *(3, 0, 7, 5, 0, 2, None),
        ("immunity-element fire", "immovable", "shield 2", "counter-attack 1", "regeneration 1", "steadfast"),
        (),
    ),
    "drowned-queen": (
        "water",
        *(5, 4, 7, 6, 0, 3, None),
        (
            "aquatic",
            "night-vision",
            "aura-of-fear 4",
            "hinder",
            "regeneration 1",
            "master-creature-type undead",
        ),
        ("undead",),
    ),
    "wisp": (
        "air",
        *(2, 5, 5, 0, 3, 1, 6),
        ("flying", "elusive", "night-vision", "deflector", "swarm", "teleport 6", "last-gasp lift"),
        ("ethereal",),
    ),
    "drowned": (
        "water",
        *(1, 3, 6, 2, 0, 1, None),
        ("aquatic", "night-vision", "venom 1", "reinforcement 6"),
        ("undead",),
    ),
}


def row(face: CreatureFace) -> Row:
    """What the declaration of a monster prints."""
    body = face.body
    keywords = tuple(
        " ".join([one.id, *(str(number) for number in (one.x, one.y) if number), *filter(None, [one.of])])
        for one in body.keywords
    )
    values = (body.life, body.movement, body.defense, body.melee, body.ranged, body.size, body.range)
    return (face.element, *values, keywords, body.types)


@pytest.mark.parametrize("monster", MONSTERS, ids=lambda monster: monster.id)
def test_a_monster_carries_its_printed_numbers(monster: CreatureFace) -> None:
    assert row(monster) == PRINTED[monster.id]
    assert monster.origin is Origin.MONSTER
    assert CREATURES[monster.id] is monster


def test_there_are_fifteen_faces_of_monsters() -> None:
    assert [monster.id for monster in MONSTERS] == list(PRINTED)


def test_monsters_with_rules_of_their_own() -> None:
    own = {
        monster.id: [line for line in monster.lines if not isinstance(line, Instinct)]
        for monster in MONSTERS
        if monster.lines
    }
    assert own == {
        "giant-nail": [KeepsAway(2)],
        "giant-bile": [KeepsAway(2), AttackCards(2)],
        "goblin-pip-the-pest": [FollowsMages(2)],
        "goblin-fink-the-coward": [FleesMages(within=6, inches=4)],
        "anvil-warden": [],
        "drowned-queen": [],
    }


@pytest.mark.parametrize("monster", ["giant-nail", "giant-bile", "anvil-warden", "drowned-queen"])
def test_every_symbol_has_an_instinct_where_one_has(monster: str) -> None:
    instincts = [line for line in CREATURES[monster].lines if isinstance(line, Instinct)]
    assert sorted(symbol for instinct in instincts for symbol in instinct.symbols) == sorted(Symbol)
    assert all((instinct.attack is None) == bool(instinct.does) for instinct in instincts)


def test_the_giant_attacks_whom_it_sees_and_others_whom_they_reach() -> None:
    first = {
        monster.id: next(line for line in monster.lines if isinstance(line, Instinct)).attack
        for monster in MONSTERS
        if any(isinstance(line, Instinct) for line in monster.lines)
    }
    assert first == {
        "giant-nail": AttackTarget.NEAREST_IN_SIGHT,
        "giant-bile": AttackTarget.NEAREST_IN_SIGHT,
        "anvil-warden": AttackTarget.NEAREST_IN_REACH,
        "drowned-queen": AttackTarget.NEAREST_IN_REACH,
    }


def test_effects_of_monsters_are_found_by_reference() -> None:
    assert words_of(line_effect("giant-nail", 2)) == (Trample(power=8, within=3),)
    assert words_of(line_effect("anvil-warden", 1)) == (Trample(power=5, within=2),)
    assert words_of(Effect("lift", LAST_GASP)) == LAST_GASPS["lift"]


def test_every_last_gasp_has_its_effect() -> None:
    named = {one.of for face in CREATURES.values() for one in face.body.keywords if one.id == "last-gasp"}
    assert named == set(LAST_GASPS)
