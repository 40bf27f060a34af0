"""Proof that a saved match was played as its file says: replay it and compare every draw and every move."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.kernel.chance import Draw, ScriptError, commit
from magehall.kernel.decision import IllegalMove
from magehall.kernel.game import find_game
from magehall.kernel.match import BrokenRule, Match
from magehall.kernel.save import LoadError, read_save, save_match, state_hash


class Proof(Struct, frozen=True):
    """What ``verify`` found. ``fault`` is empty when all fits, else the first thing that does not."""

    game: str
    moves: int
    draws: int
    commitment: str
    hash: str
    fault: str = ""

    @property
    def holds(self) -> bool:
        """Whether the match is proven."""
        return not self.fault


def verify(data: bytes | str, commitment: str | None = None) -> Proof:
    """Replay a saved match. Raises LoadError for what is no match file at all; a match that does not fit its own
    seed, moves or state, or ``commitment`` where given, comes back with the fault named."""
    saved = read_save(data)
    try:
        game = find_game(saved.game)
        if saved.rules != game.version:
            raise LoadError(f"played under rules version {saved.rules}, this is {game.version}")
        match = Match.start(game, saved.setup)
    except LoadError:
        raise
    except Exception as error:
        raise LoadError(f"the match cannot be set up: {error}") from None

    def found(fault: str = "") -> Proof:
        promised = commit(saved.setup.secret)
        return Proof(
            game.id, len(match.moves), len(match.flow.chance.draws), promised, state_hash(match), fault
        )

    if commitment is not None and commit(saved.setup.secret) != commitment:
        return found("the seed is not the one that was committed to before play")
    told = saved.draws
    fault = _compare_draws(match, told, 0)
    if fault:
        return found(fault)
    for number, (seat, option) in enumerate(saved.moves, 1):
        before = len(match.flow.chance.draws)
        try:
            match.apply(seat, option)
        except (IllegalMove, BrokenRule, ScriptError) as refusal:
            return found(f"move {number}, {option!r} by seat {seat}: {refusal}")
        fault = _compare_draws(match, told, before)
        if fault:
            return found(f"{fault}, after move {number}")
    if len(told) != len(match.flow.chance.draws):
        return found(f"the file tells of {len(told)} draws, the match makes {len(match.flow.chance.draws)}")
    if read_save(save_match(match)) != saved:
        return found("the state in the file is not the one the moves lead to")
    return found()


def _compare_draws(match: Match[Any], told: list[Draw], start: int) -> str:
    draws = match.flow.chance.draws
    for place in range(start, len(draws)):
        if place >= len(told) or tuple(told[place]) != draws[place]:
            label, result = draws[place]
            said = told[place] if place < len(told) else "nothing"
            return f"draw {place + 1} ({label}): the seed gives {result}, the file says {said}"
    return ""
