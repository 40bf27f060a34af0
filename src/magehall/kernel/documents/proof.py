"""Proof that a match was played as its file says. It is replayed, and every draw and every move compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from magehall.kernel.chance import Draw, ScriptError, commit
from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.documents.load import check_setup
from magehall.kernel.game import Game, find_game
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.save import LoadError, Saved, read_save, save_match, state_hash
from magehall.kernel.records import default_of, field_names, to_builtins
from magehall.kernel.state import Thing

LONGEST = 60

Drawn = tuple[str, int, int | list[int]]
"""A draw: its label, among how many outcomes (0: it was scripted), and its result."""


class Proof(Struct, frozen=True):
    """What ``verify`` found. ``fault`` is empty when all fits, else the first thing that does not."""

    game: str
    moves: int
    draws: int
    commitment: str
    hash: str
    drawn: list[Drawn]
    fault: str = ""

    @property
    def holds(self) -> bool:
        """Whether the match is proven."""
        return not self.fault


def verify(
    data: bytes | str, commitment: str | None = None, contributions: Mapping[int, str] | None = None
) -> Proof:
    """Replay a saved match. Raises LoadError for what is no match file at all; a match that does not fit its own
    seed, moves or state, or what is known from elsewhere (the ``commitment`` and some seats' ``contributions``), comes
    back with the fault named."""
    saved = read_save(data)
    try:
        game = find_game(saved.game)
        if saved.rules != game.version:
            raise LoadError(f"played under rules version {saved.rules}, this is {game.version}")
        check_setup(game, saved.setup)
        match = Match.start(game, saved.setup)
    except LoadError:
        raise
    except Exception as error:
        raise LoadError(f"the match cannot be set up: {error}") from None

    def found(fault: str = "") -> Proof:
        promised, chance = commit(saved.setup.secret), match.flow.chance
        drawn = [
            (label, size, result) for (label, result), size in zip(chance.draws, chance.sizes, strict=True)
        ]
        return Proof(game.id, len(match.moves), len(drawn), promised, state_hash(match), drawn, fault)

    if commitment is not None and commit(saved.setup.secret) != commitment:
        return found("the seed is not the one that was committed to before play")
    for seat, added in (contributions or {}).items():
        if saved.setup.contributions.get(seat) != added:
            return found(f"what seat {seat} added to the seed is not what the file says it added")
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
    return found(_compare_states(game, read_save(save_match(match)), saved))


def _compare_draws(match: Match[Any], told: list[Draw], start: int) -> str:
    draws = match.flow.chance.draws
    for place in range(start, len(draws)):
        if place >= len(told) or tuple(told[place]) != draws[place]:
            said = told[place] if place < len(told) else None
            return f"draw {place + 1} ({draws[place][0]}): {_difference(draws[place], said)}"
    return ""


def _difference(draw: Draw, said: Draw | None) -> str:
    """What the seed gives and what the file says. Both are cut to the first place where they differ."""
    (label, gives), found = draw, None if said is None else said[1]
    if said is not None and said[0] != label:
        return f"the file calls it {said[0]!r}"
    if isinstance(gives, list) and isinstance(found, list):
        if len(gives) != len(found):
            return f"the seed orders {len(gives)}, the file {len(found)}"
        place = next(place for place, pair in enumerate(zip(gives, found, strict=True)) if pair[0] != pair[1])
        return f"in place {place + 1} the seed gives {gives[place]}, the file says {found[place]}"
    given = f"an order of {len(gives)}" if isinstance(gives, list) else str(gives)
    told = (
        f"an order of {len(found)}" if isinstance(found, list) else "nothing" if found is None else str(found)
    )
    return f"the seed gives {given}, the file says {told}"


def _compare_states(game: Game[Any], leads_to: Saved, saved: Saved) -> str:
    """The first thing in the file's state that the moves contradict. Empty if there is none."""
    right, told = _plain(game, leads_to), _plain(game, saved)
    if saved.floor is None:  # written before files told it
        del right["floor"], told["floor"]
    found = _first_difference(right, told, "")
    return f"the state in the file is not the one the moves lead to: {found}" if found else ""


def _plain(game: Game[Any], saved: Saved) -> dict[str, Any]:
    state, floor = saved.state, saved.floor
    things = _whole(game, state.things)
    below = {} if floor is None else _whole(game, floor.things)
    return {
        "undo_floor": saved.undo_floor,
        "count": state.count,
        "script": state.script,
        "answers": state.answers,
        "stack": msgspec.json.decode(state.stack),
        "things": things,
        "floor": floor
        and {
            "stack": msgspec.json.decode(floor.stack),
            "things": {id: thing or things.get(id) for id, thing in below.items()},
        },
    }


def _whole(game: Game[Any], written: Raw) -> Any:
    """Things by id, with what goes without saying. Older files say that, too."""
    things = msgspec.json.decode(written)
    usual = {kind.__name__: _usual(kind) for kind in game.things}
    for entry in things.values() if isinstance(things, dict) else ():
        for name in entry.keys() & usual.keys() if isinstance(entry, dict) else ():
            entry[name] = usual[name] | entry[name] if isinstance(entry[name], dict) else entry[name]
    return things


def _usual(kind: type[Thing]) -> dict[str, Any]:
    """The defaults of a kind of thing, by field."""
    defaults = {name: default_of(kind, name) for name in field_names(kind)}
    return {name: to_builtins(value) for name, value in defaults.items() if value is not msgspec.NODEFAULT}


def _first_difference(right: object, told: object, path: str) -> str:
    if isinstance(right, dict) and isinstance(told, dict):
        for key in [*right, *(key for key in told if key not in right)]:
            if key not in told or key not in right:
                return f"{path}{key} {'is missing' if key in right else 'should not be there'}"
            found = _first_difference(right[key], told[key], f"{path}{key}.")
            if found:
                return found
        return "" if [*right] == [*told] else f"{path.rstrip('.')} stands in another order"
    if isinstance(right, list) and isinstance(told, list) and len(right) == len(told):
        inner = (
            _first_difference(*pair, f"{path}{place}.")
            for place, pair in enumerate(zip(right, told, strict=True))
        )
        return next(filter(None, inner), "")
    if right == told:
        return ""
    return f"{path.rstrip('.')} should be {_short(right)}, the file says {_short(told)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 2]} …"
