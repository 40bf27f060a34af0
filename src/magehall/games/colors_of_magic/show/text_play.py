"""Play in a terminal: typed places, the ruler, and remarks on options. [table.lattice]"""

from __future__ import annotations

import re

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import INCH, AttackKind, Stat
from magehall.games.colors_of_magic.combat.strength import attacker_total, defender_total, shot_power
from magehall.games.colors_of_magic.ground.sight import cover_of_shot, sees
from magehall.games.colors_of_magic.model.deeds import (
    Activate,
    AttackTarget,
    Bleed,
    Go,
    PickOne,
    PlayDuelCard,
)
from magehall.games.colors_of_magic.model.distances import apart, base, gap_in_hundredths, hostile
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_mage, stat
from magehall.games.colors_of_magic.model.words import GAME, name_of, say
from magehall.games.colors_of_magic.setup.forces import FORCE
from magehall.games.colors_of_magic.show.sketch_map import signs_of
from magehall.kernel.contracts.text_play import TextPlay
from magehall.kernel.decision import Decision, Option
from magehall.kernel.text import Text, render
from magehall.kit.lattice.points import Point, write
from magehall.kit.lattice.shapes import Disc

PLACES = ("go", "place", "aim")
"""The verbs whose options are places."""

_NUMBER = r"""(\d{1,3}(?:[.]\d{1,3})?)\s*(″|"|in|'')?"""
_PLACE = re.compile(rf"(?:([a-z]+)[\s:]+)?{_NUMBER}\s*[,;\s]\s*{_NUMBER}(?:[\s:]+(\S+))?")


class SkirmishTextPlay(TextPlay[Skirmish]):
    """Help for people who play in text."""

    has_ruler = True

    def option_id(self, state: Skirmish, decision: Decision, words: str) -> str:
        """The option id that typed words mean. A place is in steps (``go 40,32``) or inches (``go 10″ 8″``), with or
        without its verb; creatures go also by their signs on the map (``strike mb``)."""
        found = _PLACE.fullmatch(words.strip().casefold())
        if found and decision.space in PLACES and (found[1] is None or found[1] in PLACES):
            point = _step(found[2], found[3]), _step(found[4], found[5])
            return ":".join(filter(None, (decision.space, write(point), found[6])))
        signs = {sign.casefold(): id for id, sign in signs_of(_drawn(state)).items()}
        return ":".join(signs.get(part.casefold(), part) for part in words.split())

    def invitation(self, decision: Decision) -> Text | None:
        if decision.space == FORCE:
            return say("invite-force")
        return say("invite-place", verb=decision.space) if decision.space in PLACES else None

    def remark(self, state: Skirmish, seat: int, option: Option) -> Text | None:
        deed = option.deed
        if isinstance(deed, Go):
            return _remark_go(state, (deed.x, deed.y))
        if isinstance(deed, AttackTarget):
            return _remark_attack(state, seat, deed)
        if isinstance(deed, PlayDuelCard):
            damage = CARDS[deed.card].boost.winner_damage
            return say("remark-boost", damage=damage) if damage else None
        if isinstance(deed, Activate | Bleed):
            return _remark_creature(state, deed.creature)
        if isinstance(deed, PickOne):
            return _remark_creature(state, deed.what)
        return None

    def measure(self, state: Skirmish, seat: int | None, words: str, locale: str) -> Text | None:
        """Edge to edge between two creatures, or a creature and a point. With one thing named, from the creature that
        is active, else from the own mage. [table.distance]"""
        named = [_named(state, word, locale) for word in words.split()]
        if len(named) == 1:
            named.insert(0, _standpoint(state, seat))
        if len(named) != 2 or None in named:
            return None
        first, second = named
        if not isinstance(first, str):
            first, second = second, first
        if not isinstance(first, str) or second is None:
            return None
        if isinstance(second, str):
            return _between(state, first, second)
        whole, part = _inches(gap_in_hundredths(base(state.creature(first)), Disc(second, 0)))
        return say("measure-place", creature=_name(state, first), place=write(second), whole=whole, part=part)


def _drawn(state: Skirmish) -> list[tuple[str, int, bool]]:
    """Creatures as the map draws them: id, owner, and whether it is a mage."""
    return [(id, one.owner, is_mage(one)) for id, one in state.creatures().items()]


def _step(number: str, unit: str | None) -> int:
    """A coordinate in steps of the lattice; of inches the nearest one."""
    value = float(number)
    return round(value * INCH) if unit or not value.is_integer() else int(value)


def _inches(hundredths: int) -> tuple[str, str]:
    """Whole inches and hundredths: each language has its own sign between them."""
    return str(hundredths // 100), f"{hundredths % 100:02}"


def _name(state: Skirmish, id: str) -> str:
    return name_of(state.creature(id).face)


def _named(state: Skirmish, word: str, locale: str) -> str | Point | None:
    """The thing or place that a typed word means. It is a sign of the map, an id, a place, or the beginning of a name."""
    place = _PLACE.fullmatch(word.casefold())
    if place and not place[1] and not place[6]:
        return _step(place[2], place[3]), _step(place[4], place[5])
    table = state.on_table()
    wanted = word.casefold()
    for id, sign in signs_of(_drawn(state)).items():
        if id in table and wanted in (sign.casefold(), id):
            return id
    fits = [
        id
        for id, one in table.items()
        if render(GAME, f"name-{one.face}", {}, locale, {}).casefold().startswith(wanted)
    ]
    return fits[0] if len(fits) == 1 else None


def _standpoint(state: Skirmish, seat: int | None) -> str | None:
    """The creature that a player measures from."""
    active = _mover(state)
    if active is not None:
        return active
    mage = state.mage_of(seat) if seat is not None else ""
    return mage if mage in state.on_table() else None


def _mover(state: Skirmish) -> str | None:
    """The creature that moves or acts now."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Move):
        return top.creature
    activation = state.find(Activation)
    return activation.creature if activation is not None and state.stands(activation.creature) else None


def _between(state: Skirmish, first: str, second: str) -> Text:
    one, other = state.creature(first), state.creature(second)
    whole, part = _inches(gap_in_hundredths(base(one), base(other)))
    from_, to = _name(state, first), _name(state, second)
    if not sees(state, first, second):
        return say("measure-blocked", first=from_, second=to, whole=whole, part=part)
    cover = cover_of_shot(state, first, second) if hostile(one, other) else 0
    if cover:
        return say("measure-cover", first=from_, second=to, whole=whole, part=part, cover=cover)
    return say("measure-sight", first=from_, second=to, whole=whole, part=part)


def _remark_go(state: Skirmish, place: Point) -> Text | None:
    """How far it is by the ruler, and whom it engages there. [move.measure] [move.engaged]"""
    mover = _mover(state)
    if mover is None:
        return None
    creature = state.creature(mover)
    there = Disc(place, base(creature).radius)
    whole, part = _inches(gap_in_hundredths(Disc((creature.x, creature.y), 0), Disc(place, 0)))
    foes = [
        one for one in state.on_table().values() if hostile(creature, one) and not apart(there, base(one), 1)
    ]
    if not foes:
        return say("remark-go", whole=whole, part=part)
    first, others = name_of(foes[0].face), len(foes) - 1
    return say("remark-go-engaged", creature=first, others=others, whole=whole, part=part)


def _remark_attack(state: Skirmish, seat: int, deed: AttackTarget) -> Text | None:
    """Value against value, before any card. [combat.initiative] [combat.ranged]"""
    attacker = _mover(state)
    if attacker is None or not state.stands(deed.target):
        return None
    attack = Attack(attacker, deed.target, deed.kind, seat)
    sign = signs_of(_drawn(state))[deed.target]
    if deed.kind is AttackKind.MELEE or state.agreement.ranged_duel:
        power, defense = attacker_total(state, attack), defender_total(state, attack)
        return say("remark-strike", sign=sign, power=power, defense=defense)
    defense = stat(state, deed.target, Stat.DEFENSE)
    power = shot_power(state, attack, cover_of_shot(state, attacker, deed.target) or 0)
    if power > defense:
        return say("remark-shot", sign=sign, power=power, defense=defense)
    return say("remark-shot-short", sign=sign, power=power, defense=defense)


def _remark_creature(state: Skirmish, id: str) -> Text | None:
    """Where a creature stands, and its sign on the map."""
    found = state.on_table().get(id)
    if found is None:
        return None
    return say("remark-creature", sign=signs_of(_drawn(state))[id], place=write((found.x, found.y)))
