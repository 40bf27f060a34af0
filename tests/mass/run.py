"""Random games of every mode, in mass: ``python tests/mass/run.py --games 500``. Each must end, and hold the game's
invariants after every move. Prints a line for each mode; stops at no finding.

No game is named here: the modes are choices that a game's options leave, at every number of seats."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import magehall
from tests.conformance.random_games import option_fields, random_move, random_variants, random_words

SHOWN = 3
"""So many findings of a mode are shown in full."""

MOST_MODES = 60
"""More choices than that are drawn instead of multiplied."""

TRIES = 60
"""So often a choice is drawn that goes together."""

Tick = Callable[[], None]


class Mode(Struct, frozen=True):
    """A way to play a game: at how many seats, and with what chosen."""

    game: str
    seats: int
    chosen: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What a line about it begins with."""
        words = " ".join(f"{key}={value}" for key, value in self.chosen.items())
        return f"{self.game}, {self.seats} seats{', ' if words else ''}{words}"


class Tally(Struct):
    """What came of the games of a mode."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    findings: int = 0
    seconds: float = 0.0

    def line(self, mode: Mode) -> str:
        """The figures."""
        found = f"{self.findings} FINDINGS" if self.findings else "nothing found"
        return (
            f"{mode.name}: {self.games} games, {self.decisions:,} decisions, "
            f"longest {self.longest:,}, {self.seconds:.0f} s: {found}"
        )


def modes(game: str) -> Iterator[Mode]:
    """Every choice of a game's options that are lists of words, at every number of seats that goes with it; of too many,
    a drawn one with each word. A choice that sets the same table as one before (such as the default) is not played
    again."""
    for seats in magehall.games()[game].seats:
        begun: set[str] = set()
        for tries in choices(game, seats):
            for chosen in tries:
                try:
                    opening = magehall.state_hash(magehall.new_match(game, seats, seed=0, options=chosen))
                except magehall.OptionError:  # Not every choice is for every number of players.
                    continue
                if opening not in begun:
                    begun.add(opening)
                    yield Mode(game, seats, chosen)
                break


def choices(game: str, seats: int) -> Iterator[list[dict[str, Any]]]:
    """Choices to try; of each list the first that fits is enough."""
    # The default comes last: it may only leave the choice to the game.
    lists = {
        name: sorted(field["enum"], key=lambda word: (word == field.get("default"), word))
        for name, field in option_fields(game).items()
        if "enum" in field
    }
    if prod(map(len, lists.values())) <= MOST_MODES:
        yield from ([dict(zip(lists, words, strict=True))] for words in product(*lists.values()))
        return
    luck = Random(f"modes:{game}:{seats}")
    for name, words in lists.items():
        for word in words:
            yield [
                random_words(game, luck) | random_variants(game, seats, luck) | {name: word}
                for _ in range(TRIES)
            ]


def begin(mode: Mode, number: int) -> magehall.Match[Any]:
    """A game of a mode: what the mode leaves open is drawn anew for each, and left out where it does not fit."""
    drawn = random_variants(mode.game, mode.seats, Random(f"{mode.name}:{number}:variants"))
    seed = f"mass:{number}"
    try:
        return magehall.new_match(mode.game, mode.seats, seed, options=drawn | dict(mode.chosen))
    except magehall.OptionError:  # Not every variant is for every choice.
        return magehall.new_match(mode.game, mode.seats, seed, options=dict(mode.chosen))


def play(mode: Mode, number: int) -> int:
    """One random game to its end; how many decisions it took. Raises what went wrong."""
    luck = Random(f"{mode.name}:{number}")
    match = begin(mode, number)
    match.game.check(match.state)
    while match.pending:
        match.apply(*random_move(match, luck))
        match.game.check(match.state)
    assert match.result is not None, "nobody is asked, and it is not over"
    return len(match.moves)


def run(mode: Mode, numbers: range, tick: Tick = lambda: None) -> Tally:
    """So many games of a mode."""
    tally, began = Tally(), time.monotonic()
    for number in numbers:
        tally.games += 1
        try:
            decisions = play(mode, number)
        except Exception as error:
            tally.findings += 1
            if tally.findings <= SHOWN:
                print(f"game {number} of {mode.name}:")
                traceback.print_exception(error, file=sys.stdout)
        else:
            tally.decisions += decisions
            tally.longest = max(tally.longest, decisions)
        tick()
    tally.seconds = time.monotonic() - began
    return tally


def main(arguments: list[str] | None = None) -> int:
    """Play; 1 if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="how many of each mode")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--game", choices=sorted(magehall.games()), help="just this one")
    parser.add_argument("--seats", type=int, help="just at so many seats")
    args = parser.parse_args(arguments)
    wanted = [
        mode
        for game in sorted(magehall.games())
        if args.game in (None, game)
        for mode in modes(game)
        if args.seats in (None, mode.seats)
    ]
    if not wanted:
        parser.error("no mode is played so")
    findings = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # The bar keeps clear of the lines only where both go to one terminal: lines meant for a file go there.
    shared = sys.stdout.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=shared) as bar:
        task = bar.add_task("", total=args.games * len(wanted))
        for mode in wanted:
            bar.update(task, description=mode.name)
            tally = run(mode, range(args.first, args.first + args.games), lambda: bar.advance(task))
            print(tally.line(mode), flush=True)
            findings += tally.findings
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
