"""What must be so on the table for a reason to be true, told without the code that gives the reasons.

A ``Claim`` is a reason against an id at a moment; ``FACTS`` has for each kind of reason how to find out whether it holds.
Distances are counted here from the names of zones, kinds and traits are read from the cards or the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magehall import Match, Refusal
from magehall.games.mage_wars.cards import BY_SLUG, CARDS, NUMBER, Card
from magehall.games.mage_wars.cards.card import AttackBar, Kind, Speed, Style
from magehall.games.mage_wars.model.frames import (
    ActionPhases,
    Activation,
    Attack,
    AttackAction,
    Cast,
    Deployment,
)
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece
from magehall.games.mage_wars.round.deployment import waiting


class Claim:
    """A reason against an id, and the table it speaks of."""

    def __init__(self, match: Match[Duel], seat: int, option_id: str, refusal: Refusal) -> None:
        self.match, self.seat, self.id = match, seat, option_id
        self.state = match.state
        self.args: dict[str, Any] = refusal.reason.args
        self.rule = refusal.rule
        self.verb, self.subject, self.target = (*option_id.split(":", 2), "", "")[:3]
        self.verbs = {option.verb for option in match.pending[seat].options}
        self.player = self.state.player(seat)

    def frame(self, kind: type[Any]) -> Any:
        """The innermost procedure of that kind."""
        return next(frame for frame in reversed(self.state.stack) if isinstance(frame, kind))

    @property
    def actor(self) -> str:
        """Who acts, deploys or quickcasts now."""
        frame = self.state.stack[-1]
        if isinstance(frame, Activation):
            return frame.creature
        if isinstance(frame, Deployment):
            return waiting(frame, self.state, self.seat)[0]
        return MAGE[self.seat]

    @property
    def viewer(self) -> str:
        """From where range and sight are counted."""
        holder = self.subject.rpartition(".")[0]
        free = self.verb == "use" and holder in self.state.things and self.state.card(holder).has_free_ability
        return holder if free else self.actor

    @property
    def spell(self) -> Card:
        """The spell that is meant."""
        return BY_SLUG[self.subject.rpartition(".")[2]]

    @property
    def to_cling(self) -> Card:
        """What would be attached: the spell, or the enchantment that it moves."""
        return self.state.card(self.frame(Cast).target) if self.verb == "choose" else self.spell

    @property
    def number(self) -> int:
        return NUMBER[self.spell.id]

    @property
    def piece(self) -> Piece:
        """The target, an object."""
        return self.state.piece(self.target)

    @property
    def card(self) -> Card:
        """The card of the target, in play or in a discard pile."""
        if self.target.startswith("card."):
            return BY_SLUG[self.target.removeprefix("card.")]
        return self.state.card(self.target)

    @property
    def is_object(self) -> bool:
        return isinstance(self.state.things.get(self.target), Piece)

    @property
    def doer(self) -> Piece:
        """The creature that is named first, or that bears what is named."""
        holder = self.subject.rpartition(".")[0] or self.subject
        piece = self.state.piece(holder if holder in self.state.things else self.subject)
        return self.state.piece(piece.host) if piece.host else piece

    def shown(self, id: str) -> dict[str, Any]:
        """An object as the seat sees it."""
        return next(entry for entry in self.match.view(self.seat)["table"]["objects"] if entry["id"] == id)

    def places(self, name: str) -> list[str]:
        """The zones of an object, a zone or a border."""
        things = self.state.things
        while name in things and self.state.piece(name).host:
            name = self.state.piece(name).host
        if name in things:
            piece = self.state.piece(name)
            return (
                piece.border.split("-")
                if piece.border
                else [self.state.arena.name(piece.zone)]
                if piece.zone >= 0
                else []
            )
        return name.split("-")

    def distance(self, one: str, other: str) -> int:
        """The steps between the nearest zones of two things."""
        return min(
            abs(ord(a[0]) - ord(b[0])) + abs(int(a[1:]) - int(b[1:]))
            for a in self.places(one)
            for b in self.places(other)
        )

    def attached(self, host: str, card: Card) -> bool:
        """Whether the seat knows of such a card on an object."""
        return any(
            piece.host == host
            and CARDS[piece.card] is card
            and (not piece.hidden or self.state.friends(self.seat, piece.controller))
            for _, piece in self.state.pieces()
        )

    def in_play(self, card: Card) -> bool:
        return any(CARDS[piece.card] is card for _, piece in self.state.pieces())

    def has_trait(self, id: str, trait: str) -> bool:
        return trait in self.shown(id)["traits"]


Fact = Callable[[Claim], bool]


def _too_dear(claim: Claim) -> bool:
    """The price is above what is there, and that is what the mage, or its helper besides, has."""
    mana, helper = claim.state.piece(MAGE[claim.seat]).mana, claim.actor
    purses = [mana]
    if helper not in MAGE and claim.state.exists(helper):
        purses.append(mana + claim.state.piece(helper).mana)
    return int(claim.args["mana"]) > int(claim.args["has"]) and claim.args["has"] in purses


def _lacks_own_mana(claim: Claim) -> bool:
    casts = claim.state.card(claim.actor).casts
    return casts is not None and claim.state.piece(claim.actor).mana < casts.needs


def _out_of_range(claim: Claim) -> bool:
    least, most = map(int, claim.args["range"].split("-"))
    distance = claim.distance(claim.viewer, claim.target)
    return distance == claim.args["distance"] and not least <= distance <= most


def _hidden(claim: Claim) -> bool:
    """Some wall in play blocks sight, and who looks does not fly over it."""
    walls = [id for id, piece in claim.state.pieces() if piece.border]
    blocks = any("blocks-sight" in claim.state.card(id).trait_names for id in walls)
    return blocks and "flying" not in claim.shown(claim.viewer).get("traits", ())


def _mate_acts(claim: Claim) -> bool:
    return bool(claim.doer.controller != claim.frame(ActionPhases).turn)


FACTS: dict[str, Fact] = {
    # In the kernel's words
    "other-question": lambda c: c.verb not in c.verbs,
    "no-such-answer": lambda c: c.verb in c.verbs,
    "no-pass": lambda c: c.verb == "pass" and "pass" not in c.verbs,
    # Where a card is
    "not-prepared": lambda c: c.number in c.player.book and c.number not in c.player.prepared,
    "not-in-book": lambda c: c.number not in c.player.book and c.number not in c.player.prepared,
    "spent": lambda c: c.number in c.player.discard and c.number not in (*c.player.book, *c.player.prepared),
    "in-play": lambda c: c.number in c.player.deck
    and c.number not in (*c.player.book, *c.player.prepared, *c.player.discard),
    "prepared": lambda c: c.number in c.player.prepared and c.number not in c.player.book,
    "helper-other": lambda c: c.actor not in MAGE and c.state.piece(c.actor).assigned != c.number,
    "helper-kind": lambda c: c.state.card(c.target).casts is not None,
    "bind-kind": lambda c: c.number in c.player.book,
    "bound-used": lambda c: bool(c.state.piece(c.subject.rpartition(".")[0]).used["bound"]),
    "bound-forbidden": lambda c: bool(c.spell.mages or c.spell.school_only or c.is_object),
    # When something is cast
    "quickcast-full": lambda c: c.spell.speed is Speed.FULL if c.verb != "invoke" else "fully" in c.subject,
    "quickcast-used": lambda c: not c.state.piece(MAGE[c.seat]).quickcast,
    "not-now": lambda c: c.actor not in MAGE,
    "magecast": lambda c: c.actor not in MAGE and "magecast" in c.spell.trait_names,
    "legendary": lambda c: any(card.legendary and c.in_play(card) for card in (c.spell, *_aimed_card(c))),
    "unique": lambda c: any(card.unique and c.in_play(card) for card in (c.spell, *_aimed_card(c))),
    "helper-mana": _lacks_own_mana,
    "mana": _too_dear,
    "nowhere-mana": _too_dear,
    "ability-mana": _too_dear,
    "cure-mana": lambda c: c.args["mana"] > c.args["has"],
    "move-toll": lambda c: c.args["mana"] > c.state.piece(MAGE[c.seat]).mana,
    "attack-price": _too_dear,
    "reveal-mana": _too_dear,
    # What a spell is aimed at
    "range": _out_of_range,
    "own-zone": lambda c: c.distance(c.viewer, c.target) > 0,
    "sight": _hidden,
    "gone": lambda c: not c.shown(c.target)["in_play"] or not c.places(c.target),
    "wants-creature": lambda c: not c.is_object or c.card.kind is not Kind.CREATURE,
    "wants-mage": lambda c: c.target not in MAGE,
    "wants-no-mage": lambda c: c.target in MAGE,
    "wants-target-of-attacks": lambda c: not c.is_object or c.card.kind in (Kind.ENCHANTMENT, Kind.EQUIPMENT),
    "wants-object": lambda c: not c.is_object,
    "wants-zone": lambda c: c.is_object or "-" in c.target or c.target == "arena" or c.target[:5] == "card.",
    "wants-zone-or-object": lambda c: not c.is_object and (c.target == "arena" or "-" in c.target or "." in c.target),
    "wants-border": lambda c: c.target not in c.state.arena.borders,
    "wants-arena": lambda c: c.target != "arena",
    "wants-discard": lambda c: not c.target.startswith("card."),
    "wants-enchantment": lambda c: not c.is_object or c.card.kind is not Kind.ENCHANTMENT,
    "wants-animal": lambda c: "animal" not in c.card.subtypes,
    "wants-friend": lambda c: c.state.is_enemy(c.seat, c.target),
    "wants-hidden": lambda c: not c.piece.hidden,
    "wants-revealed": lambda c: c.piece.hidden,
    "wants-own": lambda c: c.state.is_enemy(c.seat, c.target),
    "nonliving": lambda c: not c.card.living,
    "incorporeal": lambda c: not c.card.corporeal,
    "no-channeling": lambda c: c.card.channeling is None,
    "flies": lambda c: c.has_trait(c.target, "flying"),
    "uncontainable": lambda c: c.has_trait(c.target, "uncontainable"),
    "immune": lambda c: bool(c.spell.harms),
    "same-name": lambda c: c.attached(c.target, c.to_cling),
    "worn": lambda c: c.attached(c.target, c.spell),
    "barrier": lambda c: any(piece.host == c.target and CARDS[piece.card].attacks for _, piece in c.state.pieces()),
    "slot-taken": lambda c: c.state.is_enemy(c.seat, c.target) and bool(c.state.worn(c.target)),
    "unshootable": lambda c: c.card.id == "tanglevine",
    "zone-not-clear": lambda c: any(
        c.places(id) == [c.target] and c.state.is_enemy(c.seat, id) for id in c.state.creatures()
    ),
    "zone-same-name": lambda c: any(
        CARDS[piece.card] is c.spell and piece.zone >= 0 and c.state.arena.name(piece.zone) == c.target
        for _, piece in c.state.pieces()
    ),
    "zone-exclusive": lambda c: any(
        "zone-exclusive" in CARDS[piece.card].trait_names and c.places(id) == [c.target]
        for id, piece in c.state.pieces()
    ),
    "border-taken": lambda c: any(piece.border == c.target for _, piece in c.state.pieces()),
    "not-discarded": lambda c: NUMBER[c.card.id] not in c.player.discard,
    "wears-nothing": lambda c: not c.state.worn(c.target),
    "nothing-to-purify": lambda c: not {"rot", "weak", "cripple"} & set(c.piece.markers),
    "once-a-round": lambda c: bool(c.piece.used),
    "not-just-came": lambda c: c.piece.summoned != c.state.match.round,
    "active": lambda c: c.piece.active,
    "no-new-host": lambda c: c.card.kind is Kind.ENCHANTMENT,
    "same-host": lambda c: c.target in c.places(c.frame(Cast).target) or c.target == c.state.piece(c.frame(Cast).target).host,
    "own-host": lambda c: c.frame(Cast).target in (c.target, c.piece.host),
    "not-worn": lambda c: c.target not in c.state.worn(c.frame(Cast).target),
    "not-joined": lambda c: c.target not in c.state.arena.continuations(c.frame(Cast).target),
    "teleport-zone": lambda c: c.is_object or "-" in c.target or "." in c.target or c.target == "arena",
    "teleport-range": lambda c: c.distance(c.subject, c.target) > c.args["most"],
    "nowhere-range": lambda c: not any(option.subject == c.subject for option in _options(c)),
    "nowhere-sight": _hidden,
    "nowhere-border": lambda c: c.spell.kind is Kind.WALL,
    "nowhere-zone": lambda c: not any(option.subject == c.subject for option in _options(c)),
    "nowhere-target": lambda c: not any(option.subject == c.subject for option in _options(c)),
    # Creatures
    "acted": lambda c: not c.doer.active,
    "just-came": lambda c: c.doer.summoned == c.state.match.round and not c.doer.active,
    "not-yours": _mate_acts,
    "acts-now": lambda c: c.frame(Activation).creature == c.actor,
    "activate-first": lambda c: c.doer.active and not any(isinstance(f, Activation) for f in c.state.stack),
    "pass": lambda c: c.verb == "skip",
    "pass-after-quickcast": lambda c: c.frame(ActionPhases).bound,
    "incapacitated": lambda c: c.has_trait(c.actor, "incapacitated"),
    "incapacitated-mage": lambda c: c.has_trait(MAGE[c.seat], "incapacitated"),
    "moved-full": lambda c: c.frame(Activation).moves > 0,
    "moved-twice": lambda c: c.frame(Activation).moves == 2,
    "restrained": lambda c: c.has_trait(c.actor, "restrained"),
    "hindered": lambda c: c.frame(Activation).moves > 0,
    "gas": lambda c: bool(c.state.piece(c.actor).used["gas"]),
    "not-adjacent": lambda c: c.distance(c.actor, c.target) != 1,
    "wall": lambda c: c.distance(c.actor, c.target) == 1 and any(piece.border for _, piece in c.state.pieces()),
    "climb": lambda c: c.frame(Activation).moves > 0 and any(piece.border for _, piece in c.state.pieces()),
    "full-crossing": lambda c: c.verb == "move" and any(piece.border for _, piece in c.state.pieces()),
    "no-climb": lambda c: f"move:{c.subject}:{c.target}" in {option.id for option in _options(c)},
    "must-attack": lambda c: c.has_trait(c.actor, "bloodthirsty"),
    "taunted": lambda c: bool(c.state.piece(c.actor).markers["taunt"]),
    "turned-away": lambda c: bool(c.frame(Activation).feared),
    "feared": lambda c: c.target in c.frame(Activation).feared,
    # Attacks
    "melee-range": lambda c: c.distance(c.actor, c.target) > 0,
    "flying": lambda c: c.has_trait(c.target, "flying") and not c.has_trait(c.actor, "flying"),
    "guard": lambda c: any(c.state.piece(id).guard for id in c.state.creatures()),
    "attack-range": lambda c: not _in_bar_range(c),
    "attack-sight": _hidden,
    "not-attackable": lambda c: not c.is_object
    or c.card.kind in (Kind.ENCHANTMENT, Kind.EQUIPMENT, Kind.INCANTATION, Kind.ATTACK)
    or not c.shown(c.target)["in_play"],
    "counter-quick": lambda c: (bar := _bar(c)).speed is not Speed.QUICK or bar.style is not Style.MELEE,
    "struck": lambda c: c.target in c.frame(AttackAction).struck,
    "leap": lambda c: not any(option.target == c.target for option in _options(c)),
    "fury": lambda c: (bar := _bar(c)).speed is not Speed.QUICK or bar.style is not Style.MELEE,
    "unavoidable": lambda c: "defend" not in c.verbs,
    "defense-zone": lambda c: "defend" not in c.verbs,
    "defense-melee-only": lambda c: c.frame(Attack).bar().style is Style.RANGED,
    "defense-ranged-only": lambda c: c.frame(Attack).bar().style is Style.MELEE,
    "defense-flyers": lambda c: not c.frame(Attack).flies,
    "defense-helpless": lambda c: c.has_trait(c.frame(Attack).target, "incapacitated"),
    "defense-used": lambda c: bool(c.state.piece(c.subject.rpartition(".")[0]).used),
    # Abilities
    "apprentice": lambda c: c.state.match.mode == "apprentice",
    "ability-used": lambda c: bool(c.state.piece(c.subject.rpartition(".")[0]).used),
    "ability-other-used": lambda c: bool(c.state.piece(c.subject.rpartition(".")[0]).used),
    "ability-nothing": lambda c: not any(option.subject == c.subject for option in _options(c)),
    "ability-no-use": lambda c: not c.piece.markers or set(c.piece.markers) <= {"taunt", "pet", "bloodreaper", "rage", "armor"},
    "ability-not-for": lambda c: c.subject.rpartition(".")[0] != c.actor,
    "ability-own-turn": lambda c: c.subject.rpartition(".")[0] != c.actor or c.actor in MAGE,
    "ability-later": lambda c: not c.verbs & {"activate"},
    # Enchantments
    "reveal-later": lambda c: "reveal" not in c.verbs and c.state.piece(c.subject).hidden,
    "reveal-not-yours": lambda c: c.state.commander(c.state.piece(c.subject).controller) != c.seat,
    "revealed": lambda c: not c.state.piece(c.subject).hidden,
    "only-at-rest": lambda c: c.state.card(c.subject).id == "turn_to_stone",
    "pinned": lambda c: c.state.piece(c.subject).hidden and c.args["by"] == "@card-seeking-dispel",
}  # fmt: skip
"""By the name of the reason, what must be so."""


def _options(claim: Claim) -> tuple[Any, ...]:
    return claim.match.pending[claim.seat].options


def _aimed_card(claim: Claim) -> list[Card]:
    return [claim.card] if claim.is_object or claim.target.startswith("card.") else []


def _bar(claim: Claim) -> AttackBar:
    """The attack that is meant."""
    holder, _, name = claim.subject.rpartition(".")
    (bar,) = [bar for bar in claim.state.card(holder).attacks if bar.name == name]
    return bar


def _in_bar_range(claim: Claim) -> bool:
    least, most = _bar(claim).within
    return least <= claim.distance(claim.actor, claim.target) <= most
