"""Setup of a match from the arguments of ``magehall play``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from msgspec import Struct

import magehall
from magehall.bots import BOT_NAMES, make_bot
from magehall.kernel.game import Game, find_game
from magehall.kernel.matches.match import Match
from magehall.kernel.validation import suggest
from magehall.terminal.errors import UserError
from magehall.terminal.store import Seating, Store, open_match, open_position
from magehall.terminal.translator import Translator

GAME = "battle_mages"
SEATS = 3
BOT = "search"
LONGEST_NAME = 20


class PlayArguments(Struct, frozen=True):
    """The arguments of ``magehall play``; None where not given."""

    game: str | None = None
    seats: int | None = None
    seat: int | None = None
    bots: str | None = None
    locale: str | None = None
    seed: str | None = None
    options: Sequence[str] = ()
    load: Path | None = None
    position: Path | None = None
    resume: bool = False
    name: str | None = None
    all_bots: bool = False


def sit_down(
    arguments: PlayArguments, store: Store, locale: str, environment: Mapping[str, str]
) -> tuple[Match[Any], Seating]:
    """The match to play, and who sits where. Raises UserError or OptionError for what cannot be."""
    _check_together(arguments)
    if arguments.resume:
        match, seating = store.resume()
        if arguments.locale is not None:
            seating = Seating(seating.seat, seating.name, seating.bots, arguments.locale, seating.stops)
    else:
        match = _match(arguments)
        seating = _seating(arguments, match, locale, environment)
    if arguments.game is not None and arguments.game != match.game.id:
        raise UserError(
            f"that is a match of {match.game.id}, not of {arguments.game}: leave the game's name out"
        )
    for spec in seating.bots.values():
        check_bot(spec)
    if match.result is not None:
        raise UserError("that match is over: see it with 'magehall replay FILE', or start another")
    return match, seating


def _check_together(arguments: PlayArguments) -> None:
    given = [
        flag
        for flag, value in (
            ("--resume", arguments.resume),
            ("--load", arguments.load),
            ("--position", arguments.position),
        )
        if value
    ]
    if len(given) > 1:
        raise UserError(f"{' and '.join(given)} each bring a match: use one of them")
    fresh = {"--seats": arguments.seats, "--seed": arguments.seed, "--option": arguments.options or None}
    fixed = {
        "--bots": arguments.bots,
        "--seat": arguments.seat,
        "--name": arguments.name,
        "--all-bots": arguments.all_bots or None,
    }
    unwanted = fresh | (fixed if arguments.resume else {})
    clash = [flag for flag, value in unwanted.items() if value is not None]
    if given and clash:
        raise UserError(f"{given[0]} goes on with a match as it is: leave out {', '.join(clash)}")


def _match(arguments: PlayArguments) -> Match[Any]:
    if arguments.load is not None:
        return open_match(arguments.load)
    if arguments.position is not None:
        return open_position(arguments.position)
    return magehall.new_match(
        named_game(arguments.game or GAME).id,
        seats=SEATS if arguments.seats is None else arguments.seats,
        seed=arguments.seed,
        options=read_options(arguments.options),
    )


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Parse ``key=value`` pairs; a value may be JSON."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise UserError(f"--option {pair!r}: write it as key=value, such as --option mages=deal")
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value
    return options


def _seating(
    arguments: PlayArguments, match: Match[Any], locale: str, environment: Mapping[str, str]
) -> Seating:
    seats = match.setup.seats
    seat = None if arguments.all_bots else 0 if arguments.seat is None else arguments.seat - 1
    if seat is not None and not 0 <= seat < seats:
        raise UserError(f"--seat {arguments.seat}: this match has seats 1 to {seats}")
    others = [other for other in range(seats) if other != seat]
    specs = [spec.strip() for spec in arguments.bots.split(",")] if arguments.bots is not None else [BOT]
    if arguments.bots is not None and len(specs) > len(others):
        raise UserError(
            f"--bots names {len(specs)}, but {len(others)} seats are left for bots: name fewer or add --seats"
        )
    bots = dict(zip(others, islice(cycle(specs), len(others)), strict=True))
    return Seating(seat, player_name(arguments.name, locale, environment), bots, locale)


def check_bot(spec: str) -> None:
    """Raise UserError where no bot has that name."""
    try:
        make_bot(spec)
    except ValueError as error:
        name = spec.partition(":")[0]
        raise UserError(f"{error}{'' if name in BOT_NAMES else suggest(name, BOT_NAMES)}") from None


def named_game(name: str) -> Game[Any]:
    """The game of that name; raises UserError. The message names the one that was probably meant."""
    try:
        return find_game(name)
    except magehall.OptionError as error:
        raise UserError(f"{error}{suggest(name, magehall.games())}") from None


def player_name(wished: str | None, locale: str, environment: Mapping[str, str]) -> str:
    """The person's name: as given, else from the system."""
    user = environment.get("USER", "")
    for name in (wished, environment.get("MAGEHALL_NAME"), "" if user == "root" else user.capitalize()):
        tidy = " ".join("".join(letter for letter in name or "" if letter.isprintable()).split())
        if tidy:
            return tidy[:LONGEST_NAME]
    return Translator(locale).say("player-name")


def translator_for(match: Match[Any], seating: Seating) -> Translator:
    """The translator of a match, with the names at the table."""
    people = {} if seating.seat is None else {seating.seat: seating.name}
    return Translator(seating.locale, match.setup.seats, people, seating.bots)
