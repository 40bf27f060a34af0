"""Analysis of the games of a lab. Outcomes become rates, lifts and differences, each with its interval."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from magehall.kernel.contracts.study import Level, Study
from magehall.lab.plan import Plan
from magehall.lab.playing import Outcome
from magehall.lab.statistics import (
    Estimate,
    Rate,
    discoveries,
    mean_difference,
    mean_estimate,
    p_value,
    rate_difference,
    shrink,
)

FEWEST_GAMES = 8
"""So many games on either side are needed before a lift or a difference is told."""

BOTS = "bots"
"""The factor whose levels are the bots."""


class Standing(Struct, frozen=True):
    """Win rate of an entrant or a part. ``apart`` is in standard errors from what equals would win."""

    id: str
    rate: Rate
    apart: float


class Lift(Struct, frozen=True):
    """Lift of an item by one use. It is the win rate of those who used it less that of those who had it and did not.
    ``shrunk`` is drawn towards the lift of all items; ``apart`` is in standard errors from that."""

    used: Rate
    unused: Rate
    estimate: Estimate
    shrunk: float
    apart: float


class ItemRow(Struct, frozen=True):
    """Figures of an item. ``had`` counts the seats that had it, ``uses`` how often each use was made of it."""

    id: str
    had: Rate
    uses: dict[str, int]
    lifts: dict[str, Lift]

    @property
    def strength(self) -> float:
        """How far its lifts lie off; what is not known counts as nothing."""
        return max((abs(lift.apart) for lift in self.lifts.values()), default=0.0)


class Figures(Struct, frozen=True):
    """Figures of a group of games."""

    games: int
    first: Rate
    rounds: Estimate
    moves: Estimate
    draws: Rate
    ends: dict[str, int]
    lengths: dict[int, int]
    """How many games had so many rounds."""


class Effect(Struct, frozen=True):
    """Difference of a level from the first of its factor. The measure is ``first``, ``rounds``, ``draws``, an end
    (``end`` with its key), or the win rate of an entrant (``entrant`` with its id)."""

    factor: str
    level: Level
    measure: str
    about: str
    estimate: Estimate
    apart: float


class FactorTable(Struct, frozen=True):
    """Figures of each level of a factor. The effects compare each level with the first, the surest first."""

    factor: str
    levels: tuple[tuple[Level, Figures], ...]
    effects: tuple[Effect, ...]


class Analysis(Struct, frozen=True):
    """All that a report tells. Every table has its outliers first."""

    expected: float
    """The win rate of equals."""

    whole: Figures
    entrants: tuple[Standing, ...]
    parts: tuple[Standing, ...]
    pairs: dict[tuple[str, str], Rate]
    """The rate of the first of two entrants against the second, where both were at the table."""

    items: tuple[ItemRow, ...]
    mean_lifts: dict[str, float]
    factors: tuple[FactorTable, ...]
    cut: float
    """What lies at least so many standard errors apart stands out: at most one in twenty of these is luck."""

    comparisons: int
    """So many comparisons were made."""

    broken: tuple[Outcome, ...]

    def stands_out(self, apart: float) -> bool:
        """Whether something so many standard errors apart is more than luck."""
        return abs(apart) >= self.cut


def analyse(study: Study, plan: Plan, outcomes: Sequence[Outcome]) -> Analysis:
    """The analysis of at least one game that came to its end."""
    games = [game for game in outcomes if not game.problem]
    expected = 1 / plan.seats
    whole = figures(games)
    entrants = _standings(_rates(games, lambda game, seat: (game.entries[seat].entrant,)), expected)
    parts = _standings(_rates(games, lambda game, seat: game.entries[seat].parts), expected)
    items, mean_lifts = _items(study, games)
    factors = _factors(study, plan, games)
    compared = [
        whole.first.apart_from(expected),
        *(standing.apart for standing in (*entrants, *parts)),
        *(lift.apart for row in items for lift in row.lifts.values()),
        *(effect.apart for table in factors for effect in table.effects),
    ]
    found = discoveries([p_value(apart) for apart in compared])
    return Analysis(
        expected,
        whole,
        entrants,
        parts,
        _pairs(games),
        items,
        mean_lifts,
        factors,
        min((abs(apart) for apart, told in zip(compared, found, strict=True) if told), default=math.inf),
        len(compared),
        tuple(game for game in outcomes if game.problem),
    )


def figures(games: Sequence[Outcome]) -> Figures:
    """The figures of at least one game."""
    begun = [(game, game.first) for game in games if game.first is not None]
    return Figures(
        len(games),
        Rate(sum(game.wins[first] for game, first in begun), len(begun)),
        mean_estimate([game.rounds for game in games]),
        mean_estimate([game.moves for game in games]),
        Rate(sum(game.is_draw for game in games), len(games)),
        dict(Counter(game.reason for game in games).most_common()),
        dict(sorted(Counter(game.rounds for game in games).items())),
    )


def level_of(game: Outcome, factor: str) -> Level:
    """The level of a factor in a game."""
    return game.bot if factor == BOTS else game.levels[factor]


def _rates(games: Iterable[Outcome], ids: Callable[[Outcome, int], Iterable[str]]) -> dict[str, Rate]:
    wins: dict[str, float] = defaultdict(float)
    counts: Counter[str] = Counter()
    for game in games:
        for seat, won in enumerate(game.wins):
            for id in ids(game, seat):
                wins[id] += won
                counts[id] += 1
    return {id: Rate(wins[id], counts[id]) for id in sorted(counts)}


def _standings(rates: dict[str, Rate], expected: float) -> tuple[Standing, ...]:
    found = [Standing(id, rate, rate.apart_from(expected)) for id, rate in rates.items()]
    return tuple(sorted(found, key=lambda standing: -abs(standing.apart)))


def _pairs(games: Iterable[Outcome]) -> dict[tuple[str, str], Rate]:
    """Rates of entrants against each other. What others at the table won says nothing of the two."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    counts: Counter[tuple[str, str]] = Counter()
    for game in games:
        sides = zip(game.entries, game.wins, strict=True)
        for (one, won), (other, lost) in combinations(sides, 2):
            total = won + lost
            share = won / total if total else 0.5
            for pair, part in (
                ((one.entrant, other.entrant), share),
                ((other.entrant, one.entrant), 1 - share),
            ):
                wins[pair] += part
                counts[pair] += 1
    return {pair: Rate(wins[pair], counts[pair]) for pair in counts}


# Items


def _items(study: Study, games: Sequence[Outcome]) -> tuple[tuple[ItemRow, ...], dict[str, float]]:
    """The items, outliers first, and the mean lift of each use."""
    had: dict[str, list[float]] = {id: [] for id in study.items}
    used: dict[str, dict[str, list[float]]] = {use: {id: [] for id in study.items} for use in study.uses}
    counts: dict[str, Counter[str]] = {use: Counter() for use in study.uses}
    for game in games:
        for seat, won in enumerate(game.wins):
            own = study.items_of(game.entries[seat]) - set(game.lacks[seat])
            for id in own:
                had[id].append(won)
            for use, made in game.uses[seat].items():
                counts[use].update(made)
                for id in own & made.keys():
                    used[use][id].append(won)
    held = {id: Rate(sum(wins), len(wins)) for id, wins in had.items()}
    lifts: dict[str, dict[str, Lift]] = {id: {} for id in study.items}
    means: dict[str, float] = {}
    for use in study.uses:
        rates = {id: Rate(sum(wins), len(wins)) for id, wins in used[use].items()}
        found, means[use] = _lifts(held, rates)
        for id, lift in found.items():
            lifts[id][use] = lift
    rows = [
        ItemRow(id, held[id], {use: counts[use][id] for use in study.uses}, lifts[id]) for id in study.items
    ]
    return tuple(sorted(rows, key=lambda row: (-row.strength, row.id))), means


def _lifts(held: dict[str, Rate], used: dict[str, Rate]) -> tuple[dict[str, Lift], float]:
    """The lifts of one use, and their mean."""
    known: dict[str, tuple[Rate, Estimate]] = {}
    for id, rate in used.items():
        unused = Rate(held[id].wins - rate.wins, held[id].games - rate.games)
        if min(rate.games, unused.games) >= FEWEST_GAMES:
            known[id] = unused, rate_difference(rate, unused)
    shrunk = shrink([estimate for _, estimate in known.values()])
    found = {
        id: Lift(used[id], unused, estimate, value, estimate.apart_from(shrunk.mean))
        for (id, (unused, estimate)), value in zip(known.items(), shrunk.values, strict=True)
    }
    return found, shrunk.mean


# Factors


def _factors(study: Study, plan: Plan, games: Sequence[Outcome]) -> tuple[FactorTable, ...]:
    levels = {factor.key: plan.levels[factor.key] for factor in study.factors} | {BOTS: plan.bots}
    return tuple(_factor(factor, wanted, games) for factor, wanted in levels.items() if len(wanted) > 1)


def _factor(factor: str, levels: Sequence[Level], games: Sequence[Outcome]) -> FactorTable:
    groups = {level: [game for game in games if level_of(game, factor) == level] for level in levels}
    there = [(level, group) for level, group in groups.items() if group]
    effects = [effect for level, group in there[1:] for effect in _effects(factor, level, there[0][1], group)]
    return FactorTable(
        factor,
        tuple((level, figures(group)) for level, group in there),
        tuple(sorted(effects, key=lambda effect: -abs(effect.apart))),
    )


def _effects(
    factor: str, level: Level, base: Sequence[Outcome], other: Sequence[Outcome]
) -> Iterator[Effect]:
    """What differs between the games of a level and those of the first."""
    if min(len(base), len(other)) < FEWEST_GAMES:
        return
    one, two = figures(base), figures(other)
    told = [
        ("first", "", rate_difference(two.first, one.first)),
        ("rounds", "", mean_difference(two.rounds, one.rounds)),
        ("draws", "", rate_difference(two.draws, one.draws)),
    ]
    for reason in sorted(one.ends | two.ends):
        after, before = (Rate(group.ends.get(reason, 0), group.games) for group in (two, one))
        told.append(("end", reason, rate_difference(after, before)))
    rates, others = (
        _rates(group, lambda game, seat: (game.entries[seat].entrant,)) for group in (base, other)
    )
    told += [
        ("entrant", id, rate_difference(others[id], rates[id]))
        for id in rates
        if id in others and min(rates[id].games, others[id].games) >= FEWEST_GAMES
    ]
    for measure, about, estimate in told:
        yield Effect(factor, level, measure, about, estimate, estimate.apart_from(0.0))
