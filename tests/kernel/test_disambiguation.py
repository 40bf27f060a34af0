"""Options about things of one name: what the engine adds so that a person can tell them apart, and only then."""

from __future__ import annotations

from typing import Any

from magehall.kernel.decision import Option, make_option
from magehall.kernel.showing.disambiguation import Mark, marks, numbers
from magehall.kernel.text import Text

WOLF = Text("draft", "option-wake", {"what": "@wolf"})


def wolf(number: int, **where: Any) -> dict[str, Any]:
    """A wolf of seat 0 in a1, unless told otherwise."""
    return {"id": f"wolf-{number}", "card": "wolf", "controller": 0, "host": None, "zone": "a1"} | where


def option(verb: str, subject: str, target: str = "", words: Text = WOLF) -> Option:
    return make_option(words, "rule", verb, subject, target)


def told(options: list[Option], *things: dict[str, Any]) -> list[Mark]:
    """The marks of the options, in their order; () for none."""
    found = marks(options, {"round": 1, "objects": list(things)})
    return [found.get(each.id, ()) for each in options]


def test_options_that_read_differently_have_no_mark() -> None:
    other = option("wake", "wolf-2", words=Text("draft", "option-wake", {"what": "@fox"}))
    assert marks([option("wake", "wolf-1"), other], {"objects": [wolf(1), wolf(2)]}) == {}


def test_a_place_tells_them_apart_if_it_can() -> None:
    options = [option("wake", "wolf-1"), option("wake", "wolf-2")]
    assert told(options, wolf(1), wolf(2, zone="b2")) == [("a1",), ("b2",)]


def test_an_owner_does_if_the_place_does_not() -> None:
    options = [option("hit", "x", "wolf-1"), option("hit", "x", "wolf-2")]
    assert told(options, wolf(1), wolf(2, controller=1)) == [("#0",), ("#1",)]


def test_things_that_stand_together_are_counted_in_the_order_of_the_table() -> None:
    options = [option("wake", f"wolf-{n}") for n in (3, 2, 1)]
    assert told(options, wolf(1), wolf(2), wolf(3, zone="b2")) == [("b2",), ("a1", 2), ("a1", 1)]


def test_a_thing_without_a_place_is_where_its_host_is() -> None:
    veils = [
        {"id": f"veil-{n}", "card": None, "controller": 1, "host": f"wolf-{n}", "zone": None} for n in (1, 2)
    ]
    things = (wolf(1), wolf(2, zone="b2"), *veils)
    assert told([option("dispel", "x", f"veil-{n}") for n in (1, 2)], *things) == [("a1",), ("b2",)]
    assert told([option("hit", f"wolf-{n}.bite") for n in (1, 2)], *things) == [("a1",), ("b2",)]


def test_options_are_counted_themselves_where_the_table_shows_nothing() -> None:
    assert told([option("take", "x"), option("take", "y")]) == [(1,), (2,)]
    assert told([option("take", "x"), option("take", "wolf-1")], wolf(1)) == [(1,), (2,)]


def test_neutral_names_serve_as_well() -> None:
    things = [{"id": f"disc-{n}", "kind": "disc", "owner": n, "place": "field"} for n in (0, 1)]
    assert told([option("move", "disc-0"), option("move", "disc-1")], *things) == [("#0",), ("#1",)]


def test_numbers_go_only_to_things_of_which_there_are_several() -> None:
    table = {"round": 1, "objects": [wolf(1), wolf(2), wolf(3, zone="b2")], "players": [{"seat": 0}]}
    assert numbers(table) == {"wolf-1": 1, "wolf-2": 2}
