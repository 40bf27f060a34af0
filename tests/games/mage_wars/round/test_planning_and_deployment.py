"""Planning and deployment: spells chosen in secret, for the mage and for its helpers."""

from __future__ import annotations

import pytest

from magehall.kernel.chance import Chance
from tests.games.mage_wars.scenario import conjuration, creature, duel, equipment, mage

# Planning


@pytest.mark.rule("round.planning-two")
def test_both_prepare_up_to_two_spells_at_the_same_time() -> None:
    battle = duel(
        mage("warlock", book=["fireball", "fireball", "block"]),
        mage("warlock", book=["jinx", "nullify", "decoy"]),
        at="planning",
    )
    assert battle.asks == {0: "ask-prepare", 1: "ask-prepare"}
    assert battle.offers(0) == ["prepare:block", "prepare:fireball", "done"]
    battle.together({0: "prepare:fireball", 1: "prepare:jinx"})
    battle.together({0: "prepare:fireball", 1: "prepare:decoy"})
    assert battle.asks == {0: "ask-quickcast"}, "not a third one"
    assert battle.prepared(0) == ["fireball", "fireball"]
    assert battle.book(0) == ["block"]
    assert battle.prepared(1) == ["jinx", "decoy"]


@pytest.mark.rule("round.planning-two")
def test_nobody_waits_for_the_others_first_spell_before_choosing_the_second() -> None:
    battle = duel(
        mage("beastmaster", book=["fireball", "block", "timber_wolf"]),
        mage("warlock", book=["jinx", "nullify"]),
        conjuration("lair", id="lair", zone="b2"),
        at="planning",
    )
    offered = battle.offers(1)
    battle.does(0, "prepare:fireball")
    assert battle.asks == {0: "ask-prepare", 1: "ask-prepare"}
    battle.does(0, "prepare:block")
    assert battle.asks == {0: "ask-prepare-helper", 1: "ask-prepare"}, "and a helper's follows at once"
    battle.does(0, "prepare:timber-wolf:lair")
    assert battle.asks == {1: "ask-prepare"}
    assert battle.offers(1) == offered
    assert battle.phase == "planning", "which ends when both are done"
    battle.does(1, "prepare:nullify", "prepare:jinx")
    assert battle.phase != "planning"
    assert battle.prepared(0) == ["fireball", "block"]
    assert battle.prepared(1) == ["nullify", "jinx"]


@pytest.mark.rule("round.planning-two")
def test_a_plan_can_be_taken_back_until_another_has_chosen() -> None:
    battle = duel(mage(book=["fireball", "block"]), mage(book=["jinx", "nullify", "decoy"]), at="planning")
    battle.does(0, "prepare:fireball", "prepare:block")
    battle.match.undo(0)
    battle.match.undo(0)
    assert battle.prepared(0) == []
    battle.does(0, "prepare:block")
    battle.does(1, "prepare:jinx")
    assert not battle.match.can_undo(0)
    assert battle.match.can_undo(1)


@pytest.mark.rule("round.planning-two")
@pytest.mark.parametrize("count", [0, 1])
def test_a_player_may_prepare_fewer(count: int) -> None:
    battle = duel(mage("warlock", book=["fireball", "block"]), mage("warlock"), at="planning")
    for _ in range(count):
        battle.does(0, "prepare:block")
    battle.does(0, "done")
    assert battle.prepared(0) == ["block"] * count
    assert battle.phase != "planning"


@pytest.mark.rule("round.planning-two")
def test_only_the_own_side_sees_what_was_prepared() -> None:
    battle = duel(
        mage("warlock", book=["fireball", "block"]), mage("warlock", book=["jinx", "decoy"]), at="planning"
    )
    battle.does(0, "prepare:fireball")
    for viewer in (1, None):
        player = battle.view(viewer)["players"][0]
        assert "prepared_cards" not in player
        assert "book_cards" not in player
        assert player["prepared"] == 1, "how many lie there everyone sees"
    assert battle.view(0)["players"][0]["prepared_cards"] == ["fireball"]
    assert all("fireball" not in str(event) for event in battle.happened("prepared"))


@pytest.mark.rule("round.planning-helpers")
def test_a_familiar_and_a_spawnpoint_get_a_spell_each() -> None:
    battle = duel(
        mage("beastmaster", book=["timber_wolf", "block", "fireball", "minor_heal"]),
        mage("warlock"),
        conjuration("lair", id="lair", zone="b2"),
        creature("fellella_pixie_familiar", id="fellella", zone="b2"),
        at="planning",
    )
    battle.does(0, "prepare:fireball", "prepare:minor-heal")
    assert battle.asks == {0: "ask-prepare-helper"}
    assert battle.offers(0) == ["prepare:timber-wolf:lair", "done:lair"], "only what fits it"
    battle.does(0, "prepare:timber-wolf:lair")
    assert battle.offers(0) == ["prepare:block:fellella", "done:fellella"]
    battle.does(0, "prepare:block:fellella")
    assert battle.prepared(0) == ["fireball", "minor_heal"]
    assert battle.book(0) == []


@pytest.mark.rule("round.planning-helpers")
def test_the_opponent_sees_whose_spell_it_is_but_not_which() -> None:
    battle = duel(
        mage("beastmaster", book=["timber_wolf"]),
        mage("warlock"),
        conjuration("lair", id="lair", zone="b2"),
        at="planning",
    )
    battle.does(0, "done", "prepare:timber-wolf:lair")
    assert battle.sees(0, "lair")["assigned"] == "timber-wolf"
    assert battle.sees(1, "lair")["has_assigned"] is True
    assert battle.sees(None, "lair")["has_assigned"] is True


@pytest.mark.rule("round.planning-return")
def test_spells_not_cast_go_back_only_when_the_next_planning_begins() -> None:
    battle = duel(
        mage("beastmaster", prepared=["fireball"], book=["block"]),
        mage("warlock"),
        conjuration("lair", id="lair", zone="b2", assigned="timber_wolf"),
        at="end",
        round=1,
    )
    assert battle.asks == {0: "ask-prepare"}, "planning has begun"
    assert battle.prepared(0) == []
    assert sorted(battle.book(0)) == ["block", "fireball", "timber_wolf"]
    before = duel(mage("beastmaster", prepared=["fireball"]), mage("wizard", mana=2), at="end", round=1)
    assert before.phase == "upkeep"
    assert before.prepared(0) == ["fireball"], "not before"


@pytest.mark.rule("round.planning-return")
def test_a_helpers_spell_goes_back_to_the_book_of_its_owner() -> None:
    battle = duel(
        mage("beastmaster", book=["block"]),
        mage("warlock"),
        conjuration("lair", id="lair", zone="b2", assigned="timber_wolf", controller=1, owner=0),
        at="planning",
    )
    assert sorted(battle.book(0)) == ["block", "timber_wolf"]
    assert battle.book(1) == []


@pytest.mark.rule("round.planning-two")
def test_a_bound_spell_is_known_to_who_wears_the_wand_and_to_nobody_else() -> None:
    battle = duel(
        mage("wizard", zone="b2", book=["minor_heal", "teleport", "heal"]),
        mage("priestess", zone="b2", mana=20, damage=3, book=["group_heal", "purify", "lay_hands"]),
        equipment("mage_wand", id="wand", on="mage-1", bound="minor_heal", bound_owner=1, controller=0),
        creature="mage-1",
    )
    assert "bound:wand.minor-heal:mage-1" in battle.offers(1)
    assert battle.sees(1, "wand")["bound"] == "minor-heal"
    assert battle.sees(0, "wand")["has_bound"] is True
    assert battle.sees(None, "wand")["has_bound"] is True
    imagined = set()
    for seed in range(20):
        twin = battle.match.clone()
        twin.game.determinise(twin.state, 0, Chance(str(seed)))
        imagined.add(twin.state.piece("wand").bound)
        own = battle.match.clone()
        own.game.determinise(own.state, 1, Chance(str(seed)))
        assert own.state.piece("wand").bound == battle.piece("wand").bound
    assert len(imagined) > 1, "who does not know it cannot tell it from the rest of the book"


# Deployment


@pytest.mark.rule("round.deployment")
def test_spawnpoints_cast_in_order_of_initiative() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=20),
        mage("beastmaster", zone="d3", mana=20),
        conjuration("lair", id="west", zone="a1", assigned="timber_wolf"),
        conjuration("lair", id="east", zone="d3", assigned="feral_bobcat", controller=1),
        at="deployment",
        initiative=1,
    )
    assert battle.asks == {1: "ask-deploy"}
    battle.does(1, "cast:feral-bobcat:d3", "pass")
    assert battle.asks == {0: "ask-deploy"}
    battle.does(0, "cast:timber-wolf:a1", "pass")
    assert battle.zone(battle.new("timber_wolf")) == "a1"
    assert battle.zone(battle.new("feral_bobcat")) == "d3"
    assert battle.phase == "actions"


@pytest.mark.rule("round.deployment")
def test_the_player_chooses_in_which_order_the_spawnpoints_cast() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=20),
        mage("warlock", zone="d3"),
        conjuration("lair", zone="b2", assigned="timber_wolf"),
        conjuration("battle_forge", zone="b2", assigned="leather_boots"),
        at="deployment",
    )
    battle.does(0, "pass", "cast:leather-boots:mage-0", "cast:timber-wolf:b2")
    assert battle.exists(battle.new("timber_wolf"))


@pytest.mark.rule("round.deployment")
def test_a_lair_pays_with_its_own_mana_first_and_its_wolf_is_inactive() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=8),
        mage("warlock", zone="d3"),
        conjuration("lair", id="lair", zone="b2", mana=2, assigned="timber_wolf"),
        at="deployment",
    )
    battle.does(0, "cast:timber-wolf:b2")
    wolf = battle.new("timber_wolf")
    assert battle.zone(wolf) == "b2"
    assert not battle.piece(wolf).active
    assert battle.piece("lair").mana == 0
    assert battle.mana(0) == 1, "seven of the nine mana"


@pytest.mark.rule("round.deployment")
def test_a_spawnpoint_need_not_cast_and_keeps_its_spell() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=20),
        mage("warlock", zone="d3"),
        conjuration("lair", id="lair", zone="b2", assigned="timber_wolf"),
        at="deployment",
    )
    battle.does(0, "pass")
    assert battle.phase == "actions"
    assert battle.sees(0, "lair")["assigned"] == "timber-wolf"


@pytest.mark.rule("round.deployment")
def test_a_spawnpoint_without_mana_for_its_spell_is_asked_all_the_same() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=0),
        mage("warlock", zone="d3"),
        conjuration("lair", id="lair", zone="b2", assigned="timber_wolf"),
        at="deployment",
    )
    assert battle.offers(0) == ["pass"], "the pause tells nothing about the spell"


@pytest.mark.rule("round.deployment")
def test_a_familiar_casts_in_its_own_phase_and_not_in_deployment() -> None:
    battle = duel(
        mage("beastmaster", zone="a1", mana=20),
        mage("warlock", zone="d3"),
        creature("fellella_pixie_familiar", id="fellella", zone="b2", assigned="rhino_hide"),
        at="deployment",
    )
    assert "ask-deploy" not in battle.asks.values()
    battle.does(0, "activate:fellella")
    assert "cast:rhino-hide:fellella" in battle.offers(0)
