"""The ledger: what an entry needs, and how code and tests are counted against it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from magehall.kernel.ledger import FOLDER, Coverage, coverage, ledger, read_ledger
from tests.kernel.scratch import Scratch
from tests.kernel.test_flow import SONG, Song

RULE = """
[[rule]]
id = "{id}"
where = "Soup"
en = "Soup first."
fr = "La soupe d'abord."
ru = "Сначала суп."
"""


def write(folder: Path, *ids: str, extra: str = "", chapter: str = "01_supper") -> Path:
    path = folder / FOLDER / f"{chapter}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(RULE.format(id=id) for id in ids) + extra, encoding="utf-8")
    return path


def test_a_rule_has_a_place_and_a_summary_in_three_languages(tmp_path: Path) -> None:
    rules = read_ledger(write(tmp_path, "soup.first", extra='ruling = "Cooks agree."\nhouse = true\n'))
    rule = rules["soup.first"]
    assert (rule.where, rule.status, rule.ruling, rule.house) == ("Soup", "done", "Cooks agree.", True)
    assert [rule.text(locale) for locale in ("en", "fr", "ru")] == [
        "Soup first.",
        "La soupe d'abord.",
        "Сначала суп.",
    ]


def test_a_rule_that_stands_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"01_supper.toml: soup.first stands twice"):
        read_ledger(write(tmp_path, "soup.first", "soup.first"))


def test_a_rule_without_one_language_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path, "soup.first")
    path.write_text(path.read_text(encoding="utf-8").replace("Сначала суп.", " "), encoding="utf-8")
    with pytest.raises(ValueError, match=r"01_supper.toml: soup.first lacks a summary in one language"):
        read_ledger(path)


def test_a_status_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="status is 'done' or 'missing', not 'nearly'"):
        read_ledger(write(tmp_path, "soup.first", extra='status = "nearly"\n'))


def test_an_unknown_or_missing_part_is_refused(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `taste`"):
        read_ledger(write(tmp_path, "soup.first", extra='taste = "salty"\n'))
    path = tmp_path / "supper.toml"
    path.write_text('[[rule]]\nid = "a"\n', encoding="utf-8")
    with pytest.raises(msgspec.ValidationError, match="missing required field `where`"):
        read_ledger(path)


def made_up(folder: Path) -> Scratch:
    """A game whose ledger lies below ``folder``."""
    game = Scratch({Song: SONG})
    game.folder = folder
    return game


def test_chapters_follow_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    write(tmp_path, "pie.last", chapter="10_pies")
    write(tmp_path, "soup.first", "soup.hot", chapter="02_soups")
    assert list(ledger(made_up(tmp_path))) == ["soup.first", "soup.hot", "pie.last"]


def test_a_rule_of_two_chapters_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "soup.first")
    write(tmp_path, "soup.first", chapter="02_dinner")
    with pytest.raises(ValueError, match=r"02_dinner.toml: soup.first stands in another chapter too"):
        ledger(made_up(tmp_path))


def standing(folder: Path, tests: Path, cites: frozenset[str] = frozenset()) -> dict[str, Coverage]:
    """How the rules of a made-up game stand."""
    game = made_up(folder)
    game.cites = cites
    return {one.rule.id: one for one in coverage(game, tests)}


def test_a_rule_is_whole_when_code_names_it_and_a_test_proves_it(tmp_path: Path) -> None:
    code, tests = tmp_path / "game", tmp_path / "tests" / "deep"
    (code / "cards").mkdir(parents=True)
    tests.mkdir(parents=True)
    write(code, "soup.first", "soup.hot", "pie.last", "pie.any-size", extra='status = "missing"\n')
    (code / "courses.py").write_text('"""Soup. [soup.first]"""\nHOT = "soup.hot"\n', encoding="utf-8")
    (code / "cards" / "pies.py").write_text('rule = "pie.any-size"\n', encoding="utf-8")
    (tests / "test_courses.py").write_text(
        "import pytest\n\n"
        '@pytest.mark.rule("soup.first", "pie.any-size")\ndef test_soup() -> None: ...\n\n'
        '@pytest.mark.rule("soup.first")\ndef test_soup_again() -> None: ...\n\n'
        '@pytest.mark.rule("pie.last")\ndef test_pie() -> None: ...\n\n'
        "# soup.hot is only spoken of\n",
        encoding="utf-8",
    )
    found = standing(code, tmp_path / "tests")
    assert found["soup.first"].whole
    assert found["soup.first"].tests == ("test_courses.py::test_soup", "test_courses.py::test_soup_again")
    assert (found["soup.hot"].code, found["soup.hot"].tests) == (True, ())
    assert (found["pie.last"].code, found["pie.last"].whole) == (False, False)
    assert found["pie.any-size"].code
    assert found["pie.any-size"].tests
    assert not found["pie.any-size"].whole, "its status is still missing"
    assert list(found) == ["soup.first", "soup.hot", "pie.last", "pie.any-size"]


def test_a_rule_is_named_whole_or_not_at_all(tmp_path: Path) -> None:
    write(tmp_path, "soup.hot")
    (tmp_path / "courses.py").write_text('RULE = "soup.hotter"\nOTHER = "my.soup.hot"\n', encoding="utf-8")
    assert not standing(tmp_path, tmp_path)["soup.hot"].code


def test_declarations_cite_rules_too(tmp_path: Path) -> None:
    write(tmp_path, "soup.hot")
    assert standing(tmp_path, tmp_path, cites=frozenset({"soup.hot"}))["soup.hot"].code


def test_a_rule_of_one_word_is_cited_in_brackets(tmp_path: Path) -> None:
    write(tmp_path, "soup", "pie")
    (tmp_path / "courses.py").write_text('"""The soup comes first. [soup]"""\npie = 1\n', encoding="utf-8")
    found = standing(tmp_path, tmp_path)
    assert (found["soup"].code, found["pie"].code) == (True, False)


def test_one_of_several_cases_proves_a_rule(tmp_path: Path) -> None:
    write(tmp_path, "soup.hot", "soup.cold")
    (tmp_path / "test_soup.py").write_text(
        'CASES = [pytest.param(1, marks=pytest.mark.rule("soup.cold"))]\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("soup.hot"))])\n'
        "def test_soup(n: int) -> None: ...\n",
        encoding="utf-8",
    )
    found = standing(tmp_path, tmp_path)
    assert found["soup.hot"].tests == ("test_soup.py::test_soup",)
    assert found["soup.cold"].tests == ()
