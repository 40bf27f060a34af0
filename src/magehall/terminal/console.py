"""The console of a command: what it prints to and reads from."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time

from rich.console import Console

from magehall.terminal.translator import Translator, language
from magehall.terminal.ui import TextUI, no_pause


class PipeConsole(Console):
    """Console that raises BrokenPipeError. That nobody reads on is no failure, and for ``main`` to say."""

    def on_broken_pipe(self) -> None:
        """Raise instead of exiting."""
        raise BrokenPipeError


def open_ui(args: argparse.Namespace, translator: Translator | None = None) -> TextUI:
    """The user interface of a command, in the language it was asked for."""
    console = PipeConsole(highlight=False)
    quick = not console.is_terminal or getattr(args, "fast", False)
    locale = args.lang or language(os.environ)
    return TextUI(console, translator or Translator(locale), _read, no_pause if quick else time.sleep)


def _read(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - input() then edits the line and remembers those before
    return input(f"{prompt} ")
