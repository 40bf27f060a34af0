"""Creatures that bind the attacks of others, several at once and in the middle of an attack."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish

BASTION = force("bastion-geomancer")


@pytest.mark.rule("card.earth-titan", "card.obsidian-golem")
def test_who_may_attack_only_the_golem_is_free_of_the_titan() -> None:
    """A Titan must be attacked only by those who can. [card.earth-titan]"""
    scene = skirmish(
        creature("orc-warrior", 0, (48, 48)),
        creature("obsidian-golem", 1, (54, 48)),
        creature("earth-titan", 1, (48, 57)),
        forces=[force(), BASTION],
    )
    scene.does(0, "activate:orc-warrior").passes()
    assert [id for id in scene.offers(0) if id.startswith("strike")] == ["strike:obsidian-golem"]
    assert scene.refuses(0, "strike:earth-titan") == ("refused-attacks-only", "card.obsidian-golem")


@pytest.mark.rule("keyword.taunt", "card.obsidian-golem")
def test_a_taunt_is_nothing_to_who_may_attack_only_the_golem() -> None:
    """[keyword.taunt]"""
    taunted = {
        "mod": {"restriction": "attacks-first", "of": "stone-warden"},
        "until": "next-attack",
        "by": 1,
    }
    scene = skirmish(
        creature("orc-warrior", 0, (48, 48), lasting=[taunted]),
        creature("obsidian-golem", 1, (54, 48)),
        creature("stone-warden", 1, (48, 54)),
        forces=[force(), BASTION],
    )
    scene.does(0, "activate:orc-warrior", "strike:obsidian-golem").fights()
    assert scene.happened("duel-won")


@pytest.mark.rule("stack.checked-again", "card.obsidian-golem")
def test_an_attack_on_another_fails_when_a_golem_comes_between() -> None:
    """Who is engaged with a Golem by then attacks nobody else. [card.obsidian-golem]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("water-reflection", 1, (46, 48)),
        creature("granite-basilisk", 1, (40, 41)),
        creature("obsidian-golem", 1, (80, 41)),
        forces=[force(), force(hand=["position-swap"], mana=2)],
    )
    scene.does(0, "activate:storm-lynx", "strike:water-reflection")
    scene.does(1, "cast:position-swap", "pick:granite-basilisk", "pick:obsidian-golem").passes()
    assert scene.place("obsidian-golem") == (40, 41)
    assert scene.happened("attack-failed")
    assert scene.refuses(0, "strike:obsidian-golem") == ("refused-acted-already", "turn.activation")


@pytest.mark.rule("card.earth-titan", "keyword.taunt")
@pytest.mark.parametrize(("taunt", "rule"), [(False, "card.earth-titan"), (True, "keyword.taunt")])
def test_who_must_attack_another_learns_whether_a_titan_or_a_taunt_says_so(taunt: bool, rule: str) -> None:
    bound = {"mod": {"restriction": "attacks-first", "of": "earth-titan"}, "until": "next-attack", "by": 0}
    scene = skirmish(
        creature("earth-titan", 0, (48, 48)),
        creature("orc-warrior", 1, (58, 48), lasting=[bound] if taunt else []),
        creature("goblin-raider", 0, (62, 54)),
        forces=[force("bastion-geomancer"), force()],
        active=1,
    )
    scene.does(1, "activate:orc-warrior")
    assert scene.refuses(1, "strike:goblin-raider") == ("refused-attacks-first", rule)
    assert scene.offers(1, "strike:") == ["strike:earth-titan"]
