"""Page of a report: all sections in one HTML file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from magehall.kernel.game import find_game
from magehall.lab.analysis import Analysis, analyse
from magehall.lab.plan import Plan, study_of
from magehall.lab.playing import Outcome
from magehall.lab.report.markup import Column, Markup, cell, element, join, table, text
from magehall.lab.report.sections import (
    ends_section,
    factors_section,
    findings_section,
    first_section,
    items_section,
    length_section,
    pairs_section,
    standings_section,
)
from magehall.lab.report.words import Words

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""Nothing may be fetched, whatever stands on the page."""


def report_page(plan: Plan, outcomes: Sequence[Outcome], planned: int, locale: str = "en") -> str:
    """The report of at least one finished game, as an HTML file. Equal games give equal files."""
    game = find_game(plan.game)
    words = Words(game, study_of(game), locale)
    analysis = analyse(words.study, plan, outcomes)
    title = words.say("report-title", game=words.title())
    sections = list(_sections(words, analysis))
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("title", text(title)),
        element("style", _own("report.css")),
    )
    body = element(
        "body",
        element("header", element("h1", text(title)), _facts(words, plan, analysis, planned)),
        element(
            "nav",
            element(
                "ul", *(element("li", element("a", text(name), href=f"#{id}")) for id, name, _ in sections)
            ),
            aria_label=words.say("contents"),
        ),
        element(
            "main",
            *(
                element(
                    "section",
                    element("h2", text(name), id=f"h-{id}"),
                    inside,
                    id=id,
                    aria_labelledby=f"h-{id}",
                )
                for id, name, inside in sections
            ),
        ),
        element("script", _own("report.js")),
    )
    return f"<!doctype html>\n{element('html', head, body, lang=locale)}\n"


def _sections(words: Words, analysis: Analysis) -> Iterator[tuple[str, str, Markup]]:
    """Id, heading and inside of each section."""
    yield "findings", words.say("section-findings"), findings_section(words, analysis)
    for id, standings in (("entrants", analysis.entrants), ("parts", analysis.parts)):
        if standings:
            name = words.word(id)
            yield id, name, standings_section(words, analysis, name, standings)
    yield "pairs", words.say("section-pairs"), pairs_section(words, analysis)
    yield "first", words.say("section-first"), first_section(words, analysis)
    yield "length", words.say("section-length"), length_section(words, analysis)
    yield "ends", words.say("section-ends"), ends_section(words, analysis)
    if analysis.factors:
        yield "factors", words.say("section-factors"), factors_section(words, analysis)
    yield "cards", words.word("items"), items_section(words, analysis)
    yield "method", words.say("section-method"), _method(words, analysis)
    if analysis.broken:
        yield "broken", words.say("broken"), _broken(words, analysis.broken)


def _facts(words: Words, plan: Plan, analysis: Analysis, planned: int) -> Markup:
    """Under which conditions the games were played."""
    done = analysis.whole.games + len(analysis.broken)
    count = words.number(done)
    games = (
        words.say("games-played", games=count)
        if done >= planned
        else words.say("games-of", games=count, planned=words.number(planned))
    )
    fixed = [
        words.say("level-of", factor=words.factor(factor), level=words.level(factor, levels[0]))
        for factor, levels in plan.levels.items()
        if len(levels) == 1
    ]
    fixed += [f"{key}={value}" for key, value in plan.options.items()]
    facts = [
        (words.say("column-games"), games),
        (words.say("fact-seats"), str(plan.seats)),
        (words.say("fact-bots"), ", ".join(plan.bots)),
        (words.say("fact-seed"), plan.seed),
        (words.say("fact-version"), words.say("fact-version-value", version=plan.version)),
        (words.say("fact-fixed"), "; ".join(fixed)),
    ]
    listed = [join([element("dt", text(key)), element("dd", text(value))]) for key, value in facts if value]
    return join(
        [
            element("dl", *(element("div", one) for one in listed)),
            element("p", text(words.say("lead")), class_="lead"),
        ]
    )


def _method(words: Words, analysis: Analysis) -> Markup:
    notes = [
        words.say("method-games"),
        words.say("method-intervals"),
        words.say("method-luck", comparisons=words.number(analysis.comparisons)),
        words.say("method-again"),
    ]
    return element("ul", *(element("li", text(note)) for note in notes))


def _broken(words: Words, games: Sequence[Outcome]) -> Markup:
    columns = [Column(words.say("column-number")), Column(words.say("column-problem"), numbers=False)]
    rows = [[cell(game.number), cell(game.problem)] for game in games]
    return join([element("p", text(words.say("broken-lead"))), table(words.say("broken"), columns, rows)])


def _own(name: str) -> Markup:
    """A file of ours beside this one, as it is."""
    return Markup((Path(__file__).parent / name).read_text(encoding="utf-8"))
