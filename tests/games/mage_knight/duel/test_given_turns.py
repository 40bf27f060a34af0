"""Rulings on turns given for a duel, and on parts taken in the turn of another."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.duel.sides import side_of
from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, hero, quest

GLADE, VILLAGE = "3,-2", "4,-2"
"""Countryside 1 has a glade in its middle."""


def attacked(*others: dict[str, Any], how: str = "fully", space: str = VILLAGE, **more: Any) -> Scene:
    """Goldyx defends against Tovak; ``hand``, ``skills`` and so on are those of Goldyx."""
    table = {key: more.pop(key) for key in ("time", "round", "source", "order") if key in more}
    scene = quest(
        hero("tovak", hand=["march"], space=space, tactic=more.pop("rival_tactic", None)),
        hero("goldyx", **{"hand": ["rage"], "space": space, **more}),
        *others,
        tiles={"3,-2": "countryside-1"},
        scenario="full-conquest",
        leaves_dice=True,
        **table,
    )
    return scene.does(0, "duel:seat-1").does(1, f"defend:{how}")


def lets_it_be(scene: Scene) -> Scene:
    """Nobody attacks, in either phase."""
    return scene.does(1, "let-be").does(0, "let-be", "let-be").does(1, "let-be")


@pytest.mark.rule("duel.fully", "site.glade")
def test_who_gives_a_turn_on_a_glade_has_its_mana_and_who_keeps_it_has_not() -> None:
    assert attacked(space=GLADE).hero(1).mana == ["gold"]
    assert attacked(space=GLADE, how="partly").hero(1).mana == []


@pytest.mark.rule("duel.fully", "skill.source-freeze")
def test_a_frozen_source_gives_no_die_in_a_given_turn() -> None:
    freezer = hero("norowas", space="1,0", skills={"source-freeze": SkillState.LAID})
    red: list[str] = ["red"] * 5
    cards: dict[str, Any] = {"hand": ["swiftness"], "source": ["white"] * 5}
    assert "play:swiftness:strong" in attacked(hero("norowas", space="1,0"), **cards).offers(1)
    frozen = ("refused-source-frozen", "skill.source-freeze")
    assert attacked(freezer, **cards).refuses(1, "play:swiftness:strong") == frozen
    assert attacked(freezer, hand=["rage"], source=red).turn(1).dice_left == 0


@pytest.mark.rule("duel.partly", "card.mana-draw")
def test_effects_grant_dice_of_the_source_to_a_partial_defence_too() -> None:
    more = attacked(hand=["mana-draw", "swiftness"], source=["white"] * 4, how="partly")
    more.does(1, "play:mana-draw:basic", "play:swiftness:strong", "pay:die-white")
    assert len(more.state.source.dice) == 3
    turned = attacked(
        hand=["mana-draw", "swiftness"], crystals={"white": 1}, source=["red"] * 4, how="partly"
    )
    turned.does(1, "play:mana-draw:strong", "pay:crystal-white", "die:red", "color:white")
    assert turned.hero(1).mana == ["white", "white"]


@pytest.mark.rule("duel.partly", "source.one")
def test_that_a_partial_defence_has_no_die_is_said_so() -> None:
    scene = attacked(hand=["swiftness"], source=["white"] * 4, how="partly")
    assert scene.refuses(1, "play:swiftness:strong") == ("refused-source-of-others", "duel.partly")


@pytest.mark.rule("duel.fully", "card.mana-claim")
def test_a_claimed_die_pays_its_mana_in_a_given_turn() -> None:
    claimed: dict[str, Any] = {"claimed_die": "green", "claim_pays": True, "source": ["red"] * 3}
    assert attacked(**claimed).hero(1).mana == ["green"]
    assert attacked(**claimed, how="partly").hero(1).mana == []


@pytest.mark.rule("duel.fully", "skills.interactive")
def test_a_skill_on_the_table_comes_back_when_its_owner_gives_a_turn() -> None:
    laid = {"mana-exploit": SkillState.LAID}
    assert attacked(skills=laid).hero(1).skills == {"mana-exploit": SkillState.DOWN}
    assert attacked(skills=laid, how="partly").hero(1).skills == laid


@pytest.mark.rule("duel.fully", "turn.extra")
def test_another_turn_announced_in_a_given_one_follows_the_turn_under_way() -> None:
    scene = attacked(tactic="the-right-moment", rival_tactic="early-bird", deck=["march"] * 2)
    lets_it_be(scene.does(1, "tactic:the-right-moment"))
    scene.does(1, "stand-down", "shed:rage")
    scene.does(0, "end:turn", "shed:march")
    assert scene.asks == {1: "ask-before-turn"}
    assert scene.state.calendar.flipped == [1], "the turn that was given is still to be skipped"


@pytest.mark.rule("duel.partly", "turn.extra")
def test_no_other_turn_follows_a_part_taken_in_the_turn_of_another() -> None:
    night: dict[str, Any] = {
        "time": "night",
        "round": 2,
        "hand": ["space-bending"],
        "mana": ["blue", "black"],
    }
    refusal = ("refused-only-in-own-turn", "turn.extra")
    assert attacked(how="partly", **night).refuses(1, "play:space-bending:strong") == refusal
    assert "play:space-bending:strong" in attacked(**night).offers(1)


@pytest.mark.rule("duel.partly", "turn.gains")
def test_what_a_card_costs_at_the_end_of_the_turn_is_paid_when_the_part_ends() -> None:
    scene = attacked(how="partly", hand=["intimidate"]).does(1, "let-be").does(0, "let-be", "let-be")
    scene.does(1, "play:intimidate:basic", "choose:attack-3", "launch").does(0, "endure")
    assert scene.hero(1).reputation == 0
    scene.does(1, "let-go").does(0, "let-be").does(1, "let-be")
    assert (scene.hero(1).reputation, scene.hero(1).discard) == (-1, ["intimidate"])


@pytest.mark.rule("duel.fully", "duel.partly", "card.mana-claim")
def test_a_curse_strikes_who_gave_a_turn_and_spares_who_plays_in_that_of_another() -> None:
    curse = hero("norowas", space="1,0", claimed_die="white", claim_curses=True)
    cards: dict[str, Any] = {"hand": ["swiftness"], "crystals": {"white": 1}, "source": ["red"] * 4}
    for how, hand in (("fully", ["wound"]), ("partly", [])):
        scene = attacked(curse, how=how, **cards).does(1, "play:swiftness:strong", "pay:crystal-white")
        assert scene.hero(1).hand == hand


@pytest.mark.rule("combat.knocked-out", "card.mana-meltdown", "duel.effects")
def test_wounds_that_a_rival_brings_while_one_has_not_the_word_count_for_the_knock_out() -> None:
    scene = quest(
        hero("tovak", hand=["mana-meltdown"], mana=["red", "black"], space=VILLAGE, crystals={}),
        hero("goldyx", hand=["rage", "march"], space=VILLAGE, crystals={"blue": 3, "red": 3}, fame=0),
        tiles={"3,-2": "countryside-1"},
        scenario="full-conquest",
        time="night",
        combat=None,
    )
    scene.does(0, "duel:seat-1").does(1, "defend:partly", "let-be")
    scene.does(0, "play:mana-meltdown:strong", "pay:token-red", "pay:token-black", "color:blue")
    assert side_of(scene.state, 1).wounds == 3
    assert scene.hero(1).hand == ["rage", "march", "wound", "wound", "wound"]


@pytest.mark.rule("duel.fully", "turn.one-card")
def test_a_given_turn_that_began_with_an_empty_hand_owes_no_card() -> None:
    cards: dict[str, Any] = {"hand": [], "deck": ["march", "stamina"], "skills": ["motivation-goldyx"]}
    scene = lets_it_be(attacked(**cards).does(1, "use:motivation-goldyx")).does(1, "stand-down")
    assert scene.asks == {1: "ask-shed"}
    assert "keep:hand" in scene.offers(1)
    held = lets_it_be(attacked(hand=["rage"])).does(1, "stand-down")
    assert held.refuses(1, "keep:hand") == ("refused-must-discard", "turn.one-card")


@pytest.mark.rule("round.announce", "turn.extra", "duel.fully")
def test_an_end_announced_right_after_the_turn_of_another_leaves_that_player_a_last_turn() -> None:
    cards: dict[str, Any] = {"hand": ["rage", "march"], "deck": [], "tactic": "the-right-moment"}
    scene = lets_it_be(attacked(rival_tactic="early-bird", **cards))
    scene.does(1, "tactic:the-right-moment", "stand-down", "shed:rage", "keep:hand")
    scene.does(0, "end:turn", "shed:march")
    assert scene.asks == {1: "ask-before-turn"}
    scene.does(1, "announce:end")
    assert scene.state.calendar.announced == 1
    assert list(scene.asks) == [0], "everyone else has one more turn"
    assert scene.state.calendar.last_turns == [0]
