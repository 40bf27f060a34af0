"""The activation deck of the monsters: twenty cards. [monsters.deck]"""

from __future__ import annotations

from enum import StrEnum

from magehall.kernel.records import Value


class Symbol(StrEnum):
    """The symbol at the foot of an activation card. [monsters.symbols]"""

    A = "A"
    B = "B"
    C = "C"


class MoveTarget(StrEnum):
    """Where a monster moves. [monsters.moves]"""

    NEAREST = "nearest"
    NEAREST_ENEMY = "nearest-enemy"
    NEAREST_MAGE = "nearest-mage"
    MOST_LIFE = "most-life"
    MOST_WOUNDED = "most-wounded"
    LEAST_WOUNDED = "least-wounded"
    FASTEST = "fastest"
    SLOWEST_IN_REACH = "slowest-in-reach"
    NEAREST_SOURCE = "nearest-source"
    NEAREST_OBJECTIVE = "nearest-objective"
    NEAREST_UNCLAIMED = "nearest-unclaimed"
    CENTRE = "centre"
    AWAY_FROM_NEAREST = "away-from-nearest"
    AWAY_FROM_MAGE = "away-from-mage"
    STAY = "stay"


class AttackTarget(StrEnum):
    """Whom a monster attacks, of those it can attack now. [monsters.attacks]"""

    NEAREST = "nearest"
    NEAREST_ENEMY = "nearest-enemy"
    NEAREST_IN_SIGHT = "nearest-in-sight"
    NEAREST_MAGE = "nearest-mage"
    MAGE_IN_REACH = "mage-in-reach"
    IN_REACH = "in-reach"
    NEAREST_IN_REACH = "nearest-in-reach"
    MOST_LIFE_IN_REACH = "most-life-in-reach"
    MOST_LIFE = "most-life"
    LEAST_LIFE = "least-life"
    MOST_WOUNDED = "most-wounded"
    LEAST_WOUNDED = "least-wounded"
    FASTEST = "fastest"
    SLOWEST_IN_REACH = "slowest-in-reach"
    NEAREST_SOURCE = "nearest-source"
    NEAREST_TO_OBJECTIVE = "nearest-to-objective"
    NO_ATTACK = "no-attack"


class Orders(Value):
    """What a card orders monsters of one size, with their combat boost.

    ``melee`` and ``ranged`` are added where it attacks, ``defense`` where it defends; ``immobilises``: whom it beats as
    attacker cannot move until end of turn. [monsters.duels]"""

    move: MoveTarget
    attack: AttackTarget
    initiative: int
    melee: int = 0
    ranged: int = 0
    defense: int = 0
    immobilises: bool = False


class ActivationCard(Value):
    """A card of the activation deck: orders for each size of monsters. [monsters.deck]"""

    id: str
    symbol: Symbol
    small: Orders
    medium: Orders
    big: Orders

    def orders(self, size: int) -> Orders:
        """The orders for a monster of that size."""
        return (self.small, self.medium, self.big)[size - 1]


ACTIVATION_DECK = (
    ActivationCard(
        "act1",
        Symbol.A,
        small=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST_IN_SIGHT, 1),
        medium=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST_IN_SIGHT, 1),
        big=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST_IN_SIGHT, 5, melee=1),
    ),
    ActivationCard(
        "act2",
        Symbol.B,
        small=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.LEAST_LIFE, 0, melee=1),
        medium=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.LEAST_LIFE, 0, melee=1),
        big=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.LEAST_LIFE, 5, melee=2),
    ),
    ActivationCard(
        "act3",
        Symbol.C,
        small=Orders(MoveTarget.NEAREST_OBJECTIVE, AttackTarget.NEAREST, 6, defense=1),
        medium=Orders(MoveTarget.NEAREST_OBJECTIVE, AttackTarget.NEAREST, 0, defense=1),
        big=Orders(MoveTarget.NEAREST_OBJECTIVE, AttackTarget.NEAREST, 0, defense=2),
    ),
    ActivationCard(
        "act4",
        Symbol.A,
        small=Orders(MoveTarget.MOST_WOUNDED, AttackTarget.MOST_WOUNDED, 2),
        medium=Orders(MoveTarget.MOST_WOUNDED, AttackTarget.MOST_WOUNDED, 5),
        big=Orders(MoveTarget.MOST_WOUNDED, AttackTarget.MOST_WOUNDED, 2, melee=1),
    ),
    ActivationCard(
        "act5",
        Symbol.B,
        small=Orders(MoveTarget.STAY, AttackTarget.MOST_LIFE_IN_REACH, 0, ranged=1),
        medium=Orders(MoveTarget.STAY, AttackTarget.MOST_LIFE_IN_REACH, 0, ranged=1),
        big=Orders(MoveTarget.STAY, AttackTarget.MOST_LIFE_IN_REACH, 4, ranged=2),
    ),
    ActivationCard(
        "act6",
        Symbol.A,
        small=Orders(MoveTarget.NEAREST, AttackTarget.NO_ATTACK, 0, defense=1),
        medium=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 1, defense=1),
        big=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 5, melee=2),
    ),
    ActivationCard(
        "act7",
        Symbol.C,
        small=Orders(MoveTarget.AWAY_FROM_NEAREST, AttackTarget.IN_REACH, 6, ranged=1),
        medium=Orders(MoveTarget.AWAY_FROM_NEAREST, AttackTarget.IN_REACH, 0, ranged=1),
        big=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.MAGE_IN_REACH, 0, melee=1),
    ),
    ActivationCard(
        "act8",
        Symbol.B,
        small=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 1),
        medium=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 2),
        big=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 5),
    ),
    ActivationCard(
        "act9",
        Symbol.A,
        small=Orders(MoveTarget.NEAREST_OBJECTIVE, AttackTarget.NO_ATTACK, 0),
        medium=Orders(MoveTarget.NEAREST_OBJECTIVE, AttackTarget.NEAREST_TO_OBJECTIVE, 6, melee=1),
        big=Orders(MoveTarget.NEAREST_OBJECTIVE, AttackTarget.NEAREST_TO_OBJECTIVE, 0, melee=1, defense=1),
    ),
    ActivationCard(
        "act10",
        Symbol.C,
        small=Orders(MoveTarget.LEAST_WOUNDED, AttackTarget.LEAST_WOUNDED, 1, melee=1),
        medium=Orders(MoveTarget.LEAST_WOUNDED, AttackTarget.LEAST_WOUNDED, 1, melee=1),
        big=Orders(MoveTarget.LEAST_WOUNDED, AttackTarget.LEAST_WOUNDED, 5, melee=2),
    ),
    ActivationCard(
        "act11",
        Symbol.B,
        small=Orders(MoveTarget.STAY, AttackTarget.NEAREST_IN_REACH, 5),
        medium=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 0, defense=1),
        big=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.NEAREST_MAGE, 0, melee=1),
    ),
    ActivationCard(
        "act12",
        Symbol.A,
        small=Orders(MoveTarget.NEAREST_ENEMY, AttackTarget.NEAREST_ENEMY, 0, melee=1),
        medium=Orders(MoveTarget.NEAREST_ENEMY, AttackTarget.NEAREST_ENEMY, 0, melee=1),
        big=Orders(MoveTarget.NEAREST_ENEMY, AttackTarget.NEAREST_ENEMY, 4, melee=1),
    ),
    ActivationCard(
        "act13",
        Symbol.C,
        small=Orders(MoveTarget.CENTRE, AttackTarget.IN_REACH, 1),
        medium=Orders(MoveTarget.CENTRE, AttackTarget.IN_REACH, 5, defense=1),
        big=Orders(MoveTarget.CENTRE, AttackTarget.IN_REACH, 1, defense=2),
    ),
    ActivationCard(
        "act14",
        Symbol.B,
        small=Orders(MoveTarget.MOST_LIFE, AttackTarget.MOST_LIFE, 6, ranged=1),
        medium=Orders(MoveTarget.MOST_LIFE, AttackTarget.MOST_LIFE, 0, ranged=1),
        big=Orders(MoveTarget.MOST_LIFE, AttackTarget.MOST_LIFE, 1, ranged=1),
    ),
    ActivationCard(
        "act15",
        Symbol.A,
        small=Orders(MoveTarget.STAY, AttackTarget.NO_ATTACK, 0, defense=1),
        medium=Orders(MoveTarget.STAY, AttackTarget.IN_REACH, 0, defense=1),
        big=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 4, defense=1),
    ),
    ActivationCard(
        "act16",
        Symbol.B,
        small=Orders(MoveTarget.NEAREST_SOURCE, AttackTarget.NEAREST_SOURCE, 0),
        medium=Orders(MoveTarget.NEAREST_SOURCE, AttackTarget.NEAREST_SOURCE, 5),
        big=Orders(MoveTarget.AWAY_FROM_MAGE, AttackTarget.MAGE_IN_REACH, 0, ranged=1),
    ),
    ActivationCard(
        "act17",
        Symbol.C,
        small=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 1, defense=1),
        medium=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 2, defense=1),
        big=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 4, defense=2),
    ),
    ActivationCard(
        "act18",
        Symbol.A,
        small=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.NEAREST_MAGE, 5),
        medium=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.NEAREST_MAGE, 1, melee=1),
        big=Orders(MoveTarget.NEAREST_MAGE, AttackTarget.NEAREST_MAGE, 1, melee=2),
    ),
    ActivationCard(
        "act19",
        Symbol.B,
        small=Orders(MoveTarget.NEAREST_UNCLAIMED, AttackTarget.NEAREST_TO_OBJECTIVE, 0),
        medium=Orders(MoveTarget.NEAREST_UNCLAIMED, AttackTarget.NEAREST_TO_OBJECTIVE, 0, defense=1),
        big=Orders(MoveTarget.NEAREST_UNCLAIMED, AttackTarget.NEAREST_TO_OBJECTIVE, 4, melee=1, defense=1),
    ),
    ActivationCard(
        "act20",
        Symbol.C,
        small=Orders(MoveTarget.SLOWEST_IN_REACH, AttackTarget.SLOWEST_IN_REACH, 7),
        medium=Orders(MoveTarget.FASTEST, AttackTarget.FASTEST, 2, immobilises=True),
        big=Orders(MoveTarget.NEAREST, AttackTarget.NEAREST, 0, melee=1, ranged=1),
    ),
)
