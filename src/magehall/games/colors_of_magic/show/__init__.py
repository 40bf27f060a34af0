"""What players see: the view of a seat, and a sketch of it for terminals."""
