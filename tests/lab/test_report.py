"""The report: it finds what was hidden in the games, outliers first, and is one safe page in three languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.kernel.text import LOCALES
from magehall.lab.analysis import Analysis, analyse
from magehall.lab.plan import Plan
from magehall.lab.playing import Outcome
from magehall.lab.report.findings import findings, unused
from magehall.lab.report.page import report_page
from magehall.lab.report.words import Words
from tests.lab.sample import LONG_SCENARIO, STRONG_CARD, STRONG_MAGE, STUDY, sample

GAMES = 360


@pytest.fixture(scope="module")
def games() -> tuple[Plan, list[Outcome]]:
    return sample(GAMES)


@pytest.fixture(scope="module")
def analysis(games: tuple[Plan, list[Outcome]]) -> Analysis:
    return analyse(STUDY, *games)


class Page(HTMLParser):
    """What stands on a page: texts, tags that are open, and addresses."""

    VOID = ("meta", "input")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


# What is found


def test_the_outliers_are_found_and_come_first(analysis: Analysis) -> None:
    assert analysis.entrants[0].id == STRONG_MAGE
    assert analysis.stands_out(analysis.entrants[0].apart)
    assert analysis.items[0].id == STRONG_CARD
    lift = analysis.items[0].lifts["cast"]
    assert lift.estimate.low > 0
    assert 0 < lift.shrunk < lift.estimate.value, "the surest is drawn in a little too"
    scenario = next(table for table in analysis.factors if table.factor == "scenario")
    first = scenario.effects[0]
    assert (first.level, first.measure) == (LONG_SCENARIO, "rounds")
    assert first.estimate.low < 6 < first.estimate.high


def test_luck_is_not_found(analysis: Analysis) -> None:
    assert not analysis.stands_out(analysis.whole.first.apart_from(0.5))
    others = [row for row in analysis.items if row.id != STRONG_CARD]
    assert sum(analysis.stands_out(row.strength) for row in others) <= 2
    for table in analysis.factors:
        if table.factor != "scenario":
            assert not any(analysis.stands_out(effect.apart) for effect in table.effects)


def test_every_game_counts_once(analysis: Analysis) -> None:
    assert analysis.whole.games == GAMES
    assert sum(standing.rate.games for standing in analysis.entrants) == 2 * GAMES
    assert sum(standing.rate.wins for standing in analysis.entrants) == GAMES
    assert sum(standing.rate.games for standing in analysis.parts) == 6 * GAMES
    assert sum(rate.games for rate in analysis.pairs.values()) == 2 * GAMES
    for table in analysis.factors:
        assert sum(group.games for _, group in table.levels) == GAMES
    assert sum(analysis.whole.lengths.values()) == sum(analysis.whole.ends.values()) == GAMES


def test_two_sides_of_a_pair_share_its_wins(analysis: Analysis) -> None:
    for (one, other), rate in analysis.pairs.items():
        assert rate.wins + analysis.pairs[other, one].wins == pytest.approx(rate.games)


def test_what_a_seat_left_at_home_is_not_counted_as_had(games: tuple[Plan, list[Outcome]]) -> None:
    plan, outcomes = games
    without = [msgspec.structs.replace(game, lacks=((STRONG_CARD,), (STRONG_CARD,))) for game in outcomes]
    row = next(row for row in analyse(STUDY, plan, without).items if row.id == STRONG_CARD)
    assert row.had.games == 0
    assert row.lifts == {}


def test_findings_are_sentences_the_surest_first(analysis: Analysis) -> None:
    told = findings(Words(COLORS_OF_MAGIC, STUDY, "en"), analysis)
    assert any(one.startswith("Tomb Guardian wins ") for one in told[:4])
    assert any(one.startswith("Granite Basilisk, casts: wins +") for one in told)
    assert not any("Turns" in one for one in told), "scenarios are meant to differ in length"


def test_items_that_nobody_used_are_named(games: tuple[Plan, list[Outcome]]) -> None:
    plan, outcomes = games
    idle = [
        msgspec.structs.replace(
            game,
            uses=tuple(
                {use: {id: n for id, n in made.items() if id != STRONG_CARD} for use, made in uses.items()}
                for uses in game.uses
            ),
        )
        for game in outcomes
    ]
    words = Words(COLORS_OF_MAGIC, STUDY, "en")
    assert unused(words, analyse(STUDY, plan, idle), "cast") == ["Granite Basilisk"]


# The page


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_whole_in_every_language(games: tuple[Plan, list[Outcome]], locale: str) -> None:
    page = Page(report_page(*games, GAMES, locale))
    assert page.open == []
    assert ("html", {"lang": locale}) in page.tags
    name = STUDY.name(STRONG_CARD).render(locale)
    assert name in page.words
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(ids) == len(set(ids))
    targets = [str(attrs["href"])[1:] for tag, attrs in page.tags if tag == "a"]
    assert targets
    assert set(targets) <= set(ids)


def test_it_needs_no_network(games: tuple[Plan, list[Outcome]]) -> None:
    written = report_page(*games, GAMES)
    assert "default-src &#x27;none&#x27;" in written
    assert not re.search(r"https?:|//[a-z]|@import|url\(", written)
    assert not any("src" in attrs for _, attrs in Page(written).tags)


def test_what_people_typed_is_only_text(games: tuple[Plan, list[Outcome]]) -> None:
    plan, outcomes = games
    nasty = msgspec.structs.replace(plan, seed="<script>alert(1)</script>\"'")
    broken = msgspec.structs.replace(outcomes[0], number=GAMES, problem="<b>&amp;</b>")
    written = report_page(nasty, [*outcomes, broken], GAMES)
    assert "<script>alert" not in written
    assert "<b>" not in written
    page = Page(written)
    assert nasty.seed in page.words
    assert "<b>&amp;</b>" in page.words


def test_a_lab_that_was_stopped_says_so(games: tuple[Plan, list[Outcome]]) -> None:
    plan, outcomes = games
    page = report_page(plan, outcomes[:10], GAMES)
    assert "10 of 360 games: stopped before the end" in page
    assert "Too few games to compare." in page
    assert report_page(plan, outcomes[:1], 1)


def test_more_seats_have_their_own_expectation() -> None:
    plan, outcomes = sample(8)
    three = msgspec.structs.replace(plan, seats=3)
    assert analyse(STUDY, three, outcomes).expected == pytest.approx(1 / 3)
