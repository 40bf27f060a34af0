"""Findings: what stands out in an analysis, as sentences, the surest first."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.lab.analysis import Analysis, Effect, FactorTable, ItemRow
from magehall.lab.report.words import Words
from magehall.lab.statistics import Rate

ABOUT_BALANCE = ("first", "entrant")
"""The measures by which even scenarios should not differ. That they differ in length and end is meant to be."""


def findings(words: Words, analysis: Analysis) -> list[str]:
    """Every comparison that is more than luck, as a sentence."""
    found = [(apart, told) for apart, told in _all(words, analysis) if analysis.stands_out(apart)]
    return [told for _, told in sorted(found, key=lambda one: -abs(one[0]))]


def unused(words: Words, analysis: Analysis, use: str) -> list[str]:
    """The names of items that somebody had, and nobody used that way."""
    return sorted(words.name(row.id) for row in analysis.items if row.had.games and not row.uses[use])


def measure(words: Words, effect: Effect) -> str:
    """What an effect is about."""
    if effect.measure == "end":
        return words.say("measure-end", name=words.end(effect.about))
    if effect.measure == "entrant":
        return words.say("measure-entrant", name=words.name(effect.about))
    if effect.measure == "rounds":
        return words.word("rounds")
    return words.say(f"measure-{effect.measure}")


def _all(words: Words, analysis: Analysis) -> Iterator[tuple[float, str]]:
    first = analysis.whole.first
    yield first.apart_from(analysis.expected), _rate(words, "finding-first", first, analysis.expected)
    for kind, standings in (("entrant", analysis.entrants), ("part", analysis.parts)):
        for standing in standings:
            name = words.name(standing.id)
            yield (
                standing.apart,
                _rate(words, f"finding-{kind}", standing.rate, analysis.expected, name=name),
            )
    for row in analysis.items:
        yield from _items(words, analysis, row)
    meant = {factor.key for factor in words.study.factors if factor.splits}
    for table in analysis.factors:
        for effect in table.effects:
            if table.factor not in meant or effect.measure in ABOUT_BALANCE:
                yield effect.apart, _effect(words, table, effect)


def _rate(words: Words, key: str, rate: Rate, expected: float, **more: str) -> str:
    low, high = rate.interval
    return words.say(
        key,
        share=words.percent(rate.share),
        low=words.percent(low),
        high=words.percent(high),
        expected=words.percent(expected),
        **more,
    )


def _items(words: Words, analysis: Analysis, row: ItemRow) -> Iterator[tuple[float, str]]:
    for use, lift in row.lifts.items():
        value, low, high = words.difference("", lift.estimate)
        yield (
            lift.apart,
            words.say(
                "finding-item",
                name=words.name(row.id),
                use=words.word(f"use-{use}").lower(),
                lift=value,
                low=low,
                high=high,
                mean=words.points(analysis.mean_lifts[use]),
            ),
        )


def _effect(words: Words, table: FactorTable, effect: Effect) -> str:
    value, low, high = words.difference(effect.measure, effect.estimate)
    return words.say(
        "finding-effect",
        level=words.say(
            "level-of", factor=words.factor(effect.factor), level=words.level(effect.factor, effect.level)
        ),
        base=words.level(effect.factor, table.levels[0][0]),
        measure=measure(words, effect),
        value=value,
        low=low,
        high=high,
    )
