"""Position files, invariants and determinisation."""
