"""What a position file leaves unsaid, where it follows from what it says."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.model.distances import size
from magehall.games.colors_of_magic.model.pieces import Goal
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.position.schema import SkirmishSetting
from magehall.games.colors_of_magic.scenarios.table import fresh_goals
from magehall.kernel.records import replace


def goals_of(document: SkirmishSetting) -> dict[str, Goal]:
    """What is still to be won. Of a pile the cards above the one whose values hold were taken. [objective.giant-bile]"""
    if document.goals is not None:
        return {id: replace(goal, objective=goal.objective or id) for id, goal in document.goals.items()}
    goals = fresh_goals(document.scenario)
    faces = {creature.face for creature in document.creatures}
    pile = pile_of(document)
    if faces & set(pile.values()):
        for id, face in pile.items():
            if face in faces:
                break
            goals[id] = replace(goals[id], copies=0)
    return goals


def pile_of(document: SkirmishSetting) -> dict[str, str]:
    """The monster of each major objective, from the top of the pile, where they are one pile. [objective.giant-nail]"""
    scenario = SCENARIOS[document.scenario]
    return {one.id: one.monster for one in scenario.majors} if scenario.one_pile else {}


def settle_creatures(state: Skirmish, document: SkirmishSetting) -> None:
    """Give riders the base of what they ride, and let players without creatures be out. [card.ashen-steed] [seats.out]"""
    # A moment that was written down whole says both itself.
    if document.next_id is not None:
        return
    for setting, (id, creature) in zip(document.creatures, state.creatures().items(), strict=True):
        if not setting.size and creature.mount in state.creatures():
            state.edit_creature(id).size = size(state.creature(creature.mount))
    if document.at in ("setup", "over"):
        return
    owners = {creature.owner for creature in state.creatures().values()}
    for seat in state.seats:
        if seat not in owners:
            player = state.edit_player(seat)
            player.out = player.passed = True
