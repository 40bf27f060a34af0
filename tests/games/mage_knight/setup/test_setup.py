"""The set-up: heroes, decks, offers, the Source and the first tiles."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.catalogue import SPELL_CARDS, UNIT_CARDS
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, DAY, NIGHT, Site
from magehall.games.mage_knight.model.deeds.setup import ChooseHero
from magehall.games.mage_knight.model.hexes import ORIGIN, tile_at
from magehall.games.mage_knight.round.source import roll_source
from tests.games.mage_knight.rounds import HEROES, begun, set_up

RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(1, 7)


@pytest.mark.rule("setup.order", "setup.heroes")
def test_heroes_are_chosen_in_the_drawn_order_and_each_only_once() -> None:
    scene = begun(3)
    order = list(scene.state.calendar.order)
    assert sorted(order) == [0, 1, 2]
    assert scene.asked == (order[0], "ask-hero")
    scene.does(order[0], "hero:tovak")
    assert scene.asked == (order[1], "ask-hero")
    assert scene.offers(order[1]) == ["hero:arythea", "hero:goldyx", "hero:norowas"]
    assert scene.why_not(order[1], ChooseHero("tovak")) == ("refused-hero-taken", "setup.heroes")
    assert scene.why_not(order[1], ChooseHero("krang")) == ("refused-no-such-hero", "setup.heroes")


@pytest.mark.rule("setup.enemies")
def test_sixty_enemies_and_twelve_ruins_lie_in_piles_or_on_the_first_tiles() -> None:
    scene = set_up(2, scenario="full-conquest")
    piles, realm = scene.state.piles, scene.state.realm
    on_map = sum(len(tokens) for tokens in realm.tokens.values())
    assert sum(len(pile) for pile in piles.enemies.values()) + on_map == 60
    assert len(piles.ruins) + len(realm.ruins) == 12


@pytest.mark.rule("setup.decks", "setup.offers", "offers.units")
def test_decks_and_offers_hold_every_card_of_the_box() -> None:
    scene = set_up(3, scenario="full-conquest")
    offers = scene.state.offers
    assert len(offers.artifact_deck) == 16
    assert (len(offers.spells), len(offers.spell_deck)) == (3, 17)
    assert (len(offers.actions), len(offers.action_deck) + len(offers.monastery)) == (3, 25)
    assert (len(offers.units), len(offers.regular_deck), len(offers.elite_deck)) == (5, 15, 20)
    assert not any(UNIT_CARDS[unit].elite for unit in offers.units)


@pytest.mark.rule("setup.deck", "setup.skills")
def test_everyone_has_sixteen_cards_five_of_them_in_hand_and_ten_skills() -> None:
    scene = set_up(4, scenario="full-conquest")
    for seat, name in enumerate(HEROES):
        hero = scene.state.hero(seat)
        assert hero.name == name
        assert (len(hero.hand), len(hero.deck)) == (5, 11)
        assert len(hero.skill_pile) == 10
    assert "cold-toughness" in scene.state.hero(0).hand + scene.state.hero(0).deck


@pytest.mark.rule("setup.source")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 4), (4, 6)])
def test_the_source_has_two_dice_more_than_players(seats: int, dice: int) -> None:
    assert len(set_up(seats).state.source.dice) == dice


@pytest.mark.rule("setup.source")
def test_gold_and_black_dice_are_rerolled_until_half_of_all_are_basic() -> None:
    scene = set_up(2).loaded(GOLD, RED, BLACK, GOLD, BLACK, GOLD, GREEN)
    roll_source(scene.match.flow)
    assert scene.state.source.dice == ["black", "red", "gold", "green"]


@pytest.mark.rule("setup.map", "setup.tiles", "scenario.first-reconnaissance")
def test_a_first_match_sorts_the_countryside_and_lays_two_tiles() -> None:
    realm = set_up(2).state.realm
    assert {center: placed.tile for center, placed in realm.tiles.items()} == {
        ORIGIN: "start-a",
        tile_at(0, 1): "countryside-1",
        tile_at(1, 0): "countryside-2",
    }
    assert realm.deck[:6] == [f"countryside-{number}" for number in range(3, 9)]
    assert len(realm.deck) == 9
    assert sum(tile in ("core-5", "core-6", "core-7", "core-8") for tile in realm.deck[6:]) == 1


@pytest.mark.rule("setup.map", "setup.tiles", "scenario.full-conquest")
def test_four_conquerors_begin_on_the_open_side_with_three_tiles() -> None:
    realm = set_up(4, scenario="full-conquest").state.realm
    assert realm.shape == "open"
    assert set(realm.tiles) == {ORIGIN, tile_at(0, 1), tile_at(1, 0), tile_at(1, -1)}
    assert realm.tiles[ORIGIN].tile == "start-b"
    assert [tile.partition("-")[0] for tile in realm.deck] == ["countryside"] * 8 + ["core"] * 7


@pytest.mark.rule("scenario.solo-conquest", "dummy")
def test_alone_a_hero_nobody_plays_is_the_dummy_player() -> None:
    state = set_up(1, scenario="solo-conquest").state
    dummy = state.dummy
    assert dummy is not None
    assert dummy.name in ("arythea", "goldyx", "norowas")
    assert len(dummy.deck) == 16
    assert sum(dummy.crystals.values()) == 3
    assert state.agreement.levels == [5, 8]
    assert (len(state.source.dice), len(state.offers.units)) == (3, 3)
    assert [tile.partition("-")[0] for tile in state.realm.deck] == ["countryside"] * 5 + ["core"] * 4


@pytest.mark.rule("friendly.spells", "friendly.skills")
def test_alone_nothing_is_in_the_game_that_harms_others() -> None:
    state = set_up(1, scenario="solo-conquest").state
    assert not any(SPELL_CARDS[card].interactive for card in state.offers.spells + state.offers.spell_deck)
    assert len(state.offers.spells + state.offers.spell_deck) == 16
    assert len(state.hero(0).skill_pile) == 9
    assert state.dummy is not None
    assert len(state.dummy.skill_pile) == 9


@pytest.mark.rule("friendly.spells", "friendly.skills")
def test_several_players_leave_such_cards_out_by_agreement() -> None:
    state = set_up(2, scenario="full-conquest", no_interactive_spells=True, no_interactive_skills=True).state
    assert len(state.offers.spells + state.offers.spell_deck) == 16
    assert [len(state.hero(seat).skill_pile) for seat in (0, 1)] == [9, 9]


@pytest.mark.rule("scenario.blitz")
def test_a_blitz_begins_with_fame_reputation_and_a_fuller_supply() -> None:
    state = set_up(3, scenario="blitz-conquest").state
    assert [(state.hero(seat).fame, state.hero(seat).reputation) for seat in range(3)] == [(1, 2)] * 3
    assert (len(state.source.dice), len(state.offers.units)) == (6, 6)
    assert state.agreement.levels == [3, 3, 3]


@pytest.mark.rule("scenario.first-reconnaissance")
@pytest.mark.parametrize("seed", [f"village-{number}" for number in range(12)])
def test_a_first_match_has_a_village_unit_on_offer_and_no_elite_deck(seed: str) -> None:
    offers = set_up(1, seed).state.offers
    assert any(Site.VILLAGE in UNIT_CARDS[unit].sites for unit in offers.units)
    assert offers.elite_deck == []
    assert len(offers.units + offers.regular_deck) == 20


@pytest.mark.rule("variant.night-first")
def test_who_arrives_at_night_finds_only_basic_dice_and_tactics_of_the_night() -> None:
    for number in range(6):
        scene = set_up(4, f"night-{number}", daylight="night")
        assert scene.state.time is NIGHT
        assert set(scene.state.source.dice) <= set(BASIC_COLORS)
        assert "take-tactic:long-night" in scene.offers(scene.asked[0])
    assert set_up(2).state.time is DAY
