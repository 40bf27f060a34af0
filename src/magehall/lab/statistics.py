"""Statistics of win rates and means: intervals, differences, shrinkage, and many comparisons at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

from msgspec import Struct

Z95 = 1.959964


class Estimate(Struct, frozen=True):
    """A figure with its 95 % interval and its standard error."""

    value: float
    low: float
    high: float
    error: float

    def apart_from(self, other: float) -> float:
        """How many standard errors it lies from ``other``."""
        return (self.value - other) / self.error if self.error > 0 else 0.0


class Rate(Struct, frozen=True):
    """A win rate: ``wins`` of ``games``, where a shared win counts in part."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The part that was won; 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval at 95 %; everything is possible without games."""
        return wilson_interval(self.wins, self.games) if self.games else (0.0, 1.0)

    def apart_from(self, expected: float) -> float:
        """How many standard errors it lies from the rate that was expected."""
        error = math.sqrt(expected * (1 - expected) / self.games) if self.games else 0.0
        return (self.share - expected) / error if error > 0 else 0.0


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson score interval at 95 % of a win rate. Replayed deals make it, if anything, wider than need be."""
    share = wins / games
    stretch = 1 + Z95 * Z95 / games
    middle = (share + Z95 * Z95 / (2 * games)) / stretch
    reach = Z95 / stretch * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def rate_difference(one: Rate, other: Rate) -> Estimate:
    """``one`` less ``other``, with Newcombe's interval, which is built from the two of Wilson."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    value = one.share - other.share
    below = math.hypot(one.share - low, other_high - other.share)
    above = math.hypot(high - one.share, other.share - other_low)
    return Estimate(value, value - below, value + above, (below + above) / (2 * Z95))


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of at least one value."""
    value = fmean(values)
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(value, value - Z95 * error, value + Z95 * error, error)


def mean_difference(one: Estimate, other: Estimate) -> Estimate:
    """``one`` mean less ``other``."""
    value, error = one.value - other.value, math.hypot(one.error, other.error)
    return Estimate(value, value - Z95 * error, value + Z95 * error, error)


class Shrunk(Struct, frozen=True):
    """Estimates of one kind drawn towards their mean. Each is drawn the more the less is known of it."""

    mean: float
    values: tuple[float, ...]


def shrink(estimates: Sequence[Estimate]) -> Shrunk:
    """Shrink estimates towards their mean, by empirical Bayes. How far the true values lie apart is judged from all of
    them together (DerSimonian and Laird). Of a hundred figures the most extreme ones are mostly luck, and this takes the luck out."""
    weighed = [(estimate.value, 1 / estimate.error**2) for estimate in estimates if estimate.error > 0]
    total = sum(weight for _, weight in weighed)
    if not weighed:
        return Shrunk(0.0, tuple(0.0 for _ in estimates))
    mean = sum(value * weight for value, weight in weighed) / total
    spread = sum(weight * (value - mean) ** 2 for value, weight in weighed)
    scale = total - sum(weight * weight for _, weight in weighed) / total
    variance = max(0.0, (spread - (len(weighed) - 1)) / scale) if scale > 0 else 0.0
    return Shrunk(
        mean, tuple(mean + (each.value - mean) * _trust(variance, each.error) for each in estimates)
    )


def _trust(variance: float, error: float) -> float:
    return variance / (variance + error * error) if variance > 0 else 0.0


def p_value(deviation: float) -> float:
    """How often luck alone lies so many standard errors off, to either side."""
    return math.erfc(abs(deviation) / math.sqrt(2))


def discoveries(p_values: Sequence[float], wrong: float = 0.05) -> list[bool]:
    """Which of many comparisons count. At most the share ``wrong`` of them is luck. (Benjamini, Hochberg)"""
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    count = 0
    for rank, place in enumerate(order, start=1):
        if p_values[place] <= wrong * rank / len(p_values):
            count = rank
    found = set(order[:count])
    return [place in found for place in range(len(p_values))]
