"""All cards, mages, schools and creatures by id."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import AttackTarget, MoveTarget
from magehall.games.colors_of_magic.cards.codices.all_mages import MAGES
from magehall.games.colors_of_magic.cards.decoys import DECOYS
from magehall.games.colors_of_magic.cards.faces import Card, CreatureFace, Mage, Origin, School
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.monsters import MONSTERS
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.schools.all_schools import SCHOOLS
from magehall.games.colors_of_magic.cards.vocabulary import SpellType

SCHOOL_BY_ID: dict[str, School] = {school.id: school for school in SCHOOLS}
MAGE_BY_ID: dict[str, Mage] = {mage.id: mage for mage in MAGES}

CARDS: dict[str, Card] = {
    card.id: card
    for cards in (*(school.cards for school in SCHOOLS), *(mage.codex for mage in MAGES))
    for card in cards
}
"""Every different card by its id."""


def _creatures() -> dict[str, CreatureFace]:
    faces = {face.id: face for face in (*DECOYS, *MONSTERS)}
    for mage in MAGES:
        faces[mage.id] = CreatureFace(mage.id, mage.element, mage.body, Origin.MAGE, mage.lines)
    for card in CARDS.values():
        if card.body is not None:
            origin = Origin.CARD if card.type is SpellType.CREATURE else Origin.TOKEN
            faces[card.id] = CreatureFace(card.id, card.element, card.body, origin, card.lines)
    return faces


CREATURES: dict[str, CreatureFace] = _creatures()
"""Everything that can stand on the table, by its id."""

CITED = frozenset(
    [card.rule for card in CARDS.values()]
    + [mage.rule for mage in MAGES]
    + [f"school.{school.id}" for school in SCHOOLS]
    + [face.rule for face in MONSTERS]
    + [f"keyword.{keyword}" for keyword in KeywordId]
    + [f"activation.{target}" for targets in (MoveTarget, AttackTarget) for target in targets]
    + [scenario.rule for scenario in SCENARIOS.values()]
    + [objective.rule for scenario in SCENARIOS.values() for objective in scenario.objectives]
    + [f"ingredient.{ingredient}" for ingredient in INGREDIENTS]
)
"""The rules that declarations carry with them."""
