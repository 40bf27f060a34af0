"""Arguments that several commands share, and their types."""

from __future__ import annotations

import argparse
import re

from magehall.kernel.text import LOCALES


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Add ``--lang``."""
    parser.add_argument(
        "--lang", choices=LOCALES, help="language (default: that of the system, else English)"
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game."""
    parser.add_argument("game", metavar="GAME", help="a game, as 'magehall games' lists them")


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--option``."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, as 'magehall games' lists them; may be repeated",
    )


def whole(text: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"[+-]?\d{1,9}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"expected a whole number, found {text!r}")
    return int(text)


def positive(text: str) -> int:
    """A whole number of at least 1."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, found {text!r}")
    return number
