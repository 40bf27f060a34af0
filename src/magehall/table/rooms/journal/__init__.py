"""The journal of a match, and how far it has come."""
