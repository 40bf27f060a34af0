"""Rulings on interaction: with whom, with what influence, and what can be had. [interaction]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    BLUE,
    DAY,
    GOLD,
    GREEN,
    NIGHT,
    RED,
    WHITE,
    Color,
    Site,
    Time,
)
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.deeds.effects import DisbandUnit
from magehall.games.mage_knight.model.deeds.interaction import (
    BuyArtifact,
    BuyCityAction,
    BuyEliteOffer,
    BuyHealing,
    BuyMonasteryAction,
    BuySpell,
    Interact,
    RecruitUnit,
)
from magehall.games.mage_knight.model.deeds.movement import MoveTo
from magehall.games.mage_knight.model.pieces import CityState, Hero, Offers, SkillState, Token
from magehall.games.mage_knight.model.realm import owned_sites, owner_at
from magehall.games.mage_knight.model.turn_state import Purchase, Stage, TurnState
from tests.games.mage_knight.bare import Bare, bare

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
VILLAGE, KEEP, MONASTERY, TOWER = "2,-1", "4,-3", "4,-3", "3,-2"
ABBEY = {"0,0": "start-a", "3,-2": "countryside-5"}
MAGES = {"0,0": "start-a", "3,-2": "countryside-4"}


def rich(influence: int) -> TurnState:
    return TurnState(influence=influence)


def in_city(
    color: Color, influence: int, *shields: int, offers: Offers | None = None, level: int = 1
) -> Bare:
    scene = bare(
        {"0,0": "start-a", "3,-2": "core-8"},
        at="3,-2",
        turn=rich(influence),
        offers=offers,
        hero=Hero("tovak", level=level),
    )
    scene.state.edit_realm().cities["3,-2"] = CityState(color, 4, shields=shields or (1,))
    return scene.again().does("interact")


# With whom


@pytest.mark.rule("interact.action")
def test_an_interaction_is_the_action_of_the_turn() -> None:
    scene = bare(MAP, at=VILLAGE, move=9).does("interact")
    assert scene.turn.stage is Stage.INTERACTION
    assert scene.refuses(MoveTo("2,-2")) == ("move-over", "move.before-action")
    assert scene.refuses(Interact()) == ("interacting", "interact.action")
    resting = bare(MAP, at=VILLAGE, turn=TurnState(stage=Stage.REST))
    assert resting.refuses(Interact()) == ("resting", "interact.action")
    after = bare(MAP, at=VILLAGE, turn=TurnState(stage=Stage.AFTER))
    assert after.refuses(Interact()) == ("action-over", "interact.action")


@pytest.mark.rule("interact.sites")
def test_nobody_deals_where_nobody_lives() -> None:
    assert bare(MAP, at="2,-2").refuses(Interact()) == ("nobody-here", "interact.sites")
    burned = bare(ABBEY, at=MONASTERY, shields={MONASTERY: [0]})
    assert burned.refuses(Interact()) == ("nobody-here", "interact.sites")


@pytest.mark.rule("site.keep")
def test_a_keep_belongs_to_its_last_conqueror() -> None:
    scene = bare(MAP, others=["0,0"], shields={KEEP: [0, 1]})
    assert owner_at(scene.state, KEEP) == 1
    assert (owned_sites(scene.state, 0, Site.KEEP), owned_sites(scene.state, 1, Site.KEEP)) == ([], [KEEP])


@pytest.mark.rule("interact.keep")
def test_a_keep_deals_with_its_owner_alone() -> None:
    assert "interact" in bare(MAP, at=KEEP, shields={KEEP: [0]}).offers
    rival = bare(MAP, at=KEEP, others=["0,0"], shields={KEEP: [1]})
    assert rival.refuses(Interact()) == ("not-your-keep", "interact.keep")


@pytest.mark.rule("interact.sites")
def test_a_conquered_tower_deals_with_everybody() -> None:
    assert "interact" in bare(MAGES, at=TOWER, others=["0,0"], shields={TOWER: [1]}).offers
    unconquered = bare(MAGES, at=TOWER, tokens={TOWER: [Token("monks", up=True)]})
    assert unconquered.refuses(Interact()) == ("not-conquered", "interact.sites")


@pytest.mark.rule("move.heroes")
def test_nobody_acts_on_a_space_with_another_hero() -> None:
    scene = bare(MAP, at=VILLAGE, others=[VILLAGE])
    assert scene.refuses(Interact()) == ("hero-here", "move.heroes")


@pytest.mark.rule("move.shared")
def test_several_heroes_deal_in_a_conquered_city() -> None:
    scene = bare({"0,0": "start-a", "3,-2": "core-8"}, at="3,-2", others=["3,-2"])
    scene.state.edit_realm().cities["3,-2"] = CityState(RED, 4, shields=(1,))
    assert "interact" in scene.again().offers


# Influence


@pytest.mark.rule("interact.reputation")
@pytest.mark.parametrize(("reputation", "influence"), [(-6, -5), (-3, -1), (0, 0), (2, 1), (7, 5)])
def test_reputation_changes_influence(reputation: int, influence: int) -> None:
    scene = bare(MAP, at=VILLAGE, hero=Hero("tovak", reputation=reputation)).does("interact")
    assert scene.turn.influence == influence


@pytest.mark.rule("interact.reputation")
def test_nobody_deals_with_a_hero_on_the_x() -> None:
    scene = bare(MAP, at=VILLAGE, hero=Hero("tovak", reputation=-7), turn=rich(20))
    assert scene.refuses(Interact()) == ("reputation-x", "interact.reputation")


@pytest.mark.rule("interact.shields")
def test_each_shield_on_a_city_is_a_point() -> None:
    assert in_city(RED, 0, 0, 1, 0).turn.influence == 2


@pytest.mark.rule("interact.bonus")
def test_reputation_counts_once_however_much_is_bought() -> None:
    scene = bare(MAP, at=VILLAGE, hero=Hero("tovak", reputation=7), turn=rich(2)).does("interact")
    scene.does("buy:healing", "buy:healing")
    assert (scene.turn.influence, scene.turn.healing) == (1, 2)
    assert scene.refuses(BuyHealing()) == ("too-few-influence", "interact.points")


# Villages and monasteries


@pytest.mark.rule("interact.heal")
def test_healing_costs_three_in_a_village_and_two_in_a_monastery() -> None:
    village = bare(MAP, at=VILLAGE, turn=rich(3)).does("interact", "buy:healing")
    monastery = bare(ABBEY, at=MONASTERY, turn=rich(3)).does("interact", "buy:healing")
    assert (village.turn.influence, monastery.turn.influence) == (0, 1)
    keep = bare(MAP, at=KEEP, shields={KEEP: [0]}, turn=rich(9)).does("interact")
    assert keep.refuses(BuyHealing()) == ("not-sold-here", "interact.heal")


@pytest.mark.rule("interact.monastery")
def test_a_monastery_sells_the_actions_among_the_units() -> None:
    offers = Offers(monastery=["frost-bridge"], actions=["path-finding"], action_deck=["song-of-wind"])
    scene = bare(ABBEY, at=MONASTERY, turn=rich(12), offers=offers).does("interact")
    assert scene.refuses(BuyMonasteryAction("path-finding")) == ("not-offered", "interact.monastery")
    scene.does("buy:training:frost-bridge")
    assert (scene.hero.deck, scene.turn.influence) == (["frost-bridge"], 6)
    assert (scene.state.offers.monastery, scene.state.offers.action_deck) == ([], ["song-of-wind"])


# Recruiting


@pytest.mark.rule("interact.recruit")
def test_a_unit_is_recruited_where_its_icon_is_ready_and_unwounded() -> None:
    offers = Offers(units=["peasants", "utem-swordsmen"])
    scene = bare(MAP, at=VILLAGE, turn=rich(9), offers=offers).does("interact")
    assert scene.refuses(RecruitUnit("utem-swordsmen")) == ("wrong-site", "interact.recruit")
    assert scene.refuses(RecruitUnit("foresters")) == ("not-offered", "interact.recruit")
    scene.does("recruit:peasants")
    (unit,) = scene.state.units(0)
    assert (unit.card, unit.ready, unit.wounds) == ("peasants", True, 0)
    assert (scene.turn.influence, scene.turn.recruited) == (5, 1)
    assert scene.state.offers.units == ["utem-swordsmen"]


@pytest.mark.rule("interact.points")
def test_who_has_too_little_influence_recruits_nobody() -> None:
    scene = bare(MAP, at=VILLAGE, turn=rich(3), offers=Offers(units=["peasants"])).does("interact")
    assert scene.refuses(RecruitUnit("peasants")) == ("too-few-influence", "interact.points")


@pytest.mark.rule("units.command")
@pytest.mark.rule("units.disband")
def test_without_a_free_command_token_a_unit_is_disbanded() -> None:
    offers = Offers(units=["peasants"])
    scene = bare(MAP, at=VILLAGE, turn=rich(4), offers=offers, units=["foresters"]).does("interact")
    scene.does("recruit:peasants")
    assert scene.offers == ["disband:unit-1"]
    scene.does("disband:unit-1")
    assert [unit.card for unit in scene.state.units(0)] == ["peasants"]


@pytest.mark.rule("skill.bonds-of-loyalty")
def test_bonds_of_loyalty_hold_a_unit_for_five_less_for_good() -> None:
    norowas = Hero("norowas", skills={"bonds-of-loyalty": SkillState.READY})
    offers = Offers(units=["peasants", "foresters", "herbalists"])
    scene = bare(MAP, at=VILLAGE, turn=rich(9), offers=offers, hero=norowas).does("interact")
    scene.does("recruit:peasants:bonded")
    assert (scene.turn.influence, scene.state.units(0)[0].bonded) == (9, True)
    assert scene.refuses(RecruitUnit("foresters", bonded=True)) == ("no-bond", "skill.bonds-of-loyalty")
    scene.does("recruit:foresters", "recruit:herbalists")
    assert scene.refuses(DisbandUnit("unit-1")) == ("bonded", "skill.bonds-of-loyalty")


@pytest.mark.rule("scenario.conquer-and-hold")
def test_strongholds_recruit_from_villages_and_monasteries_too() -> None:
    agreement = Agreement("conquer-and-hold", 6, closed_cities=True, strongholds=True)
    keep = bare(
        MAP,
        at=KEEP,
        shields={KEEP: [0]},
        turn=rich(9),
        offers=Offers(units=["peasants"]),
        agreement=agreement,
    )
    assert "recruit:peasants" in keep.does("interact").offers
    rival = bare(MAGES, at=TOWER, others=["0,0"], shields={TOWER: [1]}, agreement=agreement)
    assert rival.refuses(Interact()) == ("not-your-keep", "interact.keep")


# Spells


@pytest.mark.rule("interact.spell")
def test_a_tower_sells_spells_for_seven_and_a_mana_of_their_colour() -> None:
    offers = Offers(spells=["fireball", "snowstorm"], spell_deck=["tremor"])
    hero = Hero("tovak", mana=[RED])
    scene = bare(MAGES, at=TOWER, shields={TOWER: [0]}, turn=rich(8), offers=offers, hero=hero).does(
        "interact"
    )
    assert scene.refuses(BuySpell("snowstorm")) == ("no-mana", "mana.pay")
    scene.does("buy:spell:fireball", "pay:token-red")
    assert (scene.hero.deck, scene.hero.mana, scene.turn.influence) == (["fireball"], [], 1)
    assert scene.state.offers.spells == ["tremor", "snowstorm"]


@pytest.mark.rule("interact.spell")
@pytest.mark.parametrize(("time", "sold"), [(DAY, True), (NIGHT, False)])
def test_gold_pays_for_a_spell_by_day_alone(time: Time, sold: bool) -> None:
    offers, hero = Offers(spells=["fireball"]), Hero("tovak", mana=[GOLD])
    scene = bare(
        MAGES, at=TOWER, shields={TOWER: [0]}, turn=rich(7), offers=offers, hero=hero, time=time
    ).does("interact")
    assert ("buy:spell:fireball" in scene.offers) is sold


@pytest.mark.rule("city.blue")
def test_the_blue_city_sells_spells() -> None:
    scene = in_city(BLUE, 7, offers=Offers(spells=["fireball"]))
    scene.state.edit_hero(0).crystals[RED] = 1
    scene.again().does("buy:spell:fireball", "pay:crystal-red")
    assert scene.hero.deck == ["fireball"]


# Cities


@pytest.mark.rule("city.red")
def test_the_red_city_sells_artifacts_that_are_drawn_at_the_end_of_the_turn() -> None:
    scene = in_city(RED, 24, offers=Offers(artifact_deck=["ruby-ring"])).does("buy:artifact")
    assert (scene.turn.bought_artifacts, scene.turn.influence, scene.hero.deck) == (1, 12, [])
    assert scene.refuses(BuyArtifact()) == ("pile-out", "city.red")


@pytest.mark.rule("city.green")
def test_the_green_city_sells_offered_actions_or_the_unseen_top_card() -> None:
    offers = Offers(actions=["frost-bridge", "path-finding"], action_deck=["song-of-wind", "agility"])
    scene = in_city(GREEN, 12, offers=offers).does("buy:action:path-finding")
    assert scene.state.offers.actions == ["song-of-wind", "frost-bridge"]
    scene.does("buy:action:unseen")
    assert scene.hero.deck == ["agility", "path-finding"]
    assert scene.refuses(BuyCityAction()) == ("pile-out", "city.green")


@pytest.mark.rule("city.white")
def test_the_white_city_recruits_anybody_and_calls_elite_units() -> None:
    offers = Offers(units=["peasants"], elite_deck=["fire-mages"])
    scene = in_city(WHITE, 6, offers=offers).does("recruit:peasants", "buy:elite")
    assert (scene.state.offers.units, scene.turn.influence) == (["fire-mages"], 0)
    assert scene.refuses(BuyEliteOffer()) == ("pile-out", "city.white")


@pytest.mark.rule("city.red")
def test_a_city_sells_nothing_of_another() -> None:
    scene = in_city(RED, 20, offers=Offers(units=["peasants"], elite_deck=["fire-mages"]))
    assert scene.refuses(BuyEliteOffer()) == ("not-sold-here", "city.white")
    assert scene.refuses(RecruitUnit("peasants")) == ("wrong-site", "interact.recruit")


@pytest.mark.rule("city.megapolis")
def test_a_megapolis_sells_what_both_halves_do() -> None:
    scene = bare({"0,0": "start-a", "3,-2": "core-8"}, at="4,-2", turn=rich(14))
    scene.state.edit_offers().artifact_deck = ["ruby-ring"]
    scene.state.edit_offers().elite_deck = ["fire-mages"]
    cities = scene.state.edit_realm().cities
    cities["3,-2"] = CityState(RED, 2, shields=(0,), twin="4,-2")
    cities["4,-2"] = CityState(WHITE, 1, twin="3,-2")
    scene.again().does("interact", "buy:artifact", "buy:elite")
    assert scene.turn.influence == 1


@pytest.mark.rule("card.learning")
def test_a_right_to_learn_buys_one_action_of_the_offer() -> None:
    offers = Offers(actions=["frost-bridge", "path-finding"])
    turn = TurnState(influence=20, purchases=(Purchase(9, "hand"),))
    scene = bare(MAP, at=VILLAGE, turn=turn, offers=offers).does("interact", "learn:frost-bridge:right-0")
    assert (scene.hero.hand, scene.turn.influence, scene.offered("learn")) == (["frost-bridge"], 11, [])
