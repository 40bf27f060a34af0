"""Position files: their shape, building a table from one, invariants and determinisation."""
