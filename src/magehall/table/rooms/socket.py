"""WebSocket session of one browser at one table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from magehall.kernel.decision import BrokenRule, IllegalMove, Refusal
from magehall.kernel.matches.match import Match
from magehall.kernel.text import Text
from magehall.table.message_limits import ANY_MESSAGE, ClientQuota, RateLimit
from magehall.table.models import Person
from magehall.table.rate_limits import RateLimiter
from magehall.table.rooms.chat.repository import LINES_PER_MINUTE, ChatRepository, readable
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.limits import LIMITS, MISS, PLAN_ANEW
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room import spectators
from magehall.table.rooms.room.planning import Plan, begin_plan, plan_message
from magehall.table.rooms.room.reasons import reasons
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.room.room_state import HeldAnswer
from magehall.table.rooms.room.uncancelled import uncancelled
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.wire import messages
from magehall.table.wire.server_messages import (
    ByeMessage,
    ChatHistoryMessage,
    PongMessage,
    RefusalLine,
    RefusedMessage,
    ReportedMessage,
    WhyMessage,
)

log = logging.getLogger(__name__)

SEND_SECONDS = 60.0
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""How it shows that a browser is no longer there."""


class SocketSession:
    """WebSocket session: sends the outbox, handles messages."""

    def __init__(
        self,
        socket: WebSocket,
        manager: RoomManager,
        chat: ChatRepository,
        limits: RateLimiter,
        room: Room,
        person: Person,
        quota: ClientQuota,
        send_all: Callable[[Callable[[], bytes | None]], bool] | None = None,
    ) -> None:
        self.socket = socket
        self.manager = manager
        self.chat = chat
        self.limits = limits
        self.room = room
        self.person = person
        self.visitor = Visitor(person.id, person.name, room.seat_of(person.id))
        self.quota = quota
        self._kept_plan: Plan | None = None
        self._send_all = send_all
        self._sending = False
        if send_all is not None:
            self.visitor.outbox.courier = self._send_at_once
        self._send_by: float | None = None
        """By when the message under way has to be taken."""
        self._timer: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Receive and send until either side closes."""
        sender = asyncio.create_task(self._send_loop())
        listener = asyncio.create_task(self._receive_loop())
        try:
            await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # Nothing is answered any more, from this very moment.
            self.visitor.outbox.courier = None
            for task in (sender, listener):
                task.cancel()
            # Whatever went wrong, and however often we are cancelled, nobody stays at a table as a ghost.
            await uncancelled(self._part(sender, listener))

    async def _part(self, *tasks: asyncio.Task[None]) -> None:
        """Wait for both sides of the conversation to end, then leave the table."""
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        if self._timer is not None:
            self._timer.cancel()
        await self.manager.leave(self.room, self.visitor)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("a conversation broke off", exc_info=end, extra={"table": self.room.id})

    def _send_at_once(self) -> bool:
        """Send what waits in the outbox, without a task that wakes up for it. False where some is left for the sender:
        for a browser that has yet to read, and in the end."""
        if self._send_all is None or self._sending or self.visitor.outbox.closed:
            return False
        try:
            return self._send_all(self.visitor.outbox.take)
        except Exception:
            return False  # the sender meets it as well, and the conversation ends with it

    async def _send_loop(self) -> None:
        while True:
            message = await self.visitor.outbox.next()
            if message is None:
                reason = self.visitor.outbox.closed
                await self.socket.send_text(msgspec.json.encode(ByeMessage(reason)).decode())
                await self.socket.close(1001)
                return
            await self._send(message.decode())

    async def _send(self, text: str) -> None:
        """Send a message. Who does not take it in time is given up: the sender ends, and the conversation with it.

        One timer looks at many sends, since almost all of them are over at once."""
        loop = asyncio.get_running_loop()
        self._send_by = loop.time() + SEND_SECONDS
        if self._timer is None:
            sender = asyncio.current_task()
            assert sender is not None
            self._timer = loop.call_at(self._send_by, self._check_send, sender)
        self._sending = True  # nothing overtakes it
        await self.socket.send_text(text)
        self._sending = False
        self._send_by = None

    def _check_send(self, sender: asyncio.Task[Any]) -> None:
        loop, self._timer = asyncio.get_running_loop(), None
        if self._send_by is None:
            return
        if self._send_by <= loop.time():
            sender.cancel()
        else:
            self._timer = loop.call_at(self._send_by, self._check_send, sender)

    async def _receive_loop(self) -> None:
        while self.quota.has_strikes_left:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not await self._within_limit(ANY_MESSAGE):
                continue
            data = received.get("text") or received.get("bytes") or ""
            if len(data) > self.manager.settings.message_limit:
                self._refuse(Refusal(Text("table", "refused-too-large")))
            else:
                await self._handle(data)
        self.visitor.outbox.close("patience")
        await asyncio.sleep(SEND_SECONDS)  # the goodbye ends the conversation, unless nobody reads it

    async def _within_limit(self, limit: RateLimit) -> bool:
        """Wait for this message's rate limit. False, and refused, if that is too far off. What is not read yet waits
        with it, at the sender's."""
        wait = self.quota.acquire(limit)
        if wait > limit.max_wait:
            self._tell(Refusal(Text("table", "refused-too-fast")))
            return False
        if wait:
            await asyncio.sleep(wait)
        return True

    async def _handle(self, data: str | bytes) -> None:
        try:
            message = messages.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(Refusal(Text("table", "refused-malformed")))
            return
        limit = LIMITS.get(type(message))
        if limit is not None and not await self._within_limit(limit):
            return
        try:
            await self._answer(message)
        except IllegalMove as illegal:
            self._refuse(illegal.refusal)
        except BrokenRule:
            self._refuse(Refusal(Text("table", "refused-broken")))
        except SQLAlchemyError:
            log.exception("the database failed", extra={"table": self.room.id})
            self._refuse(Refusal(Text("table", "refused-trouble")))

    def _refuse(self, refusal: Refusal) -> None:
        self.quota.strike()
        self._tell(refusal)

    def _tell(self, refusal: Refusal) -> None:
        self.visitor.outbox.put(
            RefusedMessage(
                code=refusal.reason.key,
                message=refusal.reason.render(self.visitor.lang, self.room.names(self.visitor.lang)),
                rule=refusal.rule,
                # Who watches with a delay must not learn in this way how far the match has come.
                version=self.visitor.shown if self.visitor.seat is None else self.room.version,
            )
        )

    async def _answer(self, message: messages.AnyMessage) -> None:
        room, visitor = self.room, self.visitor
        visitor.seat = room.seat_of(visitor.person_id)  # a bot may have taken it
        match message:
            case messages.Hello():
                if visitor not in room.visitors or visitor.lang != message.lang:
                    await self._send_history(message.lang)
                visitor.lang, visitor.pace = message.lang, message.pace
                await room.load_full_log()
                timeline = spectators.timeline_for(room, visitor)
                marks = timeline.marks if timeline is not None else ()
                known = message.since if 0 < message.since < len(marks) else 0
                visitor.shown, visitor.known = known, marks[known] if known else 0
                visitor.seen = None
                if visitor not in room.visitors:
                    await self.manager.enter(room, visitor)
                room.show(visitor)
            case messages.Ping():
                visitor.outbox.put(PongMessage())
            case messages.MuteMessage():
                await self.chat.mute(self.person.id, message.person, muted=message.muted)
                visitor.muted = await self.chat.muted_by(self.person.id)
            case messages.ReportMessage():
                known = await self.chat.report(
                    self.person.id, room.id, message.message, message.reason, self._delay()
                )
                visitor.outbox.put(ReportedMessage(message.message, known))
            case messages.Reasons() if visitor.seat is not None or room.is_ended:
                visitor.outbox.put(await reasons(room, message.version, visitor.lang))
            case _:
                if visitor.seat is None:
                    raise offers.refuse("refused-spectator")
                await self._act(visitor.seat, message)

    async def _send_history(self, lang: str) -> None:
        """Send the chat history, and whom this person has muted."""
        async with self.manager.entering:
            lines, muted = await self.chat.history_for(self.person.id, self.room.id, lang, self._delay())
        self.visitor.muted = muted
        self.visitor.outbox.put(ChatHistoryMessage(lines, sorted(muted)))

    def _delay(self) -> float:
        """The spectator delay of this browser in seconds."""
        return self.room.table.spectator_delay if self.room.is_delayed(self.visitor) else 0

    async def _act(self, seat: int, message: messages.AnyMessage) -> None:
        room, visitor = self.room, self.visitor
        match message:
            case messages.MoveMessage():
                await self._try(seat, message)
            case messages.Plan():
                plan = await self._plan(seat, message.moves)
                if plan is not None:
                    visitor.outbox.put(plan_message(room, plan, message.moves, visitor.lang))
            case messages.PlayOut():
                late = message.version != room.version
                if late and not await self._within_limit(MISS):
                    return
                if not await room.play_out(seat, message.version, message.moves):
                    room.show(visitor)
            case messages.Why():
                plan = await self._plan(seat, message.planned) if message.planned else None
                if plan is not None or not message.planned:
                    match = room.match if plan is None else plan.draft.match
                    visitor.outbox.put(self._why(match, seat, message))
            case messages.Undo():
                await offers.undo(room, seat)
            case messages.Offer():
                await offers.offer(room, seat, message.what)
            case messages.Answer():
                await offers.answer(room, seat, message.what, yes=message.yes)
            case messages.Resign():
                await offers.resign(room, seat)
            case messages.Abort():
                await offers.abort(room)
            case messages.Chat():
                text = readable(message.text)
                if not text:
                    raise offers.refuse("refused-malformed")
                await self._limit_chat()
                note = await self.chat.say(room.id, self.person.id, text)
                await self.manager.pubsub.publish(room.id, {**note, "name": self.person.name})
            case messages.Emote():
                await self._limit_chat()
                emote = {"kind": "emote", "seat": seat, "person": self.person.id, "name": message.name}
                await self.manager.pubsub.publish(room.id, emote)
            case messages.Stops():
                note = {"kind": "stops", "seat": seat, "windows": message.windows, "at": message.at}
                await self.manager.pubsub.publish(room.id, note)

    async def _limit_chat(self) -> None:
        """Rate limit of chat, counted for all servers together."""
        if await self.limits.take(f"chat:{self.person.id}", LINES_PER_MINUTE):
            raise offers.refuse("refused-too-fast")

    async def _try(self, seat: int, message: messages.MoveMessage) -> None:
        """Make a move, with a rate limit for failed ones. One that comes too late is answered with the state as it is,
        an illegal one with its reason; neither without end."""
        room = self.room
        late = message.version != room.version or room.has_held(seat, message.version)
        if late and not await self._within_limit(MISS):
            return
        try:
            counted = await self._move(seat, message)
        except IllegalMove:
            if not late and not await self._within_limit(MISS):
                return
            raise
        if not counted:
            room.show(self.visitor)

    async def _move(self, seat: int, message: messages.MoveMessage) -> bool:
        room = self.room
        if not room.in_window() or room.table.lesson is not None:
            return await room.move(seat, message.version, message.option)
        if message.version != room.version or seat not in room.asked():
            return False
        refusal = room.why_not(seat, message.option)
        if refusal is not None:
            raise IllegalMove(refusal)
        await uncancelled(self._answer_window(seat, message))
        return True

    async def _answer_window(self, seat: int, message: messages.MoveMessage) -> None:
        """Close the window with this answer. Where others are waited for it is held, and shows when they have
        answered."""
        room = self.room
        if await self.manager.close_window(room, seat, message.option, message.version):
            return
        await room.journal.hold(room.id, seat, message.version, message.option)
        room.hold(seat, HeldAnswer(message.version, message.option))
        note = {"kind": "held", "seat": seat, "version": message.version}
        await self.manager.pubsub.publish(room.id, note)

    async def _plan(self, seat: int, moves: Sequence[str]) -> Plan | None:
        """The plan of this browser with these moves. None, and refused, where so many tried anew come too often."""
        kept = self._kept_plan
        if kept is None or not kept.is_current(self.room, seat):
            kept = begin_plan(self.room, seat)
        if len(moves) - kept.shared(moves) > 1 and not await self._within_limit(PLAN_ANEW):
            return None
        if not kept.is_current(self.room, seat):  # we have waited
            kept = begin_plan(self.room, seat)
        kept.go_to(moves)
        self._kept_plan = kept if moves else None
        return kept

    def _why(self, match: Match[Any], seat: int, message: messages.Why) -> WhyMessage:
        room, lang = self.room, self.visitor.lang
        names = room.names(lang)
        option = message.option
        refusals: Mapping[str, Refusal] = {}
        preview: list[list[int]] = []
        if option is None:
            refusals = room.hooks.ask(
                room.timeline, seat, "refusals", lambda: match.refusals(seat), safe=refusals
            )
        else:
            refusal = room.why_not(seat, option, match)
            refusals = {} if refusal is None else {option: refusal}
            preview = room.hooks.ask(
                room.timeline, seat, "preview", lambda: match.preview(seat, option), safe=preview
            )
        return WhyMessage(
            version=room.version,
            refusals=[
                RefusalLine(option, refusal.reason.render(lang, names), refusal.rule)
                for option, refusal in refusals.items()
            ],
            option=message.option or "",
            preview=preview,
        )
