"""Reading position files into matches, and writing any moment as such a file."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.games.colors_of_magic.model.frames.turn import (
    Activations,
    Collect,
    EndPhase,
    MonsterPhase,
    PlayerTurn,
    SettingUp,
    Turns,
)
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.position.build import place_all
from magehall.games.colors_of_magic.position.describe import describe
from magehall.games.colors_of_magic.position.names import id_meant
from magehall.games.colors_of_magic.position.schema import SkirmishSetting
from magehall.kernel.flow import Flow

_AFTER = {
    "collect": "_begin_activations",
    "turn-began": "_begin_monsters",
    "playing": "_begin_monsters",
    "monsters": "_begin_end",
    "end": "over",
}
"""The step of a turn that follows each moment."""


class SkirmishPositions:
    """Reads and writes position files."""

    schema: type[Struct] = SkirmishSetting
    agreed: tuple[str, ...] = (
        "scenario",
        "map",
        "turn_limit",
        "ranged_duel",
        "token_to_first_passer",
        "move_as_action",
    )

    def build(self, flow: Flow[Skirmish], document: SkirmishSetting, seats: int) -> None:
        _read_names(document)
        place_all(flow.state, document, seats)

    def begin(self, flow: Flow[Skirmish], document: SkirmishSetting, seats: int) -> None:
        state = flow.state
        if document.at == "over":
            return
        if document.at == "setup":
            flow.call(SettingUp())
            return
        flow.call(Turns())
        state.stack[-1].step = _AFTER[document.at]
        order = tuple(state.seats_from(state.course.first))
        if document.at == "collect":
            flow.call(Collect(order))
        elif document.at == "monsters":
            flow.call(MonsterPhase())
        elif document.at == "end":
            flow.call(EndPhase(order))
        else:
            active = state.course.active
            flow.call(Activations((active + 1) % seats))
            flow.call(PlayerTurn(active))
            if document.at == "playing":
                state.stack[-1].step = "ask"

    def describe(self, state: Skirmish) -> dict[str, Any]:
        return describe(state)


def _read_names(document: SkirmishSetting) -> None:
    """Put the ids that are meant for the names in a document."""
    document.scenario = id_meant("scenario", document.scenario)
    for player in document.players:
        if player is None:
            continue
        player.mage = id_meant("mage", player.mage)
        player.schools = [id_meant("school", school) for school in player.schools]
        for pile in (player.hand, player.deck, player.discard, player.exile, player.left_out):
            pile[:] = [id_meant("card", card) for card in pile]
    for creature in document.creatures:
        creature.face = id_meant("creature", creature.face)
    for permanent in document.permanents:
        permanent.face = id_meant("card", permanent.face)
