"""Draws the results: `python plot.py results.json results.png growth.png`. Runs in the bench's own environment, for
matplotlib."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from summary import CURVES, RATES

OURS, PEER, TARGET, INK, FAINT = "#6a3fb5", "#b9bfca", "#d1495b", "#2b2d42", "#8d93a1"


def _pyplot() -> Any:
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("Agg")
    plt: Any = import_module("matplotlib.pyplot")
    plt.rcParams.update({"font.size": 10, "text.color": INK, "axes.labelcolor": INK, "ytick.color": INK})
    return plt


def draw(results: dict[str, Any], path: Path) -> None:
    plt = _pyplot()
    rows = max(len(_bars(results, figure)) for figure in RATES)
    figure, axes = plt.subplots(3, 2, figsize=(14, 3.6 + 1.4 * rows), layout="constrained")
    for panel, name in zip(axes.flat, RATES, strict=False):
        _panel(panel, results, name, rows)
    for panel in axes.flat[len(RATES) :]:
        panel.set_axis_off()
    settings = results["settings"]
    title = "Magehall and its peers: random play on one core"
    figure.suptitle(title, fontsize=15, fontweight="bold", x=0.01, ha="left")
    figure.supxlabel(
        f"Median of {settings['runs']} runs; whiskers: lowest and highest. Logarithmic scale. "
        f"Dashed: what we aim at. {results['machine']['processor']}, Python {results['machine']['python']}.",
        fontsize=9,
        color=FAINT,
        x=0.01,
        ha="left",
    )
    figure.savefig(path, dpi=150)


def draw_growth(results: dict[str, Any], path: Path) -> None:
    """What a match costs by number of decisions: a panel for each figure, a line for each game."""
    plt = _pyplot()
    figure, axes = plt.subplots(2, 2, figsize=(12, 8), layout="constrained")
    for panel, (curve, title) in zip(axes.flat, CURVES.items(), strict=True):
        panel.set_title(title, loc="left", fontweight="bold", fontsize=11)
        for subject in results["subjects"].values():
            points = _points(subject["figures"], curve)
            if points:
                panel.plot(*zip(*points, strict=True), marker="o", label=subject["label"])
        panel.set_ylim(bottom=0)
        panel.set_xlabel("decisions made")
        panel.grid(color=FAINT, alpha=0.2)
        panel.spines[["top", "right"]].set_visible(False)
    axes.flat[0].legend(frameon=False)
    figure.suptitle("What a past costs", fontsize=15, fontweight="bold", x=0.01, ha="left")
    figure.savefig(path, dpi=150)


def _points(figures: dict[str, Any], curve: str) -> list[tuple[int, float]]:
    """(decisions, median) of a curve, in order."""
    mine = [(name, spread) for name, spread in figures.items() if name.startswith(f"{curve}@")]
    return sorted((int(name.partition("@")[2]), spread["median"]) for name, spread in mine)


def _bars(results: dict[str, Any], figure: str) -> list[tuple[str, dict[str, float], bool]]:
    """(label, spread, ours) for each bar, longest first."""
    bars = []
    for subject in results["subjects"].values():
        if figure in subject["figures"]:
            bars.append((subject["label"], subject["figures"][figure], subject["ours"]))
        if figure == "clones" and "clones_bare" in subject["figures"]:
            bars.append(
                (subject["label"] + ", no history", subject["figures"]["clones_bare"], subject["ours"])
            )
    return sorted(bars, key=lambda bar: bar[1]["median"], reverse=True)


def _panel(panel: Any, results: dict[str, Any], figure: str, rows: int) -> None:
    bars = _bars(results, figure)
    panel.set_title(
        RATES[figure], loc="left", fontweight="bold", fontsize=11, pad=18
    )  # over the label of the target
    panel.set_yticks(range(len(bars)), [label for label, _, _ in bars])
    panel.set_ylim(rows - 0.4, -0.6)  # the first on top, and bars of one thickness in every panel
    panel.tick_params(axis="y", length=0)
    panel.tick_params(axis="x", which="both", colors=FAINT)
    panel.spines[["top", "right", "left"]].set_visible(False)
    panel.spines["bottom"].set_color(FAINT)
    if not bars:
        panel.set_xticks([])
        return
    medians = [spread["median"] for _, spread, _ in bars]
    left = 10 ** (
        len(str(int(min(medians)))) - 2
    )  # a log scale has no zero: begin a decade or so under the shortest
    panel.set_xscale("log")
    panel.set_xlim(left, max(medians) * 12)  # room for the figure beside the longest bar
    panel.xaxis.set_major_formatter(lambda value, _: _tick(value))
    panel.grid(axis="x", color=FAINT, alpha=0.2)
    panel.set_axisbelow(True)
    for row, (_, spread, ours) in enumerate(bars):
        colour = OURS if ours else PEER
        panel.barh(row, spread["median"], height=0.62, color=colour)
        panel.plot(
            [spread["low"], spread["high"]], [row, row], color=INK, linewidth=1.2, marker="|", markersize=6
        )
        panel.annotate(
            f"{spread['median']:,.0f}",
            (spread["high"], row),
            xytext=(7, 0),
            textcoords="offset points",
            va="center",
            fontweight="bold" if ours else "normal",
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.5},  # a target line may pass here
        )
        if ours:
            panel.get_yticklabels()[row].set(fontweight="bold", color=OURS)
    for target in results["targets"]:
        peer = results["subjects"][target["peer"]]["figures"].get(target["figure"])
        if target["figure"] == figure and peer:
            aim = target["wanted"] * peer["median"]
            panel.axvline(aim, color=TARGET, linestyle="--", linewidth=1.2)
            panel.annotate(
                f"{target['wanted']:g} times {results['subjects'][target['peer']]['label']}",
                (aim, 1),
                xycoords=("data", "axes fraction"),
                xytext=(0, 3),
                textcoords="offset points",
                ha="center",
                color=TARGET,
                fontsize=8,
            )


def _tick(value: float) -> str:
    for unit, sign in ((1e6, "M"), (1e3, "k")):
        if value >= unit:
            return f"{value / unit:g}{sign}"
    return f"{value:g}"


if __name__ == "__main__":
    told = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    draw(told, Path(sys.argv[2]))
    if any(_points(subject["figures"], "clone_us") for subject in told["subjects"].values()):
        draw_growth(told, Path(sys.argv[3]))
