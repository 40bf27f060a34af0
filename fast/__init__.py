"""The compiled build: what `make fast` does (docs/decisions/0011-compiled-records.md)."""
