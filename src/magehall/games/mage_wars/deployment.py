"""The deployment phase: spawnpoints cast what was chosen for them. [round.deployment]"""

from __future__ import annotations

from magehall.games.mage_wars import casting
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.planning import helpers_of
from magehall.games.mage_wars.state import NO_CARD, Duel
from magehall.games.mage_wars.withdrawing import Caller
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Decision, Option, make_option
from magehall.kernel.flow import Asked, Flow


class Deployment(Caller):
    """In initiative order each player may cast the spells of its spawnpoints, one after the other.
    [round.deployment] [casting.spawnpoint]"""

    left: tuple[int, ...]
    done: tuple[str, ...] = ()

    def waiting(self, state: Duel, seat: int) -> list[str]:
        """The spawnpoints of a seat with a spell, not yet asked; everyone sees that a card lies there. A mage that died
        in this very phase casts nothing more. [mages.death-stops]"""
        if state.player(seat).dead:
            return []
        return [
            id
            for id in helpers_of(state, seat)
            if "spawnpoint" in state.card(id).trait_names
            and state.piece(id).assigned != NO_CARD
            and id not in self.done
        ]

    def ask(self, flow: Flow[Duel]) -> Asked:
        state = flow.state
        if not self.left:
            return None
        seat = self.left[0]
        spawnpoints = self.waiting(state, seat)
        if not spawnpoints:
            return None
        options: list[Option] = list(casting.cast_options(state, spawnpoints[0], seat, full=True))
        keep = make_option(say("option-not-deploy"), "round.deployment", "pass")
        prompt = say("ask-deploy", what=label(state, spawnpoints[0]))
        return Decision(seat, prompt, "round.deployment", (*options, keep))

    def deploy(self, flow: Flow[Duel]) -> None:
        if not self.left:
            return
        seat = self.left[0]
        spawnpoints = self.waiting(flow.state, seat)
        if not spawnpoints:
            self.left = self.left[1:]
        else:
            self.done = (*self.done, spawnpoints[0])
            if flow.answers and flow.answer.verb != "pass":
                casting.begin(flow, flow.answer, spawnpoints[0], seat)

    def taken_back(self, state: Duel, cast: casting.Cast) -> None:
        self.done = self.done[:-1]

    def deployed(self, flow: Flow[Duel]) -> None:
        """Those that waited may cast after one that has cast: the player chooses the order."""
        if not self.left:
            return
        state = flow.state
        last = self.done[-1] if self.done else ""
        if last and not (state.exists(last) and state.piece(last).assigned != NO_CARD):
            self.done = ()
        self.go("ask")

    steps = (ask, deploy, deployed)
