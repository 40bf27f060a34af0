"""Positions: sites say by themselves who fights there, and what is not said of piles and cities is filled in."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_knight.cards.vocabulary import Pile
from tests.games.mage_knight.scenario import fight, hero, quest


@pytest.mark.rule("combat.no-units", "night.inside", "combat.outcome")
def test_a_combat_at_a_site_is_by_default_as_the_site_has_it() -> None:
    dungeon = quest(
        hero("tovak", space="3,-1"), tiles={"3,-2": "countryside-7"}, combat=fight("minotaur", site="dungeon")
    )
    assert (dungeon.combat.units, dungeon.combat.night, dungeon.foe().origin) == (False, True, "drawn")
    keep = quest(
        hero("tovak", space="4,-3"), tiles={"3,-2": "countryside-3"}, combat=fight("golems", site="keep")
    )
    assert (keep.combat.fortified, keep.foe().origin, keep.foe().space) == (True, "garrison", "4,-3")


@pytest.mark.rule("keep.rival", "city.bonus")
def test_defenders_of_a_rival_and_of_a_city_are_known_by_their_site() -> None:
    rival = quest(
        hero("tovak", space="4,-3"),
        hero("goldyx"),
        scenario="full-conquest",
        tiles={"3,-2": "countryside-3"},
        shields={"4,-3": [1]},
        combat=fight("golems", site="keep"),
    )
    assert (rival.foe().origin, rival.foe().half_fame) == ("drawn", True)
    city = quest(
        hero("tovak", space="3,-2"),
        scenario="solo-conquest",
        tiles={"3,-2": "core-6"},
        cities={"3,-2": {"color": "blue", "level": 4}},
        combat=fight("ice-mages", site="city"),
    )
    assert (city.combat.cities, city.foe().origin) == (["blue"], "city")


@pytest.mark.rule("rampaging.reputation")
def test_an_enemy_that_rampages_must_have_a_space_to_go_back_to() -> None:
    with pytest.raises(magehall.PositionError) as error:
        quest(hero("tovak"), combat=fight({"enemy": "prowlers", "origin": "rampaging"}))
    assert error.value.path == "$.combat.foes[0].space"


@pytest.mark.rule("enemy.piles")
def test_the_next_tokens_of_a_pile_can_be_said_and_the_rest_lies_under_them() -> None:
    piles = quest(hero("tovak"), piles={"brown": ["medusa", "minotaur"]}).state.piles.enemies
    assert piles[Pile.BROWN][-2:] == ("medusa", "minotaur")
    assert (len(piles[Pile.BROWN]), len(piles[Pile.GREEN])) == (10, 12)


@pytest.mark.rule("reveal.city")
@pytest.mark.parametrize(
    ("scenario", "closed", "defenders"), [("first-reconnaissance", True, 0), ("solo-conquest", False, 3)]
)
def test_a_city_of_which_nothing_is_said_is_as_the_scenario_has_it(
    scenario: str, closed: bool, defenders: int
) -> None:
    city = quest(hero("tovak"), scenario=scenario, tiles={"3,-2": "core-6"}).state.realm.cities["3,-2"]
    assert (city.closed, len(city.garrison)) == (closed, defenders)
    assert not any(token.up for token in city.garrison)


@pytest.mark.rule("enemy.summon")
def test_who_was_summoned_hides_its_summoner_without_another_word() -> None:
    monster = {"enemy": "minotaur", "summoner": "foe-1"}
    scene = quest(hero("tovak"), combat=fight("orc-summoners", monster, phase="block"))
    assert list(scene.state.foes()) == ["foe-2"]
    assert scene.foe(2).origin == "summoned"


@pytest.mark.rule("enemy.summon")
@pytest.mark.parametrize("phase", ["block", "damage"])
def test_a_summoner_without_a_monster_draws_one_where_blocks_or_damage_are_under_way(phase: str) -> None:
    held = {"enemy": "illusionists", "held": True}
    scene = quest(
        hero("tovak", hand=["march"], units=["peasants"]),
        piles={"brown": ["medusa", "gargoyle"]},
        combat=fight("orc-summoners", held, phase=phase),
    )
    assert list(scene.state.foes()) == ["foe-2", "foe-3"]
    assert (scene.foe(3).enemy, scene.foe(3).summoner) == ("gargoyle", "foe-1")
    assert scene.asks == {0: f"ask-{phase}-phase"}


@pytest.mark.rule("enemy.summon")
def test_a_summoner_whose_monster_was_blocked_draws_no_other() -> None:
    blocked = {"enemy": "orc-summoners", "blocked": True}
    scene = quest(hero("tovak", hand=["march"]), combat=fight("prowlers", blocked, phase="block"))
    assert list(scene.state.foes()) == ["foe-1", "foe-2"]


@pytest.mark.rule("combat.knocked-out")
def test_who_took_as_many_wounds_as_the_hand_limit_is_knocked_out_without_another_word() -> None:
    wounds = ["wound"] * 5
    scene = quest(hero("tovak", hand=wounds), combat=fight("prowlers", phase="attack", wounds=5))
    assert scene.combat.knocked_out


def test_names_may_have_their_apostrophes() -> None:
    scene = quest(hero("tovak", skills=["I Don't Give a Damn", "Who Needs Magic?"]))
    assert list(scene.hero().skills) == ["i-dont-give-a-damn", "who-needs-magic"]


@pytest.mark.rule("scenario", "friendly.mana")
def test_options_of_a_position_are_those_of_a_new_match() -> None:
    agreed = {"scenario": "full-conquest", "friendly_mana": True, "city_level": 7}
    agreement = quest(hero("tovak"), hero("goldyx"), options=agreed).state.agreement
    assert (agreement.scenario, agreement.friendly_mana, agreement.levels) == ("full-conquest", True, [7, 7])
    changed = quest(hero("tovak"), hero("goldyx"), options=agreed, agreement={"friendly_mana": False})
    assert not changed.state.agreement.friendly_mana


@pytest.mark.rule("reveal.ruins")
def test_the_next_tokens_of_ruins_can_be_said_and_the_rest_lies_under_them() -> None:
    piles = quest(hero("tovak"), ruins_pile=["altar-red", "altar-blue"]).state.piles
    assert piles.ruins[-2:] == ["altar-red", "altar-blue"]
    assert len(piles.ruins) == 12


@pytest.mark.rule("explore.deck-out")
def test_that_no_tile_is_left_can_be_said() -> None:
    scene = quest(
        hero("tovak", space="3,-3"), tiles={"3,-2": "countryside-3"}, tile_deck=[], spare=[], move=2
    )
    assert scene.refuses(0, "explore:4,-5") == ("refused-no-tiles-left", "explore.deck-out")
    document = magehall.describe_position(scene.match)
    assert magehall.describe_position(magehall.load_position(document)) == document


@pytest.mark.rule("explore.deck")
def test_of_a_file_that_lists_spare_tiles_alone_the_deck_has_the_other_countryside_tiles() -> None:
    realm = quest(hero("tovak"), spare=["countryside-1", "core-1"]).state.realm
    assert realm.deck == [f"countryside-{number}" for number in range(2, 12)]
    assert realm.spare == ["countryside-1", "core-1"]


@pytest.mark.rule("enemy.piles", "enemy.summon")
def test_that_no_token_of_a_colour_is_left_can_be_said() -> None:
    piles: dict[str, list[str]] = {pile: [] for pile in Pile} | {"green": ["prowlers"]}
    scene = quest(hero("tovak"), piles=piles, combat=fight("orc-summoners")).does(0, "next:block")
    assert scene.asks == {0: "ask-attack-phase"}, "who summons nobody does not attack"


@pytest.mark.rule("mana.dice", "rewards.dungeon")
def test_dice_to_come_can_be_said_by_their_colours() -> None:
    ending = {"seat": 0, "path": ["0,0"], "stage": "after-action", "played_or_discarded": True}
    turn = {**ending, "rewards": [{"kind": "spell-or-artifact"}]}
    offers = {"spells": ["fireball"]}
    scene = quest(hero("tovak", hand=["march"]), at="ending", turns=[turn], offers=offers, dice=["gold"])
    scene.does(0, "reward:spell-or-artifact")
    assert scene.offers(0) == ["reward:spell"]


@pytest.mark.rule("reveal.garrison", "reveal.ruins", "reveal.city")
def test_what_is_not_said_of_a_token_lies_as_the_heroes_see_it() -> None:
    def looking(space: str, tile: str, time: str) -> tuple[list[bool], list[bool], list[bool]]:
        scene = quest(
            hero("tovak", space=space), scenario="solo-conquest", tiles={"3,-2": tile}, time=time
        ).state.realm
        tokens = [token.up for tokens in scene.tokens.values() for token in tokens]
        garrisons = [token.up for city in scene.cities.values() for token in city.garrison]
        return tokens, [ruins.up for ruins in scene.ruins.values()], garrisons

    assert looking("2,-2", "countryside-10", "day") == ([True], [True], [])
    assert looking("0,0", "countryside-10", "day") == ([False], [True], [])
    assert looking("2,-2", "countryside-10", "night") == ([False], [False], [])
    assert looking("3,-1", "countryside-10", "night") == ([False], [True], [])
    assert set(looking("2,-1", "core-8", "night")[2]) == {True}
    assert set(looking("0,0", "core-8", "day")[2]) == {False}


@pytest.mark.rule("round.time", "variant.night-first")
def test_the_round_tells_whether_it_is_day_or_night() -> None:
    def times(**more: Any) -> list[str]:
        return [
            quest(hero("tovak"), scenario="solo-conquest", round=number, **more).state.time
            for number in (1, 2, 3)
        ]

    assert times() == ["day", "night", "day"]
    assert times(options={"daylight": "night"}) == ["night", "day", "night"]
    assert times(time="night") == ["night"] * 3


@pytest.mark.rule("round.announce", "scenario.end")
def test_who_has_a_last_turn_follows_from_who_announced_the_end() -> None:
    def last(**more: Any) -> list[int]:
        heroes = [hero("tovak"), hero("goldyx"), hero("arythea")]
        return list(quest(*heroes, scenario="full-conquest", **more).state.calendar.last_turns)

    assert last() == []
    assert last(announced=2) == [0, 1]
    assert last(announced=0, turn=2) == [2]
    assert last(announced=1, order=[2, 1, 0], turn=0) == [0, 2]
    assert last(announced=2, last_turns=[1]) == [1]
    assert last(ending=True) == [0, 1, 2]


@pytest.mark.rule("tactic.mana-steal", "tactic.sparing-power")
def test_what_lies_on_a_tactic_tells_which_one_it_is() -> None:
    assert quest(hero("tovak", stored_die="red")).hero().tactic == "mana-steal"
    assert quest(hero("tovak", spared=["march"]), time="night").hero().tactic == "sparing-power"


def test_names_may_have_the_signs_that_are_printed() -> None:
    printed = ["I Don't Give a Damn!", "I Feel No Pain…", "Who needs magic?"]
    scene = quest(hero("Tovak", skills=printed, hand=["Amulet of the Sun", "Mana-Draw"]))
    assert list(scene.hero().skills) == ["i-dont-give-a-damn", "i-feel-no-pain", "who-needs-magic"]
    assert scene.hero().hand == ["amulet-of-the-sun", "mana-draw"]


def test_heroes_too_may_be_written_as_their_names_are() -> None:
    scene = quest(hero("Tovak"), scenario="solo-conquest", dummy={"hero": "Goldyx"})
    assert scene.hero().name == "tovak"
    assert scene.state.dummy is not None
    assert scene.state.dummy.name == "goldyx"


@pytest.mark.rule("reveal.city")
def test_a_city_is_the_one_printed_there_unless_said_otherwise() -> None:
    scene = quest(hero("tovak"), tiles={"3,-2": "core-5"}, cities={"3,-2": {"shields": [0]}})
    assert scene.state.realm.cities["3,-2"].color == "green"
    with pytest.raises(magehall.PositionError, match="say its colour"):
        quest(hero("tovak"), tiles={"3,-2": "core-5"}, cities={"3,-1": {}})
