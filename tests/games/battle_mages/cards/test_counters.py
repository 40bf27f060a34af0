"""Shield, Dodge, Mind Control and Retaliate: house text, and the rulings on it."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, scenario

SIX = chain("earth", 6, by=2, last="rockfall")


@pytest.mark.rule("rare.shield")
def test_shield_cancels_the_spell_and_nothing_goes_on() -> None:
    duel = scenario(mage("shield"), mage(), mage(), aimed=[SIX])
    duel.does(0, "counter:shield")
    assert duel.lives == [20, 20, 20]
    assert duel.air == []
    assert duel.played[-1] == "shield"


@pytest.mark.rule("rare.shield")
def test_shield_stops_ones_own_share_of_thunder_only() -> None:
    duel = scenario(mage("thunder"), mage("shield"), mage(), pile=["heal", "leech"])
    duel.does(0, "cast:thunder").does(1, "draw:pile", "counter:shield")
    assert duel.aimed_at(2) == [("thunder", 2)]


@pytest.mark.rule("rare.dodge")
def test_dodge_passes_the_spell_unchanged_to_the_next_mage() -> None:
    duel = scenario(mage("dodge"), mage(), mage(), aimed=[SIX])
    duel.does(0, "counter:dodge")
    assert duel.life(0) == 20
    assert duel.air == [
        {"spell": "rockfall", "by": 2, "at": 1, "damage": 6, "school": "earth", "chain": 3},
    ]


@pytest.mark.rule("rare.dodge")
def test_dodge_follows_the_turn_order() -> None:
    aimed = [chain("earth", 6, by=1, last="rockfall")]
    duel = scenario(mage("dodge"), mage(), mage(), aimed=aimed, direction="counterclockwise")
    assert duel.does(0, "counter:dodge").aimed_at(2) == [("rockfall", 6)]


@pytest.mark.rule("dodge.aimer")
def test_a_dodged_spell_still_counts_as_aimed_by_the_mage_who_aimed_it() -> None:
    duel = scenario(mage("dodge"), mage("retaliate"), mage(), aimed=[SIX], pile=["heal"])
    duel.does(0, "counter:dodge").does(1, "draw:pile", "counter:retaliate")
    assert duel.lives == [20, 20, 14]


@pytest.mark.rule("dodge.aimer")
def test_a_spell_turned_by_mind_control_counts_as_aimed_by_the_mage_who_turned_it() -> None:
    duel = scenario(mage("mind-control"), mage("retaliate"), mage(), aimed=[SIX], pile=["heal"])
    duel.does(0, "counter:mind-control:mage-1").does(1, "draw:pile", "counter:retaliate")
    assert duel.lives == [14, 20, 20]


@pytest.mark.rule("dodge.aimer")
def test_a_retaliated_spell_counts_as_aimed_by_the_mage_who_retaliated() -> None:
    duel = scenario(mage("retaliate", "heal"), mage(), mage("retaliate"), aimed=[SIX])
    duel.does(0, "counter:retaliate").does(2, "counter:retaliate")
    assert duel.asks == {0: "ask-answer-retaliation"}


@pytest.mark.rule("rare.mind-control")
@pytest.mark.parametrize("target", [1, 2])
def test_mind_control_aims_the_spell_at_a_mage_of_ones_choice(target: int) -> None:
    duel = scenario(mage("mind-control"), mage(), mage(), aimed=[SIX])
    assert duel.offers(0) == ["counter:mind-control:mage-1", "counter:mind-control:mage-2"]
    duel.does(0, f"counter:mind-control:mage-{target}")
    assert duel.life(0) == 20
    assert [(spell["by"], spell["at"], spell["damage"]) for spell in duel.air] == [(0, target, 6)]


@pytest.mark.rule("rare.mind-control")
def test_mind_control_cannot_choose_the_eliminated() -> None:
    duel = scenario(mage("mind-control"), mage(life=0), mage(), mage(), aimed=[SIX])
    assert duel.offers(0) == ["counter:mind-control:mage-2", "counter:mind-control:mage-3"]


def retaliated(*hand: str, own: tuple[str, ...] = ()) -> Duel:
    """Mage 0 has just retaliated against six damage from mage 2, who holds ``hand``."""
    duel = scenario(mage(*own, "retaliate"), mage("leech"), mage(*hand), aimed=[SIX])
    return duel.does(0, "counter:retaliate")


@pytest.mark.rule("rare.retaliate")
def test_retaliate_turns_the_spell_on_the_mage_who_aimed_it_at_once() -> None:
    duel = retaliated("heal").does(2, "pass")
    assert duel.lives == [20, 20, 14]
    assert duel.air == []
    assert duel.active == 1


@pytest.mark.rule("rare.retaliate")
def test_the_mage_retaliated_against_may_answer_with_shield_dodge_or_retaliate() -> None:
    duel = retaliated(
        "shield", "dodge", "retaliate", "stone-hand", "fusion", "mind-control", "paralyze", "heal"
    )
    duel.passes()
    assert duel.asks == {2: "ask-answer-retaliation"}
    assert duel.offers(2) == ["counter:shield", "counter:retaliate", "counter:dodge", "pass"]


@pytest.mark.rule("rare.retaliate")
def test_any_card_in_hand_brings_the_question_so_that_it_tells_nothing() -> None:
    assert retaliated("stone-hand").asks == {2: "ask-answer-retaliation"}
    assert retaliated().life(2) == 14


@pytest.mark.rule("retaliate.exchange")
def test_shield_ends_the_exchange() -> None:
    duel = retaliated("shield").does(2, "counter:shield")
    assert duel.lives == [20, 20, 20]
    assert duel.air == []
    assert duel.hand(2) == []


@pytest.mark.rule("retaliate.exchange")
def test_retaliate_against_retaliate_comes_back_at_once() -> None:
    duel = retaliated("retaliate", own=("stone-hand",)).does(2, "counter:retaliate")
    assert duel.asks == {0: "ask-answer-retaliation"}
    duel.does(0, "pass")
    assert duel.lives == [14, 20, 20]
    assert duel.active == 1


@pytest.mark.rule("retaliate.exchange")
def test_dodging_a_retaliated_spell_brings_it_to_the_next_mage_at_once() -> None:
    duel = retaliated("dodge", own=("stone-hand",)).does(2, "counter:dodge")
    assert duel.asks == {0: "ask-answer-retaliation"}
    duel.does(0, "pass")
    assert duel.lives == [14, 20, 20]


@pytest.mark.rule("retaliate.exchange")
def test_a_dodged_retaliation_goes_on_round_the_table_and_not_back() -> None:
    duel = scenario(mage("retaliate"), mage(), mage("dodge"), mage("heal"), aimed=[SIX])
    duel.does(0, "counter:retaliate").does(2, "counter:dodge")
    assert duel.asks == {3: "ask-answer-retaliation"}
    assert duel.does(3, "pass").lives == [18, 18, 18, 12]


@pytest.mark.rule("retaliate.exchange")
def test_whoever_a_retaliated_spell_comes_to_may_answer_it_in_turn() -> None:
    duel = retaliated("dodge", own=("shield",)).does(2, "counter:dodge").does(0, "counter:shield")
    assert duel.lives == [20, 20, 20]
    assert duel.hand(0) == []


@pytest.mark.rule("retaliate.any-spell")
@pytest.mark.parametrize(
    ("spell", "damage"), [("rage", 3), ("thunder", 2), ("tornado", 1), ("leech", 2), ("explosion", 2)]
)
def test_retaliate_turns_back_rare_spells_too(spell: str, damage: int) -> None:
    duel = scenario(mage("retaliate"), mage(), mage(), aimed=[bolt(spell, damage, by=2)])
    duel.does(0, "counter:retaliate")
    assert duel.lives == [20, 20, 20 - damage]


@pytest.mark.rule("retaliate.any-spell")
def test_a_retaliated_chain_cannot_be_merged_with_and_ends() -> None:
    duel = retaliated("stone-hand")
    assert duel.offers(2) == ["pass"]
    duel.does(2, "pass")
    assert duel.air == []


@pytest.mark.rule("retaliate.any-spell")
def test_a_retaliated_leech_feeds_the_mage_who_retaliated() -> None:
    aimed = [bolt("leech", 2, by=2, leech=True)]
    duel = scenario(mage("retaliate", life=10), mage(), mage(life=10), aimed=aimed)
    duel.does(0, "counter:retaliate")
    assert duel.lives == [12, 20, 8]


@pytest.mark.rule("dodge.aimer")
def test_a_leech_retaliated_twice_feeds_the_mage_who_turned_it_last() -> None:
    aimed = [bolt("leech", 2, by=2, leech=True)]
    duel = scenario(mage("heal", "retaliate", life=10), mage(), mage("retaliate", life=10), aimed=aimed)
    duel.does(0, "counter:retaliate").does(2, "counter:retaliate").does(0, "pass")
    assert duel.lives == [8, 20, 12]


@pytest.mark.rule("eliminated.leaves")
def test_retaliate_finds_nobody_when_the_mage_who_aimed_is_out() -> None:
    duel = scenario(mage("retaliate"), mage("paralyze"), mage(life=0), mage(), aimed=[SIX])
    duel.does(0, "counter:retaliate")
    assert not duel.happened("spell-turned")
    assert [event["rule"] for event in duel.happened("spell-cancelled")] == ["eliminated.leaves"]
    assert duel.lives == [18, 18, 0, 18]
    assert duel.air == []
    assert duel.active == 1


def test_retaliate_may_eliminate_the_mage_who_aimed() -> None:
    duel = scenario(mage("retaliate"), mage(), mage("heal", life=6), aimed=[SIX])
    duel.does(0, "counter:retaliate").does(2, "pass")
    assert duel.match.state.alive() == [0, 1]
    assert duel.played[-1] == "heal"


@pytest.mark.rule("play.counter")
@pytest.mark.parametrize("spell", ["shield", "retaliate", "dodge", "mind-control"])
def test_a_counter_needs_a_spell_aimed_at_its_own_mage(spell: str) -> None:
    duel = scenario(mage(spell, "stone-hand"), mage(), mage(), aimed=[bolt("rage", 3, by=1, at=2)])
    assert duel.offers(0) == ["cast:stone-hand"]
    assert duel.refuses(0, f"counter:{spell}") == ("refused-nothing-aimed", "play.counter")


@pytest.mark.rule("play.counter")
def test_paralyze_needs_a_spell_aimed_at_anyone() -> None:
    idle = scenario(mage("paralyze", "stone-hand"), mage(), mage())
    assert idle.offers(0) == ["cast:stone-hand"]
    assert idle.refuses(0, "counter:paralyze") == ("refused-nothing-in-the-air", "rare.paralyze")
    busy = scenario(mage("paralyze", "stone-hand"), mage(), mage(), aimed=[bolt("rage", 3, by=1, at=2)])
    assert busy.offers(0) == ["cast:stone-hand", "counter:paralyze"]


@pytest.mark.rule("play.no-help")
@pytest.mark.parametrize("spell", ["shield", "retaliate", "dodge", "mind-control", "fusion"])
def test_no_other_card_helps_another_mage(spell: str) -> None:
    aimed = [chain("earth", 6, by=1, at=2, last="rockfall")]
    duel = scenario(mage(spell, "stone-hand"), mage(), mage(), aimed=aimed)
    assert not [o for o in duel.offers(0) if o.startswith((f"counter:{spell}", f"merge:{spell}"))]
    duel.does(0, "cast:stone-hand")
    assert duel.aimed_at(2) == [("rockfall", 6)]


@pytest.mark.rule("play.no-help")
def test_paralyze_helps_another_mage() -> None:
    duel = scenario(mage("paralyze"), mage(), mage(), aimed=[bolt("rage", 3, by=1, at=2)])
    duel.does(0, "counter:paralyze")
    assert duel.aimed_at(2) == []


@pytest.mark.rule("answer.one-spell")
def test_two_equal_spells_are_told_apart_by_who_aimed_them() -> None:
    """Retaliate turns on one of the two neighbours, so it must be clear which."""
    aimed = [bolt("thunder", 2, by=1, cast=1), bolt("thunder", 2, by=2, cast=2)]
    duel = scenario(mage("retaliate"), mage(), mage(), aimed=aimed)
    duel.does(0, "counter:retaliate")
    for locale in ("en", "fr", "ru"):
        texts = {option.text(locale) for option in duel.match.pending[0].options}
        assert len(texts) == 2
    assert duel.does(0, "answer:spell-1").lives == [18, 20, 18]
