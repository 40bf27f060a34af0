"""The deployment phase: spawnpoints cast what was chosen for them. [round.deployment]"""

from __future__ import annotations

from magehall.games.mage_wars.model.frames import Deployment
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NO_CARD, Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.round.planning import helpers_of
from magehall.games.mage_wars.spells.cast import begin_cast, cast_options
from magehall.kernel.decision import Decision, Option, Pass
from magehall.kernel.flow import Asked, Flow, Procedure


def waiting(deployment: Deployment, state: Duel, seat: int) -> list[str]:
    """Spawnpoints of a seat with a spell, not yet asked. Everyone sees that a card lies there. A mage that died in this
    very phase casts nothing more. [mages.death-stops]"""
    if state.player(seat).dead:
        return []
    return [
        id
        for id in helpers_of(state, seat)
        if "spawnpoint" in state.card(id).trait_names
        and state.piece(id).assigned != NO_CARD
        and id not in deployment.done
    ]


def ask(deployment: Deployment, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if not deployment.left:
        return None
    seat = deployment.left[0]
    spawnpoints = waiting(deployment, state, seat)
    if not spawnpoints:
        return None
    options: list[Option] = list(cast_options(state, spawnpoints[0], seat, full=True))
    keep = Pass().option(say("option-not-deploy"), "round.deployment")
    prompt = say("ask-deploy", what=label(state, spawnpoints[0]))
    return Decision(seat, prompt, "round.deployment", (*options, keep))


def deploy(deployment: Deployment, flow: Flow[Duel]) -> None:
    if not deployment.left:
        return
    seat = deployment.left[0]
    spawnpoints = waiting(deployment, flow.state, seat)
    if not spawnpoints:
        deployment.left = deployment.left[1:]
    else:
        deployment.done = (*deployment.done, spawnpoints[0])
        if flow.answers and not isinstance(flow.answer.deed, Pass):
            begin_cast(flow, flow.answer.deed, spawnpoints[0], seat)


def deployed(deployment: Deployment, flow: Flow[Duel]) -> None:
    """Ask for the next spawnpoint. Once one has cast, the others may again: the player chooses the order."""
    if not deployment.left:
        return
    state = flow.state
    last = deployment.done[-1] if deployment.done else ""
    if last and not (state.exists(last) and state.piece(last).assigned != NO_CARD):
        deployment.done = ()
    deployment.go("ask")


PROCEDURE = Procedure(deploy=(ask, deploy, deployed))
