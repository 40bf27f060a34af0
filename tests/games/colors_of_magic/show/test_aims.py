"""What a seat sees while it aims: lines, range, cover, strength, and what places cost."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.combat.strength import attacker_total
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.frames.combat import Attack
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

MAGE = "gust-aeromancer"
SHOT = "shoot:tome-guardian"
WALL = {"kind": "wall", "corners": [[54, 30], [56, 30], [56, 66], [54, 66]]}
FOREST = {"kind": "forest", "corners": [[52, 40], [58, 40], [58, 56], [52, 56]]}


def aims(scene: Scene, seat: int = 0) -> dict[str, Any]:
    """The aims of a seat by their option."""
    return {aim["option"]: aim for aim in scene.match.view(seat)["table"]["aims"]}


def shooter(*others: dict[str, Any], far: int = 70, **more: Any) -> Scene:
    """A mage with a ranged attack, activated, and somebody to shoot at."""
    forces = [force(MAGE, at=(40, 48)), force()]
    return skirmish(creature("tome-guardian", 1, (far, 48)), *others, forces=forces, **more).does(
        0, f"activate:{MAGE}"
    )


def ids(scene: Scene, seat: int = 0) -> list[str]:
    """The ids of what is offered."""
    decision = scene.match.decision(seat)
    return [] if decision is None else [option.id for option in decision.options]


def test_a_shot_shows_its_line_and_whether_it_hits() -> None:
    aim = aims(shooter())[SHOT]
    assert (tuple(aim["start"]), tuple(aim["end"]), aim["distance"]) == ((40, 48), (70, 48), 650)
    assert aim["open"]
    assert aim["in_range"]
    assert not aim["duel"]
    assert (aim["power"], aim["defense"], aim["hits"]) == (3, 2, True)


def test_a_blocked_line_names_the_wall() -> None:
    scene = shooter(terrain=[FOREST | {"corners": [[4, 4], [8, 4], [8, 8]]}, WALL])
    aim = aims(scene)[SHOT]
    assert not aim["open"]
    assert aim["walls"] == [1]
    assert aim["blockers"] == []
    assert SHOT not in ids(scene)


def test_a_blocked_line_names_the_enemy_in_the_way() -> None:
    scene = shooter(monster("giant-nail", (55, 48)))
    aim = aims(scene)[SHOT]
    assert not aim["open"]
    assert aim["blockers"] == ["giant-nail"]
    assert aim["walls"] == []


def test_cover_is_counted_against_the_power() -> None:
    aim = aims(shooter(terrain=[FOREST]))[SHOT]
    assert aim["open"]
    assert aim["covers"] == [0]
    assert (aim["power"], aim["hits"]) == (2, False)


def test_what_is_open_and_in_range_is_what_is_offered() -> None:
    for terrain in ([], [FOREST], [WALL]):
        scene = shooter(creature("orc-warrior", 1, (43, 52)), terrain=terrain)
        for option, aim in aims(scene).items():
            assert (aim["open"] and aim["in_range"]) == (option in ids(scene)), option


def test_a_melee_attack_shows_both_totals_before_cards() -> None:
    scene = shooter(far=45)
    aim = aims(scene)["strike:tome-guardian"]
    attack = Attack(MAGE, "tome-guardian", AttackKind.MELEE, 0)
    assert aim["duel"]
    assert aim["hits"] is None
    assert aim["reach"] == 1
    assert aim["in_range"]
    assert aim["power"] == attacker_total(scene.state, attack)


def test_a_spell_shows_lines_to_all_that_fit() -> None:
    near, far = creature("tome-guardian", 1, (20, 2)), creature("scroll-golem", 1, (90, 60))
    scene = skirmish(near, far, forces=[force(hand=["incinerate"], mana=9), force()]).does(
        0, "cast:incinerate"
    )
    found = aims(scene)
    assert found["pick:tome-guardian"]["in_range"]
    assert not found["pick:scroll-golem"]["in_range"]
    assert found["pick:tome-guardian"]["kind"] == "spell"
    assert found["pick:tome-guardian"]["power"] is None


@pytest.mark.parametrize(("word", "owner"), [("healing", 0), ("taunt", 1)])
def test_a_keyword_shows_how_far_its_targets_are(word: str, owner: int) -> None:
    scene = skirmish(
        creature("ash-hound", 0, (40, 48), keywords=[{"id": word, "x": 1}]),
        creature("tome-guardian", owner, (45, 48), damage=1),
        creature("scroll-golem", owner, (60, 48), damage=1),
        terrain=[WALL],
    ).does(0, f"use:ash-hound:{word}")
    found = aims(scene)
    assert {aim["kind"] for aim in found.values()} == {"reach"}
    assert found["pick:scroll-golem"]["open"], "it needs no line"
    assert {"pick:tome-guardian", "pick:scroll-golem"} <= set(found)
    for option, aim in found.items():
        assert aim["in_range"] == (option in ids(scene)), option
    assert scene.match.view(1)["table"]["aims"] is None


@pytest.mark.rule("table.distance")
def test_a_target_just_out_of_range_is_not_shown_within_it() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (72, 49)),
        creature("scroll-golem", 1, (60, 60)),
        forces=[force(hand=["incinerate"], mana=9, at=(20, 48)), force()],
    ).does(0, "cast:incinerate")
    aim = aims(scene)["pick:tome-guardian"]
    assert (aim["distance"], aim["reach"], aim["in_range"]) == (1201, 12, False)


def test_an_ability_without_range_shows_how_far_its_targets_are() -> None:
    near = creature("tome-guardian", 0, (52, 48))
    scene = skirmish(creature("field-commander", 0, (40, 48)), near).does(
        0, "use:field-commander:field-command"
    )
    aim = aims(scene)["pick:tome-guardian"]
    assert (aim["kind"], aim["distance"], aim["open"], aim["dark"]) == ("reach", 200, True, False)


def test_a_creature_chosen_in_the_middle_of_an_effect_shows_how_far_it_is() -> None:
    scene = skirmish(
        creature("emissary-of-discord", 0, (40, 48)),
        creature("tome-guardian", 1, (60, 48)),
        creature("scroll-golem", 1, (80, 48)),
        creature("ash-hound", 0, (44, 60)),
        terrain=[WALL],
        forces=[force("whispering-tyrant"), force()],
    ).does(0, "activate:emissary-of-discord")
    scene.passes()
    found = aims(scene)
    assert {"pick:tome-guardian", "pick:scroll-golem"} <= set(found)
    assert "pick:ash-hound" not in found, "it is no enemy"
    aim = found["pick:tome-guardian"]
    assert (aim["source"], aim["kind"], aim["distance"], aim["reach"]) == (
        "emissary-of-discord",
        "reach",
        400,
        6,
    )
    assert aim["open"], "it needs no line"
    for option, aim in found.items():
        assert aim["in_range"] == (option in ids(scene)), option
    assert not found["pick:scroll-golem"]["in_range"]
    assert scene.match.view(1)["table"]["aims"] is None, "and nobody else sees it"


@pytest.mark.rule("scenario.darkness")
def test_darkness_says_how_far_everyone_sees() -> None:
    keen = creature("storm-lynx", 0, (40, 48), keywords=[{"id": "night-vision"}])
    for dark in (True, False):
        scene = skirmish(keen, creature("tome-guardian", 1, (80, 48)), dark=dark)
        sight = {one["id"]: one["sight"] for one in scene.match.view(0)["table"]["creatures"]}
        assert sight["storm-lynx"] is None
        assert sight["tome-guardian"] == (6 if dark else None)


def test_nobody_else_sees_what_somebody_aims_at() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (20, 2)), forces=[force(hand=["incinerate"], mana=9), force()]
    ).does(0, "cast:incinerate")
    assert scene.match.view(0)["table"]["casting"]["card"] == "incinerate"
    for other in (1, None):
        table = scene.match.view(other)["table"]
        assert table["aims"] is table["pushes"] is None
        assert table["casting"] is None


def test_places_come_in_bands_of_cost() -> None:
    scene = shooter(far=90)
    rows = scene.match.view(0)["decision"]["space"]["rows"]
    costs = {inches for inches, *_ in rows}
    assert costs == set(range(1, 7))
    assert [4, 48] in [row[:2] for row in rows]
    places = TABLE.from_rows([row[1:] for row in rows])
    assert TABLE.contains(places, (64, 48))
    assert not TABLE.contains(places, (65, 48))
