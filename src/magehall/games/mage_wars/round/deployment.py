"""The deployment phase: spawnpoints cast what was chosen for them. [round.deployment]"""

from __future__ import annotations

from magehall.games.mage_wars.model.deeds import CastSpell
from magehall.games.mage_wars.model.frames import Deployment
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NO_CARD, Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.round.planning import helpers_of
from magehall.games.mage_wars.spells.abilities.acting import Acting
from magehall.games.mage_wars.spells.casting.at_hand import cast_options, casts_at_hand, why_not_cast
from magehall.games.mage_wars.spells.casting.cast import begin_cast
from magehall.kernel.decision import JudgedQuestion, Option, Pass, by_kind
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
    return DEPLOYING.ask(state, seat, say("ask-deploy", what=label(state, spawnpoints[0])))


def _deploying(state: Duel, seat: int) -> Acting:
    """The next spawnpoint of a seat, which has its full action. [round.deployment]"""
    frame = state.stack[-1]
    assert isinstance(frame, Deployment)
    return Acting(state, seat, waiting(frame, state, seat)[0], full=True)


NOT_DEPLOY = Pass().option(say("option-not-deploy"), "round.deployment")


def _options(acting: Acting) -> list[Option]:
    return [*cast_options(acting), NOT_DEPLOY]


DEPLOYING: JudgedQuestion[Duel, Acting] = JudgedQuestion(
    _deploying,
    say("ask-deploy"),
    "round.deployment",
    _options,
    by_kind({CastSpell: why_not_cast}),
    casts_at_hand,
)


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
