"""Rulings on the twelve tactics. [tactics]"""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_knight.cards.vocabulary import RED
from tests.games.mage_knight.scenario import Scene, hero, quest, unit

HAND = ["march", "rage", "stamina", "swiftness", "promise"]


def choosing(time: str = "day", **more: Any) -> Scene:
    """Alone, about to choose a tactic."""
    return quest(hero("arythea", **more), at="tactics", time=time)


def with_tactic(tactic: str, *, at: str = "playing", time: str = "day", **more: Any) -> Scene:
    """Alone, with this tactic."""
    source = more.pop("source", ["red", "red", "red"])
    return quest(hero("arythea", tactic=tactic, **more), at=at, time=time, source=source)


# By day


@pytest.mark.rule("tactic.early-bird", "tactics.use")
def test_early_bird_does_nothing_but_come_first() -> None:
    scene = choosing(hand=HAND).does(0, "take-tactic:early-bird")
    assert scene.hero().tactic == "early-bird"
    assert scene.state.calendar.order[0] == 0
    assert scene.hero().hand == HAND
    assert scene.refuses(0, "tactic:early-bird")[1] == "tactics.use"


@pytest.mark.rule("tactic.rethink")
def test_rethink_swaps_up_to_three_cards_wounds_too_and_shuffles_them_into_the_deck() -> None:
    scene = choosing(hand=["wound", "march", "rage", "stamina"], deck=["swiftness", "promise", "threaten"])
    scene.does(0, "take-tactic:rethink", "pick:wound", "pick:march", "pick:rage")
    assert scene.hero().hand == ["stamina", "swiftness", "promise", "threaten"]
    assert sorted(scene.hero().deck) == ["march", "rage", "wound"]
    assert scene.hero().discard == []


@pytest.mark.rule("tactic.rethink")
def test_rethink_may_swap_fewer_cards() -> None:
    scene = choosing(hand=["march", "rage"], deck=["swiftness", "promise"])
    scene.does(0, "take-tactic:rethink", "pick:march", "enough")
    assert scene.hero().hand == ["rage", "swiftness"]
    assert sorted(scene.hero().deck) == ["march", "promise"]


@pytest.mark.rule("tactic.mana-steal")
def test_mana_steal_keeps_a_die_of_a_basic_colour() -> None:
    scene = quest(hero("arythea"), at="tactics", source=["red", "gold", "black"])
    scene.does(0, "take-tactic:mana-steal")
    assert scene.refuses(0, "die:gold") == ("refused-no-basic-die", "source")
    scene.does(0, "die:red")
    assert scene.hero().stored_die is RED
    assert sorted(scene.state.source.dice) == ["black", "gold"]


@pytest.mark.rule("tactic.mana-steal", "source.one")
def test_the_die_on_mana_steal_is_used_beside_the_one_die_of_the_turn_and_then_goes_back() -> None:
    me = hero("arythea", tactic="mana-steal", stored_die="green", hand=["march", "stamina"])
    scene = quest(me, source=["blue", "white"], dice=[5, 6])
    scene.does(0, "play:stamina:strong", "pay:die-blue", "play:march:strong", "pay:stored-green")
    assert scene.turn().move == 4 + 4
    assert scene.hero().stored_die is None
    scene.does(0, "end:turn")
    assert sorted(scene.state.source.dice) == ["black", "gold", "white"]


@pytest.mark.rule("tactic.mana-steal")
def test_an_unused_die_stays_on_mana_steal_from_turn_to_turn() -> None:
    scene = with_tactic("mana-steal", stored_die="green", hand=["march", "rage"], source=["red", "red"])
    scene.does(0, "play:march:basic", "end:turn", "keep:hand")
    assert scene.hero().stored_die == "green"


@pytest.mark.rule("tactic.planning")
@pytest.mark.parametrize(("held", "drawn_to"), [(["rage", "wound"], 6), (["rage"], 5), ([], 5)])
def test_planning_raises_the_hand_limit_with_two_cards_left_wounds_among_them(
    held: list[str], drawn_to: int
) -> None:
    scene = with_tactic("planning", hand=["march", *held]).does(0, "play:march:basic", "end:turn")
    scene.does(0, *scene.offers(0, "keep:hand"))
    assert len(scene.hero().hand) == drawn_to


@pytest.mark.rule("tactic.great-start")
def test_great_start_draws_two_cards() -> None:
    scene = choosing(hand=["march"], deck=["rage", "stamina", "promise"]).does(0, "take-tactic:great-start")
    assert scene.hero().hand == ["march", "rage", "stamina"]


@pytest.mark.rule("tactic.the-right-moment", "turn.extra")
def test_the_right_moment_brings_another_turn_at_once_once_a_round() -> None:
    scene = quest(
        hero("arythea", tactic="the-right-moment", hand=["march", "rage"]),
        hero("tovak", tactic="early-bird", hand=["march"]),
    )
    scene.does(0, "tactic:the-right-moment")
    assert scene.hero(0).tactic_down
    assert scene.refuses(0, "tactic:the-right-moment") == ("refused-tactic-used", "tactics.use")
    scene.does(0, "play:march:basic", "end:turn", "keep:hand")
    assert scene.asks == {0: "ask-turn"}
    assert scene.turn(0).move == 0
    scene.does(0, "play:rage:move", "end:turn", "keep:hand")
    assert scene.asks == {1: "ask-turn"}


@pytest.mark.rule("tactic.the-right-moment")
def test_the_right_moment_serves_in_the_last_turn_of_a_round_too() -> None:
    scene = quest(
        hero("arythea", tactic="the-right-moment", hand=["march", "rage"]),
        hero("tovak", tactic="early-bird", hand=["march"]),
        announced=1,
        last_turns=[0],
    )
    scene.does(0, "tactic:the-right-moment", "play:march:basic", "end:turn", "keep:hand")
    assert scene.asks == {0: "ask-turn"}


# By night


@pytest.mark.rule("tactic.from-the-dusk")
def test_from_the_dusk_does_nothing_but_come_first() -> None:
    scene = choosing("night", hand=HAND).does(0, "take-tactic:from-the-dusk")
    assert scene.state.calendar.order[0] == 0
    assert scene.hero().hand == HAND
    assert scene.refuses(0, "tactic:from-the-dusk")[1] == "tactics.use"


@pytest.mark.rule("tactic.long-night")
def test_long_night_makes_three_random_cards_of_the_discard_pile_the_deck() -> None:
    scene = with_tactic("long-night", time="night", hand=["march"], deck=[], discard=HAND[1:])
    scene.does(0, "tactic:long-night")
    assert (len(scene.hero().deck), len(scene.hero().discard)) == (3, 1)
    assert sorted(scene.hero().deck + scene.hero().discard) == sorted(HAND[1:])
    assert scene.refuses(0, "tactic:long-night") == ("refused-tactic-used", "tactics.use")


@pytest.mark.rule("tactic.long-night")
def test_long_night_needs_an_empty_deck_and_something_discarded() -> None:
    full = with_tactic("long-night", time="night", hand=["march"], deck=["rage"], discard=["stamina"])
    assert full.refuses(0, "tactic:long-night") == ("refused-deck-not-empty", "tactic.long-night")
    bare = with_tactic("long-night", time="night", hand=["march"], deck=[])
    assert bare.refuses(0, "tactic:long-night") == ("refused-nothing-discarded", "tactic.long-night")
    few = with_tactic("long-night", time="night", hand=["march"], deck=[], discard=["rage", "wound"])
    few.does(0, "tactic:long-night")
    assert (sorted(few.hero().deck), few.hero().discard) == (["rage", "wound"], [])


@pytest.mark.rule("tactic.long-night", "draw.empty")
def test_long_night_may_be_used_in_the_middle_of_drawing() -> None:
    scene = with_tactic(
        "long-night", time="night", hand=["march"], deck=["rage"], discard=["stamina", "promise"]
    )
    scene.does(0, "play:march:basic", "end:turn")
    assert scene.hero().hand == ["rage"]
    assert scene.offers(0) == ["tactic:long-night", "spare:tactic"]
    scene.does(0, "tactic:long-night")
    assert sorted(scene.hero().hand) == ["march", "promise", "rage", "stamina"]
    assert scene.hero().tactic_down


@pytest.mark.rule("tactic.long-night", "round.announce")
def test_after_long_night_the_deck_is_not_empty_and_the_end_is_not_announced() -> None:
    scene = with_tactic("long-night", at="before", time="night", hand=["march"], deck=[], discard=["rage"])
    assert "announce:end" in scene.offers(0)
    scene.does(0, "tactic:long-night")
    assert scene.asks == {0: "ask-turn"}


@pytest.mark.rule("tactic.mana-search")
def test_mana_search_rerolls_two_dice_gold_ones_first_once_a_turn() -> None:
    me = hero("arythea", tactic="mana-search", hand=["march"])
    scene = quest(me, time="night", source=["red", "gold", "blue"], dice=[3, 6])
    scene.does(0, "tactic:mana-search")
    assert scene.refuses(0, "die:red") == ("refused-gold-first", "tactic.mana-search")
    scene.does(0, "die:gold", "die:red")
    assert sorted(scene.state.source.dice) == ["black", "blue", "green"]
    assert scene.refuses(0, "tactic:mana-search") == ("refused-tactic-used", "tactics.use")


@pytest.mark.rule("tactic.mana-search")
def test_mana_search_may_reroll_one_die_and_serves_in_every_turn() -> None:
    me = hero("arythea", tactic="mana-search", hand=["march", "rage"])
    scene = quest(me, time="night", source=["red", "blue", "blue"], dice=[3])
    scene.does(0, "tactic:mana-search", "die:red", "enough", "play:march:basic", "end:turn", "keep:hand")
    assert "tactic:mana-search" in scene.offers(0)


@pytest.mark.rule("tactic.mana-search")
def test_mana_search_comes_before_mana_of_the_source_is_used() -> None:
    me = hero("arythea", tactic="mana-search", hand=["march"])
    scene = quest(me, time="night", source=["green", "blue", "blue"])
    scene.does(0, "play:march:strong", "pay:die-green")
    assert scene.refuses(0, "tactic:mana-search") == ("refused-source-used", "tactic.mana-search")


@pytest.mark.rule("tactic.midnight-meditation", "turn.before")
def test_midnight_meditation_shuffles_up_to_five_cards_back_before_a_turn_and_draws_as_many() -> None:
    scene = with_tactic(
        "midnight-meditation", at="before", time="night", hand=["wound", "march", "rage"], deck=["promise"]
    )
    scene.does(0, "tactic:midnight-meditation", "pick:wound", "pick:march", "enough")
    assert len(scene.hero().hand) == 3
    assert sorted(scene.hero().hand + scene.hero().deck) == ["march", "promise", "rage", "wound"]
    assert scene.hero().tactic_down
    in_turn = with_tactic("midnight-meditation", time="night", hand=["march"])
    assert in_turn.refuses(0, "tactic:midnight-meditation") == ("refused-not-now", "tactics.use")


@pytest.mark.rule("tactic.preparation")
def test_preparation_takes_any_card_of_the_deck_into_hand() -> None:
    scene = choosing("night", hand=["march"], deck=["rage", "stamina", "promise"])
    scene.does(0, "take-tactic:preparation", "pick:promise")
    assert scene.hero().hand == ["march", "promise"]
    assert sorted(scene.hero().deck) == ["rage", "stamina"]


@pytest.mark.rule("tactic.sparing-power", "turn.before")
def test_sparing_power_lays_a_card_aside_before_each_turn_or_takes_all_of_them_and_is_done() -> None:
    scene = with_tactic("sparing-power", at="before", time="night", hand=["march", "rage"])
    top = scene.hero().deck[0]
    assert scene.asks == {0: "ask-spare"}
    scene.does(0, "put:aside")
    assert scene.hero().spared == [top]
    scene.does(0, "play:march:basic", "end:turn", "keep:hand", "put:hand")
    assert top in scene.hero().hand
    assert (scene.hero().spared, scene.hero().tactic_down) == ([], True)


@pytest.mark.rule("tactic.sparing-power")
def test_with_an_empty_deck_sparing_power_only_gives_its_cards() -> None:
    scene = with_tactic("sparing-power", at="before", time="night", hand=["march"], deck=[], spared=["rage"])
    assert scene.refuses(0, "put:aside") == ("refused-deck-empty", "tactic.sparing-power")
    scene.does(0, "put:hand")
    assert scene.hero().hand == ["march", "rage"]


def after_the_night_with_a_card_spared(**goldyx: Any) -> Scene:
    """The end of a round in which Goldyx left a card under Sparing Power."""
    scene = quest(
        hero("goldyx", tactic="sparing-power", hand=[], deck=[], spared=["rage"], **goldyx),
        hero("tovak", tactic="from-the-dusk", hand=["march"]),
        time="night",
        turn=1,
        announced=0,
        last_turns=[1],
    )
    return scene.does(1, "play:march:basic", "end:turn")


@pytest.mark.rule("tactic.sparing-power")
def test_cards_left_under_sparing_power_go_into_the_deck_at_the_end_of_the_round() -> None:
    scene = after_the_night_with_a_card_spared()
    assert scene.state.calendar.round == 2
    assert scene.hero(0).spared == []
    assert "rage" in scene.hero(0).hand + scene.hero(0).deck


@pytest.mark.rule("tactic.sparing-power", "round.banners")
def test_cards_under_sparing_power_leave_it_with_the_tactic_before_banners_are_taken_off() -> None:
    scene = after_the_night_with_a_card_spared(units=[unit("peasants", banner="banner-of-glory")])
    assert scene.asks == {0: "ask-banners"}
    assert (scene.hero(0).spared, scene.hero(0).deck) == ([], ["rage"])
    again = magehall.load_position(magehall.describe_position(scene.match))
    assert again.state.things == scene.state.things


@pytest.mark.rule("tactic.mana-steal")
def test_a_die_left_on_mana_steal_goes_back_with_the_new_round() -> None:
    scene = quest(
        hero("goldyx", tactic="mana-steal", stored_die="red"),
        hero("tovak", tactic="early-bird", hand=["march"]),
        source=["blue", "blue", "blue"],
        turn=1,
        announced=0,
        last_turns=[1],
    )
    scene.does(1, "play:march:basic", "end:turn")
    assert scene.hero(0).stored_die is None
    assert len(scene.state.source.dice) == 4
