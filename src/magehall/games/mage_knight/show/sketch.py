"""The table at a glance for a terminal of 80 columns: the map, the players, the supply, the turn and its combat.

It draws from a view alone, so it shows a seat no more than the seat may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from magehall.games.mage_knight.model.words import GAME
from magehall.games.mage_knight.show.sketch_map import COLORS, HEROES, SITES, TERRAINS, draw_map
from magehall.kernel.text import Arg, render
from magehall.kit.columns import WIDTH, cut, pad, size

NAME = 12
_Record = Mapping[str, Any]


def sketch(view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
    """The table in rich's markup; empty while there is nothing on it."""
    pen = _Pen(view, locale, names)
    if not pen.table["realm"]["spaces"]:
        return ""
    blocks = (
        pen.title(),
        pen.map(),
        pen.players(),
        pen.supply(),
        pen.turns(),
        pen.combat(),
        pen.hand(),
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


class _Pen:
    """A view with the words to draw it."""

    def __init__(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> None:
        self.seat: int | None = view["seat"]
        self.table: _Record = view["table"]
        self.locale = locale
        self.names = names

    def say(self, key: str, **args: Arg) -> str:
        return render(GAME, key, args, self.locale, self.names)

    def name(self, seat: int) -> str:
        # Brackets would be markup.
        who = f"#{seat}" if seat >= 0 else "@dummy-player"
        return self.say("sketch-name", player=who).replace("[", "(").replace("]", ")")

    def card(self, card: str) -> str:
        return self.say(f"name-{card}")

    # Round and map

    def title(self) -> list[str]:
        """Round, time, and who is when in the order."""
        calendar = self.table["calendar"]
        time = self.say(f"time-{calendar['time']}")
        head = self.say("sketch-round", round=calendar["round"], rounds=calendar["rounds"])
        order = " ".join(cut(self.name(player), NAME) for player in calendar["order"])
        lines = [f"  [bold]{head}[/]  {time}   [dim]{self.say('sketch-order')}[/] {order}"]
        if calendar["tactics"]:
            lines += self.spread(self.say("sketch-tactics"), map(self.card, calendar["tactics"]))
        if calendar["announced"] is not None or calendar["ending"]:
            lines.append(f"  [bold red]{self.say('sketch-last-turns')}[/]")
        return lines

    def map(self) -> list[str]:
        """The map, and what its signs mean as far as they are on it."""
        realm = self.table["realm"]
        spaces: Sequence[_Record] = realm["spaces"]
        middle = next((hero["place"] for hero in self.table["heroes"] if hero["seat"] == self.seat), "")
        grounds = [key for key in TERRAINS if any(space["terrain"] == key for space in spaces)]
        sites = [key for key in SITES if any(space.get("site") == key for space in spaces)]
        legend = [
            f"[{TERRAINS[key][0]}]{TERRAINS[key][1]}[/] {self.say(f'terrain-{key}')}" for key in grounds
        ]
        legend += [f"[bold]{SITES[key]}[/] {self.say(f'site-{key}')}" for key in sites]
        legend += [self.say("sketch-signs")]
        tiles = self.say("sketch-tiles", countryside=realm["countryside"], core=realm["core"])
        return [*draw_map(spaces, middle), "", *self.spread("", legend), f"  [dim]{tiles}[/]"]

    # Players and supply

    def players(self) -> list[str]:
        """A line for each hero, and one for units and skills where there are any."""
        lines = []
        for hero in self.table["heroes"]:
            colour, sign = HEROES[hero["seat"]]
            name = pad(cut(self.name(hero["seat"]), NAME), NAME)
            parts = (
                hero["place"],
                self.say("sketch-fame", fame=hero["fame"], level=hero["level"]),
                self.say("sketch-reputation", reputation=hero["reputation"]),
                self.say("sketch-armor", armor=hero["armor"]),
                self.say("sketch-cards", hand=hero["hand"], deck=hero["deck"], discard=len(hero["discard"])),
                self.mana(hero),
            )
            head = f"[{colour}]{sign} [bold]{name}[/][/]"
            lines += self.spread(head, [part for part in parts if part])
            lines += self.service(hero)
        dummy = self.table["dummy"]
        if dummy is not None:
            lines.append(f"  [dim]{self.say('sketch-dummy', deck=dummy['deck'])}[/]")
        return lines

    def mana(self, hero: _Record) -> str:
        """Crystals as diamonds, mana tokens as dots, in their colours."""
        crystals = "".join(
            f"[{COLORS[color]}]{'◆' * count}[/]" for color, count in hero["crystals"].items() if count
        )
        return crystals + "".join(f"[{COLORS[color]}]●[/]" for color in hero["mana"])

    def service(self, hero: _Record) -> list[str]:
        units = []
        for unit in hero["units"]:
            style = "bold" if unit["ready"] else "dim"
            units.append(f"[{style}]{self.card(unit['card'])}[/]{'[red]†[/]' * unit['wounds']}")
        skills = [
            f"[{'not bold' if skill['state'] == 'ready' else 'dim'}]{self.card(skill['skill'])}[/]"
            for skill in hero["skills"]
        ]
        tactic = [f"[dim]{self.card(hero['tactic'])}[/]"] if hero["tactic"] else []
        return self.spread("   ", [*units, *skills, *tactic]) if units or skills or tactic else []

    def supply(self) -> list[str]:
        """The Source and the offers."""
        offers = self.table["offers"]
        dice = " ".join(f"[{COLORS[die]}]■ {self.say(f'color-{die}')}[/]" for die in self.table["source"])
        lines = [f"  {self.say('sketch-source')}  {dice}"]
        for key in ("units", "actions", "spells"):
            cards = [*offers[key], *(offers["monastery"] if key == "units" else [])]
            if cards:
                lines += self.spread(self.say(f"sketch-{key}"), map(self.card, cards))
        return lines

    # The turn and its combat

    def turns(self) -> list[str]:
        """Points that are left, and what was played."""
        lines = []
        for turn in self.table["turns"]:
            points = {key: turn[key] for key in ("move", "influence", "healing") if turn[key]}
            said = [self.say(f"sketch-{key}", points=count) for key, count in points.items()]
            name = cut(self.name(turn["seat"]), NAME)
            lines.append(f"  [bold]▶ {name}[/]  {'   '.join(said)}".rstrip())
            if turn["reach"]:
                steps = [f"{step['place']} [dim]({step['cost']})[/]" for step in turn["reach"]]
                lines += self.spread(self.say("sketch-reach"), steps)
            if turn["played"]:
                lines += self.spread(self.say("sketch-played"), map(self.card, turn["played"]))
        return lines

    def combat(self) -> list[str]:
        """The enemies with their values, and the points played."""
        combat = self.table["combat"]
        if combat is None:
            return []
        phase = self.say(f"sketch-phase-{combat['phase']}")
        lines = [f"  [bold red]⚔ {phase}[/]", *(self.foe(foe, combat["phase"]) for foe in combat["foes"])]
        sums: Counter[str] = Counter()
        for entry in combat["attacks"]:
            sums[f"{entry['mode']}-{entry['element']}"] += entry["points"]
        for entry in combat["blocks"]:
            sums[f"block-{entry['element']}"] += entry["points"]
        points = [f"{self.points(key)} [bold]{count}[/]" for key, count in sums.items()]
        return [*lines, *(self.spread(self.say("sketch-points"), points) if points else [])]

    def points(self, key: str) -> str:
        kind, _, element = key.partition("-")
        return f"{self.say(f'sketch-{kind}')} {self.say(f'sketch-element-{element}')}"

    def foe(self, foe: _Record, phase: str) -> str:
        """An enemy: armor, attack, what it can, and what is missing against it."""
        style = "dim" if foe["hidden"] or foe["held"] else "bold"
        marks = [self.say(f"sketch-trait-{trait}") for trait in foe["traits"]]
        marks += [self.say("sketch-resists", what=f"@sketch-element-{kind}") for kind in foe["resistances"]]
        marks += [self.say("sketch-blocked")] if foe["blocked"] else []
        values = self.say("sketch-foe", armor=foe["armor"], attack=foe["attack"])
        element = self.say(f"sketch-element-{foe['element']}")
        missing = foe["block_missing"] if phase == "block" else foe["attack_missing"]
        lacks = self.say("sketch-missing", points=missing) if phase in ("ranged", "block", "attack") else ""
        return f"    [{style}]{self.card(foe['card'])}[/]  {values} {element}  {', '.join(marks)}  [dim]{lacks}[/]".rstrip()

    # Hand

    def hand(self) -> list[str]:
        """The seat's own cards."""
        own = next((hero for hero in self.table["heroes"] if hero["seat"] == self.seat), None)
        if own is None or not own.get("cards"):
            return []
        return self.spread(self.say("sketch-hand"), map(self.card, own["cards"]))

    def spread(self, title: str, words: Iterable[str]) -> list[str]:
        """Words after a title, in as few lines as they need."""
        head = f"  {title}  " if title.strip() else f"  {title}"
        lines, start = [head], size(head)
        room = WIDTH - start
        for word in words:
            if room < size(word):
                lines.append(" " * start)
                room = WIDTH - start
            lines[-1] += f"{word}   "
            room -= size(word) + 3
        return [line.rstrip() for line in lines]
