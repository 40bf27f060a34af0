"""Builders of usual tables: a creature that acts or has attacked, a mage that is about to cast or wears something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.mage_wars.scenario import Battle, creature, duel, equipment, mage


def acting(card: str, *more: dict[str, Any], dice: Sequence[int] = (), **own: Any) -> Battle:
    """A creature called ``self`` acts, next to an enemy slayer."""
    return duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature(card, id="self", zone="b2", **own),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        *more,
        creature="self",
        dice=list(dice),
    )


def attack(
    attacker: dict[str, Any],
    bar: str,
    prey: dict[str, Any],
    *more: dict[str, Any],
    dice: Sequence[int] = (),
) -> Battle:
    """A creature called ``self`` in b2 has attacked an enemy there called ``prey``."""
    battle = duel(
        mage(zone="a1", mana=20),
        mage(zone="d3"),
        {"zone": "b2", **attacker, "id": "self"},
        {"zone": "b2", **prey, "id": "prey", "controller": 1},
        *more,
        creature="self",
        dice=list(dice),
    )
    return battle.does(0, f"attack:self.{bar}:prey").passes()


def about_to_cast(
    spell: str,
    *others: dict[str, Any],
    who: str = "wizard",
    zone: str = "b2",
    mana: int = 20,
    damage: int = 0,
    enemy: str = "d3",
    **more: Any,
) -> Battle:
    """A mage with a single spell prepared is to act; ``enemy`` is the zone of the other mage."""
    return duel(
        mage(who, zone=zone, mana=mana, prepared=[spell], damage=damage),
        mage(zone=enemy),
        *others,
        creature="mage-0",
        **more,
    )


def wearing(item: str, *others: dict[str, Any], who: str = "priestess", **more: Any) -> Battle:
    """A mage in b2 that wears an ``item`` is to act. What is said of the mage or, as ``worn``, of the item is theirs."""
    own = {key: more.pop(key) for key in ("prepared", "mana", "book", "damage") if key in more}
    return duel(
        mage(who, zone="b2", **{"mana": 20, **own}),
        mage(zone="d3"),
        equipment(item, id="item", **more.pop("worn", {})),
        *others,
        creature="mage-0",
        **more,
    )
