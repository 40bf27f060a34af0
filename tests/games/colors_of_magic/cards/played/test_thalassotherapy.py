"""Each card of Thalassotherapy, played. [school.thalassotherapy]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.tide-walker-nymph")
def test_the_nymph_heals_another_beside_her_in_the_end_phase() -> None:
    scene = skirmish(
        creature("tide-walker-nymph", 0, (40, 48), damage=1),
        creature("obsidian-golem", 0, (49, 48), damage=3),
        creature("coral-sentinel", 0, (40, 57), damage=1, attacked=True),
        creature("tome-guardian", 1, (32, 48), damage=1),
        at="end",
    )
    assert scene.offers(0) == ["pick:obsidian-golem"]
    scene.does(0, "pick:obsidian-golem").passes()
    assert [scene.damage(id) for id in ("obsidian-golem", "tide-walker-nymph", "coral-sentinel")] == [2, 1, 1]
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("card.coral-sentinel")
@pytest.mark.parametrize(
    ("done", "damage"), [({}, 0), ({"attacked": True}, 2), ({"began_at": (41, 48), "moved": 25}, 2)]
)
def test_a_sentinel_that_neither_moved_nor_attacked_heals_two(done: dict[str, object], damage: int) -> None:
    scene = skirmish(creature("coral-sentinel", 0, (40, 48), damage=2, **done), at="end").passes()
    assert scene.damage("coral-sentinel") == damage


@pytest.mark.rule("card.flash-flood")
def test_a_flood_prevents_the_deadly_blow_heals_and_pushes_who_dealt_it() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (48, 48)),
        creature("coral-sentinel", 0, (40, 48), damage=2),
        forces=[force(hand=["flash-flood"], mana=3, at=(20, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:coral-sentinel").passes().lays(0).does(
        0, "cast:flash-flood"
    ).passes()
    assert scene.damage("coral-sentinel") == 0
    assert scene.place("storm-lynx") == (60, 48)


@pytest.mark.rule("card.flash-flood")
def test_a_flood_pushes_the_caster_of_a_deadly_spell() -> None:
    scene = skirmish(
        creature("coral-sentinel", 0, (40, 48)),
        forces=[
            force(hand=["flash-flood"], mana=3, at=(20, 48)),
            force(hand=["incinerate"], mana=4, at=(60, 48)),
        ],
        first=1,
    )
    scene.does(1, "cast:incinerate", "pick:coral-sentinel").does(0, "cast:flash-flood").passes()
    assert scene.damage("coral-sentinel") == 0
    assert scene.place("chronicle-archivist") == (72, 48)


@pytest.mark.rule("card.flash-flood")
@pytest.mark.rule("keyword.magic-shield")
def test_a_spell_that_a_magic_shield_survives_is_not_deadly() -> None:
    scene = skirmish(
        creature("coral-sentinel", 0, (40, 48), keywords=[{"id": "magic-shield", "x": 2}]),
        forces=[
            force(hand=["flash-flood"], mana=3, at=(20, 48)),
            force(hand=["incinerate"], mana=4, at=(60, 48)),
        ],
        first=1,
    )
    scene.does(1, "cast:incinerate", "pick:coral-sentinel")
    while scene.in_window:
        assert scene.offers(0, "cast:flash-flood") == []
        scene.pass_once()
    assert scene.damage("coral-sentinel") == 2


@pytest.mark.rule("card.life-spring")
def test_the_spring_heals_own_creatures_in_the_collect_phase() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (62, 48), damage=1),
        creature("coral-sentinel", 0, (33, 48), damage=1),
        creature("tome-guardian", 1, (48, 56), damage=1),
        permanents=[{"face": "life-spring", "owner": 0, "id": "spring"}],
        zones=[{"kind": "spring", "at": (48, 48), "radius": 12, "owner": 0, "permanent": "spring"}],
        at="collect",
    )
    scene.passes()
    assert [scene.damage(id) for id in ("ash-hound", "coral-sentinel", "tome-guardian")] == [0, 1, 1]


@pytest.mark.rule("card.life-spring")
def test_a_spring_has_a_radius_of_three_inches() -> None:
    scene = skirmish(forces=[force(hand=["life-spring"], mana=3, at=(10, 48)), force()])
    scene.does(0, "cast:life-spring", "place:36,48").passes()
    (zone,) = scene.state.zones().values()
    assert (zone.kind, zone.x, zone.y, zone.radius) == ("spring", 36, 48, 12)


@pytest.mark.rule("card.healing-wave")
def test_the_wave_heals_three_of_an_own_creature() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (30, 48), damage=5),
        creature("tome-guardian", 1, (30, 56), damage=1),
        forces=[force(hand=["healing-wave"], mana=2, at=(10, 48)), force()],
    )
    scene.does(0, "cast:healing-wave")
    assert "pick:tome-guardian" not in scene.offers(0)
    scene.does(0, "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 2
