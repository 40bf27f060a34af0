"""A decision may have a space of options that nobody could list: it says which there are, and why not the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from magehall import IllegalMove, Match, load_match
from magehall.kernel import game
from magehall.kernel.decision import Decision, Option, Refusal, make_option
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, NoWindows, Result
from magehall.kernel.matches.journal import Setup
from magehall.kernel.space import Space
from magehall.kernel.state import State, Thing
from magehall.kernel.text import Text


def words(key: str) -> Text:
    return Text("midnight_larder", key)


class Wish(Thing):
    made: list[str] = []


class Wishes(State):
    __slots__ = ()


class Wishing(Frame):
    """Two seats wish for something, both at once: for soup, which is on the list, or for any other word."""


def ask(_wishing: Wishing, flow: Flow[Wishes]) -> Asked:
    soup = make_option(words("option-pass"), "soup.first", "wish", "soup")
    return tuple(Decision(seat, words("ask-plan"), "soup.first", (soup,), space="word") for seat in (0, 1))


def note(_wishing: Wishing, flow: Flow[Wishes]) -> None:
    flow.state.edit("wish", Wish).made += [flow.answers[seat].subject for seat in (0, 1)]


WISHING = Procedure(ask=ask, note=note)


class Words(Space):
    """Any word of letters."""

    __slots__ = ()

    def find(self, option_id: str) -> Option | Refusal:
        word = option_id.removeprefix("word:")
        if not word.isalpha():
            return Refusal(words("refused-creak"), "soup.second")
        return make_option(words("option-pass"), "soup.first", "word", word.lower())

    def rows(self) -> list[list[int]]:
        return [[ord("a"), ord("z")]]

    def preview(self, option_id: str) -> list[list[int]]:
        return [[ord(letter) for letter in option_id.removeprefix("word:")]]


class WishGame(Game[Wishes]):
    id = "wishes"
    version = 1
    seats = (2,)
    state = Wishes
    things = (Wish,)
    procedures = {Wishing: WISHING}
    windows = NoWindows[Wishes]()
    folder = Path(__file__).parent

    def setup(self, flow: Flow[Wishes], seats: int, options: Any) -> None:
        flow.state.add("wish", Wish())
        flow.call(Wishing())

    def view(self, state: Wishes, seat: int | None) -> Struct:
        return Struct()

    def outcome(self, state: Wishes) -> Result:
        return Result((), (0, 0), words("ask-plan"))

    def space(self, state: Wishes, decision: Decision) -> Space:
        return Words()


GAME = WishGame()


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match[Wishes]:
    monkeypatch.setitem(game._games, GAME.id, GAME)
    return Match.start(GAME, Setup(seats=2, options={}, secret="secret", contributions={}))


def test_an_option_of_the_space_is_played_in_its_one_spelling(match: Match[Wishes]) -> None:
    match.apply(0, "word:Bread")
    match.apply(1, "wish:soup")
    assert match.state.get("wish", Wish).made == ["bread", "soup"]
    assert match.moves == [(0, "word:bread"), (1, "wish:soup")]


def test_what_the_space_does_not_hold_is_refused_with_its_reason(match: Match[Wishes]) -> None:
    refusal = match.why_not(0, "word:12")
    assert refusal == Refusal(words("refused-creak"), "soup.second")
    with pytest.raises(IllegalMove) as refused:
        match.apply(0, "word:12")
    assert refused.value.rule == "soup.second"
    assert 0 in match.pending


def test_the_space_holds_only_its_verb(match: Match[Wishes]) -> None:
    assert match.why_not(0, "wish:bread") is not None
    assert match.why_not(0, "wordless") is not None


def test_a_forged_option_is_refused(match: Match[Wishes]) -> None:
    forged = make_option(words("option-pass"), "soup.second", "word", "bread")
    with pytest.raises(IllegalMove):
        match.apply(0, forged)
    assert match.why_not(0, forged) is not None


def test_a_view_shows_the_space_to_who_is_asked(match: Match[Wishes]) -> None:
    assert match.view(0)["decision"]["space"] == {"verb": "word", "rows": [[97, 122]]}
    assert "decision" not in match.view(None)


def test_an_answer_of_the_space_outlives_saving_while_the_other_seat_thinks(match: Match[Wishes]) -> None:
    match.apply(0, "word:bread")
    loaded = load_match(match.save())
    loaded.apply(1, "word:tea")
    assert loaded.state.get("wish", Wish).made == ["bread", "tea"]


def test_an_option_of_the_space_is_previewed_for_who_is_asked(match: Match[Wishes]) -> None:
    assert match.preview(0, "word:Ab") == [[97, 98]]
    assert match.preview(0, "word:12") == match.preview(0, "wish:soup") == match.preview(0, "wordless") == []
    match.apply(0, "word:bread")
    assert match.preview(0, "word:ab") == []
