"""Makes the toy game known, so that whatever runs over all games runs over it too."""

from __future__ import annotations

from magehall.kernel.game import register
from tests.toy.game import LARDER

register(LARDER)
