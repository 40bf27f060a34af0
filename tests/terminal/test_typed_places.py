"""Places typed by hand, the ruler, and what the terminal tells of an option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import magehall
from magehall.kernel.matches.match import Match
from magehall.kernel.text import LOCALES
from tests.terminal.person import Person, seating

TABLE = {
    "game": "colors_of_magic",
    "seats": 2,
    "players": [
        {
            "mage": "ash-blade-pyromancer",
            "schools": ["tribal-rage", "grand-barbecue", "precision-pyrotechnics"],
            "hand": ["fireball"],
            "mana": 4,
        },
        {
            "mage": "bastion-geomancer",
            "schools": ["stone-skin", "deep-roots", "citadel-builders"],
            "whole_hand": True,
            "exile": [
                "garnet-defender", "shard-golem", "living-fortress", "earth-titan", "unbreakable", "localized-tremor",
                "bastion-form", "flint-shield", "rock-skin", "unleash-the-mountain",
            ],
        },
    ],
    "creatures": [
        {"face": "ash-blade-pyromancer", "owner": 0, "at": [20, 20], "id": "pyro"},
        {"face": "orc-warrior", "owner": 0, "at": [30, 48], "id": "orc"},
        {"face": "bastion-geomancer", "owner": 1, "at": [80, 80], "id": "geo"},
        {"face": "rooted-guardian", "owner": 1, "at": [48, 48], "id": "guard"},
    ],
    "terrain": [{"kind": "wall", "corners": [[50, 20], [52, 20], [52, 40], [50, 40]]}],
}  # fmt: skip


def table() -> Match[Any]:
    return magehall.load_position(TABLE)


def types(folder: Path, *lines: str, locale: str = "en") -> tuple[Match[Any], str]:
    """A person types lines at this table; the match afterwards, and what was shown."""
    person = Person(lines)
    play = person.play(table(), folder, seating(2, locale))
    return play.match, person.shown


def place(match: Match[Any], id: str) -> tuple[int, int]:
    creature = match.state.creature(id)
    return creature.x, creature.y


@pytest.mark.parametrize(
    "typed", ["go 33,51", "go:33,51", "33,51", "33 51", 'go 8.25" 12.75"', "go 8.25″,12.75″", "place 33,51"]
)
def test_a_place_that_is_not_listed_is_typed_in_steps_or_inches(tmp_path: Path, typed: str) -> None:
    match, _ = types(tmp_path, "activate orc", typed)
    assert place(match, "orc") == (33, 51)


def test_a_place_typed_in_full_is_never_taken_for_the_beginning_of_another(tmp_path: Path) -> None:
    listed = table()
    listed.apply(0, "activate:orc")
    places = [option.subject for option in listed.pending[0].options if option.verb == "go"]
    longer = next(text for text in places if len(text) == 5)
    match, _ = types(tmp_path, "activate orc", f"go:{longer[:-1]}")
    assert place(match, "orc") == (30, 48), "too far, and not the place that begins so"


def test_a_place_out_of_reach_is_refused_with_its_rule(tmp_path: Path) -> None:
    match, shown = types(tmp_path, "activate orc", "go 60,60", "go 43,48", "go 0,48")
    assert place(match, "orc") == (30, 48)
    assert "go:60,60: " in shown
    assert "move.engage-stop" in shown
    assert "table.lattice" in shown


def test_why_reads_a_place_as_people_write_it(tmp_path: Path) -> None:
    _, shown = types(tmp_path, "activate orc", "why go 46 48", "why 31 48")
    assert "go:46,48: " in shown
    assert "This can be chosen now: go:31,48" in shown


def test_creatures_go_by_their_signs_on_the_map(tmp_path: Path) -> None:
    match, shown = types(tmp_path, "activate 1b", "go 41,48", "strike 2b")
    assert "Orc Warrior attacks Rooted Guardian" in shown or match.state.creature("guard").damage == 1


def test_an_option_tells_how_far_and_against_what(tmp_path: Path) -> None:
    _, shown = types(tmp_path, "activate orc", "go 40,48")
    words = " ".join(shown.split())
    assert "Activate Orc Warrior (1b at 30,48)" in words
    assert "engaged with Rooted Guardian" in words
    assert "Strike Rooted Guardian (2b, 4 against 3)" in words
    assert "Any other place can be typed: go 40,32 in quarter inches" in words


def test_the_ruler_measures_from_edge_to_edge_and_rounds_up(tmp_path: Path) -> None:
    _, shown = types(
        tmp_path, "measure 1b 2b", "measure 2a", "measure orc 30,60", "measure nobody", "measure"
    )
    assert "Orc Warrior to Rooted Guardian: 3.50″ from edge to edge, in sight." in shown
    assert "Ash-Blade Pyromancer to Bastion Geomancer: 20.22″ from edge to edge" in shown
    assert "Orc Warrior to 30,60: 2.50″ from the edge." in shown
    assert shown.count("Name two things") == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_ruler(tmp_path: Path, locale: str) -> None:
    word = {"en": "measure", "fr": "mesure", "ru": "линейка"}[locale]
    _, shown = types(tmp_path, "help", f"{word} 1b 2b", locale=locale)
    assert "3.50″" in shown or "3,50″" in shown


def test_a_table_that_did_not_change_is_not_drawn_again(tmp_path: Path) -> None:
    _, shown = types(tmp_path, "measure 1b 2b", "cast fireball")
    assert shown.count("96│") == 0
    drawn = shown.count("88│")
    _, again = types(tmp_path, "measure 1b 2b", "cast fireball", "table", "")
    assert again.count("88│") == drawn + 2


def test_games_without_a_ruler_do_not_offer_one(tmp_path: Path) -> None:
    person = Person(["help", "measure 1 2"])
    person.play(magehall.new_match("battle_mages", seats=2, seed=7), tmp_path, seating(2))
    assert "measure 1A" not in person.shown
    assert "means nothing here" in person.shown
