"""Rulings on spells that harm other players."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import GREEN, RED
from tests.games.mage_knight.cards.casting import EVERY_COLOR, casts, casts_strongly
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

SEASONED = 48
"""Fame enough for three command tokens."""


def table(
    spell: str,
    *others: dict[str, Any],
    fields: dict[str, Any] | None = None,
    time: str = "night",
    **more: Any,
) -> Scene:
    """Tovak with a spell and a mana of every colour, and the others."""
    own: dict[str, Any] = {"hand": [spell], "mana": EVERY_COLOR, **(fields or {})}
    more.setdefault("source", ["gold"] * (len(others) + 3))
    return quest(hero("tovak", **own), *others, time=time, **more)


def crystals(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The crystals of a player, without colours of which there are none."""
    return {color: count for color, count in scene.hero(seat).crystals.items() if count}


# Mana Meltdown


@pytest.mark.rule("card.mana-meltdown")
def test_mana_meltdown_takes_a_crystal_by_lot_or_gives_a_wound() -> None:
    rich = hero("arythea", crystals={"red": 1, "green": 2})
    poor = hero("goldyx", hand=["march"])
    scene = table("mana-meltdown", rich, poor, dice=[2])
    casts(scene, "mana-meltdown", "red")
    assert crystals(scene, 1) == {"red": 1, "green": 1}
    assert scene.hero(2).hand == ["march", "wound"]
    assert scene.offers(0) == ["color:green", "decline"]
    scene.does(0, "color:green")
    assert crystals(scene) == {"green": 1}


@pytest.mark.rule("card.mana-meltdown")
def test_of_the_crystals_lost_one_may_be_gained_or_none() -> None:
    def scene() -> Scene:
        others = (hero("arythea", crystals={"red": 1}), hero("goldyx", crystals={"white": 1}))
        return casts(table("mana-meltdown", *others, dice=[1, 1]), "mana-meltdown", "red")

    assert scene().offers(0) == ["color:red", "color:white", "decline"]
    assert crystals(scene().does(0, "color:white")) == {"white": 1}
    assert crystals(scene().does(0, "decline")) == {}


@pytest.mark.rule("card.mana-meltdown")
def test_mana_radiance_wounds_everybody_by_crystals_of_a_colour() -> None:
    others = (hero("arythea", crystals={"blue": 2, "red": 1}), hero("goldyx", crystals={"red": 3}))
    scene = table("mana-meltdown", *others, fields={"crystals": {"blue": 1}})
    casts_strongly(scene, "mana-meltdown", "red")
    assert scene.offers(0) == ["color:red", "color:blue", "color:green", "color:white"]
    scene.does(0, "color:blue")
    assert [scene.hero(seat).hand.count("wound") for seat in range(3)] == [1, 2, 0]
    assert crystals(scene) == {"blue": 3}
    assert crystals(scene, 1) == {"blue": 2, "red": 1}


@pytest.mark.rule("card.mana-meltdown")
def test_crystals_of_mana_radiance_beyond_three_are_mana() -> None:
    scene = table("mana-meltdown", hero("arythea"), fields={"crystals": {"red": 2}})
    casts_strongly(scene, "mana-meltdown", "red", "color:red")
    assert crystals(scene) == {"red": 3}
    assert scene.hero().mana == ["blue", "green", "white", "red"]
    assert scene.hero().hand == ["wound", "wound"]


# Mana Claim


@pytest.mark.rule("card.mana-claim")
def test_mana_claim_keeps_a_basic_die_for_three_mana_now() -> None:
    scene = table("mana-claim", hero("arythea"), source=["gold", "black", "green", "red"])
    casts(scene, "mana-claim", "blue")
    assert scene.offers(0) == ["die:green", "die:red"]
    scene.does(0, "die:green", "claim:now")
    assert scene.hero().mana.count(GREEN) == 1 + 3
    assert scene.hero().claimed_die == "green"
    assert scene.state.source.dice == ["gold", "black", "red"]
    assert scene.turn().dice_left == 1, "it is not the die of the turn"


@pytest.mark.rule("card.mana-claim")
def test_mana_claim_pays_a_mana_in_each_later_turn_of_the_round() -> None:
    deck = ["stamina", "march", "rage", "swiftness", "promise", "threaten"]
    scene = table(
        "mana-claim", hero("arythea", hand=["march"]), source=["gold"] * 3 + ["red"], fields={"deck": deck}
    )
    casts(scene, "mana-claim", "blue", "die:red", "claim:later")
    assert scene.hero().mana.count(RED) == 1
    scene.does(0, "end:turn").does(1, "play:march:move", "end:turn")
    assert scene.hero().mana == ["red"]


@pytest.mark.rule("card.mana-claim")
def test_a_cursed_colour_costs_others_a_wound_once_a_turn_gold_as_what_it_stands_for() -> None:
    cursing = hero("tovak", claimed_die="red", claim_curses=True, claim_pays=True)
    victim = hero("arythea", hand=["rage", "rage"], mana=["gold", "red", "white"])
    source = ["blue"] * 3
    scene = quest(cursing, victim, source=source, turn=1, combat=fight("prowlers", phase="attack", seat=1))
    scene.does(1, "play:rage:strong", "pay:token-gold:red")
    assert scene.hero(1).hand.count("wound") == 1
    scene.does(1, "play:rage:strong", "pay:token-red")
    assert scene.hero(1).hand.count("wound") == 1
    assert scene.hero(0).hand.count("wound") == 0


@pytest.mark.rule("card.mana-claim")
def test_mana_curse_claims_and_curses() -> None:
    scene = table("mana-claim", hero("arythea"), source=["gold"] * 3 + ["red"])
    casts_strongly(scene, "mana-claim", "blue", "die:red", "claim:now")
    assert (scene.hero().claimed_die, scene.hero().claim_curses) == ("red", True)
    assert scene.hero().mana.count(RED) == 1 + 3


@pytest.mark.rule("card.mana-claim")
def test_a_claimed_die_returns_when_the_round_ends() -> None:
    claiming = hero("tovak", hand=["march"], deck=[], claimed_die="red", claim_curses=True, claim_pays=True)
    scene = quest(claiming, hero("arythea"), announced=1, last_turns=[0], source=["blue"] * 3)
    scene.does(0, "play:march:move", "end:turn")
    assert scene.state.calendar.round == 2
    found = scene.hero()
    assert (found.claimed_die, found.claim_curses, found.claim_pays) == (None, False, False)
    assert len(scene.state.source.dice) == 4


# Mind Read


@pytest.mark.rule("effects.color")
def test_who_plays_an_effect_that_asks_for_a_colour_names_one_it_allows() -> None:
    scene = table("mind-read", hero("arythea", hand=["march"]), hero("goldyx", hand=["march"]))
    casts(scene, "mind-read", "white")
    assert scene.offers(0) == ["color:red", "color:blue", "color:green", "color:white"]
    assert scene.refuses(0, "color:gold") == ("refused-other-color", "effects.color")


@pytest.mark.rule("card.mind-read")
def test_mind_read_gains_a_crystal_and_the_others_discard_or_show() -> None:
    has = hero("arythea", hand=["march", "rage", "battle-versatility"])
    has_not = hero("goldyx", hand=["march", "wound"])
    scene = table("mind-read", has, has_not)
    casts(scene, "mind-read", "white", "color:red")
    assert crystals(scene) == {"red": 1}
    assert scene.offers(1) == ["discard:rage", "discard:battle-versatility"]
    assert scene.refuses(1, "discard:march")[0] == "refused-other-color"
    scene.does(1, "discard:rage")
    assert scene.hero(1).hand == ["march", "battle-versatility"]
    assert scene.hero(1).discard == ["rage"]
    assert scene.hero(2).hand == ["march", "wound"]
    assert scene.story.count("hand-shown") == 1
    assert scene.asks == {0: "ask-turn"}


@pytest.mark.rule("card.mind-read")
def test_mind_steal_may_keep_an_action_but_no_spell() -> None:
    has = hero("arythea", hand=["march", "rage"])
    mage = hero("goldyx", hand=["fireball"])
    scene = table("mind-read", has, mage)
    casts_strongly(scene, "mind-read", "white", "color:red")
    scene.does(1, "discard:rage").does(2, "discard:fireball")
    assert scene.offers(0) == ["take:rage:seat-1", "decline"]
    scene.does(0, "take:rage:seat-1")
    assert scene.hero().hand == ["rage"]
    assert (scene.hero(1).discard, scene.hero(2).discard) == ([], ["fireball"])
    kept = quest(hero("tovak", hand=["rage"] * 3), hero("arythea", hand=["march"]))
    assert kept.hero().hand == ["rage"] * 3, "a position can tell of it"
    nothing = table("mind-read", mage)
    casts_strongly(nothing, "mind-read", "white", "color:red").does(1, "discard:fireball")
    assert nothing.asks == {0: "ask-turn"}
    spared = table("mind-read", has)
    casts_strongly(spared, "mind-read", "white", "color:red").does(1, "discard:rage").does(0, "decline")
    assert spared.hero(1).discard == ["rage"]


@pytest.mark.rule("card.mind-read")
def test_of_two_alike_cards_mind_steal_keeps_that_of_the_player_named() -> None:
    scene = table("mind-read", hero("arythea", hand=["rage"]), hero("goldyx", hand=["rage"]))
    casts_strongly(scene, "mind-read", "white", "color:red")
    scene.does(1, "discard:rage").does(2, "discard:rage")
    assert scene.offers(0) == ["take:rage:seat-1", "take:rage:seat-2", "decline"]
    assert scene.refuses(0, "take:march:seat-1") == ("refused-no-such-card", "card.mind-read")
    scene.does(0, "take:rage:seat-2")
    assert scene.hero().hand == ["rage"]
    assert (scene.hero(1).discard, scene.hero(2).discard) == (["rage"], [])


# Energy Flow


@pytest.mark.rule("card.energy-flow")
def test_energy_flow_readies_a_unit_and_may_spend_one_of_each_other() -> None:
    others = (
        hero("arythea", units=["peasants", "altem-mages"], fame=SEASONED),
        hero("goldyx", units=["utem-guardsmen"]),
    )
    scene = table("energy-flow", *others, fields={"units": [unit("foresters", ready=False)]})
    (own,) = scene.hero().units
    casts(scene, "energy-flow", "green", f"unit:{own}")
    assert scene.state.unit(own).ready
    peasants, mages = scene.hero(1).units
    assert scene.offers(0) == [f"unit:{peasants}", "decline"]
    assert scene.refuses(0, f"unit:{mages}") == ("refused-level-too-high", "card.energy-flow")
    scene.does(0, f"unit:{peasants}", "decline")
    assert not scene.state.unit(peasants).ready
    assert scene.state.units(2)[0].ready


@pytest.mark.rule("card.energy-flow")
def test_energy_steal_heals_one_wound_and_spends_up_to_level_three() -> None:
    other = hero("arythea", units=["catapults"])
    scene = table("energy-flow", other, fields={"units": [unit("foresters", ready=False, wounds=2)]})
    (own,), (catapults,) = scene.hero().units, scene.hero(1).units
    casts_strongly(scene, "energy-flow", "green", f"unit:{own}", f"unit:{catapults}")
    assert (scene.state.unit(own).ready, scene.state.unit(own).wounds) == (True, 1)
    assert not scene.state.unit(catapults).ready


@pytest.mark.rule("card.energy-flow")
def test_energy_flow_needs_a_unit_to_ready_and_is_not_for_combat() -> None:
    other = hero("arythea", units=["peasants"])
    fresh = table("energy-flow", other, fields={"units": ["foresters"]})
    assert fresh.refuses(0, "play:energy-flow:basic") == ("refused-no-spent-unit", "units.ready")
    fighting = table(
        "energy-flow", other, fields={"units": [unit("foresters", ready=False)]}, combat=fight("prowlers")
    )
    assert fighting.refuses(0, "play:energy-flow:basic") == ("refused-in-combat", "combat.no-healing")


# Alone


@pytest.mark.rule("card.mana-meltdown")
@pytest.mark.rule("card.mind-read")
def test_interactive_spells_lie_in_no_deck_of_players_who_play_together() -> None:
    scene = quest(hero("tovak"), scenario="solo-conquest")
    everywhere = {*scene.state.offers.spell_deck, *scene.state.offers.spells}
    assert not everywhere & {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}
