"""Cooperative assaults in whole matches: offered in a turn, and sound whatever the players do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from tests.conditions import TIMES
from tests.games.mage_knight.position.test_random_play import look
from tests.games.mage_knight.scenario import Scene, hero, quest

CITY = tile_at(1, 0)
BEFORE = neighbors(CITY)
FREE = (0, 2, 3, 5)
"""Which of them heroes can stand on."""

BOLD = ("invite", "consent", "share", "march", "strike", "play")
DEFENDERS = ["swordsmen", "golems", "crossbowmen"]


def before_the_city(
    seats: int,
    *,
    agreed: bool = True,
    skills: Mapping[int, str] | None = None,
    order: list[int] | None = None,
) -> Scene:
    """Heroes next to a green city with three defenders; some have a skill."""
    names = ("tovak", "goldyx", "norowas", "arythea")
    places = [BEFORE[place] for place in FREE]
    return quest(
        *(
            hero(
                names[seat],
                hand=["march", "rage", "stamina"],
                space=places[seat],
                skills=[skills[seat]] if skills and seat in skills else [],
            )
            for seat in range(seats)
        ),
        scenario="blitz-conquest",
        agreement={"joint_assaults": agreed},
        tiles={CITY: "core-5"},
        cities={CITY: {"color": "green", "level": 1, "garrison": DEFENDERS}},
        move=2,
        order=order,
        turn=0,
    )


@pytest.mark.rule("cooperation.invite")
def test_a_turn_next_to_a_city_offers_to_assault_it_together() -> None:
    scene = before_the_city(2)
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    assert scene.asks == {0: "ask-march"}
    scene = before_the_city(2, agreed=False)
    assert not [option for option in scene.offers(0) if option.startswith("invite")]


@pytest.mark.rule("cooperation.end")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2 * TIMES))
def test_whatever_the_players_do_nothing_is_lost_and_any_moment_can_be_written_down(
    seats: int, seed: int
) -> None:
    match, luck = before_the_city(seats).match, random.Random(seed)
    for made in range(150):
        if not match.pending:
            break
        seat = luck.choice(list(match.pending))
        ids = [option.id for option in match.pending[seat].options]
        bold = [id for id in ids if id.partition(":")[0] in BOLD and id != "consent:refused"]
        match.apply(seat, luck.choice(bold if bold and luck.random() < 0.8 else ids))
        MAGE_KNIGHT.check(match.state)
        if made % 5 == 0 and not match.state.answers:
            look(match)


def invited(**goldyx: Any) -> Scene:
    """Tovak and Goldyx next to a green city; Tovak has invited Goldyx, who agreed, and stays outside."""
    scene = quest(
        hero("tovak", hand=["march", "rage"], space=BEFORE[FREE[0]]),
        hero("goldyx", **{"hand": ["march"], "space": BEFORE[FREE[1]], **goldyx}),
        scenario="blitz-conquest",
        agreement={"joint_assaults": True},
        tiles={CITY: "core-5"},
        cities={CITY: {"color": "green", "level": 1, "garrison": DEFENDERS}},
        time="night" if "tactic" in goldyx else "day",
        move=2,
    )
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    return scene.does(0, "hang-back")


@pytest.mark.rule("cooperation.before", "skill.motivation")
def test_who_is_invited_first_uses_what_serves_before_a_turn() -> None:
    scene = invited(skills=["motivation-goldyx"], deck=["rage", "stamina", "swiftness"])
    assert scene.asks == {1: "ask-before-turn"}
    assert scene.offers(1) == ["use:motivation-goldyx", "begin:turn"]
    scene.does(1, "use:motivation-goldyx")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]
    assert scene.asks == {1: "ask-march"}


@pytest.mark.rule("cooperation.before", "tactic.midnight-meditation")
def test_who_is_invited_may_shuffle_cards_back_before_marching() -> None:
    scene = invited(tactic="midnight-meditation", deck=["rage", "stamina"])
    scene.does(1, "tactic:midnight-meditation", "pick:march")
    assert scene.asks == {1: "ask-march"}
    assert scene.hero(1).tactic_down


@pytest.mark.rule("cooperation.before", "tactic.sparing-power")
def test_sparing_power_comes_before_the_part_of_who_is_invited() -> None:
    scene = invited(tactic="sparing-power", deck=["rage", "stamina"])
    assert scene.asks == {1: "ask-spare"}
    scene.does(1, "put:aside")
    assert scene.asks == {1: "ask-march"}


@pytest.mark.rule("cooperation.before")
def test_who_has_nothing_to_do_before_marches_at_once() -> None:
    assert invited().asks == {1: "ask-march"}


@pytest.mark.rule("cooperation.before", "turn.aside")
def test_who_is_invited_may_act_aside_while_another_fights() -> None:
    scene = before_the_city(2, skills={1: "motivation-goldyx"})
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    assert scene.asks == {0: "ask-march"}
    scene.aside(1, "use:motivation-goldyx")
    scene.does(0, "hang-back")
    assert scene.asks == {1: "ask-march"}


# Under the ground


def tunnelling(**more: Any) -> Scene:
    """Tovak is two spaces from the city with Underground Travel in hand; Goldyx stands next to it."""
    mine = {"hand": ["underground-travel", "rage"], "space": "1,-1", "mana": ["green", "black"], **more}
    return quest(
        hero("tovak", **mine),
        hero("goldyx", hand=["march"], space=BEFORE[FREE[1]]),
        scenario="blitz-conquest",
        agreement={"joint_assaults": True},
        tiles={CITY: "core-5"},
        cities={CITY: {"color": "green", "level": 1, "garrison": DEFENDERS}},
        time="night",
        source=["gold"] * 5,
    )


@pytest.mark.rule("cooperation.tunnel", "card.underground-travel")
def test_who_reaches_the_city_under_the_ground_may_propose_to_assault_it_together() -> None:
    scene = tunnelling()
    start = scene.hero(0).space
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    scene.does(0, "play:underground-travel:strong", "pay:token-green", "pay:token-black")
    assert scene.offers(0) == [f"land:{CITY}", "stay"]
    scene.does(0, f"land:{CITY}")
    scene.does(0, *scene.offers(0, "challenge:nobody"))
    assert scene.asks == {0: "ask-ranged-phase"}
    assert len(scene.combat.foes) == 2
    assert scene.turn(0).ignores_sites
    while scene.asks != {1: "ask-march"}:
        (seat,) = scene.asks
        scene.does(seat, next(id for id in scene.offers(seat) if id.startswith(("next", "damage"))))
    scene.does(1, "hang-back")
    assert scene.hero(0).space == start


@pytest.mark.rule("cooperation.tunnel")
@pytest.mark.parametrize("more", [{"mana": []}, {"hand": ["rage"]}])
def test_who_does_not_reach_the_city_at_all_invites_nobody(more: dict[str, Any]) -> None:
    scene = tunnelling(**more)
    assert scene.offers(0, "invite") == []
    assert scene.refuses(0, f"invite:{CITY}:seat-1") == ("refused-joint-no-city", "cooperation.invite")


@pytest.mark.rule("cooperation.march", "move.fly")
def test_nobody_flies_or_travels_elsewhere_in_the_middle_of_a_joint_assault() -> None:
    scene = before_the_city(2, skills={0: "flight"})
    assert "use:flight" in scene.offers(0)
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    assert "use:flight" not in scene.offers(0)


@pytest.mark.rule("cooperation.end")
@pytest.mark.parametrize(("order", "finishing"), [([0, 1, 2], [0, 1, 2]), ([1, 0, 2], [1, 0, 2])])
def test_all_who_took_part_finish_their_turns_in_the_order_of_the_round(
    order: list[int], finishing: list[int]
) -> None:
    scene = before_the_city(3, order=order)
    guests = (order * 2)[order.index(0) + 1 :][:2]
    invited = "+".join(f"seat-{seat}" for seat in guests)
    scene.does(0, f"invite:{CITY}:{invited}", "share:1+1+1")
    scene.together({1: "consent:given", 2: "consent:given"})
    for seat in (0, *guests):
        scene.does(seat, "hang-back")
    finished: list[int] = []
    while len(finished) < len(finishing):
        ((seat, _),) = scene.asks.items()
        offers = scene.offers(seat)
        way = next(option for option in ("end:turn", "stand-down", offers[0]) if option in offers)
        if way in ("end:turn", "stand-down"):
            finished.append(seat)
        scene.does(seat, way)
    assert finished == finishing


@pytest.mark.rule("cooperation.invite", "move.heroes")
def test_two_who_stand_on_one_space_before_the_city_may_assault_it_together() -> None:
    place = BEFORE[FREE[0]]
    heroes = [hero(name, hand=["march", "rage"], space=place) for name in ("tovak", "goldyx")]
    scene = quest(
        *heroes,
        scenario="full-cooperation",
        tiles={CITY: "core-5"},
        cities={CITY: {"color": "green", "level": 1, "garrison": DEFENDERS}},
        turns=[{"seat": 0, "path": [BEFORE[FREE[1]], place], "move": 2}],
    )
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given").does(0, f"march:{CITY}")
    assert scene.hero(0).space == CITY
