"""The record of a refusal, and how many of them become one."""

from __future__ import annotations

from magehall.games.mage_wars.cards import Card
from magehall.games.mage_wars.model.words import no
from magehall.kernel.decision import Refusal

Reasons = dict[str, Refusal]
"""By the beginning of an option's id, up to one of its colons or to its end."""


def is_for_each_target(reason: Refusal) -> bool:
    """Whether a reason against a deed holds for each of its targets. One called ``nowhere-`` says that a spell or an
    ability has no target at all; every other one that stands at the beginning of an id does."""
    return not reason.reason.key.startswith("refused-nowhere-")


def too_dear(card: Card, price: int, mana: int) -> Refusal:
    """A spell costs more mana than there is. [casting.pay]"""
    return no("mana", "casting.pay", spell=card.name, mana=price, has=mana)


NEARLY_POSSIBLE = ("mana", "ability-mana", "sight", "range", "own-zone")
"""The reasons that are nearest to being none: those of what fits in all else, but for a price, a wall or a distance."""


def why_nowhere(reasons: list[Refusal], range_rule: str, name: str) -> Refusal | None:
    """Reason why something has no target at all. It is taken from the ``reasons`` against its targets; None where none
    of these was nearly possible."""
    by_key: dict[str, list[Refusal]] = {}
    for reason in reasons:
        by_key.setdefault(reason.reason.key.removeprefix("refused-"), []).append(reason)
    nearest = next((key for key in NEARLY_POSSIBLE if key in by_key), "")
    match nearest:
        case "":
            return None
        case "mana" | "ability-mana":
            least = min(by_key[nearest], key=lambda reason: int(reason.reason.args["mana"]))
            mana, has = least.reason.args["mana"], least.reason.args["has"]
            return no("nowhere-mana", least.rule, spell=name, mana=mana, has=has)
        case "sight":
            return no("nowhere-sight", "movement.los-needed", spell=name)
    return no("nowhere-range", range_rule, spell=name)
