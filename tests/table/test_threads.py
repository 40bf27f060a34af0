"""What several threads of a fresh server read at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = """
import sys
from threading import Barrier, Thread
import magehall
from magehall.table.app import create_app
from magehall.table.reference import service
from magehall.table.settings import Settings

create_app(Settings(database=f"sqlite+aiosqlite:///{sys.argv[1]}/hall.db"))
sys.setswitchinterval(1e-6)
THREADS = 6
together = Barrier(THREADS)

def read():
    together.wait(60)
    for game in sorted(magehall.games(), reverse=True):
        service.lessons(game)

threads = [Thread(target=read) for _ in range(THREADS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join(120)
"""


def test_threads_that_read_a_type_for_the_first_time_at_once_do_not_crash(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
