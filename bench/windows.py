"""What the time a window takes tells about a hidden hand, and what hiding it costs.

Bots play Mage Wars in the place of two people with the default stops; a model of people says how long each answer would
have taken. An observer who answers at once sees how long every window of the other stays open, knows what everyone
knows, and guesses whether the other was stopped there.

    .venv/bin/python bench/windows.py --windows 1000
"""

import argparse
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import magehall
from magehall.bots import make_bot
from magehall.kernel.flow import Window
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.perspective import Perspective
from magehall.table.rooms.pacing.response_times import ResponseTimes
from magehall.table.settings import Settings

PEOPLE = ((1.4, 0.6), (2.8, 0.8))
"""The answer times of two people in seconds: median and lognormal spread. Neither is what a table supposes of them."""

PONDERED, LONGER = 0.1, 4.0
"""One answer in ten takes four times as long."""

MOST_DECISIONS = 6000


@dataclass(frozen=True)
class Asked:
    """One seat asked in one window: what all know, what only the seat knows, and how long its answer takes."""

    game: int
    window: int
    seat: int
    could_matter: bool
    stopped: bool
    answer: float


def answer_time(luck: random.Random, seat: int) -> float:
    """How long a person takes who is stopped."""
    median, spread = PEOPLE[seat]
    seconds = median * luck.lognormvariate(0.0, spread)
    return seconds * LONGER if luck.random() < PONDERED else seconds


def play(game: int, bot: str, luck: random.Random) -> tuple[list[Asked], int]:
    """The windows of one game, and how many rounds it had."""
    match: Match[Any] = magehall.new_match("mage_wars", 2, seed=f"windows-{game}")
    bots = [make_bot(bot, f"windows-{game}-{seat}") for seat in range(2)]
    found: list[Asked] = []
    windows = 0
    for _ in range(MOST_DECISIONS):
        if not match.pending:
            break
        top = match.state.stack[-1]
        if isinstance(top, Window) and not match.state.answers:
            windows += 1
            for seat, decision in match.pending.items():
                stopped = decision.forced is None and match.window_matters(seat)
                could = match.window_could_matter(seat)
                found.append(Asked(game, windows, seat, could, stopped, answer_time(luck, seat)))
        seat, decision = min(match.pending.items())
        chosen = decision.forced or bots[seat].choose(Perspective(match, seat)).option
        match.apply(seat, chosen)
    return found, match.state.match.round


def shown(asked: Sequence[Asked], pace: float, most: float, luck: random.Random) -> list[float]:
    """How long each of these stays open; ``most`` is the longest the table waits, none beyond the pace where it is 0."""
    response_times: dict[tuple[int, int], ResponseTimes] = {}
    times = []
    for one in asked:
        own = response_times.setdefault((one.game, one.seat), ResponseTimes(luck, pace, most))
        if one.stopped:
            own.record(one.answer)
            times.append(max(one.answer, pace))
        else:
            times.append(own.sample() if one.could_matter and most else pace)
    return times


def auc(yes: Sequence[float], no: Sequence[float]) -> float:
    """How often a time from ``yes`` is longer than one from ``no``; one half tells nothing."""
    wins = sum((a > b) + (a == b) / 2 for a in yes for b in no)
    return wins / (len(yes) * len(no))


def best_guess(yes: Sequence[float], no: Sequence[float]) -> float:
    """The share of right guesses of an observer who has the best threshold, and may also always guess the same."""
    marks = sorted([(time, 1) for time in yes] + [(time, 0) for time in no])
    right = best = len(yes)  # everything from here on is called a stop
    for place, (time, stop) in enumerate(marks):
        right += 1 - 2 * stop
        if place + 1 == len(marks) or marks[place + 1][0] != time:
            best = max(best, right, len(marks) - right)
    return best / len(marks)


def report(asked: Sequence[Asked], rounds: int, games: int, mosts: Sequence[float], seed: int) -> None:
    """Print the figures."""
    pace = Settings.model_fields["window_pace"].default
    stopped = sum(one.stopped for one in asked)
    could = sum(one.could_matter for one in asked)
    assert all(one.could_matter for one in asked if one.stopped)
    print(f"{len(asked)} questions in windows, {games} games, {rounds} rounds")
    print(f"stopped {stopped / len(asked):.0%}; might be stopped, as all know, {could / len(asked):.0%}")
    before = shown(asked, pace, 0.0, random.Random(seed))
    open_to = [place for place, one in enumerate(asked) if one.could_matter]
    for most in (0.0, *mosts):
        after = shown(asked, pace, most, random.Random(seed))
        yes = [after[place] for place in open_to if asked[place].stopped]
        no = [after[place] for place in open_to if not asked[place].stopped]
        longer = sum(closes(asked, after)) - sum(closes(asked, before))
        beyond = sum(time > most for time in yes) / len(yes)
        base = max(len(yes), len(no)) / len(open_to)
        print(
            f"most {most:>4} s: AUC {auc(yes, no):.2f}, best guess {best_guess(yes, no):.0%} (blind {base:.0%}), "
            f"answers beyond it {beyond:.0%}, a stop takes {statistics.mean(yes):.1f} s, a pass {statistics.mean(no):.1f} s, "
            f"added {longer / rounds:.1f} s a round, {longer / games / 60:.1f} min a game"
        )


def closes(asked: Sequence[Asked], times: Sequence[float]) -> list[float]:
    """How long each window stays open: until the last has answered."""
    windows: dict[tuple[int, int], float] = {}
    for one, time in zip(asked, times, strict=True):
        key = one.game, one.window
        windows[key] = max(time, windows.get(key, 0.0))
    return list(windows.values())


def main() -> None:
    """Play until there are enough windows."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--windows", type=int, default=1000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, nargs="*", default=[2.0, 4.0, 6.0, 10.0])
    given = parser.parse_args()
    luck = random.Random(given.seed)
    asked: list[Asked] = []
    games = rounds = 0
    while len(asked) < given.windows:
        found, played = play(games, given.bot, luck)
        asked += found
        rounds += played
        games += 1
    report(asked, rounds, games, given.most, given.seed)


if __name__ == "__main__":
    main()
