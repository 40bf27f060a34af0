"""Set-up as a whole, and players who leave the match."""

from __future__ import annotations

import pytest

import magehall
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish


@pytest.mark.rule("setup")
def test_set_up_asks_for_forces_corners_mages_and_the_first_player_in_this_order() -> None:
    scene = Scene(magehall.new_match("colors_of_magic", 3, 1, options={"scenario": "giant"}))
    prompts: list[str] = []
    while not scene.state.course.turn:
        (prompt,) = set(scene.asks.values())
        if prompt not in prompts[-1:]:
            prompts.append(prompt)
            monsters = [one for one in scene.state.on_table().values() if one.owner < 0]
            # Forces are chosen before the scenario is laid out, and all else after it.
            assert bool(monsters) is (prompt != "ask-force")
        for seat in list(scene.asks):
            scene.choose(seat, scene.offers(seat)[0])
    assert prompts == ["ask-force", "ask-corner", "ask-place", "ask-first"]


def three() -> Scene:
    """Three players, the last with a single creature of one life."""
    return skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("goblin-raider", 2, (48, 48)),
        forces=[force(), force(), force(alive=False, hand=["goblin-horde"], deck=["goblin-raider"])],
        permanents=[{"face": "tailwind", "owner": 2}],
    )


@pytest.mark.rule("seats.out", "cards.exile")
def test_who_has_no_creature_is_out_with_all_cards_and_permanents_and_the_others_go_on() -> None:
    scene = three()
    scene.does(0, "activate:storm-lynx", "strike:goblin-raider").fights()
    assert scene.player(2).out
    assert scene.winners is None
    assert not scene.state.permanents()
    assert (scene.player(2).hand, scene.player(2).deck, scene.player(2).discard) == ([], [], [])
    assert len(scene.player(2).exile) == 41  # with a codex of eleven
    # What nobody saw stays unseen, though it left the game.
    assert "goblin-horde" not in scene.view(0)["players"][2]["exile"]
    assert "tailwind" in scene.view(0)["players"][2]["exile"]
    scene.does(0, "end").does(1, "pass").does(0, "pass").passes()
    assert (scene.state.course.turn, scene.winners) == (2, None)


@pytest.mark.rule("seats.out", "spell.blood-pact")
def test_who_bleeds_the_last_creature_to_death_is_out_and_the_spell_is_lost() -> None:
    scene = skirmish(
        creature("goblin-raider", 2, (48, 48), keywords=[{"id": "channeling", "x": 0}]),
        forces=[force(), force(), force(alive=False, hand=["goblin-raider"])],
        first=2,
    )
    assert scene.asks == {2: "ask-turn"}
    scene.does(2, "cast:goblin-raider")
    while 2 in scene.asks and "bleed:goblin-raider" in scene.offers(2):
        scene.does(2, "bleed:goblin-raider")
    scene.passes()
    assert scene.player(2).out
    assert not any(one.owner == 2 for one in scene.state.creatures().values())
    assert not scene.happened("spell-cast")


@pytest.mark.rule("setup.first-player")
@pytest.mark.rule("setup.corners")
def test_deeds_of_a_turn_are_not_what_set_up_decides() -> None:
    """Of an answer that is none it says so; of anything else, that this is not what is being decided."""
    scene = Scene(magehall.new_match("colors_of_magic", 2, 1, options={"scenario": "giant"}))
    deeds = ("go:37,50", "cast:thorns", "activate:c1")
    wrong = {"ask-corner": "corner:1", "ask-first": "first:7"}
    reasons = {"ask-corner": "refused-no-such-corner", "ask-first": "refused-no-such-player"}
    met = set()
    while not scene.state.course.turn:
        for seat, prompt in scene.asks.items():
            if prompt in wrong:
                met.add(prompt)
                rule = scene.match.pending[seat].rule
                assert [scene.refuses(seat, deed) for deed in deeds] == [("refused-other-question", rule)] * 3
                assert scene.refuses(seat, "pass") == ("refused-no-pass", rule)
                assert scene.refuses(seat, wrong[prompt]) == (reasons[prompt], rule)
        for seat in list(scene.asks):
            scene.choose(seat, scene.offers(seat)[0])
    assert met == {"ask-corner", "ask-first"}
