"""Tables before play: who sits where, and when it starts."""
