"""Small plots as inline SVG. What they show also stands beside them in figures, so readers of screens skip them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magehall.lab.report.markup import Markup, element, text

WIDTH, HEIGHT = 160, 18
BAR, GAP = 14, 3
TALL = 72


def interval_plot(low: float, value: float, high: float, middle: float, span: tuple[float, float]) -> Markup:
    """Plot of an interval. A bar has a dot at ``value``, and a line stands at ``middle``, on the axis ``span``."""
    begin, end = span

    def x(at: float) -> float:
        return round(4 + (WIDTH - 8) * min(1.0, max(0.0, (at - begin) / (end - begin))), 1)

    side = "above" if low > middle else "below" if high < middle else "even"
    half = HEIGHT / 2
    return _svg(
        WIDTH,
        HEIGHT,
        element("line", x1=x(middle), x2=x(middle), y1=0, y2=HEIGHT, class_="middle"),
        element("line", x1=x(low), x2=x(high), y1=half, y2=half, class_=f"reach {side}"),
        element("circle", cx=x(value), cy=half, r=4, class_=f"dot {side}"),
    )


def histogram(counts: Mapping[int, int], last: int) -> Markup:
    """Columns for the numbers 1 to ``last``, with the numbers at their feet."""
    most = max(counts.values())
    bars = [
        element(
            "rect",
            element("title", text(f"{number}: {counts[number]}")),
            x=(number - 1) * (BAR + GAP),
            y=round(TALL * (1 - counts[number] / most), 1),
            width=BAR,
            height=round(TALL * counts[number] / most, 1),
            class_="bar",
        )
        for number in range(1, last + 1)
        if counts.get(number)
    ]
    feet = [
        element("text", text(number), x=(number - 1) * (BAR + GAP) + BAR / 2, y=TALL + 14, class_="foot")
        for number in range(1, last + 1)
        if number == 1 or number % 5 == 0
    ]
    return _svg(max(1, last) * (BAR + GAP), TALL + 18, *bars, *feet)


def shares_bar(shares: Sequence[tuple[str, float]]) -> Markup:
    """One bar divided by shares, each in a colour of its own."""
    parts: list[Markup] = []
    at = 0.0
    for place, (name, share) in enumerate(shares):
        width = 2 * WIDTH * share
        parts.append(
            element(
                "rect",
                element("title", text(name)),
                x=round(at, 1),
                y=0,
                width=round(max(0.0, width - 1), 1),
                height=HEIGHT,
                class_=f"share share-{place}",
            )
        )
        at += width
    return _svg(2 * WIDTH, HEIGHT, *parts)


def _svg(width: float, height: float, *inside: Markup) -> Markup:
    return element(
        "svg",
        *inside,
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
        focusable="false",
    )
