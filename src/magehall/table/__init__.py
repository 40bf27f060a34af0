"""The server: accounts, lobby and live play. It shows what views say and takes what options offer; it knows no rule."""

from __future__ import annotations

from pathlib import Path

from magehall.kernel.text import register_texts

DOMAIN = "table"
register_texts(DOMAIN, Path(__file__).parent / "locale")
