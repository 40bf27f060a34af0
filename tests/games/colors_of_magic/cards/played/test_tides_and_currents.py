"""Each card of Tides and Currents, played. [school.tides-and-currents]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish

WALL = {"kind": "wall", "corners": [[50, 40], [52, 40], [52, 56], [50, 56]]}
POND = {"kind": "pond", "corners": [[40, 40], [56, 40], [56, 56], [40, 56]]}


@pytest.mark.rule("card.whirlpool-turtle")
def test_the_turtle_pulls_anyone_within_six_inches_without_sight() -> None:
    scene = skirmish(
        creature("whirlpool-turtle", 0, (40, 48)),
        creature("tome-guardian", 1, (68, 48)),
        creature("ash-hound", 0, (40, 68)),
        creature("scroll-golem", 1, (40, 19)),
        terrain=[WALL],
    )
    scene.does(0, "activate:whirlpool-turtle").passes().does(0, "use:whirlpool-turtle:vortex")
    assert scene.offers(0) == ["pick:tome-guardian", "pick:ash-hound"]
    scene.does(0, "pick:tome-guardian").passes()
    assert scene.place("tome-guardian") == (60, 48)
    assert scene.offers(0, "use:") == [], "once a turn"


@pytest.mark.rule("card.river-spirit")
def test_the_spirit_changes_places_with_a_friend_within_four_inches() -> None:
    scene = skirmish(
        creature("river-spirit", 0, (30, 48)),
        creature("ash-hound", 0, (50, 48)),
        creature("whirlpool-turtle", 0, (30, 69)),
        creature("tome-guardian", 1, (30, 38)),
    )
    scene.does(0, "activate:river-spirit", "use:river-spirit:dance-of-the-current")
    assert scene.offers(0) == ["pick:ash-hound"]
    scene.does(0, "pick:ash-hound").passes()
    assert (scene.place("river-spirit"), scene.place("ash-hound")) == ((50, 48), (30, 48))


@pytest.mark.rule("card.river-spirit")
def test_the_spirit_is_at_home_in_water() -> None:
    scene = skirmish(creature("river-spirit", 0, (48, 48)), terrain=[POND])
    scene.does(0, "activate:river-spirit", "go:72,48")
    assert scene.place("river-spirit") == (72, 48)


@pytest.mark.rule("card.sudden-undertow")
def test_an_attacker_pulled_out_of_reach_attacks_nobody() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        creature("ash-hound", 0, (48, 48)),
        forces=[force(hand=["sudden-undertow"], mana=2, at=(20, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:ash-hound").does(0, "cast:sudden-undertow").passes()
    assert scene.place("storm-lynx") == (28, 48)
    assert scene.damage("ash-hound") == 0
    assert "duel-won" not in scene.story


@pytest.mark.rule("card.persistent-flow")
def test_the_flow_carries_all_in_it_in_the_collect_phase_of_its_player() -> None:
    scene = skirmish(forces=[force(hand=["persistent-flow"], mana=4, at=(10, 48)), force()])
    scene.does(0, "cast:persistent-flow", "place:34,48").passes()
    (zone,) = scene.state.zones().values()
    assert (zone.x, zone.y, zone.radius) == (34, 48, 12)
    scene = skirmish(
        creature("ash-hound", 0, (52, 48)),
        creature("tome-guardian", 1, (47, 48)),
        creature("scroll-golem", 1, (48, 63)),
        permanents=[{"face": "persistent-flow", "owner": 0, "id": "flow"}],
        zones=[{"kind": "flow", "at": (48, 48), "radius": 12, "owner": 0, "permanent": "flow"}],
        at="collect",
    )
    scene.does(0, "choose:persistent-flow", "aim:96,48").passes()
    assert (scene.place("ash-hound"), scene.place("tome-guardian")) == ((60, 48), (55, 48))
    assert scene.place("scroll-golem") == (48, 63)


@pytest.mark.rule("card.pushing-current")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_current_pushes_any_creature_three_inches_away(owner: int) -> None:
    scene = skirmish(
        creature("ash-hound", owner, (30, 48)),
        forces=[force(hand=["pushing-current"], mana=1, at=(10, 48)), force()],
    )
    scene.does(0, "cast:pushing-current", "pick:ash-hound").passes()
    assert scene.place("ash-hound") == (42, 48)


@pytest.mark.rule("card.sudden-undertow")
def test_an_attacker_pulled_along_its_target_attacks_on() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        creature("ash-hound", 0, (34, 53)),
        forces=[force(hand=["sudden-undertow"], mana=2, at=(20, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:ash-hound").does(0, "cast:sudden-undertow").fights()
    assert scene.place("storm-lynx") == (28, 48)
    assert scene.happened("duel-won")


@pytest.mark.rule("card.persistent-flow")
def test_the_flow_may_rest() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (47, 48)),
        permanents=[{"face": "persistent-flow", "owner": 0, "id": "flow"}],
        zones=[{"kind": "flow", "at": (48, 48), "radius": 12, "owner": 0, "permanent": "flow"}],
        at="collect",
    )
    scene.does(0, "decline").passes()
    assert scene.place("tome-guardian") == (47, 48)
