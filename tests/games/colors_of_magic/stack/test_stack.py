"""Instants: who adds when, what resolves first, and what becomes of the action they answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MINE, THEIRS = (20, 48), (80, 48)


def cast(theirs: list[str], *, mine: tuple[str, ...] = (), mana: int = 9, **more: Any) -> Scene:
    """Seat 0 casts Incinerate on a guardian of seat 1, which holds these cards."""
    scene = skirmish(
        creature("tome-guardian", 1, (50, 48)),
        creature("scroll-golem", 1, (50, 60)),
        creature("obsidian-golem", 1, (80, 60)),
        forces=[
            force(hand=["incinerate", *mine], mana=9, at=MINE),
            force(hand=theirs, mana=mana, **{"at": THEIRS, **more}),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:tome-guardian")
    if mine:
        scene.does(0, "pay")
    return scene


def answers(scene: Scene, card: str) -> Scene:
    """Seat 1 answers the one spell in the air."""
    scene.does(1, f"cast:{card}")
    (spell,) = scene.offers(1, "pick:")
    return scene.does(1, spell).passes()


@pytest.mark.rule("spell.cast")
@pytest.mark.rule("stack.resolve")
def test_a_countered_spell_does_nothing_and_its_cost_is_spent() -> None:
    scene = answers(cast(["counterspell"]), "counterspell")
    assert scene.happened("spell-countered")
    assert scene.damage("tome-guardian") == 0
    assert scene.player(0).mana == 5
    assert scene.discard(0) == ["incinerate"]
    assert scene.discard(1) == ["counterspell"]
    assert len(scene.hand(1)) == 1, "Incinerate costs 3 or more: a card is drawn"


@pytest.mark.rule("stack.order")
def test_the_active_player_is_asked_first() -> None:
    scene = cast(["mana-drain"], mine=("mana-drain",))
    assert scene.asks == {0: "ask-instant"}
    scene.pass_once()
    assert scene.asks == {1: "ask-instant"}


@pytest.mark.rule("stack.add")
def test_a_player_adds_all_instants_before_the_next_is_asked() -> None:
    scene = cast(["mana-drain", "banishment"]).does(1, "cast:mana-drain")
    assert scene.asks == {1: "ask-instant"}
    assert scene.player(0).mana == 5, "it waits on the stack"


@pytest.mark.rule("stack")
def test_the_last_instant_added_resolves_first_and_then_all_may_add_again() -> None:
    scene = cast(["banishment", "mana-drain"], mine=("fireball",))
    scene.does(1, "cast:mana-drain", "cast:banishment", "pick:spell-splicer", "pass")
    # Banishment came last: the mage is gone, and the mana is not yet.
    assert scene.happened("creature-banished")
    assert scene.player(0).mana == 5
    assert scene.asks == {0: "ask-instant"}
    scene.passes()
    assert scene.player(0).mana == 3


@pytest.mark.rule("stack.checked-again")
def test_a_spell_fails_whose_target_was_taken_out_of_its_range() -> None:
    scene = cast(["position-swap"])
    scene.does(1, "cast:position-swap", "pick:tome-guardian", "pick:obsidian-golem")
    scene.passes()
    # The guardian now stands where the golem stood, more than twelve inches away.
    assert scene.happened("spell-failed")
    assert scene.damage("tome-guardian") == scene.damage("obsidian-golem") == 0
    assert scene.discard(0) == ["incinerate"]


@pytest.mark.rule("card.redirect")
def test_a_redirected_spell_hits_another_legal_target() -> None:
    scene = answers(cast(["redirect"]), "redirect")
    assert scene.refuses(1, "pick:obsidian-golem")[0] == "refused-out-of-range"
    scene.does(1, "pick:scroll-golem").passes()
    assert scene.damage("tome-guardian") == 0
    assert not scene.lives("scroll-golem")


@pytest.mark.rule("spell.instants")
def test_who_has_passed_may_cast_instants() -> None:
    scene = answers(cast(["counterspell"], passed=True), "counterspell")
    assert scene.happened("spell-countered")
    assert scene.lives("tome-guardian")


@pytest.mark.rule("spell.instants")
def test_an_instant_is_no_action_of_a_turn() -> None:
    scene = skirmish(forces=[force(hand=["mana-drain"], mana=3), force()])
    assert scene.offers(0, "cast:") == []
    assert scene.refuses(0, "cast:mana-drain") == ("refused-instant-in-window", "spell.instants")


@pytest.mark.rule("spell.instants")
def test_an_instant_without_a_trigger_may_open_the_own_turn() -> None:
    scene = skirmish(forces=[force(), force(hand=["mana-drain"], mana=3)])
    scene.does(0, "pass")
    assert scene.asks == {1: "ask-instant"}
    assert scene.offers(1) == ["pass", "cast:mana-drain"]


@pytest.mark.rule("spell.instants")
def test_an_instant_with_a_trigger_waits_for_it() -> None:
    scene = skirmish(forces=[force(), force(hand=["counterspell", "mana-drain"], mana=3)])
    scene.does(0, "pass")
    assert scene.refuses(1, "cast:counterspell") == ("refused-no-trigger", "spell.instants")


@pytest.mark.rule("windows.who")
def test_who_could_hold_an_instant_is_asked_whatever_the_hand() -> None:
    # The thorns are no instant, but nobody else knows that.
    scene = cast(["thorns"], schools=["spell-breakers"])
    assert scene.asks == {1: "ask-instant"}
    assert scene.offers(1) == ["pass"]


@pytest.mark.rule("windows.who")
def test_who_has_no_card_is_not_asked() -> None:
    scene = cast([])
    assert "ask-instant" not in scene.asks.values()


@pytest.mark.rule("spell.instants")
def test_a_creature_that_moved_may_be_scorched() -> None:
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48)),
        forces=[force(), force(hand=["flash-fire"], mana=2, at=(56, 48))],
    )
    scene.does(0, "activate:scroll-golem", "go:46,48").does(1, "cast:flash-fire").passes()
    assert scene.damage("scroll-golem") == 1


@pytest.mark.rule("damage.prevention")
def test_damage_that_would_destroy_may_be_prevented() -> None:
    scene = cast(["flash-flood"], at=(60, 40)).does(1, "cast:flash-flood").passes()
    assert scene.damage("tome-guardian") == 0
    assert "damage-taken" not in scene.story


@pytest.mark.rule("stack.checked-again")
def test_an_instant_fails_if_its_target_is_dead_when_it_resolves() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (40, 48)),
        forces=[force(), force(hand=["flash-fire", "flash-fire"], mana=4, at=(56, 48))],
    )
    scene.does(0, "activate:goblin-raider", "go:46,48").does(1, "cast:flash-fire", "pay")
    scene.does(1, "cast:flash-fire").passes()
    assert scene.story.count("creature-died") == 1
    assert scene.story.count("spell-failed") == 1
    assert scene.discard(1) == ["flash-fire", "flash-fire"]


@pytest.mark.rule("concepts.triggered")
def test_abilities_that_one_thing_sets_off_come_in_turn_order() -> None:
    records = [{"face": "akashic-records", "owner": owner} for owner in (0, 1, 2)]
    archivists = [force("chronicle-archivist", mana=9) for _ in range(2)]
    scene = skirmish(
        forces=[*archivists, force("chronicle-archivist", mana=9, hand=["arcane-insight"])],
        permanents=records,
        first=2,
    )
    scene.does(2, "cast:arcane-insight").passes()
    asked = []
    while "ask-bury" in scene.asks.values():
        (seat,) = scene.asks
        asked.append(seat)
        scene.does(seat, "decline")
    assert asked == [2, 0, 1]


@pytest.mark.rule("card.smoke-and-mirrors", "spell.targets")
def test_of_two_own_targets_of_a_spell_the_answering_player_chooses() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (60, 48)),
        creature("ash-hound", 1, (60, 60)),
        forces=[
            force("whispering-tyrant", hand=["tyrants-decree"], mana=9, at=(40, 48)),
            force("ash-prophet", hand=["smoke-and-mirrors"], mana=9, at=(70, 54)),
        ],
    )
    scene.does(0, "activate:whispering-tyrant", "cast:tyrants-decree", "pick:storm-lynx", "pick:ash-hound")
    scene.does(1, "cast:smoke-and-mirrors")
    assert scene.offers(1) == ["pick:storm-lynx", "pick:ash-hound"]
    scene.does(1, "pick:storm-lynx").passes()
    assert scene.asks == {1: "ask-place"}
    scene.does(1, "place:60,40").passes()
    assert scene.place("storm-lynx") == (60, 40)


@pytest.mark.rule("stack.checked-again")
def test_a_spell_on_a_place_fails_if_its_caster_is_carried_off() -> None:
    """The caster changes places with somebody far away, and its fireball is out of range. [stack.checked-again]"""
    scene = skirmish(
        creature("tome-guardian", 1, (60, 48)),
        creature("scroll-golem", 1, (90, 20)),
        forces=[
            force(hand=["fireball"], mana=3, at=(20, 48)),
            force(hand=["position-swap"], mana=2),
        ],
    )
    scene.does(0, "cast:fireball", "place:56,48")
    scene.does(1, "cast:position-swap", "pick:spell-splicer", "pick:scroll-golem").passes()
    assert scene.happened("spell-failed")
    assert scene.damage("tome-guardian") == 0
    assert scene.discard(0) == ["fireball"]


@pytest.mark.rule("stack.checked-again")
@pytest.mark.rule("card.geyser-field")
def test_no_geyser_rises_under_who_came_there_meanwhile() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (80, 80)),
        creature("scroll-golem", 1, (80, 20)),
        forces=[
            force("deep-water-hydro-strategist", hand=["geyser-field"], mana=4, at=(20, 48)),
            force(hand=["grand-illusion"], mana=4),
        ],
    )
    scene.does(0, "cast:geyser-field", "place:40,48", "place:40,40", "place:40,56")
    scene.does(1, "cast:grand-illusion").passes()
    scene.does(1, "pick:tome-guardian", "place:40,49", "enough").passes()
    assert [(one.x, one.y) for one in scene.state.markers().values()] == [(40, 40), (40, 56)]


@pytest.mark.rule("stack.checked-again")
@pytest.mark.rule("card.counterspell")
def test_a_spell_that_is_countered_already_draws_nobody_a_card() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        forces=[
            force(hand=["fireball"], mana=3, at=(20, 48)),
            force(hand=["counterspell", "counterspell"], mana=4),
        ],
    )
    scene.does(0, "cast:fireball", "place:36,48")
    scene.does(1, "cast:counterspell", "pick:i1", "pay", "cast:counterspell", "pick:i1").passes()
    assert scene.damage("tome-guardian") == 0
    assert len(scene.hand(1)) == 1


@pytest.mark.rule("turn.pass")
def test_who_has_passed_is_told_so() -> None:
    """Instants are left to them, and nothing else. [turn.pass]"""
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("tome-guardian", 1, (48, 48)),
        forces=[force(), force(passed=True, hand=["reactive-plating", "arcane-insight"], mana=5)],
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian")
    while 1 not in scene.asks:
        scene.pass_once()
    assert scene.offers(1) == ["pass", "cast:reactive-plating"]
    for deed in ("activate:tome-guardian", "cast:arcane-insight"):
        assert scene.refuses(1, deed) == ("refused-passed", "turn.pass")
