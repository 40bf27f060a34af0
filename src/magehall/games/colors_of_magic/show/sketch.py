"""Text sketch of the table for a terminal of 80 columns. It shows the map, the players, creatures, stack, duel and
objectives.

It draws from a view alone, so it shows a seat no more than the seat may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.model.words import GAME
from magehall.games.colors_of_magic.show.sketch_map import (
    MARKER,
    TERRAINS,
    ZONE,
    Record,
    colour_of,
    draw_map,
    labels,
)
from magehall.kernel.text import Arg, render
from magehall.kit.columns import WIDTH, cut, no_markup, pad, size, spread

NAME = 14
CREATURE = 26
MAP = 54
"""Columns of the map; what stands beside it has the rest."""

SIDE = WIDTH - MAP
_GAP = 2


def sketch(view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
    """The table in rich's markup; empty while nobody has a force."""
    pen = _Pen(view, locale, names)
    if not pen.table["players"]:
        return ""
    blocks = (
        pen.title(),
        pen.map(),
        pen.creatures(),
        pen.permanents(),
        pen.stack(),
        pen.duel(),
        pen.hand(),
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


class _Pen:
    """A view with the words to draw it."""

    def __init__(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> None:
        self.seat: int | None = view["seat"]
        self.table: Record = view["table"]
        self._locale = locale
        self._names = names
        self._labels = labels(self.table["creatures"])

    # Words

    def say(self, key: str, **args: Arg) -> str:
        """A message of the game; what others wrote is no markup."""
        return no_markup(render(GAME, key, args, self._locale, self._names))

    def name(self, face: str) -> str:
        """What a card, creature or ingredient is called."""
        return self.say(f"name-{face}")

    def player(self, seat: int) -> str:
        """A player or the monsters, in their colour."""
        who = f"#{seat}" if seat >= 0 else "@monsters"
        return f"[{colour_of(seat)}]{cut(self.say('sketch-name', player=who), NAME)}[/]"

    def creature(self, id: str) -> str:
        """A creature by its sign on the map and its name."""
        for one in self.table["creatures"]:
            if one["id"] == id:
                return f"[{colour_of(one['owner'])}]{self._labels[id]}[/] {self.name(one['card'])}"
        return "—"

    # Blocks

    def title(self) -> list[str]:
        """Scenario, turn, phase, and who is first."""
        table = self.table
        turn = self.say("sketch-turn", turn=table["turn"], limit=table["turn_limit"])
        scenario = self.say(f"scenario-{table['scenario']}")
        parts = [f"[bold]{turn}[/]", self.say(f"phase-{table['phase']}"), scenario]
        if table["dark"]:
            parts.append(self.say("sketch-dark"))
        first = f"[dim]{self.say('sketch-first')}[/] {self.player(table['first'])}"
        return [*titled("", [*parts, first])]

    def map(self) -> list[str]:
        """The map with the players beside it, and its legend below. The objectives follow where there is no room for
        them beside it."""
        table = self.table
        kinds = dict.fromkeys(piece["kind"] for piece in table["terrain"])
        legend = [
            f"[{TERRAINS[kind][0]}]{TERRAINS[kind][1]}[/] {self.name(f'terrain-{kind}')}" for kind in kinds
        ]
        legend += self._places(ZONE, "zone", table["zones"])
        legend += self._places(MARKER, "marker", table["markers"])
        rows, side, goals = draw_map(table), self.players(), self.goals()
        beside = [*side, f"  [dim]{self.say('sketch-goals')}[/]", *(f"  {goal}" for goal in goals)]
        if not goals or sum(len(_fold(line)) for line in beside) > len(rows):
            return [*_beside(rows, side), *titled("", legend), *titled(self.say("sketch-goals"), goals)]
        return [*_beside(rows, beside), *titled("", legend)]

    def _places(self, sign: str, what: str, things: list[Record]) -> list[str]:
        """Each kind of zone or marker with its places."""
        kinds: dict[str, list[str]] = {}
        for one in things:
            kinds.setdefault(one["kind"], []).append(f"{one['x']},{one['y']}")
        return [f"{sign} {self.name(f'{what}-{kind}')} {' '.join(found)}" for kind, found in kinds.items()]

    def players(self) -> list[str]:
        """Some short lines for each player, and what was taken."""
        lines = []
        for player in self.table["players"]:
            states = [self.say(f"sketch-{state}") for state in ("passed", "out") if player[state]]
            lines.append(
                " ".join(
                    (
                        "▶" if player["seat"] == self.table["active"] else " ",
                        self.player(player["seat"]),
                        *(f"[dim]{state}[/]" for state in states),
                    )
                )
            )
            lines.append(f"  {cut(self.name(player['mage']), SIDE - 2)}")
            told = [
                self.say("sketch-points", points=player["points"]),
                self.say("sketch-mana", mana=player["mana"]),
                *(
                    [self.say("sketch-tokens", tokens=player["tokens"], most=player["most_tokens"])]
                    if player["most_tokens"]
                    else []
                ),
                self.say("sketch-in-hand", hand=len(player["hand"])),
                self.say("sketch-deck", deck=player["deck"]),
                self.say("sketch-discard", discard=len(player["discard"])),
                self.say("sketch-exile", exile=len(player["exile"])),
            ]
            told += [
                f"[{'dim' if one['used'] else 'not bold'}]{cut(self.name(one['ingredient']), SIDE - 2)}[/]"
                for one in player["ingredients"]
            ]
            lines += titled("", told, SIDE)
        return lines

    def creatures(self) -> list[str]:
        """Every creature with its values and its place, and what holds for it."""
        lines = [f"  [dim]{self.say('sketch-values')}[/]"]
        for one in self.table["creatures"]:
            style = "dim" if one["tapped"] else "bold"
            sign = f"[{style} {colour_of(one['owner'])}]{self._labels[one['id']]}[/]"
            place = self.say("sketch-away") if one["away"] else f"{one['x']},{one['y']}"
            values = (
                f"♥{one['left']}/{one['life']} →{one['movement']} ◊{one['defense']} "
                f"⚔{one['melee']} ➶{one['ranged']} !{one['initiative']}"
            )
            head = f"  {sign} {pad(cut(self.name(one['card']), CREATURE), CREATURE)} {pad(place, 6)} {values}"
            lines += [head, *titled("      ", self._marks(one))]
        return lines

    def _marks(self, one: Record) -> list[str]:
        """Keywords with their numbers, and what lies on a creature."""
        marks = []
        for keyword in one["keywords"]:
            numbers = "/".join(str(n) for n in (keyword["x"], keyword["y"]) if n)
            marks.append(f"[dim]{self.name(keyword['id'])}{f' {numbers}' if numbers else ''}[/]")
        marks += [
            self.say(f"sketch-{key}", number=one[key]) for key in ("shield", "burns", "venom") if one[key]
        ]
        if one["marked"]:
            marks.append(self.say("sketch-marked"))
        if one["engaged"]:
            foes = ", ".join(self._labels[id] for id in one["engaged"])
            marks.append(self.say("sketch-engaged", foes=foes))
        return marks

    def permanents(self) -> list[str]:
        """Permanent spells, with the creature that bears them."""
        found = []
        for one in self.table["permanents"]:
            bearer = f" → {self.creature(one['bearer'])}" if one["bearer"] else ""
            found.append(f"[{colour_of(one['owner'])}]{self.name(one['card'])}[/]{bearer}")
        return titled(self.say("sketch-permanents"), found)

    def goals(self) -> list[str]:
        """Objectives still to be won: points, copies, and who is about to have it."""
        found = []
        for goal in self.table["goals"]:
            text = self.say(f"objective-{goal['objective']}")
            copies = f"×{goal['copies']} " if goal["copies"] > 1 else ""
            holder = f" {self.player(goal['holder'])}" if goal["holder"] >= 0 else ""
            found.append(f"[bold]{goal['points']}[/] {copies}{text}{holder}")
        return found

    def stack(self) -> list[str]:
        """Spells in the air, the one that resolves next first."""
        lines = []
        for spell in reversed(self.table["spells"]):
            targets = [self.creature(id) for id in spell["targets"]]
            targets += [f"{x},{y}" for x, y in spell["places"]]
            aim = f" → {', '.join(targets)}" if targets else ""
            graft = f" + {self.name(spell['graft'])}" if spell["graft"] else ""
            lines.append(f"    {self.player(spell['seat'])} {self.name(spell['card'])}{graft}{aim}")
        return [f"  [bold]{self.say('sketch-stack')}[/]", *lines] if lines else []

    def duel(self) -> list[str]:
        """The attack under way, and the cards of its duel."""
        attack, duel = self.table["attack"], self.table["duel"]
        if attack is None:
            return []
        sides = f"{self.creature(attack['attacker'])} → {self.creature(attack['target'])}"
        lines = [f"  [bold red]⚔[/] {sides}"]
        if duel is not None:
            for side in ("attacker", "defender"):
                laid, start = duel[side]["cards"], duel[side]["base"]
                shown = [card for card in laid if card is not None]
                if laid and len(shown) == len(laid):
                    more = sum(CARDS[card].boost.initiative for card in shown)
                    said = self.say("sketch-duel-open", base=start, more=more, total=start + more)
                else:
                    said = self.say("sketch-duel", base=start, cards=len(laid))
                head = f"  {self.creature(duel[side]['creature'])}: {said}"
                lines += titled(head, map(self.name, shown) if shown else ["—"])
        return lines

    def hand(self) -> list[str]:
        """The seat's own cards with their present cost, the codex apart."""
        own = next((one for one in self.table["players"] if one["seat"] == self.seat), None)
        if own is None:
            return []
        codex = [card for card in own["hand"] if card["codex"]]
        others = [card for card in own["hand"] if not card["codex"]]
        return [*self._cards("sketch-codex", codex), *self._cards("sketch-hand", others)]

    def _cards(self, title: str, cards: list[Record]) -> list[str]:
        """Cards after a title, each face once."""
        counts = Counter((card["card"], card["cost"]) for card in cards)
        return titled(
            self.say(title),
            [
                f"{self.name(face)}{f' ×{count}' if count > 1 else ''} [dim]{cost}[/]"
                for (face, cost), count in counts.items()
            ],
        )


def _beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines; what is too wide for the second goes on below."""
    folded = [part for line in right for part in _fold(line)]
    rows = max(len(left), len(folded))
    pairs = zip(left + [""] * (rows - len(left)), folded + [""] * (rows - len(folded)), strict=True)
    return [f"{one}{' ' * (MAP - size(one))}{other}".rstrip() for one, other in pairs]


def _fold(line: str) -> list[str]:
    """A line of the second column, broken at blanks."""
    if size(line) <= SIDE:
        return [line]
    words = line.split()
    lines = [line[: len(line) - len(line.lstrip())] + words[0]]
    for word in words[1:]:
        if size(f"{lines[-1]} {word}") > SIDE:
            lines.append(f"    {word}")
        else:
            lines[-1] += f" {word}"
    return lines


def titled(title: str, words: Iterable[str], width: int = WIDTH) -> list[str]:
    """Words after a title, wrapped into lines. There is no line without words."""
    found = list(words)
    head = f"  {title}  " if title.strip() else f"  {title}"
    return spread(head, found, _GAP, width, indent=width // 3) if found else []
