"""Saved matches brought back to life, or a clear word why not."""

from __future__ import annotations

from typing import Any, TypeVar

from magehall.kernel.callers import from_anyone
from magehall.kernel.chance import SEPARATOR
from magehall.kernel.codec import codec
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game, OptionError, find_game
from magehall.kernel.history import History
from magehall.kernel.matches.floor import read_floor
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.playable import check_playable
from magehall.kernel.matches.save import LoadError, Saved, read_save
from magehall.kernel.state import State

S = TypeVar("S", bound=State)


@from_anyone
def load_match(data: bytes | str) -> Match[Any]:
    """The match of a file, at the decision where it was saved. It raises LoadError otherwise."""
    saved = read_save(data)
    try:
        game = find_game(saved.game)
    except OptionError as error:
        raise LoadError(str(error)) from None
    if saved.rules != game.version:
        raise LoadError(
            f"saved under rules version {saved.rules} of {game.id}; this is version {game.version}: "
            "such a match can be verified or continued only with the version it was played with"
        )
    try:
        return _restore(game, saved)
    except LoadError:
        raise
    # A file with a true digest can still hold any nonsense; whatever the rules make of it, it is not a match.
    except Exception as error:
        raise LoadError(f"the state inside is not one of {game.id}: {error}") from None


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Raise LoadError where no match of the game can have started so."""
    if setup.seats not in game.seats:
        raise LoadError(f"{game.id} has no table for {setup.seats}")
    strangers = [seat for seat in setup.contributions if not 0 <= seat < setup.seats]
    if strangers:
        raise LoadError(f"seat {strangers[0]} added to the seed, but the seats are 0 to {setup.seats - 1}")
    # Two of what a seed is made of would otherwise look like one, and the other way round.
    if any(SEPARATOR in part for part in (setup.secret, *setup.contributions.values())):
        raise LoadError("a part of the seed goes over more than one line")
    try:
        game.read_options(setup.options)
    except OptionError as error:
        raise LoadError(str(error)) from None


def _restore(game: Game[S], saved: Saved) -> Match[S]:
    check_setup(game, saved.setup)
    if not 0 <= saved.undo_floor <= len(saved.moves):
        raise LoadError(f"undo reaches back to move {saved.undo_floor} of {len(saved.moves)}")
    if saved.floor is not None and not 0 < saved.undo_floor < len(saved.moves):
        raise LoadError(
            f"it tells of a floor, but undo reaches back to move {saved.undo_floor} of {len(saved.moves)}"
        )
    names = codec(game)
    state = game.state()
    state.adopt(names.read_things(saved.state.things))
    state.stack = names.read_stack(saved.state.stack)
    state.answers = saved.state.answers
    game.check(state)
    chance = saved.setup.chance(saved.state.count, saved.state.script)
    chance.draws = History(saved.draws)
    match = Match(game, saved.setup, Flow(game, state, chance))
    match.moves = History(saved.moves)
    floor = None if saved.floor is None else read_floor(game, saved.floor, state)
    match.forget(saved.undo_floor, floor)
    match.advance()
    check_playable(match)
    match.flow.log = History()
    return match
