"""Rulings on taking back: only what shows nothing new."""

from __future__ import annotations

import random
from itertools import cycle

import pytest

from tests.games.mage_knight.position.test_random_play import choose, start
from tests.games.mage_knight.scenario import hero, quest

MOVES = 350


@pytest.mark.rule("undo")
@pytest.mark.parametrize(("seed", "seats", "scenario"), [(13, 1, "solo-conquest"), (3, 2, "full-conquest")])
def test_what_can_be_taken_back_looks_alike_in_every_world_one_could_be_in(
    seed: int, seats: int, scenario: str
) -> None:
    match, luck = start(seed, seats, scenario), random.Random(seed)
    for looks in cycle((True, False)):
        if not match.pending or len(match.moves) >= MOVES:
            break
        seat, decision = next(iter(match.pending.items()))
        option = choose(luck, [option.id for option in decision.options])
        before = len(match.moves)
        worlds = [match.imagine(seat, name) for name in ("one", "other")] if looks else []
        match.apply(seat, option)
        if worlds and before in match.undo_points(seat):
            for world in worlds:
                world.apply(seat, option)
            one, other = (world.view(seat) for world in worlds)
            assert one == other, f"{option} shows something and can be taken back"


@pytest.mark.rule("undo", "solo.skills")
def test_a_skill_chosen_alone_is_not_taken_back_as_one_of_the_dummy_player_shows() -> None:
    scene = quest(hero("tovak", hand=[], fame=3, level=1), at="ending")
    skill = scene.offers(0, "skill:")[0]
    scene.does(0, skill)
    assert scene.match.undo_points(0) == []


@pytest.mark.rule("undo", "combat.knocked-out", "duel.damage")
def test_whose_rival_is_knocked_out_does_not_take_it_back_having_seen_the_hand() -> None:
    scene = quest(
        hero("tovak", hand=["blood-rage", "rage"], mana=["red", "red"], space="1,-1"),
        hero("goldyx", hand=["rage", "march"], space="1,-1"),
        scenario="blitz-conquest",
        agreement={"duels": True},
    )
    scene.does(0, "duel:seat-1").does(1, "defend:partly", "let-be")
    scene.does(0, "let-be", "play:rage:strong", "pay:token-red", "play:blood-rage:strong", "pay:token-red")
    scene.does(0, scene.offers(0, "choose:")[1], "launch").does(1, "endure")
    scene.does(0, *["hurt:hero"] * 4)
    assert scene.match.undo_points(0)
    scene.does(0, "hurt:hero")
    assert scene.hero(1).discard == ["rage", "march"]
    assert scene.match.undo_points(0) == []


@pytest.mark.rule("undo", "turn.end")
def test_a_turn_that_is_over_is_not_taken_back_though_it_showed_nothing() -> None:
    hand = ["march", "rage", "stamina", "swiftness", "promise", "concentration"]
    tovak, goldyx = hero("tovak", hand=hand), hero("goldyx", hand=["rage"])
    scene = quest(tovak, goldyx, scenario="full-conquest")
    scene.does(0, "play:march:move", "end:turn")
    assert scene.match.undo_points(0) != []
    scene.does(0, "keep:hand")
    assert scene.asks == {1: "ask-turn"}
    assert scene.match.undo_points(0) == []


@pytest.mark.rule("undo", "round.announce")
def test_an_announced_end_of_the_round_is_not_taken_back_once_the_next_turn_begins() -> None:
    scene = quest(hero("tovak", hand=["rage"], deck=[]), hero("goldyx", hand=["rage"]), at="before")
    scene.does(0, "announce:end")
    assert scene.match.undo_points(0) == []


@pytest.mark.rule("undo", "offers.refill")
@pytest.mark.parametrize(("deck", "shown"), [([], False), (["agility"], True)])
def test_a_card_of_an_offer_is_put_back_unless_another_came_in_its_place(
    deck: list[str], shown: bool
) -> None:
    offers = {"actions": ["ambush"], "action_deck": deck}
    scene = quest(hero("tovak", hand=["training", "march"], deck=["rage"]), offers=offers)
    scene.does(0, "play:training:basic", "throw:march", "take:ambush")
    assert scene.match.can_undo(0) is not shown
