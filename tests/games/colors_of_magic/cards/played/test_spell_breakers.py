"""Each card of the Spell Breakers, played. [school.spell-breakers]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish

TAILWIND = {"face": "tailwind", "owner": 1, "id": "wind"}


@pytest.mark.rule("card.mana-drain")
@pytest.mark.parametrize(("mana", "left"), [(3, 1), (1, 0), (0, 0)])
def test_the_opponent_loses_up_to_two_mana_and_you_gain_one(mana: int, left: int) -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        forces=[force(hand=["mana-drain"], mana=1), force(mana=mana)],
        first=1,
    )
    scene.does(1, "activate:tome-guardian").does(0, "cast:mana-drain").passes()
    assert (scene.player(1).mana, scene.player(0).mana) == (left, 1)


@pytest.mark.rule("card.silence-ward")
def test_enemies_near_the_ward_are_targets_of_nobodys_spells() -> None:
    scene = skirmish(
        creature("silence-ward", 0, (40, 48)),
        creature("tome-guardian", 1, (56, 48)),
        creature("scroll-golem", 1, (62, 60)),
        creature("ash-hound", 0, (40, 60)),
        forces=[
            force(hand=["incinerate"], mana=4, at=(30, 54)),
            force("spell-splicer", hand=["geometric-ward"], mana=2, at=(70, 54)),
        ],
    )
    scene.does(0, "cast:incinerate")
    assert "pick:tome-guardian" not in scene.offers(0)
    scene.does(0, "pick:scroll-golem").passes()
    scene.does(1, "cast:geometric-ward")
    assert "pick:tome-guardian" not in scene.offers(1)


@pytest.mark.rule("card.counterspell")
@pytest.mark.parametrize(("spell", "mana", "cards"), [("incinerate", 4, 1), ("arcane-insight", 2, 0)])
def test_a_countered_spell_does_nothing_and_a_costly_one_gives_a_card(
    spell: str, mana: int, cards: int
) -> None:
    scene = skirmish(
        creature("ash-hound", 0, (30, 48)),
        forces=[
            force(hand=["counterspell"], mana=2),
            force(hand=[spell], mana=mana, at=(40, 48)),
        ],
        first=1,
    )
    scene.does(1, f"cast:{spell}")
    if spell == "incinerate":
        scene.does(1, "pick:ash-hound")
    scene.does(0, "cast:counterspell", "pick:i1").passes()
    assert scene.lives("ash-hound")
    assert (scene.hand(1), scene.discard(1), scene.player(1).mana) == ([], [spell], 0)
    assert len(scene.hand(0)) == cards


@pytest.mark.rule("card.dispel-magic")
def test_a_permanent_of_an_opponent_is_destroyed() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        forces=[force(hand=["dispel-magic"], mana=2), force()],
        permanents=[TAILWIND, {"face": "tailwind", "owner": 0, "id": "own"}],
        first=1,
    )
    scene.does(1, "activate:tome-guardian").does(0, "cast:dispel-magic")
    assert "pick:own" not in scene.offers(0)
    scene.does(0, "pick:wind").passes()
    assert list(scene.state.permanents()) == ["own"]
    assert scene.discard(1) == ["tailwind"]


@pytest.mark.rule("card.dispel-magic")
def test_what_spells_did_for_a_while_leaves_a_creature() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (70, 48)),
        forces=[
            force(hand=["dispel-magic"], mana=2),
            force("spell-splicer", hand=["geometric-ward"], mana=2, at=(70, 54)),
        ],
        first=1,
    )
    scene.does(1, "cast:geometric-ward", "pick:tome-guardian").passes().does(0, "pass")
    assert scene.value("tome-guardian", Stat.DEFENSE) == 4
    scene.does(1, "activate:tome-guardian").does(0, "cast:dispel-magic", "pick:tome-guardian").passes()
    assert scene.value("tome-guardian", Stat.DEFENSE) == 2


@pytest.mark.rule("card.arcane-nullifier")
@pytest.mark.parametrize(("x", "gained"), [(40, 1), (80, 0)])
def test_the_nullifier_feeds_on_spells_countered_near_it(x: int, gained: int) -> None:
    scene = skirmish(
        creature("arcane-nullifier", 0, (30, 48)),
        forces=[force(hand=["counterspell"], mana=2), force(hand=["arcane-insight"], mana=2, at=(x, 48))],
        first=1,
    )
    scene.does(1, "cast:arcane-insight").does(0, "cast:counterspell", "pick:i1").passes()
    assert scene.player(0).mana == gained


@pytest.mark.rule("card.banishment")
@pytest.mark.parametrize("target", ["tome-guardian", "chronicle-archivist"])
def test_the_banished_come_back_to_their_place_in_the_end_phase(target: str) -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("scroll-golem", 1, (60, 48)),
        forces=[force(hand=["banishment"], mana=3), force()],
        first=1,
    )
    place = scene.place(target)
    scene.does(1, "activate:scroll-golem").does(0, "cast:banishment")
    assert "pick:spell-splicer" not in scene.offers(0)
    scene.does(0, f"pick:{target}").passes()
    assert target not in scene.state.on_table()
    assert scene.winners is None
    scene.does(1, "end").until_turn(2)
    assert target in scene.state.on_table()
    assert scene.place(target) == place


@pytest.mark.rule("card.arcane-nullifier", "spell.blood-pact")
@pytest.mark.parametrize(("x", "gained"), [(20, 1), (60, 0)])
def test_the_nullifier_feeds_on_a_spell_whose_caster_fell_near_it(x: int, gained: int) -> None:
    """A spell goes on from where its caster bled to death. [card.arcane-nullifier]"""
    scene = skirmish(
        creature("arcane-nullifier", 1, (x, 48)),
        creature("orc-warrior", 0, (80, 48)),
        forces=[
            force("ash-prophet", hand=["field-of-ashes"], mana=0, at=(10, 48), mage_damage=4),
            force(hand=["counterspell"], mana=2),
        ],
    )
    scene.does(0, "cast:field-of-ashes", *["bleed:ash-prophet"] * 4)
    scene.does(1, "cast:counterspell", "pick:i1").passes()
    assert not scene.lives("ash-prophet")
    assert not scene.state.permanents()
    assert scene.player(1).mana == gained


@pytest.mark.rule("card.null-zone")
def test_no_spell_is_cast_in_the_null_zone_or_into_it() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (30, 48)),
        creature("scroll-golem", 0, (30, 70)),
        forces=[
            force(hand=["null-zone"], mana=4),
            force(hand=["incinerate"], mana=4, at=(60, 60)),
        ],
    )
    scene.does(0, "cast:null-zone", "place:30,48").passes().does(1, "cast:incinerate")
    assert scene.offers(1, "pick:") == ["pick:scroll-golem"]


@pytest.mark.rule("card.null-zone")
def test_who_stands_in_the_null_zone_casts_nothing() -> None:
    scene = skirmish(
        forces=[force(hand=["null-zone"], mana=4), force(hand=["arcane-insight"], mana=2, at=(60, 60))],
    )
    scene.does(0, "cast:null-zone", "place:60,48").passes()
    assert "cast:arcane-insight" not in scene.offers(1)


@pytest.mark.rule("card.null-zone")
def test_spells_on_creatures_in_the_null_zone_do_nothing_there() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (30, 48)),
        forces=[force(hand=["null-zone"], mana=4), force()],
        permanents=[TAILWIND],
    )
    assert scene.value("tome-guardian", Stat.MOVEMENT) == 5
    scene.does(0, "cast:null-zone", "place:30,48").passes()
    assert scene.value("tome-guardian", Stat.MOVEMENT) == 4
    assert scene.value("chronicle-archivist", Stat.MOVEMENT) == 5


@pytest.mark.rule("card.banishment")
def test_a_banished_creature_whose_place_is_taken_comes_back_beside_it() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("scroll-golem", 1, (60, 48)),
        creature("storm-lynx", 0, (28, 48)),
        forces=[force(hand=["banishment"], mana=3), force()],
        first=1,
    )
    scene.does(1, "activate:scroll-golem").does(0, "cast:banishment", "pick:tome-guardian").passes()
    scene.does(1, "end").does(0, "activate:storm-lynx", "go:40,48", "end")
    while "tome-guardian" not in scene.state.on_table():
        places = scene.offers(1, "place:")
        scene.does(1, places[0]) if places else scene.pass_once()
    x, y = scene.place("tome-guardian")
    assert (x - 40) ** 2 + (y - 48) ** 2 == 16, "base to base"


@pytest.mark.rule("card.null-zone")
def test_abilities_work_in_the_null_zone() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (30, 48)),
        creature("scroll-golem", 1, (36, 48), keywords=[{"id": "inspiration", "x": 3}]),
        forces=[force(hand=["null-zone"], mana=4), force()],
    )
    scene.does(0, "cast:null-zone", "place:30,48").passes()
    assert scene.value("tome-guardian", Stat.MELEE) == 2


@pytest.mark.rule("card.null-zone")
def test_other_zones_do_nothing_to_those_in_the_null_zone() -> None:
    field = {"face": "stasis-field", "owner": 1, "id": "field"}
    scene = skirmish(
        creature("tome-guardian", 0, (30, 48)),
        forces=[force(hand=["null-zone"], mana=4), force(passed=True)],
        permanents=[field],
        zones=[{"kind": "stasis", "at": (36, 48), "radius": 12, "owner": 1, "permanent": "field"}],
    )
    scene.does(0, "cast:null-zone", "place:30,48").passes()
    scene.does(0, "activate:tome-guardian", "end")
    scene.until_turn(2)
    assert not scene.creature("tome-guardian").tapped


@pytest.mark.rule("card.arcane-nullifier")
@pytest.mark.parametrize(("x", "mana"), [(50, 1), (80, 0)])
def test_the_nullifier_feeds_on_permanents_destroyed_near_their_mage(x: int, mana: int) -> None:
    scene = skirmish(
        creature("arcane-nullifier", 0, (30, 48)),
        creature("tome-guardian", 1, (60, 70)),
        forces=[force(hand=["dispel-magic"], mana=2), force(at=(x, 48))],
        permanents=[TAILWIND],
        first=1,
    )
    scene.does(1, "activate:tome-guardian").does(0, "cast:dispel-magic", "pick:wind").passes()
    assert scene.player(0).mana == mana


@pytest.mark.rule("card.counterspell")
def test_an_instant_is_countered_too() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (30, 48)),
        forces=[
            force(hand=["counterspell"], mana=2),
            force("spell-splicer", hand=["arcane-bolt"], mana=1, at=(40, 48)),
        ],
        first=1,
    )
    scene.does(1, "activate:spell-splicer-2", "cast:arcane-bolt", "pick:tome-guardian")
    scene.does(0, "cast:counterspell", "pick:i1").passes()
    assert scene.damage("tome-guardian") == 0
    assert scene.discard(1) == ["arcane-bolt"]
