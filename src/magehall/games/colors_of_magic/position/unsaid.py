"""What a position file leaves unsaid, where it follows from what it says."""

from __future__ import annotations

from collections import Counter

from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import Phase
from magehall.games.colors_of_magic.model.distances import size
from magehall.games.colors_of_magic.model.pieces import Goal
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.position.schema import SkirmishSetting
from magehall.games.colors_of_magic.scenarios.table import fresh_goals, scenario_of
from magehall.kernel.records import replace

PHASES = {
    "setup": Phase.SET_UP,
    "collect": Phase.COLLECT,
    "turn-began": Phase.ACTIVATION,
    "playing": Phase.ACTIVATION,
    "monsters": Phase.MONSTERS,
    "end": Phase.END,
    "over": Phase.END,
}
"""The phase of each moment that a file may name."""


def goals_of(document: SkirmishSetting) -> dict[str, Goal]:
    """What is still to be won: all that nobody has. Of a pile the cards above the one whose values hold were taken. [objective.giant-bile]"""
    if document.goals is not None:
        return {
            id: replace(
                goal,
                objective=goal.objective or id,
                # Who controlled it at the last check did so once at least.
                checks=goal.checks or int(goal.holder >= 0),
            )
            for id, goal in document.goals.items()
        }
    goals = fresh_goals(document.scenario)
    for id, count in taken_of(document).items():
        goals[id] = replace(goals[id], copies=max(0, goals[id].copies - count))
    faces = {creature.face for creature in document.creatures}
    pile = pile_of(document)
    if faces & set(pile.values()):
        for id, face in pile.items():
            if face in faces:
                break
            goals[id] = replace(goals[id], copies=0)
    return goals


def taken_of(document: SkirmishSetting) -> Counter[str]:
    """How many cards of each objective were taken, by the ingredients that players have. [objectives.ingredients]"""
    home = {item: one.id for one in SCENARIOS[document.scenario].objectives for item in one.ingredients}
    held = [
        item.ingredient for player in document.players if player is not None for item in player.ingredients
    ]
    return Counter(home[item] for item in held if item in home)


def pile_of(document: SkirmishSetting) -> dict[str, str]:
    """The monsters of a pile of major objectives, by objective. The top one is first. [objective.giant-nail]"""
    scenario = SCENARIOS[document.scenario]
    return {one.id: one.monster for one in scenario.majors} if scenario.one_pile else {}


def settle_markers(state: Skirmish, document: SkirmishSetting) -> None:
    """Name what lies at markers whose objective has several ingredients. It is the next that is left. [objective.shard]"""
    taken = [held.ingredient for seat in state.seats for held in state.player(seat).ingredients]
    taken += [marker.ingredient for marker in document.markers]
    several = {one.id: one.ingredients for one in scenario_of(state).objectives if len(one.ingredients) > 1}
    for id, marker in state.markers().items():
        left = [one for one in several.get(marker.objective, ()) if one not in taken]
        if not marker.ingredient and left:
            state.edit_marker(id).ingredient = left[0]
            taken.append(left[0])


def settle_creatures(state: Skirmish, document: SkirmishSetting) -> None:
    """Give riders their base, and let some players be out. Those have no creatures. [card.ashen-steed] [seats.out]"""
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
