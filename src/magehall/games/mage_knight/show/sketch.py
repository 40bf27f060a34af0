"""Text sketch of the table for a terminal of 80 columns. It shows the map, the players, the supply, the turn and its
combat.

It draws from a view alone, so it shows a seat no more than the seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magehall.games.mage_knight.show.sketch_cards import (
    enemies,
    hand,
    service,
    skill_mark,
    tactics,
    unit_on_offer,
)
from magehall.games.mage_knight.show.sketch_combat import combat
from magehall.games.mage_knight.show.sketch_map import HEROES, SITES, TERRAINS, draw_map, step_sign
from magehall.games.mage_knight.show.sketch_meetings import duel, joint_assault
from magehall.games.mage_knight.show.sketch_places import counted, places
from magehall.games.mage_knight.show.sketch_words import Words, titled
from magehall.kit.columns import cut, pad

NAME = 12
_Record = Mapping[str, Any]


def sketch(view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
    """The table in rich's markup. While nothing lies on it there are only the cards of one's draft, if any."""
    pen = _Pen(view, Words(locale, names))
    if not pen.table["realm"]["spaces"]:
        return "\n".join(pen.drafted())
    blocks = (
        pen.title(),
        pen.map(),
        places(pen.words, pen.table["realm"]["spaces"]),
        enemies(pen.words, pen.table["realm"]["spaces"]),
        pen.players(),
        pen.supply(),
        pen.turns(),
        pen.meetings(),
        pen.combat(),
        pen.own(),
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


class _Pen:
    """A view with the words to draw it."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        self.seat: int | None = view["seat"]
        self.table: _Record = view["table"]
        self.words = words
        self.say = words.say

    # Round and map

    def title(self) -> list[str]:
        """Round, time, and who is when in the order."""
        calendar = self.table["calendar"]
        time = self.say(f"time-{calendar['time']}")
        head = self.say("sketch-round", round=calendar["round"], rounds=calendar["rounds"])
        order = ", ".join(self.words.player(player) for player in calendar["order"])
        lines = titled(f"[bold]{head}[/]  {time} ", [f"[dim]{self.say('sketch-order')}[/] {cut(order, 44)}"])
        if calendar["tactics"]:
            lines += tactics(self.words, calendar["tactics"])
        if calendar["announced"] is not None or calendar["ending"]:
            lines.append(f"  [bold red]{self.say('sketch-last-turns')}[/]")
        return lines

    def map(self) -> list[str]:
        """The map, and what its signs mean as far as they are on it."""
        realm = self.table["realm"]
        spaces: Sequence[_Record] = realm["spaces"]
        middle = next((hero["place"] for hero in self.table["heroes"] if hero["seat"] == self.seat), "")
        steps = {step["place"]: step_sign(step) for turn in self.table["turns"] for step in turn["reach"]}
        grounds = [key for key in TERRAINS if any(space["terrain"] == key for space in spaces)]
        sites = [key for key in SITES if any(space.get("site") == key for space in spaces)]
        legend = [
            f"[{TERRAINS[key][0]}]{TERRAINS[key][1]}[/] {self.say(f'terrain-{key}')}" for key in grounds
        ]
        legend += [f"[bold]{SITES[key]}[/] {self.say(f'site-{key}')}" for key in sites]
        legend += [self.say("sketch-signs"), *([self.say("sketch-steps")] if steps else [])]
        tiles = self.say("sketch-tiles", countryside=realm["countryside"], core=realm["core"])
        notes = [f"  [dim]{self.say('sketch-rows')}[/]", f"  [dim]{tiles}[/]"]
        return [*draw_map(spaces, middle, steps), "", *titled("", legend), *notes]

    # Players and supply

    def players(self) -> list[str]:
        """Lines for each hero, and for the dummy player. Units, skills and tactic have one of their own where there are
        any."""
        lines = []
        for hero in self.table["heroes"]:
            colour, sign = HEROES[hero["seat"]]
            name = pad(cut(self.words.player(hero["seat"]), NAME), NAME)
            parts = (
                hero["place"],
                self.fame(hero),
                self.reputation(hero),
                self.say("sketch-armor", armor=hero["armor"]),
                self.say("sketch-cards", hand=hero["hand"], deck=hero["deck"], discard=len(hero["discard"])),
                *self.mana(hero),
            )
            head = f"[{colour}]{sign} [bold]{name}[/][/]"
            lines += titled(head, [part for part in parts if part])
            lines += self.service(hero)
            lines += self.discard(hero)
        dummy = self.table["dummy"]
        if dummy is not None:
            said = self.say("sketch-dummy", deck=dummy["deck"])
            lines += titled(f"[dim]{said}[/]", self.crystals(dummy))
            lines += self.discard(dummy)
        chosen = [self.words.player(hero["seat"]) for hero in self.table["heroes"] if hero.get("chosen")]
        if chosen:
            title = self.say("sketch-chosen", count=len(chosen))
            lines += titled(title, [cut(name, NAME) for name in chosen])
        return lines

    def discard(self, owner: _Record) -> list[str]:
        """What lies in a discard pile, which all may look through."""
        cards = counted(map(self.words.card, owner["discard"]))
        return titled(f"   {self.say('sketch-discard')}", cards) if cards else []

    def fame(self, hero: _Record) -> str:
        """Fame and level, and what the next level takes."""
        if hero["next_level"] is None:
            return self.say("sketch-fame-highest", fame=hero["fame"], level=hero["level"])
        return self.say("sketch-fame", fame=hero["fame"], level=hero["level"], next=hero["next_level"])

    def reputation(self, hero: _Record) -> str:
        """Reputation, and what it is worth in an interaction."""
        if hero["influence"] is None:
            return self.say("sketch-reputation-lowest", reputation=hero["reputation"])
        if not hero["influence"]:
            return self.say("sketch-reputation", reputation=hero["reputation"])
        worth = f"{hero['influence']:+d}"
        return self.say("sketch-reputation-worth", reputation=hero["reputation"], influence=worth)

    def mana(self, hero: _Record) -> list[str]:
        """Crystals as diamonds, mana tokens as dots, in their colours."""
        return [*self.crystals(hero), *(self.words.color(color, "●") for color in hero["mana"])]

    def crystals(self, owner: _Record) -> list[str]:
        return [self.words.color(color, "◆" * count) for color, count in owner["crystals"].items() if count]

    def service(self, hero: _Record) -> list[str]:
        card = self.words.card
        units = []
        for unit in hero["units"]:
            style, spent = ("bold", "") if unit["ready"] else ("dim", f" ({self.say('sketch-spent')})")
            units.append(f"[{style}]{card(unit['card'])}[/]{'[red]†[/]' * unit['wounds']}{spent}")
        skills = [
            f"[{'not bold' if skill['state'] == 'ready' else 'dim'}]{card(skill['skill'])}[/]"
            f"{skill_mark(self.words, skill)}"
            for skill in hero["skills"]
        ]
        down = f" ({self.say('cards-tactic-down')})" if hero["tactic_down"] else ""
        tactic = [f"[dim]{card(hero['tactic'])}[/]{down}"] if hero["tactic"] else []
        return titled("   ", [*units, *skills, *tactic]) if units or skills or tactic else []

    def supply(self) -> list[str]:
        """The Source, the offers, and the enemies whose tokens were discarded."""
        offers = self.table["offers"]
        dice = [self.words.color(die, "■") for die in self.table["source"]]
        lines = titled(self.say("sketch-source"), dice)
        if offers["units"]:
            units = [unit_on_offer(self.words, unit) for unit in offers["units"]]
            lines += titled(self.say("sketch-units"), units)
        for key in ("monastery", "actions", "spells", "skills"):
            if offers[key]:
                title = self.say("cards-offer-skills" if key == "skills" else f"sketch-{key}")
                lines += titled(title, map(self.words.card, offers[key]))
        gone = counted(self.words.card(enemy) for pile in self.table["piles"] for enemy in pile["discarded"])
        return [*lines, *(titled(self.say("sketch-discarded-tokens"), gone) if gone else [])]

    # The turn and its combat

    def turns(self) -> list[str]:
        """Points that are left, and what was played."""
        lines = []
        for turn in self.table["turns"]:
            points = {key: turn[key] for key in ("move", "influence", "healing") if turn[key]}
            said = [self.say(f"sketch-{key}", points=count) for key, count in points.items()]
            said.append(self.say("sketch-dice", dice=turn["dice_left"]))
            name = cut(self.words.player(turn["seat"]), NAME)
            lines += titled(f"[bold]▶ {name}[/]", said)
            if turn["reach"]:
                steps = [f"{step['place']} [dim]({self.step(step)})[/]" for step in turn["reach"]]
                lines += titled(self.say("sketch-reach"), steps)
            if turn["played"]:
                lines += titled(self.say("sketch-played"), map(self.words.card, turn["played"]))
        return lines

    def step(self, step: _Record) -> str:
        return f"{step['cost']}{' ⚔' if step['stops'] else ''}"

    def meetings(self) -> list[str]:
        """A joint assault or a duel between players."""
        joint, fight = self.table.get("joint"), self.table.get("duel")
        lines = [] if joint is None else joint_assault(self.words, joint)
        return lines if fight is None else [*lines, *duel(self.words, fight)]

    def combat(self) -> list[str]:
        """The running combat."""
        fight = self.table["combat"]
        return [] if fight is None else combat(self.words, fight)

    # One's own

    def own(self) -> list[str]:
        """The seat's own cards, units and skills, with what they do."""
        own = next((hero for hero in self.table["heroes"] if hero["seat"] == self.seat), None)
        if own is None:
            return []
        cards = own.get("cards")
        return [*(hand(self.words, cards) if cards else []), *service(self.words, own), *self.drafted()]

    def drafted(self) -> list[str]:
        """The seat's own cards that were set aside in the draft."""
        own = next((hero for hero in self.table["heroes"] if hero["seat"] == self.seat), None)
        cards = own.get("drafted_cards") if own else None
        return titled(self.say("sketch-drafted"), map(self.words.card, cards)) if cards else []
