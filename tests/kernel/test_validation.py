"""What a document should have been: in words, from the types of the record alone."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

import magehall
from magehall.kernel.validation import Mismatch, read, strange_key, suggest


class Sky(StrEnum):
    CLEAR = "clear"
    CLOUDY = "cloudy"


class Cart(Struct, tag="cart", forbid_unknown_fields=True):
    wheels: int


class Boat(Struct, tag="boat", forbid_unknown_fields=True):
    sails: list[str]


class Trip(Struct, forbid_unknown_fields=True):
    sky: Sky
    days: Annotated[int, Meta(ge=1, le=7)] = 1
    pace: Literal["slow", "brisk"] | None = None
    seats: list[int] | Literal["all"] = []
    by: Cart | Boat | None = None
    tolls: dict[str, int] = {}
    spot: tuple[int, str] = (0, "")
    rain: bool = False
    speed: Annotated[float, Meta(ge=0)] = 0.0
    note: Annotated[str, Meta(max_length=5)] = ""
    names: Annotated[list[str], Meta(max_length=2)] = []
    code: Annotated[str, Meta(pattern="^[a-z]+$")] = "x"


class Load(Struct):
    """A record that lets keys pass which it does not know."""

    weight: int = 0


class Convoy(Struct, forbid_unknown_fields=True):
    loads: list[Load] = []
    by_day: dict[str, str | Load] = {}


@pytest.mark.parametrize(
    ("key", "value", "path", "said"),
    [
        ("sky", "cloudly", "sky", "expected one of 'clear', 'cloudy', found 'cloudly'; did you mean 'cloudy'?"),
        ("sky", "Clear", "sky", "expected one of 'clear', 'cloudy', found 'Clear'; did you mean 'clear'?"),
        ("sky", 3, "sky", "expected one of 'clear', 'cloudy', found 3"),
        ("sky", True, "sky", "expected one of 'clear', 'cloudy', found true (YAML reads yes, no, on and off"),
        ("days", 8, "days", "expected a whole number from 1 to 7, found 8"),
        ("days", True, "days", "expected a whole number from 1 to 7, found true"),
        ("days", 2.5, "days", "expected a whole number from 1 to 7, found 2.5"),
        ("days", None, "days", "expected a whole number from 1 to 7, found nothing"),
        ("pace", "fast", "pace", "expected one of 'brisk', 'slow' or nothing, found 'fast'"),
        ("seats", "al", "seats", "expected a list (each entry: a whole number) or 'all', found 'al'; did you mean"),
        ("seats", [1, "x"], "seats[1]", "expected a whole number, found 'x'"),
        ("by", {"type": "cart", "wheels": "four"}, "by.wheels", "expected a whole number, found 'four'"),
        ("by", {"type": "cat", "wheels": 4}, "by.type", "expected one of 'boat', 'cart', found 'cat'; did you mean 'cart'?"),
        ("by", {"wheels": 4}, "by", "'type' is missing: expected one of 'boat', 'cart'"),
        ("by", {"type": "boat", "sail": []}, "by.sail", "no key 'sail' is known here; did you mean 'sails'?"),
        ("by", "boat", "by", "expected keys and values (wheels) or keys and values (sails) or nothing, found 'boat'"),
        ("tolls", {"bridge": "two"}, "tolls.bridge", "expected a whole number, found 'two'"),
        ("tolls", {7: 1}, "tolls", "expected a text, found 7"),
        ("tolls", [1], "tolls", "expected keys and values, found a list of 1"),
        ("spot", [1], "spot", "expected a list of 2: a whole number, then a text, found a list of 1"),
        ("spot", [1, 2], "spot[1]", "expected a text, found 2"),
        ("rain", "yes", "rain", "expected true or false, found 'yes'"),
        ("speed", -1, "speed", "expected a number of at least 0"),
        ("note", "too long", "note", "expected a text of at most 5 letters, found 'too long'"),
        ("note", False, "note", "expected a text of at most 5 letters, found false (YAML reads"),
        ("code", "X1", "code", "expected a text that matches ^[a-z]+$, found 'X1'"),
        ("names", ["a", "b", "c"], "names", "expected a list of 0 to 2 (each entry: a text), found a list of 3"),
        ("dys", 3, "dys", "no key 'dys' is known here; did you mean 'days'? (there are: by, code, days, "),
    ],
)  # fmt: skip
def test_it_says_what_would_have_been_right_and_where(key: str, value: Any, path: str, said: str) -> None:
    with pytest.raises(Mismatch) as mismatch:
        read({"sky": "clear", key: value}, Trip)
    assert str(mismatch.value).startswith(said)
    assert mismatch.value.path == f"$.{path}"


def test_what_is_missing_is_named_with_what_it_should_be() -> None:
    with pytest.raises(Mismatch, match="'sky' is missing: expected one of 'clear', 'cloudy'"):
        read({}, Trip)


@pytest.mark.parametrize("document", ["words", [1], None, 7])
def test_what_is_no_record_at_all(document: object) -> None:
    with pytest.raises(Mismatch, match=r"expected keys and values \(sky, days, "):
        read(document, Trip)


def test_what_fits_is_read() -> None:
    trip = read({"sky": "clear", "days": 2, "by": {"type": "boat", "sails": ["a"]}, "spot": [1, "x"]}, Trip)
    assert trip == Trip(Sky.CLEAR, 2, by=Boat(["a"]), spot=(1, "x"))


def test_a_long_list_of_words_is_cut_and_a_long_value_too() -> None:
    words = Literal["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "m1", "n1"]
    with pytest.raises(Mismatch) as mismatch:
        read("z" * 1_000, words)  # type: ignore[arg-type]  # a literal is a kind too
    assert "'l1' and 2 more, found 'zzz" in str(mismatch.value)
    assert len(str(mismatch.value)) < 200


def test_what_was_probably_meant() -> None:
    words = ["ember-lance", "rockfall"]
    assert suggest("Ember Lance", words) == suggest("ember_lance", words) == "; did you mean 'ember-lance'?"
    assert suggest("thunderstorm", words) == suggest(7, words) == ""


@pytest.mark.parametrize("game", magehall.games())
def test_every_option_of_every_game_says_what_it_should_be(game: str) -> None:
    kind = magehall.games()[game].options
    for name in kind.__struct_fields__:
        with pytest.raises(Mismatch, match=r"^expected .+, found keys and values$") as mismatch:
            read({name: {"no": "option"}}, kind, "$.options")
        assert mismatch.value.path == f"$.options.{name}"


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ({"loads": [{"weight": 1}, {"wait": 2}]}, "$.loads[1].wait"),
        ({"by_day": {"one": "rest", "two": {"mass": 3}}}, "$.by_day.two.mass"),
    ],
)
def test_a_key_that_the_library_lets_pass_is_found_where_it_stands(
    document: dict[str, Any], path: str
) -> None:
    read(document, Convoy)
    found = strange_key(document, Convoy)
    assert found is not None
    assert found.path == path


def test_no_key_is_strange_where_all_are_known() -> None:
    assert strange_key({"loads": [{"weight": 1}], "by_day": {"one": "rest"}}, Convoy) is None
    assert strange_key({"sky": "clear", "by": {"type": "boat", "sails": []}, "spot": [1, "x"]}, Trip) is None
