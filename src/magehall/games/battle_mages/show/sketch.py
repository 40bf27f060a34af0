"""Sketch of a duel for a terminal of 80 columns. It shows who stands how, what is in the air, what lies where.

It draws from a view alone, so it shows a seat no more than the seat may see. A type is a colour, a sign and a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common
from magehall.games.battle_mages.model.words import GAME
from magehall.kernel.text import Arg, render
from magehall.kit.columns import cells, cut, no_markup, pad, spread

NAME = 12

_LOOKS = {
    "fire": ("red", "▲"),
    "water": ("bright_blue", "≈"),
    "air": ("cyan", "○"),
    "earth": ("yellow", "■"),
    "death": ("magenta", "†"),
    "poison": ("green", "♣"),
}
_RARE_LOOK = ("bold", "★")


def sketch(view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
    """The table in rich's markup; empty while there is nothing on it."""
    pen = _Pen(view, locale, names)
    if not pen.mages:
        return ""
    blocks = [pen.middle()] if pen.table["active"] is not None or "result" in view else []
    blocks.append([line for mage in pen.mages for line in pen.mage(mage)])
    blocks.append(pen.spells("sketch-now", pen.table["under_way"]))
    blocks.append(pen.spells("sketch-air", pen.table["aimed"]))
    blocks.append(pen.hand())
    return "\n\n".join("\n".join(block) for block in blocks if block)


class _Pen:
    """A view with the words to draw it."""

    def __init__(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> None:
        self.seat: int | None = view["seat"]
        self.table: Mapping[str, Any] = view["table"]
        self.mages: list[Mapping[str, Any]] = self.table["mages"]
        self.locale = locale
        self.names = names
        shown = [self.name(mage["mage"]) for mage in self.mages]
        self.name_width = min(NAME, max(map(cells, shown), default=0))
        schools = [self.say(f"school-{school}") for school in _LOOKS]
        self.school_width = max(map(cells, schools))
        self.hand_width = max(3, *(len(mage["hand"]) for mage in self.mages)) if self.mages else 0

    def say(self, key: str, **args: Arg) -> str:
        return render(GAME, key, args, self.locale, self.names)

    def name(self, number: int) -> str:
        return no_markup(self.say("sketch-name", mage=f"#{number}"))

    def type_of(self, spell: str) -> str:
        face = FACES[FACE_NUMBER[spell]]
        return face.school.value if isinstance(face, Common) else ""

    def card(self, spell: str, school: str | None = None) -> str:
        """A card: its name, sign and type, in the type's colour. Fusion in a chain is of the chain's type."""
        school = school or self.type_of(spell)
        colour, sign = _LOOKS[school] if school else _RARE_LOOK
        word = self.say(f"school-{school}") if school else self.say("sketch-rare")
        return f"[{colour}]{self.say(f'spell-{spell}')} {sign} {word}[/]"

    def middle(self) -> list[str]:
        """Pile, centre card and turn order."""
        centre = self.table["centre"]
        living = [mage for mage in self.mages if mage["life"] > 0]
        order = "sketch-clockwise" if self.table["direction"] == 1 else "sketch-counterclockwise"
        lying = self.card(centre) if centre else f"[dim]{self.say('sketch-no-card')}[/]"
        parts = (
            f"{self.say('sketch-pile')} [bold]{self.table['pile']}[/]",
            f"{self.say('sketch-centre')} {lying}",
            f"[dim]{self.say(order)}[/]" if len(living) > 2 else "",
        )
        return ["  " + "   ".join(parts).rstrip()]

    def mage(self, mage: Mapping[str, Any]) -> list[str]:
        """A mage's line, and what lies on the mage below it."""
        number, out = mage["mage"], mage["life"] == 0
        colour, sign = _LOOKS[mage["school"]]
        active = number == self.table["active"]
        name = pad(cut(self.name(number), self.name_width), self.name_width)
        school = pad(self.say(f"school-{mage['school']}"), self.school_width)
        hand = "▮" * len(mage["hand"])
        front = self.card(mage["front"]) if mage["front"] else ""
        style = "dim strike" if out else "bold" if number == self.seat else "not bold"
        row = (
            f"[bold]{'▶' if active else ' '}[/] [{style}]{name}[/] [{colour}]{sign} {school}[/] {life_bar(mage)}"
            f"  [dim]{pad(hand, self.hand_width)}[/]  {front}"
        )
        lines = [row.rstrip()]
        if out:
            lines = [f"  [{style}]{name}[/] [{colour}]{sign} {school}[/] [dim]† {self.say('sketch-out')}[/]"]
        indent = " " * (self.name_width + 3)
        if mage["hex"]:
            hexed = self.say("sketch-hexed", spell=f"@spell-{mage['hex']}")
            lines.append(f"{indent}[magenta]✶ {hexed}[/]")
        if mage["virtual"] and mage["rebirth"] and not out:
            lines.append(f"{indent}[dim]{self.say('sketch-rebirth-ready')}[/]")
        if number != self.seat and any(card["spell"] for card in mage["hand"]):
            lines += spread(f"{indent}[dim]{self.say('sketch-known')}[/] ", self.known(mage["hand"]))
        return lines

    def spells(self, title: str, spells: list[Mapping[str, Any]]) -> list[str]:
        """Spells, under a title: who aims what at whom, and how hard. No lines where there are none."""
        lines = [f"  {self.say(title)}"] if spells else []
        for spell in spells:
            mine = spell["at"] == self.seat
            by, at = (cut(self.name(spell[who]), self.name_width) for who in ("by", "at"))
            who = f"{by} ━▶ {at}"
            chain = f", {self.say('sketch-chain', cards=spell['chain'])}" if spell["chain"] > 1 else ""
            # A hex or a look at a hand hurts nobody.
            damage = f"  {self.say('sketch-damage', damage=spell['damage'])}" if spell["damage"] else ""
            if mine:
                who, damage = f"[bold]{who}[/]", f"[bold red]{damage}[/]" if damage else ""
            spoken = f"{self.card(spell['spell'], spell['school'])}{chain}"
            lines.append(f"{'[bold red]![/]' if mine else ' '}   {who}  {spoken}{damage}")
        return lines

    def hand(self) -> list[str]:
        """The seat's own cards, in as few lines as they need."""
        own = next((mage for mage in self.mages if mage["mage"] == self.seat), None)
        if own is None or not own["hand"]:
            return []
        return spread(f"  {self.say('sketch-hand')}  ", self.known(own["hand"]))

    def known(self, hand: list[Mapping[str, Any]]) -> list[str]:
        """The cards of a hand that the seat knows."""
        return [self.card(card["spell"]) for card in hand if card["spell"] is not None]


def life_bar(mage: Mapping[str, Any]) -> str:
    """A dash for every two lives, and the number."""
    life, most = mage["life"], mage["starting_life"]
    full, half = divmod(life, 2)
    empty = (most + 1) // 2 - full - half
    colour = "green" if life * 2 > most else "yellow" if life * 4 > most else "red"
    return f"[{colour}]{'━' * full}{'╸' * half}[/][dim]{'─' * empty}[/] [bold]{life:>2}[/][dim]/{most}[/]"
