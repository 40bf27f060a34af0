"""Rulings on the collect phase. [turn.collect]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat, Until
from magehall.games.colors_of_magic.cards.words.base import plus
from magehall.games.colors_of_magic.model.frames.turn import Collect
from magehall.games.colors_of_magic.model.pieces import Away, Lasting
from magehall.games.colors_of_magic.model.values import stat
from tests.games.colors_of_magic.field import field


@pytest.mark.rule("turn.collect")
@pytest.mark.rule("turn.flow")
@pytest.mark.rule("keyword.source")
def test_each_gains_the_flow_of_the_mage_and_all_sources_and_draws_three() -> None:
    scene = field()
    scene.puts("ash-blade-pyromancer", 0, (10, 10))
    scene.puts("ash-prophet", 1, (80, 80))
    scene.puts("salamander-pup", 0, (20, 10))
    scene.puts("ancient-oak", 0, (30, 10))
    scene.puts("spell-matrix", 0, (40, 10), away=Away.BANISHED)
    scene.calls(Collect((0, 1)))
    assert [scene.state.player(seat).mana for seat in (0, 1)] == [4 + 2, 5]
    assert [len(scene.state.player(seat).hand) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("turn.no-mage")
def test_without_a_living_mage_only_sources_flow() -> None:
    scene = field()
    scene.puts("salamander-pup", 0, (20, 10))
    scene.puts("ash-prophet", 1, (80, 80))
    scene.calls(Collect((0, 1)))
    assert scene.state.player(0).mana == 1


@pytest.mark.rule("cards.draw")
@pytest.mark.rule("force.codex")
def test_an_empty_pile_is_made_anew_of_grimoire_cards() -> None:
    scene = field()
    scene.puts("ash-blade-pyromancer", 0, (10, 10))
    player = scene.state.edit_player(0)
    player.discard = [*player.deck[:4], *player.left_out[:2]]
    player.deck = player.deck[4:5]
    scene.calls(Collect((0,)))
    player = scene.state.player(0)
    assert (len(player.hand), len(player.deck), len(player.discard)) == (3, 2, 2)
    assert scene.happened("deck-reshuffled") == 1


@pytest.mark.rule("turn.words")
def test_what_lasts_until_the_collect_phase_of_its_maker_ends_then() -> None:
    scene = field()
    ours = Lasting(plus(Stat.DEFENSE, 2), Until.COLLECT, by=0)
    theirs = Lasting(plus(Stat.DEFENSE, 1), Until.COLLECT, by=1)
    mage = scene.puts("ash-blade-pyromancer", 0, (10, 10), lasting=[ours, theirs])
    scene.puts("ash-prophet", 1, (80, 80))
    scene.calls(Collect((0,)))
    assert stat(scene.state, mage, Stat.DEFENSE) == 3 + 1
