"""Spells that want several targets, or somebody to be near. [spell.targets]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish

ORDERS = force("bastion-geomancer", hand=["tactical-reposition"], mana=2)


@pytest.mark.rule("card.tactical-reposition", "spell.targets")
def test_without_a_commander_distance_is_not_what_is_wrong() -> None:
    scene = skirmish(creature("stone-warden", 0, (8, 2)), forces=[ORDERS])
    assert scene.refuses(0, "cast:tactical-reposition") == ("refused-no-target", "spell.targets")


@pytest.mark.rule("card.tactical-reposition", "spell.targets")
def test_a_spell_for_two_is_not_cast_on_one() -> None:
    """Two creatures are to be chosen; the commander alone is one. [card.tactical-reposition]"""
    alone = skirmish(creature("field-commander", 0, (60, 60)), forces=[ORDERS])
    # His mage would do, but stands too far away.
    assert alone.refuses(0, "cast:tactical-reposition") == ("refused-out-of-range", "table.distance")
    both = skirmish(
        creature("field-commander", 0, (60, 60)), creature("stone-warden", 0, (60, 70)), forces=[ORDERS]
    )
    both.does(0, "cast:tactical-reposition", "pick:field-commander")
    assert both.offers(0) == ["pick:stone-warden"]


@pytest.mark.rule("card.tyrants-decree", "spell.targets")
def test_a_spell_for_up_to_two_is_cast_on_one() -> None:
    scene = skirmish(
        creature("orc-warrior", 1, (20, 2)),
        forces=[force("whispering-tyrant", hand=["tyrants-decree"], mana=3)],
        at="turn-began",
    )
    assert "cast:tyrants-decree" in scene.offers(0)
