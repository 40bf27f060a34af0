"""Running the hall: health, metrics, logs, backup."""
