"""Rules of words: how one is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.flow import Flow

WordRule = Callable[[Flow[Skirmish], Run, Any], None]
"""Carries out a word: changes the state, or calls a frame that asks. What a word names may be gone: then it does nothing."""
