"""Whose cards a position may say somebody holds: each hero's own, unless a spell of the match hands them over."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_knight.cards.catalogue import HERO_CARDS
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.state import AGREEMENT
from tests.games.mage_knight.scenario import hero, quest
from tests.positions import check_refused

FRIENDLY = {"scenario": "full-conquest", "no_interactive_spells": True}
TOGETHER = {"scenario": "full-cooperation"}

ELSEWHERE = "all stand elsewhere already"
NOBODY_ELSE = "whose cards nobody else gets"


def table(*heroes: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position of these heroes."""
    return {"game": "mage_knight", "seats": len(heroes), "heroes": list(heroes), **more}


@pytest.mark.rule("setup.deck")
@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"hand": ["promise", "promise"]}, "hand[1]"),
        ({"hand": ["march"] * 4}, "hand[2]"),
        ({"hand": ["promise"], "discard": ["promise"]}, "discard[0]"),
        ({"hand": ["promise"], "deck": ["march", "promise"]}, "deck[1]"),
        ({"discard": ["promise"], "spared": ["promise"], "tactic": "sparing-power"}, "spared[0]"),
    ],
)
def test_alone_nobody_has_a_card_more_often_than_the_own_deck(fields: dict[str, Any], place: str) -> None:
    check_refused(table(hero("tovak", **fields)), f"$.heroes[0].{place}", f"of tovak's is left: {ELSEWHERE}")


@pytest.mark.rule("setup.deck")
def test_a_card_that_was_played_is_not_in_hand_as_well() -> None:
    check_refused(
        table(hero("tovak", hand=["promise"]), played=["promise"]),
        "$.played[0]",
        f"of tovak's is left: {ELSEWHERE}",
    )
    turn = {"seat": 0, "played": ["march", "promise"]}
    check_refused(table(hero("tovak", hand=["promise"]), turns=[turn]), "$.turns[0].played[1]", ELSEWHERE)


@pytest.mark.rule("setup.deck", "dummy")
def test_nobody_has_a_card_of_the_dummy_player_nor_it_one_of_a_hero() -> None:
    other = table(hero("tovak", hand=["battle-versatility"]), dummy={"hero": "arythea"})
    check_refused(other, "$.heroes[0].hand[0]", f"belongs to arythea, {NOBODY_ELSE}")
    dummy = table(hero("tovak"), dummy={"hero": "arythea", "deck": ["march", "cold-toughness"]})
    check_refused(dummy, "$.dummy.deck[1]", f"belongs to tovak, {NOBODY_ELSE}")
    often = table(hero("tovak"), dummy={"hero": "arythea", "discard": ["promise"], "deck": ["promise"]})
    check_refused(often, "$.dummy.deck[0]", f"of arythea's is left: {ELSEWHERE}")


@pytest.mark.rule("setup.deck")
def test_what_a_hero_holds_leaves_the_deck_of_the_dummy_player_alone() -> None:
    scene = quest(hero("tovak", hand=["march", "march"]), dummy={"hero": "arythea"})
    own, dummy = scene.hero(), scene.state.dummy
    assert len([*own.hand, *own.deck]) == 16
    assert dummy is not None
    assert dummy.deck == sorted(card for card, n in HERO_CARDS["arythea"].deck.items() for _ in range(n))


@pytest.mark.rule("friendly.spells", "card.mind-read")
@pytest.mark.parametrize("options", [FRIENDLY, TOGETHER])
def test_without_spells_that_harm_others_everybody_has_the_own_cards(options: dict[str, Any]) -> None:
    alike = table(hero("tovak", hand=["march"] * 3), hero("goldyx"), options=options)
    check_refused(alike, "$.heroes[0].hand[2]", f"of tovak's is left: {ELSEWHERE}")
    foreign = table(hero("tovak"), hero("goldyx", discard=["cold-toughness"]), options=options)
    check_refused(foreign, "$.heroes[1].discard[0]", f"belongs to tovak, {NOBODY_ELSE}")


@pytest.mark.rule("friendly.spells")
def test_a_card_of_several_heroes_names_them_all() -> None:
    three = table(hero("tovak", hand=["determination"]), hero("norowas"), hero("goldyx"), options=TOGETHER)
    check_refused(three, "$.heroes[0].hand[0]", f"belongs to norowas and goldyx and arythea, {NOBODY_ELSE}")


@pytest.mark.rule("friendly.spells", "card.mind-read")
@pytest.mark.parametrize("options", [FRIENDLY, TOGETHER])
def test_a_spell_that_was_left_out_is_nowhere(options: dict[str, Any]) -> None:
    held = table(hero("tovak", hand=["mind-read"]), hero("goldyx"), options=options)
    check_refused(held, "$.heroes[0].hand[0]", "card 'mind-read' was left out as agreed")
    offered = table(
        hero("tovak"), hero("goldyx"), options=options, offers={"spells": ["fireball", "mana-claim"]}
    )
    check_refused(offered, "$.offers.spells[1]", "card 'mana-claim' was left out as agreed")


@pytest.mark.rule("card.mind-read")
def test_where_mind_steal_may_be_played_a_hero_may_hold_cards_of_another() -> None:
    scene = quest(hero("tovak", hand=["rage"] * 3, discard=["will-focus"]), hero("goldyx"))
    assert scene.hero().hand == ["rage"] * 3
    assert len(scene.hero(1).deck) == 14
    again = magehall.load_position(magehall.describe_position(scene.match))
    assert again.state.things == scene.state.things


@pytest.mark.rule("card.mind-read")
def test_no_more_cards_change_hands_than_there_are() -> None:
    check_refused(
        table(hero("tovak", hand=["march"] * 5), hero("goldyx")),
        "$.heroes[0].hand[4]",
        f"'march' is left: {ELSEWHERE}",
    )
    check_refused(
        table(hero("tovak", hand=["battle-versatility"]), hero("goldyx")),
        "$.heroes[0].hand[0]",
        "nobody plays",
    )


@pytest.mark.rule("setup.deck", "friendly.spells")
def test_the_invariants_tell_whose_cards_are_whose() -> None:
    scene = quest(hero("tovak"), hero("goldyx"), options=FRIENDLY)
    state = scene.state
    state.edit_hero(1).deck.remove("march")
    state.edit_hero(0).hand.append("march")
    with pytest.raises(ValueError, match="'march' stands in 3 places, and there are 2"):
        scene.match.game.check(state)
    state.edit(AGREEMENT, Agreement).interactive_spells = True
    scene.match.game.check(state)


@pytest.mark.rule("setup.deck", "dummy")
def test_the_invariants_leave_the_dummy_player_its_own_cards() -> None:
    scene = quest(hero("tovak"), hero("goldyx"), options=TOGETHER)
    state = scene.state
    state.edit(AGREEMENT, Agreement).interactive_spells = True
    state.edit_dummy().deck.remove("march")
    state.edit_hero(0).hand.append("march")
    with pytest.raises(ValueError, match="'march' stands in"):
        scene.match.game.check(state)
