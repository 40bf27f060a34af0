"""Turns the figures of several runs into medians with their spread, and into the ratios we aim at."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

COMPILED = "+compiled"
"""What the name of a subject ends with that is measured in the compiled build."""

RATES = {
    "decisions": "Decisions a second",
    "decisions_viewed": "Decisions a second, view built each time",
    "clones": "Clones a second",
    "round_trips": "Save + load a second",
    "simulations": "Simulations of search a second",
}


@dataclass(frozen=True)
class Spread:
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        return cls(median(values), min(values), max(values))


@dataclass
class Record:
    """All runs of one subject: the same figures in each."""

    name: str
    label: str
    version: str
    ours: bool
    runs: list[dict[str, float]]
    core_share: float = 1.0

    def spread(self, figure: str) -> Spread | None:
        values = [run[figure] for run in self.runs if figure in run]
        return Spread.of(values) if values else None

    def points(self, curve: str) -> dict[int, Spread]:
        """The figures of a curve by number of decisions."""
        places = [int(figure.partition("@")[2]) for figure in self.runs[0] if figure.startswith(f"{curve}@")]
        spreads = {place: self.spread(f"{curve}@{place}") for place in sorted(places)}
        return {place: spread for place, spread in spreads.items() if spread}

    def as_json(self) -> dict[str, Any]:
        figures = {figure: spread for figure in self.runs[0] if (spread := self.spread(figure))}
        return {
            "label": self.label,
            "version": self.version,
            "ours": self.ours,
            "core_share": self.core_share,
            "figures": {figure: asdict(spread) for figure, spread in figures.items()},
            "runs": self.runs,
        }


@dataclass(frozen=True)
class Target:
    """How many times as much as a peer, or as the plain build, a subject should do."""

    game: str
    figure: str
    peer: str
    wanted: float


TARGETS = (
    Target("battle_mages", "decisions", "python-chess", 2),
    Target(f"battle_mages{COMPILED}", "decisions", "python-chess", 4),
    Target("battle_mages", "decisions_viewed", "rlcard-gin-rummy", 2),
    Target("battle_mages", "clones", "python-chess", 3),
    Target("battle_mages", "round_trips", "openspiel-gin-rummy", 20),
    Target("mage_wars-duel", "decisions", "python-chess", 0.5),
    Target(f"mage_wars-duel{COMPILED}", "decisions", "python-chess", 1),
    Target("mage_wars-duel", "clones", "python-chess", 1),
    Target("mage_wars-duel", "round_trips", "openspiel-gin-rummy", 10),
    Target("mage_knight", "decisions", "python-chess", 1 / 3),
    Target(f"mage_knight{COMPILED}", "decisions", "python-chess", 1),
    Target("mage_knight", "clones", "python-chess", 5),
    Target("colors_of_magic", "decisions", "python-chess", 1 / 4),
    Target(f"colors_of_magic{COMPILED}", "decisions", "python-chess", 2 / 3),
    Target("colors_of_magic", "clones", "python-chess", 1),
    *(
        Target(f"{game}{COMPILED}", figure, game, wanted)
        for game in ("battle_mages", "mage_wars-duel", "mage_knight", "colors_of_magic")
        for figure, wanted in (("decisions_viewed", 1.6), ("simulations", 3))
    ),
)


@dataclass(frozen=True)
class Limit:
    """The most that a figure may be, whatever peers do."""

    game: str
    figure: str
    most: float


LIMITS = (
    *(
        Limit(f"mage_knight-late{build}", figure, most)
        for build in ("", COMPILED)
        for figure, most in (("take_back_ms", 50), ("plan_ms", 50), ("view_kb", 60))
    ),
    *(
        Limit(f"{game}-growth", figure, most)
        for game in ("battle_mages", "colors_of_magic", "mage_knight", "mage_wars")
        for figure, most in (("clone_growth", 1.5), ("scenes_mb", 2), ("moment_longest_ms", 50))
    ),
)

CURVES = {
    "clone_us": "Clone, microseconds",
    "save_us": "Save, microseconds",
    "load_us": "Load, microseconds",
    "memory_kb": "Memory of the match, kB",
}
"""What is measured by number of decisions; the figure after 100 is called ``clone_us@100``."""


@dataclass(frozen=True)
class Outcome:
    target: Target
    ratio: Spread

    @property
    def met(self) -> bool:
        return self.ratio.median >= self.target.wanted

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self.target), "ratio": asdict(self.ratio), "met": self.met}


@dataclass(frozen=True)
class Kept:
    limit: Limit
    value: Spread

    @property
    def met(self) -> bool:
        return self.value.median <= self.limit.most

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self.limit), "value": asdict(self.value), "met": self.met}


def limits(records: dict[str, Record]) -> list[Kept]:
    found = []
    for limit in LIMITS:
        record = records.get(limit.game)
        value = record.spread(limit.figure) if record else None
        if value:
            found.append(Kept(limit, value))
    return found


def outcomes(records: dict[str, Record]) -> list[Outcome]:
    """A ratio is taken within each run, where both sides met the same mood of the machine, and only then the median."""
    found = []
    for target in TARGETS:
        ours, peer = records.get(target.game), records.get(target.peer)
        if ours and peer:
            pairs = zip(ours.runs, peer.runs, strict=False)
            ratios = [run[target.figure] / other[target.figure] for run, other in pairs]
            found.append(Outcome(target, Spread.of(ratios)))
    return found
