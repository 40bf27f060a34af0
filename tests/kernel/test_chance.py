"""Chance: every draw follows from the seed, as anyone can compute again; and dice can be loaded, but not by mistake."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random
from typing import Any

import pytest

import magehall
from magehall import IllegalMove, PositionError, ScriptError, load_match, load_position, verify
from magehall.kernel.chance import Chance, Scripted, SimulationChance, combine, commit
from tests.kernel.forging import forge


def nth(seed: str, number: int, outcomes: int) -> int:
    """Draw ``number`` of ``seed``, computed as docs/fairness.md says, without our code."""
    return int(hashlib.sha256(f"{seed}:{number}".encode("ascii")).hexdigest(), 16) % outcomes


def test_a_die_is_the_hash_of_seed_and_count() -> None:
    chance = Chance("moon")
    assert [chance.roll("die", 6) for _ in range(50)] == [nth("moon", n, 6) + 1 for n in range(50)]
    assert chance.count == 50
    assert Chance("moon", count=10).roll("die", 20) == nth("moon", 10, 20) + 1


def test_these_dice_never_change() -> None:
    """If this fails, every proof ever published fails with it."""
    chance = Chance("magehall")
    assert [chance.roll("die", 6) for _ in range(8)] == [1, 5, 3, 2, 5, 2, 3, 4]
    assert chance.shuffled("cards", "abcdef") == ["d", "c", "f", "b", "e", "a"]
    assert Chance("").roll("die", 1_000_000) == 694_637


def test_a_shuffle_is_that_of_fisher_and_yates_from_the_last_place_to_the_second() -> None:
    items = [f"card-{n}" for n in range(20)]
    expected = items.copy()
    for number, last in enumerate(range(19, 0, -1)):
        other = nth("stars", number, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    chance = Chance("stars")
    assert chance.shuffled("deck", items) == expected
    assert chance.count == 19
    (record,) = chance.draws
    assert record == ("deck", [items.index(item) for item in expected])


def test_one_card_or_none_needs_no_luck() -> None:
    chance = Chance("x")
    assert chance.shuffled("deck", []) == []
    assert chance.shuffled("deck", ["only"]) == ["only"]
    assert chance.count == 0


def test_all_faces_come_up_about_equally_often() -> None:
    chance = Chance("fair")
    faces = Counter(chance.roll("die", 6) for _ in range(6_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(900 < often < 1_100 for often in faces.values())


def test_a_clone_goes_on_alike_and_by_itself() -> None:
    chance = Chance("x", script=[3])
    chance.roll("die", 6)
    clone = chance.clone()
    assert [clone.roll("die", 6) for _ in range(5)] == [chance.roll("die", 6) for _ in range(5)]
    clone.roll("die", 6)
    assert len(clone.draws) == len(chance.draws) + 1


def test_picking_is_rolling_for_a_place() -> None:
    assert Chance("x").pick("suit", "abcd") == "abcd"[nth("x", 0, 4)]


def test_a_script_may_name_what_is_picked_and_not_what_is_rolled() -> None:
    chance = Chance("x", script=["c", 1, "e"])
    assert [chance.pick("suit", "abcd"), chance.pick("suit", "abcd")] == ["c", "a"]
    assert list(chance.draws) == [("suit", 3), ("suit", 1)], "a proof compares numbers"
    with pytest.raises(ScriptError, match="'e'"):
        chance.pick("suit", "abcd")
    with pytest.raises(ScriptError, match="a number"):
        chance.roll("die", 6)


def test_scripted_results_come_first_and_then_the_seed() -> None:
    chance = Chance("x", script=[6, 1, ["c", 0]])
    assert (chance.roll("die", 6), chance.roll("die", 6)) == (6, 1)
    assert chance.shuffled("cards", ["a", "b", "c"]) == ["c", "a", "b"], (
        "what the script leaves out keeps its order"
    )
    assert chance.count == 0
    assert chance.draws == [("die", 6), ("die", 1), ("cards", [2, 0, 1])]
    chance.finish()
    assert chance.roll("die", 6) == nth("x", 0, 6) + 1
    chance.shuffled("cards", ["a", "b", "c"])
    assert chance.sizes == [0, 0, 0, 6, 3], "who checks the seed must know where it was not asked"


def test_a_script_calls_items_by_the_name_the_game_gives_them() -> None:
    chance = Chance("x", script=[["two", "two"]])
    assert chance.shuffled("cards", [1, 2, 2], {1: "one", 2: "two"}.__getitem__) == [2, 2, 1]


@pytest.mark.parametrize("result", [0, 7, -1, ["a"], "6"])
def test_a_scripted_result_that_does_not_fit_the_die_is_an_error(result: Any) -> None:
    chance = Chance("x", script=[result])
    with pytest.raises(ScriptError, match="die: expected a number from 1 to 6 in the script, found"):
        chance.roll("die", 6)
    assert chance.draws == []


@pytest.mark.parametrize(
    ("order", "message"),
    [
        (3, "expected an order of 2 in the script, found 3"),
        (["z"], "asks for 'z', which is not"),
        (["a", "a"], "asks for 'a', which is not .or no longer. there"),
        ([5], "asks for 5"),
    ],
)
def test_a_scripted_order_that_does_not_fit_the_cards_is_an_error(order: Scripted, message: str) -> None:
    with pytest.raises(ScriptError, match=message):
        Chance("x", script=[order]).shuffled("cards", ["a", "b"])


def test_a_scripted_result_never_used_is_an_error() -> None:
    chance = Chance("x", script=[1, 2])
    chance.roll("die", 6)
    with pytest.raises(ScriptError, match=r"scripted results never used: \[2\]"):
        chance.finish()


def larder(*dice: Any) -> dict[str, Any]:
    return {"game": "midnight_larder", "seats": 2, "thieves": [{}, {}], "dice": list(dice)}


def test_loaded_dice_that_do_not_fit_are_refused_with_the_position_or_with_the_move_that_meets_them() -> None:
    with pytest.raises(PositionError, match="dream: expected a number from 1 to 2 in the script, found 3"):
        load_position(larder(1, 3))
    match = load_position(larder(1, 1, 7))
    match.apply(0, "climb:low")
    match.apply(1, "climb:low")
    before = match.save()
    with pytest.raises(ScriptError, match="climb: expected a number from 1 to 6"):
        match.apply(1, "pass")
    assert match.save() == before
    assert list(match.pending) == [1]


def test_loaded_dice_left_over_at_the_end_are_an_error_of_the_last_move() -> None:
    match = load_position(larder(*[1] * 40))

    def play_on() -> None:
        while match.pending:
            seat, decision = next(iter(match.pending.items()))
            match.apply(seat, decision.options[0])

    with pytest.raises(ScriptError, match="never used"):
        play_on()
    assert match.result is None
    assert verify(match.save()).holds


def test_where_only_loaded_dice_count_a_draw_beyond_them_is_refused_with_the_move_that_needs_it() -> None:
    match = load_position(larder(1, 1) | {"exact_dice": True})
    match.apply(0, "climb:low")
    match.apply(1, "climb:low")
    for same in (match, match.clone(), load_match(match.save())):
        before = same.save()
        with pytest.raises(ScriptError, match="climb: the position has no dice left, and only its own count"):
            same.apply(1, "pass")
        assert same.save() == before
    with pytest.raises(PositionError, match="no dice left"):
        load_position(larder(1) | {"exact_dice": True})


def test_bots_imagine_other_dice_where_only_loaded_ones_count() -> None:
    match = load_position(larder(1, 1) | {"exact_dice": True})
    dream = match.imagine(0, "moon")
    while dream.pending:
        seat, decision = next(iter(dream.pending.items()))
        dream.apply(seat, decision.options[0])
    assert dream.result is not None


def test_loaded_dice_not_used_yet_can_be_asked_for() -> None:
    match = load_position(larder(1, 1, 6, ["c"]))
    assert list(match.unused_dice) == [6, ["c"]]
    for seat, option in ((0, "climb:low"), (1, "climb:low"), (1, "pass")):
        match.apply(seat, option)
    assert list(match.unused_dice) == [["c"]]
    assert list(load_match(match.save()).unused_dice) == [["c"]]


def test_a_proof_names_the_move_at_which_loaded_dice_do_not_fit() -> None:
    match = load_position(larder(1, 1, 6))
    for seat, option in ((0, "climb:low"), (1, "climb:low"), (1, "pass")):
        match.apply(seat, option)
    forged = forge(match.save(), lambda content: content["setup"]["position"].update(dice=[1, 1, 7]))
    assert verify(forged).fault.startswith("move 3, 'pass' by seat 1: climb: expected a number from 1 to 6")


def test_the_table_commits_to_its_secret_before_play() -> None:
    assert commit("xyzzy") == hashlib.sha256(b"magehall:xyzzy").hexdigest()
    match = magehall.new_match("midnight_larder", 2, seed="xyzzy")
    assert match.view(None)["commitment"] == commit("xyzzy")
    assert "xyzzy" not in str(match.view(0))


def test_the_seed_is_made_of_the_secret_and_of_what_each_seat_added_in_seat_order() -> None:
    assert combine("s", {}) == hashlib.sha256(b"s").hexdigest()
    assert combine("s", {1: "b", 0: "a"}) == hashlib.sha256(b"s\n0=a\n1=b").hexdigest()
    assert combine("s", {0: "a", 1: "b"}) == combine("s", {1: "b", 0: "a"})
    assert combine("s", {0: "b", 1: "a"}) != combine("s", {0: "a", 1: "b"})


def test_what_a_seat_adds_to_the_seed_changes_the_match() -> None:
    plain = magehall.new_match("midnight_larder", 4, seed=1)
    added = [magehall.new_match("midnight_larder", 4, seed=1, contributions={0: str(n)}) for n in range(8)]
    assert any(match.flow.chance.draws != plain.flow.chance.draws for match in added)
    assert added[0].view(None)["commitment"] == plain.view(None)["commitment"]


def test_without_a_seed_128_bits_are_drawn() -> None:
    secrets = {magehall.new_match("midnight_larder", 2).setup.secret for _ in range(5)}
    assert len(secrets) == 5
    assert all(len(bytes.fromhex(secret)) >= 16 for secret in secrets)


def test_imagined_luck_is_repeatable_keeps_no_record_and_can_be_cloned() -> None:
    one, other = SimulationChance("x"), SimulationChance("x")
    rolls = [one.roll("die", 6) for _ in range(20)]
    assert rolls == [other.roll("die", 6) for _ in range(20)]
    assert set(rolls) <= set(range(1, 7))
    clone = one.clone()
    assert one.shuffled("cards", range(30)) == clone.shuffled("cards", range(30))
    assert one.draws == []


def test_clones_of_simulated_luck_go_on_by_themselves_whoever_draws_first() -> None:
    other = SimulationChance("x")
    expected = [other.roll("die", 60) for _ in range(8)]
    root = SimulationChance("x")
    twin = root.clone()
    nephew = twin.clone()
    assert [twin.roll("die", 60) for _ in range(8)] == expected
    assert [root.roll("die", 60) for _ in range(8)] == expected
    assert [nephew.roll("die", 60) for _ in range(8)] == expected


def test_a_refused_move_draws_nothing() -> None:
    match = magehall.new_match("midnight_larder", 2, seed=1)
    drawn = match.flow.chance.count
    with pytest.raises(IllegalMove):
        match.apply(0, "climb:roof")
    assert match.flow.chance.count == drawn


@pytest.mark.parametrize("count", [0, 1, 2, 31, 32, 33, 200])
def test_imagined_luck_draws_what_a_generator_of_its_seed_does(count: int) -> None:
    chance, generator = SimulationChance("x"), Random("x")
    for _ in range(3):
        assert chance.roll("die", 6) == int(generator.random() * 6) + 1
        expected = list(range(count))
        generator.shuffle(expected)
        assert chance.shuffled("cards", range(count)) == expected
