"""Statistics: intervals as the textbooks have them, and luck told from difference."""

from __future__ import annotations

import pytest

from magehall.lab.statistics import (
    Estimate,
    Rate,
    discoveries,
    mean_difference,
    mean_estimate,
    p_value,
    rate_difference,
    shrink,
    wilson_interval,
)


def test_wilson() -> None:
    low, high = wilson_interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # the textbook's own example
    assert wilson_interval(0, 20)[0] == 0
    assert wilson_interval(20, 20)[1] == 1


def test_newcombe() -> None:
    found = rate_difference(Rate(56, 70), Rate(48, 80))
    assert found.value == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)  # the paper's own example


def test_a_rate_without_games_tells_nothing() -> None:
    assert Rate(0, 0).share == 0
    assert Rate(0, 0).interval == (0, 1)
    assert Rate(0, 0).apart_from(0.5) == 0


def test_means() -> None:
    one, other = mean_estimate([4, 6, 8]), mean_estimate([1, 3, 5])
    assert one.value == 6
    assert one.low < 6 < one.high
    assert mean_difference(one, other).value == 3
    assert mean_estimate([4]).error == 0


def test_shrinking_takes_luck_out() -> None:
    def lift(value: float, error: float) -> Estimate:
        return Estimate(value, value - 2 * error, value + 2 * error, error)

    alike = shrink([lift(value, 0.1) for value in (0.05, -0.05, 0.1, -0.1)])
    assert alike.values == pytest.approx([0.0] * 4), "all of it is luck"
    told = shrink([lift(0.5, 0.05), lift(-0.5, 0.05), lift(0.5, 0.5)])
    assert told.values[0] > 0.45, "what is known well stays"
    assert told.values[2] < told.values[0], "what is known badly is drawn in"
    assert shrink([]).values == ()


def test_of_many_comparisons_only_the_clear_ones_count() -> None:
    luck = [place / 100 for place in range(1, 101)]
    assert not any(discoveries(luck)), "one in twenty is below 0.05 by luck alone"
    assert discoveries([1e-6, *luck])[0]
    assert discoveries([]) == []
    assert p_value(1.959964) == pytest.approx(0.05, abs=1e-4)
