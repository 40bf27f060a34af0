"""Record of a running procedure."""

from __future__ import annotations

from magehall.kernel.records import Record


class Frame(Record, kw_only=True, tag=True, tag_field="procedure"):
    """Record of a running procedure. Its fields are all the memory it has, and immutable: ids, numbers, frozen records
    and tuples. ``step`` is the one that runs next."""

    step: str = ""

    def go(self, step: str) -> None:
        """Jump: run ``step`` next."""
        self.step = step

    def stop(self) -> None:
        """Skip the steps that are left."""
        self.step = ""
