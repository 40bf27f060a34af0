"""Workers on a cluster of machines, through Ray, which only this file needs."""

from __future__ import annotations

import importlib
import logging
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

LOCAL = "local"
"""The address of a cluster of this machine alone, which lives as long as the games last."""

AHEAD = 2
"""So many tasks wait for each core: enough that none is idle, and few enough to stop at once."""


KNOCK_SECONDS = 10.0


class ClusterError(ValueError):
    """There is no Ray here, or no cluster at that address."""


def run_on_ray(
    work: Callable[[Task], Done], tasks: Sequence[Task], address: str, processes: int | None = None
) -> Iterator[Done]:
    """Do all tasks on a cluster, and yield each result as it comes in. Every machine of it has Magehall installed, in
    this version. ``processes`` bounds a local cluster. Closing the iterator cancels what is under way."""
    ray = _import_ray()
    _knock(address)
    _connect(ray, address, processes)
    under_way: list[Any] = []
    try:
        remote = ray.remote(work)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        while True:
            under_way += [remote.remote(task) for task in islice(waiting, room - len(under_way))]
            if not under_way:
                return
            done, under_way = ray.wait(under_way, num_returns=1)
            yield ray.get(done[0])
    finally:
        for each in under_way:
            ray.cancel(each, force=True)
        ray.shutdown()


def _import_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ClusterError("--ray needs the package ray: pip install 'magehall[ray]'") from None


def _knock(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try again for many minutes."""
    found = re.fullmatch(r"(?:ray://)?\[?([^/]+?)\]?:(\d{1,5})", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"no Ray cluster at {address!r}: {error}") from None


def _connect(ray: Any, address: str, processes: int | None) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray has no common error for an address that leads nowhere
        first = next(iter(str(error).strip().splitlines()), type(error).__name__)
        raise ClusterError(f"no Ray cluster at {address!r}: {first}") from None
