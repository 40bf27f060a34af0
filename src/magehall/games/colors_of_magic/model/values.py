"""Values of creatures: what is printed, and everything that changes it. They are asked for, never stored."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.faces import CreatureFace, Origin
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId
from magehall.games.colors_of_magic.cards.lines import MoreFlow
from magehall.games.colors_of_magic.cards.vocabulary import Element, Stat, Until, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import Counted, Mod, Ref, Restriction, Who
from magehall.games.colors_of_magic.model.conditions import all_hold
from magehall.games.colors_of_magic.model.distances import apart, base, within
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.lines import AuraInPlay, LineInPlay, auras
from magehall.games.colors_of_magic.model.natures import Nature, nature_of, printed_on
from magehall.games.colors_of_magic.model.pieces import CARDS_EACH, GRIMOIRE, Creature
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.records import Value, replace
from magehall.kit.lattice.shapes import Disc


def face_of(creature: Creature) -> CreatureFace:
    """What a creature is."""
    return CREATURES[creature.face]


def is_mage(creature: Creature) -> bool:
    """Whether a creature is a mage."""
    return CREATURES[creature.face].origin is Origin.MAGE


def element_of(creature: Creature) -> Element | None:
    """The element of a creature; goblins and giants have none."""
    return CREATURES[creature.face].element


def _null_zones(state: Skirmish) -> list[Disc]:
    memo = state.memo_of_ground
    found: list[Disc] | None = memo.get("null-zones")
    if found is None:
        zones = [zone for zone in state.zones().values() if zone.kind is ZoneKind.NULL]
        found = memo["null-zones"] = [Disc((zone.x, zone.y), zone.radius) for zone in zones]
    return found


def in_null_zone(state: Skirmish, creature: Creature) -> bool:
    """Whether spells do nothing to a creature where it stands. [card.null-zone]"""
    found = _null_zones(state)
    return bool(found) and any(not apart(disc, base(creature), 0) for disc in found)


class Gift(Value):
    """Changes for a creature. They hold always, or while it is where their aura wants it."""

    mods: tuple[Mod, ...]
    placed: AuraInPlay | None


class Gifts:
    """The changes that a creature has, or would have elsewhere. With them is remembered what it is, by those auras that
    reach it."""

    __slots__ = ("_face", "_gifts", "_natures", "placed")

    def __init__(self, face: str, gifts: list[Gift]) -> None:
        self._face = face
        self._gifts = gifts
        self._natures: dict[tuple[bool, ...], Nature] = {}
        self.placed = [gift.placed for gift in gifts if gift.placed is not None]

    def nature(self, reached: list[bool]) -> Nature:
        """What the creature is where those of ``placed`` reach it."""
        found = self._natures.get(key := tuple(reached))
        if found is None:
            holds = iter(reached)
            mods = [mod for gift in self._gifts if gift.placed is None or next(holds) for mod in gift.mods]
            found = self._natures[key] = nature_of(self._face, tuple(mods))
        return found


def _nature(state: Skirmish, id: str) -> Nature:
    """Cache of what a creature is now."""
    found: Nature | None = state.memo.get(id)
    return _find_nature(state, id) if found is None else found


def _find_nature(state: Skirmish, id: str) -> Nature:
    """What a creature is now. Where places have a part in it, its gifts are remembered beyond moves, and only the places
    are looked at anew."""
    known: Nature | Gifts | None = state.memo_of_natures.get(id)
    if type(known) is Nature:
        found = known
    else:
        gifts = known if type(known) is Gifts else _find_gifts(state, id)
        found = gifts.nature([_reaches(state, aura, id) for aura in gifts.placed])
    state.memo[id] = found
    return found


def _find_gifts(state: Skirmish, id: str) -> Gifts:
    creature = state.creature(id)
    given, lasts = _gifts(state, creature, id)
    found = Gifts(creature.face, given)
    if lasts:
        state.memo_of_natures[id] = found if found.placed else found.nature([])
    return found


def _reaches(state: Skirmish, given: AuraInPlay, id: str) -> bool:
    """Whether an aura reaches a creature where all stand now. It would hold elsewhere."""
    at = Standpoint(state, given.one.seat, given.one.source)
    who = given.aura.who
    return all_hold(given.aura.when, at) and (not isinstance(who, Who) or at.is_where(who, id))


def mods(state: Skirmish, id: str) -> tuple[Mod, ...]:
    """All changes that hold for a creature now. Those of keywords of others and of the attack under way are not among
    them."""
    return _nature(state, id).mods


def _gifts(state: Skirmish, creature: Creature, id: str) -> tuple[list[Gift], bool]:
    """The changes that a creature has, or would have elsewhere. And whether they outlast its moves."""
    given = [aura for aura in auras(state) if aura.ids is None or id in aura.ids]
    if not given and not creature.lasting:
        return [], True
    magical = any(aura.one.spell for aura in given) or any(lasting.spell for lasting in creature.lasting)
    lasts = not (magical and _null_zones(state))
    spells_work = not in_null_zone(state, creature)
    own = tuple(
        [
            lasting.mod
            for lasting in creature.lasting
            if lasting.until is not Until.IN_NEXT_ACTIVATION
            and (spells_work or not lasting.spell or lasting.until is Until.FOR_GOOD)
        ]
    )
    immune: set[str] = set()
    unmagical = False
    for keyword in (
        *CREATURES[creature.face].body.keywords,
        *[m.keyword for m in own if m.keyword is not None],
    ):
        if keyword.id is KeywordId.IMMUNITY:
            immune.add(keyword.of)
        elif keyword.id is KeywordId.MAGIC_IMMUNITY:
            unmagical = True
    found = [Gift(own, None)]
    for aura in given:
        one, line = aura.one, aura.aura
        if one.spell and (unmagical or not spells_work):
            continue
        if immune and one.source != id and _source_element(state, one) in immune:
            continue
        at = Standpoint(state, one.seat, one.source)
        if isinstance(line.who, Who) and (id == at.source_creature() or not at.could_fit(line.who, id)):
            continue
        gives = tuple([_bound(_counted(state, one.seat, mod), at) for mod in line.gives])
        found.append(Gift(gives, aura if aura.placed else None))
    return found, lasts


def _bound(mod: Mod, at: Standpoint) -> Mod:
    """A change that names its own source gets the id of that creature."""
    return replace(mod, of=at.source_creature()) if mod.of == Ref.SELF else mod


def _source_element(state: Skirmish, one: LineInPlay) -> str:
    element = CARDS[one.face].element if one.face in CARDS else None
    if element is None and one.source in state.creatures():
        element = element_of(state.creature(one.source))
    return "" if element is None else str(element)


def _counted(state: Skirmish, seat: int, mod: Mod) -> Mod:
    if mod.per is None:
        return mod
    state.note_counted()
    return Mod(stat=mod.stat, amount=mod.amount * count(state, seat, mod.per))


def count(state: Skirmish, seat: int, counted: Counted) -> int:
    """What a value is counted by, where that is no part of an effect."""
    if seat < 0:
        return 0
    player = state.player(seat)
    if counted is Counted.GRIMOIRE_CARDS:
        return sum(1 for card in player.hand if not is_codex(card))
    if counted is Counted.FROM_DISCARD:
        return player.from_discard
    raise ValueError(counted)


def is_codex(card: int) -> bool:
    """Whether a card is one of a codex. [force.codex]"""
    return card % CARDS_EACH >= GRIMOIRE


def keywords(state: Skirmish, id: str) -> list[Keyword]:
    """The keywords a creature has now, with their numbers. The same one may stand there several times."""
    return _nature(state, id).keywords


def keyword_ids(state: Skirmish, id: str) -> frozenset[KeywordId]:
    """Which keywords a creature has now."""
    return _nature(state, id).keyword_ids


def has(state: Skirmish, id: str, keyword: KeywordId) -> bool:
    """Whether a creature has a keyword."""
    return keyword in _nature(state, id).keyword_ids


def is_immune(state: Skirmish, id: str, element: str) -> bool:
    """Whether nothing of an element can be directed at a creature. [keyword.immunity-element]"""
    nature = _nature(state, id)
    return KeywordId.IMMUNITY in nature.keyword_ids and any(
        one.id is KeywordId.IMMUNITY and one.of == element for one in nature.keywords
    )


def is_immune_to(state: Skirmish, id: str, source: str) -> bool:
    """Whether abilities of one creature can do nothing to another. [keyword.immunity-element]"""
    element = element_of(state.creature(source))
    return element is not None and is_immune(state, id, element)


def number(state: Skirmish, id: str, keyword: KeywordId) -> int:
    """The sum of the numbers X of a keyword. It is 0 where the creature does not have it. [concepts.stacking]"""
    nature = _nature(state, id)
    if keyword not in nature.keyword_ids:
        return 0
    return sum([one.x for one in nature.keywords if one.id is keyword])


def restrictions(state: Skirmish, id: str, restriction: Restriction) -> list[Mod]:
    """The restrictions of a kind that hold for a creature."""
    nature = _nature(state, id)
    if restriction not in nature.restrictions:
        return []
    return [mod for mod in nature.mods if mod.restriction is restriction]


def restricted(state: Skirmish, id: str, restriction: Restriction) -> bool:
    """Whether a restriction holds for a creature."""
    return restriction in _nature(state, id).restrictions


def stat(state: Skirmish, id: str, which: Stat) -> int:
    """A value of a creature now, the attack under way included. Only the maximum of life may shrink below 1, and then it
    dies; nothing else goes below 0. [concepts.stacking]"""
    attack = state.find(Attack)
    given = 0
    # What is given for one attack is of a spell.
    if attack is not None and attack.given and not in_null_zone(state, state.creature(id)):
        nature = _nature(state, id)
        given = sum(
            one.mod.amount
            for one in attack.given
            if one.creature == id and one.mod.stat is not None and nature.counts(which, one.mod.stat)
        )
    value = _lasting_stat(state, id, which) + given
    return value if which in (Stat.LIFE, Stat.INITIATIVE) else max(0, value)


def _lasting_stat(state: Skirmish, id: str, which: Stat) -> int:
    value = _nature(state, id).value(which)
    if which is Stat.MELEE or which is Stat.RANGED:
        return value + _inspired(state, id, which)
    return value


def movement(state: Skirmish, id: str) -> int:
    """The Movement of a creature now. A rider has that of the mount. [card.ashen-steed]"""
    return stat(state, state.creature(id).mount or id, Stat.MOVEMENT)


def printed(creature: Creature, which: Stat) -> int:
    """The printed value of a creature."""
    return printed_on(creature.face, which)


def _inspired(state: Skirmish, id: str, which: Stat) -> int:
    """What keywords of allies add to an attack that a creature has. [keyword.inspiration] [keyword.master-creature-type]"""
    creature = state.creature(id)
    if not _nature(state, id).attacks_with(which):
        return 0
    more = 0
    for other, keyword in bearers(state, KeywordId.INSPIRATION):
        if _helps(state, other, id):
            more += within(state, id, other, keyword.x)
    for other, keyword in bearers(state, KeywordId.MASTER):
        if _helps(state, other, id):
            more += keyword.of in CREATURES[creature.face].body.types
    return more


def _helps(state: Skirmish, one: str, other: str) -> bool:
    """Whether keywords of a creature add to the attacks of another. That is an ally that they can change at all."""
    allied = one != other and state.creature(one).owner == state.creature(other).owner
    return allied and not is_immune_to(state, other, one)


Bearers = dict[KeywordId, list[tuple[str, Keyword]]]
"""Who has each keyword, with what says so."""


def bearers(state: Skirmish, keyword: KeywordId) -> list[tuple[str, Keyword]]:
    """Cache of who on the table has a keyword, with what says so."""
    found: Bearers | None = state.memo.get("bearers")
    if found is None:
        found = {}
        for id in state.on_table():
            for one in _nature(state, id).keywords:
                found.setdefault(one.id, []).append((id, one))
        state.memo["bearers"] = found
    return found.get(keyword, [])


def bound_by(state: Skirmish, restriction: Restriction) -> list[tuple[str, Mod]]:
    """Cache of who on the table has a restriction, with what says so."""
    found: dict[Restriction, list[tuple[str, Mod]]] | None = state.memo.get("bound")
    if found is None:
        found = {}
        for id in state.on_table():
            for mod in _nature(state, id).mods:
                if mod.restriction is not None:
                    found.setdefault(mod.restriction, []).append((id, mod))
        state.memo["bound"] = found
    return found.get(restriction, [])


def is_slowed(state: Skirmish, id: str) -> bool:
    """Whether a creature is Slow, or anything reduces its Movement. [card.earthen-binding]"""
    return (
        has(state, id, KeywordId.SLOW)
        or state.creature(id).venom > 0
        or restricted(state, id, Restriction.NO_MOVEMENT)
        or any(mod.stat is Stat.MOVEMENT and mod.amount < 0 for mod in mods(state, id))
    )


def life_left(state: Skirmish, id: str) -> int:
    """Maximum less damage. [damage.life]"""
    return stat(state, id, Stat.LIFE) - state.creature(id).damage


def lives_left(state: Skirmish, ids: list[str]) -> dict[str, int]:
    """Maximum less damage of several creatures. [damage.life]"""
    attack = state.find(Attack)
    if attack is not None and attack.given:
        return {id: life_left(state, id) for id in ids}
    return {id: _lasting_stat(state, id, Stat.LIFE) - state.creature(id).damage for id in ids}


def lifeless(state: Skirmish) -> list[str]:
    """The creatures on the table that have no life left. [damage.life]"""
    attack = state.find(Attack)
    if attack is not None and attack.given:
        return [id for id in state.on_table() if life_left(state, id) <= 0]
    # Who is unchanged has its printed life or more: no aura takes any.
    return [
        id
        for id, creature in state.on_table().items()
        if (creature.lasting or creature.damage >= CREATURES[creature.face].body.life)
        and _lasting_stat(state, id, Stat.LIFE) <= creature.damage
    ]


def has_attack(state: Skirmish, id: str, which: Stat) -> bool:
    """Whether a creature has a melee or a ranged attack. No value, or 0, is none. [combat.attack-words]"""
    return stat(state, id, which) > 0


def flow_of(state: Skirmish, seat: int) -> int:
    """The mana of a player's mage in each collect phase. There is none without a living mage. [turn.flow]"""
    if not state.mage_of(seat):
        return 0
    player = state.player(seat)
    more = sum(
        line.mana
        for held in player.ingredients
        for line in INGREDIENTS[held.ingredient].lines
        if isinstance(line, MoreFlow)
    )
    return MAGE_BY_ID[player.mage].flow + more
