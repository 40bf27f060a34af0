"""From what somebody asks for to a match with everyone seated."""

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
from magehall.kernel.match import Match
from magehall.kernel.validation import suggest
from magehall.terminal.store import Seating, Store, open_match, open_position
from magehall.terminal.trouble import Trouble
from magehall.terminal.words import Words

GAME = "battle_mages"
SEATS = 3
BOT = "search"
LONGEST_NAME = 20


class Wishes(Struct, frozen=True):
    """The arguments of ``magehall play``; None where nothing was said."""

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
    wishes: Wishes, store: Store, locale: str, environment: Mapping[str, str]
) -> tuple[Match[Any], Seating]:
    """The match that was asked for, and who sits where; raises Trouble or OptionError for what cannot be."""
    _check_together(wishes)
    if wishes.resume:
        match, seating = store.resume()
        if wishes.locale is not None:
            seating = Seating(seating.seat, seating.name, seating.bots, wishes.locale, seating.stops)
    else:
        match = _match(wishes)
        seating = _seating(wishes, match, locale, environment)
    if wishes.game is not None and wishes.game != match.game.id:
        raise Trouble(f"that is a match of {match.game.id}, not of {wishes.game}: leave the game's name out")
    for spec in seating.bots.values():
        check_bot(spec)
    if match.result is not None:
        raise Trouble("that match is over: see it with 'magehall replay FILE', or start another")
    return match, seating


def _check_together(wishes: Wishes) -> None:
    given = [
        flag
        for flag, value in (
            ("--resume", wishes.resume),
            ("--load", wishes.load),
            ("--position", wishes.position),
        )
        if value
    ]
    if len(given) > 1:
        raise Trouble(f"{' and '.join(given)} each bring a match: use one of them")
    fresh = {"--seats": wishes.seats, "--seed": wishes.seed, "--option": wishes.options or None}
    fixed = {
        "--bots": wishes.bots,
        "--seat": wishes.seat,
        "--name": wishes.name,
        "--all-bots": wishes.all_bots or None,
    }
    unwanted = fresh | (fixed if wishes.resume else {})
    clash = [flag for flag, value in unwanted.items() if value is not None]
    if given and clash:
        raise Trouble(f"{given[0]} goes on with a match as it is: leave out {', '.join(clash)}")


def _match(wishes: Wishes) -> Match[Any]:
    if wishes.load is not None:
        return open_match(wishes.load)
    if wishes.position is not None:
        return open_position(wishes.position)
    return magehall.new_match(
        named_game(wishes.game or GAME).id,
        seats=SEATS if wishes.seats is None else wishes.seats,
        seed=wishes.seed,
        options=read_options(wishes.options),
    )


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """``key=value`` pairs; a value that reads as JSON is taken as such."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise Trouble(f"--option {pair!r}: write it as key=value, such as --option mages=deal")
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value
    return options


def _seating(wishes: Wishes, match: Match[Any], locale: str, environment: Mapping[str, str]) -> Seating:
    seats = match.setup.seats
    seat = None if wishes.all_bots else 0 if wishes.seat is None else wishes.seat - 1
    if seat is not None and not 0 <= seat < seats:
        raise Trouble(f"--seat {wishes.seat}: this match has seats 1 to {seats}")
    others = [other for other in range(seats) if other != seat]
    specs = [spec.strip() for spec in wishes.bots.split(",")] if wishes.bots is not None else [BOT]
    if wishes.bots is not None and len(specs) > len(others):
        raise Trouble(
            f"--bots names {len(specs)}, but {len(others)} seats are left for bots: name fewer or add --seats"
        )
    bots = dict(zip(others, islice(cycle(specs), len(others)), strict=True))
    return Seating(seat, player_name(wishes.name, locale, environment), bots, locale)


def check_bot(spec: str) -> None:
    """Raise Trouble where no bot is called so."""
    try:
        make_bot(spec)
    except ValueError as error:
        name = spec.partition(":")[0]
        raise Trouble(f"{error}{'' if name in BOT_NAMES else suggest(name, BOT_NAMES)}") from None


def named_game(name: str) -> Game[Any]:
    """The game of that name; raises Trouble, with the one that was probably meant, where there is none."""
    try:
        return find_game(name)
    except magehall.OptionError as error:
        raise Trouble(f"{error}{suggest(name, magehall.games())}") from None


def player_name(wished: str | None, locale: str, environment: Mapping[str, str]) -> str:
    """The person's name: as wished, else as the system knows them."""
    user = environment.get("USER", "")
    for name in (wished, environment.get("MAGEHALL_NAME"), "" if user == "root" else user.capitalize()):
        tidy = " ".join("".join(letter for letter in name or "" if letter.isprintable()).split())
        if tidy:
            return tidy[:LONGEST_NAME]
    return Words(locale).say("player-name")


def words_for(match: Match[Any], seating: Seating) -> Words:
    """What is said at that table, and by what names."""
    people = {} if seating.seat is None else {seating.seat: seating.name}
    return Words(seating.locale, match.setup.seats, people, seating.bots)
