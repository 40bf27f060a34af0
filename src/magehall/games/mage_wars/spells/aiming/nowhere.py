"""Why something has no target at all. The targets that were nearest to being one tell it."""

from __future__ import annotations

from magehall.games.mage_wars.cards import Card
from magehall.games.mage_wars.cards.card import Aim
from magehall.games.mage_wars.model.words import no
from magehall.kernel.decision import Refusal

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


def why_no_target(card: Card, reasons: list[Refusal]) -> Refusal:
    """Why a spell has no target at all. [casting.target] [casting.pay] [spells.wall-border]"""
    nearest = why_nowhere(reasons, "casting.range", card.name)
    if nearest is None or nearest.rule != "casting.pay":
        if Aim.BORDER in card.target.aims:
            return no("nowhere-border", "spells.wall-border", spell=card.name)
        if Aim.ZONE in card.target.aims:
            return no("nowhere-zone", "casting.target", spell=card.name)
    return nearest or no("nowhere-target", "casting.target", spell=card.name)
