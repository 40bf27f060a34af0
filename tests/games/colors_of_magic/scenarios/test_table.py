"""What scenarios put on the table, and what a player chooses. [setup.scenario]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, TerrainKind
from magehall.games.colors_of_magic.ground.sight import sees
from magehall.games.colors_of_magic.model.deeds import PickPlace
from magehall.games.colors_of_magic.model.frames.goals import LayingOut
from magehall.games.colors_of_magic.model.frames.turn import MonsterPhase
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.scenarios.table import lay_chosen, lay_out, servant_faces
from tests.games.colors_of_magic.lair import Lair, lair


def laid(scenario: str, seats: int = 2, *, turn: int = 0) -> Lair:
    table = lair(scenario, seats, turn=turn)
    lay_out(table.flow)
    return table


def monsters(table: Lair) -> dict[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {}
    for id, creature in table.state.on_table().items():
        if creature.owner == MONSTERS:
            found.setdefault(creature.face, []).append(table.place(id))
    return found


@pytest.mark.rule("scenario.giant")
@pytest.mark.rule("setup.scenario")
def test_the_giant_stands_in_the_centre_and_its_goblins_on_the_line() -> None:
    found = monsters(laid("giant"))
    assert found["giant-nail"] == [(48, 48)]
    assert found["goblin-mog-the-armored"] == [(68, 28)]
    assert len(found) == 7


@pytest.mark.rule("setup.lot")
def test_with_more_seats_goblins_come_to_places_by_lot() -> None:
    table = laid("giant", 3)
    places = [
        place for face, found in monsters(table).items() if face.startswith("goblin") for place in found
    ]
    allowed = {(68, 48), (28, 48), (48, 68), (48, 28), (62, 62), (34, 34), (62, 34), (34, 62)}
    assert len(set(places)) == 6
    assert set(places) <= allowed


@pytest.mark.rule("scenario.ritual")
def test_two_cards_lie_at_each_of_three_mana_stones() -> None:
    table = laid("ritual", 4)
    stones = [marker for marker in table.state.markers().values() if marker.kind is MarkerKind.STONE]
    assert [stone.cards for stone in stones] == [2, 2, 2]
    assert {stone.objective for stone in stones} == {"mana-source"}


@pytest.mark.rule("setup.choice")
def test_the_player_who_will_not_begin_chooses_the_place_of_the_third_stone() -> None:
    table = laid("ritual")
    lay_chosen(table.flow, 1)
    table.runs()
    assert table.offers(1) == ["place:32,64", "place:64,32"]
    assert table.refuses(1, PickPlace(48, 48)) == ("not-such-a-place", "setup.choice")
    table.does(1, "place:64,32")
    stones = [marker for marker in table.state.markers().values() if marker.kind is MarkerKind.STONE]
    assert [(stone.x, stone.y, stone.cards) for stone in stones] == [(20, 76, 2), (76, 20, 2), (64, 32, 2)]


@pytest.mark.rule("setup.choice")
def test_with_more_seats_nobody_chooses() -> None:
    table = laid("ember-forge", 3)
    lay_chosen(table.flow, 1)
    assert not any(isinstance(frame, LayingOut) for frame in table.state.stack)
    assert monsters(table)["bellows-hound"] == [(48, 64)]


@pytest.mark.rule("scenario.ember-forge")
@pytest.mark.rule("keyword.shield")
def test_the_warden_stands_on_the_anvil_with_its_shield_between_low_walls() -> None:
    table = laid("ember-forge")
    (anvil,) = table.state.markers().values()
    assert (anvil.kind, anvil.radius) == (MarkerKind.ANVIL, 6)
    warden = next(one for one in table.state.creatures().values() if one.face == "anvil-warden")
    assert (warden.x, warden.y, warden.shield) == (48, 48, 2)
    walls = [piece for piece in table.state.terrain.pieces if piece.kind is TerrainKind.LOW_WALL]
    assert len(walls) >= 2


@pytest.mark.rule("scenario.wisp-night")
@pytest.mark.rule("scenario.darkness")
def test_the_night_is_dark_and_has_six_different_shards() -> None:
    table = laid("wisp-night")
    shards = [marker.ingredient for marker in table.state.markers().values()]
    assert sorted(shards) == sorted(SCENARIOS["wisp-night"].minors[0].ingredients)
    table.terrain(dark=True)
    near, far = table.mage(0, (10, 10)), table.mage(1, (10, 60))
    assert not sees(table.state, near, far)
    wisp = table.monster("wisp", (20, 80))
    assert sees(table.state, wisp, near), "night vision"


@pytest.mark.rule("scenario.wisp-night")
def test_the_queen_and_two_drowned_rise_in_turn_three_at_the_nearest_free_places() -> None:
    table = laid("wisp-night", turn=1)
    table.cards(*[f"act{number}" for number in (15, 9) * 10])
    table.mage(0, (48, 47))
    table.mage(1, (90, 90))
    assert table.state.goals.rises == 3
    table.calls(MonsterPhase())
    assert "drowned-queen" not in monsters(table)
    table = laid("wisp-night", turn=3)
    table.mage(0, (48, 47))
    table.mage(1, (90, 90))
    table.cards(*[f"act{number}" for number in (15, 9) * 10])
    table.calls(MonsterPhase())
    events = table.happened("creature-summoned")
    risen = [event for event in events if event["creature"] in ("@name-drowned-queen", "@name-drowned")]
    assert [event["creature"] for event in risen] == ["@name-drowned-queen", *["@name-drowned"] * 2]
    assert risen[0]["place"] != "48,48", "somebody stands there"
    assert table.state.goals.rises == 0


@pytest.mark.rule("scenario.wisp-night")
@pytest.mark.rule("keyword.servant")
def test_creatures_of_the_codex_up_to_cost_three_may_be_servants() -> None:
    table = lair("wisp-night")
    faces = servant_faces(table.state, 0)
    assert faces
    assert servant_faces(lair("giant").state, 0) == []
