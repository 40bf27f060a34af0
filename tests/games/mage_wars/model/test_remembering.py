"""What is remembered beside the state is what would be worked out anew: at every decision, in clones and in imagined
worlds alike."""

from __future__ import annotations

from inspect import isdatadescriptor
from random import Random
from typing import Any

import pytest

import magehall
from magehall.games.mage_wars.model.profile import Profile
from magehall.games.mage_wars.model.roster import Roster
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import profile

TABLES = [("apprentice", 2), ("standard", 2), ("teams", 4), ("free_for_all", 3)]
DECISIONS = 900
ASIDE = 25


def forgetful(state: Duel) -> Duel:
    """The same battle, with nothing remembered."""
    fresh = Duel()
    fresh.things = dict(state.things)
    return fresh


def attributes(kind: type) -> list[str]:
    """What an object of that kind holds, compiled or not."""
    return [name for name, part in vars(kind).items() if isdatadescriptor(part)]


def described(made: Profile) -> dict[str, Any]:
    return {name: getattr(made, name) for name in attributes(Profile)}


def check(state: Duel) -> None:
    fresh = forgetful(state)
    assert state.pieces() == fresh.pieces()
    assert all(piece is state.things[id] for id, piece in state.pieces())
    lists = ("placed", "words", "attached", "creatures", "standing", "walls", "sight_blockers")
    for name in (*lists, "hidden_controllers"):
        assert getattr(state.index, name) == getattr(fresh.index, name), name
    for name in ("gifts", "auras", "anchors", "discounts", "free", "creatures_of"):
        assert getattr(state.index, name) == getattr(fresh.index, name), name
    for name in attributes(Roster):
        assert getattr(state.roster, name) == getattr(fresh.roster, name), name
    for id in state.memo:
        assert described(state.memo[id]) == described(profile(fresh, id)), id


def play(match: magehall.Match[Any], luck: Random, decisions: int) -> None:
    """Random moves, each looked at with all profiles in memory, so that the next one has something to forget."""
    for _ in range(decisions):
        if not match.pending:
            return
        for id, _ in match.state.pieces():
            profile(match.state, id)
        seat = luck.choice(list(match.pending))
        match.apply(seat, luck.choice(match.pending[seat].options).id)
        check(match.state)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_remembered_is_true(mode: str, seats: int, seed: int) -> None:
    luck = Random(f"{mode}:{seats}:{seed}")
    match = magehall.new_match("mage_wars", seats, seed, options={"mode": mode})
    for _ in range(DECISIONS // 100):
        play(match, luck, 100)
        if not match.pending:
            return
        play(match.clone(), luck, ASIDE)
        play(match.imagine(next(iter(match.pending)), f"world {seed}"), luck, ASIDE)
        check(match.state)
