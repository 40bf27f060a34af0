"""Sandbox process: one uploaded file on standard input, its content on standard output.

It imports the rules and no part of the server: a worker is started for every file, and would spend most of its time so.
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
from typing import Any, Literal

import msgspec
from msgspec import Struct

from magehall.kernel.decision import BrokenRule
from magehall.kernel.documents.load import load_match
from magehall.kernel.documents.position_files import load_position, read_position
from magehall.kernel.documents.proof import verify
from magehall.kernel.game import OptionError, Result
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.matches.save import LoadError, read_save

MOST_MOVES = 5_000
MEMORY = 1 << 30

PLAYOUTS = 8
LONGEST_PROBLEM = 500


class Upload(Struct):
    """An uploaded file."""

    kind: Literal["position", "match"]
    content: str | dict[str, Any]


class CheckedUpload(Struct):
    """The content of an upload, or the problem with it. It is ready to become a table."""

    problem: str = ""
    game: str = ""
    rules: int = 0
    seats: int = 0
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    secret: str = ""
    contributions: dict[int, str] = {}
    moves: list[tuple[int, str]] = []
    result: dict[str, Any] | None = None


def check(file: Upload) -> CheckedUpload:
    """Check a file, in the sandbox process. Whatever the rules make of it comes back as a sentence."""
    try:
        return _position(file.content) if file.kind == "position" else _match(str(file.content))
    except (PositionError, LoadError, OptionError, BrokenRule) as error:
        return CheckedUpload(str(error)[:LONGEST_PROBLEM])
    # A document can fit its schema and still be nonsense to the rules, in any way at all.
    except Exception as error:
        return CheckedUpload(
            f"the rules can make nothing of this: {type(error).__name__}: {error}"[:LONGEST_PROBLEM]
        )


def _position(content: str | dict[str, Any]) -> CheckedUpload:
    document = _read_json(content)
    match = read_position(str(content)) if document is None else load_position(document)
    setup = match.setup
    # Once through JSON, so that what is stored is what was looked at.
    document = msgspec.json.decode(msgspec.json.encode(setup.position), type=dict[str, Any])
    if document["dice"]:
        raise PositionError("loaded dice are for tests and lessons, not for a table", "$.dice")
    match.game.read_options(setup.options)
    match.game.check_bounds(match.state)
    document |= {"lesson": None, "secret": ""}
    if not match.pending:
        raise PositionError("the match is over in this position: nobody is asked anything")
    for luck in range(PLAYOUTS):
        # Both the choices and the cards to come differ each time; and it begins with the very document that is stored.
        begun = Setup(setup.seats, document["options"], str(luck), {}, document)
        _play_through(Match.start(match.game, begun), random.Random(luck))
    return CheckedUpload(
        game=match.game.id,
        rules=match.game.version,
        seats=setup.seats,
        options=document["options"],
        position=document,
    )


def _read_json(content: str | dict[str, Any]) -> dict[str, Any] | None:
    """Parse a position that is JSON, or a document already. None for YAML. In JSON the seats that have answered are
    words."""
    if isinstance(content, str):
        try:
            content = msgspec.json.decode(content, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            return None
    answers = content.get("answers")
    if isinstance(answers, dict):
        seats = {int(seat) if seat.isdecimal() else seat: answer for seat, answer in answers.items()}
        content = {**content, "answers": seats}
    return content


def _play_through(match: Match[Any], luck: random.Random) -> None:
    for _ in range(MOST_MOVES):
        if not match.pending:
            return
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options).id)


def _match(data: str) -> CheckedUpload:
    saved = read_save(data)
    if len(saved.moves) > MOST_MOVES:
        raise LoadError(f"the match has {len(saved.moves)} moves; at most {MOST_MOVES} are taken")
    proof = verify(data)
    if not proof.holds:
        raise LoadError(f"the match was not played as the file says: {proof.fault}")
    setup, played = saved.setup, load_match(data)
    if setup.position is not None:
        played.game.check_bounds(Match.start(played.game, setup).state)
    result = played.result
    return CheckedUpload(
        game=saved.game,
        rules=saved.rules,
        seats=setup.seats,
        options=setup.options,
        position=setup.position,
        secret=setup.secret,
        contributions=setup.contributions,
        moves=list(saved.moves),
        result=None if result is None else shown_result(result),
    )


def shown_result(result: Result) -> dict[str, Any]:
    """The result as tables store it."""
    return {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason.key}


def main(seconds: int) -> None:
    """Check the file on standard input, with limits on time and memory. The answer goes to standard output."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    checked = check(msgspec.json.decode(sys.stdin.buffer.read(), type=Upload))
    sys.stdout.buffer.write(msgspec.json.encode(checked))


if __name__ == "__main__":
    import magehall.games  # noqa: F401 - registers the games

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("seconds", type=int)
    main(parser.parse_args().seconds)
