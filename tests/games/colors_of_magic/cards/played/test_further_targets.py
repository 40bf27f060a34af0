"""Spells with a further target by a graft: each is judged by itself. [card.reality-splice]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.values import restricted
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.incinerate", "card.reality-splice")
def test_only_the_marked_one_of_two_targets_burns_more() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48), marked=True),
        creature("obsidian-golem", 1, (36, 58)),
        forces=[force(hand=["incinerate", "reality-splice"], mana=7, at=(16, 48))],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "graft:reality-splice", "pick:obsidian-golem-2")
    scene.does(0, "pay").passes()
    assert (scene.damage("obsidian-golem"), scene.damage("obsidian-golem-2")) == (4 + 2 + 1, 4)


@pytest.mark.rule("card.earthen-binding", "card.reality-splice")
def test_only_the_slowed_one_of_two_targets_is_bound() -> None:
    slowed = {"mod": {"stat": "movement", "amount": -1}, "until": "end-of-turn", "by": 0}
    scene = skirmish(
        creature("goblin-raider", 1, (30, 48), lasting=[slowed]),
        creature("orc-warrior", 1, (36, 48)),
        forces=[force(hand=["earthen-binding", "reality-splice"], mana=5, at=(16, 48))],
        at="turn-began",
    )
    scene.does(0, "cast:earthen-binding", "pick:goblin-raider", "graft:reality-splice", "pick:orc-warrior")
    scene.does(0, "pay").passes()
    assert restricted(scene.state, "goblin-raider", Restriction.CANNOT_MOVE)
    assert not restricted(scene.state, "orc-warrior", Restriction.CANNOT_MOVE)
