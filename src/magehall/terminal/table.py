"""What lies before a person: the table, the news, and the question with its options."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.markup import escape

from magehall.kernel.event import Event
from magehall.kernel.listing import harmful, listed
from magehall.kernel.match import Match
from magehall.terminal.desk import Desk
from magehall.terminal.likeness import told_apart

TURN = "turn-began"
"""The event that begins a turn, in every game that has turns."""

PAUSE = 0.4
PAUSE_PER_LETTER = 0.01
LONGEST_PAUSE = 2.0


def game_title(game: str) -> str:
    """A game's name, from its id."""
    return game.replace("_", " ").title()


def show_table(desk: Desk, match: Match[Any], seat: int | None) -> None:
    """The table as ``seat`` sees it."""
    view = match.view(seat)
    try:
        drawing = match.game.sketch(view, desk.words.locale, desk.words.names)
    except NotImplementedError:
        drawing = plain_sketch(view)
    if drawing:
        desk.console.rule(style="dim")
        desk.draw(drawing)
        desk.console.print()


def plain_sketch(view: Mapping[str, Any]) -> str:
    """What a view shows, key by key, for a game that does not sketch itself."""
    return "\n".join(f"  {key}: {escape(json.dumps(value))}" for key, value in view["table"].items())


def show_decision(desk: Desk, match: Match[Any], seat: int) -> None:
    """The question to ``seat``, and its options by number."""
    decision = listed(match, seat)
    desk.line(desk.words.text(decision.prompt), "bold")
    width = len(str(len(decision.options))) + 2
    for number, text in enumerate(option_texts(desk, match, seat).values(), 1):
        desk.line(text, lead=f"{number:>{width}}  ", indent=width + 2)


def option_texts(desk: Desk, match: Match[Any], seat: int) -> dict[str, str]:
    """What the options of ``seat`` say, by id and in the order shown: each told from the others, and marked where it
    harms its own side."""
    options = listed(match, seat).options
    marked = harmful(match, seat)
    texts = told_apart(options, desk.words, match.view(seat)["table"])
    return {
        option.id: desk.words.say("harms-own", text=text) if option.id in marked else text
        for option, text in zip(options, texts, strict=True)
    }


class News:
    """What a seat hears of a match, paragraph by paragraph, at reading pace."""

    def __init__(self, desk: Desk, match: Match[Any], seat: int | None) -> None:
        self._desk = desk
        self._match = match
        self._seat = seat
        self._told = 0

    def skip(self) -> None:
        """Take what happened so far as told, but for the paragraph that leads here."""
        self._told = sum(map(len, split(self._match.events)[:-1]))

    def rewind(self) -> None:
        """After moves were taken back, what comes instead is news."""
        self._told = min(self._told, len(self._match.events))

    def tell(self, *, whole: bool) -> None:
        """Tell the paragraphs that are finished and, with ``whole``, the one that is not."""
        events = self._match.events
        begun = self._match.setup.position is not None
        in_turns = begun or any(event.name == TURN for event in events[: self._told])
        paragraphs = split(events[self._told :], in_turns)
        told = paragraphs if whole else paragraphs[:-1]
        for paragraph in told:
            self._told += len(paragraph)
            text = self.sentences(paragraph)
            self._desk.line(text, indent=2)
            # After the last there is a question, and time enough to read.
            if paragraph is not paragraphs[-1]:
                self._desk.pause(min(LONGEST_PAUSE, PAUSE + PAUSE_PER_LETTER * len(text)))

    def sentences(self, events: Sequence[Event]) -> str:
        """The events as running text."""
        game = self._match.game.id
        return " ".join(self._desk.words.event(game, event, self._seat) for event in events)


def split(events: Iterable[Event], in_turns: bool = False) -> list[list[Event]]:
    """Events by paragraph: a turn is one; before the first turn, so is what one rule makes happen."""
    paragraphs: list[list[Event]] = []
    for event in events:
        in_turns = in_turns or event.name == TURN
        new = event.name == TURN or (not in_turns and paragraphs and paragraphs[-1][-1].rule != event.rule)
        if new or not paragraphs:
            paragraphs.append([])
        paragraphs[-1].append(event)
    return paragraphs
