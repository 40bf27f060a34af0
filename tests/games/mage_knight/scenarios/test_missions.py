"""Missions with aims of their own: mines, druids, dungeons, the portal."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.vocabulary import GREEN, Pile, Site
from magehall.games.mage_knight.model.aims import aim_reached
from magehall.games.mage_knight.model.deeds.combat import Chant, Enter
from magehall.games.mage_knight.model.deeds.movement import MarkGlade, MoveTo
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from magehall.games.mage_knight.model.realm import portal_space, revealed_spaces, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.setup.options import QuestOptions, agreement_for
from tests.games.mage_knight.rounds import Rounds, hero_with, in_turn, set_up
from tests.games.mage_knight.scenario import Scene, down, hero, quest, unit

TILE = tile_at(0, 1)


def place_of(site: Site, tile: str) -> str:
    """The space of a site on that tile, which lies at TILE."""
    place = next(n for n, ground in enumerate(TILE_CARDS[tile].grounds) if ground.site is site)
    return TILE if not place else neighbors(TILE)[place - 1]


def at(site: Site, tile: str, scenario: str, **more: Any) -> Scene:
    """Tovak on a site of a tile, in a turn of a scenario; Goldyx is on the portal."""
    own = hero("tovak", hand=["march", "rage"], space=place_of(site, tile), **more.pop("own", {}))
    return quest(own, hero("goldyx"), scenario=scenario, tiles={TILE: tile}, **more)


def tiles_of(scene: Rounds) -> set[str]:
    realm = scene.state.realm
    return {placed.tile for placed in realm.tiles.values()} | set(realm.deck)


# Mines

MINE = place_of(Site.MINE, "countryside-2")


@pytest.mark.rule("scenario.mines-liberation")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_with_a_mine_is_left_out_and_the_red_city_is_there(seats: int) -> None:
    found = tiles_of(set_up(seats, scenario="mines-liberation"))
    assert {"countryside-2", "countryside-3", "countryside-5", "countryside-6", "core-8"} <= found
    assert "core-1" not in found
    assert len(found & {"core-5", "core-6", "core-7"}) == 0


@pytest.mark.rule("scenario.mines-liberation", "site.mine")
def test_a_mine_that_enemies_hold_gives_nothing_and_one_freed_its_crystal_at_once() -> None:
    held = at(Site.MINE, "countryside-2", "mines-liberation", tokens={MINE: ["prowlers", down("gargoyle")]})
    assert held.offers(0, "enter")
    held.does(0, "play:march:move", "end:turn")
    assert held.hero().crystals == {}
    freed = at(Site.MINE, "countryside-2", "mines-liberation", shields={MINE: [0]})
    freed.does(0, "play:march:move", "end:turn")
    assert freed.hero().crystals == {GREEN: 1}


@pytest.mark.rule("scenario.mines-liberation")
def test_each_round_a_mine_sends_its_liberator_a_crystal_however_far() -> None:
    def freed(state: Quest) -> None:
        mines = [space for space in revealed_spaces(state) if site_at(state, space) is Site.MINE]
        state.edit_realm().tokens.pop(mines[0], None)
        state.edit_realm().shields[mines[0]] = (1,)
        state.edit_hero(1).space = portal_space(state)

    scenes = (in_turn(2, f"mine {seed}", scenario="mines-liberation") for seed in range(20))
    scene = next(s for s in scenes if any(site_at(s.state, p) is Site.MINE for p in revealed_spaces(s.state)))
    scene.arranged(freed)
    scene.plays_on(
        lambda scene: scene.state.calendar.round == 2, "announce", "end:turn", "keep", "shed", "recover"
    )
    assert sum(scene.state.hero(1).crystals.values()) == 1
    assert not scene.state.hero(0).crystals


@pytest.mark.rule("scenario.mines-liberation", "scenario.end")
def test_it_ends_when_all_tiles_lie_and_no_mine_is_held() -> None:
    scene = at(Site.MINE, "countryside-2", "mines-liberation", tokens={MINE: ["prowlers"]}, tile_deck=[])
    assert not aim_reached(scene.state)
    freed = at(Site.MINE, "countryside-2", "mines-liberation", shields={MINE: [0]}, tile_deck=[])
    assert aim_reached(freed.state)
    unseen = at(Site.MINE, "countryside-2", "mines-liberation", shields={MINE: [0]}, tile_deck=["core-2"])
    assert not aim_reached(unseen.state)


# Druids

GLADE = place_of(Site.GLADE, "countryside-1")


def druid(**more: Any) -> Scene:
    return at(Site.GLADE, "countryside-1", "druid-nights", **more)


@pytest.mark.rule("scenario.druid-nights")
def test_who_ends_the_move_at_a_glade_marks_it_once_and_moves_no_more() -> None:
    scene = druid(move=4).does(0, "mark:glade")
    assert scene.state.realm.shields[GLADE] == (0,)
    assert scene.refuses(0, "mark:glade") == ("refused-marked-already", "scenario.druid-nights")
    near = MoveTo(neighbors(GLADE)[0]).id
    assert scene.refuses(0, near) == ("refused-glade-ends-move", "scenario.druid-nights")


@pytest.mark.rule("scenario.druid-nights", "combat.incantation")
def test_at_night_an_incantation_calls_a_brown_monster_for_each_glade_and_brings_a_crystal() -> None:
    scene = druid(time="night", round=2).does(0, "mark:glade", "chant:monsters")
    assert len(scene.combat.foes) == 1
    assert scene.foe().double_fame
    assert scene.hero().chanted
    assert [(reward.kind, reward.count) for reward in scene.turn().rewards] == [("random-crystal", 1)]


@pytest.mark.rule("scenario.druid-nights", "variant.epic")
@pytest.mark.parametrize(("number", "monsters", "crystals"), [(2, 1, 1), (4, 1, 2), (6, 2, 3)])
def test_later_nights_call_stronger_monsters_for_more_crystals(
    number: int, monsters: int, crystals: int
) -> None:
    scene = druid(time="night", round=number, agreement={"rounds": 6}).does(0, "mark:glade", "chant:monsters")
    assert len(scene.combat.foes) == monsters
    assert sum(reward.count for reward in scene.turn().rewards) == crystals


@pytest.mark.rule("scenario.druid-nights", "enemy.piles")
def test_a_monster_that_cannot_come_brings_no_crystal() -> None:
    scene = quest(
        hero("tovak", hand=["march"]),
        hero("goldyx"),
        scenario="druid-nights",
        round=4,
        tiles={"3,-2": "countryside-1", "1,-3": "countryside-2"},
        shields={"3,-2": [0], "2,-4": [0]},
        piles={pile: ["fire-dragon"] if pile is Pile.RED else [] for pile in Pile},
    )
    scene.does(0, "chant:monsters")
    assert len(scene.combat.foes) == 1
    assert sum(reward.count for reward in scene.turn().rewards) == 2


@pytest.mark.rule("scenario.druid-nights")
def test_nobody_calls_monsters_by_day_twice_or_without_a_glade_or_where_people_live() -> None:
    rule = "scenario.druid-nights"
    assert druid().refuses(0, Chant().id) == ("refused-no-incantation-now", rule)
    night = {"time": "night", "round": 2}
    assert druid(**night).refuses(0, Chant().id) == ("refused-no-glade-marked", rule)
    marked = {"shields": {GLADE: [0]}, **night}
    assert druid(own={"chanted": True}, **marked).refuses(0, Chant().id) == ("refused-chanted-already", rule)
    village = at(Site.VILLAGE, "countryside-1", "druid-nights", **marked)
    assert village.refuses(0, Chant().id) == ("refused-people-live-here", rule)


@pytest.mark.rule("scenario.druid-nights")
def test_after_a_night_shields_leave_the_glades_and_incantations_can_be_made_again() -> None:
    scene = in_turn(2, scenario="druid-nights", tactic="from-the-dusk", daylight="night")
    glades = [space for space in revealed_spaces(scene.state) if site_at(scene.state, space) is Site.GLADE]

    def marked(state: Quest) -> None:
        state.edit_realm().shields |= dict.fromkeys(glades, (0, 1))

    scene.arranged(marked).arranged(hero_with(chanted=True))
    scene.plays_on(
        lambda scene: scene.state.calendar.round == 2, "announce", "end:turn", "keep", "shed", "recover"
    )
    assert not any(space in scene.state.realm.shields for space in glades)
    assert not scene.state.hero(0).chanted


@pytest.mark.rule("scenario.druid-nights", "scenario.end")
def test_it_ends_when_all_made_their_incantation_of_the_last_night() -> None:
    def at_night(number: int, *who: bool) -> bool:
        heroes = [hero(name, chanted=done) for name, done in zip(("tovak", "goldyx"), who, strict=True)]
        return aim_reached(quest(*heroes, scenario="druid-nights", time="night", round=number).state)

    assert at_night(4, True, True)
    assert not at_night(4, True, False)
    assert not at_night(2, True, True)


@pytest.mark.rule("scenario.druid-nights", "scenario.one-to-return", "variant.night-first", "variant.epic")
def test_where_a_night_comes_first_the_match_ends_with_its_last_night_a_round_earlier() -> None:
    def last_round(scenario: str, *, epic: bool) -> int:
        options = {"scenario": scenario, "daylight": "night", "epic": epic}
        return quest(hero("tovak"), hero("goldyx"), options=options).state.agreement.rounds

    for scenario in ("druid-nights", "one-to-return"):
        assert [last_round(scenario, epic=epic) for epic in (False, True)] == [3, 5]
    assert last_round("full-conquest", epic=False) == 6


@pytest.mark.rule("scenario.druid-nights", "variant.night-first")
def test_with_a_night_first_the_second_night_is_the_third_round_and_no_day_follows_it() -> None:
    def at_night(number: int, *, chanted: bool) -> Scene:
        options = {"scenario": "druid-nights", "daylight": "night"}
        heroes = [hero(name, hand=["march"], deck=[], chanted=chanted) for name in ("tovak", "goldyx")]
        return quest(*heroes, options=options, round=number, announced=1, leaves_dice=True)

    assert not aim_reached(at_night(1, chanted=True).state)
    assert aim_reached(at_night(3, chanted=True).state)
    scene = at_night(3, chanted=False)
    scene.does(0, "end:turn", "shed:march")
    assert scene.match.result is not None


@pytest.mark.rule("variant.glades")
def test_by_agreement_a_shield_takes_the_place_of_another() -> None:
    full = {"agreement": {"glade_shields": 1}, "shields": {GLADE: [1]}}
    scene = druid(**full)
    assert scene.refuses(0, MarkGlade().id) == ("refused-shields-there", "variant.glades")
    scene.does(0, "mark:seat-1")
    assert scene.state.realm.shields[GLADE] == (0,)
    agreed = QuestOptions(scenario="druid-nights", contested_glades=True)
    assert [agreement_for(agreed, seats).glade_shields for seats in (2, 3, 4)] == [1, 2, 2]


@pytest.mark.rule("variant.epic")
def test_epic_scenarios_last_six_rounds_with_more_tiles() -> None:
    druids = agreement_for(QuestOptions(scenario="druid-nights", epic=True), 2)
    assert (druids.rounds, druids.countryside, druids.core) == (6, 11, 4)
    portal = agreement_for(QuestOptions(scenario="one-to-return", epic=True), 3)
    assert (portal.rounds, portal.countryside, portal.cities, portal.core) == (6, 9, 3, 3)
    assert portal.levels == [4, 4, 4]


# Dungeons

DUNGEON = place_of(Site.DUNGEON, "countryside-7")


@pytest.mark.rule("scenario.dungeon-lords")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_tile_with_a_dungeon_is_left_out_nor_the_desert_with_its_tomb(seats: int) -> None:
    assert {"countryside-7", "countryside-9", "core-1", "core-6"} <= tiles_of(
        set_up(seats, scenario="dungeon-lords")
    )


@pytest.mark.rule("scenario.dungeon-lords")
def test_a_conquered_dungeon_is_not_entered_again() -> None:
    scene = at(Site.DUNGEON, "countryside-7", "dungeon-lords", shields={DUNGEON: [1]})
    assert scene.refuses(0, Enter(DUNGEON).id) == ("refused-site-conquered", "site.conquered")


@pytest.mark.rule("scenario.dungeon-lords")
def test_who_fails_in_a_secret_dungeon_finds_another_enemy_there() -> None:
    secret = neighbors(place_of(Site.VILLAGE, "countryside-1"))[0]
    tiles = {TILE: "countryside-1"}
    free = [s for s in neighbors(place_of(Site.VILLAGE, "countryside-1")) if s in neighbors(TILE)]
    secret = next(
        s for s in free if TILE_CARDS["countryside-1"].grounds[neighbors(TILE).index(s) + 1].site is None
    )
    scene = quest(
        hero("tovak", hand=["march"], space=secret),
        hero("goldyx"),
        scenario="dungeon-lords",
        tiles=tiles,
        secrets={secret: "dungeon"},
        tokens={secret: [down("minotaur")]},
    )
    scene.does(0, Enter(secret).id)
    assert scene.foe().enemy == "minotaur"
    while scene.state.combat is not None:
        scene.does(0, next(id for id in scene.offers(0) if id.startswith(("next", "damage"))))
    (token,) = scene.state.realm.tokens[secret]
    assert not token.up
    assert "minotaur" in [enemy for pile in scene.state.piles.discarded.values() for enemy in pile]


@pytest.mark.rule("scenario.dungeon-lords", "scenario.end")
def test_it_ends_when_all_tiles_lie_and_every_dungeon_is_conquered() -> None:
    shields = {"shields": {DUNGEON: [1]}}
    assert aim_reached(at(Site.GLADE, "countryside-7", "dungeon-lords", tile_deck=[], **shields).state)
    assert not aim_reached(at(Site.GLADE, "countryside-7", "dungeon-lords", tile_deck=[]).state)
    secret = {"secrets": {neighbors(DUNGEON)[0]: "tomb"}}
    assert not aim_reached(
        at(Site.GLADE, "countryside-7", "dungeon-lords", tile_deck=[], **shields, **secret).state
    )


# The portal


@pytest.mark.rule("scenario.one-to-return")
def test_who_is_on_the_portal_or_waits_to_return_when_it_closes_is_out() -> None:
    def away(state: Quest) -> None:
        state.edit_hero(1).space = neighbors(portal_space(state))[0]
        state.edit_hero(2).space = ""

    scene = in_turn(3, scenario="one-to-return").arranged(away)
    scene.plays_on(
        lambda scene: scene.state.calendar.round == 2, "announce", "end:turn", "keep", "shed", "recover"
    )
    assert [scene.state.hero(seat).eliminated for seat in range(3)] == [True, False, True]
    scene.plays_on(lambda scene: scene.asked[1] != "ask-tactic")
    assert scene.state.calendar.order == [1]


@pytest.mark.rule("scenario.one-to-return")
def test_when_all_are_out_the_match_is_over_and_nobody_wins() -> None:
    scene = in_turn(2, scenario="one-to-return")
    scene.plays_on(lambda _scene: False, "announce", "end:turn", "keep", "shed", "recover")
    assert scene.state.calendar.round == 1
    assert scene.match.result is not None
    assert scene.match.result.winners == ()


@pytest.mark.rule("scenario.one-to-return", "variant.night-first")
def test_where_a_night_comes_first_the_portal_closes_after_the_day_that_follows() -> None:
    scene = in_turn(2, tactic="from-the-dusk", scenario="one-to-return", daylight="night")
    haste = ("announce", "end:turn", "keep", "shed", "recover")
    scene.plays_on(lambda scene: scene.state.calendar.round == 2, *haste)
    assert not any(scene.state.hero(seat).eliminated for seat in (0, 1))
    scene.plays_on(lambda _scene: False, *haste)
    assert scene.state.calendar.round == 2
    assert [scene.state.hero(seat).eliminated for seat in (0, 1)] == [True, True]


@pytest.mark.rule("scenario.one-to-return", "round.banners", "variant.draft")
def test_nobody_who_is_out_is_asked_anything_for_the_next_round() -> None:
    banner = unit("peasants", banner="banner-of-glory")
    scene = quest(
        hero("tovak", hand=["march"], deck=[], space="1,0", drafted=["fire-bolt"]),
        hero("goldyx", hand=["march"], deck=[], space="", drafted=["ice-bolt"], units=[banner]),
        scenario="one-to-return",
        options={"draft": True},
        announced=1,
        leaves_dice=True,
    )
    scene.does(0, "end:turn", "shed:march")
    assert scene.hero(1).eliminated
    assert scene.asks == {0: "ask-add-drafted"}
    assert list(scene.does(0, "add-drafted:fire-bolt").asks) == [0]


@pytest.mark.rule("scenario.one-to-return", "skill.healing-ritual", "skill.motivation")
def test_who_is_out_is_no_nearest_hero_and_has_no_fame_to_compare() -> None:
    scene = quest(
        hero("tovak", hand=["wound"], skills=["healing-ritual", "motivation-tovak"], space="1,0", fame=2),
        hero("goldyx", space="", eliminated=True),
        hero("arythea", space="2,-2", fame=3),
        tiles={"3,-2": "countryside-1"},
        scenario="one-to-return",
        round=2,
    )
    scene.does(0, "use:motivation-tovak")
    assert scene.hero().mana == ["blue"]
    scene.does(0, "use:healing-ritual")
    assert scene.offers(0) == ["ritual:1:2"]
