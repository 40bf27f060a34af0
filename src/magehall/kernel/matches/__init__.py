"""A match under way: its moves, views, drafts, snapshots and saves, and how it is set up from a position."""
