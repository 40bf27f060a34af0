"""Setting up: the arena, the mages in their corners, their spellbooks."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_wars.books import APPRENTICE as APPRENTICE_BOOKS
from magehall.games.mage_wars.books import STARTER, Book, BookError, problems, read_code, write_code
from magehall.games.mage_wars.books.code import BOOK
from magehall.games.mage_wars.cards import NUMBER
from magehall.games.mage_wars.model.arena import APPRENTICE, FREE_FOR_ALL, STANDARD, Arena
from magehall.games.mage_wars.model.events.rounds import MageChosen
from magehall.games.mage_wars.model.frames import Round, SettingUp
from magehall.games.mage_wars.model.state import MAGE, MATCH, PLAYER, Duel, Piece, Player, TheMatch
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, Option, Refusal, make_option
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.space import Space
from magehall.kernel.text import Text

STARTING_MANA = 10


class OwnBooks(Space):
    """All books of one's own that can be played. [spellbooks.points]"""

    __slots__ = ()

    def find(self, option_id: str) -> Option | Refusal:
        try:
            book = read_code(option_id.removeprefix(f"{BOOK}:"))
        except BookError as error:
            return Refusal(error.reason, "spellbooks.library")
        for problem in problems(book):
            return Refusal(problem.text, problem.rule)
        code = write_code(book).lower()
        return make_option(
            say("option-own-book", mage=f"@card-mage-{book.mage}"), "setup.choose-mage", BOOK, code
        )


OWN_BOOKS = OwnBooks()


class Mode(StrEnum):
    """How the battle is fought."""

    AUTO = "auto"
    APPRENTICE = "apprentice"
    STANDARD = "standard"
    TEAMS = "teams"
    FREE_FOR_ALL = "free_for_all"


def mode_for(mode: Mode, seats: int) -> Mode:
    """The mode that fits the number of seats."""
    if mode is Mode.AUTO:
        return {2: Mode.APPRENTICE, 3: Mode.FREE_FOR_ALL, 4: Mode.TEAMS}[seats]
    return mode


def problem_with(mode: Mode, seats: int) -> Text | None:
    """Why a mode cannot be played by so many; None where it can."""
    fits = {
        Mode.APPRENTICE: (2,),
        Mode.STANDARD: (2,),
        Mode.TEAMS: (4,),
        Mode.FREE_FOR_ALL: (3, 4),
    }.get(mode, (2, 3, 4))
    if seats in fits:
        return None
    return say("mode-not-for", mode=f"@mode-{mode.value}", fits="–".join(map(str, fits)), seats=seats)


ARENAS: dict[Mode, Arena] = {
    Mode.APPRENTICE: APPRENTICE,
    Mode.STANDARD: STANDARD,
    Mode.TEAMS: STANDARD,
    Mode.FREE_FOR_ALL: FREE_FOR_ALL,
}
"""[setup.apprentice-arena] [setup.standard-arena] [multiplayer.free-for-all-arena]"""


def starting_zones(mode: Mode, seats: int) -> list[int]:
    """Opposite corners for two and for teams, a corner each for more. [setup.opposite-corners]
    [multiplayer.team-start]"""
    corners = ARENAS[mode].corners
    if mode is Mode.FREE_FOR_ALL:
        return [corners[seat] for seat in range(seats)]
    return [corners[0] if seat % 2 == 0 else corners[2] for seat in range(seats)]


def team_of(mode: Mode, seat: int) -> int:
    """Teams sit alternately. [multiplayer.team-seating]"""
    return seat % 2 if mode is Mode.TEAMS else seat


def bare_match(state: Duel, mode: Mode, edition: str) -> None:
    """An empty arena."""
    arena = ARENAS[mode]
    state.add(MATCH, TheMatch(mode.value, arena.columns, arena.rows, edition=edition))


def set_up(flow: Flow[Duel], seats: int, mode: Mode, edition: str) -> None:
    """Begin with the choice of mages."""
    bare_match(flow.state, mode, edition)
    for seat in range(seats):
        flow.state.add(PLAYER[seat], Player(team_of(mode, seat), (), []))
    flow.call(SettingUp())


def choose(_setting_up: SettingUp, flow: Flow[Duel]) -> Asked:
    state = flow.state
    options = mage_options(Mode(state.match.mode))
    space = "" if state.match.mode == Mode.APPRENTICE else BOOK
    return tuple(
        Decision(seat, say("ask-mage"), "setup.choose-mage", options, space) for seat in range(state.seats)
    )


def mage_options(mode: Mode) -> tuple[Option, ...]:
    books = APPRENTICE_BOOKS if mode is Mode.APPRENTICE else STARTER
    return tuple(
        make_option(say("option-mage", mage=f"@card-mage-{mage}"), "setup.choose-mage", "mage", mage)
        for mage in books
    )


def take(_setting_up: SettingUp, flow: Flow[Duel]) -> None:
    state = flow.state
    mode = Mode(state.match.mode)
    books = APPRENTICE_BOOKS if mode is Mode.APPRENTICE else STARTER
    zones = starting_zones(mode, state.seats)
    for seat, option in flow.answers.items():
        own = option.verb == BOOK
        book = read_code(option.subject) if own else books[option.subject]
        seat_mage(state, seat, book, zones[seat])
        state.edit_player(seat).open_book = not own
        flow.emit(
            MageChosen(mage=f"#{seat}", what=f"@card-mage-{book.mage}", id=MAGE[seat]), "setup.choose-mage"
        )


def begin(_setting_up: SettingUp, flow: Flow[Duel]) -> None:
    flow.call(Round())


PROCEDURE = Procedure(choose=choose, take=take, begin=begin)


def seat_mage(state: Duel, seat: int, book: Book, zone: int) -> None:
    """A mage in its corner, with its book, ten mana and both markers ready. The cards of the book are those of the
    match's edition. [setup.standard-values] [setup.start-ready] [setup.edition]"""
    player = state.edit_player(seat)
    player.deck = tuple(sorted(state.printed(card) for card, copies in book.cards for _ in range(copies)))
    player.book = list(player.deck)
    player.mage_card = NUMBER[book.mage]
    player.element = book.element.value if book.element else ""
    serial = state.next_serial()
    state.add(
        MAGE[seat],
        Piece(
            NUMBER[book.mage], seat, seat, serial, zone=zone, mana=STARTING_MANA, active=True, quickcast=True
        ),
    )
