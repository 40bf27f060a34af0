"""The sheet, "Annoncer le sort"."""

from __future__ import annotations

import pytest

from magehall.kernel.text import LOCALES
from tests.games.battle_mages.scenario import chain, mage, scenario


@pytest.mark.rule("announce.words")
def test_a_common_spell_is_announced_by_its_type_and_damage() -> None:
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=[chain("earth", 3, by=2, last="stone-hand")])
    duel.does(0, "merge:rockfall")
    (announced,) = duel.happened("chain-announced")
    assert announced["school"] == "@school-earth"
    assert announced["damage"] == 6
    assert announced["cards"] == 3


@pytest.mark.rule("announce.words")
def test_a_rare_spell_is_announced_by_its_name_and_damage() -> None:
    duel = scenario(mage("rage"), mage(), mage())
    duel.does(0, "cast:rage:mage-2")
    (cast,) = duel.happened("spell-cast")
    assert cast["spell"] == "@spell-rage"
    (announced,) = duel.happened("spell-announced")
    assert (announced["spell"], announced["target"], announced["damage"]) == ("@spell-rage", "#2", 3)


@pytest.mark.rule("announce.words")
def test_each_target_of_a_spell_hears_of_it() -> None:
    duel = scenario(mage("thunder"), mage(), mage(), mage())
    duel.does(0, "cast:thunder")
    assert [event["target"] for event in duel.happened("spell-announced")] == ["#1", "#3"]


@pytest.mark.rule("announce.words")
@pytest.mark.parametrize("locale", LOCALES)
def test_everyone_reads_the_announcement_alike(locale: str) -> None:
    duel = scenario(mage("stone-hand"), mage(), mage())
    duel.does(0, "cast:stone-hand")
    (event,) = [event for event in duel.match.events if event.name == "chain-announced"]
    sentences = {event.text("battle_mages", locale, seat) for seat in (None, 0, 1, 2)}
    assert len(sentences) == 1
    assert "1" in sentences.pop()


@pytest.mark.rule("announce.words")
def test_a_chain_started_by_fusion_is_announced_by_its_declared_type() -> None:
    duel = scenario(mage("fusion"), mage(), mage())
    duel.does(0, "cast:fusion:death")
    (announced,) = duel.happened("chain-announced")
    assert (announced["spell"], announced["school"]) == ("@spell-fusion", "@school-death")


def test_the_announcement_comes_before_the_spell_is_in_the_air() -> None:
    """So that Paralyze, asked at the announcement, finds it still on its way."""
    duel = scenario(mage("stone-hand"), mage("paralyze"), mage())
    duel.does(0, "cast:stone-hand")
    assert duel.story[-1] == "chain-announced"
    assert duel.air == []
    assert duel.passes().aimed_at(1) == [("stone-hand", 1)]
