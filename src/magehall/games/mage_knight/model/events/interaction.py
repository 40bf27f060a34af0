"""Events of interaction. [interaction]"""

from __future__ import annotations

from magehall.kernel.event import Event


class InteractionBegun(Event):
    """A hero begins to deal with the people of a site. ``influence`` is what reputation and shields give."""

    hero: str
    site: str
    influence: int


class HealingBought(Event):
    """A healing point is bought."""

    hero: str


class TrainingBought(Event):
    """An advanced action of the unit offer is bought."""

    hero: str
    card: str


class UnseenActionBought(Event):
    """The top card of the advanced actions is bought unseen."""

    hero: str


class ArtifactBought(Event):
    """An artifact is bought, to be drawn later."""

    hero: str


class VillagePlundered(Event):
    """A village is plundered."""

    hero: str
    space: str


class AltarServed(Event):
    """An altar gets its mana."""

    hero: str
    space: str
