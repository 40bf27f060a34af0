"""The lab: plays the games of a plan that are not played yet."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from magehall.lab.plan import Plan, task
from magehall.lab.playing import Outcome, play
from magehall.lab.ray_workers import run_on_ray
from magehall.lab.report.words import say
from magehall.lab.statistics import Rate
from magehall.lab.workers import run_on_cores


class Lab:
    """The first ``games`` games of a plan, some of which may be played already. The games are the same on any number of
    processes and machines; only the order in which they end is not."""

    def __init__(self, plan: Plan, games: int, played: Sequence[Outcome] = (), locale: str = "en") -> None:
        if games < 1:
            raise ValueError("a lab takes at least 1 game")
        self.plan = plan
        self.games = games
        self.locale = locale
        self.played = [outcome for outcome in played if outcome.number < games]

    def play(self, processes: int | None = None, ray: str | None = None) -> Generator[Outcome, None, None]:
        """Play what is left, and yield each game as it ends. It is played on the cores of this machine, or with ``ray``
        on the cluster at that address."""
        there = {outcome.number for outcome in self.played}
        todo = [task(self.plan, number) for number in range(self.games) if number not in there]
        if not todo:
            return
        games = run_on_cores(play, todo, processes) if ray is None else run_on_ray(play, todo, ray, processes)
        for outcome in games:
            self.played.append(outcome)
            yield outcome

    def outcomes(self) -> list[Outcome]:
        """The games so far, in the order of the plan."""
        return sorted(self.played, key=lambda outcome: outcome.number)

    @property
    def has_results(self) -> bool:
        """Whether at least one game came to its end."""
        return any(not outcome.problem for outcome in self.played)

    def shares(self) -> str:
        """How often the first player has won so far, with its interval."""
        told = [game for game in self.played if game.first is not None]
        first = Rate(sum(game.wins[game.first] for game in told if game.first is not None), len(told))
        low, high = first.interval
        share = f"{first.share:.0%} ({low:.0%}–{high:.0%})"
        return say(self.locale, "progress-first", share=share)
