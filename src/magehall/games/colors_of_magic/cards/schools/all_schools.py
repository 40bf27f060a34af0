"""The fifteen schools. [force.schools]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import School
from magehall.games.colors_of_magic.cards.schools.citadel_builders import CITADEL_BUILDERS
from magehall.games.colors_of_magic.cards.schools.deep_roots import DEEP_ROOTS
from magehall.games.colors_of_magic.cards.schools.grand_barbecue import GRAND_BARBECUE
from magehall.games.colors_of_magic.cards.schools.grimoire_theory import GRIMOIRE_THEORY
from magehall.games.colors_of_magic.cards.schools.mirages_and_false_pretenses import (
    MIRAGES_AND_FALSE_PRETENSES,
)
from magehall.games.colors_of_magic.cards.schools.mirror_games import MIRROR_GAMES
from magehall.games.colors_of_magic.cards.schools.precision_pyrotechnics import PRECISION_PYROTECHNICS
from magehall.games.colors_of_magic.cards.schools.spell_breakers import SPELL_BREAKERS
from magehall.games.colors_of_magic.cards.schools.stone_skin import STONE_SKIN
from magehall.games.colors_of_magic.cards.schools.temporal_flux_and_reflux import TEMPORAL_FLUX_AND_REFLUX
from magehall.games.colors_of_magic.cards.schools.thalassotherapy import THALASSOTHERAPY
from magehall.games.colors_of_magic.cards.schools.tides_and_currents import TIDES_AND_CURRENTS
from magehall.games.colors_of_magic.cards.schools.tribal_rage import TRIBAL_RAGE
from magehall.games.colors_of_magic.cards.schools.wind_secrets import WIND_SECRETS
from magehall.games.colors_of_magic.cards.schools.zephyr_dance import ZEPHYR_DANCE

SCHOOLS: tuple[School, ...] = (
    CITADEL_BUILDERS,
    DEEP_ROOTS,
    GRAND_BARBECUE,
    GRIMOIRE_THEORY,
    MIRAGES_AND_FALSE_PRETENSES,
    MIRROR_GAMES,
    PRECISION_PYROTECHNICS,
    SPELL_BREAKERS,
    STONE_SKIN,
    TEMPORAL_FLUX_AND_REFLUX,
    THALASSOTHERAPY,
    TIDES_AND_CURRENTS,
    TRIBAL_RAGE,
    WIND_SECRETS,
    ZEPHYR_DANCE,
)
