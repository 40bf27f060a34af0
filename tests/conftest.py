"""Makes the toy game known, so that whatever runs over all games runs over it too; and no test passes or fails by the
clock."""

from __future__ import annotations

from hypothesis import settings

from magehall.kernel.game import register
from tests.toy.game import LARDER

register(LARDER)

settings.register_profile("magehall", deadline=None)
settings.load_profile("magehall")
