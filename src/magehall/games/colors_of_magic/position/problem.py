"""What the checks of a position file report."""

Problem = tuple[str, str]
"""What is wrong, and where."""
