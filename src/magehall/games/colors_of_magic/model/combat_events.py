"""Events of combats, objectives and monsters."""

from __future__ import annotations

from magehall.kernel.event import Event

# Combat


class AttackDeclared(Event):
    """A creature attacks another in melee. [combat.declare]"""

    attacker: str
    target: str


class ShotDeclared(Event):
    """A creature attacks another from afar. [combat.ranged]"""

    attacker: str
    target: str


class AttackFailed(Event):
    """An attack comes to nothing. [combat.fails]"""

    attacker: str


class TargetChanged(Event):
    """An attack turns on another creature. [combat.redirected]"""

    attacker: str
    target: str


class DuelCardLaid(Event):
    """A player lays a card face down. [combat.duel]"""

    player: str


class DuelCardShown(Event):
    """A card of a duel is shown. [combat.duel]"""

    reveals = True

    player: str
    card: str
    initiative: int


class DuelWon(Event):
    """A creature wins a duel. [combat.duel]"""

    winner: str
    loser: str
    more: int
    less: int


class DuelTied(Event):
    """A duel is a tie: nothing happens. [combat.tie]"""

    total: int


class ShotCompared(Event):
    """The power of a ranged attack is compared with Defence. [combat.ranged]"""

    power: int
    defense: int


class DamageTaken(Event):
    """A creature takes damage. [damage]"""

    creature: str
    damage: int


class DamageReduced(Event):
    """Keywords of a creature hold off a part of a blow. [damage.order]"""

    creature: str
    damage: int


class DamagePrevented(Event):
    """Damage is not dealt. [damage.prevention]"""

    creature: str
    damage: int


class ShieldLost(Event):
    """A shield takes damage. [keyword.shield]"""

    creature: str
    damage: int


class CreatureHealed(Event):
    """Damage is removed from a creature. [damage.heal]"""

    creature: str
    healed: int


class CreatureMarked(Event):
    """A creature gets a cinder mark. [card.mark-of-cinder]"""

    creature: str


class CreatureIgnited(Event):
    """A creature will burn at the end of its next activation. [keyword.burn]"""

    creature: str
    damage: int


class CreaturePoisoned(Event):
    """Venom takes from the next move or attack of a creature. [keyword.venom]"""

    creature: str
    value: int


class CreatureHeld(Event):
    """A monster's card immobilises whom it beat. [monsters.duels]"""

    creature: str


class CreatureFrightened(Event):
    """Fear takes from the attacks of a creature in this activation. [keyword.aura-of-fear]"""

    creature: str
    value: int


class CreatureTaunted(Event):
    """The next attack of a creature is bound to another. [keyword.taunt]"""

    creature: str
    taunter: str


class CreatureDied(Event):
    """A creature is destroyed. [damage.death]"""

    creature: str


class CreatureBanished(Event):
    """A creature leaves the table for a while. [card.banishment]"""

    creature: str


class CreatureBack(Event):
    """A creature is back on the table. [card.banishment]"""

    creature: str
    place: str


# Objectives and monsters


class GoalTaken(Event):
    """A player collects an objective. [objectives]"""

    player: str
    goal: str
    points: int


class GoalAdvanced(Event):
    """A player does a part of an objective. [objectives.actions]"""

    player: str
    goal: str
    done: int
    needed: int


class ArtifactAttached(Event):
    """A creature gets an artifact. [objectives.ingredients]"""

    player: str
    ingredient: str
    creature: str


class IngredientUsed(Event):
    """A player uses an ingredient up. [objectives.ingredients]"""

    player: str
    ingredient: str


class MonsterCardDrawn(Event):
    """A card of the activation deck is turned up. [monsters]"""

    reveals = True

    creature: str
    card: int


class PlayerOut(Event):
    """A player has no creature left. [seats.out]"""

    player: str


class MatchDecided(Event):
    """The match is over. [victory]"""

    reason: str
