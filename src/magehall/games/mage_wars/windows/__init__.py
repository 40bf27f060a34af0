"""The moments in which others may act, and which of them matter."""
