"""Every test has a hall of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.lobby.house import House
from tests.table.support import migrate


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    migrate(tmp_path)
    async with House(tmp_path) as house:
        yield house
