"""The floor of a match: the last moment past which nothing is taken back. A file holds it, so that a loaded match need
not be played again from its start.

Nothing was drawn since then, and no answer to a question is left over from before, or the floor would lie higher: luck is
that of the match as it stands, and there are no answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from magehall.kernel.codec import codec
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game
from magehall.kernel.history import History
from magehall.kernel.matches.playable import check_playable
from magehall.kernel.matches.save import Floor, LoadError, state_hash
from magehall.kernel.state import State

if TYPE_CHECKING:  # a match goes back by this
    from magehall.kernel.matches.match import Match

S = TypeVar("S", bound=State)


def read_floor(game: Game[S], saved: Floor, state: S) -> S:
    """The floor of a match that stands at ``state``, for cloning. It raises an error for what cannot be read. No clone
    of ``state`` would do: it remembers what was worked out from other things."""
    names = codec(game)
    floor = game.state()
    floor.adopt(names.read_things(saved.things, state.share()))
    floor.stack = names.read_stack(saved.stack)
    return floor


def play_from_floor(match: Match[S], floor: S) -> Match[S]:
    """The match again, with only the moves since its floor made anew. Its log begins there. Raises LoadError where they
    do not lead to the state of the match."""
    twin = type(match)(match.game, match.setup, Flow(match.game, floor.clone(), match.flow.chance.clone()))
    twin.undo_floor = match.undo_floor
    twin.moves = match.moves.fork()
    twin.moves.cut(match.undo_floor)
    try:
        match.game.check(floor)
        twin.advance()
        check_playable(twin)
        twin.flow.log = History()
        for seat, option in match.moves.since(match.undo_floor):
            twin.apply(seat, option)
    # Only a file that was tampered with can get here; its state may be any nonsense, and break anything.
    except Exception as error:
        raise LoadError(f"the moves in the file do not lead to its state: {error}") from None
    if twin.undo_floor != match.undo_floor or state_hash(twin) != state_hash(match):
        raise LoadError("the moves in the file do not lead to its state from where undo reaches back to")
    return twin
