"""Paralyze: house text, and the rulings on it. The sheet: it alone stops damage to others."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, scenario

SIX = chain("earth", 6, by=2, last="rockfall")


@pytest.mark.rule("rare.paralyze")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_paralyze_cancels_a_spell_aimed_at_any_mage(holder: int) -> None:
    hands: list[list[str]] = [["stone-hand", "rage"], ["heal"], ["leech"]]
    hands[holder].insert(0, "paralyze")
    duel = scenario(*(mage(*hand) for hand in hands))
    duel.does(0, "cast:stone-hand")
    for seat in range(3):
        duel.does(seat, "counter:paralyze" if seat == holder else "pass")
    assert duel.air == []
    assert duel.played[-1] == "paralyze"
    assert "paralyze" not in duel.hand(holder)


@pytest.mark.rule("rare.paralyze")
@pytest.mark.parametrize(
    "option",
    ["cast:rage:mage-1", "cast:thunder", "cast:tornado", "cast:explosion", "cast:leech", "cast:fusion:fire"],
)
def test_paralyze_cancels_rare_spells(option: str) -> None:
    duel = scenario(mage(option.split(":")[1]), mage("paralyze"), mage(), mage())
    duel.does(0, option).does(1, "counter:paralyze")
    assert duel.air == []
    assert duel.lives == [18, 18, 18, 18]
    assert duel.active == 1


@pytest.mark.rule("rare.paralyze")
def test_a_paralyzed_deception_sees_nothing() -> None:
    duel = scenario(mage("heal", "deception"), mage("paralyze", "leech"), mage())
    duel.does(0, "cast:deception:mage-1", "pass").does(1, "counter:paralyze")
    assert duel.happened("card-seen") == []
    assert duel.hand(1) == ["leech"]


@pytest.mark.rule("paralyze.moments")
def test_the_table_asks_when_a_spell_is_announced_and_when_it_is_about_to_strike() -> None:
    duel = scenario(mage("stone-hand", "heal"), mage("leech"), mage("paralyze"), pile=["ember-lance", "rage"])
    duel.does(0, "cast:stone-hand")
    assert set(duel.asks.values()) == {"ask-paralyze-aimed"}
    duel.passes().does(1, "draw:pile", "cast:ember-lance")
    assert set(duel.asks.values()) == {"ask-paralyze-strikes"}
    assert duel.life(1) == 20
    duel.does(0, "pass").does(1, "pass").does(2, "counter:paralyze")
    assert duel.life(1) == 20


@pytest.mark.rule("paralyze.moments")
def test_the_table_asks_when_a_spell_is_turned_and_again_before_it_strikes() -> None:
    duel = scenario(mage("heal", "retaliate"), mage("paralyze"), mage("leech"), aimed=[SIX])
    duel.does(0, "counter:retaliate")
    assert set(duel.asks.values()) == {"ask-paralyze-aimed"}
    duel.passes().does(2, "pass")
    assert set(duel.asks.values()) == {"ask-paralyze-strikes"}
    duel.does(0, "pass").does(2, "pass").does(1, "counter:paralyze")
    assert duel.lives == [20, 20, 20]


@pytest.mark.rule("paralyze.moments")
def test_a_retaliated_spell_can_be_paralyzed_before_it_is_answered() -> None:
    duel = scenario(mage("heal", "retaliate"), mage("paralyze"), mage("shield"), aimed=[SIX])
    duel.does(0, "counter:retaliate", "pass").does(2, "pass").does(1, "counter:paralyze")
    assert duel.active == 1
    assert duel.hand(2) == ["shield"]


@pytest.mark.rule("paralyze.moments")
@pytest.mark.parametrize("option", ["cast:heal", "spend:shield"])
def test_a_card_that_is_aimed_at_nobody_opens_no_window(option: str) -> None:
    duel = scenario(mage("heal", "shield"), mage("paralyze"), mage("leech"))
    duel.does(0, option)
    assert duel.asks == {1: "ask-draw"}


@pytest.mark.rule("paralyze.moments")
def test_everyone_who_could_hold_the_card_is_asked_whoever_holds_it() -> None:
    """Mage 1 holds nothing, mage 3 is out, and all know what mage 2 holds: only 0 and 4 could have it."""
    duel = scenario(
        mage("stone-hand", "heal"), mage(), mage("rage", seen_by=["all"]), mage(life=0), mage("leech"),
        pile=["venom-dart", "paralyze"],
    )  # fmt: skip
    duel.does(0, "cast:stone-hand")
    assert set(duel.asks) == {0, 4}
    assert duel.offers(0) == duel.offers(4) == ["pass"]


@pytest.mark.rule("paralyze.moments")
def test_only_its_holder_can_play_it_but_all_see_the_same_question() -> None:
    duel = scenario(mage("stone-hand", "heal"), mage("paralyze"), mage("leech"))
    duel.does(0, "cast:stone-hand")
    assert [duel.offers(seat) for seat in range(3)] == [["pass"], ["pass", "counter:paralyze"], ["pass"]]
    assert len({str(duel.match.view(seat)["waiting"]) for seat in (None, 0, 1, 2)}) == 1


@pytest.mark.rule("paralyze.moments")
def test_when_all_know_who_holds_it_only_that_mage_is_asked() -> None:
    duel = scenario(mage("stone-hand", "heal"), mage("paralyze", seen_by=["all"]), mage("leech"))
    duel.does(0, "cast:stone-hand")
    assert list(duel.asks) == [1]


@pytest.mark.rule("paralyze.moments")
def test_once_it_has_been_played_nobody_is_asked_any_more() -> None:
    duel = scenario(mage("stone-hand", "heal"), mage("paralyze", "ember-lance"), mage("leech"))
    duel.does(0, "cast:stone-hand", "pass").does(1, "counter:paralyze").does(2, "pass")
    duel.does(1, "draw:pile", "cast:ember-lance")
    assert duel.asks == {2: "ask-draw"}


@pytest.mark.rule("paralyze.moments")
def test_nobody_is_asked_while_it_lies_face_up_in_the_centre() -> None:
    duel = scenario(mage("stone-hand", "heal"), mage("leech"), mage("rage"), centre="paralyze")
    duel.does(0, "cast:stone-hand")
    assert duel.asks == {1: "ask-draw"}


@pytest.mark.rule("paralyze.moments")
def test_after_deception_both_mages_could_hold_it_again() -> None:
    duel = scenario(mage("heal", "deception"), mage("paralyze", "leech", seen_by=["all"]), mage("rage"))
    duel.does(0, "cast:deception:mage-1")
    assert list(duel.asks) == [1]
    duel.passes().does(0, "take:leech", "give:heal")
    duel.does(1, "draw:pile", "cast:serpent-kiss")
    assert set(duel.asks) == {0, 1, 2}


def thunder(*extra: str) -> Duel:
    """Mage 0 has cast Thunder at mages 1 and 3; mage 2 holds Paralyze."""
    duel = scenario(mage("heal", "thunder"), mage("ember-lance", *extra), mage("paralyze"), mage())
    return duel.does(0, "cast:thunder")


@pytest.mark.rule("paralyze.whole-spell")
def test_paralyze_at_the_announcement_cancels_the_spell_for_all_its_targets() -> None:
    duel = thunder()
    duel.does(0, "pass").does(1, "pass").does(2, "counter:paralyze")
    assert duel.air == []


@pytest.mark.rule("paralyze.whole-spell")
def test_paralyze_before_the_first_strike_cancels_the_spell_for_the_others_too() -> None:
    duel = thunder().passes()
    assert [spell["at"] for spell in duel.air] == [1, 3]
    duel.does(1, "draw:pile", "cast:ember-lance")
    duel.does(0, "pass").does(1, "pass").does(2, "counter:paralyze")
    assert duel.life(1) == 18
    assert duel.aimed_at(3) == []


@pytest.mark.rule("paralyze.whole-spell")
def test_paralyze_in_ones_own_turn_cancels_the_spell_for_all_its_targets() -> None:
    duel = scenario(mage("thunder"), mage("paralyze"), mage(), mage())
    duel.does(0, "cast:thunder").passes().does(1, "draw:pile", "counter:paralyze", "answer:spell-1")
    assert duel.life(1) == 18
    assert duel.air == []


@pytest.mark.rule("paralyze.whole-spell")
def test_paralyze_leaves_other_spells_in_the_air() -> None:
    """Even a second Thunder of the same mage is another spell."""
    aimed = [
        bolt("thunder", 2, by=2, cast=1),
        bolt("thunder", 2, by=2, cast=2),
        bolt("thunder", 2, by=2, at=1, cast=2),
    ]
    duel = scenario(mage("paralyze"), mage(), mage(), aimed=aimed)
    duel.does(0, "counter:paralyze", "answer:spell-0")
    assert duel.life(0) == 18
    assert duel.aimed_at(1) == [("thunder", 2)]


@pytest.mark.rule("paralyze.whole-spell")
def test_two_thunders_of_one_mage_are_two_spells() -> None:
    """Tornado brings mage 0 back to the turn while mage 3 still has the first Thunder to suffer."""
    duel = scenario(
        mage("thunder", "thunder"), mage("tornado", "heal"), mage("paralyze"), mage("ember-lance")
    )
    duel.does(0, "cast:thunder").passes()
    duel.does(1, "draw:pile", "cast:tornado").passes()
    duel.does(0, "draw:pile", "cast:thunder").passes()
    assert duel.aimed_at(3) == [("thunder", 2), ("thunder", 2)]
    duel.does(3, "draw:pile", "cast:ember-lance")
    for seat in list(duel.asks):
        duel.does(seat, "counter:paralyze" if seat == 2 else "pass")
    assert duel.life(3) == 16
    assert duel.aimed_at(1) == [("thunder", 2)]


@pytest.mark.rule("paralyze.whole-spell")
@pytest.mark.parametrize("counter", ["dodge", "retaliate"])
def test_paralyze_against_a_share_on_its_way_elsewhere_cancels_the_others_too(counter: str) -> None:
    duel = thunder(counter).passes()
    duel.does(1, "draw:pile", f"counter:{counter}")
    duel.does(0, "pass").does(1, "pass").does(2, "counter:paralyze")
    assert duel.air == []
    assert duel.lives == [18, 18, 18, 18]


@pytest.mark.rule("paralyze.own-turn")
def test_paralyze_as_the_card_of_ones_turn_cancels_a_spell_aimed_at_oneself() -> None:
    duel = scenario(mage("paralyze"), mage(), mage(), aimed=[SIX])
    duel.does(0, "counter:paralyze")
    assert duel.life(0) == 20
    assert duel.active == 1


@pytest.mark.rule("paralyze.own-turn")
def test_paralyze_as_the_card_of_ones_turn_can_save_another() -> None:
    aimed = [SIX, bolt("rage", 3, by=2, at=1)]
    duel = scenario(mage("paralyze"), mage(), mage(), aimed=aimed)
    duel.does(0, "counter:paralyze")
    assert duel.asks == {0: "ask-which-spell"}
    duel.does(0, "answer:spell-1")
    assert duel.life(0) == 14
    assert duel.aimed_at(1) == []


def test_a_cancelled_spell_leaves_the_turn_order_and_its_caster_as_they_were() -> None:
    tornado = scenario(mage("tornado"), mage("paralyze"), mage())
    tornado.does(0, "cast:tornado").does(1, "counter:paralyze")
    assert tornado.view()["direction"] == 1
    explosion = scenario(mage("explosion"), mage("paralyze"), mage())
    explosion.does(0, "cast:explosion").does(1, "counter:paralyze")
    assert explosion.life(0) == 20


@pytest.mark.parametrize(
    ("option", "aims"),
    [
        ("cast:rage:mage-1", [("rage", 1, 3)]),
        ("cast:thunder", [("thunder", 1, 2), ("thunder", 2, 2)]),
        ("cast:tornado", [("tornado", 2, 1)]),
        ("cast:blind", [("blind", 1, 0)]),
        ("cast:deception:mage-2", [("deception", 2, 0)]),
    ],
)
def test_the_table_sees_which_spell_it_is_asked_about(option: str, aims: list[tuple[str, int, int]]) -> None:
    duel = scenario(mage(option.split(":")[1], "heal"), mage("paralyze"), mage("leech"))
    duel.does(0, option)
    shown = duel.match.view(1)["table"]["under_way"]
    assert [(spell["spell"], spell["at"], spell["damage"]) for spell in shown] == aims
    assert {spell["by"] for spell in shown} == {0}


@pytest.mark.rule("rare.tornado")
def test_what_the_table_is_asked_about_is_what_the_spell_then_does() -> None:
    duel = scenario(mage("tornado", "heal"), mage("leech"), mage("paralyze"), mage(life=0), mage())
    duel.does(0, "cast:tornado")
    asked = duel.view(1)["under_way"]
    assert [(spell["at"], spell["damage"]) for spell in asked] == [(4, 1)]
    assert duel.passes().air == asked


@pytest.mark.rule("paralyze.own-turn")
def test_paralyze_as_the_card_of_a_turn_works_even_if_its_mage_does_not_survive_it() -> None:
    aimed = [bolt("rage", 3, by=1, at=0), bolt("leech", 2, by=1, at=2)]
    duel = scenario(mage("paralyze", life=3), mage(), mage(), mage(), aimed=aimed)
    duel.does(0, "counter:paralyze", "answer:spell-1")
    assert duel.life(0) == 0
    assert duel.air == []
    told = [name for name in duel.story if name in ("spell-countered", "spell-cancelled", "mage-fell")]
    assert told == ["spell-countered", "spell-cancelled", "mage-fell"], "nothing goes without a word"


@pytest.mark.rule("paralyze.own-turn")
def test_paralyze_as_the_card_of_a_turn_is_told_once() -> None:
    duel = scenario(mage("paralyze"), mage(), mage(), aimed=[SIX])
    duel.does(0, "counter:paralyze")
    assert duel.lives == [20, 20, 20]
    assert len(duel.happened("spell-countered")) == len(duel.happened("spell-cancelled")) == 1
