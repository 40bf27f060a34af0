"""What a name may be, and which names look the same."""

from __future__ import annotations

from itertools import product

import pytest

from magehall.table.errors import Refused
from magehall.table.people.names import (
    _BEGINNINGS,
    _ENDINGS,
    _MIDDLES,
    LONGEST,
    clean_name,
    guest_name,
    skeleton,
)


@pytest.mark.parametrize(
    "name", ["Ann", "Anne-Marie", "Саша", "Zoë", "Jean le Fou", "d'Artagnan", "R2D2", "王小明"]
)
def test_names_people_have(name: str) -> None:
    assert clean_name(name) == name


def test_a_name_has_one_spelling() -> None:
    assert clean_name("  Jean   le  Fou ") == "Jean le Fou"
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert clean_name("Ａｎｎ") == "Ann"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-length"),
        (" ", "name-length"),
        ("A", "name-length"),
        ("A" * 25, "name-length"),
        ("\ufdfa\ufdfa", "name-length"),
        ("a\0b", "name-letters"),
        ("Ann\u202eenO", "name-letters"),
        ("An\u200bn", "name-letters"),
        ("<b>Ann</b>", "name-letters"),
        ("Ann 🧙", "name-letters"),
        ("--", "name-letters"),
        ("1st", "name-letters"),
        ("@Ann", "name-letters"),
        ("#1 Ann", "name-letters"),
        ("Z" + "\u0336" * 8, "name-letters"),
    ],
)
def test_names_nobody_can_have(name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Саша", "Caшa"),
        ("Paul", "Рaul"),
        ("Paul", "PauI"),
        ("Oscar", "0scar"),
        ("José", "Jose"),
        ("Anne-Marie", "AnneMarie"),
        ("modern", "modem"),
        ("Groß", "GROSS"),
        ("Αlpha", "Alpha"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Paul", "Saul"), ("Саша", "Паша"), ("Max2", "Max3")]
)
def test_names_that_differ(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_likeness_fits_its_column() -> None:
    assert len(skeleton("ﷺ" * 100)) <= 120


def test_names_for_guests_are_good_names() -> None:
    names = {"".join(parts) for parts in product(_BEGINNINGS, _MIDDLES, _ENDINGS)}
    drawn = {guest_name() for _ in range(500)}
    assert drawn <= names
    assert len(drawn) > 400
    assert all(clean_name(name) == name and len(name) <= LONGEST for name in names)
