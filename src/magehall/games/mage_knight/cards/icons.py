"""Icons of action cards: what each one serves. [variant.upgrades]"""

from __future__ import annotations

from enum import StrEnum


class Icon(StrEnum):
    """The symbol in the corner of an action card. [variant.upgrades]"""

    MOVE = "move"
    INFLUENCE = "influence"
    ATTACK = "attack"
    HEAL = "heal"
    SPECIAL = "special"


_CARDS = {
    Icon.MOVE: """
        swiftness march stamina improvisation agility refreshing-walk frost-bridge song-of-wind
        path-finding pure-magic steady-tempo ambush
    """,
    Icon.INFLUENCE: """
        promise threaten improvisation noble-manners intimidate pure-magic heroic-tale diplomacy
        in-need learning
    """,
    Icon.ATTACK: """
        rage determination swiftness improvisation battle-versatility cold-toughness fire-bolt
        ice-bolt swift-bolt crushing-bolt blood-rage ice-shield intimidate pure-magic into-the-heat
        diplomacy
    """,
    Icon.HEAL: """
        tranquility regeneration
    """,
    Icon.SPECIAL: """
        crystallize mana-draw concentration will-focus fire-bolt ice-bolt swift-bolt crushing-bolt
        blood-ritual decompose crystal-mastery mana-storm maximal-effect magic-talent learning
        training
    """,
}

ICONS: dict[str, frozenset[Icon]] = {
    card: frozenset(icon for icon, cards in _CARDS.items() if card in cards.split())
    for card in sorted({card for cards in _CARDS.values() for card in cards.split()})
}
"""The icons of every action card."""
