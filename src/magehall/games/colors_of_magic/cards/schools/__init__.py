"""Schools of magic, a file each."""
