"""Readings of cards: worth, bearer and moment, by the words declared. Each card is read once, when a bot is loaded."""

from __future__ import annotations

from collections.abc import Mapping

from magehall.games.mage_wars.bot.exceptions import NEVER_REVEALED
from magehall.games.mage_wars.bot.words import (
    BINDS,
    BINDS_ELSE,
    CASTS,
    CASTS_ELSE,
    DISCOUNT,
    OWN_CHANNELING,
    WEAPON_DIE,
    Crowd,
    Cue,
    Fit,
    Said,
    crowd_of_lasting,
    said_by_answer,
    said_by_barrier,
    said_by_defense,
    said_by_lasting,
    said_by_trait,
    worth_of_ability,
    worth_of_lasting,
    worth_of_trap,
    worth_of_use,
)
from magehall.games.mage_wars.bot.worth import strength
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Grant, Kind, Reach, SpellFilter, Style, Who
from magehall.games.mage_wars.cards.effects import TeleportHost
from magehall.games.mage_wars.cards.lasting import Lasting

_UPKEEP_PAID = 0.5
"""What each mana is worth that one's own object costs in every round."""
_MANY_HERE = 1.3
"""How many an aura of a zone reaches, as a rule, where it is for one side alone,"""
_MANY_EVERYWHERE = 2.0
"""and one of the arena."""
_AURA = 0.73
"""The part of a trait's worth where it is given to many."""
_CROWD_HERE, _CROWD_EVERYWHERE = 0.67, 1.0
"""So many more enemies than friends are hoped for under what strikes all; who has it prepares for it."""
_CONDITIONAL = 0.6
"""The part of a grant's worth that has a condition."""
_BESIDE_PROFILE = 0.5
"""The part of a trait's worth that a mage's own worth does not show."""
_TAKEN_AWAY = Said(3.0, 2.0, Cue.STRUCK_BADLY)
"""To be taken out of danger."""


class _Notes:
    """What was found while a card is read."""

    __slots__ = ("auras", "borne", "crowds", "in_profile", "own", "there")

    def __init__(self, card: Card) -> None:
        self.borne: list[Said] = []
        self.auras: list[Said] = []
        self.crowds: list[Crowd] = []
        self.own = _deeds(card) - _UPKEEP_PAID * card.value("upkeep")
        self.in_profile = 0.0
        self.there: Who | None = None
        for grant in card.grants:
            self.note_grant(card, grant)
        self.borne += map(said_by_defense, card.lends)
        self.borne += [said_by_barrier(bar) for bar in card.attacks if bar.style is Style.BARRIER]
        for word in card.lasting:
            self.note_lasting(card, word)
        if card.trigger is not None and card.answer is not None:
            self.own += worth_of_trap(card.answer, card.attacks)
            self.bear(said_by_answer(card.answer, card.trigger))
        for effect in card.does:
            if isinstance(effect, TeleportHost):
                self.bear(_TAKEN_AWAY)
            else:
                self.own += worth_of_use(effect)

    def bear(self, said: Said | None) -> None:
        """Note a word for the bearer."""
        if said is not None:
            self.borne.append(said)

    def note_grant(self, card: Card, grant: Grant) -> None:
        """Note what is given, by whom it reaches."""
        said = _given(grant)
        mage = sum((word.mage for word in said), 0.0)
        match grant.to:
            case Reach.HOST:
                self.borne += said
            case Reach.MAGE if card.kind is Kind.EQUIPMENT:
                self.borne += said
                self.in_profile += mage
            case Reach.MAGE:
                self.own += mage * (_CONDITIONAL if grant.while_controlling or grant.beside_mage else 1.0)
            case Reach.CHOSEN:
                # Who chooses takes a friend for what is good, and an enemy for the rest.
                self.own += abs(mage)
            case Reach.ZONE | Reach.ARENA:
                self.note_aura(grant, said)

    def note_aura(self, grant: Grant, said: list[Said]) -> None:
        """Note what is given to friends, to enemies or to all."""
        each = sum((word.creature for word in said), 0.0)
        here = grant.to is Reach.ZONE
        self.auras += said
        if here:
            self.there = grant.who
        if grant.who.friendly is None:
            self.crowds.append(Crowd(_AURA * each, grant.who, not here))
        else:
            many = _MANY_HERE if here else _MANY_EVERYWHERE
            self.own += many * (each if grant.who.friendly else -each)

    def note_lasting(self, card: Card, word: Lasting) -> None:
        """Note a lasting word. Without a bearer it may be about all."""
        self.own += worth_of_lasting(word)
        crowd = None if card.clings or card.kind is Kind.EQUIPMENT else crowd_of_lasting(word)
        if crowd is not None:
            self.crowds.append(crowd)
        else:
            self.bear(said_by_lasting(word))


class Reading:
    """What can be said of a card in play once and for all. ``creature`` and ``mage`` are what its words come to
    for such a bearer: ``on_all`` creatures, and in ``on_some`` the words that do not suit every creature. ``own`` is
    what it is worth to its controller besides, and ``crowds`` what it does to all. ``there`` says who is meant in its
    zone, ``worn`` what equipment adds to a mage's worth, ``cue`` when a hidden enchantment is best revealed."""

    __slots__ = ("creature", "crowds", "cue", "mage", "on_all", "on_some", "own", "there", "worn")

    def __init__(self, card: Card) -> None:
        notes = _Notes(card)
        borne = notes.borne
        self.creature = sum((word.creature for word in borne), 0.0)
        self.mage = sum((word.mage for word in borne), 0.0)
        self.on_all = sum((word.creature for word in borne if word.fit is Fit.ALL), 0.0)
        self.on_some = tuple(word for word in borne if word.fit is not Fit.ALL)
        self.own = notes.own
        self.crowds = tuple(notes.crowds)
        self.there = notes.there
        self.worn = self.mage + self.own - (1.0 - _BESIDE_PROFILE) * notes.in_profile
        waits = card.kind is Kind.ENCHANTMENT and card.trigger is None and card.id not in NEVER_REVEALED
        self.cue = _cue([*borne, *notes.auras]) if waits else None

    @property
    def harms(self) -> bool:
        """Whether it belongs on enemies."""
        return self.creature < 0

    @property
    def matters_to_bearer(self) -> bool:
        """Whether it does anything to whoever bears it."""
        return self.creature != 0 or self.own != 0


def _given(grant: Grant) -> list[Said]:
    """The worth of what a grant gives. To one who cannot act, nothing else is of use."""
    said = [word for word in map(said_by_trait, grant.traits) if word is not None]
    return [word for word in said if word.creature < 0] if grant.gives("incapacitated") else said


def _deeds(card: Card) -> float:
    """What a thing is worth by what can be done with it."""
    found = max(map(worth_of_ability, card.abilities), default=0.0)
    if card.casts is not None:
        found += _by_kind(CASTS, CASTS_ELSE, card.casts.spells) + OWN_CHANNELING * (card.channeling or 0)
    if card.binds is not None:
        found += _by_kind(BINDS, BINDS_ELSE, card.binds)
    if card.discount is not None:
        found += DISCOUNT
    if card.kind is Kind.EQUIPMENT:
        bars = [bar for bar in card.attacks if bar.style in (Style.MELEE, Style.RANGED)]
        found += WEAPON_DIE * max(map(strength, bars), default=0.0)
    return found


def _by_kind(table: Mapping[Kind, float], otherwise: float, spells: SpellFilter) -> float:
    return max((table.get(kind, otherwise) for kind in spells.kinds), default=otherwise)


def _cue(said: list[Said]) -> Cue | None:
    """The cue of the word that matters most."""
    best = max((word for word in said if word.cue), key=lambda word: abs(word.creature), default=None)
    return best.cue if best is not None else None


def crowd_worth(crowd: Crowd, more_friends: int) -> float:
    """The worth of what is done to all. So many more friends than enemies are meant."""
    hoped = _CROWD_EVERYWHERE if crowd.everywhere else _CROWD_HERE
    return crowd.each * more_friends + abs(crowd.each) * hoped


READINGS: tuple[Reading, ...] = tuple(map(Reading, CARDS))
"""By the card's number."""
