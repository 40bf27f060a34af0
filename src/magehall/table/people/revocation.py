"""Session revocation: closes open sockets on every server. Whoever logs out, or goes for good, loses them."""

from __future__ import annotations

from typing import Any

from magehall.table.hall import Hall
from magehall.table.models import now
from magehall.table.people.repository import SessionRepository
from magehall.table.people.sessions import is_stale
from magehall.table.pubsub import Listener, PubSub
from magehall.table.visit import Visit

KIND = "dismissed"
AT_ONCE = 500


class RevocationPubSub:
    """Publish/subscribe decorator that handles revocations itself. It passes everything else on."""

    def __init__(self, pubsub: PubSub, sockets: set[Visit]) -> None:
        self._pubsub = pubsub
        self._sockets = sockets

    @property
    def shared(self) -> bool:
        return self._pubsub.shared

    async def start(self, listener: Listener) -> None:
        async def hear(table_id: str, note: dict[str, Any]) -> None:
            if note.get("kind") == KIND:
                self._close_sockets(note.get("person"), note.get("session"))
            else:
                await listener(table_id, note)

        await self._pubsub.start(hear)

    def _close_sockets(self, person_id: str | None, token_hash: str | None) -> None:
        for visit in self._sockets:
            if person_id in (visit.person_id, None) and token_hash in (visit.token_hash, None):
                _close_socket(visit)

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        await self._pubsub.publish(table_id, note)

    async def close(self) -> None:
        await self._pubsub.close()

    async def healthy(self) -> bool:
        return await self._pubsub.healthy()

    async def is_leader(self, table_id: str) -> bool:
        return await self._pubsub.is_leader(table_id)


def _close_socket(visit: Visit) -> None:
    if visit.task is not None and not visit.revoked:
        visit.revoked = True
        visit.task.cancel()


async def close_expired_sockets(hall: Hall) -> None:
    """Close the sockets of this server whose session has ended. It has run out, its token was changed, or the note that
    it ended was lost. Whoever still has a session comes back with it at once. An open socket is use of its session."""
    known = [visit for visit in hall.sockets if visit.token_hash is not None]
    for start in range(0, len(known), AT_ONCE):
        some = known[start : start + AT_ONCE]
        hashes = {visit.token_hash for visit in some if visit.token_hash is not None}
        async with hall.database.reading() as session:
            living = await SessionRepository(session).living_among(hashes, now())
        for visit in some:
            if visit.token_hash not in living:
                _close_socket(visit)
        moment = now()
        if stale := [token_hash for token_hash, seen in living.items() if is_stale(seen, moment)]:
            async with hall.database.session() as session:
                await SessionRepository(session).note_use(stale, moment)


async def close_sockets_of_person(hall: Hall, person_id: str) -> None:
    """Close every socket of a person."""
    await hall.pubsub.publish("", {"kind": KIND, "person": person_id})


async def close_sockets_of_session(hall: Hall, token_hash: str) -> None:
    """Close every socket that was opened with this session's token."""
    await hall.pubsub.publish("", {"kind": KIND, "session": token_hash})
