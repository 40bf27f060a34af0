"""Tables on which much can happen: few zones, many objects of all kinds, mana to spend, lives on the brink."""

from __future__ import annotations

from random import Random
from typing import Any

import magehall
from magehall.games.mage_wars.cards import SPELLS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.mages import MAGES
from magehall.kernel.matches.journal import Setup
from tests.games.mage_wars.scenario import MODES

MEDDLERS = (
    "shift_enchantment", "steal_enchantment", "purge_magic", "dissolve", "explode", "teleport", "force_push", "purify",
    "dispel", "seeking_dispel", "banish", "chain_lightning", "firestorm", "wall_of_thorns",
)  # fmt: skip
"""Spells that ask for more than a target, or take apart what others rely on."""
MEDDLING = frozenset(spell.replace("_", "-") for spell in MEDDLERS)

CURSES = ("agony", "enfeeble", "ghoul_rot", "maim_wings", "marked_for_death", "poisoned_blood")
ZONES = ("b1", "b2", "c1", "c2")
BORDERS = ("b1-c1", "b2-c2", "b1-b2", "c1-c2")
MOMENTS = (
    "initiative", "upkeep", "planning", "deployment", "quickcast", "actions", "actions", "actions", "final_quickcast",
)  # fmt: skip


def some_table(luck: Random, seed: str) -> tuple[Setup, int]:
    """Mostly a crowd; sometimes a match from its start, with how many decisions to skip until it is one."""
    if luck.random() < 0.2:
        return Setup(luck.choice((2, 3, 4)), {}, seed, {}), luck.randrange(200)
    while True:
        try:
            return magehall.load_position(_Crowd(luck, seed).document()).setup, 0
        except magehall.PositionError:
            continue  # a slot that is taken, or an enchantment where it cannot be: draw another


class _Crowd:
    """A position drawn by lot."""

    def __init__(self, luck: Random, seed: str) -> None:
        self.luck = luck
        self.seed = seed
        self.seats = luck.choice((2, 2, 2, 3, 4))
        self.objects: list[dict[str, Any]] = []

    def document(self) -> dict[str, Any]:
        luck = self.luck
        creatures = self.put(Kind.CREATURE, luck.randrange(3, 8), "zone", ZONES)
        for entry in creatures:
            entry["damage"] = luck.randrange(4)
        self.put(Kind.CONJURATION, luck.randrange(3), "zone", ZONES)
        self.put(Kind.WALL, luck.randrange(2), "border", BORDERS)
        mages = [f"mage-{seat}" for seat in range(self.seats)]
        self.put(Kind.EQUIPMENT, luck.randrange(3), "on", mages)
        hosts = [*mages, *(entry["id"] for entry in creatures)]
        for entry in self.put(Kind.ENCHANTMENT, luck.randrange(4, 12), "on", hosts):
            entry["hidden"] = luck.random() < 0.6
            if entry["card"].endswith("_trap"):
                entry |= {"on": None, "zone": luck.choice(ZONES), "hidden": True}
        self.bring_to_the_brink(luck.choice(creatures))
        return {
            "game": "mage_wars",
            "seats": self.seats,
            "mode": MODES[self.seats],
            "secret": self.seed,
            "players": [self.player() for _ in mages],
            "objects": self.objects,
            "at": luck.choice(MOMENTS),
            "initiative": luck.randrange(self.seats),
            "edition": luck.choice(["first", "fourth"]),
        }

    def player(self) -> dict[str, Any]:
        luck = self.luck
        return {
            "mage": luck.choice(MAGES).id,
            "zone": luck.choice(ZONES),
            "mana": luck.randrange(5, 40),
            "damage": luck.randrange(32),
            "book": [card.id for card in luck.sample(SPELLS, 12)],
            "prepared": [*luck.sample(MEDDLERS, 3), *(card.id for card in luck.sample(SPELLS, 3))],
        }

    def put(self, kind: Kind, count: int, place: str, places: Any) -> list[dict[str, Any]]:
        """Different objects of a kind, at some of these places."""
        luck = self.luck
        cards = luck.sample([card for card in SPELLS if card.kind is kind], count)
        entries: list[dict[str, Any]] = [
            {
                "card": card.id,
                "id": f"{card.slug}-{len(self.objects) + number}",
                "controller": luck.randrange(self.seats),
                place: luck.choice(places),
            }
            for number, card in enumerate(cards)
        ]
        self.objects += entries
        return entries

    def bring_to_the_brink(self, creature: dict[str, Any]) -> None:
        """A creature lives only by an enchantment, and bears the curses of whoever might want them back."""
        luck = self.luck
        host = creature["id"]
        if not any(
            entry["card"] == "deathlock" or (entry["card"] == "poisoned_blood" and entry["on"] == host)
            for entry in self.objects
        ):
            # Under Finite Life it would gain none.
            creature["damage"] = next(card.life for card in SPELLS if card.id == creature["card"])
        self.objects.append({"card": "bull_endurance", "on": host, "controller": creature["controller"]})
        self.objects += [
            {
                "card": curse,
                "on": host,
                "controller": luck.randrange(self.seats),
                "hidden": luck.random() < 0.5,
            }
            for curse in luck.sample(CURSES, 2)
        ]
