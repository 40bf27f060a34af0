"""Deeds of movement and exploration. [movement]"""

from __future__ import annotations

from magehall.kernel.decision import Deed


class MoveTo(Deed):
    """Move to a space. [move.adjacent]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "move", self.space, ""


class Explore(Deed):
    """Reveal a tile at a position, named by its middle. [explore.place]"""

    center: str

    def parts(self) -> tuple[str, str, str]:
        return "explore", self.center, ""


class LandOn(Deed):
    """End a flight or a journey on a space. [move.fly] [move.travel]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "land", self.space, ""


class StayPut(Deed):
    """Make nothing of a flight or a journey. [move.fly]"""

    def parts(self) -> tuple[str, str, str]:
        return "stay", "", ""


class HideSite(Deed):
    """Place a secret site on a space. [scenario.dungeon-lords]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "hide", self.space, ""


class TakeTunnel(Deed):
    """Go from one conquered dungeon or tomb to another. [scenario.dungeon-lords]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "tunnel", self.space, ""


class MarkGlade(Deed):
    """Mark the glade of one's space with a shield. It replaces another's where the glade holds no more.
    [scenario.druid-nights]"""

    instead: int | None = None

    def parts(self) -> tuple[str, str, str]:
        return "mark", "glade" if self.instead is None else f"seat-{self.instead}", ""
