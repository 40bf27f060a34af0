"""Position files take names as people write them: printed ones, in any language and spelling."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.kernel.matches.positions import PositionError
from tests.games.colors_of_magic.scenario import creature, skirmish


def written(**more: Any) -> dict[str, Any]:
    """A small table, as somebody with the cards before him writes it."""
    return {
        "game": "colors_of_magic",
        "seats": 2,
        "scenario": "Giant",
        "players": [
            {
                "mage": "Tomb Guardian",
                "schools": ["Deep Roots", "stone_skin", "Briseurs de Sorts"],
                "hand": ["Counterspell", "soul-harvest-improved"],
                "discard": ["Stone Warden"],
            },
            {"mage": "ash_prophet", "schools": ["Tribal Rage", "Grand Barbecue", "precision pyrotechnics"]},
        ],
        "creatures": [
            {"face": "Tomb Guardian", "owner": 0, "at": [8, 8]},
            {"face": "Prophète des cendres", "owner": 1, "at": [86, 86]},
            {"face": "orc_warrior", "owner": 1, "at": [30, 30], "id": "orc"},
            {"face": "Grizelda the Greedy", "owner": -1, "at": [56, 40]},
            {"face": "The Giant", "owner": -1, "at": [48, 48]},
        ],
        "permanents": [{"face": "Growth Ritual", "owner": 0}],
        **more,
    }


def test_names_are_read_in_any_spelling_and_language() -> None:
    match = magehall.load_position(written())
    said = magehall.describe_position(match)
    assert said["scenario"] == "giant"
    assert said["players"][0]["schools"] == ["deep-roots", "stone-skin", "spell-breakers"]
    assert said["players"][0]["discard"] == ["stone-warden"]
    assert {"counterspell", "soul_harvest_improved"} <= set(said["players"][0]["hand"])
    faces = [one["face"] for one in said["creatures"]]
    assert faces == [
        "tomb-guardian",
        "ash-prophet",
        "orc-warrior",
        "goblin-grizelda-the-greedy",
        "giant-nail",
    ]
    assert [one["face"] for one in said["permanents"]] == ["growth-ritual"]


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"scenario": "Giants"}, "$.scenario"),
        ({"creatures": [{"face": "Orc Wario", "owner": 1, "at": [30, 30]}]}, "$.creatures[0]"),
        ({"permanents": [{"face": "Growing Ritual", "owner": 0}]}, "$.permanents[0].face"),
    ],
)
def test_a_name_that_nothing_has_is_refused_as_it_was_written(more: dict[str, Any], path: str) -> None:
    with pytest.raises(PositionError) as error:
        magehall.load_position(written(**more))
    assert error.value.path == path
    value = more.get("scenario") or next(iter(more.values()))[0]["face"]
    assert repr(value) in str(error.value)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Armour 1", ("armor", 1, 0, "")),
        ("counter_attack 2", ("counter-attack", 2, 0, "")),
        ("Charge 3/2", ("charge", 3, 2, "")),
        ("Immunity (Fire)", ("immunity-element", 0, 0, "fire")),
        ("Amplification (fire) 4/2", ("amplify-element", 4, 2, "fire")),
        ("Master (goblin)", ("master-creature-type", 0, 0, "goblin")),
        ("Brûlure 2", ("burn", 2, 0, "")),
        ("Vol", ("flying", 0, 0, "")),
        ({"id": "immunity", "value": "Fire"}, ("immunity-element", 0, 0, "fire")),
        ({"id": "armour", "x": 1}, ("armor", 1, 0, "")),
    ],
)
def test_keywords_are_read_as_cards_and_the_rulebook_write_them(
    said: str | dict[str, Any], meant: tuple[str, int, int, str]
) -> None:
    scene = skirmish(creature("ash-hound", 0, (48, 48), keywords=[said]))
    found = [mod.mod.keyword for mod in scene.creature("ash-hound").lasting]
    id, x, y, of = meant
    assert [(one.id, one.x, one.y, one.of) for one in found if one] == [(KeywordId(id), x, y, of)]
