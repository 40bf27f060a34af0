"""Lookup tables of all cards, tokens and tiles by id."""

from __future__ import annotations

from magehall.games.mage_knight.cards.advanced_actions import ADVANCED_ACTIONS
from magehall.games.mage_knight.cards.artifacts import ARTIFACTS
from magehall.games.mage_knight.cards.basic_actions import BASIC_ACTIONS
from magehall.games.mage_knight.cards.cities import CITIES
from magehall.games.mage_knight.cards.enemies import ENEMIES
from magehall.games.mage_knight.cards.heroes import HEROES
from magehall.games.mage_knight.cards.kinds import Action, Artifact, Spell
from magehall.games.mage_knight.cards.ruins import RUINS
from magehall.games.mage_knight.cards.skills import SKILLS
from magehall.games.mage_knight.cards.spells import SPELLS
from magehall.games.mage_knight.cards.tactics import TACTICS
from magehall.games.mage_knight.cards.tiles import TILES
from magehall.games.mage_knight.cards.units import ELITE_UNITS, REGULAR_UNITS

WOUND = "wound"
"""The one deed card that does nothing. [wounds.cards]"""

DeedCard = Action | Spell | Artifact

DEED_CARDS: dict[str, DeedCard] = {
    card.id: card for card in (*BASIC_ACTIONS, *ADVANCED_ACTIONS, *SPELLS, *ARTIFACTS)
}
ACTION_CARDS: dict[str, Action] = {card.id: card for card in (*BASIC_ACTIONS, *ADVANCED_ACTIONS)}
SPELL_CARDS = {spell.id: spell for spell in SPELLS}
ARTIFACT_CARDS = {artifact.id: artifact for artifact in ARTIFACTS}
UNIT_CARDS = {unit.id: unit for unit in (*REGULAR_UNITS, *ELITE_UNITS)}
SKILL_TOKENS = {skill.id: skill for skill in SKILLS}
TACTIC_CARDS = {tactic.id: tactic for tactic in TACTICS}
ENEMY_TOKENS = {enemy.id: enemy for enemy in ENEMIES}
RUINS_TOKENS = {ruins.id: ruins for ruins in RUINS}
HERO_CARDS = {hero.id: hero for hero in HEROES}
TILE_CARDS = {tile.id: tile for tile in TILES}
CITY_CARDS = {city.color: city for city in CITIES}

CITED = frozenset(
    f"{kind}.{id}"
    for kind, cards in (
        ("card", DEED_CARDS),
        ("unit", UNIT_CARDS),
        ("skill", SKILL_TOKENS),
        ("tactic", TACTIC_CARDS),
    )
    for id in cards
)
"""The rules that cards stand for by being declared."""
