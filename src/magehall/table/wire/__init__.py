"""What travels between server and browser, as types."""
