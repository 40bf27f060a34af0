"""Events of a battle, chapter by chapter.

In all of them ``mage`` is a person (``#n``); ``what``, ``caster``, ``target``, ``spell`` and the like are names of things or
places; ``id`` and ``target_id`` say which things are meant, for clients that show them.
"""

from __future__ import annotations

from magehall.games.mage_wars.model.events import combat, damage, movement, rounds, spells
from magehall.kernel.event import declared_in

EVENTS = declared_in(rounds, spells, movement, combat, damage)
