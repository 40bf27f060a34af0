"""Position files: any moment can be written and read, and what contradicts itself is refused with its place."""

from __future__ import annotations

import random
from typing import Any

import pytest

import magehall
from magehall.kernel.documents.position_files import describe_position
from magehall.kernel.matches.positions import PositionError


def document(**more: Any) -> dict[str, Any]:
    """A lawful table of two mages and a goblin."""
    found: dict[str, Any] = {
        "game": "colors_of_magic",
        "seats": 2,
        "players": [
            {
                "mage": "bastion-geomancer",
                "schools": ["citadel-builders", "grand-barbecue", "stone-skin"],
                "whole_hand": True,
            },
            {
                "mage": "ash-blade-pyromancer",
                "schools": ["grand-barbecue", "precision-pyrotechnics", "tribal-rage"],
                "whole_hand": True,
            },
        ],
        "creatures": [
            {"face": "bastion-geomancer", "owner": 0, "at": [8, 8], "id": "geo"},
            {"face": "ash-blade-pyromancer", "owner": 1, "at": [86, 86], "id": "pyro"},
            {"face": "goblin-raider", "owner": 1, "at": [60, 60], "id": "goblin"},
        ],
    }
    return found | more


def with_player(**more: Any) -> dict[str, Any]:
    found = document()
    found["players"][0] |= more
    return found


def with_creature(place: int, **more: Any) -> dict[str, Any]:
    found = document()
    found["creatures"][place] |= more
    return found


ROCK = {"kind": "rock", "corners": [[58, 58], [64, 58], [64, 64], [58, 64]]}
AIR = ["zephyr-dance", "stone-skin", "deep-roots"]


@pytest.mark.parametrize(
    ("wrong", "place", "problem"),
    [
        (with_creature(2, at=[84, 86]), "$.creatures[2].at", "overlap"),
        (with_creature(2, at=[1, 60]), "$.creatures[2].at", "over the edge"),
        (document(terrain=[ROCK]), "$.creatures[2].at", "impassable"),
        (with_player(hand=["fireball"] * 3), "$.players[0].hand[2]", "somewhere else already"),
        (with_player(hand=["tornado"]), "$.players[0].hand[0]", "none of the schools"),
        (with_player(schools=AIR), "$.players[0]", "opposed"),
        (with_player(points=7), "$.players[0].points", "7 points"),
        (with_player(points=6), "$.players[0].points", "6 points"),
        (with_creature(2, face="bastion-geomancer", owner=0), "$.creatures[2].face", "mage already"),
        (with_creature(2, id="geo"), "$.creatures[2].id", "two things"),
        (with_creature(2, owner=-1), "$.creatures[2].owner", "belongs to a player"),
        (document(players=[None, document()["players"][1]]), "$.players[0]", "only at set-up"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused_with_its_place(
    wrong: dict[str, Any], place: str, problem: str
) -> None:
    with pytest.raises(PositionError, match=problem) as refused:
        magehall.load_position(wrong)
    assert refused.value.path == place


def test_where_a_hand_is_whole_the_rest_of_the_codex_is_out_of_the_game() -> None:
    state = magehall.load_position(with_player(hand=["rock-skin"])).state
    assert [state.face(card) for card in state.player(0).hand] == ["rock-skin"]
    assert len(state.player(0).exile) == 9
    assert len(state.player(0).deck) == 30


@pytest.mark.parametrize("scenario", ["giant", "wisp-night"])
def test_every_moment_of_set_up_can_be_written_and_read(scenario: str) -> None:
    """Also the one at which forces are chosen, where there are no players yet."""
    luck = random.Random(4)
    match = magehall.new_match("colors_of_magic", seats=2, seed=4, options={"scenario": scenario})
    for _ in range(12):
        read = magehall.load_position(describe_position(match))
        assert {seat: one.options for seat, one in read.pending.items()} == {
            seat: one.options for seat, one in match.pending.items()
        }
        assert read.view(0)["table"] == match.view(0)["table"]
        seat = min(match.pending)
        match.apply(seat, luck.choice(match.pending[seat].options))
