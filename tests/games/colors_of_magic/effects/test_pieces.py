"""Rulings on effects that bring creatures, zones and markers."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.reference import Effect
from magehall.games.colors_of_magic.cards.vocabulary import (
    FIRE,
    AttackKind,
    MarkerKind,
    Phase,
    Stat,
    TerrainKind,
    ZoneKind,
)
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.moves import EnterPlay, Putting
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Away, Grave, Piece
from magehall.games.colors_of_magic.model.values import stat
from magehall.games.colors_of_magic.movement.putting import CORNER, RETURN, SERVANT, SET_DOWN, SUMMON
from tests.games.colors_of_magic.effects.stage import Stage, opposed, stage


def newest(table: Stage) -> str:
    """The creature that came last."""
    return list(table.state.creatures())[-1]


@pytest.mark.rule("card.goblin-horde")
def test_two_goblins_come_one_after_another_within_six_inches_and_sight() -> None:
    table, _, _ = opposed("ash-prophet")
    table.terrain(Piece(TerrainKind.WALL, ((10, 30), (30, 30), (30, 32), (10, 32))))
    table.carries_out("goblin-horde")
    assert table.refuses("place:20,44")[0] == "no-sight"
    assert table.refuses("place:60,20")[0] == "too-far"
    table.does("place:10,20")
    assert table.refuses("place:12,20")[0] == "occupied"
    table.does("place:10,16")
    assert len(table.outcome.summoned) == 2
    goblin = table.state.creature(newest(table))
    assert (goblin.face, goblin.owner, goblin.card) == ("goblin-horde", 0, NO_CARD)


@pytest.mark.rule("spell.summoning")
def test_a_creature_spell_brings_its_card() -> None:
    table, _, _ = opposed()
    (card,) = table.cards(0, "", "zephyr-sprite")
    spell = table.invocation("zephyr-sprite")
    table.state.edit_invocation(spell).card = card
    table.calls(Putting(0, SUMMON, face="zephyr-sprite", invocation=spell)).does("place:20,30")
    sprite = table.state.creature(newest(table))
    assert (sprite.card, sprite.x, sprite.y, sprite.turn_x) == (card, 20, 30, -1)
    assert table.state.invocation(spell).card == NO_CARD


@pytest.mark.rule("card.ember-stalker")
def test_an_ambusher_keeps_more_than_ten_inches_from_every_enemy() -> None:
    table, _, _ = opposed("ash-prophet")
    spell = table.invocation("ember-stalker")
    table.calls(Putting(0, SUMMON, face="ember-stalker", invocation=spell))
    assert table.refuses("place:74,20") == ("too-near", "card.ember-stalker")
    table.does("place:75,20")
    assert table.state.stands(newest(table))


@pytest.mark.rule("card.ash-walker")
def test_the_walker_rises_where_a_creature_fell_or_within_an_inch() -> None:
    table, _, enemy = opposed("ash-blade-pyromancer")
    table.state.edit_course().graves.append(Grave(31, 20, 1, FIRE, mage=False))
    table.state.edit_course().graves.append(Grave(20, 30, 1, FIRE, mage=True))
    spell = table.invocation("ash-walker")
    table.calls(Putting(0, SUMMON, face="ash-walker", invocation=spell))
    assert table.offers == ["place:34,20"]
    assert table.refuses("place:20,30") == ("no-grave", "card.ash-walker")
    table.does("place:34,20")
    assert table.state.stands(enemy)


@pytest.mark.rule("card.sudden-decoy")
def test_the_decoy_comes_beside_the_target_where_it_can_be_attacked() -> None:
    table, mage, enemy = opposed()
    table.state.edit_creature(enemy).x = 26
    attack = Attack(enemy, mage, AttackKind.MELEE, 1, first_target=mage, step="tell")
    table.state.stack.append(attack)
    table.carries_out("sudden-decoy", target=mage)
    assert table.refuses("place:12,20") == ("out-of-reach", "combat.reach")
    table.does("place:24,26")
    assert attack.target == newest(table)
    assert table.happened("target-changed") == 1


@pytest.mark.rule("card.mirror-image")
def test_without_a_place_no_decoy_comes() -> None:
    table, _, _ = opposed()
    image = table.puts("mirror-image", 0, (2, 2))
    for place in ((7, 2), (2, 7), (7, 7), (11, 2), (2, 11), (11, 7), (7, 11)):
        table.puts("goblin-raider", 0, place)
    before = len(table.state.creatures())
    table.carries_out("mirror-image", part="line-0", source=image)
    assert not table.asked
    assert len(table.state.creatures()) == before


@pytest.mark.rule("card.army_of_the_damned")
def test_creatures_of_the_discard_pile_come_with_their_cards() -> None:
    table, _, _ = opposed("tomb-guardian")
    cards = table.cards(0, "discard", "zephyr-sprite", "goblin-raider", "zephyr-sprite")
    table.carries_out("army_of_the_damned", card=["zephyr-sprite", "goblin-raider"], spent=2)
    table.does("place:20,30", "place:20,36")
    assert [table.state.creature(id).card for id in table.outcome.summoned] == [cards[2], cards[1]]
    assert table.state.player(0).discard == [cards[0]]


def shields(face: str) -> tuple[int, int]:
    """The numbers of Shield and Magic Shield that a face prints."""
    printed = CREATURES[face].body.keywords
    kinds = (KeywordId.SHIELD, KeywordId.MAGIC_SHIELD)
    shield, magic = (sum(one.x for one in printed if one.id is kind) for kind in kinds)
    return shield, magic


@pytest.mark.rule("keyword.shield")
@pytest.mark.parametrize("face", [face for face in CREATURES if any(shields(face))])
def test_a_creature_enters_with_its_shields(face: str) -> None:
    table = stage()
    table.state.edit_course().phase = Phase.SET_UP
    table.calls(EnterPlay(0, face, 48, 48))
    creature = table.state.creature(newest(table))
    assert (creature.shield, creature.magic_shield) == shields(face)


@pytest.mark.rule("setup.corners")
def test_a_mage_stands_wholly_inside_its_corner() -> None:
    table = stage()
    table.state.edit_course().phase = Phase.SET_UP
    table.state.edit_player(0).corner = 1
    table.calls(Putting(0, CORNER, face="gust-aeromancer"))
    assert table.refuses("place:73,10") == ("outside-corner", "setup.corners")
    table.does("place:74,22")
    assert table.at(table.state.mage_of(0)) == (74, 22)
    table.calls(Putting(0, SERVANT, face="zephyr-sprite"))
    assert table.refuses("place:40,22")[0] == "too-far"
    table.does("place:60,22")
    assert table.state.stands(newest(table))


@pytest.mark.rule("card.banishment")
def test_who_comes_back_takes_the_nearest_free_place() -> None:
    table, mage, _ = opposed()
    banished = table.puts("goblin-raider", 1, (50, 50), away=Away.BANISHED)
    table.puts("goblin-raider", 0, (50, 51))
    table.calls(Putting(1, RETURN, banished))
    assert table.refuses("place:50,60") == ("nearer-place", "card.banishment")
    table.does(table.offers[0])
    assert table.state.stands(banished)
    assert table.state.stands(mage)


@pytest.mark.rule("card.gryphon-knight")
def test_who_is_set_down_stands_beside_its_carrier() -> None:
    table, _, _ = opposed()
    carrier = table.puts("gryphon-knight", 0, (50, 50))
    carried = table.puts("goblin-raider", 0, (50, 50), away=Away.CARRIED, carrier=carrier)
    table.calls(Putting(0, SET_DOWN, carried, beside=carrier)).does("place:58,50")
    assert table.state.stands(carried)
    assert table.state.creature(carried).carrier == ""


# Zones and markers


@pytest.mark.rule("table.zones")
def test_a_zone_belongs_to_its_permanent() -> None:
    table, _, _ = opposed()
    spring = table.permanent("life-spring", 0)
    table.carries_out("life-spring", source=spring, centre="40,40")
    (zone,) = table.state.zones().values()
    assert (zone.kind, zone.x, zone.y, zone.radius) == (ZoneKind.SPRING, 40, 40, 12)
    assert (zone.owner, zone.permanent) == (0, spring)


@pytest.mark.rule("card.consume-ashes")
def test_scorched_terrain_is_consumed_for_a_charge_and_a_card() -> None:
    table, _, _ = opposed("ash-blade-pyromancer")
    table.cards(0, "deck", "tailwind")
    zone = table.zone(ZoneKind.SCORCHED, (50, 50), 12)
    table.carries_out("consume-ashes", zone=zone)
    assert not table.state.zones()
    assert (table.state.player(0).tokens, table.hand(0)) == (1, ["tailwind"])


@pytest.mark.rule("card.water-portal")
def test_portals_last_to_the_end_of_the_next_turn() -> None:
    table, _, _ = opposed()
    portal = table.permanent("water-portal", 0)
    table.carries_out("water-portal", source=portal, marker=["10,80", "80,10"])
    found = table.state.markers().values()
    assert [(one.kind, one.x, one.y) for one in found] == [
        (MarkerKind.PORTAL, 10, 80),
        (MarkerKind.PORTAL, 80, 10),
    ]
    assert table.state.permanent(portal).ends == table.state.course.turn + 1


@pytest.mark.rule("card.ash-walker")
def test_what_the_effect_summoned_gets_what_a_token_adds() -> None:
    table, _, _ = opposed("ash-blade-pyromancer")
    walker = table.puts("ash-walker", 0, (50, 50))
    effect = table.invocation("ash-walker", spent=1)
    table.state.edit_invocation(effect).summoned.append(walker)
    table.calls(Run(effect, Effect("ash-walker", "spell")))
    assert stat(table.state, walker, Stat.LIFE) == 4
