"""Sandbox process that checks uploaded files.

A position may list running procedures, and a match file whatever its maker liked: rules that are run on such things
might never come to an end. So they are run first where nothing of ours can suffer, with little time and little memory;
the server itself sees only what has been played through there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sys
from typing import Any, Literal

import msgspec
from msgspec import Struct

from magehall.kernel.decision import BrokenRule
from magehall.kernel.game import OptionError, Result
from magehall.kernel.journal import Setup
from magehall.kernel.load import load_match
from magehall.kernel.match import Match
from magehall.kernel.position_files import load_position, read_position
from magehall.kernel.positions import PositionError
from magehall.kernel.proof import verify
from magehall.kernel.save import LoadError, read_save
from magehall.table.queues import FairQueue, for_each_loop

MOST_MOVES = 5_000
SECONDS = 10
MEMORY = 1 << 30
AT_ONCE = 2
WAITING_EACH = 2
WAITING = 20
"""So many files may wait for one and the same, and in all."""

USUAL_SECONDS = 2.0
NICENESS = 15
"""Whoever plays goes before whoever brings files along."""

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


_queue = for_each_loop(
    lambda: FairQueue(AT_ONCE, share=1, each=WAITING_EACH, most=WAITING, usual_seconds=USUAL_SECONDS)
)


async def check_upload(file: Upload, who: str) -> CheckedUpload:
    """Check a file that ``who`` uploaded; raises TooOften or Crowded. Whatever is in it, the answer comes within
    seconds of its turn."""
    async with _queue().turn(who):
        return await _ask_child(msgspec.json.encode(file))


async def _ask_child(asked: bytes) -> CheckedUpload:
    """Run the sandbox process on one upload."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "magehall.table.lobby.sandbox", str(SECONDS),
        stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    with contextlib.suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, child.pid, NICENESS)  # from its start, which is half of its work
    try:
        async with asyncio.timeout(2 * SECONDS):
            said, _ = await child.communicate(asked)
        return msgspec.json.decode(said, type=CheckedUpload)
    except (TimeoutError, msgspec.DecodeError):
        return CheckedUpload("it takes too long, or too much memory, to play this through")
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


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
    """Decode a position in JSON; None for YAML. It may be a document already. In JSON the seats that have answered are
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
    """Random playout, to find rules that fail."""
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
        moves=saved.moves,
        result=None if result is None else shown_result(result),
    )


def shown_result(result: Result) -> dict[str, Any]:
    """Serialise a result as tables keep it."""
    return {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason.key}


def main(seconds: int) -> None:
    """Entry point: one file on standard input, one answer on standard output. The process ends after so much work at
    most."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    checked = check(msgspec.json.decode(sys.stdin.buffer.read(), type=Upload))
    sys.stdout.buffer.write(msgspec.json.encode(checked))


if __name__ == "__main__":
    import magehall.games  # noqa: F401 - registers the games

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("seconds", type=int)
    main(parser.parse_args().seconds)
