"""Documents that become matches again: saves, position files, proofs of fairness."""
