"""Positions in which something is where it cannot be are refused with the place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import fight, hero, quest
from tests.positions import check_refused

ORCS, GLADE, LAKE, KEEP, BESIDE = {"3,-2": "countryside-1"}, "3,-2", "4,-3", "4,-3", "4,-2"
"""Countryside 1 has orcs in its north-west, a glade in the middle and a lake; countryside 3 has a keep."""

WITH_KEEP = {"3,-2": "countryside-3"}
TWO: dict[str, Any] = {"scenario": "full-conquest", "seats": 2}

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"tiles": ORCS, "heroes": [{"space": LAKE}]}, "$.heroes[0].space", "lake"),
    (
        {"tiles": ORCS, "tokens": {"3,-3": ["prowlers"]}, "heroes": [{"space": "3,-3"}]},
        "$.heroes[0].space",
        "rampage",
    ),
    ({"tiles": WITH_KEEP, "heroes": [{"space": KEEP}]}, "$.heroes[0].space", "assault"),
    (
        {**TWO, "tiles": WITH_KEEP, "shields": {KEEP: [1]}, "heroes": [{"space": KEEP}]},
        "$.heroes[0].space",
        "rival",
    ),
    (
        {**TWO, "at": "before", "tiles": ORCS, "heroes": [{"space": GLADE}, {"space": GLADE}]},
        "$.heroes[1].space",
        "already",
    ),
    ({"heroes": [{"crystals": {"red": 4}}]}, "$.heroes[0].crystals.red", "3 crystals"),
    ({"heroes": [{"fame": 9, "level": 5}]}, "$.heroes[0].level", "level 3"),
    ({"heroes": [{"tactic": "long-night"}]}, "$.heroes[0].tactic", "day"),
    (
        {"heroes": [{"units": [{"card": "peasants", "banner": "fireball"}]}]},
        "$.heroes[0].units[0].banner",
        "banner",
    ),
    ({"tiles": ORCS, "tokens": {GLADE: ["prowlers"]}}, "$.tokens.3,-2[0]", "no enemy"),
    ({"tiles": ORCS, "tokens": {"3,-3": ["minotaur"]}}, "$.tokens.3,-3[0]", "only green"),
    ({"tiles": WITH_KEEP, "tokens": {KEEP: ["fire-mages"]}}, "$.tokens.4,-3[0]", "only grey"),
    ({"tiles": WITH_KEEP, "tokens": {KEEP: ["golems", "guardsmen"]}}, "$.tokens.4,-3[1]", "so many"),
    ({"tiles": ORCS, "tokens": {"3,-3": ["prowlers", "cursed-hags"]}}, "$.tokens.3,-3[1]", "so many"),
    ({"heroes": [{"fame": -5}]}, "$.heroes[0].fame", "agreed"),
    ({"announced": 2}, "$.announced", "nobody"),
    (
        {"tiles": WITH_KEEP, "tokens": {KEEP: ["golems"]}, "shields": {KEEP: [0]}},
        "$.tokens.4,-3[0]",
        "conquered",
    ),
    ({"tiles": ORCS, "shields": {GLADE: [0]}}, "$.shields.3,-2", "shield"),
    ({**TWO, "tiles": WITH_KEEP, "shields": {KEEP: [0, 1]}}, "$.shields.4,-3[1]", "one shield"),
    ({"tiles": {"9,-6": "countryside-3"}}, "$.tiles.9,-6", "start"),
    ({"tiles": {"3,-2": "core-5"}, "cities": {"3,-2": {"color": "red"}}}, "$.cities.3,-2.color", "green"),
    ({"tiles": ORCS, "cities": {"3,-2": {"color": "red"}}}, "$.cities.3,-2", "no city"),
    ({"offers": {"actions": ["fireball"]}}, "$.offers.actions[0]", "advanced-action"),
    ({"offers": {"regular_deck": ["catapults"]}}, "$.offers.regular_deck[0]", "deck"),
    ({"round": 4}, "$.round", "3 rounds"),
    ({"at": "combat"}, "$.combat", "fought"),
    (
        {"tiles": WITH_KEEP, "heroes": [{"space": BESIDE}], "combat": {"foes": ["golems"], "site": "keep"}},
        "$.combat.site",
        "no keep stands on 4,-2",
    ),
    (
        {
            "tiles": WITH_KEEP,
            "heroes": [{"space": KEEP}],
            "combat": {"foes": ["golems"], "site": "mage-tower"},
        },
        "$.combat.site",
        "no mage-tower stands on 4,-3",
    ),
    (
        {"combat": {"foes": [{"enemy": "minotaur", "summoner": "foe-7"}]}},
        "$.combat.foes[0].summoner",
        "foe-7",
    ),
    ({"heroes": [{"hero": "tovak", "skills": ["flight"]}]}, "$.heroes[0].skills[0]", "nobody plays"),
    ({"heroes": [{"hero": "tovak", "skills": ["double-time"] * 2}]}, "$.heroes[0].skills[1]", "elsewhere"),
    ({"heroes": [{"units": [{"card": "peasants", "bonded": True}]}]}, "$.heroes[0].units[0].bonded", "is 0"),
    (
        {
            "heroes": [
                {
                    "hero": "norowas",
                    "skills": ["bonds-of-loyalty"],
                    "units": [{"card": card, "bonded": True} for card in ("peasants", "foresters")],
                }
            ]
        },
        "$.heroes[0].units[1].bonded",
        "is 1",
    ),
    (
        {"heroes": [{"units": [{"card": "peasants", "banner_down": True}]}]},
        "$.heroes[0].units[0].banner_down",
        "no banner",
    ),
    (
        {"heroes": [{"hero": "tovak", "skills": {"shield-mastery": "on-the-table"}}]},
        "$.heroes[0].skills.shield-mastery",
        "never",
    ),
    (
        {"heroes": [{"hero": "goldyx", "skills": {"flight": "used-this-turn"}}]},
        "$.heroes[0].skills.flight",
        "never",
    ),
    ({"source": ["red", "gold"]}, "$.source", "3 belong"),
    ({"combat": {"foes": []}}, "$.combat.foes", "fought"),
    (
        {"combat": {"foes": ["golems"], "phase": "attack", "attacks": [{"points": 4, "type": "siege"}]}},
        "$.combat.attacks[0].type",
        "no key 'type'",
    ),
    (
        {"combat": {"foes": ["golems"], "phase": "block", "blocks": [{"points": 4, "elment": "fire"}]}},
        "$.combat.blocks[0].elment",
        "element",
    ),
    ({"combat": {"foes": ["golems"], "phase": "damage", "damage": 3}}, "$.combat.dealing", "whose"),
    ({"combat": {"foes": ["golems"], "fought": ["unit-7"]}}, "$.combat.fought[0]", "unit-7"),
    ({"combat": {"foes": ["golems"], "die": "red"}}, "$.combat.die", "agreed"),
    ({"combat": {"foes": ["golems"], "cities": ["red"]}}, "$.combat.cities", "city"),
    ({"heroes": [{"stored_die": "gold"}]}, "$.heroes[0].stored_die", "basic"),
    ({"heroes": [{"tactic": "planning", "stored_die": "red"}]}, "$.heroes[0].stored_die", "mana-steal"),
    ({"heroes": [{"spared": ["march"]}], "time": "day"}, "$.heroes[0].tactic", "day"),
    ({**TWO, "heroes": [{"claimed_die": "black"}]}, "$.heroes[0].claimed_die", "basic"),
    ({**TWO, "last_turns": [1]}, "$.last_turns[0]", "announced"),
    ({**TWO, "announced": 0, "last_turns": [1, 0]}, "$.last_turns[1]", "no turn more"),
    ({**TWO, "dummy": {"hero": "tovak"}}, "$.dummy", "without a dummy"),
    ({"at": "tactics", "tactics": ["long-night"]}, "$.tactics[0]", "day"),
    ({"tiles": ORCS, "secrets": {"3,-1": "dungeon"}}, "$.secrets.3,-1", "secret"),
    (
        {
            "scenario": "mines-liberation",
            "tiles": {"3,-2": "core-8"},
            "cities": {"3,-2": {"color": "red", "friendly": True, "garrison": ["ice-mages"]}},
        },
        "$.cities.3,-2.garrison",
        "friendly",
    ),
    ({"heroes": [{"drafted": ["fire-bolt"]}]}, "$.heroes[0].drafted", "agreed"),
    ({**TWO, "heroes": [{"chosen": True}]}, "$.heroes[0].chosen", "agreed"),
    (
        {"scenario": "one-to-return", "seats": 2, "heroes": [{"eliminated": True}, {}], "turn": 0},
        "$.heroes[0].eliminated",
        "out of the match",
    ),
    ({"heroes": [{"hero": "tovak", "hand": ["will-focus"]}]}, "$.heroes[0].hand[0]", "nobody plays"),
    ({"scenario": "full-conquest", "options": {"scenario": "blitz-conquest"}}, "$.scenario", "blitz"),
    ({"options": {"scenario": "full-conquest", "teams": True}}, "$.options", "teams"),
]


@pytest.mark.parametrize(("document", "path", "words"), REFUSED)
def test_what_cannot_be_there_is_refused_with_its_place(
    document: dict[str, Any], path: str, words: str
) -> None:
    check_refused({"game": "mage_knight", "seats": 1, **document}, path, words)


@pytest.mark.rule("combat.withdrawal")
def test_who_fights_for_a_keep_came_from_a_safe_space_beside_it_if_nothing_is_said() -> None:
    scene = quest(
        hero("tovak", space=KEEP), tiles=WITH_KEEP, combat=fight("golems", site="keep", phase="attack")
    )
    scene.does(0, "next:end")
    assert scene.hero().space == BESIDE
    assert "wound" not in scene.hero().hand
