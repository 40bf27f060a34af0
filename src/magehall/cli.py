"""Command line of ``magehall``: parses the arguments, and runs a command. The commands are in ``terminal``."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import magehall
from magehall import experiments, serving
from magehall.bots.bot import DOMAIN as BOTS
from magehall.kernel.records import BUILD
from magehall.kernel.text import KERNEL, LOCALES
from magehall.kernel.validation import suggest
from magehall.lab.report.words import LAB
from magehall.terminal import checkout, inspection
from magehall.terminal.arguments import add_game, add_lang, add_option, positive, whole
from magehall.terminal.card_lookup import find_card, list_cards, show_cards
from magehall.terminal.console import open_ui
from magehall.terminal.errors import WRONG_USE, UserError
from magehall.terminal.learn import learn
from magehall.terminal.play import Play
from magehall.terminal.replay import Replay
from magehall.terminal.seating import (
    PlayArguments,
    named_game,
    player_name,
    sit_down,
    translator_for,
)
from magehall.terminal.store import Store, data_folder, open_match, read, reason
from magehall.terminal.translator import TERMINAL, Translator, language

STOPPED = 130
BUG = 70
EVERY_LANGUAGE = "all"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status. It is 0 if it went well, 1 if something is not as it should be, 2 if the
    arguments are wrong."""
    _replace_unencodable()
    try:
        args = _parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
    except SystemExit as parsed:
        return parsed.code if isinstance(parsed.code, int) else WRONG_USE
    except (UserError, magehall.OptionError) as error:
        return _print_error(str(error), getattr(error, "status", WRONG_USE))
    except KeyboardInterrupt:
        return _print_error("stopped", STOPPED)
    except BrokenPipeError:
        # Whoever was reading has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return _report_bug(error, argv)
    return status


class Parser(argparse.ArgumentParser):
    """Argument parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Raise a UserError instead of exiting."""
        raise UserError(f"{_with_suggestion(message)} (see '{self.prog} --help')")


def _with_suggestion(message: str) -> str:
    """An argparse message with a "did you mean" suggestion. It is there where a word is none of several."""
    found = re.fullmatch(r"(.*): invalid choice: '?(.*?)'? \(choose from (.*)\)", message, re.DOTALL)
    if found is None:
        return message
    where, word, listed = found.groups()
    words = re.findall(r"[\w-]+", listed)
    return f"{where}: expected one of {', '.join(words)}, found {word!r}{suggest(word, words)}"


def _parser() -> Parser:
    parser = Parser(prog="magehall", description="A hall for mage board games: play, learn, replay, prove.")
    parser.add_argument("--version", action="version", version=f"magehall {magehall.__version__} ({BUILD})")
    parser.set_defaults(run=_help(parser))
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    _add_play(commands.add_parser("play", help="play against bots"))
    _add_learn(commands.add_parser("learn", help="play the lessons of a game"))
    _add_replay(commands.add_parser("replay", help="show a saved match again"))
    _add_verify(commands.add_parser("verify", help="prove every die, shuffle and move of a saved match"))
    _add_rules(
        commands.add_parser("rules", help="the rules of a game, and which of them have code and a test")
    )
    _add_card(commands.add_parser("card", help="what a card does, by its name in any language"))
    experiments.add_commands(commands)
    _add_bench(commands.add_parser("bench", help="how fast the engine is, beside its peers"))
    serving.add_commands(commands)
    games = commands.add_parser("games", help="the games, their seats and options")
    games.set_defaults(run=lambda args: inspection.show_games(open_ui(args), magehall.games().values()))
    texts = commands.add_parser("texts", help="check the words in three languages")
    texts.set_defaults(run=lambda args: inspection.check_texts(open_ui(args), _domains()))
    for command in (games, texts):
        add_lang(command)
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game (default: battle_mages)")
    parser.add_argument("--seats", type=whole, metavar="N", help="how many seats, you included (default: 3)")
    parser.add_argument("--seat", type=whole, metavar="N", help="where you sit (default: 1)")
    parser.add_argument(
        "--bots", metavar="LIST", help="who plays the others: search,greedy (default: search)"
    )
    parser.add_argument("--all-bots", action="store_true", help="bots in every seat: only watch")
    parser.add_argument("--seed", metavar="S", help="play this deal (default: a new one)")
    add_option(parser)
    parser.add_argument("--resume", action="store_true", help="go on with the match played last")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument("--position", type=Path, metavar="FILE", help="begin at a position file")
    parser.add_argument(
        "--name", metavar="NAME", help="your name at the table (default: your login, or $MAGEHALL_NAME)"
    )
    parser.add_argument("--fast", action="store_true", help="tell of the bots' moves without pauses")
    add_lang(parser)
    parser.set_defaults(run=_play)


def _add_learn(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("lesson", metavar="LESSON", nargs="?", default="", help="a lesson's name or number")
    parser.add_argument(
        "--name", metavar="NAME", help="your name at the table (default: your login, or $MAGEHALL_NAME)"
    )
    add_lang(parser)
    parser.set_defaults(run=_learn)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument("--seat", type=whole, metavar="N", help="as seat N saw it (default: as a spectator)")
    parser.add_argument("--step", action="store_true", help="wait after every move")
    add_lang(parser)
    parser.set_defaults(run=_replay)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument("--commitment", type=_commitment, metavar="HEX", help="what was shown before play")
    parser.add_argument(
        "--contribution",
        type=_contribution,
        action="append",
        metavar="SEAT=TEXT",
        help="what a seat (from 0) is known to have added to the seed",
    )
    add_lang(parser)
    parser.set_defaults(run=_verify)


def _verify(args: argparse.Namespace) -> int:
    known = dict(args.contribution or ())
    return inspection.prove(open_ui(args), str(args.file), read(args.file), args.commitment, known)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("word", metavar="WORD", nargs="?", default="", help="only the rules about this")
    parser.add_argument("--coverage", action="store_true", help="the rules without code or test")
    add_lang(parser)
    parser.set_defaults(run=_rules)


def _add_card(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="*", help="its name in any language, or its id")
    parser.add_argument("--game", metavar="GAME", help="the game, where several have a card of that name")
    parser.add_argument("--list", metavar="GAME", help="the names of all cards of a game")
    parser.add_argument(
        "--lang",
        choices=(*LOCALES, EVERY_LANGUAGE),
        help="language, or all (default: that of the system, else English)",
    )
    parser.set_defaults(run=_card)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=positive, metavar="N", help="measurements of each; the median counts")
    parser.add_argument("--seconds", type=_duration, metavar="S", help="for each figure of each run")
    parser.add_argument("--processor", action="store_true", help="count processor time, on a busy machine")
    parser.add_argument("--out", metavar="FOLDER", help="where the results go")
    parser.add_argument("--games", nargs="*", metavar="GAME", help="our games to measure (default: all)")
    parser.add_argument("--peers", nargs="*", metavar="PEER", help="peers to measure (default: all)")
    parser.set_defaults(run=_bench)


def _duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"expected a number of seconds above 0, found {text!r}")
    return seconds


def _commitment(text: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError(
            "expected the 64 digits and letters a to f that were shown before play"
        )
    return text.lower()


def _contribution(text: str) -> tuple[int, str]:
    seat, found, added = text.partition("=")
    if not found or not re.fullmatch(r"[0-9]{1,3}", seat):
        raise argparse.ArgumentTypeError("expected a seat and what it added, such as 0=TEXT")
    return int(seat), added


def _help(parser: argparse.ArgumentParser) -> Callable[[argparse.Namespace], int]:
    def show(_args: argparse.Namespace) -> int:
        parser.print_help()
        return 0

    return show


def _domains() -> list[str]:
    return [KERNEL, *magehall.games(), BOTS, TERMINAL, LAB]


def _store() -> Store:
    return Store(data_folder(os.environ))


def _play(args: argparse.Namespace) -> int:
    arguments = PlayArguments(
        args.game,
        args.seats,
        args.seat,
        args.bots,
        args.lang,
        args.seed,
        args.option,
        args.load,
        args.position,
        args.resume,
        args.name,
        args.all_bots,
    )
    store = _store()
    match, seating = sit_down(arguments, store, args.lang or language(os.environ), os.environ)
    Play(open_ui(args, translator_for(match, seating)), match, seating, store).run()
    return 0


def _learn(args: argparse.Namespace) -> int:
    ui = open_ui(args)
    name = player_name(args.name, ui.translator.locale, os.environ)
    learn(ui, named_game(args.game), args.lesson, name, _store())
    return 0


def _replay(args: argparse.Namespace) -> int:
    match = open_match(args.file)
    seat = None if args.seat is None else args.seat - 1
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise UserError(f"--seat {args.seat}: this match has seats 1 to {match.setup.seats}")
    ui = open_ui(args, Translator(args.lang or language(os.environ), match.setup.seats))
    Replay(ui, match, seat).run(step=args.step)
    return 0


def _rules(args: argparse.Namespace) -> int:
    game = named_game(args.game)
    if args.coverage:
        return inspection.show_coverage(open_ui(args), game)
    return inspection.show_ledger(open_ui(args), game, args.word)


def _card(args: argparse.Namespace) -> int:
    name = " ".join(args.name)
    if bool(name) == bool(args.list):
        raise UserError("expected the name of a card, or --list with a game (see 'magehall card --help')")
    locales = LOCALES if args.lang == EVERY_LANGUAGE else (args.lang or language(os.environ),)
    games = (
        [named_game(args.game)]
        if args.game
        else [game for game in magehall.games().values() if game.catalogue]
    )
    found = None if args.list else find_card(games, name)
    for number, locale in enumerate(locales):
        ui = open_ui(args, Translator(locale))
        if number:
            ui.line()
        if found is None:
            list_cards(ui, named_game(args.list))
        else:
            show_cards(ui, *found)
    return 0


def _bench(args: argparse.Namespace) -> int:
    given = ["--processor"] if args.processor else []
    for flag in ("runs", "seconds", "out", "games", "peers"):
        value = getattr(args, flag)
        if value is not None:
            given += [f"--{flag}", *(value if isinstance(value, list) else [str(value)])]
    return checkout.run_bench(given)


def _print_error(line: str, status: int) -> int:
    print(f"magehall: {' '.join(line.split())}", file=sys.stderr)
    return status


def _report_bug(error: Exception, argv: Sequence[str] | None) -> int:
    """Print an unexpected error in one line, and write a crash report."""
    asked = " ".join(sys.argv[1:] if argv is None else argv)
    story = f"magehall {magehall.__version__}, Python {sys.version.split()[0]}: magehall {asked}"
    told = f"a bug of ours, {type(error).__name__}: {error}"
    try:
        report = _store().crash(error, story)
    except OSError as failure:
        return _print_error(f"{told}; no report could be written ({reason(failure)})", BUG)
    return _print_error(f"{told}; report: {report}; a match you were playing: magehall play --resume", BUG)


def _replace_unencodable() -> None:
    """Replace characters the terminal cannot encode by question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
