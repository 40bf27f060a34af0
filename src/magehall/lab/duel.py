"""Tournament of bots, on all cores. It tells who wins how often, how sure that is, and how long they think.

The format is fair at any number of seats. The bots sit in turn (A B A B at four seats), and the games come in rounds: a
round is one deal played as often as there are bots, and each time everybody moves up one place, so that in a round
every bot plays every seat of the same deal once. Equal bots therefore win equally often, wherever the luck of a deal or
a seat lies. Naming a bot more than once gives it more seats: ``search greedy greedy greedy`` at four seats is one
against three, and the share that luck alone would give says so.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

from msgspec import Struct

import magehall
from magehall.bots import make_bot
from magehall.kernel.showing.perspective import Perspective
from magehall.lab.statistics import wilson_interval
from magehall.lab.workers import run_on_cores


class Pairing(Struct, frozen=True):
    """A game to play: deal, bots by seat, and match options."""

    number: int
    game: str
    deal: str
    bots: tuple[str, ...]
    options: Mapping[str, Any] = {}


class PlayedGame(Struct, frozen=True):
    """Result of one game. By seat: the bots, their shares of the win (a whole one between all winners), and how often
    and for how many seconds they thought; decisions without a choice do not count. ``sheet`` has the points of each seat
    by the lines of the score sheet, where the game keeps one."""

    number: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: int
    reason: str
    scores: tuple[int, ...] = ()
    sheet: Mapping[str, tuple[int, ...]] = {}


class Standing(Struct, frozen=True):
    """Result of one bot. ``share`` is the part of the games it won, ``low`` and ``high`` bound it with 95 % confidence,
    and ``expected`` is what its seats would win among equals."""

    bot: str
    wins: float
    share: float
    low: float
    high: float
    expected: float
    decisions: int
    seconds_per_thought: float

    @property
    def verdict(self) -> str:
        """``better``, ``worse`` or ``even`` by the confidence interval. It is compared with what its seats would win
        among equals."""
        return "better" if self.low > self.expected else "worse" if self.high < self.expected else "even"


class Report(Struct, frozen=True):
    """Report of a tournament, finished or not. ``planned`` games were to be played. ``played`` is in the order of the
    games, whatever the number of processes."""

    game: str
    seats: int
    seed: str
    standings: tuple[Standing, ...]
    played: tuple[PlayedGame, ...]
    seconds: float
    planned: int
    options: Mapping[str, Any] = {}

    @property
    def mean_moves(self) -> float:
        """Mean moves per game, those without a choice included."""
        return sum(game.moves for game in self.played) / len(self.played)

    @property
    def mean_decisions(self) -> float:
        """Mean decisions with a choice per game."""
        return sum(sum(game.decisions) for game in self.played) / len(self.played)

    @property
    def reasons(self) -> dict[str, int]:
        """Counts of how games ended, the most frequent first."""
        return dict(Counter(game.reason for game in self.played).most_common())


class Duel:
    """Tournament of ``games`` games of ``game`` between ``bots``. The bots have names as ``make_bot`` reads them. Equal
    arguments give equal games, move by move, as long as no bot's budget is a time. Raises ValueError, in one line, for
    arguments that do not fit."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        games: int = 200,
        seats: int = 2,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if games < 1:
            raise ValueError("a duel takes at least 1 game")
        if not 1 <= len(bots) <= seats:
            raise ValueError(f"a duel at {seats} seats takes 1 to {seats} bots, not {len(bots)}")
        for bot in bots:
            make_bot(bot)
        self._options = dict(options or {})
        magehall.new_match(game, seats, seed=0, options=self._options)
        self._game, self._bots, self._seats, self._seed = game, bots, seats, str(seed)
        self.games = games
        self.played: list[PlayedGame] = []
        self._began = time.monotonic()

    def play(self, processes: int | None = None) -> Generator[PlayedGame, None, None]:
        """Play the games on several processes, and yield each result. The default is one process for each core. With
        several processes the calling program must be importable without side effects, as Python's ``spawn`` demands."""
        self._began = time.monotonic()
        todo = pairings(self._game, self._bots, self.games, self._seats, self._seed, self._options)
        for result in run_on_cores(play, todo, processes):
            self.played.append(result)
            yield result

    def shares(self) -> str:
        """The win shares so far with intervals, in one line."""
        return ", ".join(
            f"{bot.bot} {bot.share:.0%} ({bot.low:.0%}–{bot.high:.0%})" for bot in self.report().standings
        )

    def report(self) -> Report:
        """The report after at least one game."""
        played = tuple(sorted(self.played, key=lambda result: result.number))
        return Report(
            self._game,
            self._seats,
            self._seed,
            tuple(_standing(bot, played) for bot in dict.fromkeys(self._bots)),
            played,
            time.monotonic() - self._began,
            self.games,
            self._options,
        )


def run_duel(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    seats: int = 2,
    seed: int | str = 0,
    processes: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Report:
    """Play a whole ``Duel``, and return its report."""
    duel = Duel(game, bots, games, seats, seed, options)
    for _ in duel.play(processes):
        pass
    return duel.report()


def pairings(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
) -> list[Pairing]:
    """The pairings of a tournament, game by game."""
    return [
        Pairing(
            number,
            game,
            f"{seed}:{number // len(bots)}",
            tuple(bots[(seat + number) % len(bots)] for seat in range(seats)),
            options or {},
        )
        for number in range(games)
    ]


def play(pairing: Pairing) -> PlayedGame:
    """Play one game to its end."""
    seats = len(pairing.bots)
    match = magehall.new_match(pairing.game, seats, seed=pairing.deal, options=dict(pairing.options))
    bots = [
        make_bot(name, f"{pairing.deal}:{pairing.number}:{seat}") for seat, name in enumerate(pairing.bots)
    ]
    decisions = [0] * seats
    seconds = [0.0] * seats
    while match.pending:
        seat, decision = min(match.pending.items())
        if decision.forced is not None:
            match.apply(seat, decision.forced)
            continue
        began = time.perf_counter()
        choice = bots[seat].choose(Perspective(match, seat))
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        match.apply(seat, choice.option)
    result = match.result
    assert result is not None, "a match without a question is over"
    wins = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats))
    return PlayedGame(
        pairing.number,
        pairing.bots,
        wins,
        tuple(decisions),
        tuple(seconds),
        len(match.moves),
        result.reason.key,
        result.scores,
        {line.words.key: line.points for line in result.sheet},
    )


def _standing(bot: str, played: Sequence[PlayedGame]) -> Standing:
    wins = seats = places = 0.0
    decisions, seconds = 0, 0.0
    for game in played:
        places += len(game.bots)
        for seat, name in enumerate(game.bots):
            if name == bot:
                seats += 1
                wins += game.wins[seat]
                decisions += game.decisions[seat]
                seconds += game.seconds[seat]
    low, high = wilson_interval(wins, len(played))
    return Standing(
        bot,
        wins,
        wins / len(played),
        low,
        high,
        seats / places,
        decisions,
        seconds / decisions if decisions else 0.0,
    )


HEADINGS = ("bot", "wins", "share", "95 % interval", "among equals", "verdict", "decisions", "ms a decision")


def rows(report: Report) -> list[tuple[str, ...]]:
    """The standings as table rows under ``HEADINGS``, the best first."""
    best_first = sorted(
        report.standings, key=lambda standing: standing.share - standing.expected, reverse=True
    )
    return [
        (
            standing.bot,
            f"{standing.wins:g}",
            f"{standing.share:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            f"{standing.expected:.1%}",
            standing.verdict,
            str(standing.decisions),
            f"{1000 * standing.seconds_per_thought:.2f}",
        )
        for standing in best_first
    ]


def score_rows(report: Report) -> list[tuple[str, ...]]:
    """Mean scores of the bots as table rows, headings first. They stand there in all with a 95 % interval, then line by
    line of the sheet; there are none where the game keeps no sheet."""
    lines = dict.fromkeys(key for game in report.played for key in game.sheet)
    if not lines:
        return []
    found = [("bot", "mean score", *(key.removeprefix("score-") for key in lines))]
    for standing in report.standings:
        places = [
            (game, seat)
            for game in report.played
            for seat, bot in enumerate(game.bots)
            if bot == standing.bot
        ]
        scores = [game.scores[seat] for game, seat in places]
        means = (sum(game.sheet[key][seat] for game, seat in places) / len(places) for key in lines)
        mean = f"{fmean(scores):.1f} ± {1.96 * pstdev(scores) / math.sqrt(len(scores)):.1f}"
        found.append((standing.bot, mean, *(f"{value:.1f}" for value in means)))
    return found


def summary(report: Report) -> str:
    """Summary of a report in one line."""
    reasons = ", ".join(
        f"{reason.removeprefix('result-')} {count}" for reason, count in report.reasons.items()
    )
    chosen = "".join(f", {key}={value}" for key, value in report.options.items())
    done = len(report.played)
    games = str(done) if done == report.planned else f"{done} of {report.planned}"
    return (
        f"{games} games of {report.game} at {report.seats} seats{chosen}, seed {report.seed}: "
        f"{report.mean_moves:.0f} moves a game, {report.mean_decisions:.0f} of them with a choice; "
        f"ended by {reasons}; {report.seconds:.0f} s"
    )


def render(report: Report) -> str:
    """The report as plain text."""
    tables = [_columns([HEADINGS, *rows(report)]), _columns(score_rows(report))]
    return "\n".join([*(line for table in tables for line in table), summary(report)])


def _columns(table: Sequence[tuple[str, ...]]) -> list[str]:
    """The lines of a table, its columns aligned."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in table]
    return [line.rstrip() for line in lines]
