"""Random quests from the set-up to the end: the invariants hold after each move, and any moment can be written down."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import magehall
from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.model.deeds.reading import read_deed
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.show.view import view
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from tests.games.mage_knight.scenario import Scene

MOST_MOVES = 3_000
MOST_BYTES = 60_000
LOOK_EVERY = 15
BOLD = ("strike", "block", "move", "explore", "recruit", "interact", "challenge", "enter")


def start(seed: int, seats: int = 1, scenario: str = "first-reconnaissance", **more: Any) -> Match[Quest]:
    return Match.start(MAGE_KNIGHT, Setup(seats, {"scenario": scenario, **more}, f"seed {seed}", {}))


def choose(luck: random.Random, ids: list[str]) -> str:
    """Any option, but rather one that leads somewhere."""
    bold = [id for id in ids if id.partition(":")[0] in BOLD]
    return luck.choice(bold if bold and luck.random() < 0.5 else ids)


def play(match: Match[Quest], luck: random.Random, moves: int) -> int:
    """Play on, looking at everything after each move. Returns how many moves were made."""
    for made in range(moves):
        if not match.pending:
            return made
        seat, decision = next(iter(match.pending.items()))
        ids = [option.id for option in decision.options]
        assert ids, match.state.trace()
        assert len(set(ids)) == len(ids), match.state.trace()
        match.apply(seat, choose(luck, ids))
        MAGE_KNIGHT.check(match.state)
        if made % LOOK_EVERY == 0 and not match.state.answers:
            look(match)
    return moves


def look(match: Match[Quest]) -> None:
    """Every seat can look, imagine, and have the moment written down."""
    for seat in (None, *match.state.seats):
        assert len(msgspec.json.encode(view(match.state, seat))) < MOST_BYTES
    for seat in match.state.seats:
        imagined = match.imagine(seat, "dream")
        MAGE_KNIGHT.check(imagined.state)
        assert view(imagined.state, seat) == view(match.state, seat), match.state.trace()
    document = magehall.describe_position(match)
    again = magehall.load_position(msgspec.json.decode(msgspec.json.encode(document)))
    assert again.state.things == match.state.things
    assert again.state.stack == match.state.stack
    for seat, decision in match.pending.items():
        assert [option.id for option in again.pending[seat].options] == [o.id for o in decision.options]
        for option in decision.options:
            deed = read_deed(option.id)
            assert deed == option.deed, option.id


@pytest.mark.parametrize("seed", range(6))
def test_a_solo_reconnaissance_comes_to_its_end(seed: int) -> None:
    match = start(seed)
    assert play(match, random.Random(seed), MOST_MOVES) < MOST_MOVES
    assert match.result is not None
    assert match.state.calendar.round <= 3
    look(match)


@pytest.mark.parametrize("seed", range(2))
def test_a_solo_conquest_comes_to_its_end(seed: int) -> None:
    match = start(seed, scenario="solo-conquest")
    assert play(match, random.Random(seed), MOST_MOVES) < MOST_MOVES
    assert match.result is not None


@pytest.mark.parametrize(("seats", "scenario"), [(2, "full-conquest"), (4, "blitz-conquest")])
def test_several_players_keep_the_invariants(seats: int, scenario: str) -> None:
    match = start(seats, seats, scenario)
    assert play(match, random.Random(seats), 250) == 250


@pytest.mark.parametrize(
    ("seats", "scenario", "agreed"),
    [
        (2, "full-cooperation", {"upgrades": True}),
        (3, "blitz-cooperation", {"auction": True}),
        (2, "mines-liberation", {"interactive_combat": True}),
        (3, "druid-nights", {"contested_glades": True}),
        (2, "dungeon-lords", {"random_tiles": True}),
        (4, "conquer-and-hold", {"open_map": True}),
        (4, "one-to-return", {"teams": True}),
        (2, "full-conquest", {"megapolis": 7, "shape": "open-3"}),
    ],
)
def test_every_scenario_comes_to_its_end_with_its_variants(
    seats: int, scenario: str, agreed: dict[str, Any]
) -> None:
    match = start(seats, seats, scenario, **agreed)
    assert play(match, random.Random(scenario), MOST_MOVES) < MOST_MOVES
    assert match.result is not None
    assert MAGE_KNIGHT.teams(match.state, seats)


def test_a_scene_begins_where_a_match_stands() -> None:
    match = start(1)
    assert Scene(match).asks == {0: "ask-hero"}
