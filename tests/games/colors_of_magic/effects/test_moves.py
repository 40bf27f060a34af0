"""Rulings on effects that push, pull, teleport and swap."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import (
    LIQUID,
    MarkerKind,
    On,
    TerrainKind,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import Target
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.frames.moves import Force, Move
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.pieces import Marker, Piece
from magehall.games.colors_of_magic.model.state import MARKER
from magehall.games.colors_of_magic.movement.arriving import touches_water
from magehall.games.colors_of_magic.spells.targets import why_not_target
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.effects.stage import opposed, stage

IMMOVABLE = keyword_for_good(KeywordId.IMMOVABLE)


@pytest.mark.rule("move.push-pull")
def test_a_push_goes_straight_away_from_the_caster() -> None:
    table, _, enemy = opposed()
    table.carries_out("reactive-gale", target=enemy)
    assert table.at(enemy) == (42, 20)
    assert table.hindrance == (True, True)


@pytest.mark.rule("card.reactive-gale")
def test_a_token_replaces_the_distance_of_the_gale() -> None:
    table, _, enemy = opposed()
    table.carries_out("reactive-gale", target=enemy, spent=1)
    assert table.at(enemy) == (50, 20)


@pytest.mark.rule("move.forced")
def test_a_push_stops_before_a_base_and_the_effect_knows() -> None:
    table, _, enemy = opposed()
    table.puts("goblin-raider", 1, (40, 20))
    table.carries_out("reactive-gale", target=enemy)
    assert table.at(enemy) == (36, 20)
    assert table.outcome.stopped == [enemy]


@pytest.mark.rule("keyword.immovable")
def test_effects_of_others_do_not_push_the_immovable() -> None:
    table, _, enemy = opposed(lasting=[IMMOVABLE])
    table.carries_out("mental-nudge", target=enemy)
    assert not table.asked
    assert table.at(enemy) == (30, 20)
    assert table.hindrance == (False, False)


@pytest.mark.rule("move.push-pull")
def test_any_lattice_point_is_an_aim() -> None:
    table, _, enemy = opposed()
    table.carries_out("mental-nudge", target=enemy)
    assert sum(offer.startswith("aim:") for offer in table.offers) >= 16
    assert table.refuses("aim:30,20") == ("no-direction", "move.push-pull")
    assert table.refuses("aim:97,20") == ("off-table", "move.push-pull")
    assert table.refuses("aim:50,20:1") == ("whole-distance", "move.push-pull")
    table.does("aim:31,90")
    assert table.at(enemy) == (30, 24)


@pytest.mark.rule("card.gale-of-misdirection")
def test_up_to_lets_its_player_choose_less_or_nothing() -> None:
    table, _, enemy = opposed()
    table.carries_out("gale-of-misdirection", target=enemy)
    assert "decline" in table.offers
    table.does("aim:96,20:2")
    assert table.at(enemy) == (38, 20)
    table.carries_out("gale-of-misdirection", target=enemy).does("decline")
    assert table.at(enemy) == (38, 20)
    assert table.hindrance == (False, False)


@pytest.mark.rule("concepts.effects")
@pytest.mark.rule("card.gale-of-misdirection")
def test_with_a_token_it_may_then_change_places() -> None:
    table, mage, enemy = opposed()
    table.carries_out("gale-of-misdirection", target=enemy, spent=1).does("aim:96,20")
    assert table.offers == [f"pick:{mage}", "decline"]
    table.does(f"pick:{mage}")
    assert (table.at(mage), table.at(enemy)) == ((42, 20), (20, 20))


@pytest.mark.rule("card.voice-of-command")
def test_a_commanded_creature_goes_straight_towards_another_up_to_contact() -> None:
    table, _, enemy = opposed()
    friend = table.puts("goblin-raider", 1, (37, 20))
    table.puts("goblin-raider", 1, (30, 60))
    table.carries_out("voice-of-command", target=enemy).does(f"pick:{friend}")
    assert table.offers == ["aim:37,20", "aim:37,20:1", "decline"]
    table.does("aim:37,20")
    assert table.at(enemy) == (33, 20)


@pytest.mark.rule("card.tsunami")
def test_the_tsunami_takes_those_farthest_along_first_and_hurts_the_stopped() -> None:
    table, mage, enemy = opposed()
    other = table.puts("orc-warrior", 1, (90, 20))
    behind = table.puts("goblin-raider", 1, (34, 20))
    table.carries_out("tsunami", spent=2).does("aim:96,20")
    assert table.state.stands(mage)
    assert table.state.stands(behind)
    assert table.at(enemy) == (54, 20)
    assert table.at(behind) == (58, 20)
    assert not table.state.stands(other)


@pytest.mark.rule("card.state-convergence")
def test_all_in_the_zone_go_towards_one_aim_nearest_first() -> None:
    table = stage("unbound-elementalist")
    mage = table.puts("unbound-elementalist", 0, (20, 20))
    near, far = table.puts("goblin-raider", 1, (50, 50)), table.puts("goblin-raider", 1, (46, 50))
    table.state.edit_player(0).form = LIQUID
    table.carries_out("state-convergence", centre="48,50").does("aim:90,50")
    assert (table.at(near), table.at(far)) == ((58, 50), (54, 50))
    assert table.at(mage) == (20, 20)


@pytest.mark.rule("concepts.random")
@pytest.mark.rule("card.cyclone")
def test_the_cyclone_sends_each_in_a_direction_by_lot() -> None:
    table = stage()
    table.puts("gust-aeromancer", 0, (20, 20))
    cyclone = table.permanent("cyclone", 0)
    table.zone(ZoneKind.CYCLONE, (50, 50), 12, cyclone)
    caught = table.puts("goblin-raider", 1, (50, 50))
    table.carries_out("cyclone", part="line-0", source=cyclone)
    x, y = table.at(caught)
    assert 11 * 11 <= (x - 50) ** 2 + (y - 50) ** 2 <= 13 * 13


@pytest.mark.rule("card.eye-of-the-storm")
def test_the_eye_pushes_away_from_its_centre() -> None:
    table = stage()
    table.puts("gust-aeromancer", 0, (20, 20))
    eye = table.permanent("eye-of-the-storm", 0)
    zone = table.zone(ZoneKind.EYE, (50, 50), 12, eye)
    enemy = table.puts("goblin-raider", 1, (50, 62))
    happening = Happening(On.ENTERED_ZONE, 1, enemy, zone=zone)
    table.carries_out("eye-of-the-storm", part="line-1", source=eye, happening=happening)
    assert table.at(enemy) == (50, 70)


@pytest.mark.rule("card.redirect-current")
def test_a_push_about_to_happen_gets_a_new_aim_and_with_a_token_more() -> None:
    table, _, enemy = opposed()
    push = Force(enemy, 1, 8, 96, 20, step="slide")
    table.state.stack.append(push)
    table.carries_out("redirect-current", aim="30,90", spent=1)
    assert table.at(enemy) == (30, 36)


# Being put somewhere


@pytest.mark.rule("move.teleport")
def test_a_teleport_goes_to_any_free_place_within_its_distance() -> None:
    table = stage("ash-blade-pyromancer")
    mage = table.puts("ash-blade-pyromancer", 0, (20, 20))
    table.puts("goblin-raider", 1, (30, 20))
    table.terrain(Piece(TerrainKind.ROCK, ((20, 30), (26, 30), (26, 36), (20, 36))))
    table.carries_out("ash-dance", spent=1)
    assert table.refuses("place:31,20") == ("occupied", "move.passing")
    assert table.refuses("place:22,32") == ("impassable", "move.passing")
    assert table.refuses("place:1,20") == ("off-table", "table.lattice")
    assert table.refuses("place:49,20") == ("too-far", "move.teleport")
    assert table.refuses("place:20,20") == ("same-place", "move.teleport")
    table.does("place:48,20")
    assert table.at(mage) == (48, 20)
    (zone,) = table.state.zones().values()
    assert (zone.kind, zone.x, zone.y, zone.radius) == (ZoneKind.SCORCHED, 20, 20, 12)


@pytest.mark.rule("card.tornado")
def test_tokens_open_lonely_places() -> None:
    table, mage, _ = opposed()
    table.carries_out("tornado", target=mage)
    assert table.refuses("place:90,90")[0] == "too-far"
    table.does("place:22,20")
    table.carries_out("tornado", target=mage, spent=2).does("place:90,90")
    assert table.at(mage) == (90, 90)


@pytest.mark.rule("card.master-strategist")
def test_a_place_beside_another_creature() -> None:
    table, mage, _ = opposed()
    strategist = table.puts("master-strategist", 0, (50, 50))
    table.carries_out("master-strategist", part="line-1", source=strategist, target=mage, second=strategist)
    assert table.refuses("place:60,60") == ("too-far", "concepts.adjacent")
    table.does("place:58,50")
    assert table.at(mage) == (58, 50)


@pytest.mark.rule("move.swap")
def test_two_change_places_only_where_both_fit() -> None:
    table, mage, _ = opposed()
    giant = table.puts("leviathan", 1, (60, 60))
    table.puts("goblin-raider", 1, (20, 25))
    table.carries_out("position-swap", target=mage, second=giant)
    assert table.at(mage) == (20, 20)
    small = table.puts("goblin-raider", 1, (80, 60))
    table.carries_out("position-swap", target=mage, second=small)
    assert (table.at(mage), table.at(small)) == ((80, 60), (20, 20))
    assert table.hindrance == (True, True)


@pytest.mark.rule("move.swap")
def test_who_cannot_change_places_is_not_offered() -> None:
    table, mage, enemy = opposed()
    giant = table.puts("leviathan", 1, (60, 60))
    table.puts("goblin-raider", 1, (20, 25))
    draft = table.state.invocation(table.invocation("position-swap", target=mage))
    second = asks_of(draft)[1]
    assert isinstance(second, Target)
    verdict = why_not_target(table.state, draft, second, giant)
    assert verdict is not None
    assert (verdict.reason.key, verdict.rule) == ("refused-does-not-fit-there", "move.swap")
    assert why_not_target(table.state, draft, second, enemy) is None


@pytest.mark.rule("keyword.immovable")
def test_nobody_swaps_the_immovable_of_another() -> None:
    table, mage, enemy = opposed(lasting=[IMMOVABLE])
    table.carries_out("position-swap", target=mage, second=enemy)
    assert table.at(mage) == (20, 20)


@pytest.mark.rule("card.evasive-step")
def test_a_granted_move_may_slip_out_of_an_engagement() -> None:
    table, mage, _ = opposed()
    engaged = table.puts("goblin-raider", 1, (20, 27))
    table.carries_out("evasive-step", target=mage)
    assert "decline" in table.offers
    table.does("go:20,10")
    assert table.at(mage) == (20, 10)
    assert table.state.stands(engaged)


@pytest.mark.rule("card.grand-illusion")
def test_creatures_are_put_anywhere_one_by_one_but_not_the_immovable_of_others() -> None:
    table, mage, enemy = opposed(lasting=[IMMOVABLE])
    other = table.puts("goblin-raider", 1, (60, 60))
    table.carries_out("grand-illusion")
    assert table.why_not(PickOne(enemy)) == ("immovable", "keyword.immovable")
    table.does(f"pick:{other}", "place:80,10")
    assert f"pick:{other}" not in table.offers
    table.does(f"pick:{mage}", "place:60,60")
    assert (table.at(mage), table.at(other)) == ((60, 60), (80, 10))
    assert not table.asked


@pytest.mark.rule("card.geyser-field")
def test_a_geyser_moves_up_to_three_inches_and_not_under_a_base() -> None:
    table, _, enemy = opposed()
    field = table.permanent("geyser-field", 0)
    geyser = table.state.new_id(MARKER)
    table.state.add(geyser, Marker(MarkerKind.GEYSER, 24, 26, owner=0, permanent=field))
    table.carries_out("geyser-field", part="line-0", source=field, marker=geyser)
    assert table.refuses("place:30,23") == ("occupied", "table.markers")
    assert table.refuses("place:24,39") == ("too-far", "table.markers")
    table.does("place:24,38")
    assert (table.state.marker(geyser).x, table.state.marker(geyser).y) == (24, 38)
    assert table.state.stands(enemy)


# What moves tell


@pytest.mark.rule("card.tidal-sprite")
def test_who_disengages_tells_so_before_it_moves() -> None:
    table = stage("deep-water-hydro-strategist")
    table.puts("deep-water-hydro-strategist", 0, (80, 80))
    sprite = table.puts("tidal-sprite", 0, (20, 20))
    silent = table.puts("sudden-decoy", 1, (26, 20))
    table.calls(Move(sprite, 0, Manner.DISENGAGE, 6))
    assert table.offers == [f"pick:{silent}", "decline"]
    table.does(f"pick:{silent}", "choose:push")
    assert table.at(silent) == (30, 20)
    assert table.at(sprite) == (20, 20)
    table.does("go:10,20")
    assert table.at(sprite) == (10, 20)


@pytest.mark.rule("card.flash-freeze")
def test_scorched_terrain_is_no_water() -> None:
    table, mage, _ = opposed()
    table.zone(ZoneKind.SCORCHED, (20, 20), 12)
    assert not touches_water(table.state, mage)
    table.zone(ZoneKind.FLOW, (20, 20), 12)
    assert touches_water(table.state, mage)


@pytest.mark.rule("card.ashen-steed")
def test_mount_and_rider_are_pushed_once_and_together() -> None:
    table = stage("ash-blade-pyromancer", "deep-water-hydro-strategist")
    steed = table.puts("ashen-steed", 0, (40, 40))
    rider = table.puts("ash-blade-pyromancer", 0, (40, 40), mount=steed, size=2)
    table.puts("deep-water-hydro-strategist", 1, (20, 80))
    table.carries_out("tsunami", seat=1).does("aim:96,40")
    assert (table.at(steed), table.at(rider)) == ((64, 40), (64, 40))


@pytest.mark.rule("mage.deep-water-hydro-strategist")
def test_a_spell_that_slows_later_gives_its_insight_when_it_does() -> None:
    table = stage("deep-water-hydro-strategist")
    mage = table.puts("deep-water-hydro-strategist", 0, (20, 20))
    enemy = table.puts("goblin-raider", 1, (60, 20))
    table.puts("bastion-geomancer", 1, (90, 90))
    table.carries_out("zone-control", target=mage)
    table.calls(Move(enemy, 1, Manner.NORMAL, 5, x=50, y=20))
    assert table.state.player(0).tokens == 0
    table.calls(Move(enemy, 1, Manner.NORMAL, 5, x=40, y=20))
    assert table.state.player(0).tokens == 1
