"""Abilities that count as spells: which a mage may use. And why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards.card import Ability, Speed
from magehall.games.mage_wars.model.deeds import InvokeAbility
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.spells.abilities.abilities import (
    ability_option,
    find_ability,
    lookalikes_of,
    usable,
    why_not_used,
)
from magehall.games.mage_wars.spells.abilities.acting import HELPLESS_MAGE, Acting, too_slow
from magehall.games.mage_wars.spells.resolving.effects import Strike
from magehall.kernel.decision import Deed, Option, Verdict


def cast_ability_options(acting: Acting) -> list[Option]:
    """The abilities of a mage and of its equipment that count as spells. [mages.restore-quick] [mages.zap]"""
    state, mage = acting.state, acting.actor
    found: list[Option] = []
    for holder in (mage, *state.worn(mage)):
        for ability in state.card(holder).abilities:
            if ability.spell and not _cause_against_invoking(acting, holder, ability):
                targets = usable(state, holder, mage, acting.seat, ability)
                found += [ability_option(state, holder, ability, target) for target in targets]
    return found


def _cause_against_invoking(acting: Acting, holder: str, ability: Ability) -> str:
    """Name of the reason why a mage cannot use an ability at all. Empty where it can.
    [setup.apprentice-values] [conditions.incapacitated-mage]"""
    state, mage = acting.state, acting.actor
    if holder == mage and state.match.mode == "apprentice":
        return "apprentice"
    if ability.speed is Speed.FULL and not acting.full:
        return "slow"
    if not has(state, mage, "incapacitated"):
        return ""
    return "incapacitated-mage" if any(isinstance(effect, Strike) for effect in ability.does) else ""


def why_not_invoke(acting: Acting, deed: InvokeAbility) -> Verdict:
    """Why a mage cannot use what counts as a spell. [mages.restore-quick] [mages.zap-once] [setup.apprentice-values]"""
    state, mage = acting.state, acting.actor
    if mage not in MAGE or not is_known_spell(state, mage, deed):
        return None
    if acting.barred is not None:
        return acting.barred
    ability = find_ability(state, deed.holder, deed.ability)
    match _cause_against_invoking(acting, deed.holder, ability):
        case "apprentice":
            name = f"@ability-{ability.name}"
            return no("apprentice", "setup.apprentice-values", ability=name)
        case "slow":
            return too_slow(acting)
        case "incapacitated-mage":
            return HELPLESS_MAGE
    return why_not_used(state, deed.holder, mage, acting.seat, ability, deed.target)


def is_known_spell(state: Duel, mage: str, deed: InvokeAbility) -> bool:
    """Whether a mage or what it wears has this ability."""
    if deed.holder != mage and deed.holder not in state.worn(mage):
        return False
    return any(
        ability.spell and ability.name == deed.ability for ability in state.card(deed.holder).abilities
    )


def invocations(acting: Acting) -> Iterator[Deed]:
    """The abilities that count as spells and look possible for a mage."""
    state, mage = acting.state, acting.actor
    for holder in (mage, *state.worn(mage)):
        for ability in state.card(holder).abilities:
            if ability.spell:
                refused = why_not_invoke(acting, InvokeAbility(holder, ability.name)) is not None
                yield from lookalikes_of(state, holder, ability, refused)
