"""A hall over HTTP without live play: real routes, real sessions, a real database file, and nobody who moves by
themselves. Journals are written by the test."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import event, update

import magehall.games  # noqa: F401 - registers the games
from magehall.kernel.game import register
from magehall.kernel.matches.match import Match
from magehall.table.app import create_app
from magehall.table.lobby.repository import Seating, TableRepository
from magehall.table.lobby.setup import start_match
from magehall.table.models import Base, Chair, Entry, Person, TableRow, now
from magehall.table.pubsub import Listener
from tests.table.support import HOST, OURS, settings_for
from tests.toy.game import LARDER

BATTLE = "battle_mages"
LARDER_ID = "midnight_larder"
ADDED = "added-by-seat"
"""So begins what the guests of ``begun`` add to the seed."""

register(LARDER)

Json = dict[str, Any]


class Recorder:
    """News that are only written down."""

    shared = False

    def __init__(self) -> None:
        self.notes: list[tuple[str, Json]] = []

    async def start(self, listener: Listener) -> None:
        """Nobody listens."""

    async def publish(self, table_id: str, note: Json) -> None:
        self.notes.append((table_id, note))

    async def close(self) -> None:
        """Nothing is open."""

    async def healthy(self) -> bool:
        return True

    async def is_leader(self, table_id: str) -> bool:
        return False

    def started(self) -> list[str]:
        """The tables that were told to have started."""
        return [table_id for table_id, note in self.notes if note == {"kind": "started"}]


class Guest:
    """A person's browser."""

    def __init__(self, client: httpx.AsyncClient, me: Json) -> None:
        self.client = client
        self.id: str = me["id"]
        self.name: str = me["name"]

    async def get(self, path: str, status: int = 200, **params: Any) -> Json:
        """What a path says."""
        answer = await self.client.get(f"/api{path}", params=params or None)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def raw(self, path: str, **params: Any) -> httpx.Response:
        """The answer, whatever it is."""
        return await self.client.get(f"/api{path}", params=params or None)

    async def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        """What a path answers."""
        answer = await self.client.post(f"/api{path}", json={} if body is None else body)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def try_post(self, path: str, body: Json | None = None) -> tuple[int, Json]:
        """The status and what was answered."""
        answer = await self.client.post(f"/api{path}", json={} if body is None else body)
        return answer.status_code, answer.json()

    async def table(self, *chairs: str, game: str = BATTLE, status: int = 201, **wanted: Any) -> Json:
        """A new table."""
        return await self.post("/tables", {"game": game, "chairs": list(chairs), **wanted}, status)

    async def rename(self, name: str) -> None:
        """Choose a name."""
        answer = await self.client.patch("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.name = name

    async def speak(self, lang: str) -> None:
        """Choose a language."""
        answer = await self.client.patch("/api/me", json={"settings": {"lang": lang}})
        assert answer.status_code == 200, answer.text


async def refusal(answer: Awaitable[tuple[int, Json]]) -> tuple[int, str]:
    """The status and the code of a refusal."""
    status, said = await answer
    return status, said["error"]


class House:
    """The hall and its people."""

    def __init__(self, path: Path, **settings: Any) -> None:
        self.app = create_app(settings_for(path, **settings))
        self.hall = self.app.state.hall
        self.database = self.hall.database
        self.pubsub = Recorder()
        self.hall.pubsub = self.pubsub
        self._stack = AsyncExitStack()

    async def guest(self, **headers: str) -> Guest:
        """Someone comes in."""
        me = await self.visitor(**headers)
        answer = await me.get("/api/me")
        return Guest(me, answer.json())

    async def visitor(self, **headers: str) -> httpx.AsyncClient:
        """A browser without a session."""
        transport = httpx.ASGITransport(self.app)
        return await self._stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=HOST, headers={**OURS, **headers})
        )

    async def seating(self, table_id: str) -> Seating:
        """A table as the database has it."""
        async with self.database.session() as session:
            found = await TableRepository(session).get(table_id)
        assert found is not None
        return found

    async def change(self, model: type[Base], where: Json, **values: Any) -> None:
        """Change rows directly."""
        async with self.database.session() as session:
            await session.execute(update(model).filter_by(**where).values(values))

    async def forget(self, person_id: str) -> None:
        """Someone goes for good."""
        await self.change(Person, {"id": person_id}, name="former player", password=None, deleted=now())

    async def match(self, table_id: str) -> Match[Any]:
        """The match of a table at its first decision."""
        seating = await self.seating(table_id)
        return start_match(seating.table, seating.chairs)

    async def play(
        self,
        table_id: str,
        moves: int | None = None,
        *,
        luck: int = 1,
        age: timedelta = timedelta(0),
        finish: bool = True,
    ) -> Match[Any]:
        """Write a random match into the journal, to its end or so many moves; the last one is ``age`` old."""
        match = await self.match(table_id)
        choose = random.Random(luck)
        while match.pending and (moves is None or len(match.moves) < moves):
            seat, decision = choose.choice(list(match.pending.items()))
            match.apply(seat, choose.choice(decision.options).id)
        lines = [("move", seat, option, None) for seat, option in match.moves]
        await self.write(table_id, lines, at=now() - age)
        if match.result is not None and finish:
            winners = list(match.result.winners)
            await self.end(table_id, {"winners": winners, "scores": [], "reason": match.result.reason.key})
        return match

    async def write(self, table_id: str, lines: list[Any], at: datetime | None = None) -> None:
        """Add lines (kind, seat, option, data) to a journal."""
        async with self.database.session() as session:
            table = await session.get(TableRow, table_id)
            assert table is not None
            for kind, seat, option, data in lines:
                table.version += 1
                session.add(
                    Entry(
                        table_id=table_id,
                        number=table.version,
                        kind=kind,
                        seat=seat,
                        option=option,
                        data=data,
                        at=at or now(),
                    )
                )

    async def end(self, table_id: str, result: Json | None, state: str = "over") -> None:
        """A table is over."""
        await self.change(TableRow, {"id": table_id}, state=state, ended=now(), result=result)

    async def over(self, *people: Guest, game: str = BATTLE, **wanted: Any) -> str:
        """A table of these people (or of one against a bot), played to its end."""
        table_id = await self.begun(*people, game=game, **wanted)
        await self.play(table_id)
        return table_id

    async def begun(self, *people: Guest, game: str = BATTLE, **wanted: Any) -> str:
        """A table of these people (or of one against a bot) that has begun."""
        host, *others = people
        chairs = ["open"] * len(others) or ["random"]
        table = await host.table("me", *chairs, game=game, **wanted)
        for seat, other in enumerate(others, 1):
            # Not by who they are: the ids of people are drawn anew in every run, and the match must not be.
            await other.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
            table = await other.post(f"/tables/{table['id']}/ready", {"contribution": f"{ADDED}-{seat}"})
        assert table["state"] == "playing"
        return str(table["id"])

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[list[str]]:
        """The statements that reach the database meanwhile."""
        seen: list[str] = []

        def note(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
            seen.append(statement)

        engine = self.database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", note)
        try:
            yield seen
        finally:
            event.remove(engine, "before_cursor_execute", note)

    async def __aenter__(self) -> House:
        async with self.database.engine.begin() as connection:
            await connection.run_sync(Base.metadata.create_all)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        await self.database.close()


async def take_chair(house: House, table_id: str, seat: int, bot: str) -> None:
    """A bot takes over for a person in the middle of a match."""
    await house.change(Chair, {"table_id": table_id, "seat": seat}, bot=bot)
