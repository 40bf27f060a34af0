"""Position files of Battle Mages: the ones we ship load, wrong ones are refused in words, any moment can be exported."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import magehall
from magehall.games.battle_mages import BATTLE_MAGES
from tests.games.battle_mages.scenario import bolt, mage, new_duel, scenario

FILES = sorted((Path(BATTLE_MAGES.folder) / "positions").rglob("*.yaml"))

SOUND: dict[str, Any] = {
    "game": "battle_mages",
    "seats": 2,
    "mages": [{"school": "fire", "hand": ["stone-hand"]}, {"school": "water"}],
    "pile": ["heal"],
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_position_we_ship_loads(path: Path) -> None:
    match = magehall.load_position(path)
    assert match.game is BATTLE_MAGES
    assert match.pending


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"mages": [{"school": "fire"}]}, r"expected 2 mages for 2 seats, found 1 \(at \$.mages\)"),
        (
            {"mages": [{"school": "fire"}, {"school": "fire"}]},
            r"two mages of fire \(at \$.mages\[1\].school\)",
        ),
        (
            {"mages": [{"school": "fire", "life": 21}, {"school": "air"}]},
            r"whole number from 0 to 20.*found 21",
        ),
        (
            {"mages": [{"school": "fier"}, {"school": "air"}]},
            r"one of 'fire'.*mean 'fire'.*\$.mages\[0\].school",
        ),
        ({"pile": ["fireball"]}, r"no spell is called 'fireball' \(at \$.pile\[0\]\)"),
        ({"pile": ["rage"]}, r"has no 'rage' left \(at \$.pile\[0\]\)"),
        ({"pile": ["heal"] * 3}, r"has no 'heal' left \(at \$.pile\[2\]\)"),
        ({"centre": "moon"}, r"no spell is called 'moon' \(at \$.centre\)"),
        ({"played": ["leech"]}, r"cards stand nowhere"),
        ({"turn": 2}, r"living mage.*"),
        ({"turn": 1, "at": "play"}, r"no card to play"),
        ({"aimed": [{"spell": "rage", "by": 0, "at": 2, "damage": 3}]}, r"mages are numbered 0 to 1"),
        ({"aimed": [{"spell": "rocks", "by": 0, "at": 1, "damage": 3}]}, r"no spell is called 'rocks'"),
        (
            {"aimed": [{"spell": "fusion", "by": 0, "at": 1, "damage": 1, "chain": 1}]},
            r"a chain has a school",
        ),
        (
            {"mages": [{"school": "fire", "front": "shield", "hand": ["shield"] * 3}, {"school": "air"}]},
            "was played",
        ),
        ({"seats": 7}, r"seats 1 to 6"),
        ({"colour": "red"}, r"no key 'colour' is known here \(there are: aimed, answers, at, "),
        ({"pile": ["Icy Hnad"]}, r"no spell is called 'Icy Hnad'; did you mean 'icy-hand'\?"),
        (
            {"mages": [{"school": "fire", "hand": ["heal"], "seen_by": [[], [1]]}, {"school": "air"}]},
            r"an entry for each of 1 cards at most \(at \$.mages\[0\].seen_by\)",
        ),
        (
            {"mages": [{"school": "fire", "hand": ["heal"], "seen_by": [[2]]}, {"school": "air"}]},
            r"the seats are 0 to 1 \(at \$.mages\[0\].seen_by\[0\]\)",
        ),
        ({"mages": [{"school": "fire", "rebirth": True}, {"school": "air"}]}, "only a virtual opponent"),
        ({"mages": [{"school": "fire"}, {"school": "air", "life": 0}]}, "this duel is over"),
        (
            {"mages": [{"school": "fire", "hand": ["heal"], "life": 0}, {"school": "air"}], "turn": 1},
            "this duel is over",
        ),
        ({"aimed": [{"spell": "heal", "by": 0, "at": 1, "damage": 3}]}, "'heal' is never in the air"),
        ({"aimed": [{"spell": "leech", "by": 0, "at": 1, "damage": 2, "chain": 1}]}, "'leech' is no chain"),
        (
            {"aimed": [{"spell": "rockfall", "by": 0, "at": 1, "damage": 1, "school": "earth"}]},
            r"expected its number of cards, such as 1 \(at \$.aimed\[0\].chain\)",
        ),
        (
            {"aimed": [{"spell": "rockfall", "by": 0, "at": 1, "damage": 1, "school": "air", "chain": 1}]},
            r"expected 'earth', the school of rockfall \(at \$.aimed\[0\].school\)",
        ),
        (
            {"aimed": [{"spell": "rockfall", "by": 0, "at": 1, "damage": 1, "school": "earth", "chain": 1}]},
            r"expected 'rockfall', the image of rockfall \(at \$.aimed\[0\].major\)",
        ),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_position_that_contradicts_itself_is_refused_in_words(change: dict[str, Any], message: str) -> None:
    with pytest.raises(magehall.PositionError, match=message):
        magehall.load_position(SOUND | change)


def test_a_scripted_die_that_was_never_rolled_is_an_error() -> None:
    match = magehall.load_position(SOUND | {"dice": [7]})
    with pytest.raises(magehall.ScriptError, match="never used"):
        match.flow.chance.finish()


def test_the_virtual_opponent_holds_no_cards() -> None:
    mages = [{"school": "fire"}, {"school": "water", "hand": ["heal"]}]
    with pytest.raises(magehall.PositionError, match="virtual opponent holds no cards"):
        magehall.load_position(SOUND | {"seats": 1, "mages": mages})


def test_an_error_in_a_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(
        "game: battle_mages\nseats: 2\nmages:\n  - school: fire\n  - school: air\n    hand: [fireball]\n",
        encoding="utf-8",
    )
    with pytest.raises(magehall.PositionError, match=r"table.yaml:6: no spell is called 'fireball'"):
        magehall.load_position(path)


def test_a_position_can_stand_while_mages_are_being_chosen() -> None:
    document = {"game": "battle_mages", "seats": 3, "at": "setup", "mages": [{"school": "air"}]}
    match = magehall.load_position(document)
    assert match.pending[1].prompt.key == "ask-mage"
    assert match.pending[1].find("choose:air") is None


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_any_moment_of_a_duel_can_be_exported_and_loaded(seats: int) -> None:
    luck = random.Random(seats)
    duel = new_duel(seats, seats)
    for _ in range(250):
        if duel.winners is not None:
            break
        described = magehall.describe_position(duel.match)
        twin = magehall.load_position(described)
        assert magehall.describe_position(twin) == described
        assert twin.pending == duel.match.pending
        seat = luck.choice(list(duel.asks))
        duel.does(seat, luck.choice(duel.offers(seat)))


def test_a_mage_who_is_out_holds_nothing_and_is_aimed_at_by_nothing() -> None:
    fallen: dict[str, Any] = {"school": "water", "life": 0}
    mages = [{"school": "fire"}, {"school": "air"}, fallen]
    out = SOUND | {"seats": 3, "mages": mages}
    assert magehall.load_position(out).pending
    with pytest.raises(magehall.PositionError, match=r"mage 2 is out: .*\(at \$.aimed\[0\].at\)"):
        magehall.load_position(out | {"aimed": [{"spell": "rage", "by": 0, "at": 2, "damage": 3}]})
    fallen["hand"] = ["heal"]
    with pytest.raises(magehall.PositionError, match=r"holds no cards \(at \$.mages\[2\].hand\)"):
        magehall.load_position(out)


def test_a_mage_who_is_just_falling_still_holds_cards_and_is_still_aimed_at() -> None:
    """The moment in which Rebirth is offered can be exported and set up again."""
    aimed = [bolt("rage", 3, by=1), bolt("leech", 2, by=1, leech=True)]
    duel = scenario(mage("stone-hand", "rebirth", life=2), mage(), mage(life=0), aimed=aimed)
    duel.does(0, "cast:stone-hand")
    assert duel.asks == {0: "ask-rebirth"}
    again = magehall.load_position(magehall.describe_position(duel.match))
    assert again.pending == duel.match.pending
    assert magehall.describe_position(again) == magehall.describe_position(duel.match)


def test_a_position_from_outside_has_no_more_spells_in_the_air_than_cards() -> None:
    aimed = [{"spell": "rage", "by": 0, "at": 1, "damage": 3}]
    BATTLE_MAGES.check_bounds(magehall.load_position({**SOUND, "aimed": aimed}).state)
    with pytest.raises(magehall.PositionError, match=r"take some away \(at \$.aimed\)"):
        BATTLE_MAGES.check_bounds(magehall.load_position({**SOUND, "aimed": aimed * 500}).state)
