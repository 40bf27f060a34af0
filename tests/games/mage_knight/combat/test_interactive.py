"""Rulings on interactive combat."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import RANGED, Pile
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.state import AGREEMENT
from tests.games.mage_knight.combat.skirmish import Skirmish, beside_rampaging


def helped(color: str, *enemies: str, seats: int = 2) -> Skirmish:
    """A combat in which the other player set the die to that colour."""
    scene, space = beside_rampaging(seats=seats)
    scene.state.edit(AGREEMENT, Agreement).interactive_combat = True
    scene.state.edit_calendar().order = list(range(seats))
    scene.pile(Pile.BROWN, "minotaur").lies(*enemies, at=space).challenges(space)
    if 0 not in scene.pending:
        ((seat, decision),) = scene.pending.items()
        assert (seat, decision.prompt.key) == (seats - 1, "ask-set-die")
        option = decision.find(f"set-die:{color}")
        assert option is not None
        scene.flow.resume({seat: option})
        scene.pending = scene.flow.run()
    return scene


@pytest.mark.rule("interactive.die")
def test_white_gives_armor_in_the_ranged_phase_alone() -> None:
    scene = helped("white", "prowlers").attack(3, mode=RANGED)
    assert scene.refusal("strike:foe-1").reason.args["needed"] == 4
    scene.foe("foe-1", held=True)
    scene.does("next:block").attack(3).does("strike:foe-1")
    assert scene.me.fame == 3


@pytest.mark.rule("interactive.die")
def test_red_gives_attack_and_blue_armor_in_the_attack_phase() -> None:
    scene = helped("red", "prowlers").does("next:block").block(4)
    assert scene.refusal("block:foe-1").reason.args["needed"] == 5
    scene = helped("blue", "prowlers")
    assert values.armor(scene.state, scene.foe("foe-1")) == 3
    scene.does("next:block").block(4).does("block:foe-1").attack(3)
    assert scene.refusal("strike:foe-1").reason.args["needed"] == 4
    assert scene.attack(1).does("strike:foe-1").me.fame == 3


@pytest.mark.rule("interactive.die")
@pytest.mark.parametrize(
    ("color", "fame"), [("white", 3), ("red", 3), ("blue", 3), ("gold", 2), ("black", 2)]
)
def test_an_enemy_that_falls_before_the_phase_of_its_die_gives_the_fame_of_the_die_too(
    color: str, fame: int
) -> None:
    scene = helped(color, "prowlers").attack(4, mode=RANGED).does("strike:foe-1")
    assert scene.me.fame == fame
    assert scene.story.count("die-shown") == 1


@pytest.mark.rule("interactive.die", "combat.skip-blocking")
def test_a_red_die_brings_its_fame_where_blocks_are_skipped() -> None:
    scene = helped("red", "prowlers")
    scene.state.edit_combat().skips_blocking = True
    assert scene.does("next:block").attack(3).does("strike:foe-1").me.fame == 3


@pytest.mark.rule("interactive.die")
def test_other_colours_do_nothing_and_show_at_the_end() -> None:
    scene = helped("green", "prowlers").does("next:block").block(4).does("block:foe-1").attack(3)
    assert scene.story.count("die-not-shown") == 2
    assert scene.story.count("die-shown") == 1
    assert scene.does("strike:foe-1").me.fame == 2


@pytest.mark.rule("interactive.die")
def test_red_strengthens_the_monster_that_stands_in_for_its_summoner() -> None:
    scene = helped("red", "orc-summoners").does("next:block").block(5)
    assert scene.refusal("block:foe-2").reason.args["needed"] == 6
    scene.block(1).does("block:foe-2").attack(4).does("strike:foe-1")
    assert scene.me.fame == 5


@pytest.mark.rule("interactive.who")
def test_nobody_helps_several_enemies_or_in_a_game_alone() -> None:
    assert helped("", "prowlers", "diggers").asks == "ask-ranged-phase"
    assert helped("", "prowlers", seats=1).asks == "ask-ranged-phase"
