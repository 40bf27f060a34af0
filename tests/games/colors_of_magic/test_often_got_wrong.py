"""Rules that are usually got wrong, with the nastiest neighbours: moved, dead, same name, two at once."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.carriers import kw
from tests.games.colors_of_magic.scenario import creature, force, monster, skirmish


@pytest.mark.rule("move.engage-stop", "move.passing")
def test_where_an_ally_stands_on_the_point_that_stops_a_move_the_way_is_closed() -> None:
    enemy = creature("storm-lynx", 1, (60, 48))
    alone = skirmish(creature("ash-hound", 0, (40, 48)), enemy).does(0, "activate:ash-hound")
    assert alone.match.why_not(0, "go:52,48") is None
    ally = creature("tome-guardian", 0, (51, 48))
    scene = skirmish(creature("ash-hound", 0, (40, 48)), ally, enemy).does(0, "activate:ash-hound")
    assert scene.refuses(0, "go:52,48")[1] == "move.passing"
    # Beside the ally it may stop, engaged or not.
    assert scene.match.why_not(0, "go:47,48") is None


@pytest.mark.rule("table.sight")
def test_own_creatures_never_block_and_enemies_do_unless_a_line_is_free() -> None:
    shooter, target = creature("gale-messenger", 0, (20, 48)), creature("tome-guardian", 1, (60, 48))
    through = skirmish(shooter, creature("obsidian-golem", 0, (40, 48)), target)
    assert "shoot:tome-guardian" in through.does(0, "activate:gale-messenger").passes().offers(0)
    behind = skirmish(shooter, creature("obsidian-golem", 1, (40, 48)), target)
    behind.does(0, "activate:gale-messenger").passes()
    assert behind.refuses(0, "shoot:tome-guardian")[1] == "table.sight"
    beside = skirmish(shooter, creature("obsidian-golem", 1, (40, 51)), target)
    assert "shoot:tome-guardian" in beside.does(0, "activate:gale-messenger").passes().offers(0)


@pytest.mark.rule("turn.order", "turn.same-turn")
def test_casting_taps_nobody_and_the_mage_may_act_afterwards() -> None:
    scene = skirmish(forces=[force(hand=["tailwind"], mana=9), force()])
    scene.does(0, "cast:tailwind").passes()
    assert not scene.creature("spell-splicer").tapped
    scene.does(1, "pass").passes()
    assert "activate:spell-splicer" in scene.offers(0)


@pytest.mark.rule("spell.blood-pact", "windows")
def test_blood_opens_no_window_even_where_it_kills() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (20, 30)),
        creature("obsidian-golem", 1, (60, 48)),
        forces=[
            force(hand=["incinerate"], mana=3, at=(40, 48)),
            force(hand=["gust-of-wind", "counterspell"], mana=9),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "bleed:goblin-raider")
    assert not scene.lives("goblin-raider")
    # The first thing that may be answered is the spell itself.
    assert scene.view(1)["pause"]["on"] == "spell-cast"


@pytest.mark.rule("victory.last", "monsters.kills")
def test_the_last_one_standing_wins_though_another_takes_the_sixth_point_at_that_moment() -> None:
    scene = skirmish(
        monster("cinder-imp", (30, 20), **kw("explosion", 9)),
        forces=[force(hand=["incinerate"], mana=9, at=(23, 20), points=5), force()],
        scenario="ember-forge",
        goals={"cinder-imp": {"objective": "cinder-imp"}},
    )
    scene.does(0, "cast:incinerate", "pick:cinder-imp").passes()
    assert scene.winners == (1,)


@pytest.mark.rule("stack", "stack.order")
def test_who_adds_later_may_counter_a_counterspell_and_who_was_asked_before_may_not() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (60, 48)),
        forces=[
            force(hand=["incinerate", "counterspell"], mana=20, at=(40, 48)),
            force("spell-splicer", hand=["counterspell"], mana=20, at=(50, 40)),
            force("spell-splicer", hand=["counterspell"], mana=20, at=(50, 56)),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "pay").does(0, "pass")
    scene.does(1, "cast:counterspell", "pick:i1").does(1, "pass")
    assert list(scene.asks) == [2]
    scene.does(2, "cast:counterspell")
    countered = scene.offers(2, "pick:")
    assert len(countered) == 2
    scene.does(2, countered[-1]).passes()
    assert scene.damage("obsidian-golem") == 4
    assert scene.hand(0) == ["counterspell"]


@pytest.mark.rule("turn.activation", "stack.checked-again")
def test_a_creature_that_dies_as_it_is_activated_ends_the_turn_of_its_player() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (40, 48)),
        creature("goblin-raider", 0, (40, 60)),
        zones=[{"kind": "scorched", "at": (40, 48), "radius": 8, "owner": 1}],
    )
    scene.does(0, "activate:goblin-raider").passes()
    assert not scene.lives("goblin-raider")
    assert scene.lives("goblin-raider-2")
    assert scene.asks == {1: "ask-turn"}


@pytest.mark.rule("combat.fails", "combat.redirected")
def test_an_attack_fails_whose_decoy_is_gone_before_the_duel() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("tome-guardian", 1, (48, 48)),
        forces=[force(), force(hand=["sudden-decoy", "evasive-step"], mana=9, at=(60, 48))],
    )
    scene.does(0, "activate:storm-lynx", "strike:tome-guardian").does(1, "cast:sudden-decoy", "pay")
    scene.until("ask-place")
    place = scene.offers(1, "place:")[0]
    scene.does(1, place)
    # The step answers an attack at the decoy now: its Movement is 0, and it stays.
    scene.fights()
    assert scene.damage("tome-guardian") == 0
    decoys = [
        one for one in scene.state.creatures().values() if one.owner == 1 and one.face == "sudden-decoy"
    ]
    assert not decoys


@pytest.mark.rule("objectives.control")
@pytest.mark.parametrize(("away", "taker"), [(None, 0), ("banished", None)])
def test_who_is_banished_controls_nothing(away: str | None, taker: int | None) -> None:
    scene = skirmish(
        creature("ash-hound", 0, (44, 48)),
        creature("tome-guardian", 0, (48, 44), away=away),
        creature("storm-lynx", 1, (52, 52)),
        markers=[{"kind": "stone", "at": (48, 48), "objective": "mana-source", "cards": 1}],
        goals={"mana-source": {"objective": "mana-source"}},
        at="end",
    )
    scene.passes()
    points = [scene.player(seat).points for seat in (0, 1)]
    assert points == ([0, 0] if taker is None else [1, 0])


@pytest.mark.rule("move.disengage", "combat.opportunity")
def test_free_attacks_left_are_lost_when_the_mover_is_pushed_out_of_engagement() -> None:
    # Impact pushes the mover an inch away from the first striker, out of reach of the second.
    scene = skirmish(
        creature("obsidian-golem", 0, (48, 48)),
        creature("storm-lynx", 1, (41, 48), **kw("impact")),
        creature("storm-lynx", 1, (48, 39)),
    )
    scene.does(0, "activate:obsidian-golem", "disengage").until("ask-free-attack")
    scene.does(1, "pick:storm-lynx").fights()
    assert scene.place("obsidian-golem") == (52, 48)
    assert scene.asks == {0: "ask-go"}
