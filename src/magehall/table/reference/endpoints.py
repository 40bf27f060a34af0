"""HTTP endpoints of reference data: games, messages, rules, lessons. These need no session."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from magehall.table.hall import TheHall
from magehall.table.reference import service
from magehall.table.reference.schemas import GameOut, LessonDetails, LessonOut, RuleOut

router = APIRouter(prefix="/api", tags=["reference"])

# These read files, so they are plain functions: FastAPI runs them beside the event loop.


@router.get("/games")
def list_games() -> list[GameOut]:
    """The games of the hall, with what a table needs."""
    return service.games()


@router.get(
    "/texts/{domain}/{locale}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {"description": "as before"}},
)
def get_texts(hall: TheHall, request: Request, domain: str, locale: str) -> Response:
    """Fluent messages of a game, or of another domain. The others are kernel, bots, table and client. Ask again with
    If-None-Match."""
    found = service.words(hall.settings, domain, locale)
    headers = {"ETag": found.etag, "Cache-Control": "public, no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if found.etag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(found.text, media_type="text/plain", headers=headers)


@router.get("/games/{game}/rules")
def list_rules(game: str) -> list[RuleOut]:
    """The rules of a game, with their place in the rulebook."""
    return service.rules(game)


@router.get("/games/{game}/lessons")
def list_lessons(game: str) -> list[LessonOut]:
    """The lessons of a game, in their order."""
    return service.lessons(game)


@router.get("/games/{game}/lessons/{lesson}")
def get_lesson(game: str, lesson: str) -> LessonDetails:
    """A lesson with its steps."""
    return service.lesson(game, lesson)
