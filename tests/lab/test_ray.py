"""The lab on a Ray cluster of this machine plays the same games. ``make ray-test`` runs this."""

from __future__ import annotations

import pytest

from magehall.lab.lab import Lab
from magehall.lab.plan import make_plan
from magehall.lab.ray_workers import ClusterError, run_on_ray
from magehall.lab.statistics import p_value

pytest.importorskip("ray", reason="ray is not installed here: make ray-test runs this in its own environment")

pytestmark = [
    pytest.mark.slow,
    # Ray's own sockets and files: what it leaves to the collector is not ours to close.
    pytest.mark.filterwarnings("ignore"),
]


def test_a_local_cluster_plays_the_same_games() -> None:
    plan = make_plan("colors_of_magic", options={"scenario": "wisp-night"})
    here, there = Lab(plan, 4), Lab(plan, 4)
    list(here.play(processes=1))
    list(there.play(processes=2, ray="local"))
    assert there.outcomes() == here.outcomes()


def test_more_tasks_than_fit_at_once_are_all_done() -> None:
    tasks = [float(number) for number in range(20)]
    assert sorted(run_on_ray(p_value, tasks, "local", 1)) == sorted(p_value(task) for task in tasks)


def test_an_address_without_a_cluster_is_refused_in_one_line() -> None:
    with pytest.raises(ClusterError, match=r"no Ray cluster at '127\.0\.0\.1:1'") as told:
        list(run_on_ray(p_value, [4.0], "127.0.0.1:1"))
    assert "\n" not in str(told.value)
