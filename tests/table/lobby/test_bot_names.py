"""What bots are called at the table, in the log, in histories and replays."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from magehall.table.lobby.serializers import bot_name
from magehall.table.reference.service import bot_specs

CLIENT = Path(__file__).parents[3] / "web" / "locale"
LOCALES = ("en", "fr", "ru")


def words_of_the_lobby(locale: str) -> dict[str, str]:
    """The browser's messages that are plain text."""
    found = FluentParser().parse((CLIENT / f"{locale}.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: entry.value.elements[0].value
        for entry in found.body
        if isinstance(entry, Message) and entry.value and isinstance(entry.value.elements[0], TextElement)
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bot_has_the_same_name_at_the_table_as_in_the_lobby(locale: str) -> None:
    lobby = words_of_the_lobby(locale)
    for spec in bot_specs():
        wanted = lobby[f"bot-{spec.replace(':', '-')}"]
        assert bot_name(spec, 1, locale).lower().startswith(f"{wanted.lower()} 2 "), spec


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_strengths_have_one_name(locale: str) -> None:
    specs = [*bot_specs(), "search:400", "search:5000", "search:500ms"]
    assert len({bot_name(spec, 1, locale) for spec in specs}) == len(specs)


def test_a_search_without_a_budget_is_a_magister() -> None:
    assert bot_name("search", 0, "en") == "Magister 1 (bot)"
    assert bot_name("search:400", 0, "en") == "Magister 1 (bot, 400)"
