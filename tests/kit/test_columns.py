"""Text in the columns of a terminal."""

from __future__ import annotations

import pytest

from magehall.kit.columns import cells, cut, no_markup, pad, size, spread


def test_markup_takes_no_columns_and_wide_letters_take_two() -> None:
    assert size("[bold]owl[/]") == 3
    assert cells("[x]") == 3
    assert cells("梟") == 2


def test_text_is_padded_or_cut_to_a_width() -> None:
    assert pad("梟", 4) == "梟  "
    assert cut("nightjar", 8) == "nightjar"
    assert cut("night jar", 7) == "night…", "no blank before the dots"


def test_what_people_write_is_no_markup() -> None:
    assert no_markup("[red]Ann[/]") == "(red)Ann(/)"


def test_words_go_on_below_the_end_of_the_head() -> None:
    assert spread("birds: ", ["owl", "jay", "kite"], gap=1, width=15) == ["birds: owl jay", "       kite"]


def test_further_lines_begin_at_the_indent_where_that_comes_first() -> None:
    lines = spread("birds: ", ["owl", "jay", "kite"], gap=1, width=15, indent=2)
    assert lines == ["birds: owl jay", "  kite"]
    assert spread("a ", ["owl", "jay"], gap=1, width=5, indent=9) == ["a owl", "  jay"]


def test_markup_does_not_break_a_line_early() -> None:
    assert spread("", ["[red]owl[/]", "[red]jay[/]"], gap=1, width=7) == ["[red]owl[/] [red]jay[/]"]


@pytest.mark.parametrize("head", ["", "  "])
def test_a_word_too_wide_for_any_line_leaves_none_empty(head: str) -> None:
    assert spread(head, ["nightingale", "owl"], width=5) == [f"{head}nightingale", f"{head}owl"]


def test_a_head_without_words_stands_alone() -> None:
    assert spread("birds  ", []) == ["birds"]
