"""The log reads right whether a name is one of one or of many: no name of a thing is the subject of a verb."""

from __future__ import annotations

import re

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kernel.text import LOCALES, render

THINGS = ("unit", "enemy", "monster", "card", "tactic", "banner", "skill")
SUBJECT = re.compile(rf"^event-[a-z-]+ = \{{ \$({'|'.join(THINGS)}) \}}(?! (at|en|на) )", re.MULTILINE)
PEASANTS: dict[str, str | int] = {"hero": "Tovak", "unit": "@name-peasants", "wounds": 1}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_of_the_log_begins_with_a_name_that_may_be_plural(locale: str) -> None:
    files = sorted((MAGE_KNIGHT.folder / "locale").glob(f"*.{locale}.ftl"))
    assert files
    found = [match.group() for file in files for match in SUBJECT.finditer(file.read_text(encoding="utf-8"))]
    assert not found


def test_peasants_are_told_of_in_every_number() -> None:
    said = [
        render("mage_knight", f"event-unit-{what}", PEASANTS, "en", {})
        for what in ("recruited", "readied", "wounded")
    ]
    assert said == [
        "A unit joins Tovak: Peasants.",
        "A unit of Tovak is ready: Peasants.",
        "A unit of Tovak is wounded: Peasants.",
    ]
