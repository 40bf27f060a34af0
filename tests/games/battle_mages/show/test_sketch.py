"""The duel at a glance."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import magehall
from magehall.kernel.text import LOCALES
from tests.terminal.person import new_match

LONG_NAMES = {0: "Maximiliane-Philippa", **dict.fromkeys(range(1, 6), "Mirabelle")}


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_it_fits_80_columns_all_game_long(locale: str, seats: int) -> None:
    lots = random.Random(seats)
    match = new_match(seats)
    while match.pending:
        watching = (0, None)[len(match.moves) % 2]
        drawing = plain(match.game.sketch(match.view(watching), locale, LONG_NAMES))
        assert all(len(line) <= 80 for line in drawing.splitlines())
        seat = min(match.pending)
        match.apply(seat, lots.choice(match.pending[seat].options))
    assert match.game.sketch(match.view(0), locale, LONG_NAMES)


def test_nothing_is_drawn_before_a_mage_is_chosen() -> None:
    match = new_match(2)
    assert match.game.sketch(match.view(0), "en", {}) == ""


TABLE = {
    "game": "battle_mages",
    "seats": 3,
    "mages": [
        {"school": "fire", "life": 7, "hand": ["shield", "ember-lance"], "hex": "blind", "front": "rage"},
        {"school": "water", "hand": ["tide-whip", "rockfall"], "seen_by": [[0], []]},
        {"school": "death", "life": 0},
    ],
    "pile": ["gale-cutter"],
    "centre": "fusion",
    "direction": "counterclockwise",
    "aimed": [
        {
            "spell": "rockfall",
            "by": 1,
            "at": 0,
            "damage": 6,
            "school": "earth",
            "chain": 3,
            "major": "rockfall",
        }
    ],
}


def test_it_shows_lives_hexes_cards_and_the_spells_in_the_air() -> None:
    view = magehall.load_position(TABLE).view(0)
    lines = plain(
        magehall.games()["battle_mages"].sketch(view, "en", {0: "Anna", 1: "Basil", 2: "Clio"})
    ).splitlines()
    assert lines[0] == "  Pile 1   Centre Fusion ★ rare"
    assert lines[2] == "▶ Anna  ▲ Fire   ━━━╸──────  7/20  ▮▮   Rage ★ rare"
    assert lines[3].strip() == "✶ under Blind"
    assert lines[4].rstrip() == "  Basil ≈ Water  ━━━━━━━━━━ 20/20  ▮▮"
    assert lines[5].strip() == "you know: Tide Whip ≈ Water"
    assert lines[6].split() == ["Clio", "†", "Death", "†", "out", "of", "the", "duel"]
    assert "!   Basil ━▶ Anna  Rockfall ■ Earth, 3 cards  6 damage" in lines
    assert lines[-1] == "  Your hand  Shield ★ rare   Ember Lance ▲ Fire"


def test_it_shows_no_card_the_seat_may_not_see() -> None:
    match = magehall.load_position(TABLE)
    drawing = plain(match.game.sketch(match.view(0), "en", {}))
    assert drawing.count("Rockfall") == 1
    spectator = plain(match.game.sketch(match.view(None), "en", {}))
    for hidden in ("Shield", "Ember Lance", "Tide Whip", "Your hand"):
        assert hidden not in spectator


def test_a_name_cannot_be_markup() -> None:
    match = magehall.load_position(TABLE)
    assert "(/)(red" in plain(match.game.sketch(match.view(0), "en", {0: "[/][red]"}))


def test_it_shows_the_spell_the_table_is_asked_about() -> None:
    """Who may cancel a spell must see which one it is, whom it is aimed at and how hard it hits."""
    position = {
        "game": "battle_mages",
        "seats": 3,
        "mages": [
            {"school": "fire", "hand": ["paralyze"]},
            {"school": "water", "hand": ["thunder"]},
            {"school": "air", "hand": ["fear"]},
        ],
        "turn": 1,
        "at": "play",
        "pile": ["rockfall", "stone-hand"],
    }
    match = magehall.load_position(position)
    match.apply(1, "cast:thunder")
    names = {0: "Anna", 1: "Basil", 2: "Clio"}
    drawn = plain(match.game.sketch(match.view(0), "en", names))
    assert "At this moment" in drawn
    assert "!   Basil ━▶ Anna  Thunder ★ rare  2 damage" in drawn
    assert "    Basil ━▶ Clio  Thunder ★ rare  2 damage" in drawn
    match = magehall.load_position(position | {"turn": 2})
    match.apply(2, "cast:fear")
    assert "!   Clio ━▶ Anna  Fear ★ rare\n" in plain(match.game.sketch(match.view(0), "en", names))
