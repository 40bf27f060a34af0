"""Commands that run a server: ``magehall serve``, ``backup``, ``restore`` and ``reports``.

The server is imported only by the commands that need it: a game in the terminal should not wait for it.
"""

from __future__ import annotations

import argparse
import asyncio
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from magehall.terminal.errors import NOT_SO, UserError

if TYPE_CHECKING:
    from magehall.table.settings import Settings

READY_TRIES = 300
Answer = TypeVar("Answer")


def add_commands(commands: Any) -> None:
    """Add the subcommands to ``magehall``."""
    serving = commands.add_parser("serve", help="open the hall to browsers")
    serving.add_argument("--host", metavar="ADDRESS", help="where to listen (default: this machine only)")
    serving.add_argument("--port", type=int, metavar="N", help="the port (default: 8000)")
    serving.add_argument("--database", metavar="URL", help="where everything is kept (default: a file here)")
    serving.add_argument("--browser", action="store_true", help="open a browser at the hall")
    serving.set_defaults(run=_serve)
    saving = commands.add_parser("backup", help="copy the hall's database to a file")
    saving.add_argument("file", metavar="FILE", type=Path)
    saving.set_defaults(run=_backup)
    loading = commands.add_parser("restore", help="put a backup in the place of the hall's database")
    loading.add_argument("file", metavar="FILE", type=Path)
    loading.set_defaults(run=_restore)
    reports = commands.add_parser("reports", help="what people reported to those who run the hall")
    which = reports.add_mutually_exclusive_group()
    which.add_argument("--open", action="store_true", help="the reports nobody has dealt with (the default)")
    which.add_argument("--all", action="store_true", help="the closed ones, too")
    reports.set_defaults(run=_reports)
    verbs = reports.add_subparsers(metavar="VERB", title="what to do with a report")
    closing = verbs.add_parser("close", help="it is dealt with")
    closing.set_defaults(run=_close_reports)
    hiding = verbs.add_parser("hide", help="show nobody any more what was reported, and close it")
    hiding.set_defaults(run=_hide_reports)
    keeping = verbs.add_parser("save", help="write the match in which a rule broke to a file")
    keeping.add_argument("id", metavar="ID", help="a report, as 'magehall reports' lists them")
    keeping.add_argument("file", metavar="FILE", type=Path)
    keeping.set_defaults(run=_save_report)
    for verb in (closing, hiding):
        verb.add_argument("ids", metavar="ID", nargs="+", help="a report, as 'magehall reports' lists them")


def _settings(**given: Any) -> Settings:
    from pydantic import ValidationError

    from magehall.table.settings import Settings, first_fault

    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        raise UserError(first_fault(error)) from None


def _serve(args: argparse.Namespace) -> int:
    from magehall.table.app import serve
    from magehall.table.sqlite_files import DatabaseDamaged

    settings = _settings(host=args.host, port=args.port, database=args.database)
    address = f"http://{'127.0.0.1' if settings.host == '0.0.0.0' else settings.host}:{settings.port}/"
    print(f"Magehall is opening at {address} (Ctrl-C closes it).", flush=True)
    if args.browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    try:
        serve(settings)
    except DatabaseDamaged as damaged:
        raise UserError(str(damaged), NOT_SO) from None
    return 0


def _open_browser(address: str) -> None:
    for _ in range(READY_TRIES):
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=2).close()
            break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(address)


def _backup(args: argparse.Namespace) -> int:
    from magehall.table.operations.backup import BackupError, backup

    try:
        backup(_settings(), args.file)
    except BackupError as error:
        raise UserError(str(error)) from None
    print(f"Saved to {args.file}.")
    return 0


def _restore(args: argparse.Namespace) -> int:
    from magehall.table.operations.backup import BackupError, restore

    try:
        kept = restore(_settings(), args.file)
    except BackupError as error:
        raise UserError(str(error)) from None
    print(f"Restored from {args.file}." + (f" What was there before is in {kept}." if kept else ""))
    return 0


def _reports(args: argparse.Namespace) -> int:
    from magehall.table.operations import reports

    print("\n".join(_report(reports.show(_settings(), closed=args.all))))
    return 0


def _close_reports(args: argparse.Namespace) -> int:
    from magehall.table.operations import reports

    for report in args.ids:
        _report(reports.close(_settings(), report))
        print(f"Closed {report}.")
    return 0


def _hide_reports(args: argparse.Namespace) -> int:
    from magehall.table.operations import reports

    for report in args.ids:
        _report(reports.hide(_settings(), report))
        print(f"Hidden, and closed {report}.")
    return 0


def _save_report(args: argparse.Namespace) -> int:
    from magehall.table.operations import reports

    args.file.write_bytes(_report(reports.file(_settings(), args.id)))
    print(f"Saved the match of {args.id} in {args.file}.")
    return 0


def _report(work: Coroutine[Any, Any, Answer]) -> Answer:
    from magehall.table.operations.reports import ReportError

    try:
        return asyncio.run(work)
    except ReportError as error:
        raise UserError(str(error), NOT_SO) from None
