"""What is printed on cards and tokens, as plain data: for whoever draws them.

Names are messages (``name-<id>``), and so is what a card does: ``text-<id>-basic`` and ``text-<id>-strong`` for deed
cards, ``text-<id>`` for skills and tactics.
"""

from __future__ import annotations

from typing import Any

from magehall.games.mage_knight.cards.catalogue import (
    ACTION_CARDS,
    ARTIFACT_CARDS,
    DEED_CARDS,
    ENEMY_TOKENS,
    HERO_CARDS,
    RUINS_TOKENS,
    SKILL_TOKENS,
    SPELL_CARDS,
    TACTIC_CARDS,
    UNIT_CARDS,
)
from magehall.games.mage_knight.cards.levels import LEVELS, LOWEST_REPUTATION, REPUTATION
from magehall.kernel.records import to_builtins


def catalogue() -> dict[str, dict[str, dict[str, Any]]]:
    """All cards and tokens by kind and id, in the order of the alphabet."""
    return {
        "deeds": {card.id: _deed(card.id) for card in _sorted(DEED_CARDS)},
        "units": {
            unit.id: {
                "level": unit.level,
                "cost": unit.cost,
                "armor": unit.armor,
                "elite": unit.elite,
                "sites": to_builtins(unit.sites),
                "resistances": to_builtins(unit.resistances),
                "abilities": [to_builtins(ability.mana) for ability in unit.abilities],
            }
            for unit in _sorted(UNIT_CARDS)
        },
        "enemies": {
            enemy.id: {
                "pile": to_builtins(enemy.pile),
                "armor": enemy.armor,
                "attack": enemy.attack,
                "element": to_builtins(enemy.element),
                "fame": enemy.fame,
                "traits": to_builtins(enemy.traits),
                "resistances": to_builtins(enemy.resists),
            }
            for enemy in _sorted(ENEMY_TOKENS)
        },
        "skills": {
            skill.id: {"hero": skill.hero, "usage": to_builtins(skill.usage)}
            for skill in _sorted(SKILL_TOKENS)
        },
        "tactics": {
            tactic.id: {"time": to_builtins(tactic.time), "number": tactic.number}
            for tactic in _sorted(TACTIC_CARDS)
        },
        "ruins": {
            ruins.id: {
                "altar": to_builtins(ruins.altar),
                "enemies": to_builtins(ruins.enemies),
                "rewards": to_builtins(ruins.rewards),
            }
            for ruins in _sorted(RUINS_TOKENS)
        },
        "heroes": {
            hero.id: {"crystals": to_builtins(hero.crystals), "deck": hero.deck}
            for hero in _sorted(HERO_CARDS)
        },
        "levels": {str(number): to_builtins(level) for number, level in enumerate(LEVELS, start=1)},
        "reputation": {
            str(step): {"influence": influence}
            for step, influence in enumerate(REPUTATION, start=LOWEST_REPUTATION)
        },
    }


def _sorted(cards: dict[str, Any]) -> list[Any]:
    return [cards[card] for card in sorted(cards)]


def _deed(card: str) -> dict[str, Any]:
    """A card of a deed deck; artifacts have no colour."""
    printed = DEED_CARDS[card]
    shown: dict[str, Any] = {"kind": to_builtins(printed.kind)}
    if card in ARTIFACT_CARDS:
        shown["banner"] = ARTIFACT_CARDS[card].banner is not None
    else:
        shown["color"] = to_builtins((ACTION_CARDS | SPELL_CARDS)[card].color)
    if card in SPELL_CARDS:
        shown["strong"] = SPELL_CARDS[card].strong_id
    return shown
