"""Which happenings a trigger waits for. [windows]"""

from __future__ import annotations

from functools import lru_cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.faces import Card
from magehall.games.colors_of_magic.cards.lines import Trigger
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, On, Side, SpellType
from magehall.games.colors_of_magic.cards.words.base import Who
from magehall.games.colors_of_magic.model.conditions import all_hold
from magehall.games.colors_of_magic.model.distances import apart
from magehall.games.colors_of_magic.model.frames.spells import Cast, Stack
from magehall.games.colors_of_magic.model.happening import NOBODY, Happening
from magehall.games.colors_of_magic.model.pieces import Invocation, Player
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.piles.from_discard import castable_discards, may_archive
from magehall.kit.lattice.shapes import Disc

BLOWS = (HarmKind.MELEE, HarmKind.RANGED)


def listens(triggers: tuple[Trigger, ...], on: On) -> bool:
    """Whether any of some triggers waits for that kind of happening at all."""
    return any(_is_of_kind(trigger, on) for trigger in triggers)


def _is_of_kind(trigger: Trigger, on: On) -> bool:
    wanted = trigger.on
    return wanted is on or wanted is On.ANYTHING or (wanted is On.DAMAGE_DEALT and on is On.DAMAGED)


ANSWERS = {
    on: frozenset(
        face
        for face, card in CARDS.items()
        if card.type is SpellType.INSTANT and (not card.triggers or listens(card.triggers, on))
    )
    for on in On
}
"""The instants that may answer each kind of happening."""


def matches(trigger: Trigger, happening: Happening, at: Standpoint) -> bool:
    """Whether a happening is one that a trigger waits for, seen from its source. ``at`` must know the happening."""
    if not _is_of_kind(trigger, happening.on) or not _is_by(trigger.by, happening.seat, at.seat):
        return False
    if trigger.attack is not None and happening.kind != trigger.attack.value:
        return False
    if trigger.combat and happening.kind not in BLOWS:
        return False
    if happening.zone and not _is_the_zone(trigger, happening, at):
        return False
    if happening.spots and isinstance(trigger.subject, Who) and trigger.subject.within is not None:
        return _is_near(trigger.subject, happening, at) and all_hold(trigger.when, at)
    return (
        (trigger.subject is None or at.is_meant(trigger.subject, happening.subject))
        and (trigger.object is None or at.is_meant(trigger.object, happening.object))
        and all_hold(trigger.when, at)
    )


def _is_near(who: Who, happening: Happening, at: Standpoint) -> bool:
    """Whether a place of a happening is as near as a trigger asks. [card.arcane-nullifier]"""
    spots = [Disc((x, y), radius) for x, y, radius in happening.spots]
    return any(not apart(one, spot, who.within or 0) for one in at.discs(who.near) for spot in spots)


def _is_the_zone(trigger: Trigger, happening: Happening, at: Standpoint) -> bool:
    """Whether the zone entered is the one that a trigger means. It is of the kind named, or else that of its source."""
    zone = at.state.zone(happening.zone)
    if trigger.zone is not None:
        return zone.kind is trigger.zone
    return zone.permanent == at.source


def _is_by(side: Side, doer: int, seat: int) -> bool:
    if side is Side.ANY:
        return True
    return doer == seat if side is Side.OWN else doer not in (seat, NOBODY)


def spells_in_the_air(state: Skirmish) -> list[str]:
    """The spells that were cast and did not resolve yet, the last cast last. [stack]"""
    found: list[str] = []
    for frame in state.stack:
        if type(frame) is Stack:
            found += frame.spells
        elif type(frame) is Cast and not frame.instant and state.invocation(frame.invocation).paid:
            found.append(frame.invocation)
    return [id for id in found if not state.invocation(id).undone] if found else found


def spell_happenings(state: Skirmish, id: str) -> list[Happening]:
    """The casting of a spell as happenings. There is one for each creature it has as target, or a single one without."""
    spell = state.invocation(id)
    return [
        Happening(On.SPELL_CAST, spell.seat, spell.caster, target, spell=id)
        for target in targets_of(spell) or [""]
    ]


def targets_of(spell: Invocation) -> list[str]:
    """The creatures a spell has as its targets."""
    return list(dict.fromkeys(pick.value for pick in spell.picks if pick.name in ("target", "second")))


def only_target(spell: Invocation) -> str:
    """The single creature that a spell targets. Empty where it has none or several."""
    targets = targets_of(spell)
    return targets[0] if len(targets) == 1 else ""


def happenings_now(state: Skirmish, window: Happening) -> list[Happening]:
    """What an instant may answer in a window. That is the happening itself, and every unresolved spell. [stack]"""
    found = [window]
    if window.on is On.SPELL_CAST and window.spell in state.things:
        found = spell_happenings(state, window.spell)
    for id in spells_in_the_air(state):
        if id != window.spell:
            found += spell_happenings(state, id)
    return found


def answered_by(state: Skirmish, card: Card, seat: int, window: Happening) -> Happening | None:
    """The happening that an instant would answer in a window. None where it waits for something else. A card without a
    trigger answers anything. [spell.instants]"""
    if not card.triggers:
        return window
    if not may_answer(card.id, window):
        return None
    for happening in reversed(happenings_now(state, window)):
        if _answers(state, card, seat, happening):
            return happening
    return None


def may_answer(instant: str, window: Happening) -> bool:
    """Whether an instant waits for such a happening at all. A spell may be unresolved then, too. [stack]"""
    return instant in ANSWERS[window.on] or instant in ANSWERS[On.SPELL_CAST]


def objects_answered(state: Skirmish, card: Card, seat: int, happening: Happening) -> list[str]:
    """The creatures that an instant may answer for. Of a spell they are all its targets that fit, else the one it
    happened to. [spell.targets]"""
    found = [happening]
    if happening.on is On.SPELL_CAST and happening.spell in state.things:
        found = spell_happenings(state, happening.spell)
    return [one.object for one in found if one.object and _answers(state, card, seat, one)]


def _answers(state: Skirmish, card: Card, seat: int, happening: Happening) -> bool:
    """Whether an instant with triggers waits for a happening."""
    if card.id not in ANSWERS[happening.on]:
        return False
    at = Standpoint(state, seat, state.mage_of(seat), happening=happening)
    return any(matches(trigger, happening, at) for trigger in card.triggers)


def could_answer(state: Skirmish, seat: int, window: Happening) -> bool:
    """Whether a player may hold an instant that answers a window. It is judged by public knowledge: a card of the force
    that does not lie open elsewhere. Who is asked must tell nothing. [windows.who]"""
    return may_answer_all(state, seat) or could_answer_one(state, seat, happenings_now(state, window))


def could_answer_one(state: Skirmish, seat: int, now: list[Happening]) -> bool:
    """Whether a player may hold an instant that answers one of these. It is judged by public knowledge. [windows.who]"""
    if state.player(seat).out:
        return False
    instants = possible_instants(state, seat)
    for happening in now:
        for card in _that_may_answer(instants, happening.on):
            if not card.triggers or _answers(state, card, seat, happening):
                return True
    return False


@lru_cache(maxsize=4096)
def _that_may_answer(instants: tuple[str, ...], on: On) -> tuple[Card, ...]:
    """Those among some instants that may answer a kind of happening."""
    answers = ANSWERS[on]
    return tuple([CARDS[face] for face in instants if face in answers])


def possible_instants(state: Skirmish, seat: int) -> tuple[str, ...]:
    """Cache of the instants a player may hold or cast from the discard. They follow from public knowledge."""
    memo, key = state.memo_of_hand(seat), ("instants", may_archive(state, seat))
    found: tuple[str, ...] | None = memo.get(key)
    if found is None:
        faces = state.faces_of(_may_be_held(state.player(seat)) + castable_discards(state, seat))
        found = tuple([face for face in faces if CARDS[face].type is SpellType.INSTANT])
        memo[key] = found
    return found


def may_answer_all(state: Skirmish, seat: int) -> bool:
    """Whether a player may hold an instant that answers anything. It is judged by public knowledge. [windows.who]"""
    return not state.player(seat).out and _may_hold_one_for_all(state, seat)


def _may_hold_one_for_all(state: Skirmish, seat: int) -> bool:
    """Cache of whether a player may hold an instant that waits for nothing. It would answer anything."""
    memo, key = state.memo_of_hand(seat), "one for all"
    found: bool | None = memo.get(key)
    if found is None:
        faces = state.faces_of(_may_be_held(state.player(seat)))
        found = any(CARDS[face].type is SpellType.INSTANT and not CARDS[face].triggers for face in faces)
        memo[key] = found
    return found


def _may_be_held(player: Player) -> list[int]:
    """The cards that may be in a player's hand, as far as everyone knows. An empty one holds none. [windows.who]"""
    return [*player.hand, *[card for card in player.deck if not is_codex(card)]] if player.hand else []
