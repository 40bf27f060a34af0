"""``python -m magehall.table`` runs a server with the settings of the environment."""

from __future__ import annotations

from magehall.table.app import serve
from magehall.table.settings import Settings

if __name__ == "__main__":
    serve(Settings())
