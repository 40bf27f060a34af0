"""The figures and the ratios in the terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from summary import CURVES, RATES, Kept, Outcome, Record, Spread

HEADINGS = {
    "decisions": "decisions",
    "decisions_viewed": "with view",
    "clones": "clones",
    "round_trips": "save+load",
    "simulations": "simulations",
}
SHAPE = {"decisions_per_game": "decisions a game", "options_per_decision": "options", "bytes": "bytes saved"}
FULL_CORE = 0.9


LATE = {
    "moves_before": "moves before",
    "take_back_ms": "take back, ms",
    "take_back_loaded_ms": "after loading, ms",
    "plan_ms": "plan, ms",
    "view_kb": "view, kB",
}

GROWING = {
    "decisions_made": "decisions",
    "clone_growth": "clone, last to first",
    "scenes_mb": "500 scenes, MB",
    "replay_open_ms": "open replay, ms",
    "moment_ms": "moment, ms",
    "moment_longest_ms": "longest, ms",
}
BY_DECISIONS = (*CURVES, "file_kb", "things")


def show(console: Console, records: dict[str, Record], reached: list[Outcome], kept: list[Kept]) -> None:
    playing = [record for record in records.values() if record.spread("decisions")]
    late = [record for record in records.values() if record.spread("moves_before")]
    if playing:
        console.print(_rates(playing))
    for record in records.values():
        if bare := record.spread("clones_bare"):
            console.print(
                f"{record.label} clones {_short(bare.median)}/s when the copy leaves the history behind."
            )
        if record.core_share < FULL_CORE:
            share = f"{record.label} got only {record.core_share:.0%} of its core at worst: something else was running."
            console.print(share, style="yellow")
    if playing:
        console.print()
        console.print(_shapes(playing))
    if late:
        console.print()
        console.print(_means("Late in a long match: medians", late, LATE))
    growing = [record for record in records.values() if record.points("clone_us")]
    if growing:
        console.print()
        console.print(_curves(growing))
        console.print()
        console.print(_means("A long past: medians", growing, GROWING))
    if reached:
        console.print()
        console.print(_ratios(records, reached))
    if kept:
        console.print()
        console.print(_limits(kept))


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
    return _means("What was played: means", records, SHAPE)


def _means(title: str, records: Iterable[Record], headings: dict[str, str]) -> Table:
    table = _table(title)
    table.add_column("engine and game")
    for heading in headings.values():
        table.add_column(heading, justify="right")
    for record in records:
        spreads = (record.spread(figure) for figure in headings)
        table.add_row(_label(record), *(f"{spread.median:,.1f}" if spread else "-" for spread in spreads))
    return table


def _curves(records: Iterable[Record]) -> Table:
    table = _table("Growth by number of decisions: medians")
    table.add_column("game")
    table.add_column("decisions", justify="right")
    for figure in BY_DECISIONS:
        table.add_column(figure.replace("_", ", "), justify="right", no_wrap=True)
    for record in records:
        for place in record.points("clone_us"):
            spreads = (record.spread(f"{figure}@{place}") for figure in BY_DECISIONS)
            cells = (f"{spread.median:,.1f}" if spread else "-" for spread in spreads)
            table.add_row(_label(record), f"{place:,}", *cells)
    return table


def _limits(kept: list[Kept]) -> Table:
    table = _table("Limits: median, and lowest … highest")
    table.add_column("figure")
    for heading in ("value", "at most", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in kept:
        value = Text(f"{one.value.median:.2f} ").append(
            f"({one.value.low:.2f} … {one.value.high:.2f})", style="dim"
        )
        name = f"{one.limit.game} {(LATE | GROWING)[one.limit.figure]}"
        table.add_row(name, value, f"{one.limit.most:g}", _verdict(one.met))
    return table


def _verdict(met: bool) -> Text:
    return Text("met", style="bold green") if met else Text("not met", style="bold red")


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
            f"{target.wanted:.3g}",
            _verdict(outcome.met),
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
