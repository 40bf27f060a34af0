"""Positions: what is not said is filled in, what contradicts itself is refused with its place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import magehall
from magehall.games.mage_knight.cards.catalogue import HERO_CARDS
from magehall.games.mage_knight.cards.vocabulary import COLD_FIRE, LAKE, MELEE, PHYSICAL, Site
from magehall.games.mage_knight.model.combat_state import AttackPoints, Combat, Origin, Phase
from magehall.games.mage_knight.model.pieces import (
    NOWHERE,
    Calendar,
    CityState,
    Dummy,
    Hero,
    Offers,
    SkillState,
    Unit,
)
from magehall.games.mage_knight.model.realm import revealed_spaces, site_at, terrain_at
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.position.schema import CitySetting, CombatSetting, OffersSetting, QuestSetting
from magehall.games.mage_knight.position.schema_heroes import DummySetting, HeroSetting, UnitSetting
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.records import field_names
from tests.games.mage_knight.scenario import Scene, down, fight, hero, quest, unit
from tests.positions import check_refused

EAST = "3,-2"
"""Where the tile to the north-east of the start has its middle."""


def again(scene: Scene) -> Scene:
    """The same moment, by way of a file."""
    document = magehall.describe_position(scene.match)
    return Scene(magehall.load_position(msgspec.json.decode(msgspec.json.encode(document))))


def same(one: Scene, other: Scene) -> bool:
    return one.state.things == other.state.things and one.state.stack == other.state.stack


# What is filled in


def test_what_is_not_said_is_as_at_the_start() -> None:
    scene = quest()
    own = scene.hero()
    assert sorted(own.deck) == sorted(card for card, n in HERO_CARDS[own.name].deck.items() for _ in range(n))
    assert own.space == "0,0"
    assert own.level == 1
    assert len(own.skill_pile) == 9
    assert scene.turn().stage is Stage.MOVEMENT
    assert scene.state.dummy is not None
    assert len(scene.state.source.dice) == 3


def test_level_follows_fame_and_cards_leave_the_deck() -> None:
    scene = quest(hero("tovak", fame=9, hand=["march", "cold_toughness", "wound"], discard=["march"]))
    own = scene.hero()
    assert own.level == 3
    assert own.hand == ["march", "cold-toughness", "wound"]
    assert "march" not in own.deck
    assert len(own.deck) == 13


def test_offers_take_their_cards_from_the_decks() -> None:
    scene = quest(offers={"spells": ["fireball"], "units": ["peasants"]})
    assert "fireball" not in scene.state.offers.spell_deck
    assert scene.state.offers.regular_deck.count("peasants") == 2


def test_keeps_get_a_defender_face_down() -> None:
    scene = quest(tiles={EAST: "countryside-3"})
    keeps = [space for space in scene.state.realm.tokens if site_at(scene.state, space) is Site.KEEP]
    assert keeps
    assert not scene.state.realm.tokens[keeps[0]][0].up


def test_a_quest_may_stand_before_tactics_or_before_a_turn() -> None:
    assert quest(at="tactics").asks == {0: "ask-tactic"}
    scene = quest(hero(tactic="the-right-moment"), at="before")
    assert scene.asks == {0: "ask-turn"}


def test_a_turn_with_points_is_played_on() -> None:
    scene = quest(hero(hand=["march"]), move=3, played=["stamina"])
    assert scene.turn().move == 3
    assert scene.turn().played == ["stamina"]
    assert scene.turn().path == ["0,0"]


def test_a_combat_stands_in_its_phase() -> None:
    scene = quest(hero(hand=["rage"]), combat=fight("prowlers", "diggers", phase="block"))
    assert scene.combat.phase is Phase.BLOCK
    assert scene.turn().stage is Stage.COMBAT
    assert scene.combat.numbered == 2
    assert scene.asks == {0: "ask-block-phase"}


def test_a_combat_for_a_keep_is_an_assault() -> None:
    scene = quest(hero(hand=["rage"]), combat=fight("swordsmen", site="keep", fortified=True, phase="attack"))
    assert scene.combat.assault
    scene.does(0, "next:end")
    assert scene.asks == {0: "ask-turn"}


def test_a_combat_past_its_first_phase_has_begun() -> None:
    own = hero(hand=["into-the-heat"], units=["peasants"])
    assert quest(own, combat=fight("prowlers")).offers(0, "play:into-the-heat:basic")
    late = quest(own, combat=fight("prowlers", phase="block"))
    assert late.refuses(0, "play:into-the-heat:basic") == ("refused-combat-begun", "card.into-the-heat")


def test_who_fights_where_only_an_assault_leads_assaults() -> None:
    tiles = {"1,-3": "countryside-1", "3,-2": "countryside-2", "4,-5": "countryside-3"}
    scene = quest(hero(space="5,-6"), tiles=tiles, combat=fight("golems"))
    combat = scene.combat
    assert (combat.site, combat.assault, combat.fortified) == (Site.KEEP, True, True)
    assert scene.foe().origin is Origin.GARRISON
    assert "5,-6" not in scene.state.realm.tokens, "the garrison fights"


def test_who_fights_in_a_city_of_which_nothing_is_said_fights_its_garrison() -> None:
    tiles = {"1,-3": "countryside-1", "3,-2": "countryside-2", "4,-5": "core-7"}
    strike = fight("crossbowmen", phase="attack", attacks=[{"points": 5}])
    scene = quest(hero(space="4,-5"), scenario="solo-conquest", tiles=tiles, combat=strike)
    assert (scene.combat.site, scene.combat.cities) == (Site.CITY, ["white"])
    scene.does(0, "strike:foe-1")
    city = scene.state.realm.cities["4,-5"]
    assert (city.garrison, city.shields) == ((), (0,))


def test_points_are_physical_melee_unless_said_otherwise_and_words_may_have_underscores() -> None:
    said = [{"points": 3}, {"points": 2, "element": "cold_fire"}]
    scene = quest(
        hero("tovak", hand=["Fire Bolt", "cold_toughness"]),
        combat=fight("golems", phase="attack", attacks=said),
    )
    assert scene.combat.attacks == [AttackPoints(3, MELEE, PHYSICAL), AttackPoints(2, MELEE, COLD_FIRE)]
    assert scene.hero().hand == ["fire-bolt", "cold-toughness"]
    tower = quest(combat=fight("monks", site="mage_tower"))
    assert tower.combat.site is Site.MAGE_TOWER


# What is refused


MONSTER = {"enemy": "medusa", "summoner": "foe-1"}
FOE, MONSTERS, POINTS = (
    "$.combat.foes[0].summoner",
    "$.combat.foes[1].summoner",
    "$.combat.attacks[0].points",
)

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"heroes": [{"hand": ["marhc"]}]}, "$.heroes[0].hand[0]", "march"),
    ({"heroes": [{"hand": ["march"] * 3}]}, "$.heroes[0].hand[2]", "left"),
    ({"heroes": [{"hand": ["fireball"]}], "offers": {"spells": ["fireball"]}}, "$.offers.spells[0]", "left"),
    ({"heroes": [{"hero": "tovac"}]}, "$.heroes[0].hero", "tovak"),
    ({"heroes": [{"hero": "tovak"}], "dummy": {"hero": "tovak"}}, "$.dummy.hero", "played"),
    ({"heroes": [{}, {}]}, "$.heroes", "1 seats"),
    ({"heroes": [{"space": "9,9"}]}, "$.heroes[0].space", "no tile"),
    ({"heroes": [{"space": "here"}]}, "$.heroes[0].space", "expected a space"),
    ({"at": "setup", "heroes": [{"space": "1"}]}, "$.heroes[0].space", "expected a space"),
    ({"heroes": [{"crystals": {"gold": 1}}]}, "$.heroes[0].crystals.gold", "no gold"),
    ({"heroes": [{"units": ["peasant"]}]}, "$.heroes[0].units[0]", "peasants"),
    ({"source": ["red"] * 4}, "$.source", "3 dice"),
    ({"tiles": {"1,0": "countryside-1"}}, "$.tiles.1,0", "middle"),
    ({"tiles": {EAST: "countryside-99"}}, "$.tiles.3,-2", "countryside"),
    ({"tokens": {"0,0": ["prowler"]}}, "$.tokens.0,0[0]", "prowlers"),
    ({"tokens": {"9,9": ["prowlers"]}}, "$.tokens.9,9", "no tile"),
    ({"ruins": {"0,0": "altar-red"}}, "$.ruins.0,0", "no ruins"),
    ({"piles": {"green": ["wolf-riders", "fire-mages"]}}, "$.piles.green[1]", ""),
    ({"scenario": "second-reconnaissance"}, "$.scenario", "first-reconnaissance"),
    ({"agreement": {"megapolice": 2}}, "$.agreement.megapolice", "megapolis"),
    ({"order": [0, 0]}, "$.order", "once"),
    ({"combat": {"foes": ["prowlers"], "phase": "end"}}, "$.combat.phase", "phases"),
    ({"combat": {"foes": ["prowlers"], "site": "village"}}, "$.combat.site", "nobody fights"),
    ({"combat": {"foes": ["prowlers"], "site": "city"}}, "$.combat.site", "no city"),
    ({"combat": {"foes": ["prowlers"], "site": "ruins"}}, "$.combat.site", "no token"),
    ({"combat": {"rival": 0}}, "$.combat.rival", "in play"),
    ({"heroes": [{"units": ["peasants", "peasants"]}]}, "$.heroes[0].units[1]", "command"),
    ({"heroes": [{"hand": ["tornado"]}]}, "$.heroes[0].hand[0]", "strong half of 'whirlwind'"),
    ({"combat": {"foes": [{"enemy": "prowlers", "armor_less": -1}]}}, "$.combat.foes[0].armor_less", "0 to"),
    ({"combat": {"foes": [{"enemy": "medusa", "origin": "summoned"}], "phase": "block"}}, FOE, "which enemy"),
    ({"combat": {"foes": ["prowlers", MONSTER], "phase": "block"}}, MONSTERS, "summons nobody"),
    ({"combat": {"foes": ["orc-summoners", MONSTER], "phase": "attack"}}, MONSTERS, "in the phase"),
    (
        {"combat": {"foes": ["prowlers"], "phase": "block", "attacks": [{"points": 2}]}},
        "$.combat.attacks",
        "",
    ),
    ({"combat": {"foes": ["prowlers"], "blocks": [{"points": 2}]}}, "$.combat.blocks", "ranged"),
    ({"combat": {"foes": ["prowlers"], "phase": "attack", "attacks": [{"points": -2}]}}, POINTS, "0 to"),
    ({"combat": {"foes": ["prowlers"], "phase": "damage", "dealing": "foe-2"}}, "$.combat.dealing", "foe-2"),
    ({"combat": {"foes": ["prowlers"], "phase": "damage", "dealing": "foe-1"}}, "$.combat.damage", "left"),
    ({"combat": {"foes": ["prowlers"], "closed": ["unit-1"]}}, "$.combat.closed[0]", "unit-1"),
]


@pytest.mark.parametrize(("document", "path", "words"), REFUSED)
def test_contradictions_are_refused_where_they_stand(document: dict[str, Any], path: str, words: str) -> None:
    check_refused({"game": "mage_knight", "seats": 1, **document}, path, words)


def test_a_hero_does_not_stand_on_a_lake() -> None:
    tiles = {EAST: "countryside-1"}
    scene = quest(tiles=tiles)
    lakes = [space for space in revealed_spaces(scene.state) if terrain_at(scene.state, space) is LAKE]
    with pytest.raises(PositionError, match="stands on lake"):
        quest(hero(space=lakes[0]), tiles=tiles)


# There and back


@pytest.mark.parametrize(
    "scene",
    [
        lambda: quest(at="tactics"),
        lambda: quest(at="before"),
        lambda: quest(at="ending", tiles={EAST: {"tile": "countryside-4", "turned": 2}}),
        lambda: quest(
            hero(units=[unit("peasants", ready=False, wounds=1)], skills={"dark-paths": "used-this-turn"})
        ),
        lambda: quest(hero(hand=["march"]), hero(hand=["rage"]), time="night", turn=1),
        lambda: quest(hero(hand=["rage"]), combat=fight("prowlers", {"enemy": "diggers", "armor_less": 1})),
        lambda: quest(tiles={EAST: "countryside-4"}, tokens={"2,-2": [down("prowlers")]}),
        lambda: quest(at="over"),
    ],
)
def test_describing_and_building_give_the_same_state(scene: Any) -> None:
    before = scene()
    assert same(before, again(before))


def test_a_hero_may_be_off_the_map() -> None:
    scene = quest(hero(space=NOWHERE), at="tactics")
    assert scene.hero().space == NOWHERE
    assert same(scene, again(scene))


def test_skills_are_used_or_not() -> None:
    scene = quest(hero("tovak", skills=["cold-swordsmanship"]))
    assert scene.hero().skills == {"cold-swordsmanship": SkillState.READY}
    assert "cold-swordsmanship" not in scene.hero().skill_pile


def test_a_position_can_say_all_that_a_state_holds() -> None:
    for setting, kind, otherwise in (
        (HeroSetting, Hero, {"name"}),
        (UnitSetting, Unit, {"owner"}),
        (DummySetting, Dummy, {"name"}),
        (OffersSetting, Offers, set()),
        (CombatSetting, Combat, set()),
        (CitySetting, CityState, set()),
        (QuestSetting, Calendar, set()),
    ):
        assert set(field_names(kind)) - otherwise <= set(field_names(setting)), kind.__name__


@pytest.mark.parametrize(
    ("field", "value"), [("reputation", 40), ("fame", -99), ("level", 0), ("space", "1"), ("name", "nobody")]
)
def test_a_hero_is_looked_at_while_heroes_are_still_being_chosen(field: str, value: object) -> None:
    match = magehall.new_match("mage_knight", 2, 1)
    setattr(match.state.edit("hero-0", Hero), field, value)
    with pytest.raises(ValueError):
        match.game.check(match.state)


@pytest.mark.parametrize(
    ("field", "value"), [("wounds", -1), ("damage", 101), ("move_left", -5), ("halved", -1), ("rival", 2)]
)
def test_numbers_of_a_combat_that_cannot_be_are_refused_with_their_place(field: str, value: int) -> None:
    with pytest.raises(magehall.PositionError) as error:
        quest(hero(), hero(), combat=fight("prowlers", **{field: value}))
    assert error.value.path == f"$.combat.{field}"
