"""Derived values of an object: printed values and traits with all modifiers. Everything here is asked for, never
written down. Signed traits add up; of the others the highest counts [spells.trait-signed] [spells.trait-unsigned];
and what came later prevails over what came earlier [spells.later-wins]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import itemgetter

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import AURAS, AttackBar, Defense, Grant, Kind, Reach, Style, Who
from magehall.games.mage_wars.cards.mages import LEVEL
from magehall.games.mage_wars.cards.markers import SLEEP
from magehall.games.mage_wars.cards.traits import INCAPACITATED, RESTRAINED, Harm, Trait
from magehall.games.mage_wars.model.profile import Profile
from magehall.games.mage_wars.model.state import MAGE, NOWHERE, Duel, Piece

# However many there are, they do no more than one. [conditions.stun] [conditions.sleep] [conditions.stack-not-longer]
CONDITION_TRAITS: dict[str, Trait] = {
    "stun": INCAPACITATED,
    SLEEP: INCAPACITATED,
    "cripple": RESTRAINED,
}


Change = tuple[int, int, tuple[Trait, ...]]
"""How old it is, its number among those of one age, and the traits it gives."""

AFTER_ALL_GRANTS = 1_000_000
"""The number of what comes after all grants of its age."""

_age = itemgetter(0, 1)


def profile(state: Duel, id: str) -> Profile:
    """The object's values now."""
    found = state.memo.get(id)
    if found is None:
        found = _work_out(state, id)
        state.memo[id] = found
    return found


def _work_out(state: Duel, id: str) -> Profile:
    piece = state.piece(id)
    apprentice = id in MAGE and state.match.mode == "apprentice"
    changes = _changes(state, id, piece)
    if not (changes or piece.growth or piece.guard):
        return _unchanged(piece.card, apprentice)
    made = _printed(piece.card, apprentice).copy()
    made.life += piece.growth
    if len(changes) > 1:
        changes.sort(key=_age)
    for _, _, traits in changes:
        for trait in traits:
            made.gain(trait)
    made.near = "pet" in piece.markers
    _settle(made, CARDS[piece.card], piece.guard)
    return made


@cache
def _unchanged(number: int, apprentice: bool) -> Profile:
    """An object of that card with nothing on it, and reached by nothing."""
    made = _printed(number, apprentice).copy()
    _settle(made, CARDS[number], guard=False)
    return made


@cache
def _printed(number: int, apprentice: bool) -> Profile:
    """What the card says; in apprentice mode the mages' own traits do not count. [setup.apprentice-values]"""
    card = CARDS[number]
    made = Profile()
    made.life = APPRENTICE_LIFE if apprentice else card.life
    for trait in _inherent(card):
        made.gain(trait)
    if not apprentice:
        for trait in card.traits:
            made.gain(trait)
    return made


def _inherent(card: Card) -> Iterator[Trait]:
    """What all objects of a kind have without the card saying so."""
    if not card.corporeal:  # [traits.incorporeal-also]
        yield from (Trait("nonliving"), Trait("burnproof"), Trait("uncontainable"))
    if card.kind in (Kind.CONJURATION, Kind.WALL):
        # [spells.conjuration]
        yield from (Trait("immunity", 0, Harm.PSYCHIC), Trait("unmovable"))
    if card.living:
        yield Trait("living")
    else:
        # [traits.nonliving]
        yield from (Trait("nonliving"), Trait("immunity", 0, Harm.POISON), Trait("finite-life"))


def _changes(state: Duel, id: str, piece: Piece) -> list[Change]:
    """What changes the object."""
    index = state.index
    gifts = index.gifts.get(id)
    auras = index.auras
    if gifts:
        auras = [*gifts, *auras] if auras else gifts
    found: list[Change] = []
    if auras:
        found += [
            (state.piece(giver).since, number, grant.traits)
            for number, giver, grant in auras
            if reaches(state, giver, grant, id)
        ]
    if piece.boons:
        found += [(boon.since, AFTER_ALL_GRANTS, boon.traits) for boon in piece.boons]
    if piece.markers:
        # A pet became one when it came into play; the age of other markers does not matter. [damage.finite-life-kept]
        found += [
            (piece.since if marker == "pet" else 0, AFTER_ALL_GRANTS, _brings(state, id, marker, count))
            for marker, count in piece.markers.items()
        ]
    return found


def _brings(state: Duel, id: str, marker: str, count: int) -> tuple[Trait, ...]:
    """The traits of an object with so many of a marker."""
    condition = CONDITION_TRAITS.get(marker)
    if condition:
        return (condition,)
    match marker:
        case "rage" | "wrath":
            return (Trait("melee", count),)
        case "armor":
            return (Trait("armor", count),)
        case "pet":
            # [mages.pet-bonus] [mages.pet-near]
            mage = master(state, id)
            beside = state.exists(mage) and state.zone_of(mage) == state.zone_of(id)
            return (Trait("melee", 2 if beside else 1), Trait("armor", 1), Trait("life", 3))
        case "bloodreaper":
            return (Trait("bloodthirsty", 2),)  # [mages.bloodreaper-thirst]
    return ()


def _settle(made: Profile, card: Card, guard: bool) -> None:
    """What follows from the traits together."""
    flags = made.flags
    creature = card.kind is Kind.CREATURE
    if "uncontainable" in flags or not creature:
        # [traits.uncontainable] [conditions.creatures-only]
        flags.discard("restrained")
    if not creature:
        flags.discard("incapacitated")
    if "incapacitated" in flags or "restrained" in flags or guard:
        # [conditions.incapacitated-flying] [conditions.restrained-flying] [guarding.flying-guard]
        flags.discard("flying")
    if "fast" in flags and "slow" in flags:
        flags -= {"fast", "slow"}


def reaches(state: Duel, giver: str, grant: Grant, id: str) -> bool:
    """Whether a grant reaches an object. The object is meant by it or, in a zone or in the arena, may be meant. What a
    conjuration gives to the arena it gives to friend and foe, wherever they are. [spells.conjuration-everywhere]"""
    if grant.beside_mage and not beside_mage(state, giver):
        return False
    if grant.containable and is_uncontainable(state.card(id)):
        return False  # [card.force-hold]
    if grant.while_controlling and not any(
        "animal" in subtypes and grant.while_controlling in subtypes
        for creature in state.creatures(state.piece(giver).controller)
        if (subtypes := state.card(creature).subtypes)
    ):
        return False
    if grant.to not in AURAS:
        return True
    if not fits(state, id, grant.who, state.piece(giver).controller, giver):
        return False
    if grant.to is Reach.ZONE:
        return state.zone_of(giver) == state.zone_of(id)
    return state.piece(id).last_zone == NOWHERE  # what is banished is out of reach [card.banish]


def master(state: Duel, id: str) -> str:
    """Mage whose Pet or Bloodreaper a creature is. It is its controller's, or that of a team mate of his. It may no
    longer exist."""
    piece = state.piece(id)
    return piece.chosen or MAGE[piece.controller]


def is_uncontainable(card: Card) -> bool:
    """Whether a card has the trait; nothing in the box gives or takes it. [traits.incorporeal-also]"""
    return not card.corporeal or "uncontainable" in card.trait_names


def beside_mage(state: Duel, id: str) -> bool:
    """Whether an object shares the zone of its controller's mage."""
    mage = MAGE[state.piece(id).controller]
    return state.exists(mage) and state.zone_of(mage) == state.zone_of(id)


def fits(state: Duel, id: str, who: Who, seat: int, asker: str = "") -> bool:
    """Whether an object is among those meant, as ``seat`` sees friend and foe."""
    piece = state.piece(id)
    return (
        not _misfit(piece.card, who)
        and (who.friendly is None or who.friendly == state.friends(seat, piece.controller))
        and (who.mage is None or who.mage == (id in MAGE))
        and not (who.other and id == asker)
    )


def misfit(state: Duel, id: str, who: Who, seat: int) -> str:
    """Field of ``who`` that an object does not fit; empty where it fits all."""
    piece = state.piece(id)
    wrong = _misfit(piece.card, who)
    if wrong != "kinds" and who.mage is not None and who.mage != (id in MAGE):
        return "mage"
    if not wrong and who.friendly is not None and who.friendly != state.friends(seat, piece.controller):
        return "friendly"
    return wrong


@cache
def _misfit(number: int, who: Who) -> str:
    """Field of ``who`` that no object of that card fits, whoever controls it."""
    card = CARDS[number]
    if who.kinds and card.kind not in who.kinds:
        return "kinds"
    if who.subtypes and not any(subtype in card.subtypes for subtype in who.subtypes):
        return "subtypes"
    if who.living not in (None, card.living):
        return "living"
    return "" if who.corporeal in (None, card.corporeal) else "corporeal"


# Values people ask for by name: the commonest look first whether the profile is remembered, to save a call.


APPRENTICE_LIFE = 24
APPRENTICE_CHANNELING = 10


def has(state: Duel, id: str, trait: str) -> bool:
    """Whether an object has a trait."""
    return trait in (state.memo.get(id) or profile(state, id)).flags


def value(state: Duel, id: str, trait: str) -> int:
    """The value of an object's trait; 0 where it has none."""
    return (state.memo.get(id) or profile(state, id)).values.get(trait, 0)


def life(state: Duel, id: str) -> int:
    """How much damage destroys the object. [damage.life]"""
    return profile(state, id).life


def armor(state: Duel, id: str) -> int:
    """The armour, never below 0; none where there can be none. [damage.armour-floor] [damage.no-armour]
    [traits.incorporeal-armour]"""
    card = state.card(id)
    if card.armor is None or not card.corporeal:
        return 0
    return max(0, card.armor + value(state, id, "armor"))


def channeling(state: Duel, id: str) -> int:
    """Mana an object collects each round. Only what has a value can have more or less. [traits.channeling]"""
    card = state.card(id)
    if card.channeling is None:
        return 0
    apprentice = id in MAGE and state.match.mode == "apprentice"
    printed = APPRENTICE_CHANNELING if apprentice else card.channeling
    return max(0, printed + value(state, id, "channeling"))


def level(state: Duel, id: str) -> int:
    """The level; a mage counts as 6. [mages.level]"""
    return LEVEL if id in MAGE else state.card(id).level


def immune(state: Duel, id: str, harm: Harm | None) -> bool:
    """Whether the object is immune to this type of damage."""
    return harm is not None and harm in profile(state, id).immune


def is_flying(state: Duel, id: str) -> bool:
    return "flying" in (state.memo.get(id) or profile(state, id)).flags


def attack_bars(state: Duel, id: str) -> list[tuple[str, int, AttackBar]]:
    """Attack bars a creature may choose from, each as (holder, place, bar). They are its own and those of its
    equipment."""
    bars = [(id, place, bar) for place, bar in enumerate(state.card(id).attacks)]
    for other in state.worn(id):
        bars += [
            (other, place, bar)
            for place, bar in enumerate(state.card(other).attacks)
            if bar.style in (Style.MELEE, Style.RANGED)
        ]
    return bars


def defenses(state: Duel, id: str) -> list[tuple[str, int, Defense]]:
    """Defences of a creature, each as (holder, place, defence). They are its own and those lent by what is attached."""
    found = [(id, place, defense) for place, defense in enumerate(state.card(id).defenses)]
    for other in state.attached(id):
        if not state.piece(other).hidden:
            found += [(other, place, defense) for place, defense in enumerate(state.card(other).lends)]
    return found


def damage_barrier(state: Duel, id: str) -> tuple[str, AttackBar] | None:
    """The damage barrier around an object, and what gives it. [combat.barrier-one]"""
    for other in state.attached(id):
        if not state.piece(other).hidden:
            for bar in state.card(other).attacks:
                if bar.style is Style.BARRIER:
                    return other, bar
    return None
