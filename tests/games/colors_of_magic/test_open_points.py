"""The page for the designer says what the ledger says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_page_of_open_points_is_written_anew_after_each_ruling() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/open-points", "--check"], check=False, timeout=60)
    assert done.returncode == 0, "run scripts/open-points"
