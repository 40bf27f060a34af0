"""Whoever logs out, or goes for good, loses the open sockets too, on every server."""

from __future__ import annotations

from typing import Any

from magehall.table.hall import Hall, Visit
from magehall.table.news import Listener, News

KIND = "dismissed"


class NewsOfPeople:
    """News that hears of dismissals itself and passes everything else on."""

    def __init__(self, news: News, sockets: set[Visit]) -> None:
        self._news = news
        self._sockets = sockets

    async def start(self, listener: Listener) -> None:
        async def hear(table_id: str, note: dict[str, Any]) -> None:
            if note.get("kind") == KIND:
                self._dismiss(note.get("person"), note.get("session"))
            else:
                await listener(table_id, note)

        await self._news.start(hear)

    def _dismiss(self, person_id: str | None, token_hash: str | None) -> None:
        for visit in self._sockets:
            if visit.task is None or visit.dismissed:
                continue
            if person_id in (visit.person_id, None) and token_hash in (visit.token_hash, None):
                visit.dismissed = True
                visit.task.cancel()

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        await self._news.publish(table_id, note)

    async def close(self) -> None:
        await self._news.close()

    async def healthy(self) -> bool:
        return await self._news.healthy()

    async def conducts(self, table_id: str) -> bool:
        return await self._news.conducts(table_id)


async def dismiss_person(hall: Hall, person_id: str) -> None:
    """Close every socket of a person."""
    await hall.news.publish("", {"kind": KIND, "person": person_id})


async def dismiss_session(hall: Hall, token_hash: str) -> None:
    """Close every socket that was opened with this session's token."""
    await hall.news.publish("", {"kind": KIND, "session": token_hash})
