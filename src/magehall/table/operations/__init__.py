"""Operations: health, metrics, logs, backup, reports."""
