"""Display of the table, the events, and the decision."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.markup import escape

from magehall.kernel.event import LogEntry
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.listing import harmful, listed
from magehall.kernel.text import has_message, render
from magehall.terminal.disambiguation import disambiguate
from magehall.terminal.ui import TextUI

TURN = "turn-began"
"""The event that begins a turn, in every game that has turns."""

PAUSE = 0.4
PAUSE_PER_LETTER = 0.01
LONGEST_PAUSE = 2.0


def game_title(game: str, locale: str = "en") -> str:
    """A game's name: its title where its words have one, else from its id."""
    titled = has_message(game, "title", locale)
    return render(game, "title", {}, locale, {}) if titled else game.replace("_", " ").title()


def show_table(ui: TextUI, match: Match[Any], seat: int | None, banner: str = "") -> None:
    """Print the table as ``seat`` sees it, under ``banner``. It is left out where nothing changed since it was printed."""
    view = match.view(seat)
    try:
        drawing = match.game.sketch(view, ui.translator.locale, ui.translator.names)
    except NotImplementedError:
        drawing = plain_sketch(view)
    if drawing and drawing != ui.drawn:
        ui.drawn = drawing
        ui.console.rule(banner, style="dim")
        ui.draw(drawing)
        ui.console.print()


def plain_sketch(view: Mapping[str, Any]) -> str:
    """Render a view key by key. It is for a game that does not sketch itself."""
    return "\n".join(f"  {key}: {escape(json.dumps(value))}" for key, value in view["table"].items())


def show_decision(ui: TextUI, match: Match[Any], seat: int) -> None:
    """Print the question to ``seat``, and its options by number."""
    decision = listed(match, seat)
    ui.line(ui.translator.text(decision.prompt), "bold")
    width = len(str(len(decision.options))) + 2
    for number, text in enumerate(option_texts(ui, match, seat).values(), 1):
        ui.line(text, lead=f"{number:>{width}}  ", indent=width + 2)
    invitation = match.game.text_play.invitation(decision)
    if invitation is not None:
        ui.line(ui.translator.text(invitation), "dim", indent=width + 2)


def option_texts(ui: TextUI, match: Match[Any], seat: int) -> dict[str, str]:
    """The texts of the options of ``seat``, by id. They are in the order shown, each told from the others, and marked
    where it harms its own side."""
    options = listed(match, seat).options
    marked = harmful(match, seat)
    texts = disambiguate(options, ui.translator, match.view(seat)["table"])
    shown = {}
    for option, text in zip(options, texts, strict=True):
        remark = match.game.text_play.remark(match.state, seat, option)
        if remark is not None:
            text = ui.translator.say("remarked", text=text, remark=ui.translator.text(remark))
        shown[option.id] = ui.translator.say("harms-own", text=text) if option.id in marked else text
    return shown


class EventFeed:
    """Event feed of a seat, printed paragraph by paragraph at reading pace."""

    def __init__(self, ui: TextUI, match: Match[Any], seat: int | None) -> None:
        self._ui = ui
        self._match = match
        self._seat = seat
        self._told = 0

    def skip(self) -> None:
        """Skip past events, but for the paragraph that leads here."""
        self._told = sum(map(len, split(self._match.events)[:-1]))

    def rewind(self) -> None:
        """Rewind after an undo."""
        self._told = min(self._told, len(self._match.events))

    def tell(self, *, whole: bool) -> None:
        """Print finished paragraphs and, with ``whole``, the one that is not."""
        events = self._match.events
        begun = self._match.setup.position is not None
        in_turns = begun or any(event.name == TURN for event in events[: self._told])
        paragraphs = split(events[self._told :], in_turns)
        told = paragraphs if whole else paragraphs[:-1]
        for paragraph in told:
            self._told += len(paragraph)
            text = self.sentences(paragraph)
            self._ui.line(text, indent=2)
            # After the last there is a question, and time enough to read.
            if paragraph is not paragraphs[-1]:
                self._ui.pause(min(LONGEST_PAUSE, PAUSE + PAUSE_PER_LETTER * len(text)))

    def sentences(self, events: Sequence[LogEntry]) -> str:
        """Render events as running text."""
        game = self._match.game.id
        return " ".join(self._ui.translator.event(game, event, self._seat) for event in events)


def split(events: Iterable[LogEntry], in_turns: bool = False) -> list[list[LogEntry]]:
    """Split events into paragraphs. A turn is one; before the first turn, so is what one rule makes happen."""
    paragraphs: list[list[LogEntry]] = []
    for event in events:
        in_turns = in_turns or event.name == TURN
        new = event.name == TURN or (not in_turns and paragraphs and paragraphs[-1][-1].rule != event.rule)
        if new or not paragraphs:
            paragraphs.append([])
        paragraphs[-1].append(event)
    return paragraphs
