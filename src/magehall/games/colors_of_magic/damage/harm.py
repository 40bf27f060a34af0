"""Procedure of damage, in the order of the rules. That is marks, Resilience, Armour, prevention, Shield; then all that
falls falls together. [damage]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import FIRE, HarmKind, On, Stat, Until
from magehall.games.colors_of_magic.cards.words.base import plus
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.combat_events import DamageReduced, DamageTaken, ShieldLost
from magehall.games.colors_of_magic.model.frames.combat import Attack, Death, Harm
from magehall.games.colors_of_magic.model.frames.goals import Wounded
from magehall.games.colors_of_magic.model.frames.spells import Stack
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Blow, Lasting
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, keywords, life_left, number
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.records import replace

BLOWS = (HarmKind.MELEE, HarmKind.RANGED)
MAGICAL = (HarmKind.SPELL, HarmKind.ABILITY)


def strike(flow: Flow[Skirmish], *blows: Blow) -> None:
    """Deal damage to one creature or several at one moment."""
    if blows:
        flow.call(Harm(blows, blows[0].kind))


def dying(state: Skirmish) -> set[str]:
    """The creatures whose destruction is under way: nothing hurts them any more."""
    return {id for death in state.running(Death) for id in death.creatures}


def is_immune(state: Skirmish, blow: Blow) -> bool:
    """Whether damage cannot reach a creature. [keyword.immunity-element] [keyword.magic-immunity]"""
    if blow.kind is HarmKind.BLOOD:
        return False
    if blow.kind is HarmKind.SPELL and has(state, blow.target, KeywordId.MAGIC_IMMUNITY):
        return True
    return blow.element is not None and any(
        keyword.id is KeywordId.IMMUNITY and keyword.of == blow.element
        for keyword in keywords(state, blow.target)
    )


def weighed(state: Skirmish, blow: Blow) -> int:
    """What is left of a blow after marks, Resilience and Armour. [damage.order]"""
    amount = blow.amount
    if blow.kind is HarmKind.BLOOD or amount <= 0:
        return amount
    if blow.element is FIRE and state.creature(blow.target).marked:
        amount += 1
    if has(state, blow.target, KeywordId.SWARM):
        amount = amount + 1 if blow.area else min(amount, 1)
    if amount >= 2 and has(state, blow.target, KeywordId.RESILIENCE):
        amount -= 1
    if blow.kind in BLOWS:
        amount -= number(state, blow.target, KeywordId.ARMOR)
    return max(0, amount)


def _weigh(harm: Harm, flow: Flow[Skirmish]) -> None:
    """Marks, Resilience, Armour. What cannot be hurt is left out; what hits one creature at one moment, as several fires
    do, is damage once. [damage.order] [mage.bastion-geomancer]"""
    state, gone = flow.state, dying(flow.state)
    found: dict[str, Blow] = {}
    for blow in harm.blows:
        if state.stands(blow.target) and blow.target not in gone and not is_immune(state, blow):
            before = found[blow.target].amount if blow.target in found else 0
            left = weighed(state, blow)
            if left < blow.amount:
                name = name_of(state.creature(blow.target).face)
                flow.emit(DamageReduced(creature=name, damage=blow.amount - left), "damage.order")
            found[blow.target] = replace(blow, amount=before + left)
    harm.blows = tuple(found.values())


def _coming(harm: Harm, flow: Flow[Skirmish]) -> None:
    """Each blow may be prevented before it falls; blood for mana may not. [damage.prevention] [spell.blood-pact]"""
    if harm.place >= len(harm.blows) or harm.kind is HarmKind.BLOOD:
        harm.go("deal")
        return
    blow = harm.blows[harm.place]
    if blow.amount > 0 and flow.state.stands(blow.target):
        happen(flow, coming(flow.state, blow))


def coming(state: Skirmish, blow: Blow) -> Happening:
    """The damage that is about to be dealt, as a happening."""
    creature = state.creature(blow.target)
    shields = creature.shield + (creature.magic_shield if blow.kind in MAGICAL else 0)
    lethal = blow.amount >= life_left(state, blow.target) + shields
    return Happening(
        On.DAMAGE_COMING,
        blow.by,
        blow.target,
        blow.source,
        blow.amount,
        blow.kind,
        blow.spell,
        lethal=lethal,
    )


def look_again(state: Skirmish) -> None:
    """Tell open windows what has become of the damage that is coming. [damage.prevention]"""
    harm: Harm | None = None
    for frame in state.stack:
        if isinstance(frame, Harm):
            harm = frame
        elif isinstance(frame, Stack) and frame.happening.on is On.DAMAGE_COMING and harm is not None:
            blow = harm.blows[harm.place]
            if state.stands(blow.target):
                frame.happening = coming(state, blow)


def _prevented(harm: Harm, _flow: Flow[Skirmish]) -> None:
    harm.place += 1
    harm.go("coming")


def _deal(harm: Harm, flow: Flow[Skirmish]) -> None:
    """Shields first, then life; all at one moment. [keyword.shield]"""
    dealt = []
    for blow in harm.blows:
        if not flow.state.stands(blow.target):
            continue
        amount = _after_shield(flow, blow)
        if amount > 0:
            flow.state.edit_creature(blow.target).damage += amount
            name = name_of(flow.state.creature(blow.target).face)
            flow.emit(DamageTaken(creature=name, damage=amount), "damage")
            dealt.append(replace(blow, amount=amount))
    harm.blows = tuple(dealt)
    harm.place = 0
    look_again(flow.state)
    attack = flow.state.find(Attack)
    if attack is not None and harm.kind in BLOWS:
        attack.dealt += sum(blow.amount for blow in dealt if blow.target == attack.target)
        attack.blow += sum(blow.amount for blow in dealt if blow.target == attack.loser)
        attack.reply += sum(blow.amount for blow in dealt if blow.target == attack.winner)


def _after_shield(flow: Flow[Skirmish], blow: Blow) -> int:
    if blow.kind is HarmKind.BLOOD:
        return blow.amount
    creature = flow.state.creature(blow.target)
    magic = min(blow.amount, creature.magic_shield) if blow.kind in MAGICAL else 0
    plain = min(blow.amount - magic, creature.shield)
    if magic + plain:
        edited = flow.state.edit_creature(blow.target)
        edited.magic_shield -= magic
        edited.shield -= plain
        flow.emit(ShieldLost(creature=name_of(creature.face), damage=magic + plain), "keyword.shield")
    return blow.amount - magic - plain


def _tell(harm: Harm, flow: Flow[Skirmish]) -> None:
    """Those who watch for damage learn of each blow. [windows]"""
    if harm.place >= len(harm.blows):
        return
    blow = harm.blows[harm.place]
    harm.place += 1
    harm.go("tell")
    state = flow.state
    if not state.stands(blow.target):
        return
    lives = life_left(state, blow.target) > 0
    if lives and has(state, blow.target, KeywordId.FURY):
        rage(flow, blow.target)
    on = On.DAMAGED if lives else On.DAMAGE_DEALT
    happen(
        flow,
        Happening(on, blow.by, blow.target, blow.source, blow.amount, blow.kind, blow.spell),
        window=blow.kind is not HarmKind.BLOOD,
    )


def rage(flow: Flow[Skirmish], id: str) -> None:
    """+1 to melee and ranged value until end of turn. [keyword.fury]"""
    creature = flow.state.edit_creature(id)
    creature.lasting.append(Lasting(plus(Stat.ATTACK, 1), Until.END_OF_TURN, creature.owner))


def _die(harm: Harm, flow: Flow[Skirmish]) -> None:
    """Those at no life are destroyed together, by whoever dealt the last point. [damage.death] [damage.by]"""
    gone = dying(flow.state)
    dead = [
        blow
        for blow in harm.blows
        if flow.state.stands(blow.target)
        and blow.target not in gone
        and life_left(flow.state, blow.target) <= 0
    ]
    if not dead:
        return
    last_blows = {blow.target: blow for blow in dead}
    names, last = tuple(last_blows), dead[-1]
    for blow in dead:
        if blow.spell in flow.state.things:
            flow.state.edit_invocation(blow.spell).died.append(blow.target)
    attack = flow.state.find(Attack)
    if attack is not None and harm.kind in BLOWS:
        attack.died = (*attack.died, *names)
    blows = tuple(last_blows.values())
    flow.call(Death(names, last.by, last.source, last.kind, last.spell, blows=blows))


def _wound(harm: Harm, flow: Flow[Skirmish]) -> None:
    """Some objectives are collected by hurting a monster: once for each moment, however much. [objective.giant-nail]"""
    hurt = {blow.target: blow.by for blow in harm.blows}
    for id, by in hurt.items():
        if by != MONSTERS and flow.state.stands(id) and flow.state.creature(id).owner == MONSTERS:
            flow.call(Wounded(id, by))


PROCEDURE = Procedure(
    weigh=_weigh, coming=_coming, prevented=_prevented, deal=_deal, tell=_tell, die=_die, wound=_wound
)
