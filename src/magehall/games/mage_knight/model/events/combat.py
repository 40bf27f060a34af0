"""Events of combats. [combat]"""

from __future__ import annotations

from magehall.kernel.event import Event


class CombatBegun(Event):
    """A combat begins; ``how`` is a message."""

    hero: str
    how: str


class EnemyFaced(Event):
    """An enemy that lay face up comes into the combat."""

    enemy: str


class EnemyRevealed(Event):
    """An enemy is drawn or turned up."""

    reveals = True
    enemy: str


class NobodyDrawn(Event):
    """No token is left to be drawn."""

    pile: str


class MonsterSummoned(Event):
    """A monster is summoned and stands in for who summoned it."""

    reveals = True
    enemy: str
    monster: str


class MonsterGone(Event):
    """A summoned monster vanishes."""

    monster: str


class PhaseBegun(Event):
    """A phase of a combat begins; ``phase`` is a message."""

    phase: str


class EnemiesStruck(Event):
    """An attack succeeds against so many enemies."""

    hero: str
    count: int
    points: int
    armor: int


class EnemyDefeated(Event):
    """An enemy is defeated."""

    hero: str
    enemy: str


class EnemyBlocked(Event):
    """The attack of an enemy is blocked."""

    hero: str
    enemy: str
    points: int


class AttackCancelled(Event):
    """A unit cancels the attack of an enemy."""

    hero: str
    unit: str
    enemy: str


class EnemyHeld(Event):
    """An effect keeps an enemy from attacking."""

    enemy: str


class EnemyWeakened(Event):
    """An enemy has less armor, and so much is left."""

    enemy: str
    armor: int


class FortificationLost(Event):
    """An enemy is no longer fortified."""

    enemy: str


class ResistanceLost(Event):
    """An enemy no longer resists something."""

    enemy: str


class PointsConverted(Event):
    """Points are turned into points of attack or block; ``into`` is a message."""

    hero: str
    into: str
    points: int


class DamageDealt(Event):
    """An enemy that was not blocked deals damage."""

    enemy: str
    damage: int


class UnitUnhurt(Event):
    """A resistant unit takes damage without a wound."""

    hero: str
    unit: str


class UnitWounded(Event):
    """A unit is wounded, or twice by poison."""

    hero: str
    unit: str
    wounds: int


class UnitDestroyed(Event):
    """A paralyzed unit leaves the game."""

    hero: str
    unit: str


class HeroPoisoned(Event):
    """Wounds go to a hero's discard pile."""

    hero: str
    count: int


class HeroParalyzed(Event):
    """A hero discards every card that is no wound."""

    hero: str


class SiteConquered(Event):
    """A site falls; ``site`` is a message."""

    hero: str
    site: str


class ShieldsPlaced(Event):
    """Shields come onto a city."""

    hero: str
    city: str
    count: int


class CityConquered(Event):
    """A city falls and has a leader."""

    city: str
    leader: str


class Withdrew(Event):
    """A hero goes back after an assault that failed."""

    hero: str


class EnemiesRemained(Event):
    """Enemies stay where they were."""

    count: int


class EnemiesLeft(Event):
    """Enemies that were drawn for the combat leave."""

    count: int


class DieSet(Event):
    """A player sets a die in secret."""

    hero: str


class DieShown(Event):
    """A die set in secret shows."""

    reveals = True
    color: str


class DieNotShown(Event):
    """A die set in secret is not of a colour."""

    reveals = True
    color: str


class CombatEnded(Event):
    """A combat ends."""

    hero: str
    defeated: int


class IncantationMade(Event):
    """A player calls monsters."""

    hero: str
    count: int
