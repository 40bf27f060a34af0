"""What the checks of a position file report."""

from __future__ import annotations

Problem = tuple[str, str]
"""What is wrong, and where."""
