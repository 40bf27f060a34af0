"""What an object is at this moment: its printed values and traits, with all that others change about them.

Everything here is asked for, never written down. Signed traits add up; of the others the highest counts
[spells.trait-signed] [spells.trait-unsigned]; and what came later prevails over what came earlier [spells.later-wins].
"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Attack, Defense, Grant, Kind, Reach, Style, Who
from magehall.games.mage_wars.cards.mages import LEVEL
from magehall.games.mage_wars.cards.traits import Harm, Trait
from magehall.games.mage_wars.state import MAGE, NOWHERE, Duel, Piece

HIGHEST = frozenset({"regenerate", "aegis", "mana-drain", "mana-transfer", "rage"})
"""Of these traits only the highest value counts; all other values add up. [damage.regeneration-highest]"""

# However many there are, they do no more than one. [conditions.stun] [conditions.sleep] [conditions.stack-not-longer]
CONDITION_TRAITS: dict[str, str] = {
    "stun": "incapacitated",
    "sleep": "incapacitated",
    "cripple": "restrained",
}


class Profile:
    """An object's values. Made once for a moment and never changed."""

    __slots__ = ("flags", "harms", "immune", "life", "might", "values")

    def __init__(self) -> None:
        self.flags: set[str] = set()
        self.values: dict[str, int] = {}
        self.immune: set[Harm] = set()
        self.harms: dict[Harm, int] = {}
        self.might: dict[Harm, int] = {}
        self.life = 0

    def has(self, trait: str) -> bool:
        """Whether it has a trait without a value (or one with a value at all)."""
        return trait in self.flags

    def value(self, trait: str) -> int:
        """The value of a trait; 0 where it has none."""
        return self.values.get(trait, 0)

    def gain(self, trait: Trait) -> None:
        """Add one trait, newer than all before."""
        name = trait.name
        if trait.harm is not None:
            if name == "immunity":
                self.immune.add(trait.harm)
            else:
                table = self.might if name == "might" else self.harms
                table[trait.harm] = table.get(trait.harm, 0) + trait.value
            return
        if name == "life":
            # Life cannot be gained under Finite Life, but what was gained before stays. [damage.finite-life-kept]
            if trait.value < 0 or "finite-life" not in self.flags:
                self.life += trait.value
            return
        if name == "grounded":
            self.flags.discard("flying")
            return
        self.flags.add(name)
        if name in HIGHEST:
            self.values[name] = max(self.values.get(name, 0), trait.value)
        elif trait.value:
            self.values[name] = self.values.get(name, 0) + trait.value


def profile(state: Duel, id: str) -> Profile:
    """The object's values now."""
    found = state.memo.get(id)
    if found is None:
        found = _work_out(state, id)
        state.memo[id] = found
    return found


def _work_out(state: Duel, id: str) -> Profile:
    piece = state.piece(id)
    card = CARDS[piece.card]
    made = Profile()
    made.life = printed_life(state, id, card) + piece.growth
    for trait in _inherent(card):
        made.gain(trait)
    if not (id in MAGE and state.match.mode == "apprentice"):
        for trait in card.traits:
            made.gain(trait)
    for _, trait in sorted(_changes(state, id, piece), key=lambda change: change[0]):
        made.gain(trait)
    _settle(made, piece, card)
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


def _changes(state: Duel, id: str, piece: Piece) -> Iterator[tuple[int, Trait]]:
    """What changes the object, each with its age."""
    for giver, grant in granters(state):
        if reaches(state, giver, grant, id):
            since = state.piece(giver).since
            for trait in grant.traits:
                yield since, trait
    for boon in piece.boons:
        for trait in boon.traits:
            yield boon.since, trait
    for marker, count in piece.markers.items():
        condition = CONDITION_TRAITS.get(marker)
        if condition:
            yield 0, Trait(condition)
        elif marker in ("rage", "wrath"):
            yield 0, Trait("melee", count)
        elif marker == "armor":
            yield 0, Trait("armor", count)
        elif marker == "pet":
            # [mages.pet-bonus] [mages.pet-near]
            yield 0, Trait("melee", 1)
            yield 0, Trait("armor", 1)
            yield 0, Trait("life", 3)
            mage = master(state, id)
            if state.exists(mage) and state.zone_of(mage) == state.zone_of(id):
                yield 0, Trait("melee", 1)
        elif marker == "bloodreaper":
            yield 0, Trait("bloodthirsty", 2)  # [mages.bloodreaper-thirst]


def _settle(made: Profile, piece: Piece, card: Card) -> None:
    """What follows from the traits together."""
    flags = made.flags
    if "uncontainable" in flags or card.kind is not Kind.CREATURE:
        # [traits.uncontainable] [conditions.creatures-only]
        flags.discard("restrained")
    if card.kind is not Kind.CREATURE:
        flags.discard("incapacitated")
    if "incapacitated" in flags or "restrained" in flags or piece.guard:
        # [conditions.incapacitated-flying] [conditions.restrained-flying] [guarding.flying-guard]
        flags.discard("flying")
    if "fast" in flags and "slow" in flags:
        flags -= {"fast", "slow"}


def granters(state: Duel) -> list[tuple[str, Grant]]:
    """The revealed objects in play that give traits, in the order in which they came; what a conjuration gives to the
    arena it gives to friend and foe, wherever they are. [spells.conjuration-everywhere]"""
    return state.index.givers


def reaches(state: Duel, giver: str, grant: Grant, id: str) -> bool:
    """Whether a grant reaches an object."""
    source = state.piece(giver)
    seat = source.controller
    if grant.beside_mage and not beside_mage(state, giver):
        return False
    if grant.containable and is_uncontainable(state.card(id)):
        return False  # [card.force-hold]
    if grant.while_controlling and not any(
        grant.while_controlling in state.card(creature).subtypes for creature in state.creatures(seat)
    ):
        return False
    match grant.to:
        case Reach.SELF:
            return giver == id
        case Reach.HOST:
            return source.host == id
        case Reach.CHOSEN:
            return source.chosen == id
        case Reach.MAGE:
            return id == (source.host if CARDS[source.card].kind is Kind.EQUIPMENT else MAGE[seat])
        case Reach.ZONE if state.zone_of(giver) != state.zone_of(id):
            return False
        case Reach.ARENA if state.piece(id).last_zone != NOWHERE:
            return False  # what is banished is out of reach [card.banish]
    return fits(state, id, grant.who, seat, giver)


def master(state: Duel, id: str) -> str:
    """The mage whose Pet or Bloodreaper a creature is: its controller's, or that of a team mate of his. It may no
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
    card = CARDS[piece.card]
    return (
        (not who.kinds or card.kind in who.kinds)
        and (not who.subtypes or any(subtype in card.subtypes for subtype in who.subtypes))
        and who.friendly in (None, state.friends(seat, piece.controller))
        and who.living in (None, card.living)
        and who.corporeal in (None, card.corporeal)
        and who.mage in (None, id in MAGE)
        and not (who.other and id == asker)
    )


# Values people ask for by name


def printed_life(state: Duel, id: str, card: Card) -> int:
    """The life on the card; in apprentice mode every mage has the same. [setup.apprentice-values]"""
    return APPRENTICE_LIFE if id in MAGE and state.match.mode == "apprentice" else card.life


APPRENTICE_LIFE = 24
APPRENTICE_CHANNELING = 10


def has(state: Duel, id: str, trait: str) -> bool:
    """Whether an object has a trait."""
    return trait in profile(state, id).flags


def value(state: Duel, id: str, trait: str) -> int:
    """The value of an object's trait; 0 where it has none."""
    return profile(state, id).values.get(trait, 0)


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
    """The mana an object collects each round; only what has a value can have more or less. [traits.channeling]"""
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
    return has(state, id, "flying")


def is_living(state: Duel, id: str) -> bool:
    return state.card(id).living


def attack_bars(state: Duel, id: str) -> list[tuple[str, int, Attack]]:
    """The attacks a creature may choose from: its own and those of its equipment, each as (holder, place, bar)."""
    bars = [(id, place, bar) for place, bar in enumerate(state.card(id).attacks)]
    if id in MAGE:
        for other in state.attached(id):
            card = state.card(other)
            if card.kind is Kind.EQUIPMENT:
                bars += [
                    (other, place, bar)
                    for place, bar in enumerate(card.attacks)
                    if bar.style in (Style.MELEE, Style.RANGED)
                ]
    return bars


def defenses(state: Duel, id: str) -> list[tuple[str, int, Defense]]:
    """The defences of a creature: its own and those lent by what is attached, each as (holder, place, defence)."""
    found = [(id, place, defense) for place, defense in enumerate(state.card(id).defenses)]
    for other in state.attached(id):
        if not state.piece(other).hidden:
            found += [(other, place, defense) for place, defense in enumerate(state.card(other).lends)]
    return found


def damage_barrier(state: Duel, id: str) -> tuple[str, Attack] | None:
    """The damage barrier around an object, and what gives it. [combat.barrier-one]"""
    for other in state.attached(id):
        if not state.piece(other).hidden:
            for bar in state.card(other).attacks:
                if bar.style is Style.BARRIER:
                    return other, bar
    return None
