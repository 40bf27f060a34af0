"""Measures our games through the public face alone, as any user of the library would play them."""

from functools import partial
from importlib.metadata import version
from operator import methodcaller
from random import Random

import magehall
import measure
from measure import Played, Subject


def load(data: bytes) -> object:
    return magehall.load_match(data).pending  # asked for, so that nothing of the loading can be put off


def our_game(game_id: str) -> Subject:
    seat_counts = tuple(magehall.games()[game_id].seats)

    def play(seed: int, limit: int, look: bool = False) -> Played:
        rnd = Random(seed).random
        match = magehall.new_match(game_id, seats=seat_counts[seed % len(seat_counts)], seed=seed)
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

    return Subject(
        f"Magehall {game_id}",
        version("magehall"),
        play=play,
        play_viewing=partial(play, look=True),
        clone=methodcaller("clone"),
        save=methodcaller("save"),
        load=load,
        rotation=len(seat_counts),
    )


if __name__ == "__main__":
    measure.main({game_id: partial(our_game, game_id) for game_id in magehall.games()})
