"""Events of creatures that move, are moved, or stand guard."""

from __future__ import annotations

from magehall.kernel.event import Event


class Moved(Event):
    """A creature moves one zone. [movement.one-zone]"""

    what: str
    id: str
    zone: str


class Pushed(Event):
    """A creature is pushed one zone. [movement.push]"""

    what: str
    id: str
    zone: str


class Bashed(Event):
    """A creature is pushed against a wall. [movement.bash]"""

    what: str
    id: str


class Teleported(Event):
    """A creature is put into another zone. [movement.teleport]"""

    what: str
    id: str
    zone: str


class Gassed(Event):
    """A creature has entered poison gas. [card.poison-gas-cloud]"""

    what: str
    id: str


class Guards(Event):
    """A creature goes on guard. [actions.guard]"""

    what: str
    id: str


class GuardLost(Event):
    """A creature guards no more. [guarding.lost-after-melee] [guarding.incapacitated]"""

    what: str
    id: str


class Roused(Event):
    """A creature may act again at once. [round.reactivated]"""

    what: str
    id: str


class KnockedDown(Event):
    """A creature is knocked down by a spell."""

    what: str
    id: str
