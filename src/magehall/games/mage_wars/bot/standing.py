"""How well a zone suits a creature. What counts is whom it could attack from there, what could attack it, and what a
mage could cast."""

from __future__ import annotations

from magehall.games.mage_wars.bot.appetite import most_wanted
from magehall.games.mage_wars.bot.attack_gains import prospects
from magehall.games.mage_wars.bot.field import Body, Field

MAGE_STRIKES = 0.4
"""A mage has mostly better to do than to strike."""
_POST_WORTH_BY_DISTANCE = (1.3, 0.9, 0.7, 0.5, 0.35, 0.2, 0.1, 0.0)
"""What it is worth to stand so many zones from the enemy mage, for each die of attack, when there is nothing to
strike."""


class Standing:
    """A seat's look at the zones. A creature is taken to be elsewhere only while a question lasts."""

    __slots__ = ("field", "mana", "seat", "team")

    def __init__(self, field: Field, seat: int, mana: int) -> None:
        self.field = field
        self.seat = seat
        self.mana = mana
        self.team = field.teams[seat]

    def hinders(self, body: Body, zone: int) -> bool:
        """Whether an enemy in a zone would hold a creature that comes there."""
        return any(
            other.zone == zone and other.flying == body.flying and "pest" not in other.profile.flags
            for other in self.field.enemies(self.team)
        )

    def hope(self, body: Body, zone: int, moves: int, held: bool) -> float:
        """The best attack a creature would have from another zone."""
        here = body.zone
        body.zone = zone
        hope = prospects(self.field, body, moves, held)
        body.zone = here
        return MAGE_STRIKES * hope if body.mage else hope

    def post(self, body: Body, zone: int) -> float:
        """What a zone is worth to a creature with nothing to strike."""
        far = min(self.field.to_mage(self.team)[zone], len(_POST_WORTH_BY_DISTANCE) - 1)
        nearer = 0.3 * body.attack * _POST_WORTH_BY_DISTANCE[far]
        if not body.mage:
            return nearer
        wish = self.wish(body, zone)
        # A mage that has nothing left to cast is a fighter like any other.
        return self.support(zone) - self.danger(body, zone) + (wish or nearer)

    def wish(self, body: Body, zone: int) -> float:
        """The most that a prepared spell would bring a mage there."""
        here = body.zone
        body.zone = zone
        wish = most_wanted(self.field, self.seat, self.mana)
        body.zone = here
        return wish

    def danger(self, body: Body, zone: int) -> float:
        """What enemy attackers near a zone could do to a mage there."""
        arena = self.field.arena
        found = 0.0
        for other in self.field.enemies(self.team):
            if not other.mage and "incapacitated" not in other.profile.flags:
                far = arena.distance(zone, other.zone)
                found += other.attack * (0.35, 0.2, 0.05, 0.0, 0.0)[min(far, 4)]
        return found * min(1.5, 16 / max(4, body.left))

    def support(self, zone: int) -> float:
        """Penalty for a zone too far from all enemies for a mage's spells."""
        arena = self.field.arena
        far = min(
            (arena.distance(zone, body.zone) for body in self.field.enemies(self.team)),
            default=0,
        )
        return -0.8 * max(0, far - 2)
