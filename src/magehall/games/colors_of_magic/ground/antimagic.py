"""Null zones: where no spell begins or ends. [card.null-zone]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import ZoneKind
from magehall.games.colors_of_magic.ground.terrain import TABLE, zone_discs
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.masks import Mask


def null_mask(state: Skirmish) -> Mask:
    """The lattice points that lie in null zones."""
    found: Mask = 0
    for disc in zone_discs(state, ZoneKind.NULL):
        found |= TABLE.disc(disc.centre, disc.radius)
    return found
