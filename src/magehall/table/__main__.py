"""``python -m magehall.table`` runs a server with the settings of the environment."""

from __future__ import annotations

import sys

from magehall.table.app import serve
from magehall.table.settings import Settings
from magehall.table.storage import DatabaseDamaged

if __name__ == "__main__":
    try:
        serve(Settings())
    except DatabaseDamaged as damaged:
        sys.exit(f"magehall: {damaged}")
