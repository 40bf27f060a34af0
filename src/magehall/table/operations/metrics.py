"""Prometheus metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("magehall_requests_total", "HTTP requests answered", ["method", "route", "status"])
REQUEST_SECONDS = Histogram(
    "magehall_request_seconds",
    "Time to answer an HTTP request",
    ["route"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
SOCKETS = Gauge("magehall_sockets", "Sockets open now")
ROOMS = Gauge("magehall_rooms", "Tables this server has loaded")
MOVES = Counter("magehall_moves_total", "Journal entries written", ["game"])
MOVE_SECONDS = Histogram(
    "magehall_move_seconds",
    "From a move's arrival until it is in the database",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BOT_JOBS = Counter("magehall_bot_jobs_total", "Bot jobs by how they ended", ["outcome"])
"""Outcomes: done, cancelled, failed."""

BOT_SECONDS = Histogram(
    "magehall_bot_seconds", "Time a bot took to choose", buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20)
)
