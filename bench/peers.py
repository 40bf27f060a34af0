"""Measures the peers, each through its own quickest public way; runs in the bench's own environment.

A peer is imported only when it is measured: python-chess should not share a process with pygame. By `import_module`, so
that the type checker needs none of them installed.
"""

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from operator import methodcaller
from random import Random
from typing import Any

import measure
from measure import Played, Subject


def python_chess() -> Subject:
    chess: Any = import_module("chess")

    def play(seed: int, limit: int) -> Played:
        rnd = Random(seed).random
        board = chess.Board()
        decisions = options = 0
        while decisions < limit:
            moves = list(board.legal_moves)
            # The cheap ends only. A fivefold repetition also ends a game, but finding one costs more than a move does,
            # and the rule of 75 moves ends every game without it.
            if not moves or board.is_insufficient_material() or board.is_seventyfive_moves():
                break
            board.push(moves[int(rnd() * len(moves))])
            decisions += 1
            options += len(moves)
        return Played(board, decisions, options)

    return Subject(
        "python-chess",
        version("chess"),
        play=play,
        clone=methodcaller("copy"),
        clone_bare=methodcaller("copy", stack=False),
        save=methodcaller("fen"),
        load=chess.Board,
        usual_length=80,  # half-moves: random players make hundreds, and copy() slows down with each
    )


def rlcard_gin_rummy() -> Subject:
    rlcard: Any = import_module("rlcard")
    env = rlcard.make("gin-rummy", config={"seed": 1})
    game = env.game  # the rules under the environment, which do not encode what the player sees

    def play(seed: int, limit: int) -> Played:
        rnd = Random(seed).random
        game.init_game()
        decisions = options = 0
        while decisions < limit and not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(rnd() * len(actions))])
            decisions += 1
            options += len(actions)
        return Played(game, decisions, options)

    def play_viewing(seed: int, limit: int) -> Played:
        rnd = Random(seed).random
        state, _ = env.reset()
        decisions = options = 0
        while decisions < limit and not env.is_over():
            actions = state[
                "raw_legal_actions"
            ]  # the environment has already listed them, with the observation
            state, _ = env.step(actions[int(rnd() * len(actions))])
            decisions += 1
            options += len(actions)
        return Played(env, decisions, options)

    return Subject("RLCard gin-rummy", version("rlcard"), play=play, play_viewing=play_viewing)


def open_spiel(name: str, label: str) -> Subject:
    pyspiel: Any = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games." + name.removeprefix("python_"))  # importing it registers it
    game = pyspiel.load_game(name)
    # Fills one array again and again, where state.observation_tensor() would build a list of floats each time.
    observation = import_module("open_spiel.python.observation").make_observation(game)

    def play(seed: int, limit: int, look: bool = False) -> Played:
        rnd = Random(seed).random
        state = game.new_initial_state()
        decisions = options = 0
        while decisions < limit and not state.is_terminal():
            chance = state.is_chance_node()
            if look and not chance:
                observation.set_from(state, state.current_player())
            actions = state.legal_actions()
            # At a chance node these are the outcomes, all equally likely in the games measured here.
            state.apply_action(actions[int(rnd() * len(actions))])
            if not chance:
                decisions += 1
                options += len(actions)
        return Played(state, decisions, options)

    return Subject(
        label,
        version("open_spiel"),
        play=play,
        play_viewing=partial(play, look=True),
        clone=methodcaller("clone"),
        save=methodcaller("serialize"),
        load=game.deserialize_state,
    )


def pettingzoo_connect_four() -> Subject:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # the greeting would stand before our JSON
    connect_four: Any = import_module("pettingzoo.classic.connect_four_v3")
    env = connect_four.env()

    def play_viewing(seed: int, limit: int) -> Played:
        rnd = Random(seed).random
        env.reset(seed=seed)
        decisions = options = 0
        while decisions < limit:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            columns = seen["action_mask"].nonzero()[0]
            env.step(int(columns[int(rnd() * len(columns))]))
            decisions += 1
            options += len(columns)
        return Played(env, decisions, options)

    return Subject("PettingZoo connect_four", version("pettingzoo"), play_viewing=play_viewing)


PEERS: dict[str, Callable[[], Subject]] = {
    "python-chess": python_chess,
    "rlcard-gin-rummy": rlcard_gin_rummy,
    "openspiel-gin-rummy": partial(open_spiel, "gin_rummy", "OpenSpiel gin_rummy (C++)"),
    "openspiel-block-dominoes": partial(
        open_spiel, "python_block_dominoes", "OpenSpiel python_block_dominoes"
    ),
    "pettingzoo-connect-four": pettingzoo_connect_four,
}

if __name__ == "__main__":
    measure.main(PEERS)
