"""Rulings on actions that are replaced after nights."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS
from magehall.games.mage_knight.cards.icons import ICONS, Icon
from magehall.games.mage_knight.cards.vocabulary import Color, Kind
from magehall.games.mage_knight.model.deeds.round import Upgrade
from magehall.games.mage_knight.round.upgrades import goes_for, standing
from tests.games.mage_knight.rounds import Rounds, hero_with, in_turn

HASTE = ("announce", "end:turn", "keep", "shed", "recover", "leave")


def after_a_night(**heroes: dict[str, object]) -> Rounds:
    """The choice after a first night; fields of heroes by seat."""
    scene = in_turn(2, scenario="full-conquest", daylight="night", tactic="from-the-dusk", upgrades=True)
    for seat, fields in heroes.items():
        scene.arranged(hero_with(int(seat.removeprefix("seat_")), **fields))
    return scene.plays_on(lambda scene: scene.asked[1] == "ask-upgrade", *HASTE)


@pytest.mark.rule("variant.upgrades")
def test_every_action_has_icons() -> None:
    actions = [
        id for id, card in DEED_CARDS.items() if card.kind in (Kind.BASIC_ACTION, Kind.ADVANCED_ACTION)
    ]
    assert sorted(ICONS) == sorted(actions)
    assert all(ICONS.values())
    assert ICONS["march"] == {Icon.MOVE}


@pytest.mark.rule("variant.upgrades")
def test_who_is_behind_chooses_first_among_one_card_more_than_players() -> None:
    scene = after_a_night(seat_0={"crystals": {Color.RED: 3, Color.BLUE: 3}})
    assert standing(scene.state, 0) > standing(scene.state, 1)
    assert scene.asked == (1, "ask-upgrade")
    (offered,) = [{id.split(":")[2] for id in scene.offers(1) if id.count(":") == 2}]
    assert len(offered) <= 3
    scene.does(1, "upgrade:none")
    assert scene.asked == (0, "ask-upgrade")


@pytest.mark.rule("variant.upgrades")
def test_the_new_card_shares_colour_or_icon_and_the_old_one_leaves_the_game() -> None:
    scene = after_a_night()
    seat = scene.asked[0]
    choice = next(id for id in scene.offers(seat) if id.count(":") == 2)
    _, old, new = choice.split(":")
    assert goes_for(old, new)
    hero = scene.state.hero(seat)
    before = [*hero.deck, *hero.hand, *hero.discard].count(old)
    strange = next(
        (o, n)
        for o in {*hero.deck, *hero.hand, *hero.discard}
        for n in {id.split(":")[2] for id in scene.offers(seat) if id.count(":") == 2}
        if not goes_for(o, n)
    )
    assert scene.why_not(seat, Upgrade(*strange)) == ("refused-actions-differ", "variant.upgrades")
    scene.does(seat, choice).plays_on(lambda scene: scene.asked[1] == "ask-tactic")
    hero = scene.state.hero(seat)
    cards = [*hero.deck, *hero.hand, *hero.discard]
    assert cards.count(old) == before - 1
    assert new in cards
    assert len(scene.state.offers.action_deck) + len(scene.state.offers.actions) <= 27


@pytest.mark.rule("variant.upgrades")
def test_nothing_is_replaced_after_a_day_nor_after_the_last_night() -> None:
    scene = in_turn(1, scenario="first-reconnaissance", upgrades=True)
    scene.plays_on(lambda scene: "ask-upgrade" in scene.asks.values(), *HASTE)
    assert scene.match.result is not None
