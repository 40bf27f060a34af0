"""The hall in a terminal: one room per purpose. Every room gets a console to write to, so that tests can listen."""
