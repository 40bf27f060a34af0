"""Events: what follows from their declaration, and who reads what of them."""

from __future__ import annotations

import sys

from magehall.kernel.event import Event, LogEntry, Private, PrivateEvent, declaration, declared_in


class BellRung(Event):
    """Everyone hears it."""

    who: str
    times: int


class NoteLeftBehind(PrivateEvent):
    """Everyone sees a note; only some read it."""

    where: str
    text: Private[str]


class Remark(PrivateEvent):
    """What is said aside to those who know it anyway."""

    reveals = False

    text: Private[str]


def test_name_and_messages_follow_from_the_class() -> None:
    assert declaration(BellRung).name == "bell-rung"
    assert declaration(BellRung).key == "event-bell-rung"
    assert declaration(NoteLeftBehind).seen_key == "event-note-left-behind-seen"


def test_the_declaration_says_which_fields_are_private() -> None:
    assert declaration(BellRung)[1:3] == (("who", "times"), ())
    assert declaration(NoteLeftBehind)[1:3] == (("where",), ("text",))


def test_a_private_event_reveals_unless_it_is_declared_otherwise() -> None:
    assert [kind.reveals for kind in (BellRung, NoteLeftBehind, Remark)] == [False, True, False]


def test_a_private_field_is_no_part_of_what_everyone_knows() -> None:
    entry = LogEntry(NoteLeftBehind(where="door", text="Come at nine."), "rule", (2,))
    assert entry.data == {"where": "door"}
    assert entry.seen_by(2) == {
        "event": "note-left-behind",
        "rule": "rule",
        "where": "door",
        "text": "Come at nine.",
    }
    for other in (None, 0, 1):
        assert entry.seen_by(other) == {"event": "note-left-behind", "rule": "rule", "where": "door"}


def test_a_module_declares_its_own_events_and_none_that_it_imports() -> None:
    assert declared_in(sys.modules[__name__]) == (BellRung, NoteLeftBehind, Remark)
