"""Words that hurt, heal, destroy and prevent."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.cards.words.attacks import Trample
from magehall.games.colors_of_magic.cards.words.base import Ref, Who
from magehall.games.colors_of_magic.cards.words.harm import (
    Banish,
    Damage,
    Destroy,
    Heal,
    LateDamage,
    Mark,
    Prevent,
    ZoneDamage,
)
from magehall.games.colors_of_magic.damage.harm import dying, look_again, strike
from magehall.games.colors_of_magic.damage.heal import heal
from magehall.games.colors_of_magic.damage.leaving import let_down
from magehall.games.colors_of_magic.effects.context import (
    CENTRE,
    amount_of,
    element_of_effect,
    harm_kind,
    picked,
    standpoint,
)
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.model.combat_events import (
    CreatureBanished,
    CreatureMarked,
    DamagePrevented,
)
from magehall.games.colors_of_magic.model.distances import near_place
from magehall.games.colors_of_magic.model.frames.combat import Death, Harm
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.pieces import Away, Blow, LateHarm
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, stat
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace
from magehall.kit.lattice.points import parse


def _blows(
    flow: Flow[Skirmish], run: Run, creatures: list[str], amount: int, *, area: bool
) -> tuple[Blow, ...]:
    invocation = flow.state.invocation(run.invocation)
    element = element_of_effect(flow.state, invocation)
    source = invocation.source if invocation.source in flow.state.creatures() else ""
    return tuple(
        Blow(id, amount, harm_kind(invocation), invocation.seat, source, element, run.invocation, area=area)
        for id in creatures
        if reaches(flow.state, invocation, id)
    )


def _damage(flow: Flow[Skirmish], run: Run, word: Damage) -> None:
    at = standpoint(flow.state, run)
    amount = amount_of(at, word.amount)
    invocation = flow.state.invocation(run.invocation)
    if word.whom is Ref.TARGET and invocation.extra_damage:
        amount += invocation.extra_damage
        flow.state.edit_invocation(run.invocation).extra_damage = 0
    if amount > 0:
        area = isinstance(word.whom, Who)
        strike(flow, *_blows(flow, run, at.those(word.whom), amount, area=area))


def _zone_damage(flow: Flow[Skirmish], run: Run, word: ZoneDamage) -> None:
    at = standpoint(flow.state, run)
    places = picked(flow.state.invocation(run.invocation), CENTRE)
    if places:
        x, y = parse(places[0])
        found = near_place(flow.state, x, y, word.radius, 0)
        strike(flow, *_blows(flow, run, found, amount_of(at, word.amount), area=True))


def _late_damage(flow: Flow[Skirmish], run: Run, word: LateDamage) -> None:
    invocation = flow.state.invocation(run.invocation)
    element = element_of_effect(flow.state, invocation)
    for id in standpoint(flow.state, run).those(word.whom):
        late = LateHarm(word.amount, invocation.seat, invocation.source, element)
        flow.state.edit_creature(id).late.append(late)


def _heal(flow: Flow[Skirmish], run: Run, word: Heal) -> None:
    at = standpoint(flow.state, run)
    invocation = flow.state.invocation(run.invocation)
    for id in at.those(word.whom):
        if reaches(flow.state, invocation, id):
            heal(flow, id, amount_of(at, word.amount), invocation.seat)


def _mark(flow: Flow[Skirmish], run: Run, word: Mark) -> None:
    invocation = flow.state.invocation(run.invocation)
    for id in standpoint(flow.state, run).those(word.whom):
        if not flow.state.creature(id).marked and reaches(flow.state, invocation, id):
            flow.state.edit_creature(id).marked = True
            name = name_of(flow.state.creature(id).face)
            flow.emit(CreatureMarked(creature=name), "card.mark-of-cinder")


def _destroy(flow: Flow[Skirmish], run: Run, word: Destroy) -> None:
    invocation = flow.state.invocation(run.invocation)
    found = standpoint(flow.state, run).those(word.whom)
    gone = dying(flow.state)
    dead = tuple(id for id in found if id not in gone and reaches(flow.state, invocation, id))
    if dead:
        flow.state.edit_invocation(run.invocation).died += dead
        flow.call(Death(dead, invocation.seat, invocation.source, harm_kind(invocation), run.invocation))


def _banish(flow: Flow[Skirmish], run: Run, word: Banish) -> None:
    """It is away until the end phase, its riders left standing. [card.banishment]"""
    invocation = flow.state.invocation(run.invocation)
    for id in standpoint(flow.state, run).those(word.whom):
        if reaches(flow.state, invocation, id) and not has(flow.state, id, KeywordId.IMMOVABLE):
            let_down(flow.state, id)
            banished = flow.state.edit_creature(id)
            banished.away = Away.BANISHED
            flow.emit(CreatureBanished(creature=name_of(banished.face)), "card.banishment")
            flow.state.edit_invocation(run.invocation).forbade = True


def _prevent(flow: Flow[Skirmish], _run: Run, word: Prevent) -> None:
    """So much of the damage that is coming is not dealt. [damage.prevention]"""
    harm = flow.state.find(Harm)
    if harm is None or harm.place >= len(harm.blows):
        return
    blow = harm.blows[harm.place]
    if not flow.state.stands(blow.target):
        return
    less = blow.amount if word.amount is None else min(word.amount, blow.amount)
    blows = list(harm.blows)
    blows[harm.place] = replace(blow, amount=blow.amount - less)
    harm.blows = tuple(blows)
    look_again(flow.state)
    flow.emit(
        DamagePrevented(creature=name_of(flow.state.creature(blow.target).face), damage=less),
        "damage.prevention",
    )


def _trample(flow: Flow[Skirmish], run: Run, word: Trample) -> None:
    """Every creature near: more than its Defence does 1 damage, without a duel. [monsters.trample]"""
    at = standpoint(flow.state, run)
    found = at.those(Who(within=word.within, other=True))
    weaker = [id for id in found if word.power > stat(flow.state, id, Stat.DEFENSE)]
    strike(flow, *_blows(flow, run, weaker, 1, area=True))


RULES: dict[type, WordRule] = {
    Damage: _damage,
    ZoneDamage: _zone_damage,
    LateDamage: _late_damage,
    Heal: _heal,
    Mark: _mark,
    Destroy: _destroy,
    Banish: _banish,
    Prevent: _prevent,
    Trample: _trample,
}
