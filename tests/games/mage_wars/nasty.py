"""Nasty moments: seeded play in which fate strikes, and the record of every course that broke.

``python tests/mass/nasty.py --tables 2000`` plays many, and stores what breaks; ``Course.play`` plays it again.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
from msgspec import Struct

from magehall import BrokenRule, Match
from magehall.games.mage_wars.model.state import NOWHERE, Duel, is_placed
from magehall.kernel.flow import Window
from magehall.kernel.matches.journal import Move, Setup
from magehall.kernel.records import replace
from tests.games.mage_wars.crowds import MEDDLING, some_table
from tests.games.mage_wars.fate import FATE, FATE_VERB, FatefulWars, deeds, strike, words

GAME = FatefulWars()

DECISIONS = 40
"""How many moments of a table fate looks at."""
STOPS = 40
"""How many decisions fate stays awake."""
AFTERWARDS = 25
"""How many decisions are played on when it sleeps again."""


class Course(Struct):
    """The moves of a table, with fate awake from the move number ``wakes`` to before ``sleeps``."""

    setup: Setup
    moves: list[Move]
    wakes: int
    sleeps: int
    problem: str = ""

    def play(self) -> Match[Duel]:
        """Play it again; raises what it raised."""
        match = begin(self.setup)
        for number, move in enumerate(self.moves):
            GAME.fate.awake = self.wakes <= number < self.sleeps
            make(match, move)
        return match


class Report(Struct):
    """What came of a table."""

    struck: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    """The deeds of fate, by the step they came after or before, and their kind."""
    broken: list[Course] = msgspec.field(default_factory=list)


def begin(setup: Setup) -> Match[Duel]:
    """A match that keeps no log: that would be replayed where a rule breaks, and fate sleeps through replays."""
    GAME.fate.awake = False
    match = Match.start(GAME, setup)
    match.flow.quiet = True
    return match


def make(match: Match[Duel], move: Move) -> None:
    """Make a move, or let fate strike before a question is answered; the invariants hold afterwards."""
    seat, option = move
    decision = match.pending[seat]
    fateful = option.startswith(FATE_VERB)
    if fateful and decision.find(option) is None:
        strike(match.flow, next(deed for deed in deeds(match.state) if deed.id == option))
        match.advance()
        match.moves.append(move)
    else:
        match.apply(seat, option)
    GAME.check(match.state)
    assert match.pending or match.result is not None, "nobody is asked, and it is not over"
    assert not match.pending or not lost(match.state), (
        f"{lost(match.state)} is nowhere, and nobody remembers it"
    )
    if fateful:
        look(match)


def lost(state: Duel) -> list[str]:
    """The objects that are in no place, are not banished, and that no procedure will put anywhere."""
    known = {word for frame in state.stack for word in words(frame)}
    return [
        id
        for id, piece in state.pieces()
        if not is_placed(piece) and piece.last_zone == NOWHERE and id not in known
    ]


def look(match: Match[Duel]) -> None:
    """Everyone looks at the table, is told what cannot be done, and thinks about it."""
    for viewer in (None, *range(match.setup.seats)):
        match.view(viewer)
    for seat, decision in match.pending.items():
        if match.state.player(seat).dead:
            continue  # its voice speaks for fate only
        match.refusals(seat)
        usual = [option for option in decision.options if option.verb != FATE_VERB]
        GAME.sense.hints(match.state, replace(decision, options=tuple(usual)))
        GAME.sense.evaluate(match.state, seat)


def play(seed: str) -> Report:
    """A table, with fate striking in copies of it."""
    luck = Random(seed)
    report = Report()
    setup, skipped = some_table(luck, seed)
    match = begin(setup)
    for number in range(skipped + DECISIONS):
        if not match.pending:
            break
        if number >= skipped and luck.random() < 0.5:
            report.broken += strike_a_copy(match, luck, report.struck)
        GAME.fate.awake = False
        make(match, some_move(match, luck))
    return report


def strike_a_copy(match: Match[Duel], luck: Random, struck: Counter[tuple[str, str]]) -> list[Course]:
    """Let fate strike once or twice in a copy of a match, and play on; the course, if it breaks."""
    copy = match.clone()
    course = Course(match.setup, [*copy.moves], len(copy.moves), len(copy.moves) + STOPS)
    deeds_left = luck.randint(1, 2)
    try:
        GAME.fate.awake = True
        for stop in range(STOPS + AFTERWARDS):
            if not copy.pending:
                break
            if GAME.fate.awake and (not deeds_left or stop == STOPS):
                GAME.fate.awake = False
                course.sleeps = len(course.moves)
            move = a_deed(copy, luck) if GAME.fate.awake and luck.random() < 0.3 else None
            if move is not None:
                deeds_left -= 1
                struck[place(copy), move[1].split(":")[1].partition(".")[0]] += 1
            course.moves.append(move or some_move(copy, luck))
            make(copy, course.moves[-1])
    # Whatever is raised is a finding, the more so what nobody thought of.
    except Exception as error:
        cause = error.__cause__ if isinstance(error, BrokenRule) else error
        course.problem = f"{type(cause).__name__}: {error}"
        return [course]
    return []


def exhaust(match: Match[Duel], move: Move) -> list[Course]:
    """Let fate do each of its deeds at each of its stops on the way from a move to the next question, and everyone
    choose the last option for a while after that; all that breaks."""
    wakes = len(match.moves)
    broken = []
    GAME.fate.awake = True
    on_its_way = match.clone()
    make(on_its_way, move)
    while isinstance(on_its_way.state.stack[-1], Window):
        for deed in deeds(on_its_way.state):
            copy = on_its_way.clone()
            moves = [*copy.moves, (FATE, deed.id)]
            course = Course(match.setup, moves, wakes, len(moves))
            try:
                GAME.fate.awake = True
                make(copy, moves[-1])
                GAME.fate.awake = False
                for _ in range(AFTERWARDS):
                    if copy.pending:
                        seat, decision = next(iter(copy.pending.items()))
                        moves.append((seat, decision.options[-1].id))
                        make(copy, moves[-1])
            # As above: whatever it is.
            except Exception as error:
                course.problem = str(error)
                broken.append(course)
        GAME.fate.awake = True
        for seat in list(on_its_way.pending):
            make(on_its_way, (seat, "pass"))
    GAME.fate.awake = False
    return broken


def place(match: Match[Duel]) -> str:
    """The step at which a match rests, below the window if one is open."""
    frames = [frame for frame in match.state.stack if not isinstance(frame, Window)]
    return f"{type(frames[-1]).__name__}.{frames[-1].step}"


def a_deed(match: Match[Duel], luck: Random) -> Move | None:
    """Something fate could do now, mostly to what the running procedure itself remembers; not while others have
    answered already."""
    found = list(deeds(match.state)) if not match.state.answers else []
    if not found:
        return None
    near = {word for frame in match.state.stack[-2:] for word in words(frame)}
    aimed = [deed for deed in found if deed.subject.partition(".")[2] in near]
    chosen = luck.choice(aimed if aimed and luck.random() < 0.7 else found).id
    return (FATE if FATE in match.pending else next(iter(match.pending))), chosen


def some_move(match: Match[Duel], luck: Random) -> Move:
    """A seat that is asked, and one of its options: rather a spell that meddles with others."""
    seat = luck.choice(list(match.pending))
    options = [option.id for option in match.pending[seat].options if option.verb != FATE_VERB]
    meddling = [option for option in options if not MEDDLING.isdisjoint(option.replace(".", ":").split(":"))]
    return seat, luck.choice(meddling if meddling and luck.random() < 0.6 else options)
