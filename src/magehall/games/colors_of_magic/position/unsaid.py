"""What a position file leaves unsaid, where it follows from what it says."""

from __future__ import annotations

from collections import Counter

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import Phase, SpellType
from magehall.games.colors_of_magic.cards.words.pieces import LayMarkers, LayZone
from magehall.games.colors_of_magic.model.distances import size
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Goal
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.position.piles import Box
from magehall.games.colors_of_magic.position.schema import (
    MarkerSetting,
    PermanentSetting,
    SkirmishSetting,
    ZoneSetting,
)
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

SPELL_OF_ZONE = {
    word.kind: card.id
    for card in CARDS.values()
    if card.type is SpellType.PERMANENT
    for word in card.does
    if isinstance(word, LayZone)
}
"""The permanent spell that lays each kind of zone. Scorched terrain belongs to none."""

_LAYING = [(card.id, word) for card in CARDS.values() for word in card.does if isinstance(word, LayMarkers)]
SPELL_OF_MARKER = {word.kind: face for face, word in _LAYING}
"""The permanent spell that lays each kind of marker. Those of objectives belong to none."""

_LASTS = {face: word.turns for face, word in _LAYING if word.turns is not None}
"""How many turns more permanents last that vanish by themselves."""


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


def points_left(document: SkirmishSetting, goals: dict[str, Goal]) -> int:
    """The points of all cards that are still to be won."""
    worth = {one.id: one.points for one in SCENARIOS[document.scenario].objectives}
    return sum(goal.copies * worth.get(id, 0) for id, goal in goals.items())


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


def usual_end(permanent: PermanentSetting, turn: int) -> int:
    """The turn in which a permanent vanishes. It is as cast this turn where the file does not say. [card.water-portal]"""
    if permanent.ends is not None:
        return permanent.ends
    return turn + _LASTS[permanent.face] if permanent.face in _LASTS else 0


def said_end(face: str, ends: int) -> int | None:
    """What a file says of when a permanent vanishes: nothing where it never does."""
    return ends if ends or face in _LASTS else None


def spells_of(
    document: SkirmishSetting, boxes: list[Box | None]
) -> list[tuple[ZoneSetting | MarkerSetting, PermanentSetting]]:
    """The spells that zones and markers belong to without saying so. [spell.permanents]"""
    # A moment that was written down whole says itself what lies where.
    if document.next_id is not None:
        return []
    return [*_of_markers(document), *_of_zones(document, boxes)]


def _of_markers(document: SkirmishSetting) -> list[tuple[MarkerSetting, PermanentSetting]]:
    """The spells of markers. There is no doubt where just one lays them. [table.markers]"""
    listed = {marker.permanent for marker in document.markers}
    found = []
    for marker in document.markers:
        face = SPELL_OF_MARKER.get(marker.kind)
        laying = [
            one
            for one in document.permanents
            if one.face == face
            and marker.owner in (MONSTERS, one.owner)
            and (not one.id or one.id not in listed)
        ]
        if not marker.permanent and len(laying) == 1:
            found.append((marker, laying[0]))
    return found


def _of_zones(
    document: SkirmishSetting, boxes: list[Box | None]
) -> list[tuple[ZoneSetting, PermanentSetting]]:
    """The spells of zones. One that is not listed is added. [spell.permanents]"""
    listed = {zone.permanent for zone in document.zones}
    free = [one for one in document.permanents if not one.id or one.id not in listed]
    found = []
    for zone in document.zones:
        face = SPELL_OF_ZONE.get(zone.kind)
        if zone.permanent or face is None or not 0 <= zone.owner < len(boxes):
            continue
        spell = next((one for one in free if (one.face, one.owner) == (face, zone.owner)), None)
        if spell is not None:
            free.remove(spell)
        elif _spare(document, boxes, zone.owner, face):
            spell = PermanentSetting(face=face, owner=zone.owner)
            document.permanents.append(spell)
        if spell is not None:
            found.append((zone, spell))
    return found


def _spare(document: SkirmishSetting, boxes: list[Box | None], seat: int, face: str) -> bool:
    """Whether a force has more cards of a face than the file names."""
    box, player = boxes[seat], document.players[seat]
    if box is None or player is None:
        return False
    named = [*player.hand, *player.deck, *player.discard, *player.exile, *player.left_out]
    named += [one.face for one in document.permanents if one.owner == seat]
    return box.left(face) > named.count(face)


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
