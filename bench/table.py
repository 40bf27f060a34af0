"""The figures and the ratios in the terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from summary import RATES, Outcome, Record, Spread

HEADINGS = {
    "decisions": "decisions",
    "decisions_viewed": "with view",
    "clones": "clones",
    "round_trips": "save+load",
}
SHAPE = {"decisions_per_game": "decisions a game", "options_per_decision": "options", "bytes": "bytes saved"}
FULL_CORE = 0.9


def show(console: Console, records: dict[str, Record], reached: list[Outcome]) -> None:
    console.print(_rates(records.values()))
    for record in records.values():
        if bare := record.spread("clones_bare"):
            console.print(
                f"{record.label} clones {_short(bare.median)}/s when the copy leaves the history behind."
            )
        if record.core_share < FULL_CORE:
            share = f"{record.label} got only {record.core_share:.0%} of its core at worst: something else was running."
            console.print(share, style="yellow")
    console.print()
    console.print(_shapes(records.values()))
    if reached:
        console.print()
        console.print(_ratios(records, reached))


def _rates(records: Iterable[Record]) -> Table:
    table = _table("Random play on one core, a second: median, and lowest … highest")
    table.add_column("engine and game")
    for figure in RATES:
        table.add_column(HEADINGS[figure], justify="right", no_wrap=True)
    for record in records:
        label = _label(record).append(f"\n{record.version}", style="dim")
        table.add_row(label, *(_spread(record.spread(figure)) for figure in RATES))
    return table


def _shapes(records: Iterable[Record]) -> Table:
    table = _table("What was played: means")
    table.add_column("engine and game")
    for heading in SHAPE.values():
        table.add_column(heading, justify="right")
    for record in records:
        spreads = (record.spread(figure) for figure in SHAPE)
        table.add_row(_label(record), *(f"{spread.median:,.1f}" if spread else "-" for spread in spreads))
    return table


def _ratios(records: dict[str, Record], reached: list[Outcome]) -> Table:
    table = _table("Targets, as ratios within each run: median, and lowest … highest")
    table.add_column("figure")
    table.add_column("against")
    for heading in ("ratio", "wanted", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for outcome in reached:
        target, ratio = outcome.target, outcome.ratio
        table.add_row(
            f"{target.game} {HEADINGS[target.figure]}",
            records[target.peer].label,
            Text(f"{_times(ratio.median)} ").append(
                f"({_times(ratio.low)} … {_times(ratio.high)})", style="dim"
            ),
            f"{target.wanted:g}",
            Text("met", style="bold green") if outcome.met else Text("not met", style="bold red"),
        )
    return table


def _times(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio < 1 else f"{ratio:.1f}"


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))


def _label(record: Record) -> Text:
    return Text(record.label, style="bold green" if record.ours else "")


def _spread(spread: Spread | None) -> Text:
    if spread is None:
        return Text("-", style="dim")
    return Text(f"{spread.median:,.0f}").append(
        f"\n{_short(spread.low)} … {_short(spread.high)}", style="dim"
    )


def _short(value: float) -> str:
    """At most six characters, so that the table fits into 80 columns."""
    if value < 10_000:
        return f"{value:,.0f}"
    if value < 100_000:
        return f"{value / 1000:.1f}k"
    return f"{value / 1000:.0f}k" if value < 1_000_000 else f"{value / 1_000_000:.1f}M"
