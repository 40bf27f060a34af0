"""Sight lines and strength while somebody chooses a target. [table.sight] [combat]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, Stat, ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import Either, Target, TheOne
from magehall.games.colors_of_magic.combat.reach import shot_cover, why_no_attack
from magehall.games.colors_of_magic.combat.strength import attacker_total, defender_total, shot_power
from magehall.games.colors_of_magic.effects.context import standpoint_of
from magehall.games.colors_of_magic.effects.run import choice_of, pickable
from magehall.games.colors_of_magic.ground.range import range_of
from magehall.games.colors_of_magic.ground.sight import blockers, is_too_dark, shot_obstacles
from magehall.games.colors_of_magic.ground.terrain import polygon
from magehall.games.colors_of_magic.model.deeds import AttackTarget, PickOne
from magehall.games.colors_of_magic.model.distances import (
    apart,
    base,
    gap_in_hundredths,
    gap_key,
    hostile,
    melee_reach,
)
from magehall.games.colors_of_magic.model.frames.combat import Attack, AttackChoice
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.spells import Cast, PickCreature, Retarget, Use
from magehall.games.colors_of_magic.model.frames.turn import Activation, KeywordUse, OneAction, Volley
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import face_of, stat
from magehall.games.colors_of_magic.show.view_types import AimView, Place
from magehall.games.colors_of_magic.spells.asking import at_of
from magehall.games.colors_of_magic.turn.keyword_targets import fitting, reach_of
from magehall.kernel.frame import Frame
from magehall.kit.lattice.shapes import Disc, Shape
from magehall.kit.lattice.sight import Line, best_line

TARGETING = "ask"
"""The step in which a spell or ability asks for a target."""

REACH = "reach"
"""The kind of an aim for which only the distance counts."""

LINELESS = ("melee", REACH)
"""Kinds of aims that need no line of sight."""


def aims_of(state: Skirmish, seat: int) -> list[AimView]:
    """The lines to all possible targets of what the seat chooses now. They include who might be one; there are none if
    it is not asked for a target."""
    top: Frame | None = state.stack[-1] if state.stack else None
    if isinstance(top, Cast | Use):
        asks = top.step == TARGETING and state.invocation(top.invocation).seat == seat
        return list(_spell_aims(state, top)) if asks else []
    if isinstance(top, Retarget):
        return list(_retargeted(state, top)) if top.seat == seat else []
    if isinstance(top, Move):
        return list(_free_attacks(state, top, seat))
    if isinstance(top, Activation | OneAction | Volley | AttackChoice) and top.seat == seat:
        return list(_attack_aims(state, top))
    if isinstance(top, KeywordUse) and top.seat == seat:
        return list(_keyword_aims(state, top))
    if isinstance(top, PickCreature) and state.invocation(top.invocation).seat == seat:
        return list(_picked_aims(state, top))
    return []


# Attacks


def _attack_aims(state: Skirmish, frame: Activation | OneAction | Volley | AttackChoice) -> Iterator[AimView]:
    attacker = frame.creature
    if not state.stands(attacker) or (isinstance(frame, Activation) and frame.acted):
        return
    kinds: Sequence[AttackKind] = (AttackKind.RANGED,) if isinstance(frame, Volley) else tuple(AttackKind)
    if isinstance(frame, AttackChoice) and frame.melee_only:
        kinds = (AttackKind.MELEE,)
    allies = isinstance(frame, AttackChoice) and frame.commanded
    own = state.creature(attacker)
    for kind in kinds:
        if why_no_attack(state, attacker, kind) is not None:
            continue
        for target, other in state.on_table().items():
            if target != attacker and (allies or hostile(own, other)):
                option = AttackTarget(target, kind)
                yield attack_aim(state, Attack(attacker, target, kind, frame.seat), option.id)


def _free_attacks(state: Skirmish, move: Move, seat: int) -> Iterator[AimView]:
    """Those who may strike at who disengages. [combat.opportunity]"""
    for striker in move.striking:
        if state.stands(striker) and state.creature(striker).owner == seat and state.stands(move.creature):
            attack = Attack(striker, move.creature, AttackKind.MELEE, seat, free=True)
            yield attack_aim(state, attack, PickOne(striker).id)


def attack_aim(state: Skirmish, attack: Attack, option: str) -> AimView:
    """What an attack would be, before anybody answers it."""
    if attack.kind is AttackKind.MELEE:
        aim = _aim(state, attack.attacker, attack.target, option, "melee")
        aim.reach = melee_reach(state.creature(attack.attacker))
        _totals(state, attack, aim)
    else:
        walls, covers = shot_obstacles(state, attack.attacker, attack.target)
        aim = _aim(state, attack.attacker, attack.target, option, "ranged", walls, covers)
        aim.reach = face_of(state.creature(attack.attacker)).body.range
        if state.agreement.ranged_duel:
            _totals(state, attack, aim)
        else:
            aim.power = shot_power(state, attack, shot_cover(state, attack.attacker, attack.target) or 0)
            aim.defense = stat(state, attack.target, Stat.DEFENSE)
            aim.hits = aim.power > aim.defense
    return _measured(state, aim)


def _totals(state: Skirmish, attack: Attack, aim: AimView) -> None:
    """Both totals before cards. [combat.duel]"""
    aim.power, aim.defense = attacker_total(state, attack), defender_total(state, attack)
    aim.duel = True


# Spells and abilities


def _spell_aims(state: Skirmish, frame: Cast | Use) -> Iterator[AimView]:
    invocation = state.invocation(frame.invocation)
    asks = asks_of(invocation)
    if frame.asked < len(asks):
        ask = asks[frame.asked]
        for one in ask.asks if isinstance(ask, Either) else (ask,):
            if isinstance(one, Target | TheOne):
                yield from _target_aims(state, invocation, one)


def _retargeted(state: Skirmish, retarget: Retarget) -> Iterator[AimView]:
    """Another target for a spell in the air, in sight of its caster. [card.redirect]"""
    if retarget.spell not in state.things:
        return
    spell = state.invocation(retarget.spell)
    for ask in asks_of(spell):
        if isinstance(ask, Target | TheOne):
            yield from _target_aims(state, spell, ask)


def _target_aims(state: Skirmish, invocation: Invocation, ask: Target | TheOne) -> Iterator[AimView]:
    """Lines to all that fit. Where neither range nor sight matter, no more than how far they are. [spell.range]"""
    reach = range_of(state, invocation)
    caster = invocation.caster
    if caster not in state.on_table():
        return
    looks = reach is not None or (isinstance(ask, Target) and ask.sight)
    at = at_of(state, invocation)
    for target in state.on_table():
        if target != caster and at.fits(ask.who, target):
            walls = blockers(state, caster, target) if looks else ()
            aim = _aim(state, caster, target, PickOne(target).id, "spell" if looks else REACH, walls)
            aim.reach = reach or None
            yield _measured(state, aim)


def _keyword_aims(state: Skirmish, use: KeywordUse) -> Iterator[AimView]:
    """How far those are whom a keyword may be used on. [keyword.healing] [keyword.taunt]"""
    for target in fitting(state, use.creature, use.keyword):
        aim = _aim(state, use.creature, target, PickOne(target).id, REACH)
        aim.reach = reach_of(state, use.creature, use.keyword)
        yield _measured(state, aim)


def _picked_aims(state: Skirmish, picking: PickCreature) -> Iterator[AimView]:
    """How far those are who may be chosen in the middle of an effect. It runs from whom the words name, from the nearest
    where they are several; from a zone or a marker nothing is drawn. [concepts.effects]"""
    who = choice_of(picking).who
    table, spots = state.on_table(), standpoint_of(state, picking.invocation).discs(who.near)
    for target in pickable(state, picking, anywhere=not who.engaged):
        there = base(table[target])
        sources = [id for id, one in table.items() if id != target and base(one) in spots]
        if sources:
            source = min(sources, key=lambda id: gap_key(base(table[id]), there))
            aim = _aim(state, source, target, PickOne(target).id, REACH)
            aim.reach = who.within
            yield _measured(state, aim)


# Lines


def _measured(state: Skirmish, aim: AimView) -> AimView:
    """The range, once it is known. [table.distance]"""
    if aim.reach is not None:
        source, target = base(state.creature(aim.source)), base(state.creature(aim.target))
        aim.in_range = not apart(source, target, aim.reach)
    return aim


def _aim(
    state: Skirmish,
    source: str,
    target: str,
    option: str,
    kind: str,
    walls: Sequence[Shape] = (),
    covers: Sequence[Shape] = (),
) -> AimView:
    one, other = base(state.creature(source)), base(state.creature(target))
    dark = kind not in LINELESS and is_too_dark(state, source, other)
    line = best_line(one, other, walls, covers)
    is_open = line is not None
    in_the_way: list[Shape] = []
    covering: list[Shape] = []
    if line is not None:
        covering = [covers[i] for i in line.through]
    else:
        line = best_line(one, other, (), walls) or Line(one.centre, other.centre, ())
        in_the_way = [walls[i] for i in line.through]
    return AimView(
        option=option,
        kind=kind,
        source=source,
        target=target,
        start=Place(*line.start),
        end=Place(*line.end),
        distance=gap_in_hundredths(one, other),
        reach=None,
        in_range=True,
        open=is_open and not dark,
        dark=dark,
        blockers=[id for shape in in_the_way if isinstance(shape, Disc) for id in _who(state, shape)],
        walls=_pieces(state, in_the_way),
        covers=_pieces(state, covering),
        power=None,
        defense=None,
        duel=False,
        hits=None,
    )


def _who(state: Skirmish, disc: Disc) -> list[str]:
    """The cloud, base or screen that a disc is."""
    for id, zone in state.zones().items():
        if zone.kind is ZoneKind.CLOUD and disc == Disc((zone.x, zone.y), zone.radius):
            return [id]
    return [id for id, one in state.on_table().items() if (one.x, one.y) == disc.centre]


def _pieces(state: Skirmish, shapes: Sequence[Shape]) -> list[int]:
    """Pieces of terrain by their places."""
    return [place for place, piece in enumerate(state.terrain.pieces) if polygon(piece.corners) in shapes]
