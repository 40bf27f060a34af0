"""Free abilities: which a seat may use, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Ability, Speed
from magehall.games.mage_wars.model.deeds import UseAbility
from magehall.games.mage_wars.model.state import NOWHERE, Duel
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.spells.abilities.abilities import (
    ability_option,
    lookalikes_of,
    usable,
    why_not_used,
)
from magehall.kernel.decision import Deed, Moment, Option, Verdict


def _free(state: Duel, seat: int) -> Iterator[tuple[str, Ability]]:
    """The free abilities that a seat commands. [multiplayer.team-fallen]"""
    for holder in state.index.free:
        piece = state.piece(holder)
        if state.commander(piece.controller) == seat and piece.zone != NOWHERE and not piece.hidden:
            yield from (
                (holder, ability) for ability in CARDS[piece.card].abilities if ability.speed is Speed.FREE
            )


def free_options(state: Duel, seat: int) -> list[Option]:
    """The abilities used before or after a friendly creature's action phase. [card.hand-of-bim-shalla]
    [card.sacrificial-altar] [card.temple-of-light] [multiplayer.team-fallen]"""
    found: list[Option] = []
    for holder, ability in _free(state, seat) if state.index.free else ():
        targets = usable(state, holder, holder, seat, ability)
        found += [ability_option(state, holder, ability, target) for target in targets]
    return found


def why_not_free(moment: Moment[Duel], deed: UseAbility) -> Verdict:
    """Why a free ability cannot be used now. The moment is one that is meant for free abilities."""
    state, seat = moment.state, moment.seat
    for holder, ability in _free(state, seat):
        if (holder, ability.name) == (deed.holder, deed.ability):
            return why_not_used(state, holder, holder, seat, ability, deed.target)
    return None


def free_abilities(moment: Moment[Duel]) -> Iterator[Deed]:
    """The free abilities on likely targets."""
    for holder, ability in _free(moment.state, moment.seat):
        refused = why_not_free(moment, UseAbility(holder, ability.name)) is not None
        yield from lookalikes_of(moment.state, holder, ability, refused)


def why_not_yet(moment: Moment[Duel], deed: UseAbility) -> Verdict:
    """Why a free ability waits: the moment is not meant for it."""
    for holder, ability in _free(moment.state, moment.seat):
        if (holder, ability.name) == (deed.holder, deed.ability):
            name = f"@ability-{ability.name}"
            return no("ability-later", moment.state.card(holder).rule, ability=name)
    return None


def waiting_abilities(moment: Moment[Duel]) -> Iterator[Deed]:
    """The free abilities, whatever the target."""
    return (UseAbility(holder, ability.name) for holder, ability in _free(moment.state, moment.seat))


def has_free_ability(state: Duel, seat: int) -> bool:
    """Whether a seat commands an unused free ability; everyone can see that."""
    return any(
        state.commander(piece.controller) == seat and piece.zone != NOWHERE and not piece.used.get("ready")
        for piece in map(state.piece, state.index.free)
    )
