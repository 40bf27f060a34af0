"""Happenings: the abilities they set off, and the stack of instants that answer them."""
