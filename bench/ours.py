"""Measures our games through the public face alone, as any user of the library would play them."""

import json
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from operator import methodcaller
from random import Random
from typing import Any

import magehall
import measure
from growth import growth
from magehall.bots.budget import Budget
from magehall.bots.search import SearchBot
from magehall.kernel.records import BUILD
from magehall.kernel.showing.perspective import Perspective
from measure import SAMPLED_STATES, Play, Played, Subject

STRETCH = 150
"""How many decisions are played from the middle of a match, again and again from the same."""

SIMULATIONS = 64
"""So many a search may make."""

LONG_ONE_OF = 8
"""The longest of so many random matches is called long."""

LATE = 0.95
"""How much of it is over where it is late."""


def load(data: bytes) -> object:
    return magehall.load_match(data).pending  # asked for, so that nothing of the loading can be put off


def search(match: Any) -> int:
    """A search for whom the match waits."""
    if not match.pending:
        return 0
    bot = SearchBot("bench", Budget(simulations=SIMULATIONS))
    choice = bot.choose(Perspective(match, next(iter(match.pending))))
    return sum(one.looks for one in choice.weighed)


def go_on(match: Any, seed: int, limit: int, look: bool) -> Played:
    """Random decisions from where a match stands, to its end or the limit."""
    rnd = Random(seed).random
    decisions = options = 0
    while decisions < limit and (pending := match.pending):
        seat, decision = next(iter(pending.items()))
        if look:
            match.view(seat)
        choices = decision.options
        match.apply(seat, choices[int(rnd() * len(choices))])
        decisions += 1
        options += len(choices)
    return Played(match, decisions, options)


def our_game(game_id: str) -> Subject:
    """Whole matches, for each number of seats in turn."""
    seat_counts = tuple(magehall.games()[game_id].seats)

    def play(seed: int, limit: int, look: bool = False) -> Played:
        match = magehall.new_match(game_id, seats=seat_counts[seed % len(seat_counts)], seed=seed)
        return go_on(match, seed, limit, look)

    return _subject(game_id, play, partial(play, look=True), rotation=len(seat_counts))


def mid_game(game_id: str, seats: int, options: dict[str, Any]) -> Subject:
    """Stretches from the middle of random matches."""

    @cache
    def middle(number: int) -> Any:
        def begin() -> Any:
            return magehall.new_match(game_id, seats=seats, seed=number, options=options)

        length = go_on(begin(), number, sys.maxsize, look=False).decisions
        return go_on(begin(), number, length // 2, look=False).state

    def play(seed: int, limit: int, look: bool = False) -> Played:
        return go_on(middle(seed % SAMPLED_STATES).clone(), seed, min(limit, STRETCH), look)

    for number in range(SAMPLED_STATES):
        middle(number)  # before the clock runs
    return _subject(f"{game_id} mid-game", play, partial(play, look=True), rotation=SAMPLED_STATES)


def late_game(game_id: str, seats: int, options: dict[str, Any]) -> Subject:
    """Taking back, planning and looking near the end of a long random match."""
    lengths = {}
    for seed in range(LONG_ONE_OF):
        match = magehall.new_match(game_id, seats=seats, seed=seed, options=options)
        lengths[seed] = go_on(match, seed, sys.maxsize, look=False).decisions
    seed = max(lengths, key=lambda seed: lengths[seed])
    match = magehall.new_match(game_id, seats=seats, seed=seed, options=options)
    late = go_on(match, seed, int(lengths[seed] * LATE), look=False).state
    rnd = Random(seed).random
    while (found := _plannable(late)) is None:
        seat, decision = next(iter(late.pending.items()))
        late.apply(seat, decision.options[int(rnd() * len(decision.options))])
    seat, option = found
    saved = late.save()

    def plan() -> None:
        draft = late.draft(seat)
        draft.apply(option)
        draft.match.view(seat)

    def view_size() -> float:
        return max(len(json.dumps(late.view(seen_by)).encode()) for seen_by in (None, *range(seats))) / 1000

    return Subject(
        f"Magehall {game_id} late",
        _version(),
        waits={
            "take_back_ms": lambda: late.clone().undo(seat),
            "take_back_loaded_ms": lambda: magehall.load_match(saved).undo(seat),
            "plan_ms": plan,
        },
        sizes={"view_kb": view_size, "moves_before": lambda: len(late.moves)},
    )


def _plannable(match: Any) -> tuple[int, str] | None:
    """A seat that may take its last move back, and an option that it can try in a draft."""
    for seat, decision in match.pending.items():
        for option in decision.options if match.can_undo(seat) else ():
            try:
                match.draft(seat).apply(option)
            except magehall.IllegalMove:  # it would draw or reveal something
                continue
            return seat, option.id
    return None


def _version() -> str:
    return f"{version('magehall')}, {BUILD}"


def _subject(name: str, play: Play, play_viewing: Play, rotation: int) -> Subject:
    return Subject(
        f"Magehall {name}",
        _version(),
        play=play,
        play_viewing=play_viewing,
        clone=methodcaller("clone"),
        save=methodcaller("save"),
        load=load,
        search=search,
        rotation=rotation,
    )


SUBJECTS: dict[str, Callable[[], Subject]] = {
    **{game_id: partial(our_game, game_id) for game_id in magehall.games()},
    "mage_wars-duel": partial(mid_game, "mage_wars", 2, {"mode": "standard"}),
    "colors_of_magic-late": partial(late_game, "colors_of_magic", 4, {"scenario": "wisp-night"}),
    "mage_knight-late": partial(late_game, "mage_knight", 4, {"scenario": "full-conquest"}),
    "battle_mages-growth": partial(growth, "battle_mages", 6, {}, _version()),
    "colors_of_magic-growth": partial(growth, "colors_of_magic", 4, {"scenario": "wisp-night"}, _version()),
    "mage_knight-growth": partial(growth, "mage_knight", 4, {"scenario": "full-conquest"}, _version()),
    "mage_wars-growth": partial(growth, "mage_wars", 4, {}, _version()),
}

if __name__ == "__main__":
    measure.main(SUBJECTS)
