"""The state of a match, with accessors for its things."""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import NIGHT, Time
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.combat_state import Combat, Foe
from magehall.games.mage_knight.model.pieces import (
    Calendar,
    Dummy,
    Hero,
    Offers,
    Piles,
    Realm,
    Source,
    Unit,
)
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.kernel.state import State

AGREEMENT, REALM, SOURCE, OFFERS, PILES, CALENDAR, DUMMY_ID, COMBAT = (
    "agreement",
    "realm",
    "source",
    "offers",
    "piles",
    "calendar",
    "dummy",
    "combat",
)
WAITING = "combat-waiting"
"""The id of the combat of who does not act, in a duel. [duel]"""

HERO = tuple(f"hero-{seat}" for seat in range(4))
TURN = tuple(f"turn-{seat}" for seat in range(4))


class Quest(State):
    """A match of Mage Knight. What is asked for most often is looked up here; ``get`` says what is wrong with the rest."""

    __slots__ = ()

    @property
    def agreement(self) -> Agreement:
        """Scenario and variants."""
        found = self.things[AGREEMENT]
        return found if isinstance(found, Agreement) else self.get(AGREEMENT, Agreement)

    @property
    def realm(self) -> Realm:
        """The map, for reading."""
        found = self.things[REALM]
        return found if isinstance(found, Realm) else self.get(REALM, Realm)

    def edit_realm(self) -> Realm:
        """The map, for writing."""
        return self.edit(REALM, Realm)

    @property
    def source(self) -> Source:
        """The dice of the Source, for reading."""
        found = self.things[SOURCE]
        return found if isinstance(found, Source) else self.get(SOURCE, Source)

    def edit_source(self) -> Source:
        """The dice of the Source, for writing."""
        return self.edit(SOURCE, Source)

    @property
    def offers(self) -> Offers:
        """Offers and decks, for reading."""
        found = self.things[OFFERS]
        return found if isinstance(found, Offers) else self.get(OFFERS, Offers)

    def edit_offers(self) -> Offers:
        """Offers and decks, for writing."""
        return self.edit(OFFERS, Offers)

    @property
    def piles(self) -> Piles:
        """Piles of tokens, for reading."""
        found = self.things[PILES]
        return found if isinstance(found, Piles) else self.get(PILES, Piles)

    def edit_piles(self) -> Piles:
        """Piles of tokens, for writing."""
        return self.edit(PILES, Piles)

    @property
    def calendar(self) -> Calendar:
        """Time and order of the round, for reading."""
        found = self.things[CALENDAR]
        return found if isinstance(found, Calendar) else self.get(CALENDAR, Calendar)

    def edit_calendar(self) -> Calendar:
        """Time and order of the round, for writing."""
        return self.edit(CALENDAR, Calendar)

    @property
    def time(self) -> Time:
        """Whether it is day or night outside. [round.time]"""
        return self.calendar.time

    # Players

    @property
    def seats(self) -> range:
        """The seats that play."""
        things, count = self.things, 0
        while count < len(HERO) and HERO[count] in things:
            count += 1
        return range(count)

    @property
    def seats_left(self) -> list[int]:
        """The seats whose heroes are still in the match. [scenario.one-to-return]"""
        return [seat for seat in self.seats if not self.hero(seat).eliminated]

    def hero(self, seat: int) -> Hero:
        """A player's hero, for reading."""
        found = self.things[HERO[seat]]
        return found if isinstance(found, Hero) else self.get(HERO[seat], Hero)

    def edit_hero(self, seat: int) -> Hero:
        """A player's hero, for writing."""
        return self.edit(HERO[seat], Hero)

    @property
    def dummy(self) -> Dummy | None:
        """The dummy player, where there is one."""
        found = self.things.get(DUMMY_ID)
        assert found is None or isinstance(found, Dummy)
        return found

    def edit_dummy(self) -> Dummy:
        """The dummy player, for writing."""
        return self.edit(DUMMY_ID, Dummy)

    def unit(self, id: str) -> Unit:
        """A unit, for reading."""
        return self.get(id, Unit)

    def edit_unit(self, id: str) -> Unit:
        """A unit, for writing."""
        return self.edit(id, Unit)

    def units(self, seat: int) -> list[Unit]:
        """A player's units."""
        return [self.unit(id) for id in self.hero(seat).units]

    # Turns and combats

    def has_turn(self, seat: int) -> bool:
        """Whether a turn of that player runs."""
        return TURN[seat] in self.things

    def turn(self, seat: int) -> TurnState:
        """The running turn of a player, for reading."""
        found = self.things[TURN[seat]]
        return found if isinstance(found, TurnState) else self.get(TURN[seat], TurnState)

    def edit_turn(self, seat: int) -> TurnState:
        """The running turn of a player, for writing."""
        return self.edit(TURN[seat], TurnState)

    @property
    def combat(self) -> Combat | None:
        """The running combat against enemies, for reading."""
        found = self.things.get(COMBAT)
        assert found is None or isinstance(found, Combat)
        return found

    def edit_combat(self) -> Combat:
        """The running combat, for writing."""
        return self.edit(COMBAT, Combat)

    def foe(self, id: str) -> Foe:
        """An enemy in the combat, for reading."""
        return self.get(id, Foe)

    def edit_foe(self, id: str) -> Foe:
        """An enemy in the combat, for writing."""
        return self.edit(id, Foe)

    def foes(self) -> dict[str, Foe]:
        """The enemies in the combat that can be reached. One whose summoned monster stands in for it cannot."""
        combat = self.combat
        if combat is None:
            return {}
        found = {id: self.foe(id) for id in combat.foes}
        return {id: foe for id, foe in found.items() if not foe.hidden}

    # Day and night

    def is_night(self) -> bool:
        """Whether night rules hold: at night, and inside a dungeon or tomb. [night.inside]"""
        combat = self.combat
        return (combat is not None and combat.night) or self.calendar.time is NIGHT

    @property
    def night_number(self) -> int:
        """Which night it is, or comes next, where days and nights follow each other. [scenario.druid-nights]"""
        return (self.calendar.round + 1) // 2

    def new_id(self, kind: str) -> str:
        """An id that no thing of that kind has: ``unit-3``."""
        number = 1
        while f"{kind}-{number}" in self.things:
            number += 1
        return f"{kind}-{number}"
