"""A match under way, with its moves, views, drafts and saves."""
