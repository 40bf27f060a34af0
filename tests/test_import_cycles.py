"""No module imports itself by way of others."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def cycle(*, type_checking: bool, under: str) -> list[str]:
    """A cycle of imports among the modules under a package, if there is one."""
    graph = grimp.build_graph("magehall", exclude_type_checking_imports=not type_checking)
    inside = {module for module in graph.modules if f"{module}.".startswith(f"{under}.")}
    order = TopologicalSorter(
        {module: graph.find_modules_directly_imported_by(module) & inside for module in inside}
    )
    try:
        order.prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_nothing_imports_itself_at_run_time() -> None:
    assert cycle(type_checking=False, under="magehall") == []


@pytest.mark.parametrize("package", ["magehall.table"])
def test_these_do_not_even_name_each_other(package: str) -> None:
    assert cycle(type_checking=True, under=package) == []
