"""Events of cooperative assaults. [cooperation]"""

from __future__ import annotations

from magehall.kernel.event import Event


class JointAssaultProposed(Event):
    """A player proposes a cooperative assault to so many others."""

    hero: str
    city: str
    others: int


class ConsentGiven(Event):
    """All who were invited agree."""


class ConsentRefused(Event):
    """Somebody who was invited does not agree."""

    hero: str


class DefendersDealt(Event):
    """A participant is dealt so many defenders."""

    reveals = True
    hero: str
    count: int


class HeroHungBack(Event):
    """A participant does not reach the city."""

    hero: str
