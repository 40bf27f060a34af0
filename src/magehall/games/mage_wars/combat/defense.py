"""Defences: which can be used against an attack, and what weakens them."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import AttackBar, Defense, Style, Trigger
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, AttackKind
from magehall.games.mage_wars.model.deeds import DefendWith
from magehall.games.mage_wars.model.frames import Attack
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NO_SEAT, Duel
from magehall.games.mage_wars.model.values import defenses, has
from magehall.games.mage_wars.model.words import no
from magehall.kernel.decision import Verdict


def available_defenses(state: Duel, id: str, bar: AttackBar, flies: bool) -> list[tuple[str, int, Defense]]:
    """The defences that can be used against an attack, of a flyer or not. [combat.defence-uses] [combat.defence-kind]
    [conditions.incapacitated-defence]"""
    return [
        (holder, place, defense)
        for holder, place, defense in defenses(state, id)
        if not _cause_against(state, id, (holder, place, defense), bar, flies)
    ]


def _cause_against(state: Duel, id: str, held: tuple[str, int, Defense], bar: AttackBar, flies: bool) -> str:
    """Name of the reason why a defence does not help against an attack. Empty where it does."""
    holder, place, defense = held
    if bar.style is Style.RANGED and not defense.ranged:
        return "defense-melee-only"
    if bar.style is not Style.RANGED and not defense.melee:
        return "defense-ranged-only"
    if defense.flyers_only and not flies:
        return "defense-flyers"
    if not defense.unhampered and has(state, id, "incapacitated"):
        return "defense-helpless"
    if defense.uses and state.piece(holder).used.get(f"defense-{place}", 0) >= defense.uses:
        return "defense-used"
    return ""


def why_not_defend(state: Duel, attack: Attack, deed: DefendWith) -> Verdict:
    """Why a defence of the target does not help against an attack. [combat.avoid-defence]"""
    target, bar = attack.target, attack.bar()
    held = next((held for held in defenses(state, target) if held[:2] == (deed.holder, deed.place)), None)
    if held is None:
        return None
    if attack.manner is AttackKind.ZONE:
        return no("defense-zone", "combat.zone-attack-target")
    if is_unavoidable(state, attack.attacker, bar, attack.manner):
        return no("unavoidable", "combat.unavoidable", attack=f"@attack-{bar.name}")
    what = label(state, deed.holder)
    match cause := _cause_against(state, target, held, bar, attack.flies):
        case "":
            return None
        case "defense-flyers":
            return no(cause, state.card(deed.holder).rule, what=what)
        case "defense-helpless":
            return no(cause, "conditions.incapacitated-defence", what=label(state, target))
        case "defense-used":
            return no(cause, "combat.defence-uses", what=what, times=held[2].uses)
    return no(cause, "combat.defence-kind", what=what)


def known_defenses(state: Duel, attack: Attack) -> list[DefendWith]:
    """All defences that the target has, whether they help or not."""
    if not state.exists(attack.target):
        return []
    return [DefendWith(holder, place) for holder, place, _ in defenses(state, attack.target)]


def is_unavoidable(state: Duel, attacker: str, bar: AttackBar, kind: AttackKind) -> bool:
    """Whether no defence helps. [combat.unavoidable]"""
    if kind in AUTOMATIC or bar.has("unavoidable") or bar.zone:
        return True
    return bar.style is Style.MELEE and state.exists(attacker) and has(state, attacker, "unavoidable")


def defense_modifier(state: Duel, id: str) -> int:
    """What weakens a creature's defence rolls. [conditions.daze-defence] [conditions.restrained-defence]"""
    return -2 * state.piece(id).markers.get("daze", 0) - 2 * has(state, id, "restrained")


def triggered_by(state: Duel, host: str, trigger: Trigger) -> list[str]:
    """The hidden enchantments on an object that an event forces open, oldest first."""
    return [
        other
        for other in (state.attached(host) if state.exists(host) else [])
        if state.piece(other).hidden
        and state.card(other).trigger is trigger
        and state.commander(state.piece(other).controller) != NO_SEAT
    ]
