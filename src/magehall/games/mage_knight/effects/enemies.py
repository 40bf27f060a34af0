"""Words that work on enemies and on the rules of a combat. [combat.effects]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import Effect, color_of, words_of
from magehall.games.mage_knight.cards.vocabulary import SIEGE, Color
from magehall.games.mage_knight.cards.words.enemies import (
    At,
    ConvertAttacks,
    Destroy,
    DoublePhysical,
    Hold,
    IgnoreSiteFortifications,
    LoseFortification,
    LoseResistances,
    PushAttack,
    RollForWounds,
    SkipBlocking,
    Weaken,
)
from magehall.games.mage_knight.cards.words.points import Attack
from magehall.games.mage_knight.effects.dice import roll_die
from magehall.games.mage_knight.effects.rival_units import (
    RIVAL,
    AimedWord,
    is_immune,
    is_walled,
    rival_units,
    work_on_unit,
)
from magehall.games.mage_knight.effects.rule import WordRule, in_combat
from magehall.games.mage_knight.foes.defeat import defeat
from magehall.games.mage_knight.foes.values import (
    armor,
    enemies_faced,
    immune,
    is_fortified,
    resistances,
    unreached,
)
from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.combat_state import AttackPoints, Foe, Phase
from magehall.games.mage_knight.model.deeds.effects import ChooseFoeDeed, Push
from magehall.games.mage_knight.model.events.combat import (
    EnemyHeld,
    EnemyWeakened,
    FortificationLost,
    ResistanceLost,
)
from magehall.games.mage_knight.model.frames.effects import ChooseFoe, PushHorn, Resolve
from magehall.games.mage_knight.model.moment import Choice, Occasion
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _aim(flow: Flow[Quest], resolve: Resolve, word: AimedWord) -> None:
    """Apply an aimed word to its targets. They are one enemy by choice, the one chosen before, or all; in a duel units
    of the rival. [combat.target] [duel.effects]"""
    state, color = flow.state, color_of(resolve.effect)
    # After a block in a duel, a unit of the attack stands for the enemy that was blocked.
    blocked = resolve.foe == RIVAL
    if blocked and all(is_immune(state, unit, color) for unit in rival_units(state, attacking=True)):
        return
    if not blocked and word.at is At.ONE and not resolve.foe and _is_there_none(state, word, color):
        return  # in a duel, what else the effect gives still counts [duel.effects]
    if blocked or (word.at is At.ONE and not resolve.foe):
        # The word is done when the enemy is chosen.
        resolve.place -= 1
        resolve.foe = ""
        attacking = blocked or isinstance(word, Hold)
        flow.call(ChooseFoe(resolve.seat, color, isinstance(word, Hold) and word.unfortified, attacking))
        return
    everyone = [*state.foes(), *rival_units(state)]
    if word.at in (At.ONE, At.SAME):
        targets = [resolve.foe]
    else:
        targets = [id for id in everyone if word.at is At.ALL or id != resolve.foe]
    for id in targets:
        if id in state.foes() and not immune(state, state.foe(id), color):
            _work_on(flow, word, id)
        elif id in rival_units(state) and not is_immune(state, id, color):
            work_on_unit(flow, word, id)


def _work_on(flow: Flow[Quest], word: AimedWord, id: str) -> None:
    state, foe = flow.state, flow.state.foe(id)
    enemy = card_name(foe.enemy)
    if isinstance(word, Weaken):
        less = word.fortified if word.fortified and is_fortified(state, foe) else word.armor
        times = len(resistances(foe)) if word.per_resistance else 1
        foe = state.edit_foe(id)
        foe.armor_less += less * times
        flow.emit(EnemyWeakened(enemy=enemy, armor=armor(state, foe)), "combat.armor")
    elif isinstance(word, Hold):
        # Who attacked in the block phase and was not blocked deals its damage. [combat.damage]
        if state.combat is not None and state.combat.phase is not Phase.DAMAGE:
            state.edit_foe(id).held = True
            flow.emit(EnemyHeld(enemy=enemy), "combat.no-attack")
    elif isinstance(word, LoseFortification):
        state.edit_foe(id).unfortified = True
        flow.emit(FortificationLost(enemy=enemy), "combat.fortified")
    elif isinstance(word, LoseResistances):
        state.edit_foe(id).lost_resistances += word.resistances
        flow.emit(ResistanceLost(enemy=enemy), "combat.resistance")
    else:
        defeat(flow, id)


def _why_no_target(choice: Choice, effect: Effect, word: AimedWord) -> Verdict:
    """There must be an enemy on which the effect works. [combat.target] [combat.resist-effects]"""
    if not choice.fighting:
        return refuse("not-in-combat", "effects.when")
    if isinstance(word, Destroy) and choice.occasion is not Occasion.ATTACKING:
        return refuse("attack-phase-only", "combat.destroy")
    if word.at is not At.ONE:
        return None
    verdicts = _on_targets(choice.state, word, color_of(effect))
    dueling = choice.combat is not None and choice.combat.rival is not None
    if None in verdicts or (dueling and any(isinstance(other, Attack) for other in words_of(effect))):
        return None
    return verdicts[0] if verdicts else refuse("no-enemy", "combat.target")


def _on_targets(state: Quest, word: AimedWord, color: Color | None) -> list[Verdict]:
    """The verdict on each enemy that a word could aim at. [combat.target] [duel.effects]"""
    unfortified = isinstance(word, Hold) and word.unfortified
    units = rival_units(state, attacking=isinstance(word, Hold))
    verdicts = [_why_not_target(state, foe, color, unfortified) for foe in state.foes().values()]
    return [*verdicts, *(_why_not_unit(state, unit, color, unfortified) for unit in units)]


def _is_there_none(state: Quest, word: AimedWord, color: Color | None) -> bool:
    return None not in _on_targets(state, word, color)


def _why_not_target(state: Quest, foe: Foe, color: Color | None, unfortified: bool) -> Verdict:
    if immune(state, foe, color):
        return refuse("resists-effect", "combat.resist-effects")
    if unfortified and is_fortified(state, foe):
        return refuse("fortified", "combat.fortified")
    return None


def _why_not_unit(state: Quest, unit: str, color: Color | None, unfortified: bool) -> Verdict:
    if is_immune(state, unit, color):
        return refuse("resists-effect", "combat.resist-effects")
    if unfortified and is_walled(state, unit):
        return refuse("fortified", "duel.fortified")
    return None


# Which enemy


def _ask(choosing: ChooseFoe, flow: Flow[Quest]) -> Asked:
    return CHOOSING.ask(flow.state, choosing.seat)


def _choose(_choosing: ChooseFoe, flow: Flow[Quest]) -> None:
    opener = flow.state.opener()
    assert isinstance(opener, Resolve)
    opener.foe = flow.deed(ChooseFoeDeed).foe


def _foes(moment: Moment[Quest]) -> Iterator[Option]:
    state = moment.state
    for id, foe in state.foes().items():
        yield ChooseFoeDeed(id).option(say("option-target", enemy=card_name(foe.enemy)), "combat.target")
    for id in rival_units(state, attacking=state.top(ChooseFoe).attacking):
        words = say("option-target", enemy=card_name(state.unit(id).card))
        yield ChooseFoeDeed(id).option(words, "duel.effects")


def _why_not_foe(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseFoeDeed):
        return None
    choosing = moment.state.top(ChooseFoe)
    foes = moment.state.foes()
    if deed.foe in rival_units(moment.state, attacking=choosing.attacking):
        return _why_not_unit(moment.state, deed.foe, choosing.color, choosing.unfortified)
    if deed.foe not in foes:
        return unreached(moment.state, deed.foe, "combat.target")
    return _why_not_target(moment.state, foes[deed.foe], choosing.color, choosing.unfortified)


CHOOSING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-target"), "combat.target", _foes, _why_not_foe
)


# The rules of the combat


def _skip_blocking(flow: Flow[Quest], _resolve: Resolve, _word: SkipBlocking) -> None:
    flow.state.edit_combat().skips_blocking = True


def _why_not_skip(choice: Choice, _effect: Effect, word: SkipBlocking) -> Verdict:
    """Verdict on leaving out the block phase. It must not be over, in a duel an attack must be under way, and there must
    be move points where they are needed. [card.wings-of-wind] [duel.cancel]"""
    combat = choice.combat
    early = combat is not None and combat.rival is None and choice.occasion is Occasion.RANGED
    if combat is None or not (early or choice.occasion is Occasion.BLOCKING):
        return refuse("not-blocking" if choice.fighting else "not-in-combat", "effects.when")
    needed = enemies_faced(choice.state)
    if word.by_move and combat.move_left < needed:
        return refuse("too-few-move-points", "card.wings-of-wind", needed=needed)
    return None


def _ignore_sites(flow: Flow[Quest], resolve: Resolve, _word: IgnoreSiteFortifications) -> None:
    flow.state.edit_turn(resolve.seat).ignores_sites = True


def _double(flow: Flow[Quest], resolve: Resolve, _word: DoublePhysical) -> None:
    flow.state.edit_turn(resolve.seat).doubles_physical = True


def _convert(flow: Flow[Quest], _resolve: Resolve, word: ConvertAttacks) -> None:
    combat = flow.state.edit_combat()
    if word.to_siege:
        combat.all_siege = True
    else:
        combat.all_cold_fire = True


# Dice for wounds


def _roll_for_wounds(flow: Flow[Quest], resolve: Resolve, word: RollForWounds) -> None:
    if roll_die(flow, "card.horn-of-wrath") in word.colors:
        take_wounds(flow, resolve.seat, 1, "card.horn-of-wrath")


def _push(flow: Flow[Quest], resolve: Resolve, word: PushAttack) -> None:
    flow.call(PushHorn(resolve.seat, word.most, word.colors))


def _ask_push(pushing: PushHorn, flow: Flow[Quest]) -> Asked:
    return PUSHING.ask(flow.state, pushing.seat)


def _push_it(pushing: PushHorn, flow: Flow[Quest]) -> None:
    """The bonus is chosen before the dice are rolled. [card.horn-of-wrath]"""
    points = flow.deed(Push).points
    last = flow.state.edit_combat().attacks.pop()
    flow.state.edit_combat().attacks.append(AttackPoints(last.points + points, SIEGE, last.element))
    rolled = [roll_die(flow, "card.horn-of-wrath") for _ in range(points)]
    wounds = sum(1 for color in rolled if color in pushing.colors)
    if wounds:
        take_wounds(flow, pushing.seat, wounds, "card.horn-of-wrath")


def _pushes(moment: Moment[Quest]) -> Iterator[Option]:
    for points in range(moment.state.top(PushHorn).most + 1):
        yield Push(points).option(say("option-push", points=points), "card.horn-of-wrath")


def _why_not_push(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, Push) and not 0 <= deed.points <= moment.state.top(PushHorn).most:
        return refuse("pushed-too-far", "card.horn-of-wrath", most=moment.state.top(PushHorn).most)
    return None


PUSHING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-push"), "card.horn-of-wrath", _pushes, _why_not_push
)

RULES: dict[type, WordRule] = {
    Weaken: WordRule(_aim, _why_no_target, asks=True),
    Hold: WordRule(_aim, _why_no_target, asks=True),
    LoseFortification: WordRule(_aim, _why_no_target, asks=True),
    LoseResistances: WordRule(_aim, _why_no_target, asks=True),
    Destroy: WordRule(_aim, _why_no_target, asks=True),
    SkipBlocking: WordRule(_skip_blocking, _why_not_skip),
    IgnoreSiteFortifications: WordRule(_ignore_sites, in_combat),
    DoublePhysical: WordRule(_double, in_combat),
    ConvertAttacks: WordRule(_convert, in_combat),
    RollForWounds: WordRule(_roll_for_wounds),
    PushAttack: WordRule(_push),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    ChooseFoe: Procedure(ask=_ask, choose=_choose),
    PushHorn: Procedure(ask=_ask_push, push=_push_it),
}
