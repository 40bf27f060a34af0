"""The ten mages. [force.mage]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.codices.ash_blade_pyromancer import ASH_BLADE_PYROMANCER
from magehall.games.colors_of_magic.cards.codices.ash_prophet import ASH_PROPHET
from magehall.games.colors_of_magic.cards.codices.bastion_geomancer import BASTION_GEOMANCER
from magehall.games.colors_of_magic.cards.codices.chronicle_archivist import CHRONICLE_ARCHIVIST
from magehall.games.colors_of_magic.cards.codices.deep_water_hydro_strategist import (
    DEEP_WATER_HYDRO_STRATEGIST,
)
from magehall.games.colors_of_magic.cards.codices.gust_aeromancer import GUST_AEROMANCER
from magehall.games.colors_of_magic.cards.codices.spell_splicer import SPELL_SPLICER
from magehall.games.colors_of_magic.cards.codices.tomb_guardian import TOMB_GUARDIAN
from magehall.games.colors_of_magic.cards.codices.unbound_elementalist import UNBOUND_ELEMENTALIST
from magehall.games.colors_of_magic.cards.codices.whispering_tyrant import WHISPERING_TYRANT
from magehall.games.colors_of_magic.cards.faces import Mage

MAGES: tuple[Mage, ...] = (
    ASH_BLADE_PYROMANCER,
    ASH_PROPHET,
    BASTION_GEOMANCER,
    CHRONICLE_ARCHIVIST,
    DEEP_WATER_HYDRO_STRATEGIST,
    GUST_AEROMANCER,
    SPELL_SPLICER,
    TOMB_GUARDIAN,
    UNBOUND_ELEMENTALIST,
    WHISPERING_TYRANT,
)
