"""The floor of a match: the last moment past which nothing is taken back. A file holds it, so that a loaded match need
not be played again from its start.

Nothing was drawn since then, and no answer to a question is left over from before, or the floor would lie higher: luck is
that of the match as it stands, and there are no answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from magehall.kernel.codec import codec, things_of
from magehall.kernel.flow import Flow
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game
from magehall.kernel.history import History
from magehall.kernel.matches.playable import check_playable
from magehall.kernel.matches.save import LoadError, state_hash
from magehall.kernel.state import State

if TYPE_CHECKING:  # a match goes back by this
    from magehall.kernel.matches.match import Match

S = TypeVar("S", bound=State)


def floor_below(game: Game[S], state: S, entries: Mapping[str, Struct], stack: list[Frame]) -> S:
    """The floor of a match that stands at ``state``, for cloning. It raises ValueError for what is none. No clone of
    ``state`` would do: it remembers what was worked out from other things."""
    floor = game.state()
    floor.adopt(things_of(entries, state.share()))
    floor.stack = codec(game).checked_stack(stack)
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
