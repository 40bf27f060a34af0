"""Kinds of objectives: what they ask for and what they give. [objectives]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind
from magehall.kernel.records import Value


class Goal(Value):
    """What a player must do to collect an objective. [objectives.collect]"""


class Wound(Goal):
    """Damage the objective's monster. Each time it takes damage, whoever dealt it takes the top card.
    [objective.giant-nail]"""


class Destroy(Goal):
    """Destroy its monster. [objectives.monsters]"""


class Hold(Goal):
    """Control a marker at ``checks`` end phases in a row, and pay. ``after``: only once that objective was collected.
    [objectives.control]"""

    marker: MarkerKind
    checks: int = 1
    mana: int = 0
    after: str = ""


class Perform(Goal):
    """Perform an Action within an inch of a marker. The creature is not engaged; ``name`` is that of its message
    ``ability-<name>``.

    ``times``: so often, anyone's count, at most once for each player and turn; who does the last collects.
    [objectives.actions]"""

    name: str
    marker: MarkerKind
    mana: int = 0
    times: int = 1


class Outnumber(Goal):
    """Have the most creatures on the table in an end phase. It counts from that turn on. [objective.outlast-the-night]"""

    from_turn: int


class Objective(Value):
    """An objective card. ``ingredients``: one for all copies, or one for each; ``mana`` comes at once to who takes it.
    [objectives.cards]"""

    id: str
    points: int
    goal: Goal
    ingredients: tuple[str, ...]
    copies: int = 1
    monster: str = ""
    mana: int = 0

    @property
    def rule(self) -> str:
        """The rule in the ledger."""
        return f"objective.{self.id}"
