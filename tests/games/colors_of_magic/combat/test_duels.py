"""Melee attacks: duels of cards, blows, and what follows from them."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

LYNX, GUARDIAN = (40, 48), (48, 48)
"""An attacker with melee 4 and a defender with Defence 2, an inch apart."""


def attack(
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    attacker: str = "storm-lynx",
    defender: str = "tome-guardian",
    **more: object,
) -> Scene:
    """An attack up to its duel."""
    scene = skirmish(
        creature(attacker, 0, LYNX),
        creature(defender, 1, GUARDIAN, **more),
        forces=[force(hand=mine), force(hand=theirs)],
    )
    scene.does(0, f"activate:{attacker}", f"strike:{defender}")
    return scene.passes()


@pytest.mark.rule("combat.initiative")
def test_without_cards_the_higher_value_wins_and_deals_one_damage() -> None:
    scene = attack().fights()
    assert scene.damage("tome-guardian") == 1
    assert scene.happened("duel-won")[0]["more"] == 4
    assert scene.happened("duel-won")[0]["less"] == 2


@pytest.mark.rule("combat.duel")
def test_the_defender_is_asked_first() -> None:
    scene = attack(("mark-of-cinder",), ("iron-hide",))
    assert scene.asks == {1: "ask-duel"}
    scene.lays(1, "iron-hide")
    assert scene.asks == {0: "ask-duel"}


@pytest.mark.rule("combat.duel")
def test_who_passed_may_lay_a_card_if_the_other_did_not_pass() -> None:
    scene = attack(("mark-of-cinder",), ("iron-hide",))
    scene.lays(1).lays(0, "mark-of-cinder").lays(1, "iron-hide").fights()
    assert scene.damage("storm-lynx") == 1
    assert scene.damage("tome-guardian") == 0
    assert scene.discard(0) == ["mark-of-cinder"]
    assert scene.discard(1) == ["iron-hide"]


@pytest.mark.rule("combat.duel")
def test_two_passes_in_a_row_end_the_duel() -> None:
    scene = attack(("mark-of-cinder",), ("iron-hide",)).lays(1).lays(0)
    assert "ask-duel" not in scene.asks.values()
    assert scene.hand(0) == ["mark-of-cinder"]
    assert scene.hand(1) == ["iron-hide"]


@pytest.mark.rule("cards.hidden")
def test_cards_of_a_duel_lie_face_down_until_all_are_laid() -> None:
    scene = attack(("mark-of-cinder",), ("iron-hide",)).lays(1, "iron-hide")
    seen = scene.view(0)["duel"]
    assert seen["defender"]["cards"] == [None]
    assert scene.view(1)["duel"]["defender"]["cards"] == ["iron-hide"]


@pytest.mark.rule("combat.tie")
def test_a_tie_does_nothing_and_the_cards_are_discarded() -> None:
    scene = attack((), ("zone-control",)).lays(1, "zone-control").fights()
    assert scene.damage("storm-lynx") == scene.damage("tome-guardian") == 0
    assert scene.discard(1) == ["zone-control"]
    assert scene.happened("duel-tied")


@pytest.mark.rule("keyword.swift-strike")
def test_an_attacker_with_swift_strike_wins_ties() -> None:
    scene = attack(attacker="goblin-raider", defender="arcane-nullifier").fights()
    assert scene.damage("arcane-nullifier") == 1


@pytest.mark.rule("keyword.swift-strike")
def test_two_with_swift_strike_tie() -> None:
    scene = attack((), ("mana-drain",), "goblin-raider", "gale-messenger").lays(1, "mana-drain").fights()
    assert scene.happened("duel-tied")
    assert scene.damage("gale-messenger") == 0


@pytest.mark.rule("keyword.swift-strike")
def test_swift_strike_does_not_help_a_defender() -> None:
    scene = attack(attacker="tome-guardian", defender="goblin-raider").fights()
    assert scene.happened("duel-tied")


@pytest.mark.rule("combat.blow")
def test_the_damage_of_boosts_and_the_one_are_one_blow() -> None:
    scene = attack(("ash-hound",), (), defender="obsidian-golem").fights_with(0, "ash-hound")
    assert [event["damage"] for event in scene.happened("damage-taken")] == [3]


@pytest.mark.rule("keyword.armor")
def test_armour_counts_once_against_the_whole_blow() -> None:
    armor = [{"id": "armor", "x": 1}]
    scene = attack(("ash-hound",), (), defender="obsidian-golem", keywords=armor).fights_with(0, "ash-hound")
    assert scene.damage("obsidian-golem") == 2


@pytest.mark.rule("combat.duel-effects")
def test_the_winning_defender_applies_the_attack_lines_of_its_cards() -> None:
    scene = attack((), ("living-bonfire",), attacker="obsidian-golem").lays(1, "living-bonfire").fights()
    assert scene.damage("obsidian-golem") == 3


@pytest.mark.rule("combat.duel-effects")
def test_the_loser_applies_its_defence_lines_even_if_its_creature_died() -> None:
    scene = attack(("incinerate",), ("living-bonfire",), damage=1)
    scene.lays(1, "living-bonfire").lays(0, "incinerate").fights()
    assert not scene.lives("tome-guardian")
    assert scene.damage("storm-lynx") == 1


@pytest.mark.rule("cards")
@pytest.mark.rule("combat.duel")
def test_codex_cards_serve_in_duels() -> None:
    scene = attack(("arcane-familiar",)).fights_with(0, "arcane-familiar")
    assert scene.discard(0) == ["arcane-familiar"]


@pytest.mark.rule("combat.reach")
def test_a_melee_attack_reaches_as_far_as_the_attacker_is_large() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (40, 48)),
        creature("tome-guardian", 1, (53, 48)),
        creature("scroll-golem", 1, (54, 56)),
    )
    scene.does(0, "activate:obsidian-golem").passes()
    assert scene.offers(0, "strike:") == ["strike:tome-guardian"]
    assert scene.refuses(0, "strike:scroll-golem") == ("refused-out-of-reach", "combat.reach")


@pytest.mark.rule("combat.own-bonus")
def test_a_hound_strikes_harder_at_the_marked() -> None:
    scene = attack(attacker="ash-hound", defender="tome-guardian", marked=True, damage=0)
    scene.fights()
    assert not scene.lives("tome-guardian")
    assert scene.happened("duel-won")[0]["more"] == 4


@pytest.mark.rule("keyword.counter-attack")
def test_a_counter_attack_answers_an_attack_that_was_not_won() -> None:
    keywords = [{"id": "counter-attack", "x": 1}]
    scene = attack((), ("zone-control",), keywords=keywords).lays(1, "zone-control").fights()
    assert scene.happened("duel-tied")
    assert scene.damage("storm-lynx") == 1


@pytest.mark.rule("keyword.impact")
def test_impact_pushes_the_target_away() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (40, 48), keywords=[{"id": "impact"}]),
        creature("tome-guardian", 1, (46, 48)),
    )
    scene.does(0, "activate:obsidian-golem", "strike:tome-guardian").fights()
    assert scene.place("tome-guardian") == (50, 48)


@pytest.mark.rule("combat.forbidden")
@pytest.mark.rule("keyword.taunt")
def test_who_must_attack_a_creature_first_does_if_it_can() -> None:
    taunted = {"mod": {"restriction": "attacks-first", "of": "tome-guardian"}, "until": "end-of-turn"}
    scene = skirmish(
        creature("storm-lynx", 0, LYNX, lasting=[taunted]),
        creature("tome-guardian", 1, GUARDIAN),
        creature("scroll-golem", 1, (40, 56)),
    )
    scene.does(0, "activate:storm-lynx").passes()
    assert scene.offers(0, "strike:") == ["strike:tome-guardian"]
    assert scene.refuses(0, "strike:scroll-golem") == ("refused-attacks-first", "keyword.taunt")


@pytest.mark.rule("combat.redirected")
def test_a_redirected_attack_goes_on_against_its_new_target() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, LYNX),
        creature("tome-guardian", 1, GUARDIAN),
        forces=[force(), force(hand=["sudden-decoy"], mana=2, at=(60, 48))],
    )
    scene.does(0, "activate:storm-lynx", "strike:tome-guardian").does(1, "cast:sudden-decoy").passes()
    scene.does(1, scene.offers(1, "place:")[0]).fights()
    assert scene.damage("tome-guardian") == 0
    assert [event["target"] for event in scene.happened("target-changed")] == ["@name-sudden-decoy"]
    assert scene.happened("creature-died")


@pytest.mark.rule("combat.fails")
def test_an_attack_fails_if_its_target_stepped_out_of_reach() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, LYNX),
        creature("tome-guardian", 1, GUARDIAN),
        forces=[force(), force(hand=["evasive-step"], mana=2, at=(60, 48))],
    )
    scene.does(0, "activate:storm-lynx", "strike:tome-guardian").does(1, "cast:evasive-step", "go:56,56")
    scene.passes()
    assert scene.happened("attack-failed")
    assert scene.damage("tome-guardian") == 0
    assert scene.offers(0, "strike:") == []
