"""Every position of a ruling names its rule, and a test plays it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.kernel.ledger import ledger
from tests.games.colors_of_magic.tables import EXAMPLES

NAMES = sorted(path.stem for path in EXAMPLES.glob("*.yaml"))
PLAYED = "".join(
    path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_examples_*.py")
)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_cites_rules_of_the_ledger_and_is_played(name: str) -> None:
    text = (EXAMPLES / f"{name}.yaml").read_text(encoding="utf-8")
    cited = re.findall(r"\[([a-z0-9.-]+)\]", "".join(re.findall(r"^#.*\n", text, re.MULTILINE)))
    assert cited
    assert set(cited) <= set(ledger(COLORS_OF_MAGIC))
    assert f'"{name}"' in PLAYED
