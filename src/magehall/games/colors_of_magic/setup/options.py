"""Options of a match: scenario, map, later rules, and forces. [setup.options]"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.colors_of_magic.model.pieces import Agreement
from magehall.games.colors_of_magic.model.words import say
from magehall.games.colors_of_magic.setup.forces import why_not_force
from magehall.kernel.text import Text

TURN_LIMIT, MOST_TURNS = 15, 99


class ForceOption(Struct, frozen=True, forbid_unknown_fields=True):
    """A force that is agreed on beforehand: a mage and three schools."""

    mage: str
    schools: tuple[str, ...]


class SkirmishOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a match: scenario, map, and the rules agreed on."""

    scenario: Literal["giant", "ritual", "ember-forge", "wisp-night"] = "giant"
    map: Literal["birch-rows", "broken-keep", "two-hills", "still-waters", "drawn"] = "birch-rows"
    """A prepared map, or one drawn by lot."""

    turn_limit: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = TURN_LIMIT
    """After so many turns most points win; 0: never."""

    ranged_duel: bool = False
    """Whether ranged attacks are duels of cards too."""

    token_to_first_passer: bool = False
    """Whether who passes first begins the next turn."""

    move_as_action: bool = False
    """Whether a creature may move a second time in place of its Action."""

    forces: list[ForceOption] = []
    """The forces by seat; without them every player chooses one."""


def problem_with(options: SkirmishOptions, seats: int) -> Text | None:
    """Why options do not fit so many seats; None where they do. [setup.options] [force]"""
    if options.forces and len(options.forces) != seats:
        return say("option-error-forces", forces=len(options.forces), seats=seats)
    for one in options.forces:
        refusal = why_not_force(one.mage, one.schools)
        if refusal is not None:
            return refusal.reason
    return None


def agreement_for(options: SkirmishOptions, seats: int) -> Agreement:
    """What the players agreed on, as the rules ask for it."""
    return Agreement(
        options.scenario,
        options.map,
        seats,
        options.turn_limit,
        options.ranged_duel,
        options.token_to_first_passer,
        options.move_as_action,
    )
