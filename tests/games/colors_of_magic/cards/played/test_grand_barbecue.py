"""Each card of the Grand Barbecue, played. [school.grand-barbecue]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import INCH, ZoneKind
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.salamander-pup")
@pytest.mark.parametrize("attacker", [0, 1])
def test_whom_the_pup_hurts_in_combat_burns_on_in_the_end_phase(attacker: int) -> None:
    scene = skirmish(
        creature("salamander-pup", 0, (40, 48)), creature("tide-walker-nymph", 1, (48, 48)), first=attacker
    )
    names = ("salamander-pup", "tide-walker-nymph")
    scene.does(attacker, f"activate:{names[attacker]}", f"strike:{names[1 - attacker]}").fights()
    assert scene.damage("tide-walker-nymph") == 1
    scene.does(attacker, "end").does(1 - attacker, "pass").does(attacker, "pass").passes()
    assert scene.damage("tide-walker-nymph") == 2


@pytest.mark.rule("card.living-bonfire")
def test_whoever_is_activated_beside_the_bonfire_burns() -> None:
    scene = skirmish(
        creature("living-bonfire", 0, (40, 48)),
        creature("tome-guardian", 1, (48, 48)),
        creature("scroll-golem", 1, (40, 57)),
        first=1,
    )
    scene.does(1, "activate:tome-guardian").passes()
    assert scene.damage("tome-guardian") == 1
    scene.does(1, "end").does(0, "pass").does(1, "activate:scroll-golem").passes()
    assert scene.damage("scroll-golem") == 0, "more than an inch away"


@pytest.mark.rule("card.living-bonfire")
def test_the_ground_is_scorched_where_the_bonfire_dies() -> None:
    scene = skirmish(
        creature("living-bonfire", 1, (30, 48)), forces=[force(hand=["incinerate"], mana=4, at=(10, 48))]
    )
    scene.does(0, "cast:incinerate", "pick:living-bonfire").passes()
    (zone,) = scene.state.zones().values()
    assert (zone.kind, zone.x, zone.y, zone.radius) == (ZoneKind.SCORCHED, 30, 48, 3 * INCH)


@pytest.mark.rule("card.flash-fire")
@pytest.mark.parametrize(("at", "offered"), [((10, 48), True), ((9, 48), False)])
def test_the_fire_flashes_at_whoever_comes_near_both_a_creature_and_the_caster(
    at: tuple[int, int], offered: bool
) -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("goblin-raider", 0, (30, 72)),
        forces=[force(hand=["flash-fire"], mana=2, at=at), force()],
        first=1,
    )
    scene.does(1, "activate:tome-guardian", "go:30,48")
    assert ("cast:flash-fire" in scene.offers(0)) is offered
    if offered:
        scene.does(0, "cast:flash-fire").passes()
        assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("card.incandescent-colossus")
def test_the_colossus_burns_enemies_within_two_inches_in_the_end_phase() -> None:
    scene = skirmish(
        creature("incandescent-colossus", 0, (48, 48)),
        creature("ash-hound", 0, (48, 56)),
        creature("tome-guardian", 1, (61, 48)),
        creature("scroll-golem", 1, (34, 48)),
        at="end",
    )
    scene.passes()
    assert (scene.damage("tome-guardian"), scene.damage("scroll-golem"), scene.damage("ash-hound")) == (
        1,
        0,
        0,
    )


@pytest.mark.rule("card.fireball")
def test_a_fireball_burns_all_around_its_centre_and_the_caster_too() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (24, 48)),
        creature("tome-guardian", 1, (10, 62)),
        creature("scroll-golem", 1, (10, 33)),
        forces=[force(hand=["fireball"], mana=3, at=(10, 48)), force()],
    )
    scene.does(0, "cast:fireball", "place:10,48").passes()
    assert [scene.damage(id) for id in ("ash-hound", "tome-guardian", "spell-splicer")] == [1, 1, 1]
    assert scene.damage("scroll-golem") == 0
