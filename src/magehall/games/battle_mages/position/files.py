"""Position files, as the kernel asks for them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.games.battle_mages.model.state import Battle
from magehall.games.battle_mages.position.build import begin, build
from magehall.games.battle_mages.position.describe import describe
from magehall.games.battle_mages.position.schema import BattleSetting
from magehall.kernel.flow import Flow


class BattlePositions:
    """Reads and writes position files."""

    schema: type[Struct] = BattleSetting
    agreed: tuple[str, ...] = ()

    def build(self, flow: Flow[Battle], document: BattleSetting, seats: int) -> None:
        build(flow, document, seats)

    def begin(self, flow: Flow[Battle], document: BattleSetting, seats: int) -> None:
        begin(flow, document, seats)

    def describe(self, state: Battle) -> dict[str, Any]:
        return describe(state)
