"""Rulings on rules that are usually got wrong, where chapters meet."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.model.turn_state import Stage
from tests.games.mage_knight.scenario import Scene, hero, quest

MINE, GLADE, KEEP = "2,-1", "4,-3", "4,-3"
WITH_MINE = {"3,-2": "countryside-2"}
WITH_KEEP = {"3,-2": "countryside-3"}


def passing(space: str) -> Scene:
    """A hero on a site of countryside tile 2, with nothing left in the deck."""
    return quest(
        hero("tovak", hand=["march", "wound"], deck=[], discard=["wound"], space=space, tactic="early-bird"),
        hero("goldyx", hand=["march"], tactic="rethink"),
        tiles=WITH_MINE,
        at="before",
        turn=0,
    )


@pytest.mark.rule("round.announce", "site.mine")
def test_who_announces_the_end_on_a_mine_gets_no_crystal() -> None:
    scene = passing(MINE).does(0, "announce:end")
    assert not any(scene.hero().crystals.values())
    assert 1 in scene.asks


@pytest.mark.rule("round.announce", "site.glade")
def test_who_announces_the_end_at_a_glade_gets_no_mana_and_keeps_the_wounds() -> None:
    scene = passing(GLADE).does(0, "announce:end")
    assert scene.hero().mana == []
    assert (scene.hero().hand.count("wound"), scene.hero().discard.count("wound")) == (1, 1)


@pytest.mark.rule("combat.withdrawal", "move.withdraw", "combat.assault")
def test_who_goes_back_from_a_keep_onto_a_rival_takes_a_wound_for_the_next_step_alone() -> None:
    scene = quest(
        hero("tovak", hand=["rage"], space="3,-2"),
        hero("goldyx", space="4,-2"),
        tiles=WITH_KEEP,
        tokens={KEEP: ["golems"]},
        move=9,
    )
    scene.does(0, "move:4,-2", f"move:{KEEP}")
    assert scene.hero().reputation == -1
    scene.does(0, "next:block", "next:damage", "damage:foe-1:hero", "next:end")
    assert (scene.hero().space, scene.turn().stage) == ("4,-2", Stage.AFTER)
    wounds = scene.hero().hand.count("wound")
    scene.does(0, "end:turn")
    assert scene.hero().space == "3,-2"
    assert scene.hero().hand.count("wound") == wounds + 1


@pytest.mark.rule("combat.assault", "keep.rival")
def test_the_assault_of_a_rivals_keep_costs_reputation_though_the_rival_is_away() -> None:
    scene = quest(
        hero("tovak", hand=["rage"], space="4,-2"),
        hero("goldyx"),
        tiles=WITH_KEEP,
        shields={KEEP: [1]},
        move=3,
    )
    scene.does(0, f"move:{KEEP}")
    assert scene.hero().reputation == -1
    (foe,) = scene.state.foes().values()
    assert foe.half_fame


@pytest.mark.rule("draw.keep", "rewards.card")
def test_what_is_gained_lies_on_top_of_the_deck_before_cards_are_drawn() -> None:
    scene = quest(
        hero("tovak", hand=["rage"], deck=["march"], space="4,-2"),
        tiles=WITH_KEEP,
        offers={"spells": ["fireball"]},
        turns=[{"seat": 0, "rewards": [{"kind": "spell", "count": 1}], "stage": "after-action"}],
    )
    scene.does(0, "end:turn", "reward:spell", "gain:fireball", "shed:rage")
    assert scene.hero().hand == ["fireball", "march"]


@pytest.mark.rule("rest.slow", "combat.one-action", "turn.one-card")
def test_with_nothing_but_wounds_a_hero_only_recovers_slowly() -> None:
    scene = quest(hero("tovak", hand=["wound", "wound"], space="4,-2"), tiles=WITH_KEEP)
    assert scene.refuses(0, "end:turn") == ("refused-must-recover", "turn.one-card")
    scene.does(0, "recover")
    assert scene.hero().hand == ["wound"]


@pytest.mark.rule("turn.one-card", "skill.power-of-pain")
def test_with_nothing_but_wounds_only_who_can_play_one_begins_a_combat() -> None:
    def beside_orcs(*skills: str) -> Scene:
        wounded = hero("arythea", hand=["wound", "wound"], space="3,-2", skills=list(skills))
        return quest(wounded, tiles={"3,-2": "countryside-1"}, tokens={"3,-3": ["prowlers"]})

    assert beside_orcs().refuses(0, "challenge:3,-3") == ("refused-only-wounds", "turn.one-card")
    scene = beside_orcs("power-of-pain").does(0, "challenge:3,-3", "next:block", "use:power-of-pain")
    assert "play:wound:block" in scene.offers(0)


@pytest.mark.rule("turn.one-card")
def test_who_begins_with_an_empty_hand_owes_no_card_even_after_drawing() -> None:
    empty = hero("tovak", hand=[], deck=["march", "rage", "rage", "swiftness"], skills=["motivation-tovak"])
    scene = quest(empty, at="before", leaves_dice=True)
    scene.does(0, "begin:turn", "use:motivation-tovak", "end:turn")
    assert "keep:hand" in scene.offers(0)
    full = quest(hero("tovak", hand=["march"], deck=["rage", "rage"]), at="before")
    full.does(0, "end:turn")
    assert full.refuses(0, "keep:hand") == ("refused-must-discard", "turn.one-card")


@pytest.mark.rule("turn.one-card", "draw.discard")
def test_who_owes_a_card_is_told_so_by_the_question() -> None:
    scene = quest(hero("tovak", hand=["march", "rage"], deck=["rage", "stamina"]), at="before").does(
        0, "end:turn"
    )
    assert (scene.asks, scene.match.pending[0].rule) == ({0: "ask-shed-one"}, "turn.one-card")
    scene.does(0, "shed:march")
    assert (scene.asks, scene.match.pending[0].rule) == ({0: "ask-shed"}, "draw.discard")
    scene.does(0, "keep:hand")
