"""Events of combats between players. [duel]"""

from __future__ import annotations

from magehall.kernel.event import Event


class DuelBegun(Event):
    """A player attacks another."""

    hero: str
    rival: str


class DefenceChosen(Event):
    """A defender takes part fully or partly; ``how`` is a message."""

    hero: str
    how: str


class AttackLaunched(Event):
    """A player attacks in a duel."""

    hero: str
    points: int


class AttackForgone(Event):
    """A player lets an attack be."""

    hero: str


class AttackReduced(Event):
    """A block takes something of an attack."""

    hero: str
    block: int
    left: int


class ArtifactStolen(Event):
    """An artifact changes hands."""

    hero: str
    rival: str
    artifact: str


class RivalDriven(Event):
    """A hero is driven away."""

    hero: str
    rival: str
    space: str


class MeleeBegun(Event):
    """The second phase of a duel begins."""


class DuelEnded(Event):
    """A duel ends."""

    hero: str
    rival: str
