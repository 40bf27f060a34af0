"""Battles for tests that read like rulings: say only what matters, act only through what is offered.

    battle = duel(
        mage(zone="b2"),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
        dice=[HIT, HIT, BLANK, CRIT],
    )
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert battle.damage("mage-1") == 3

What is not said is a legal default: priestesses in their corners with ten mana and no cards, the arena of the standard
game for two, teams for four, the first round, initiative and turn with seat 0. Windows in which hidden enchantments
could be revealed, or a mage could quickcast after an action phase, pass by themselves where the next move of the test
lies beyond them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import magehall
from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece
from magehall.games.mage_wars.model.values import armor, has, life
from magehall.kernel.game import register
from magehall.testing import Scenario

if "mage_wars" not in magehall.games():
    register(MAGE_WARS)

BLANK, HIT, HIT2, CRIT, CRIT2 = 1, 3, 4, 5, 6
"""Faces of an attack die: nothing, normal damage of 1 or 2, critical damage of 1 or 2. The other blank is 2."""

MODES = {2: "standard", 3: "free_for_all", 4: "teams"}


def mage(kind: str = "priestess", **more: Any) -> dict[str, Any]:
    """A player's mage: ``zone``, ``mana``, ``book``, ``prepared`` and so on, as in a position file."""
    return {"mage": kind, **more}


def caster(kind: str, *spells: str, mana: int = 20, zone: str = "b2", **more: Any) -> dict[str, Any]:
    """A player's mage with these spells prepared."""
    return mage(kind, zone=zone, mana=mana, prepared=list(spells), **more)


def slug(card: str) -> str:
    """What a card is called in options."""
    return card.replace("_", "-")


def creature(card: str, *, id: str | None = None, controller: int = 0, **more: Any) -> dict[str, Any]:
    """An object in play, as in a position file. Without ``id`` it is called ``<slug>-1``, ``<slug>-2`` and so on."""
    return {"card": card, "id": id, "controller": controller, **more}


conjuration = wall = enchantment = equipment = creature
"""The same: the card tells what it is. ``zone``, ``border`` or ``on`` tells where; equipment needs neither."""


def veil(card: str, *, id: str | None = None, controller: int = 0, **more: Any) -> dict[str, Any]:
    """An enchantment that lies hidden, called ``veil-1``, ``veil-2`` and so on where it has no ``id``."""
    return {"card": card, "id": id, "controller": controller, "hidden": True, **more}


class Battle(Scenario[Duel]):
    """A match of Mage Wars under test. Windows open after nearly every step, so a test names those that matter."""

    skips_windows = True

    def exists(self, id: str) -> bool:
        """Whether the object is still there."""
        return self.match.state.exists(id)

    def piece(self, id: str) -> Piece:
        """An object, for reading."""
        return self.match.state.piece(id)

    def card(self, id: str) -> str:
        """The card an object is."""
        return self.match.state.card(id).id

    def damage(self, id: str) -> int:
        """The damage on an object."""
        return self.piece(id).damage

    def life(self, id: str) -> int:
        """An object's life, whatever damage it has."""
        return life(self.match.state, id)

    def armor(self, id: str) -> int:
        """An object's armor."""
        return armor(self.match.state, id)

    def has(self, id: str, trait: str) -> bool:
        """Whether an object has a trait."""
        return has(self.match.state, id, trait)

    def markers(self, id: str) -> dict[str, int]:
        """The conditions and tokens on an object."""
        return dict(self.piece(id).markers)

    def zone(self, id: str) -> str | None:
        """The zone an object is in, its own or its host's."""
        state = self.match.state
        zone = state.zone_of(id)
        return None if zone < 0 else state.arena.name(zone)

    def attached(self, id: str) -> list[str]:
        """What is attached to an object."""
        return self.match.state.attached(id)

    def mana(self, seat: int) -> int:
        """The mana of a seat's mage."""
        return self.piece(MAGE[seat]).mana

    def book(self, seat: int) -> list[str]:
        """The cards in a spellbook."""
        return self._names(self.match.state.player(seat).book)

    def prepared(self, seat: int) -> list[str]:
        """The spells a mage has prepared."""
        return self._names(self.match.state.player(seat).prepared)

    def discard(self, seat: int) -> list[str]:
        """The discard pile, the last card at the end."""
        return self._names(self.match.state.player(seat).discard)

    def _names(self, numbers: Sequence[int]) -> list[str]:
        return [CARD_IDS[number] for number in numbers]

    def new(self, card: str) -> str:
        """The id of the newest object with that card."""
        found = [id for id, _ in self.match.state.pieces() if self.card(id) == card]
        assert found, f"there is no {card}"
        return found[-1]

    @property
    def round(self) -> int:
        """The round."""
        return self.match.state.match.round

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self.match.state.match.phase

    def sees(self, seat: int | None, id: str) -> dict[str, Any]:
        """What a seat or a spectator sees of an object."""
        (shown,) = [entry for entry in self.view(seat)["objects"] if entry["id"] == id]
        return dict(shown)


CARD_IDS = [card.id for card in CARDS]


def duel(*entries: dict[str, Any], **more: Any) -> Battle:
    """A battle of these mages, in the order of seats, with these objects; ``more`` as in a position file. It stands
    where ``creature`` has just been activated if one is named, otherwise where ``turn`` is to choose one."""
    mages = [entry for entry in entries if "mage" in entry]
    mages += [mage() for _ in range(2 - len(mages))]
    document: dict[str, Any] = {
        "game": "mage_wars",
        "seats": len(mages),
        "mode": MODES[len(mages)],
        "players": mages,
        "objects": [entry for entry in entries if "card" in entry],
        "at": "activation" if "creature" in more else "actions",
        **more,
    }
    return Battle(magehall.load_position(document))


def new_battle(seats: int, seed: int = 7, **options: Any) -> Battle:
    """A new match, as the hall begins it."""
    return Battle(magehall.new_match("mage_wars", seats, seed, options))
