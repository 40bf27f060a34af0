"""Workers: every task is done once, and nobody is left behind."""

from __future__ import annotations

import math
import multiprocessing
import os
import sys
from contextlib import closing
from typing import Any, cast

import pytest

from magehall.lab.ray_workers import ClusterError, run_on_ray
from magehall.lab.workers import WorkerFailed, run_on_cores


@pytest.mark.parametrize("processes", [1, 2])
def test_every_task_is_done_once(processes: int) -> None:
    assert sorted(run_on_cores(math.sqrt, [1.0, 4.0, 9.0, 16.0, 25.0], processes)) == [1, 2, 3, 4, 5]
    assert list(run_on_cores(math.sqrt, [], processes)) == []


def test_what_a_worker_raises_is_told() -> None:
    with pytest.raises(WorkerFailed, match="ValueError"):
        list(run_on_cores(math.sqrt, [1.0, -1.0], 2))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_told_and_not_waited_for() -> None:
    with pytest.raises(WorkerFailed, match="in the middle of a game"):
        list(run_on_cores(os._exit, [1, 1], 2))
    assert multiprocessing.active_children() == []


def test_whoever_stops_early_leaves_no_worker_behind() -> None:
    with closing(cast("Any", run_on_cores(math.sqrt, [4.0] * 1000, 2))) as done:
        assert next(done) == 2
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_without_ray_a_cluster_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match=r"pip install 'magehall\[ray\]'"):
        list(run_on_ray(math.sqrt, [4.0], "local"))
