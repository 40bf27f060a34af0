"""Sections of a report: win rates, pairs, first player, length, ends, options and items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magehall.lab.analysis import Analysis, Effect, FactorTable, Figures, ItemRow, Lift, Standing
from magehall.lab.report.findings import findings, measure, unused
from magehall.lab.report.markup import Cell, Column, Markup, cell, element, join, table, text
from magehall.lab.report.plots import histogram, interval_plot, shares_bar
from magehall.lab.report.words import Words
from magehall.lab.statistics import Rate

MOST_FINDINGS = 12
MOST_EFFECTS = 8
SPAN = (-0.5, 0.5)
"""The axis of differences."""


def findings_section(words: Words, analysis: Analysis) -> Markup:
    """What stands out, and what was never used."""
    told = findings(words, analysis)
    parts = [
        element("ol", *(element("li", text(one)) for one in told[:MOST_FINDINGS]), class_="findings")
        if told
        else _note(words, "nothing-found")
    ]
    if len(told) > MOST_FINDINGS:
        parts.append(
            element("p", text(words.say("more-findings", count=len(told) - MOST_FINDINGS)), class_="note")
        )
    use = words.study.uses[0]
    idle = unused(words, analysis, use)
    if idle:
        summary = words.say("never-used", use=words.word(f"use-{use}").lower(), count=len(idle))
        parts.append(
            element(
                "details",
                element("summary", text(summary)),
                element("p", text(", ".join(idle))),
            )
        )
    return join(parts)


def standings_section(
    words: Words, analysis: Analysis, caption: str, standings: Sequence[Standing]
) -> Markup:
    """Win rates, outliers first."""
    columns = [
        Column(words.say("column-name"), numbers=False),
        Column(words.say("column-games")),
        Column(words.say("column-share")),
        Column(words.say("column-interval"), numbers=False, sortable=False),
    ]
    rows = [
        [
            Cell(join([text(words.name(one.id)), mark(words, analysis, one.apart)])),
            cell(words.number(one.rate.games), one.rate.games),
            *_rate_cells(words, one.rate, analysis.expected),
        ]
        for one in standings
    ]
    return join([_note(words, "note-shares"), table(caption, columns, rows)])


def pairs_section(words: Words, analysis: Analysis) -> Markup:
    """The matrix of entrants, the strongest first."""
    order = [one.id for one in sorted(analysis.entrants, key=lambda one: -one.rate.share)]
    head = [
        element("td"),
        *(element("th", element("span", text(words.name(id))), scope="col") for id in order),
    ]
    rows = [
        element(
            "tr",
            element("th", text(words.name(one)), scope="row"),
            *(_pair(words, one, other, analysis.pairs.get((one, other))) for other in order),
        )
        for one in order
    ]
    caption = words.say("section-pairs")
    matrix = element(
        "table",
        element("caption", text(caption), class_="unseen"),
        element("thead", element("tr", *head)),
        element("tbody", *rows),
        class_="pairs",
    )
    return join(
        [
            _note(words, "note-pairs"),
            element("div", matrix, class_="scroll narrow", tabindex="0", role="region", aria_label=caption),
        ]
    )


def _pair(words: Words, one: str, other: str, rate: Rate | None) -> Markup:
    if rate is None:
        return element("td", text("–" if one != other else ""), class_="empty")
    side = "above" if rate.share > 0.5 else "below" if rate.share < 0.5 else "even"
    share = (rate.wins + 2) / (rate.games + 4)  # a few games colour a cell only a little
    strength = round(abs(share - 0.5) * 2 * 100)
    hint = f"{words.name(one)} – {words.name(other)}: {words.say('games-played', games=rate.games)}"
    return element(
        "td",
        text(words.number(100 * rate.share)),
        class_=side,
        style=f"--strength: {strength}%",
        title=hint,
    )


def first_section(words: Words, analysis: Analysis) -> Markup:
    """How often the first player wins. It is told of all games, and by the levels that split them."""
    columns = [
        Column(words.say("column-level"), numbers=False),
        Column(words.say("column-games")),
        Column(words.say("column-first")),
        Column(words.say("column-interval"), numbers=False, sortable=False),
    ]
    rows = [
        [
            Cell(join([text(name), mark(words, analysis, apart)])),
            cell(words.number(group.first.games), group.first.games),
            *_rate_cells(words, group.first, analysis.expected),
        ]
        for name, group in _groups(words, analysis)
        for apart in [group.first.apart_from(analysis.expected) if group is analysis.whole else 0.0]
    ]
    return join([_note(words, "note-first"), table(words.say("section-first"), columns, rows)])


def length_section(words: Words, analysis: Analysis) -> Markup:
    """How long games last."""
    rounds = words.word("rounds")
    columns = [
        Column(words.say("column-level"), numbers=False),
        Column(words.say("column-games")),
        Column(words.say("column-mean", what=rounds)),
        Column(words.say("column-interval"), sortable=False),
        Column(words.say("column-moves")),
        Column(rounds, numbers=False, sortable=False),
    ]
    last = max(analysis.whole.lengths)
    rows = [
        [
            cell(name),
            cell(words.number(group.games), group.games),
            cell(words.number(group.rounds.value, 1), group.rounds.value),
            cell(words.spread(group.rounds)),
            cell(words.number(group.moves.value), group.moves.value),
            Cell(histogram(group.lengths, last)),
        ]
        for name, group in _groups(words, analysis)
    ]
    return join([_note(words, "note-length"), table(words.say("section-length"), columns, rows)])


def ends_section(words: Words, analysis: Analysis) -> Markup:
    """How games end."""
    reasons = list(analysis.whole.ends)
    columns = [
        Column(words.say("column-level"), numbers=False),
        Column(words.say("column-games")),
        *(Column(words.end(reason)) for reason in reasons),
        Column(words.say("column-draws")),
        Column(words.say("section-ends"), numbers=False, sortable=False),
    ]
    rows = [
        [
            cell(name),
            cell(words.number(group.games), group.games),
            *(cell(words.percent(share), share) for share in shares),
            cell(words.percent(group.draws.share), group.draws.share),
            Cell(
                shares_bar(
                    [(words.end(reason), share) for reason, share in zip(reasons, shares, strict=True)]
                )
            ),
        ]
        for name, group in _groups(words, analysis)
        for shares in [[group.ends.get(reason, 0) / group.games for reason in reasons]]
    ]
    keys = [
        element("li", element("span", class_=f"share-{place} key"), text(words.end(reason)))
        for place, reason in enumerate(reasons)
    ]
    return join([element("ul", *keys, class_="keys"), table(words.say("section-ends"), columns, rows)])


def factors_section(words: Words, analysis: Analysis) -> Markup:
    """Each option, level against level; the option with the surest effect first."""
    order = sorted(
        analysis.factors, key=lambda one: -max((abs(effect.apart) for effect in one.effects), default=0.0)
    )
    return join([_note(words, "note-factors"), *(_factor(words, analysis, one) for one in order)])


def _factor(words: Words, analysis: Analysis, one: FactorTable) -> Markup:
    name = words.factor(one.factor)
    columns = [
        Column(words.say("column-level"), numbers=False),
        Column(words.say("column-games")),
        Column(words.say("column-first")),
        Column(words.say("column-interval"), sortable=False),
        Column(words.word("rounds")),
        Column(words.say("column-interval"), sortable=False),
        Column(words.say("column-draws")),
        *(Column(words.end(reason)) for reason in analysis.whole.ends),
    ]
    rows = [
        [
            cell(words.level(one.factor, level)),
            cell(words.number(group.games), group.games),
            cell(words.percent(group.first.share), group.first.share),
            cell(words.interval(group.first)),
            cell(words.number(group.rounds.value, 1), group.rounds.value),
            cell(words.spread(group.rounds)),
            cell(words.percent(group.draws.share), group.draws.share),
            *(
                cell(words.percent(share), share)
                for reason in analysis.whole.ends
                for share in [group.ends.get(reason, 0) / group.games]
            ),
        ]
        for level, group in one.levels
    ]
    parts = [element("h3", text(name)), table(name, columns, rows)]
    if one.effects:
        parts.append(_effects(words, analysis, one))
    else:
        parts.append(_note(words, "no-effects"))
    return join(parts)


def _effects(words: Words, analysis: Analysis, one: FactorTable) -> Markup:
    base = words.level(one.factor, one.levels[0][0])
    columns = [
        Column(words.say("column-measure"), numbers=False),
        Column(words.say("column-level"), numbers=False),
        Column(words.say("column-difference")),
        Column(words.say("column-interval"), numbers=False, sortable=False),
    ]
    rows = [_effect(words, analysis, effect) for effect in one.effects[:MOST_EFFECTS]]
    caption = f"{words.factor(one.factor)}. {words.say('compared-with', level=base)}"
    return table(caption, columns, rows, captioned=True)


def _effect(words: Words, analysis: Analysis, effect: Effect) -> list[Cell]:
    value, low, high = words.difference(effect.measure, effect.estimate)
    span = (-5.0, 5.0) if effect.measure == "rounds" else SPAN
    told = effect.estimate
    return [
        Cell(join([text(measure(words, effect)), mark(words, analysis, effect.apart)])),
        cell(words.level(effect.factor, effect.level)),
        cell(value, told.value),
        _plotted(
            interval_plot(told.low, told.value, told.high, 0.0, span),
            words.say("interval", low=low, high=high),
        ),
    ]


def items_section(words: Words, analysis: Analysis) -> Markup:
    """Every item: uses, win rates and lifts, outliers first."""
    uses = words.study.uses
    columns = [
        Column(words.say("column-name"), numbers=False),
        Column(words.say("column-from"), numbers=False),
        Column(words.say("column-had")),
        *(Column(words.word(f"use-{use}")) for use in uses),
    ]
    for use in uses:
        columns += [
            Column(words.say("column-lift-of", use=words.word(f"use-{use}").lower())),
            Column(words.say("column-interval"), numbers=False, sortable=False),
            Column(words.say("column-shrunk")),
        ]
    rows = [_item(words, analysis, row) for row in analysis.items if row.had.games]
    field = element(
        "label",
        text(words.say("filter")),
        element("input", type="search", data_filter="items"),
        class_="filter",
    )
    whole = table(words.word("items"), columns, rows, id="items")
    return join([_note(words, "note-items"), field, whole])


def _item(words: Words, analysis: Analysis, row: ItemRow) -> list[Cell]:
    cells = [
        Cell(join([text(words.name(row.id)), mark(words, analysis, _strongest(row))])),
        cell(words.name(words.study.items[row.id])),
        cell(words.number(row.had.games), row.had.games),
        *(cell(words.number(count), count) for count in row.uses.values()),
    ]
    for use in words.study.uses:
        cells += _lift_cells(words, row.lifts.get(use), analysis.mean_lifts[use])
    return cells


def _strongest(row: ItemRow) -> float:
    return max((lift.apart for lift in row.lifts.values()), key=abs, default=0.0)


def _lift_cells(words: Words, lift: Lift | None, mean: float) -> Iterator[Cell]:
    if lift is None:
        yield from (cell("–"), cell(""), cell("–"))
        return
    told = lift.estimate
    hint = f"{words.percent(lift.used.share)} / {words.percent(lift.unused.share)}"
    yield Cell(element("span", text(words.signed(100 * told.value)), title=hint), told.value)
    _, low, high = words.difference("", told)
    plot = interval_plot(told.low, told.value, told.high, mean, SPAN)
    yield _plotted(plot, words.say("interval", low=low, high=high))
    yield cell(words.signed(100 * lift.shrunk), lift.shrunk)


def mark(words: Words, analysis: Analysis, apart: float) -> Markup:
    """A sign beside what stands out. It has a word for those who do not see it."""
    if not analysis.stands_out(apart):
        return text("")
    side, sign = ("above", "▲") if apart > 0 else ("below", "▼")
    return element(
        "span",
        element("span", text(f" {sign}"), aria_hidden="true"),
        element("span", text(f" ({words.say(side)})"), class_="unseen"),
        class_=f"mark {side}",
    )


def _rate_cells(words: Words, rate: Rate, expected: float) -> Iterator[Cell]:
    low, high = rate.interval
    yield cell(words.percent(rate.share), rate.share)
    plot = interval_plot(low, rate.share, high, expected, (0.0, 1.0))
    yield _plotted(plot, words.interval(rate))


def _groups(words: Words, analysis: Analysis) -> Iterator[tuple[str, Figures]]:
    """All games, and the games of each level of the factors that split them."""
    yield words.say("all-games"), analysis.whole
    splitting = {factor.key for factor in words.study.factors if factor.splits}
    for one in analysis.factors:
        if one.factor in splitting:
            for level, group in one.levels:
                yield words.level(one.factor, level), group


def _plotted(plot: Markup, words: str) -> Cell:
    """A plot with its figures."""
    return Cell(element("div", plot, element("span", text(words)), class_="plotted"))


def _note(words: Words, key: str) -> Markup:
    return element("p", text(words.say(key)), class_="note")
