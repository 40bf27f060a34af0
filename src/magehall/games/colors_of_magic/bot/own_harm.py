"""Options that harm the side of whoever chooses them, for warnings in lists.

It follows from what the cards say and whose the creature is, without weighing. What a card asks of one's own creatures,
such as a sacrifice or blood, is no warning: there is no other way."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.bot.reading import mod_worth
from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import Aura
from magehall.games.colors_of_magic.cards.reference import SPELL, words_of
from magehall.games.colors_of_magic.cards.vocabulary import Form, Side
from magehall.games.colors_of_magic.cards.words.asks import Centre, Either
from magehall.games.colors_of_magic.cards.words.base import Mod, Ref, Restriction, Word, Words
from magehall.games.colors_of_magic.cards.words.changes import Give, GiveZone, Stasis
from magehall.games.colors_of_magic.cards.words.flow import AfterAttack, ByForm, ForEach, If, OneOf
from magehall.games.colors_of_magic.cards.words.harm import (
    Banish,
    Damage,
    Destroy,
    Heal,
    LateDamage,
    Mark,
    ZoneDamage,
)
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.effects.run import choice_of
from magehall.games.colors_of_magic.model.deeds import AttackTarget, PickOne, PickPlace
from magehall.games.colors_of_magic.model.distances import near_place
from magehall.games.colors_of_magic.model.frames.spells import Cast, PickCreature, Retarget, Use
from magehall.games.colors_of_magic.model.frames.turn import MonsterChoice
from magehall.games.colors_of_magic.model.invocations import asks_of, creatures_asked, effect_of
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.monsters.choices import ATTACK
from magehall.games.colors_of_magic.spells.retargeting import why_not_new
from magehall.kernel.decision import Option

HINDRANCES = frozenset(
    {
        Restriction.CANNOT_MOVE,
        Restriction.CANNOT_ATTACK,
        Restriction.CANNOT_ACT,
        Restriction.CANNOT_ACTIVATE,
        Restriction.STASIS,
        Restriction.BLIND,
        Restriction.NO_MOVEMENT,
    }
)
"""Restrictions that nobody wants. Of the others some are good and some depend."""


def harms_own_side(state: Skirmish, seat: int, option: Option) -> bool:
    """Whether an option plainly harms one's own side. Words that all help an enemy count as well."""
    match option.deed:
        case PickOne(what=what) if state.stands(what):
            return _pick_harms(state, seat, what)
        case PickPlace(x=x, y=y):
            return _zone_harms(state, seat, x, y)
        case AttackTarget(target=target) if state.stands(target):
            return _is_own(state, seat, target)
    return False


def _is_own(state: Skirmish, seat: int, id: str) -> bool:
    return id in state.creatures() and state.creature(id).owner == seat


def _pick_harms(state: Skirmish, seat: int, id: str) -> bool:
    own, top = _is_own(state, seat, id), state.stack[-1]
    match top:
        case MonsterChoice(choices=choices, what=what):
            return what == ATTACK and own and not all(_is_own(state, seat, other) for other in choices)
        case Retarget():
            return own and _redirect_harms(state, seat, top)
        case PickCreature():
            word = choice_of(top)
            words = words_of(top.effect)[top.place + 1 :]
            anyone = word.who.side is Side.ANY
            return anyone and _is_against(words, word.pick, _form(state, top.invocation), friend=own)
        case Cast() | Use():
            invocation = state.invocation(top.invocation)
            ref = _picked_now(invocation, top)
            return ref is not None and _is_misplaced(state, invocation, ref, friend=own)
    return False


def _picked_now(invocation: Invocation, frame: Cast | Use) -> Ref | None:
    """The name of the pick under way, where either side may be picked. While its caster is asked for, a spell
    has none."""
    if isinstance(frame, Cast) and not invocation.caster:
        return None
    asks, creatures = asks_of(invocation), creatures_asked(invocation)
    if frame.asked < len(asks):
        now = asks[frame.asked]
        creatures = [one for one in creatures if one in (now.asks if isinstance(now, Either) else (now,))]
    ask = next(iter(creatures), None)
    return ask.pick if ask is not None and ask.who.side is Side.ANY else None


def _redirect_harms(state: Skirmish, seat: int, retarget: Retarget) -> bool:
    """Whether a spell that harms its target is turned on a friend. Others must be possible."""
    spell = state.invocation(retarget.spell)
    ref = next((pick.name for pick in spell.picks if pick.value == retarget.old), "")
    return (
        ref in (Ref.TARGET, Ref.SECOND)
        and _is_misplaced(state, spell, Ref(ref), friend=True)
        and any(
            creature.owner != seat and why_not_new(state, retarget, id) is None
            for id, creature in state.on_table().items()
        )
    )


def _is_misplaced(state: Skirmish, invocation: Invocation, ref: Ref, *, friend: bool) -> bool:
    """Whether the words of an invocation speak against picking that side. What stays with a bearer counts."""
    verdicts = [*_verdicts(words_of(effect_of(invocation)), ref, state.player(invocation.seat).form)]
    if invocation.part == SPELL:
        for line in CARDS[invocation.face].lines:
            if isinstance(line, Aura) and line.who is Ref.BEARER:
                verdicts += _verdicts_on_changes(line.gives)
    return bool(verdicts) and all(good is not friend for good in verdicts)


def _is_against(words: Words, ref: Ref, form: Form | None, *, friend: bool) -> bool:
    verdicts = [*_verdicts(words, ref, form)]
    return bool(verdicts) and all(good is not friend for good in verdicts)


def _form(state: Skirmish, id: str) -> Form | None:
    seat = state.invocation(id).seat
    return state.player(seat).form if seat >= 0 else None


def _verdicts(words: Words, ref: Ref, form: Form | None) -> Iterator[bool]:
    """Whether each word is good for the creature that a name means. Those that are neither good nor bad say nothing."""
    for word in words:
        if isinstance(word, If):
            yield from _verdicts((*word.then, *word.otherwise), ref, form)
        elif isinstance(word, ByForm):
            yield from _verdicts(word.of(form) if form is not None else (), ref, form)
        elif isinstance(word, OneOf):
            # Plain only where every branch says the same.
            found = [{*_verdicts(branch.does, ref, form)} for branch in word.branches]
            yield from found[0] if all(one == found[0] for one in found) else ()
        elif isinstance(word, ForEach | AfterAttack):
            yield from _verdicts(word.does, ref, form)
        elif getattr(word, "whom", None) is ref:
            yield from _verdicts_on_one(word)


def _verdicts_on_one(word: Word) -> Iterator[bool]:
    if isinstance(word, Heal):
        yield True
    elif isinstance(word, Damage | LateDamage | Mark | Destroy | Banish | Stasis):
        yield False
    elif isinstance(word, Give):
        yield from _verdicts_on_changes(word.mods)


def _verdicts_on_changes(mods: tuple[Mod, ...]) -> list[bool]:
    return [good for good in map(_is_good_change, mods) if good is not None]


def _is_good_change(mod: Mod) -> bool | None:
    """Whether a change is good for who has it; None where that depends."""
    if mod.keyword is not None:
        return mod.keyword.id is not KeywordId.SLOW
    if mod.restriction in HINDRANCES:
        return False
    return True if mod_worth(mod) > 0 else None if mod.restriction is not None else False


def _zone_harms(state: Skirmish, seat: int, x: int, y: int) -> bool:
    """Whether a zone that hurts whoever it touches would touch friends alone."""
    top = state.stack[-1]
    if not isinstance(top, Cast | Use):
        return False
    invocation = state.invocation(top.invocation)
    asks = asks_of(invocation)
    if top.asked >= len(asks) or not isinstance(asks[top.asked], Centre):
        return False
    radius = max(_harmful_radii(words_of(effect_of(invocation)), state.player(seat).form), default=0)
    if not radius:
        return False
    touched = [id for id in near_place(state, x, y, radius, 0) if reaches(state, invocation, id)]
    return bool(touched) and all(_is_own(state, seat, id) for id in touched)


def _harmful_radii(words: Words, form: Form | None) -> Iterator[int]:
    for word in words:
        if isinstance(word, ByForm):
            yield from _harmful_radii(word.of(form) if form is not None else (), form)
        elif isinstance(word, ZoneDamage) or (
            isinstance(word, GiveZone)
            and not word.enemies_only
            and all(_is_good_change(mod) is False for mod in word.mods)
        ):
            yield word.radius
