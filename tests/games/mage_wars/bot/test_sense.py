"""Rulings of common sense: what a bot thinks of a position, and which options it finds worth a look."""

from __future__ import annotations

import random
from typing import Any

import pytest

import magehall
from magehall.bots.greedy import GreedyBot
from magehall.games.mage_wars.bot.odds import blow
from magehall.games.mage_wars.cards import BY_SLUG
from magehall.kernel.showing.perspective import Perspective
from tests.games.mage_wars.bot.sensing import SENSE, hinted, worth
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT2,
    Battle,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)

# How well a seat stands


def test_equal_sides_stand_equally() -> None:
    battle = duel(mage("warlock"), mage("warlock"))
    assert worth(battle, 0) == pytest.approx(worth(battle, 1), abs=0.02)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    battle = duel(mage(mana=20), mage(damage=12), creature("timber_wolf", zone="a1"))
    assert worth(battle, 0) > 0.7
    assert worth(battle, 0) + worth(battle, 1) == pytest.approx(1.0, abs=0.1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"damage": 2}, {"damage": 9}),
        ({"mana": 15}, {"mana": 5}),
        ({"markers": {}}, {"markers": {"burn": 2}}),
    ],
)
def test_life_mana_and_health_are_good(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(duel(mage(**better), mage())) > worth(duel(mage(**worse), mage()))


def test_the_last_points_of_life_count_most() -> None:
    """Four points matter more to a mage with eight left than to one unhurt."""
    unhurt = worth(duel(mage(damage=4), mage()))
    dying = worth(duel(mage(damage=28), mage(damage=24)))
    assert dying < unhurt < 0.5


@pytest.mark.parametrize("card", ["timber_wolf", "royal_archer", "samandriel_angel_of_light"])
def test_a_creature_is_worth_more_than_the_mana_it_costs(card: str) -> None:
    cost = BY_SLUG[card.replace("_", "-")].cost
    assert cost is not None
    with_creature = duel(mage(mana=10), mage(), creature(card, zone="a1"))
    with_mana = duel(mage(mana=10 + cost), mage())
    assert worth(with_creature) > worth(with_mana)


def test_an_attacker_near_the_enemy_mage_is_worth_more() -> None:
    near, far = (
        worth(duel(mage(zone="a1"), mage(zone="d3"), creature("timber_wolf", zone=zone)))
        for zone in ("d2", "a1")
    )
    assert near > far


def test_a_wounded_or_helpless_creature_is_worth_less() -> None:
    sound, hurt, asleep = (
        worth(duel(mage(), mage(), creature("timber_wolf", zone="a1", **more)))
        for more in ({}, {"damage": 6}, {"markers": {"sleep": 1}})
    )
    assert sound > hurt
    assert sound > asleep


def test_a_curse_on_ones_own_side_is_no_gain() -> None:
    ours, theirs = (
        worth(duel(mage(), mage(), enchantment("ghoul_rot", on=target, controller=0)))
        for target in ("mage-0", "mage-1")
    )
    assert theirs > ours


def test_dice_on_the_table_count_before_they_hurt() -> None:
    """In the middle of an attack the roll is already as good as its damage."""
    chances = []
    for dice in ([BLANK] * 4, [HIT2, HIT2, CRIT, CRIT]):
        battle = duel(
            mage(zone="b2"),
            mage("wizard", zone="b2", damage=10),
            creature("timber_wolf", id="wolf", zone="b2"),
            veil("decoy", on="wolf"),
            creature="wolf",
            dice=dice,
        )
        battle.does(0, "attack:wolf.bite:mage-1").until("ask-reveal-attack-rolled")
        chances.append(worth(battle))
    assert chances[1] > chances[0]


def test_the_end_is_certain() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2", damage=31),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
        dice=[CRIT, CRIT, CRIT, CRIT],
    )
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert battle.winners == (0,)
    assert (worth(battle, 0), worth(battle, 1)) == (1.0, 0.0)


def test_friends_stand_together() -> None:
    battle = duel(mage(), mage(damage=20), mage(), mage())
    assert worth(battle, 0) == pytest.approx(worth(battle, 2), abs=0.05)
    assert worth(battle, 0) > 0.6 > 0.4 > worth(battle, 3)


def test_expected_damage_is_that_of_the_dice() -> None:
    """A die does one damage on average, half of it critical; armour takes from the other half."""
    assert blow(4, 0, 99)[0] == pytest.approx(4.0)
    assert blow(1, 9, 99)[0] == pytest.approx(0.5)
    assert blow(1, 0, 2)[1] == pytest.approx(1 / 3)
    assert blow(6, 0, 1)[0] < 1.0


# Acting


def test_a_creature_strikes_the_enemy_and_never_a_friend() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("bitterwood_fox", id="fox", zone="b2"),
        creature="wolf",
    )
    found = hinted(battle)
    assert found[0] == "attack:wolf.bite:mage-1"
    assert not {"attack:wolf.bite:fox", "attack:wolf.bite:mage-0", "attack:wolf.bite:wolf"} & set(found)


def test_it_finishes_a_dying_enemy_first() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1, damage=13),
        creature="wolf",
    )
    assert hinted(battle)[0] == "attack:wolf.bite:hydra"


def test_out_of_reach_it_goes_towards_the_enemy_mage() -> None:
    battle = duel(
        mage(zone="a1"), mage(zone="d3"), creature("timber_wolf", id="wolf", zone="b1"), creature="wolf"
    )
    assert hinted(battle)[0] in ("move:wolf:c1", "move:wolf:b2")
    assert "move:wolf:a1" not in hinted(battle)


def test_with_nothing_to_do_it_guards() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="a1"),
        enchantment("force_hold", on="wolf", controller=1),
        creature="wolf",
    )
    assert hinted(battle) == ["guard:wolf"]


def test_who_can_strike_acts_before_who_cannot() -> None:
    battle = duel(
        mage(zone="a1", active=False),
        mage(zone="d3"),
        creature("timber_wolf", id="idle", zone="a1"),
        creature("timber_wolf", id="near", zone="d2"),
    )
    assert hinted(battle)[0] == "activate:near"


def test_what_brings_far_less_than_the_best_is_not_worth_a_look() -> None:
    """A wolf that can kill the enemy mage thinks of nothing else; against an unhurt one it has a choice."""
    found = []
    for damage in (31, 0):
        battle = duel(
            mage(zone="b2"),
            mage("wizard", zone="b2", damage=damage),
            creature("timber_wolf", id="wolf", zone="b2"),
            creature("blue_gremlin", id="gremlin", zone="b2", controller=1),
            creature="wolf",
        )
        found.append(hinted(battle))
    assert found[0] == ["attack:wolf.bite:mage-1"]
    assert {"attack:wolf.bite:mage-1", "attack:wolf.bite:gremlin"} <= set(found[1])


def test_greedy_strikes_the_mage_it_can_kill() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2", damage=31),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("blue_gremlin", id="gremlin", zone="b2", controller=1),
        creature="wolf",
    )
    choice = GreedyBot(1).choose(Perspective(battle.match, 0))
    assert choice.option.id == "attack:wolf.bite:mage-1"


# Spells


def test_a_mage_plans_what_it_can_pay() -> None:
    rich = duel(mage("beastmaster", mana=20, book=["timber_wolf", "dispel"]), mage(), at="planning")
    assert hinted(rich) == ["prepare:timber-wolf"]
    poor = duel(mage("beastmaster", mana=0, book=["timber_wolf", "dispel"]), mage(), at="planning")
    assert hinted(poor) == ["done"]


def test_harmful_spells_are_for_enemies_and_helpful_ones_for_friends() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["ghoul_rot", "fireball"]),
        mage(zone="c2"),
        creature("firebrand_imp", id="imp", zone="b2"),
        creature="mage-0",
    )
    spells = [option for option in hinted(battle) if option.startswith("cast:")]
    assert spells
    assert all(option.endswith(":mage-1") for option in spells)
    battle = duel(
        mage("priestess", zone="b2", mana=20, damage=12, prepared=["heal", "rhino_hide"]),
        mage(zone="b2", damage=12),
        creature="mage-0",
    )
    spells = [option for option in hinted(battle) if option.startswith("cast:")]
    assert "cast:heal:mage-0" in spells
    assert not any(option.endswith(":mage-1") for option in spells)


def test_nobody_heals_the_unhurt() -> None:
    battle = duel(mage(zone="b2", mana=20, prepared=["heal"]), mage(zone="c2"), creature="mage-0")
    assert not any(option.startswith("cast:") for option in hinted(battle))


def test_equipment_is_worn_and_not_given_away() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["leather_boots"]), mage(zone="b2"), creature="mage-0"
    )
    assert "cast:leather-boots:mage-0" in hinted(battle)
    assert "cast:leather-boots:mage-1" not in hinted(battle)


def test_an_enemys_equipment_is_dissolved() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["dissolve"]),
        mage(zone="b2"),
        equipment("staff_of_asyra", on="mage-1", controller=1),
        equipment("leather_boots", on="mage-0"),
        creature="mage-0",
    )
    spells = [option for option in hinted(battle) if option.startswith("cast:")]
    assert spells == ["cast:dissolve:mage-1"]


# Reactions


def attacked(card: str, on: str, *, controller: int, dice: list[int] | None = None) -> Battle:
    """A wolf of seat 0 has attacked a knight of seat 1; the enchantment lies hidden on one of them."""
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("asyran_cleric", id="cleric", zone="b2", controller=1),
        veil(card, id="veil-1", on=on, controller=controller),
        creature="wolf",
        dice=dice or [],
    )
    return battle.does(0, "attack:wolf.bite:cleric")


def test_strength_is_shown_when_it_strikes() -> None:
    assert hinted(attacked("bear_strength", "wolf", controller=0), 0)[0] == "reveal:veil-1"


def test_agony_is_shown_when_its_victim_strikes() -> None:
    assert hinted(attacked("agony", "wolf", controller=1), 1)[0] == "reveal:veil-1"


@pytest.mark.parametrize("card", ["decoy", "block", "nullify", "regrowth", "bear_strength", "bull_endurance"])
def test_nothing_is_shown_without_need(card: str) -> None:
    battle = attacked(card, "cleric", controller=1, dice=[BLANK] * 4 if card != "block" else None)
    while battle.in_window:
        if 1 in battle.match.pending:
            assert hinted(battle, 1) == ["pass"]
        battle.pass_once()


def test_a_hide_is_shown_against_blows_it_stops() -> None:
    hard = attacked("rhino_hide", "cleric", controller=1, dice=[HIT2, HIT2, BLANK, BLANK])
    assert hinted(hard.until("ask-reveal-attack-rolled"), 1)[0] == "reveal:veil-1"
    sharp = attacked("rhino_hide", "cleric", controller=1, dice=[CRIT, CRIT, BLANK, BLANK])
    assert hinted(sharp.until("ask-reveal-attack-rolled"), 1) == ["pass"]


@pytest.mark.parametrize(("target", "first"), [("mage-1", "pay:veil-1"), ("cleric", "pay:veil-1")])
def test_a_block_is_paid_for_against_a_dangerous_attack(target: str, first: str) -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2", mana=5),
        creature("steelclaw_grizzly", id="bear", zone="b2"),
        creature("asyran_cleric", id="cleric", zone="b2", controller=1),
        veil("block", id="veil-1", on=target, controller=1),
        creature="bear",
    )
    battle.does(0, f"attack:bear.claws:{target}").until("ask-pay-reveal")
    assert hinted(battle, 1)[0] == first


def test_a_block_is_not_wasted_on_a_scratch() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2", mana=5),
        creature("huginn_raven_familiar", id="raven", zone="b2"),
        equipment("bearskin", on="mage-1", controller=1),
        veil("block", id="veil-1", on="mage-1", controller=1),
        creature="raven",
    )
    battle.does(0, "attack:raven.beak:mage-1").until("ask-pay-reveal")
    assert hinted(battle, 1)[0] == "refuse:veil-1"


def test_a_defence_that_costs_nothing_is_used() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1),
        creature="wolf",
    )
    battle.does(0, "attack:wolf.bite:knight").passes()
    assert hinted(battle, 1) == ["defend:knight.0"]


# More than two


def test_team_mates_are_no_targets() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        mage(zone="b2"),
        mage(zone="c3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
    )
    found = hinted(battle)
    assert found[0] == "attack:wolf.bite:mage-1"
    assert "attack:wolf.bite:mage-2" not in found


# In general


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "apprentice"), (2, "standard"), (4, "teams"), (3, "free_for_all")]
)
def test_whatever_is_asked_there_is_a_hint_and_a_value(seats: int, mode: str) -> None:
    luck = random.Random(seats)
    match = magehall.new_match("mage_wars", seats, 11, options={"mode": mode})
    for _ in range(600):
        if not match.pending:
            break
        seat = luck.choice(list(match.pending))
        decision = match.pending[seat]
        found = SENSE.hints(match.state, decision)
        assert found
        assert all(option in decision.options for option in found)
        assert len({option.id for option in found}) == len(found)
        candidates = SENSE.candidates(match.state, decision)
        assert candidates[0] == found[0]
        assert {option.id for option in found} <= {option.id for option in candidates}
        before = magehall.state_hash(match)
        chances = [SENSE.evaluate(match.state, other) for other in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert magehall.state_hash(match) == before
        wild = luck.random() < 0.5
        match.apply(seat, luck.choice(decision.options) if wild else found[0])


def test_greedy_beats_who_plays_at_random() -> None:
    """One game from each seat; the lab says how often in a hundred."""
    for own in (0, 1):
        luck = random.Random(own)
        match = magehall.new_match("mage_wars", 2, 5, options={"mode": "apprentice"})
        bot = GreedyBot(own, worlds=1)
        while match.pending:
            seat, decision = min(match.pending.items())
            option = luck.choice(decision.options)
            if seat == own and len(decision.options) > 1:
                option = bot.choose(Perspective(match, seat)).option
            match.apply(seat, option)
        assert match.result is not None
        assert match.result.winners == (own,)


# What is under way, and has lost what it was about


def test_a_spell_whose_target_is_gone_by_now_is_worth_nothing() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=40, prepared=["steal_enchantment"]),
        mage("warlock", zone="b3", mana=30),
        creature("timber_wolf", id="wolf", zone="b2", damage=9, controller=1),
        creature("timber_wolf", id="host", zone="b2"),
        enchantment("bear_strength", id="bear", on="wolf", controller=1),
        veil("hellfire_trap", id="trap", zone="d1"),
        veil("divine_intervention", id="intervention", on="wolf"),
        veil("decoy", id="decoy", on="mage-1", controller=1),
        creature="mage-0",
        dice=[6, 6, 6, 6, 1],
    )
    battle.does(0, "cast:steal-enchantment:bear", "choose:steal-enchantment:host")
    battle.does(0, "reveal:intervention", "teleport:wolf:d1", "pay:trap").until("ask-reveal-spell-cast")
    assert not battle.exists("bear")
    assert 0 < worth(battle, 1) < worth(battle, 0) < 1
