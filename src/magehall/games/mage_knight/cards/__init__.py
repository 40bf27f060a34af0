"""Cards, tokens and tiles of the box, as declarations."""
