"""Rulings on heroes who cannot be attacked, and on those who must be."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest

MAP = {"3,-2": "countryside-3"}
KEEP, BESIDE, MIDDLE = "4,-3", "4,-2", "3,-2"


def at_the_keep(*flipped: int) -> Scene:
    """A hero before the keep of a rival who is at home."""
    return quest(
        hero("tovak", hand=["march"], space=BESIDE),
        hero("goldyx", hand=["rage"], space=KEEP),
        tiles=MAP,
        shields={KEEP: [1]},
        scenario="full-conquest",
        move=3,
        flipped=list(flipped),
    )


@pytest.mark.rule("duel.fully", "move.no-duel")
def test_a_keep_is_not_entered_while_its_owner_there_gave_the_next_turn() -> None:
    assert f"move:{KEEP}" in at_the_keep().offers(0)
    assert at_the_keep(1).refuses(0, f"move:{KEEP}") == ("refused-keep-held", "move.no-duel")


def underground(*flipped: int) -> Scene:
    """A hero with Underground Attack, near a rival."""
    scene = quest(
        hero("tovak", hand=["underground-travel", "march"], space=MIDDLE, mana=["green", "black"]),
        hero("goldyx", hand=["rage"], space="3,-1"),
        tiles=MAP,
        scenario="full-conquest",
        time="night",
        round=2,
        move=5,
        flipped=list(flipped),
    )
    return scene.does(0, "play:underground-travel:strong", "pay:token-green", "pay:token-black")


@pytest.mark.rule("card.underground-travel")
def test_who_comes_out_of_the_ground_beside_a_hero_attacks_at_once() -> None:
    scene = underground().does(0, "land:3,-1")
    assert scene.asks == {1: "ask-defence"}
    scene.does(1, "defend:partly", "let-be").does(0, "let-be", "let-be").does(1, "let-be")
    assert scene.hero().space == MIDDLE


@pytest.mark.rule("card.underground-travel", "duel.fully")
def test_nobody_attacks_out_of_the_ground_who_gave_the_next_turn() -> None:
    assert underground(1).refuses(0, "land:3,-1") == ("refused-no-duel", "move.no-duel")


@pytest.mark.rule("move.no-duel", "duel.start")
def test_nobody_attacks_in_the_very_turn_that_reached_the_aim() -> None:
    def beside_a_rival(tile: str) -> Scene:
        """A hero who explored in this turn, and then went to a rival."""
        scene = quest(
            hero("tovak", space="3,-3"),
            hero("goldyx", space="2,-2"),
            options={"duels": "allowed"},
            tiles={"3,-2": "countryside-1", "1,-3": "countryside-2"},
            tile_deck=[tile],
            move=6,
        )
        return scene.does(0, "explore:4,-5", "move:2,-2")

    assert "duel:seat-1" in beside_a_rival("countryside-4").offers(0)
    found = beside_a_rival("core-8")
    assert found.state.realm.cities
    assert found.refuses(0, "duel:seat-1") == ("refused-duel-forbidden", "duel.start")
    assert found.offers(0, "end") == ["end:turn"]
