"""A turn: what comes before it, resting, and another turn after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.vocabulary import BLACK, BLUE, GOLD, GREEN, NIGHT, RED
from magehall.games.mage_knight.model.deeds.effects import UseTactic
from magehall.games.mage_knight.model.deeds.turn import BeginTurn, EndTurn, Rest, SlowRecovery
from magehall.games.mage_knight.model.hexes import ORIGIN, neighbors, tile_at
from magehall.games.mage_knight.model.pieces import NOWHERE, SkillState
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from tests.games.mage_knight.rounds import Rounds, in_turn

GLADE = tile_at(0, 1)
"""Countryside 1 has a glade in its middle, and lies there in a first match."""

VILLAGE = "2,-3"


def holding(*cards: str, seat: int = 0) -> Callable[[Quest], None]:
    """Give a player this hand."""

    def change(state: Quest) -> None:
        state.edit_hero(seat).hand = list(cards)

    return change


def at(space: str, seat: int = 0) -> Callable[[Quest], None]:
    """Put a hero on a space."""

    def change(state: Quest) -> None:
        state.edit_hero(seat).space = space
        if state.has_turn(seat):
            state.edit_turn(seat).path = [space]

    return change


def ended(scene: Rounds) -> Rounds:
    """Have seat 0 end the turn, discarding only what must be."""
    scene.does(0, "end:turn")
    return scene.plays_on(
        lambda scene: scene.asked[1] not in ("ask-shed", "ask-shed-one", "ask-glade"),
        "keep",
        "shed",
        "glade:none",
    )


# Before the turn


@pytest.mark.rule("turn", "turn.play")
def test_a_turn_begins_at_the_portal_without_a_question_before_it() -> None:
    scene = in_turn(1)
    assert scene.asked == (0, "ask-turn")
    assert scene.state.hero(0).space == ORIGIN
    assert scene.state.turn(0).stage is Stage.MOVEMENT


@pytest.mark.rule("turn.before")
def test_midnight_meditation_serves_once_before_a_turn_and_not_in_it() -> None:
    scene = in_turn(1, daylight="night", tactic="midnight-meditation")
    assert scene.offers(0) == ["tactic:midnight-meditation", "begin:turn"]
    scene.does(0, "begin:turn")
    assert scene.why_not(0, UseTactic("midnight-meditation")) is not None
    ended(scene).does(0, "tactic:midnight-meditation", "enough")
    assert scene.asked == (0, "ask-turn")
    assert scene.state.hero(0).tactic_down


@pytest.mark.rule("turn.before")
def test_sparing_power_asks_for_its_choice_before_each_turn() -> None:
    scene = in_turn(1, daylight="night", tactic="sparing-power")
    assert scene.asked == (0, "ask-spare")
    scene.does(0, "put:aside")
    assert scene.asked == (0, "ask-turn")
    ended(scene)
    assert scene.asked == (0, "ask-spare")
    hand = len(scene.state.hero(0).hand)
    scene.does(0, "put:hand")
    assert len(scene.state.hero(0).hand) == hand + 1
    ended(scene)
    assert scene.asked == (0, "ask-turn")


@pytest.mark.rule("turn.before")
def test_a_village_may_be_plundered_before_the_turn() -> None:
    scene = ended(in_turn(1).arranged(at(VILLAGE)))
    assert scene.offers(0) == ["begin:turn", "plunder"]
    scene.does(0, "plunder")
    assert scene.asked == (0, "ask-turn")
    assert (len(scene.state.hero(0).hand), scene.state.hero(0).reputation) == (7, -1)


@pytest.mark.rule("skills.interactive")
def test_a_skill_on_the_table_comes_back_face_down_when_the_next_turn_begins() -> None:
    def laid(state: Quest) -> None:
        state.edit_hero(0).skills = {"mana-exploit": SkillState.LAID}

    scene = ended(in_turn(1).arranged(laid))
    assert scene.state.hero(0).skills == {"mana-exploit": SkillState.DOWN}


def laid(seat: int, skill: str) -> Callable[[Quest], None]:
    """Have a skill of a player lie on the table."""

    def change(state: Quest) -> None:
        state.edit_hero(seat).skills = {skill: SkillState.LAID}

    return change


@pytest.mark.rule("skills.interactive")
def test_source_freeze_keeps_the_usual_die_from_others_and_brings_its_owner_a_crystal() -> None:
    def dice(state: Quest) -> None:
        state.edit_source().dice = [GREEN, GREEN, BLACK, RED]

    scene = in_turn(2).arranged(laid(0, "source-freeze")).arranged(dice)
    ended(scene)
    assert scene.asked == (1, "ask-turn")
    assert scene.state.turn(1).dice_left == 0
    scene.does(1, "end:turn").plays_on(lambda scene: scene.asked[0] == 0, "shed", "keep")
    assert scene.offers(0) == ["color:red", "color:green"]
    scene.does(0, "color:green")
    assert scene.state.hero(0).crystals == {GREEN: 1}
    assert scene.state.turn(0).dice_left == 1


@pytest.mark.rule("skills.interactive")
def test_who_announces_the_end_gets_the_token_back_without_a_crystal() -> None:
    def spent(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.discard += hero.deck
        hero.deck = []

    scene = in_turn(2).arranged(laid(0, "source-freeze")).arranged(spent)
    ended(scene).does(1, "end:turn").plays_on(lambda scene: scene.asked[0] == 0, "shed", "keep")
    scene.does(0, "announce:end")
    assert scene.state.hero(0).skills == {"source-freeze": SkillState.DOWN}
    assert scene.state.hero(0).crystals == {}


@pytest.mark.rule("turn.before", "round.source")
def test_a_claimed_die_pays_a_mana_in_each_turn() -> None:
    def claimed(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.claimed_die, hero.claim_pays = RED, True

    scene = ended(in_turn(1).arranged(claimed))
    assert scene.state.hero(0).mana == [RED]


@pytest.mark.rule("site.glade")
@pytest.mark.parametrize(
    ("daylight", "tactic", "mana"), [("day", "early-bird", GOLD), ("night", "from-the-dusk", BLACK)]
)
def test_a_turn_that_begins_at_a_glade_brings_mana(daylight: str, tactic: str, mana: str) -> None:
    scene = ended(in_turn(1, daylight=daylight, tactic=tactic).arranged(at(GLADE)))
    assert scene.state.hero(0).mana == [mana]


@pytest.mark.rule("turn.end")
def test_a_hero_who_ends_the_turn_on_the_portal_is_off_the_map_until_the_next() -> None:
    scene = in_turn(2)
    ended(scene)
    assert scene.state.hero(0).space == NOWHERE
    assert scene.asked == (1, "ask-turn")


# Resting


@pytest.mark.rule("rest.standard")
def test_resting_discards_a_card_and_any_number_of_wounds() -> None:
    scene = in_turn(1).arranged(holding("march", "rage", WOUND, WOUND))
    assert scene.offers(0, "rest") == [
        f"rest:{card}:{wounds}" for card in ("march", "rage") for wounds in (0, 1, 2)
    ]
    assert scene.why_not(0, Rest(WOUND, 0)) == ("refused-rest-needs-card", "rest.standard")
    assert scene.why_not(0, Rest("march", 3)) == ("refused-not-so-many-wounds", "rest.standard")
    assert scene.why_not(0, Rest("stamina", 0)) == ("refused-not-in-hand", "rest.standard")
    assert scene.why_not(0, SlowRecovery()) == ("refused-not-only-wounds", "rest.slow")
    scene.does(0, "rest:march:2")
    assert scene.state.hero(0).hand == ["rage"]
    assert scene.state.hero(0).discard == ["march", WOUND, WOUND]


@pytest.mark.rule("rest.slow", "turn.one-card")
def test_with_nothing_but_wounds_one_must_recover_slowly() -> None:
    scene = in_turn(1).arranged(holding(WOUND, WOUND))
    assert scene.why_not(0, EndTurn()) == ("refused-must-recover", "turn.one-card")
    scene.does(0, "recover")
    assert (scene.state.hero(0).hand, scene.state.hero(0).discard) == ([WOUND], [WOUND])
    assert "end:turn" in scene.offers(0)


@pytest.mark.rule("rest")
def test_who_rests_neither_moves_nor_rests_again_but_may_still_heal() -> None:
    scene = in_turn(1).arranged(holding("march", "tranquility", "rage", WOUND)).does(0, "rest:rage:0")
    assert "play:tranquility:basic" in scene.offers(0)
    assert scene.offers(0, "move") + scene.offers(0, "play:march") + scene.offers(0, "rest") == []
    assert scene.why_not(0, Rest("march", 0)) == ("refused-rested-already", "rest")


@pytest.mark.rule("rest")
def test_nobody_rests_after_moving_or_after_an_action() -> None:
    scene = in_turn(1).arranged(holding("march", "rage", WOUND)).does(0, "play:march:basic")
    assert scene.why_not(0, Rest("rage", 1)) == ("refused-moved-already", "rest")

    def acted(state: Quest) -> None:
        state.edit_turn(0).stage = Stage.AFTER

    assert scene.arranged(acted).why_not(0, Rest("rage", 1)) == ("refused-acted-already", "rest")


@pytest.mark.rule("rest")
def test_nobody_rests_after_exploring() -> None:
    def near_the_edge(state: Quest) -> None:
        at(neighbors(tile_at(0, 1))[0])(state)
        state.edit_turn(0).move = 2

    scene = in_turn(1).arranged(holding("rage")).arranged(near_the_edge)
    scene.does(0, scene.offers(0, "explore")[0])
    assert scene.state.turn(0).move == 0
    assert scene.why_not(0, Rest("rage", 0)) == ("refused-moved-already", "rest")


# One card each turn, and another turn


@pytest.mark.rule("turn.one-card")
def test_a_turn_without_a_card_takes_a_discard_before_drawing() -> None:
    scene = in_turn(1).does(0, "end:turn")
    assert scene.offers(0, "keep") == []
    scene.does(0, scene.offers(0)[0])
    assert "keep:hand" in scene.offers(0)


@pytest.mark.rule("turn.one-card")
def test_an_empty_hand_asks_for_no_card() -> None:
    scene = in_turn(1).arranged(holding()).does(0, "end:turn")
    assert len(scene.state.hero(0).hand) == 5


@pytest.mark.rule("turn.extra")
def test_the_right_moment_brings_another_turn_at_once_even_in_the_last_of_a_round() -> None:
    scene = in_turn(2, tactic="the-right-moment")
    scene.plays_on(lambda scene: scene.asked == (0, "ask-turn"), "end:turn", "shed", "keep")

    def last(state: Quest) -> None:
        calendar = state.edit_calendar()
        calendar.announced, calendar.last_turns = 1, [0]

    scene.arranged(last).does(0, "tactic:the-right-moment")
    ended(scene)
    assert scene.asked == (0, "ask-turn")
    assert scene.offers(0, "tactic") == []
    ended(scene)
    assert scene.state.calendar.round == 2


@pytest.mark.rule("turn.extra", "card.space-bending")
def test_the_right_moment_and_time_bending_in_one_turn_bring_two_more() -> None:
    scene = in_turn(2, tactic="the-right-moment")
    scene.plays_on(lambda scene: scene.asked == (0, "ask-turn"), "end:turn", "shed", "keep")

    def caster(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.hand, hero.mana = ["space-bending", "march"], [BLUE, BLACK]
        state.edit_calendar().time = NIGHT

    scene.arranged(caster).does(0, "tactic:the-right-moment", "play:space-bending:strong")
    scene.plays_on(lambda scene: scene.asked == (0, "ask-turn"), "pay")
    for _ in range(2):
        ended(scene)
        assert scene.asked == (0, "ask-turn")
    ended(scene)
    assert scene.asked[0] == 1


@pytest.mark.rule("turn.before")
def test_a_turn_cannot_begin_before_sparing_power_is_used() -> None:
    scene = in_turn(1, daylight="night", tactic="midnight-meditation")

    def swapped(state: Quest) -> None:
        state.edit_hero(0).tactic = "sparing-power"

    state = scene.state
    swapped(state)
    assert scene.why_not(0, BeginTurn()) == ("refused-sparing-power-first", "tactic.sparing-power")
