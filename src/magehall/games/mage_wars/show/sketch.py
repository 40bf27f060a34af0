"""Text sketch of the arena for a terminal of 80 columns. It shows the zones with what stands in them, the mages, what
is under way.

It draws from a view alone, so it shows a seat no more than the seat may see. A side is a colour and a sign.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from magehall.games.mage_wars.damage.conditions import marker_key
from magehall.games.mage_wars.model.arena import Arena
from magehall.games.mage_wars.model.state import MAGE
from magehall.games.mage_wars.model.words import GAME
from magehall.games.mage_wars.show.sketch_lines import life_bar, listed, share, small
from magehall.kernel.text import Arg, render
from magehall.kit.columns import WIDTH, cells, cut, no_markup, pad, size

NAME = 14
NARROW = 5
"""A column is never narrower than this."""

_SIDES = (("bright_blue", "◆"), ("red", "▲"), ("green", "●"), ("yellow", "■"))
_TEAMS = ((("bright_blue", "◆"), ("cyan", "◇")), (("red", "▲"), ("yellow", "△")))
"""Who fights together has the same shape."""

_FACES = ("·", "·", "1", "2", "✹1", "✹2")
_ACTING, _READY, _GUARD, _HIDDEN, _REVEALED, _CONJURED = "▶", "▸", "♜", "?", "+", "▪"
_STANDING = ("creature", "conjuration")
_Object = Mapping[str, Any]


def sketch(view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> str:
    """The table in rich's markup; empty while there is nothing on it."""
    pen = _Pen(view, locale, names)
    if not any(player["mage"] for player in pen.players):
        return ""
    blocks = (
        pen.title(),
        pen.mages(),
        pen.grid(),
        pen.legend(),
        pen.attachments(),
        pen.under_way(),
        pen.hand(),
    )
    return "\n".join(line for block in blocks for line in block)


class _Pen:
    """A view with the words to draw it."""

    def __init__(self, view: Mapping[str, Any], locale: str, names: Mapping[int, str]) -> None:
        self.seat: int | None = view["seat"]
        self.table: Mapping[str, Any] = view["table"]
        self.players: list[Mapping[str, Any]] = self.table["players"]
        self.objects: list[_Object] = [thing for thing in self.table["objects"] if thing["in_play"]]
        self.by_id = {thing["id"]: thing for thing in self.table["objects"]}
        self.on: dict[str, list[_Object]] = {}
        for thing in self.objects:
            if thing["host"]:
                self.on.setdefault(thing["host"], []).append(thing)
        self.sides = self.signs()
        self.numbers = self.like_ones()
        # What a fallen mage leaves behind may look ready, but nobody activates it. [multiplayer.free-for-all-fallen]
        self.commanded = {player["seat"] for player in self.players if player["active"]}
        acting = [
            frame["creature"] for frame in self.table["under_way"] if frame["procedure"] == "activation"
        ]
        self.acting: str = acting[-1] if acting else ""
        self.arena = Arena(self.table["arena"]["columns"], self.table["arena"]["rows"])
        self.locale = locale
        self.names = names
        shown = [self.name(player["seat"]) for player in self.players]
        self.name_width = min(NAME, max(map(cells, shown), default=0))
        kinds = [self.say(f"card-mage-{player['mage']}") for player in self.players if player["mage"]]
        self.kind_width = max(map(cells, kinds), default=0)

    def signs(self) -> dict[int, tuple[str, str]]:
        """The colour and the sign of each seat."""
        teams = sorted({player["team"] for player in self.players})
        if len(teams) == len(self.players):
            return {player["seat"]: _SIDES[player["seat"]] for player in self.players}
        found: dict[int, tuple[str, str]] = {}
        for place, team in enumerate(teams):
            mates = [player["seat"] for player in self.players if player["team"] == team]
            found |= zip(mates, _TEAMS[place], strict=False)
        return found

    def like_ones(self) -> dict[str, int]:
        """Numbers that tell like objects of a zone apart."""
        alike: Counter[tuple[object, ...]] = Counter()
        found: dict[str, int] = {}
        kinds = [
            (thing["id"], (thing["card"], thing["controller"], thing["zone"]))
            for thing in self.objects
            if thing["zone"] and thing["kind"] in _STANDING and not thing["host"]
        ]
        total = Counter(kind for _, kind in kinds)
        for id, kind in kinds:
            alike[kind] += 1
            if total[kind] > 1:
                found[id] = alike[kind]
        return found

    def say(self, key: str, **args: Arg) -> str:
        return render(GAME, key, args, self.locale, self.names)

    def name(self, seat: int) -> str:
        return no_markup(self.say("sketch-name", mage=f"#{seat}"))

    def called(self, thing: _Object) -> str:
        """An object's name, as far as the seat knows it. The surname of a legend is left out."""
        if thing["card"] is None:
            return self.say("sketch-hidden")
        mage = thing["id"] in MAGE
        return self.say(f"card-mage-{thing['card']}" if mage else f"card-{thing['card']}").split(",")[0]

    def place(self, target: str) -> str:
        """A target of a spell or attack. It is an object, a zone, a border or a card."""
        thing = self.by_id.get(target)
        if thing is not None:
            return self.side(thing["controller"], self.called(thing) + small(self.numbers.get(target, 0)))
        return self.say(f"card-{target.removeprefix('card.')}") if target.startswith("card.") else target

    def side(self, seat: int, text: str) -> str:
        """A text in a side's colour, with its sign."""
        colour, sign = self.sides[seat]
        return f"[{colour}]{sign} {text}[/]"

    # The round and the mages

    def title(self) -> Iterator[str]:
        phase = self.table["phase"]
        parts = [" ".join((self.say(f"mode-{self.table['mode']}"), *self.teams()))]
        if self.table["round"]:
            parts.append(self.say("sketch-round", round=self.table["round"]))
        if phase:
            parts.append(f"[bold]{self.say(f'phase-{phase}')}[/]")
        yield "  " + " · ".join(parts)

    def teams(self) -> list[str]:
        """The signs of each team, where there are teams."""
        mates: dict[int, str] = {}
        for player in self.players:
            colour, sign = self.sides[player["seat"]]
            mates[player["team"]] = mates.get(player["team"], "") + f"[{colour}]{sign}[/]"
        return list(mates.values()) if len(mates) < len(self.players) else []

    def mages(self) -> Iterator[str]:
        """Who stands how: life, mana, prepared spells, quickcast, initiative."""
        for player in sorted(self.players, key=lambda player: player["team"]):
            seat = player["seat"]
            colour, sign = self.sides[seat]
            turn = "▶" if self.table["turn"] == seat else " "
            name = pad(cut(self.name(seat), self.name_width), self.name_width)
            kind = pad(self.say(f"card-mage-{player['mage']}") if player["mage"] else "", self.kind_width)
            mage = self.by_id.get(f"mage-{seat}")
            style = "bold" if seat == self.seat else "not bold"
            front = f"[bold]{turn}[/] [{colour}]{sign}[/] [{style}]{name}[/] [{colour}]{kind}[/]"
            if player["dead"] or mage is None:
                yield f"{front} [dim]† {self.say('sketch-fallen')}[/]"
                continue
            channels = mage["channeling"]
            signs = [
                f"✦[bold]{mage['mana']:>2}[/][dim]+{channels:<2}[/]",
                f"[dim]▮[/]{player['prepared']}",
                "↯" if mage["quickcast"] else " ",
                f"[bold]{self.say('sketch-initiative')}[/]" if self.table["initiative"] == seat else "",
            ]
            yield f"{front} {life_bar(mage)}  {' '.join(signs)}".rstrip()

    # The arena

    def grid(self) -> Iterator[str]:
        """The zones row by row. A double line is a wall."""
        columns, rows = self.arena.columns, self.arena.rows
        widths = self.widths()
        walls = {thing["border"] for thing in self.objects if thing["border"]}
        for row in range(rows):
            zones = [row * columns + column for column in range(columns)]
            yield self.line(zones, row, widths, walls)
            stacks = [
                self.zone(self.arena.name(zone), width) for zone, width in zip(zones, widths, strict=True)
            ]
            height = max(1, *(len(stack) for stack in stacks))
            for level in range(height):
                text = "[dim]│[/]"
                for zone, stack, width in zip(zones, stacks, widths, strict=True):
                    shown = stack[level] if level < len(stack) else ""
                    text += shown + " " * (width - size(shown))
                    text += self.post(zone, walls)
                yield text
        yield "[dim]└" + "┴".join("─" * width for width in widths) + "┘[/]"

    def widths(self) -> list[int]:
        """The width of each column of zones. In a large arena those with little in them leave their room to the others."""
        columns = self.arena.columns
        wishes = [NARROW] * columns
        for zone in self.arena.zones:
            needs = [size(line) for line in self.zone(self.arena.name(zone), WIDTH)]
            wishes[zone % columns] = max(wishes[zone % columns], *needs, 0)
        return share(WIDTH - columns - 1, wishes)

    def line(self, zones: list[int], row: int, widths: list[int], walls: set[str]) -> str:
        """The line above a row of zones, with their names in it."""
        left, middle, right = ("┌", "┬", "┐") if row == 0 else ("├", "┼", "┤")
        parts = []
        for zone, width in zip(zones, widths, strict=True):
            above = self.arena.border_towards(zone, "north")
            dash = "═" if above in walls else "─"
            parts.append(f"{dash}[/][bold]{self.arena.name(zone)}[/][dim]{dash * (width - 3)}")
        return f"[dim]{left}{middle.join(parts)}{right}[/]"

    def post(self, zone: int, walls: set[str]) -> str:
        """What stands to the east of a zone."""
        border = self.arena.border_towards(zone, "east")
        return "║" if border in walls else "[dim]│[/]"

    def zone(self, name: str, width: int) -> list[str]:
        """What is in a zone, a line each, creatures first."""
        there = [thing for thing in self.objects if thing["zone"] == name and not thing["host"]]
        there.sort(key=lambda thing: (thing["kind"] not in _STANDING, thing["kind"] == "conjuration"))
        lines = []
        for thing in there:
            lines.append(
                self.standing(thing, width) if thing["kind"] in _STANDING else self.lying(thing, width)
            )
            ailing = self.conditions(thing)
            if ailing:
                lines.append(f"   [magenta]{cut(' '.join(ailing), width - 3)}[/]")
        return lines

    def standing(self, thing: _Object, width: int) -> str:
        """The line of a creature or conjuration. It has sign, ready, name and number, life left, guard, what is
        attached to it."""
        colour, sign = self.sides[thing["controller"]]
        attached = self.on.get(thing["id"], ())
        marks = _GUARD if thing["guard"] else ""
        marks += _REVEALED if any(not other["hidden"] for other in attached) else ""
        marks += _HIDDEN * sum(other["hidden"] for other in attached)
        left = thing["life"] - thing["damage"]
        front = _CONJURED if thing["kind"] == "conjuration" else " "
        if thing["active"] and thing["controller"] in self.commanded:
            front = _READY
        if thing["id"] == self.acting:
            front = _ACTING
        number = small(self.numbers.get(thing["id"], 0))
        room = width - 2 - len(f" {left}") - len(marks) - len(number)
        name = cut(self.called(thing), room) + number
        style = "bold" if thing["id"] in MAGE else "not bold"
        hurt = "red" if 3 * left <= thing["life"] else "yellow" if thing["damage"] else "green"
        return f"[{colour}]{sign}[/]{front}[{style}]{name}[/] [{hurt}]{left}[/][bold]{marks}[/]"

    def lying(self, thing: _Object, width: int) -> str:
        """An enchantment on the zone itself."""
        colour, sign = self.sides[thing["controller"]]
        mark = _HIDDEN if thing["hidden"] else _REVEALED
        return f"[{colour}]{sign}[/][bold]{mark}[/][dim]{cut(self.called(thing), width - 2)}[/]"

    def conditions(self, thing: _Object) -> list[str]:
        """The conditions and tokens on an object, in short."""
        return [
            f"{self.say(f'sketch-mark-{marker}')}{count if count > 1 else ''}"
            for marker, count in thing.get("markers", {}).items()
        ]

    def legend(self) -> Iterator[str]:
        """What the signs in the arena mean, as far as they are there."""
        found = [f"✦ {self.say('sketch-mana')}", f"▮ {self.say('sketch-count')}"]
        if any(thing.get("quickcast") for thing in self.objects):
            found.append(f"↯ {self.say('sketch-quickcast')}")
        if any(thing.get("active") for thing in self.objects):
            found.append(f"{_READY} {self.say('sketch-ready')}")
        if self.acting:
            found.append(f"{_ACTING} {self.say('sketch-acting')}")
        if any(thing.get("guard") for thing in self.objects):
            found.append(f"{_GUARD} {self.say('sketch-guard')}")
        if any(thing["hidden"] for thing in self.objects):
            found.append(f"{_HIDDEN} {self.say('sketch-hidden')}")
        if any(not other["hidden"] for attached in self.on.values() for other in attached):
            found.append(f"{_REVEALED} {self.say('sketch-revealed')}")
        if any(thing["kind"] == "conjuration" and thing["zone"] for thing in self.objects):
            found.append(f"{_CONJURED} {self.say('sketch-conjured')}")
        markers = dict.fromkeys(marker for thing in self.objects for marker in thing.get("markers", {}))
        found += [f"{self.say(f'sketch-mark-{marker}')} {self.say(marker_key(marker))}" for marker in markers]
        for line in listed("", found):
            yield f"[dim]{line}[/]"

    # Beside the arena

    def attachments(self) -> Iterator[str]:
        """What objects wear and carry, and the walls."""
        for host, attached in self.on.items():
            owner = self.by_id.get(host)
            if owner is None:
                continue
            title = f"  {self.place(host)} [dim]{owner['zone'] or ''}[/] "
            yield from listed(title, [self.attachment(owner, thing) for thing in attached])
        for thing in self.objects:
            if thing["border"]:
                left = thing["life"] - thing["damage"]
                yield f"  {self.place(thing['id'])} [dim]{thing['border']}[/] {left}"

    def attachment(self, owner: _Object, thing: _Object) -> str:
        """What is attached, in its controller's colour where that is not the host's."""
        text = self.called(thing)
        if thing["hidden"] and thing["card"] is not None:
            text = f"{_HIDDEN}{text}"
        bound = thing.get("bound")
        if isinstance(bound, str):
            text += f" ({self.say(f'card-{bound}')})"
        if thing["kind"] in _STANDING:
            text += f" {thing['life'] - thing['damage']}"
        if thing["controller"] != owner["controller"]:
            return self.side(thing["controller"], text)
        return f"[dim]{text}[/]" if thing["hidden"] else text

    def under_way(self) -> Iterator[str]:
        """The attack or spell that is being carried out, and its dice."""
        for frame in self.table["under_way"]:
            if frame["procedure"] == "attack":
                what = self.place(frame["attacker"]) if frame["attacker"] else self.say("sketch-bash")
                parts = [f"{what} ━▶ {self.place(frame['target'])}", self.say(f"attack-{frame['attack']}")]
                if frame["dice"]:
                    parts.append(f"[bold]{' '.join(_FACES[die - 1] for die in frame['dice'])}[/]")
                if frame["effect"]:
                    parts.append(f"[dim]{self.say('sketch-effect')}[/] [bold]{frame['effect']}[/]")
                yield from listed("", parts)
            elif frame["procedure"] == "cast":
                spell = self.say("sketch-hidden")
                if frame["ability"]:
                    spell = self.say(f"ability-{frame['ability']}")
                elif frame["spell"]:
                    spell = self.say(f"card-{frame['spell']}")
                aimed = "" if frame["target"] in ("", "arena") else f" ━▶ {self.place(frame['target'])}"
                yield from listed("", [f"{self.place(frame['caster'])}:", f"[bold]{spell}[/]{aimed}"])

    def hand(self) -> Iterator[str]:
        """The seat's own prepared spells, and those of its team mates."""
        shown = [player for player in self.players if player.get("prepared_cards")]
        for player in sorted(shown, key=lambda player: player["seat"] != self.seat):
            cards = [f"[bold]{self.say(f'card-{card}')}[/]" for card in player["prepared_cards"]]
            colour, sign = self.sides[player["seat"]]
            whose = "" if player["seat"] == self.seat else f"[{colour}]{sign}[/] "
            yield from listed(f"  {whose}{self.say('sketch-prepared')}  ", cards)
