"""Ranged attacks at the wrong moment."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import hero, quest


@pytest.mark.rule("effects.when")
@pytest.mark.parametrize("phase", ["block", "damage"])
def test_a_ranged_attack_is_said_to_fit_both_phases_of_attack(phase: str) -> None:
    two = [{"enemy": "prowlers"}, {"enemy": "diggers"}]
    scene = quest(
        hero("tovak", hand=["swiftness", "rage"], mana=["white"], units=["peasants"]),
        combat={"foes": two, "phase": phase},
    )
    assert scene.refuses(0, "play:swiftness:strong") == ("refused-not-shooting", "effects.when")
    assert scene.refuses(0, "play:rage:strong") == ("refused-not-attacking", "effects.when")
