"""Reference data of games, read from their folders."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import magehall
import magehall.kernel
from magehall.bots import BOT_NAMES
from magehall.bots.bot import DOMAIN as BOTS
from magehall.kernel.documents.position_files import lesson_folder, load_position, read_lesson
from magehall.kernel.game import Game
from magehall.kernel.ledger import ledger
from magehall.kernel.matches.positions import Lesson
from magehall.kernel.text import KERNEL, LOCALES, has_message, render
from magehall.table.errors import TABLE, NotFound
from magehall.table.reference.schemas import GameOut, LessonDetails, LessonOut, RuleOut, StepOut
from magehall.table.settings import Settings

CLIENT = "client"
TITLE = "title"
"""The message by which every game is called."""

ABOUT = "about"
"""The message that says what a game is."""

SEARCHES = ("search:200", "search:1000")
_LESSON_ID = re.compile(r"[a-z0-9_-]{1,60}")


@dataclass(frozen=True)
class MessageBundle:
    """Fluent messages of a domain in one language, with ETag."""

    text: str
    etag: str


def game(game_id: str) -> Game[Any]:
    """A game by its id; NotFound if there is none."""
    found = magehall.games().get(game_id)
    if found is None:
        raise NotFound("no-such-game")
    return found


def games() -> list[GameOut]:
    """Every game of the hall."""
    return [
        GameOut(
            id=each.id,
            version=each.version,
            title=TITLE,
            titles=_told(each.id, TITLE),
            about=_told(each.id, ABOUT),
            seats=list(each.seats),
            options=each.options_schema,
            bots=bot_specs(),
            lessons=len(lessons(each.id)),
            windows=list(dict.fromkeys(each.windows.after.values())),
            plannable=each.plannable,
            books=each.decks.verb if each.decks is not None else "",
        )
        for each in magehall.games().values()
    ]


def _told(domain: str, key: str) -> dict[str, str]:
    """A message in every language that has it."""
    return {
        locale: render(domain, key, {}, locale, {}) for locale in LOCALES if has_message(domain, key, locale)
    }


def bot_specs() -> list[str]:
    """The bots the lobby offers, from weak to strong."""
    return [spec for name in BOT_NAMES for spec in (SEARCHES if name == "search" else (name,))]


def words(settings: Settings, domain: str, locale: str) -> MessageBundle:
    """All messages of a domain in one language. A domain is a game, the kernel, the bots, the table or the client."""
    if locale not in LOCALES:
        raise NotFound("no-such-text")
    files = tuple(
        path for folder in _folders(settings, domain) for path in sorted(folder.glob(f"*{locale}.ftl"))
    )
    if not files:
        raise NotFound("no-such-text")
    return _read_words(tuple((path, path.stat().st_mtime_ns) for path in files))


@cache
def _read_words(files: tuple[tuple[Path, int], ...]) -> MessageBundle:
    text = "\n".join(path.read_text(encoding="utf-8") for path, _ in files)
    return MessageBundle(text, f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"')


def _folders(settings: Settings, domain: str) -> Iterator[Path]:
    package = Path(magehall.__file__).parent
    if domain in magehall.games():
        yield magehall.games()[domain].folder / "locale"
    elif domain in (KERNEL, TABLE):
        yield package / domain / "locale"
    elif domain == BOTS:
        yield package / "bots" / "locale"
    elif domain == CLIENT:
        # Built clients carry their words along; in a checkout they lie beside the sources.
        places = (settings.client / "locale", settings.client.parent / "locale")
        yield next((place for place in places if place.is_dir()), places[0])


def rules(game_id: str) -> list[RuleOut]:
    """The ledger of a game, in its order."""
    return [
        RuleOut(
            id=rule.id,
            where=rule.where,
            en=rule.en,
            fr=rule.fr,
            ru=rule.ru,
            ruling=rule.ruling,
            house=rule.house,
            status=rule.status,
        )
        for rule in ledger(game(game_id)).values()
    ]


def lesson_file(game_id: str, lesson_id: str) -> Path:
    """The position file of a lesson; NotFound if there is none."""
    path = lesson_folder(game(game_id)) / f"{lesson_id}.yaml"
    if not _LESSON_ID.fullmatch(lesson_id) or not path.is_file():
        raise NotFound("no-such-lesson")
    return path


def lessons(game_id: str) -> list[LessonOut]:
    """The lessons of a game, in their order."""
    files = sorted(lesson_folder(game(game_id)).glob("*.yaml"))
    found = [(path, *_read_lesson(path, path.stat().st_mtime_ns)) for path in files]
    found.sort(key=lambda each: (each[1].order, each[0].stem))
    return [
        LessonOut(id=path.stem, title=lesson.title, seats=seats, seat=lesson.seat, steps=len(lesson.steps))
        for path, lesson, seats in found
    ]


def lesson(game_id: str, lesson_id: str) -> LessonDetails:
    """One lesson with its steps."""
    path = lesson_file(game_id, lesson_id)
    found, seats = _read_lesson(path, path.stat().st_mtime_ns)
    steps = [
        StepOut(say=step.say, right=step.right, praise=step.praise, hint=step.hint, then=step.then)
        for step in found.steps
    ]
    return LessonDetails(id=lesson_id, title=found.title, seats=seats, seat=found.seat, steps=steps)


@cache
def _read_lesson(path: Path, _changed: int) -> tuple[Lesson, int]:
    match = load_position(path)
    found = read_lesson(match)
    if found is None:
        raise ValueError(f"{path}: a lesson's file needs a lesson")
    return found, match.setup.seats
