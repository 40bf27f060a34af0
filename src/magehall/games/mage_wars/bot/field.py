"""A position as a bot sees it: every object with its worth, computed once."""

from __future__ import annotations

import math
from functools import cache

from magehall.games.mage_wars.bot.readings import READINGS, Reading, crowd_worth
from magehall.games.mage_wars.bot.words import Fit, Said
from magehall.games.mage_wars.bot.worth import (
    ARMOR,
    DIE,
    EFFECTS,
    HIDDEN,
    IN_PROFILE,
    KITS,
    LIFE,
    MAGE_DEATH,
    MAGE_LAST_LIFE,
    MAGE_LAST_LIFE_SPAN,
    MAGE_LIFE,
    MANA,
    SHARE_OF_HEALTH,
    SUMMONED,
    TYPICAL_WORTH,
    Swing,
    mage_life,
    strength,
    swing,
    wall_worth,
)
from magehall.games.mage_wars.cards import CARDS, NUMBER, Card
from magehall.games.mage_wars.cards.card import AttackBar, Kind, Style, Who
from magehall.games.mage_wars.cards.markers import BANISH
from magehall.games.mage_wars.model.arena import Arena
from magehall.games.mage_wars.model.frames import Activation
from magehall.games.mage_wars.model.profile import Profile
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, NOWHERE, Duel, Piece
from magehall.games.mage_wars.model.values import fits, profile

_HELPER_MANA = 12
"""More than so much does not help a spawnpoint."""
FAR = 99
"""Further than any arena is wide."""


@cache
def distances(arena: Arena) -> tuple[tuple[int, ...], ...]:
    """How far every zone is from every other."""
    return tuple(tuple(arena.distance(a, b) for b in arena.zones) for a in arena.zones)


@cache
def as_printed(card: Card) -> Profile:
    """The values on a card. What others change about a thing that stands still hardly matters to a quick look."""
    made = Profile()
    made.life = card.life
    for trait in card.traits:
        made.gain(trait)
    return made


class Body:
    """An object with life in the arena, as a bot sees it. ``slope`` is what a point of damage takes from its worth,
    ``fall`` what is lost besides when it is destroyed; ``attack`` its best attack in dice."""

    __slots__ = (
        "armor", "attack", "bars", "card", "creature", "fall", "flying", "id", "left", "life", "mage", "piece",
        "profile", "seat", "slope", "swings", "team", "worth", "zone",
    )  # fmt: skip

    def __init__(self, id: str, piece: Piece, card: Card, made: Profile, team: int, zone: int) -> None:
        self.id = id
        self.piece = piece
        self.card = card
        self.profile = made
        self.seat = piece.controller
        self.team = team
        self.zone = zone
        self.life = made.life
        self.left = made.life - piece.damage
        self.armor = 0 if card.armor is None else max(0, card.armor + made.values.get("armor", 0))
        self.mage = id in MAGE
        self.creature = card.kind is Kind.CREATURE
        self.attack = 0.0
        self.bars: tuple[AttackBar, ...] = ()
        self.swings: tuple[Swing, ...] = ()
        self.flying = "flying" in made.flags
        self.worth = self.slope = self.fall = 0.0

    @property
    def mobile(self) -> bool:
        """Whether it can move."""
        flags = self.profile.flags
        return "restrained" not in flags and "incapacitated" not in flags


class Field:
    """A position, seen once and asked often. It shares nothing with the state that it could change. ``offers`` remembers
    what spells would bring."""

    __slots__ = (
        "_enemies", "_guarded", "_to_attacker", "_to_mage", "arena", "attached", "bodies", "by_id", "far", "offers",
        "others", "state", "teams",
    )  # fmt: skip

    def __init__(self, state: Duel) -> None:
        self.state = state
        self.offers: dict[tuple[int, str, int], list[tuple[float, int]]] = {}
        self._enemies: dict[int, list[Body]] = {}
        self._guarded: dict[int, set[int]] = {}
        self._to_mage: dict[int, tuple[int, ...]] = {}
        self._to_attacker: dict[int, tuple[int, ...]] = {}
        self.arena: Arena = state.arena
        self.far = distances(self.arena)
        self.teams = [state.player(seat).team for seat in range(state.seats)]
        self.attached: dict[str, list[tuple[str, Piece]]] = {}
        self.bodies: list[Body] = []
        self.by_id: dict[str, Body] = {}
        self.others: list[tuple[str, Piece, Card]] = []
        standing: list[tuple[str, Piece, Card]] = []
        for id, thing in state.pieces():
            card = CARDS[thing.card]
            kind = card.kind
            if thing.host:
                self.attached.setdefault(thing.host, []).append((id, thing))
            if kind is Kind.CREATURE or kind is Kind.CONJURATION or kind is Kind.WALL:
                standing.append((id, thing, card))
            else:
                self.others.append((id, thing, card))
        for id, piece, card in standing:
            zone = piece.zone if not piece.host else state.zone_of(piece.host)
            if zone == NOWHERE and not piece.border:
                if piece.markers.get(BANISH):
                    self.others.append((id, piece, card))
                continue
            made = profile(state, id) if card.kind is Kind.CREATURE else as_printed(card)
            body = Body(id, piece, card, made, self.teams[piece.controller], zone)
            self.bodies.append(body)
            self.by_id[id] = body
        for body in self.bodies:
            if body.mage:
                self._mage(body)
            elif body.creature:
                self._creature(body)
            else:
                self._thing(body)

    def _creature(self, body: Body) -> None:
        kit = KITS[body.piece.card]
        assert kit is not None
        body.bars, body.swings = kit.bars, kit.swings
        made, markers = body.profile, body.piece.markers
        values = made.values
        body.attack = max(
            0.0,
            kit.attack + values.get("melee", 0) - values.get("feeble", 0) - markers.get("weak", 0),
        )
        life, left = max(1, body.life), body.left
        health = min(1.0, left / life)
        tough = LIFE * (1 + ARMOR * body.armor)
        strike = DIE * body.attack + kit.extra
        body.slope = kit.scale * (tough + SHARE_OF_HEALTH * strike / life)
        whole = kit.scale * (tough * left + strike * (1 - SHARE_OF_HEALTH + SHARE_OF_HEALTH * health))
        body.fall = whole - body.slope * left
        body.worth = whole - self._ailing(body, whole)

    def _mage(self, body: Body) -> None:
        kit = KITS[body.piece.card]
        assert kit is not None
        bars = kit.bars
        body.attack = kit.attack
        for _, piece in self.attached.get(body.id, ()):
            card = CARDS[piece.card]
            if card.kind is Kind.EQUIPMENT and card.attacks:
                bars += tuple(bar for bar in card.attacks if bar.style in (Style.MELEE, Style.RANGED))
        body.bars, body.swings = bars, kit.swings
        if bars is not kit.bars:
            body.swings = tuple(map(swing, bars))
            body.attack = max(map(strength, bars))
        values = body.profile.values
        body.attack += values.get("melee", 0)
        left = body.left
        body.slope = MAGE_LIFE + MAGE_LAST_LIFE / MAGE_LAST_LIFE_SPAN * math.exp(
            -max(0, left - 2) / MAGE_LAST_LIFE_SPAN
        )
        body.fall = MAGE_DEATH
        if left <= 0:
            body.worth = -MAGE_DEATH
            return
        body.worth = mage_life(left) + 0.08 * body.armor * min(left, 24)
        body.worth += 3.0 * values.get("channeling", 0) + 1.5 * values.get("regenerate", 0)
        body.worth -= self._ailing(body, 1.5 * TYPICAL_WORTH)
        if body.piece.markers.get("voltaric-shield"):
            body.worth += 1.4

    def _ailing(self, body: Body, whole: float) -> float:
        """What conditions and bonds take from a creature."""
        lost = 0.0
        part = min(1.3, whole / TYPICAL_WORTH)
        for marker, count in body.piece.markers.items():
            worst = EFFECTS.get(marker)
            if worst is not None:
                lost += worst * part * count
        flags = body.profile.flags
        if "incapacitated" in flags and not lost:
            lost += 0.25 * whole
        if "restrained" in flags:
            lost += 0.12 * whole
        return min(lost, 0.85 * whole)

    def _thing(self, body: Body) -> None:
        card, left, life = body.card, max(0, body.left), max(1, body.life)
        host = self.by_id.get(body.piece.host) if body.piece.host else None
        if host is None:
            whole = self.standing(card, body.seat, body.zone)
        else:
            reading = READINGS[body.piece.card]
            whole = self.charm(reading, body.seat, host, True) if host.worth else abs(reading.creature)
        body.slope = 0.55 * whole / life
        body.fall = 0.45 * whole
        body.worth = whole * (0.45 + 0.55 * min(1.0, left / life)) + MANA * min(body.piece.mana, _HELPER_MANA)

    def standing(self, card: Card, seat: int, zone: int) -> float:
        """What a conjuration or a wall in a zone is worth to ``seat``."""
        if card.kind is Kind.WALL:
            return wall_worth(card)
        reading = READINGS[NUMBER[card.id]]
        return reading.own + self._crowds(reading, seat, zone)

    def _crowds(self, reading: Reading, seat: int, zone: int) -> float:
        found = 0.0
        for crowd in reading.crowds:
            found += crowd_worth(
                crowd, self._more_friends(seat, crowd.who, None if crowd.everywhere else zone)
            )
        return found

    def _more_friends(self, seat: int, who: Who, zone: int | None) -> int:
        """How many more creatures of one's own are meant, everywhere or in a zone."""
        return sum(
            1 if body.team == self.teams[seat] else -1
            for body in self.bodies
            if body.creature and zone in (None, body.zone) and fits(self.state, body.id, who, seat)
        )

    def card(self, piece: Piece) -> Card:
        """The card a piece is."""
        return CARDS[piece.card]

    def zone(self, name: str) -> int | None:
        """The zone of that name; None where something else is meant."""
        try:
            return self.arena.zone(name)
        except ValueError:
            return None

    def acts_now(self, id: str) -> bool:
        """Whether a creature is in the middle of its action phase."""
        return any(phase.creature == id for phase in self.state.running(Activation))

    def charm(self, reading: Reading, seat: int, host: Body, in_force: bool = False) -> float:
        """Value of a lasting spell on an object to ``seat``'s side. It is below 0 where the spell helps the others."""
        if host.mage:
            worth = reading.mage
        elif host.creature:
            worth = reading.on_all
            for said in reading.on_some:
                worth += said.creature * _fits(said, host, in_force)
            worth *= min(1.15, 0.15 + host.worth / 12.0)
        else:
            worth = 0.4 * reading.creature
        return reading.own + (worth if self.teams[seat] == host.team else -worth)

    def laid(self, piece: Piece, card: Card) -> float:
        """What an enchantment in play is worth to its controller."""
        reading = READINGS[piece.card]
        if not piece.host:
            whole = reading.own + self._crowds(reading, piece.controller, piece.zone)
            return whole * (0.9 if card.trigger or not piece.hidden else HIDDEN)
        host = self.by_id.get(piece.host)
        if host is None:
            return 0.0
        whole = self.charm(reading, piece.controller, host, not piece.hidden)
        if whole < 0:
            return whole
        if not piece.hidden:
            return whole * (IN_PROFILE if card.grants and host.creature else 1.0)
        return whole * (0.75 if card.trigger else HIDDEN)

    def laid_at(self, card: Card, seat: int, target: str) -> float:
        """What a hidden enchantment would be worth on a target, by id or zone."""
        reading = READINGS[NUMBER[card.id]]
        host = self.by_id.get(target)
        if host is None:
            zone = self.zone(target)
            whole = reading.own + (self._crowds(reading, seat, zone) if zone is not None else 0.0)
            return whole * (0.9 if card.trigger else HIDDEN)
        whole = self.charm(reading, seat, host)
        return whole if whole < 0 else whole * (0.75 if card.trigger else HIDDEN)

    def enemies(self, team: int) -> list[Body]:
        """The creatures of the others."""
        found = self._enemies.get(team)
        if found is None:
            found = [body for body in self.bodies if body.team != team and body.creature]
            self._enemies[team] = found
        return found

    def guarded(self, team: int) -> set[int]:
        """The zones where guards stand between a side's creatures and others."""
        found = self._guarded.get(team)
        if found is None:
            found = {
                body.zone
                for body in self.enemies(team)
                if body.piece.guard and "pest" not in body.profile.flags
            }
            self._guarded[team] = found
        return found

    def to_mage(self, team: int) -> tuple[int, ...]:
        """For every zone, how far the nearest mage of the others is."""
        found = self._to_mage.get(team)
        if found is None:
            mages = [self.far[body.zone] for body in self.enemies(team) if body.mage]
            found = (
                tuple(map(min, *mages)) if len(mages) > 1 else mages[0] if mages else (FAR,) * len(self.far)
            )
            self._to_mage[team] = found
        return found

    def to_attacker(self, team: int) -> tuple[int, ...]:
        """Distance from every zone to the nearest enemy creature that can attack."""
        found = self._to_attacker.get(team)
        if found is None:
            zones = {body.zone for body in self.enemies(team) if body.attack}
            found = tuple(min((row[zone] for zone in zones), default=FAR) for row in self.far)
            self._to_attacker[team] = found
        return found

    def other(self, piece: Piece, card: Card) -> float:
        """What an object without life in the arena is worth to its controller."""
        match card.kind:
            case Kind.ENCHANTMENT if piece.host or piece.zone != NOWHERE:
                return self.laid(piece, card)
            case Kind.EQUIPMENT if piece.host:
                return READINGS[piece.card].worn + (1.0 if piece.bound != NO_CARD else 0.0)
            case Kind.CREATURE:
                return 0.6 * SUMMONED[piece.card]
        return 0.0


def field_of(state: Duel) -> Field:
    """The position as it is now, worked out again only after a write."""
    noted = state.noted
    if isinstance(noted, Field):
        return noted
    field = Field(state)
    state.noted = field
    return field


_HARDLY = 0.1
"""What is left of a word's worth where it does next to nothing."""


def _fits(said: Said, host: Body, in_force: bool) -> float:
    """How well a word suits a creature, whatever side it is on. One in force has changed the creature already."""
    match said.fit:
        case Fit.STRIKERS:
            return 1.0 if any(bar.melee and bar.dice > 2 for bar in host.swings) else 0.3
        case Fit.SHOOTERS:
            return 1.0 if any(not bar.melee for bar in host.swings) else 0.0
        case Fit.FLYERS:
            return 1.0 if in_force or host.flying else 0.0
        case Fit.CASTERS:
            return 1.0 if host.card.casts is not None else _HARDLY
        case Fit.LACKING:
            return 1.0 if in_force or said.trait not in host.profile.flags else _HARDLY
        case Fit.ROAMERS:
            if not in_force and said.trait in host.profile.flags:
                return _HARDLY
            return 0.4 if any(not bar.melee for bar in host.swings) else 1.0
    return 1.0
