"""Cards that meet: what one does while another waits. [stack]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.model.frames.spells import Stack
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

HARDENED = {"mod": {"stat": "defense", "amount": 2}, "until": "end-of-turn", "by": 1, "spell": True}


@pytest.mark.rule("card.redirect")
def test_a_spell_that_may_choose_a_creature_or_a_permanent_is_redirected_to_another_creature() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (20, 48)),
        creature("tome-guardian", 1, (40, 48), lasting=[HARDENED]),
        creature("scroll-golem", 1, (40, 60), lasting=[HARDENED]),
        forces=[force(hand=["dispel-magic"], mana=2), force(hand=["redirect"], mana=1)],
    )
    scene.does(0, "activate:ash-hound", "cast:dispel-magic", "pick:tome-guardian")
    scene.does(1, "cast:redirect", "pick:i1").passes()
    scene.does(1, "pick:scroll-golem").passes()
    assert scene.value("tome-guardian", Stat.DEFENSE) == 4
    assert scene.value("scroll-golem", Stat.DEFENSE) == 2


@pytest.mark.rule("stack.checked-again")
def test_magic_is_not_dispelled_from_who_stands_in_silence_by_then() -> None:
    scene = skirmish(
        creature("silence-ward", 0, (80, 30)),
        creature("tome-guardian", 1, (40, 48), lasting=[HARDENED]),
        creature("ash-hound", 0, (80, 20)),
        forces=[force(hand=["dispel-magic"], mana=2), force(hand=["position-swap"], mana=2)],
    )
    scene.does(0, "activate:silence-ward", "cast:dispel-magic", "pick:tome-guardian")
    scene.does(1, "cast:position-swap", "pick:tome-guardian", "pick:ash-hound").passes()
    assert scene.place("tome-guardian") == (80, 20)
    assert scene.value("tome-guardian", Stat.DEFENSE) == 4


@pytest.mark.rule("card.reactive-plating")
def test_plating_hardens_whom_it_was_cast_for_not_who_takes_over_the_attack() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (48, 48)),
        creature("tome-guardian", 1, (53, 48)),
        forces=[force(), force(hand=["reactive-plating", "sudden-decoy", "iron-hide"], mana=4, at=(66, 48))],
    )
    scene.does(0, "activate:goblin-raider", "strike:tome-guardian")
    scene.does(1, "cast:reactive-plating", "pay", "cast:sudden-decoy", "pay").passes()
    scene.does(1, scene.offers(1)[0])
    while scene.state.find(Stack) is not None:
        scene.pass_once()
    (decoy,) = [id for id, one in scene.state.creatures().items() if one.face == "sudden-decoy"]
    assert scene.value(decoy, Stat.DEFENSE) == 1
    assert scene.value("tome-guardian", Stat.DEFENSE) == 5


@pytest.mark.rule("card.updraft")
def test_an_attack_that_a_decoy_took_over_does_not_fail_by_an_updraft() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (48, 48)),
        creature("deceiver-sprite", 1, (53, 48)),
        forces=[
            force(),
            force("gust-aeromancer", hand=["updraft", "sudden-decoy"], mana=3, at=(66, 48)),
        ],
    )
    scene.does(0, "activate:goblin-raider", "strike:deceiver-sprite")
    scene.does(1, "cast:updraft", "cast:sudden-decoy").passes()
    scene.does(1, scene.offers(1)[0]).fights()
    assert "sudden-decoy" not in [one.face for one in scene.state.creatures().values()]


@pytest.mark.rule("card.redirect")
def test_a_spell_about_who_did_the_damage_has_no_other_target() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (48, 48)),
        creature("garnet-defender", 0, (10, 48), damage=4),
        creature("obsidian-golem", 1, (54, 48)),
        forces=[
            force("bastion-geomancer", hand=["localized-tremor"], mana=1),
            force(hand=["redirect"], mana=1),
        ],
    )
    scene.does(0, "activate:orc-warrior", "strike:obsidian-golem").until("ask-duel").pass_once().pass_once()
    scene.does(0, "cast:localized-tremor")
    scene.does(1, "cast:redirect").does(1, *scene.offers(1)).passes()
    assert scene.damage("obsidian-golem") == 1


@pytest.mark.rule("concepts.effects")
def test_nobody_is_asked_what_becomes_of_nobody() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (30, 48), began_at=(20, 48)),
        forces=[force(alive=False), force()],
        permanents=[{"face": "growth-ritual", "owner": 0, "id": "ritual"}],
        at="end",
    )
    assert scene.state.course.turn == 2


@pytest.mark.rule("card.state-convergence")
def test_the_blind_cast_what_needs_no_sight() -> None:
    blind = {"mod": {"restriction": "blind"}, "until": "end-of-turn", "by": 1, "spell": True}
    scene = skirmish(
        creature("spell-splicer", 0, (10, 10), lasting=[blind]),
        forces=[force(hand=["ember-stalker", "ash-hound"], mana=8, alive=False), force()],
    )
    assert "cast:ash-hound" not in scene.offers(0)
    assert "cast:ember-stalker" in scene.offers(0)


@pytest.mark.rule("card.null-zone")
def test_scorched_ground_does_nothing_in_a_null_zone() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (48, 48)),
        permanents=[{"face": "null-zone", "owner": 1, "id": "null"}],
        zones=[
            {"kind": "null", "at": (48, 48), "radius": 12, "owner": 1, "permanent": "null"},
            {"kind": "scorched", "at": (48, 48), "radius": 12, "owner": 1},
        ],
    )
    scene.does(0, "activate:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("card.plagiarize")
def test_what_two_cards_take_off_one_discarded_spell_adds_up() -> None:
    scene = skirmish(
        creature("living-grimoire", 0, (20, 48)),
        forces=[
            force("chronicle-archivist", at=(20, 40), hand=["plagiarize"], discard=["incinerate"], mana=5),
            force("gust-aeromancer", at=(20, 20)),
        ],
    )
    scene.does(0, "use:living-grimoire:personal-archive", "card:incinerate")
    scene.does(0, "cast:plagiarize", "card:incinerate").passes().does(1, "pass")
    assert scene.player().mana == 0
    scene.does(0, "cast:incinerate:discard", "pick:gust-aeromancer").passes()
    assert scene.damage("gust-aeromancer") == 4


@pytest.mark.rule("card.arcane-familiar")
def test_a_graft_near_the_target_reaches_from_where_the_target_fell() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (20, 48)),
        creature("goblin-raider", 1, (40, 48)),
        creature("tome-guardian", 1, (48, 48)),
        forces=[
            force("spell-splicer", hand=["arcane-bolt", "arcane-familiar"], mana=4, at=(20, 40)),
            force(at=(90, 90)),
        ],
    )
    scene.does(0, "activate:ash-hound", "cast:arcane-bolt", "pick:goblin-raider")
    scene.does(0, "graft:arcane-familiar", "pay").passes().does(0, "pick:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("card.spell-echo")
def test_an_echo_about_the_attacked_creature_finds_nobody_where_an_enemy_is_attacked() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (48, 48)),
        creature("goblin-raider", 1, (53, 48)),
        forces=[
            force(
                "spell-splicer",
                hand=["spell-echo"],
                mana=3,
                last_instant="reactive-plating",
                schools=["stone-skin"],
            ),
            force(hand=["iron-hide"]),
        ],
    )
    scene.does(0, "activate:tome-guardian", "strike:goblin-raider", "cast:spell-echo")
    while scene.state.find(Stack) is not None:
        scene.pass_once()
    assert scene.asks == {1: "ask-duel"}
    assert scene.value("goblin-raider", Stat.DEFENSE) == 1


@pytest.mark.rule("card.whisper-network")
@pytest.mark.rule("keyword.magic-immunity")
def test_the_wind_network_gives_the_magic_immune_nothing() -> None:
    scene = skirmish(
        creature("silence-ward", 0, (48, 48)),
        creature("wind-scout", 0, (58, 48)),
        forces=[force(at=(10, 10)), force()],
        permanents=[{"face": "whisper-network", "owner": 0, "id": "net"}],
    )
    scene.does(0, "use:net:wind-network")
    assert scene.offers(0) == ["pick:silence-ward"]


@pytest.mark.rule("card.mass-hallucination")
def test_a_hallucination_needs_two_creatures_in_its_zone() -> None:
    def hall(at: tuple[int, int]) -> Scene:
        return skirmish(
            creature("tome-guardian", 1, at),
            forces=[force(hand=["mass-hallucination"], mana=4, at=(20, 20)), force(at=(90, 90))],
        )

    assert hall((60, 20)).refuses(0, "cast:mass-hallucination") == ("refused-no-target", "spell.targets")
    scene = hall((40, 20)).does(0, "cast:mass-hallucination")
    assert scene.match.why_not(0, "place:30,20") is None
    assert scene.refuses(0, "place:10,20") == ("refused-no-target", "spell.targets")
    scene.does(0, "place:30,20", "pick:tome-guardian", "pick:spell-splicer").passes()
    assert scene.place("tome-guardian") == (20, 20)
