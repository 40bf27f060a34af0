"""``python -m magehall.table`` runs a server with the settings of the environment."""

from __future__ import annotations

import argparse
import sys

from pydantic import ValidationError

from magehall.table.app import serve
from magehall.table.settings import Settings, first_fault
from magehall.table.sqlite_files import DatabaseDamaged

if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m magehall.table",
        description="Run a server of the hall. It has no options: settings come from magehall.toml and from MAGEHALL_* "
        "environment variables (docs/operations.md explains each). 'magehall serve' is the same with a few options.",
    ).parse_args()
    try:
        serve(Settings())
    except ValidationError as error:
        sys.exit(f"magehall: {first_fault(error)}")
    except DatabaseDamaged as damaged:
        sys.exit(f"magehall: {damaged}")
