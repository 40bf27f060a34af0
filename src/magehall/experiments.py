"""Commands of the lab: ``magehall duel`` and ``magehall lab``."""

from __future__ import annotations

import argparse
import contextlib
import time
from pathlib import Path
from typing import Any

from magehall.kernel.game import Game
from magehall.lab.duel import Duel, render
from magehall.lab.lab import Lab
from magehall.lab.plan import Plan, PlanError, make_plan, study_of
from magehall.lab.playing import Outcome
from magehall.lab.ray_workers import LOCAL, ClusterError
from magehall.lab.report.page import report_page
from magehall.lab.report.words import say
from magehall.lab.results import ResultsError, ResultsFile, read_results
from magehall.terminal import progress
from magehall.terminal.arguments import add_game, add_lang, add_option, positive
from magehall.terminal.console import open_ui
from magehall.terminal.errors import NOT_SO, UserError
from magehall.terminal.seating import check_bot, named_game, read_options
from magehall.terminal.ui import TextUI

GAMES = 360
"""Games of a lab. At two seats and ten entrants every pair meets four times."""

LAB_BOT = "greedy"
"""Who plays a lab by itself. Random bots take less than half the time, but what wins among them says little of the game."""


def add_commands(commands: Any) -> None:
    """Add the subcommands to ``magehall``."""
    _add_duel(commands.add_parser("duel", help="bots against bots, many games"))
    _add_lab(commands.add_parser("lab", help="a game against itself: who and what wins too often"))


def _add_duel(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "bots", metavar="BOT", nargs="+", help="random, greedy, search, search:400, search:250ms"
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="games (default: 100)")
    parser.add_argument("--seats", type=positive, metavar="N", help="seats (default: one for each bot)")
    parser.add_argument("--seed", default="duel", metavar="S", help="equal seeds give equal games")
    add_option(parser)
    parser.add_argument(
        "--processes", type=positive, metavar="N", help="how many at once (default: all cores)"
    )
    add_lang(parser)
    parser.set_defaults(run=_duel)


def _add_lab(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help=f"games (default: {GAMES})"
    )
    parser.add_argument("--seats", type=positive, default=2, metavar="N", help="seats (default: 2)")
    parser.add_argument(
        "--bots",
        default=LAB_BOT,
        metavar="LIST",
        help=f"who plays all sides; several are compared (default: {LAB_BOT})",
    )
    parser.add_argument("--scenarios", metavar="LIST", help="only these, by their ids (default: all)")
    parser.add_argument("--entrants", metavar="LIST", help="only these meet, by their ids (default: all)")
    add_option(parser)
    parser.add_argument("--seed", default="lab", metavar="S", help="equal seeds give equal games")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the report (default: lab-GAME.html); results go beside it"
    )
    parser.add_argument("--resume", action="store_true", help="go on with the results beside the report")
    parser.add_argument(
        "--processes", type=positive, metavar="N", help="how many at once (default: all cores)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help=f"play on the Ray cluster there; '{LOCAL}' for one of this machine"
    )
    add_lang(parser)
    parser.set_defaults(run=_lab)


def _duel(args: argparse.Namespace) -> int:
    game = named_game(args.game)
    seats = args.seats or max(len(args.bots), 2)
    if seats not in game.seats:
        raise UserError(f"--seats {seats}: {game.id} seats {game.seats[0]} to {game.seats[-1]}")
    if len(args.bots) > seats:
        raise UserError(f"--seats {seats}: {len(args.bots)} bots were named: name fewer or add seats")
    for bot in args.bots:
        check_bot(bot)
    options = read_options(args.option)
    ui = open_ui(args)
    duel = Duel(game.id, args.bots, args.games, seats, args.seed, options)
    try:
        with (
            progress.stopped_by_sigterm(),
            progress.show_progress(ui, duel) as tell,
            contextlib.closing(duel.play(args.processes)) as games,
        ):
            for _ in games:
                tell()
    finally:
        if duel.played:
            ui.console.print(render(duel.report()))
    return 0


def _lab(args: argparse.Namespace) -> int:
    game = named_game(args.game)
    report = args.out or Path(f"lab-{game.id}.html")
    results = report.with_suffix(".jsonl")
    if report.suffix != ".html":
        raise UserError(f"--out {report}: a report ends in .html")
    ui = open_ui(args)
    try:
        plan = _plan(game, args)
        kept, file = _results(results, plan, resume=args.resume)
        lab = Lab(plan, args.games, kept, ui.translator.locale)
        before, began = len(lab.played), time.monotonic()
        try:
            with contextlib.closing(file):
                _play(ui, lab, file, args)
        finally:
            _tell_speed(ui, len(lab.played) - before, time.monotonic() - began)
            if lab.has_results:
                _write_report(ui, report, results, lab)
            elif not lab.played:
                results.unlink()  # or the next attempt would be refused for results that are none
    except (PlanError, ResultsError, ClusterError) as error:
        raise UserError(str(error)) from None
    if not lab.has_results:
        raise UserError(say(lab.locale, "nothing-to-report"), NOT_SO)
    return 0


def _plan(game: Game[Any], args: argparse.Namespace) -> Plan:
    bots = _listed(args.bots)
    for bot in bots:
        check_bot(bot)
    study = study_of(game)
    factors = {factor.key for factor in study.factors}
    options = read_options(args.option)
    if args.scenarios is not None:
        splitting = [factor.key for factor in study.factors if factor.splits]
        if not splitting or splitting[0] in options:
            raise UserError(
                f"--scenarios {args.scenarios}: {game.id} has none to choose, or they are chosen already"
            )
        options[splitting[0]] = args.scenarios
    chosen = {
        key: _listed(value) if key in factors and isinstance(value, str) else value
        for key, value in options.items()
    }
    return make_plan(game.id, args.seats, args.seed, bots, _listed(args.entrants or ""), chosen)


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _results(path: Path, plan: Plan, *, resume: bool) -> tuple[list[Outcome], ResultsFile]:
    """The games played before, and the file to go on with."""
    if not resume:
        if path.exists():
            raise UserError(f"{path} has results already: go on with --resume, or choose another --out")
        return [], ResultsFile(path, plan, [], anew=True)
    kept = read_results(path, plan)
    return kept, ResultsFile(path, plan, kept, anew=False)


def _play(ui: TextUI, lab: Lab, file: ResultsFile, args: argparse.Namespace) -> None:
    with (
        progress.stopped_by_sigterm(),
        progress.show_progress(ui, lab) as tell,
        contextlib.closing(lab.play(args.processes, args.ray)) as games,
    ):
        for outcome in games:
            file.append(outcome)
            tell()


def _tell_speed(ui: TextUI, games: int, seconds: float) -> None:
    if games:
        speed = f"{60 * games / max(seconds, 1e-3):.0f}"
        ui.console.print(
            say(ui.translator.locale, "speed", games=games, seconds=f"{seconds:.0f}", speed=speed)
        )


def _write_report(ui: TextUI, report: Path, results: Path, lab: Lab) -> None:
    page = report_page(lab.plan, lab.outcomes(), lab.games, lab.locale)
    try:
        report.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UserError(f"{report}: {error.strerror}", NOT_SO) from None
    for key, path in (("report-written", report), ("results-written", results)):
        ui.console.print(say(lab.locale, key, path=str(path)), markup=False, soft_wrap=True)
