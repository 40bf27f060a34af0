"""Views of a seat, and a sketch of them for terminals."""
