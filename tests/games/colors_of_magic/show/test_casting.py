"""What casting asks for in steps, the duel card by card, and what is paused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish


def table(scene: Scene, seat: int | None = 0) -> dict[str, Any]:
    """What a seat sees."""
    found: dict[str, Any] = scene.match.view(seat)["table"]
    return found


def steps(scene: Scene, seat: int = 0) -> list[tuple[str, str, list[str]]]:
    """The steps of what a seat puts together."""
    return [(one["kind"], one["state"], one["picks"]) for one in table(scene, seat)["casting"]["steps"]]


def fire(**more: Any) -> Scene:
    """A player with a spell to throw at somebody near, and a card to discard."""
    hand = ["incinerate", "mark-of-cinder"]
    return skirmish(creature("tome-guardian", 1, (20, 2)), forces=[force(hand=hand, **more), force()])


def test_a_spell_is_put_together_step_by_step() -> None:
    scene = fire(mana=4).does(0, "cast:incinerate")
    assert [(kind, state) for kind, state, _ in steps(scene)][:1] == [("target", "now")]
    assert steps(scene)[-1] == ("cost", "later", [])
    scene.does(0, "pick:tome-guardian")
    assert ("target", "done", ["tome-guardian"]) in steps(scene)
    assert (table(scene)["casting"]["printed"], table(scene)["casting"]["cost"]) == (4, 4)
    assert steps(scene)[-1][:2] == ("cost", "now")


def test_what_mana_does_not_pay_is_blood() -> None:
    scene = fire(mana=1).does(0, "cast:incinerate", "pick:tome-guardian")
    assert [kind for kind, _, _ in steps(scene)][-2:] == ["cost", "blood"]
    scene.does(0, "cheapen:mark-of-cinder")
    casting = table(scene)["casting"]
    assert (casting["cost"], casting["mana"], casting["due"]) == (3, 0, 2)
    assert ("cost", "done", ["mark-of-cinder"]) in steps(scene)
    assert steps(scene)[-1][:2] == ("blood", "now")


def test_a_duel_shows_each_side_what_it_may_see() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("tome-guardian", 1, (45, 48)),
        forces=[force(hand=["incinerate"]), force(hand=["counterspell"])],
    )
    scene.does(0, "activate:storm-lynx", "strike:tome-guardian").lays(1, "counterspell")
    own, other, spectator = (table(scene, seat)["duel"] for seat in (1, 0, None))
    assert own["defender"]["cards"] == ["counterspell"]
    assert own["defender"]["total"] > own["defender"]["base"]
    for shown in (other, spectator):
        assert shown["defender"]["cards"] == [None]
        assert shown["defender"]["total"] == shown["defender"]["base"]
    assert (own["turn"], own["passes"], own["face_down"]) == (0, 0, True)


@pytest.mark.rule("monsters.duels", "cards.hidden")
def test_the_card_of_a_defending_monster_lies_face_down_until_all_are_shown() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        monster("slag-brute", (47, 48)),
        forces=[force(hand=["incinerate"])],
        scenario="ember-forge",
        activation_deck=[0, 8],  # medium: initiative 6
    )
    scene.does(0, "activate:orc-warrior", "strike:slag-brute")
    while scene.asks != {0: "ask-duel"}:
        scene.pass_once()
    for seat in (0, 1, None):
        brute = table(scene, seat)["duel"]["defender"]
        assert (brute["cards"], brute["monster_card"], brute["total"]) == ([None], None, brute["base"])
    assert scene.happened("monster-card-drawn") == []
    scene.fights()
    (drawn,) = scene.happened("monster-card-drawn")
    assert drawn["card"] == 8


def test_a_pause_says_what_is_about_to_happen_and_who_is_asked() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (20, 2)),
        forces=[force(hand=["incinerate"], mana=9), force(hand=["counterspell"], mana=9)],
    )
    scene.does(0, "cast:incinerate", "pick:tome-guardian")
    while "ask-instant" not in scene.asks.values():
        scene.does(0, "pay")
    pause = table(scene, None)["pause"]
    assert (pause["on"], pause["seat"], pause["spell"]) == ("spell-cast", 0, "incinerate")
    assert pause["object"] == "tome-guardian"
    assert pause["adds"] in pause["order"]
    assert [spell["card"] for spell in table(scene, None)["spells"]] == ["incinerate"]
