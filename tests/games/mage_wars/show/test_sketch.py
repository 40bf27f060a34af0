"""The arena at a glance."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import magehall
from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.damage.conditions import CONDITIONS
from magehall.games.mage_wars.model.words import GAME
from magehall.games.mage_wars.show.sketch_lines import share
from magehall.kernel.text import LOCALES, render
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT2,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    equipment,
    mage,
    veil,
    wall,
)

LONG_NAMES = dict.fromkeys(range(4), "Maximiliane-Philippa")
NAMES = {0: "Anna", 1: "Basil", 2: "Clio", 3: "Dora"}


def drawn(battle: Battle, seat: int | None = 0, locale: str = "en") -> list[str]:
    markup = MAGE_WARS.sketch(battle.match.view(seat), locale, NAMES)
    return Text.from_markup(markup).plain.splitlines()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "apprentice"), (2, "standard"), (4, "teams"), (4, "free_for_all")]
)
def test_it_fits_80_columns_all_battle_long(locale: str, seats: int, mode: str) -> None:
    lots = random.Random(seats)
    match = magehall.new_match("mage_wars", seats, 3, options={"mode": mode})
    for step in range(500):
        if not match.pending:
            break
        if step % 5 == 0:
            for seat in (0, None):
                drawing = Text.from_markup(MAGE_WARS.sketch(match.view(seat), locale, LONG_NAMES)).plain
                assert all(len(line) <= 80 for line in drawing.splitlines()), drawing
        seat = lots.choice(list(match.pending))
        match.apply(seat, lots.choice(match.pending[seat].options))
    assert MAGE_WARS.sketch(match.view(0), locale, LONG_NAMES)


def test_nothing_is_drawn_before_the_mages_are_chosen() -> None:
    match = magehall.new_match("mage_wars", 2, 3)
    assert MAGE_WARS.sketch(match.view(0), "en", {}) == ""


def battlefield() -> Battle:
    return duel(
        mage("beastmaster", zone="a1", mana=7, damage=6, prepared=["charge", "timber_wolf"]),
        mage("wizard", zone="d3", mana=12, prepared=["jinx"]),
        creature("timber_wolf", id="wolf", zone="b2", damage=3, markers={"burn": 2, "daze": 1}),
        creature("blue_gremlin", id="gremlin", zone="b2", controller=1, guard=True),
        conjuration("mana_crystal", zone="c1", controller=1),
        wall("wall_of_stone", border="b2-c2", controller=1),
        equipment("bearskin", on="mage-0"),
        veil("block", on="mage-0"),
        veil("agony", on="wolf", controller=1),
        veil("hellfire_trap", zone="d2", controller=1),
        round=4,
    )


def test_it_shows_the_mages_and_the_round() -> None:
    lines = drawn(battlefield())
    assert lines[0] == "  Standard battle · Round 4 · Actions"
    assert lines[1].startswith("▶ ◆ Anna  Beastmaster ━━━━━━━━━━── 30/36  ✦ 7+9  ▮2 ↯ initiative")
    assert lines[2].startswith("  ▲ Basil Wizard      ━━━━━━━━━━━━ 32/32  ✦12+11 ▮1 ↯")


def test_it_shows_what_stands_in_the_zones() -> None:
    lines = drawn(battlefield())
    text = "\n".join(lines)
    rows = [line for line in lines if line.startswith("│")]
    assert any("◆▸Beastmaster 30+?" in line and "▲▪Mana Crystal 6" in line for line in rows)
    assert any("◆▸Timber Wolf 7?" in line and "║" in line for line in rows)
    assert any("Bu2 Da" in line for line in rows)
    assert any("▲▸Blue Gremlin 7♜" in line for line in rows)
    assert any("▲?hidden encha" in line for line in rows)
    assert "Bu Burn" in text
    assert "▲ Wall of Stone b2-c2 10" in text
    assert "  ◆ Beastmaster a1 Bearskin, ?Block" in lines
    assert lines[-1] == "  Prepared  Charge, Timber Wolf"


def test_it_shows_a_seat_no_more_than_it_may_see() -> None:
    for seat, hidden in (
        (0, ("Agony", "Hellfire", "Jinx")),
        (1, ("Block", "Charge")),
        (None, ("Block", "Agony")),
    ):
        text = "\n".join(drawn(battlefield(), seat))
        assert not any(name in text for name in hidden)
    assert "Agony" in "\n".join(drawn(battlefield(), 1))


def test_it_shows_the_attack_under_way_and_its_dice() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("decoy", on="wolf"),
        creature="wolf",
        dice=[HIT, BLANK, CRIT2, CRIT2],
    )
    battle.does(0, "attack:wolf.bite:mage-1").until("ask-reveal-attack-rolled")
    assert "  ◆ Timber Wolf ━▶ ▲ Wizard   Bite   1 · ✹2 ✹2" in drawn(battle)


def test_the_fallen_are_shown_as_such() -> None:
    battle = duel(mage(), mage(dead=True, zone=None), mage(), mage())
    assert any("Basil" in line and "† fallen" in line for line in drawn(battle))


def test_team_mates_stand_together_and_have_one_shape() -> None:
    battle = duel(
        mage(prepared=["heal"]), mage(), mage(prepared=["dispel"]), mage(prepared=["jinx"]),
        creature("timber_wolf", zone="b2", controller=2),
    )  # fmt: skip
    lines = drawn(battle)
    assert lines[0].startswith("  Teams ◆◇ ▲△ · Round 1")
    assert [line[2:8].split() for line in lines[1:5]] == [
        ["◆", "Anna"], ["◇", "Clio"], ["▲", "Basi"], ["△", "Dora"],
    ]  # fmt: skip
    assert any("◇▸Timber Wolf 10" in line for line in lines)
    assert lines[-2:] == ["  Prepared  Heal", "  ◇ Prepared  Dispel"]


def test_the_creature_that_acts_is_marked() -> None:
    wolves = [creature("timber_wolf", id=f"wolf-{n}", zone="b2") for n in range(2)]
    lines = drawn(duel(mage(), mage(), *wolves, creature="wolf-1"))
    assert any("◆▸Timber Wolf¹ 10" in line for line in lines)
    assert any("◆▶Timber Wolf² 10" in line for line in lines)
    assert any("▶ acts now" in line for line in lines)


def test_what_nobody_commands_is_not_shown_as_ready() -> None:
    orphan = creature("timber_wolf", zone="b2", controller=1)
    lines = drawn(duel(mage(), mage(dead=True, zone=None), mage(), orphan))
    assert any("▲ Timber Wolf 10" in line for line in lines)


def test_in_a_large_arena_empty_columns_leave_their_room_to_the_others() -> None:
    knights = [creature("knight_of_westlock", zone=zone, controller=n) for n, zone in enumerate(("a1", "f4"))]
    lines = drawn(duel(mage(), mage(), mage(), *knights))
    assert sum(line.count("Knight of Westlock 10") for line in lines) == 2
    (top,) = [line for line in lines if line.startswith("┌")]
    assert len(top) == 78
    columns = top[1:-1].split("┬")
    assert len(columns[2]) < len(columns[0])


@pytest.mark.parametrize(
    ("room", "wishes", "widths"),
    [
        (12, (4, 4, 4), [4, 4, 4]),
        (12, (1, 2, 3), [4, 4, 4]),
        (12, (9, 2, 1), [9, 2, 1]),
        (12, (9, 9, 2), [5, 5, 2]),
        (13, (9, 9, 2), [5, 6, 2]),
        (14, (9, 2, 1), [9, 2, 3]),
    ],
)
def test_room_is_shared_by_need(room: int, wishes: tuple[int, ...], widths: list[int]) -> None:
    assert share(room, wishes) == widths


def test_a_name_cannot_be_markup() -> None:
    view = battlefield().match.view(0)
    assert "(/)(red" in Text.from_markup(MAGE_WARS.sketch(view, "en", {0: "[/][red]"})).plain


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_conditions_look_alike(locale: str) -> None:
    short = [render(GAME, f"sketch-mark-{condition}", {}, locale, {}) for condition in CONDITIONS]
    assert len(set(short)) == len(short)
