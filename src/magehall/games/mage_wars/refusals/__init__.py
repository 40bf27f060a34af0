"""Why deeds are refused, each with its rule."""
