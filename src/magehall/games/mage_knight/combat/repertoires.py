"""What else may be done in a combat. It is cards, units, skills, the tactic, and purchases by a card. [combat.phases]"""

from __future__ import annotations

from magehall.games.mage_knight.model.repertoire import Repertoire
from magehall.games.mage_knight.play.cards import CARDS
from magehall.games.mage_knight.play.purchases import PURCHASES
from magehall.games.mage_knight.play.skills import SKILLS
from magehall.games.mage_knight.play.units import UNITS

IN_COMBAT: tuple[Repertoire, ...] = (CARDS, UNITS, SKILLS, PURCHASES)
"""The repertoires of other chapters that are open in the ranged, block and attack phases."""

WITHOUT_SKILLS: tuple[Repertoire, ...] = (CARDS, UNITS, PURCHASES)
"""What is open to who defends against another player in part only. [duel.partly]"""
