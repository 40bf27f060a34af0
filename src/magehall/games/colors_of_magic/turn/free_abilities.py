"""Free abilities: of cards, ingredients, keywords, portals and mounts. [turn.free-abilities]"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.model.deeds import UseIngredient, UseLine
from magehall.games.colors_of_magic.model.events import AbilityUsed
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.turn import Activation, KeywordUse
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, keyword_ids, number
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.movement.putting import TELEPORT, put_places
from magehall.games.colors_of_magic.scenarios.ingredients import (
    begin_ingredient,
    ingredient_options,
    why_not_ingredient,
)
from magehall.games.colors_of_magic.spells.using import begin_use, use_options, why_not_use
from magehall.games.colors_of_magic.turn import portals, riding
from magehall.games.colors_of_magic.turn.keyword_targets import HEALING, TAUNT, candidates
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

_USED_FREELY = (KeywordId.HEALING, KeywordId.TAUNT, KeywordId.TELEPORT)
"""The keywords that are free abilities."""

WhyNot = Callable[[Skirmish, int, str], Verdict]
Begin = Callable[[Flow[Skirmish], int, str], None]


class Ability(NamedTuple):
    """A free ability that is no line of a card. It has a name, a rule, whether it can be used, and what it does."""

    name: str
    rule: str
    why_not: WhyNot
    begin: Begin


def free_options(state: Skirmish, seat: int) -> list[Option]:
    """The free abilities there may be now. [turn.free-abilities]"""
    found = use_options(state, seat) + ingredient_options(state, seat)
    for id, face, keyword in _keywords_in_use(state, seat):
        found.append(_option(id, face, keyword))
    for id in portals.sources(state):
        found.append(_option(id, state.permanent(id).face, portals.PORTAL))
    for id in riding.mounts(state, seat):
        for ability in (riding.MOUNT, riding.DISMOUNT):
            found.append(_option(id, state.creature(id).face, ability))
    return found


def _keywords_in_use(state: Skirmish, seat: int) -> list[tuple[str, str, str]]:
    """The own creatures with keywords that may be used, with face and keyword."""
    memo, key = state.memo, ("free keywords", seat)
    found: list[tuple[str, str, str]] | None = memo.get(key)
    if found is None:
        found = memo[key] = [
            (id, creature.face, keyword.value)
            for id, creature in state.on_table().items()
            if creature.owner == seat and not keyword_ids(state, id).isdisjoint(_USED_FREELY)
            for keyword in _USED_FREELY
            if has(state, id, keyword)
        ]
    return found


@lru_cache(maxsize=4096)
def _option(source: str, face: str, ability: str) -> Option:
    text = say(f"option-use-{ability}", creature=name_of(face))
    return UseLine(source, ability).option(text, ABILITIES[ability].rule)


def why_not_free(state: Skirmish, seat: int, deed: UseLine | UseIngredient) -> Verdict:
    """Why a free ability cannot be used now."""
    if isinstance(deed, UseLine) and deed.ability in ABILITIES:
        if deed.source not in state.things:
            return refuse("no-such-ability", "turn.free-abilities")
        return ABILITIES[deed.ability].why_not(state, seat, deed.source)
    if isinstance(deed, UseIngredient):
        return why_not_ingredient(state, seat, deed)
    return why_not_use(state, seat, deed)


def begin_free(flow: Flow[Skirmish], seat: int, deed: UseLine | UseIngredient) -> None:
    """Use a free ability: neither move nor Action are used up."""
    if isinstance(deed, UseLine) and deed.ability in ABILITIES:
        ability = ABILITIES[deed.ability]
        thing = flow.state.things[deed.source]
        face = getattr(thing, "face", "")
        event = AbilityUsed(player=player_name(seat), creature=name_of(face), ability=ability.name)
        flow.emit(event, ability.rule)
        ability.begin(flow, seat, deed.source)
    elif isinstance(deed, UseIngredient):
        begin_ingredient(flow, seat, deed)
    else:
        begin_use(flow, seat, deed)


# Keywords


def _why_not_own(state: Skirmish, seat: int, id: str, keyword: str) -> Verdict:
    rule = f"keyword.{keyword}"
    if not state.stands(id) or state.creature(id).owner != seat or not has(state, id, KeywordId(keyword)):
        return refuse("no-such-ability", rule)
    if keyword in state.creature(id).used:
        return refuse("used-this-turn", rule)
    return None


def _why_not_heal(state: Skirmish, seat: int, id: str) -> Verdict:
    refusal = _why_not_own(state, seat, id, HEALING)
    if refusal is None and not candidates(state, id, HEALING):
        return refuse("nobody-to-heal", "keyword.healing")
    return refusal


def _why_not_taunt(state: Skirmish, seat: int, id: str) -> Verdict:
    refusal = _why_not_own(state, seat, id, TAUNT)
    if refusal is None and not candidates(state, id, TAUNT):
        return refuse("nobody-to-taunt", "keyword.taunt")
    return refusal


def _heal(flow: Flow[Skirmish], seat: int, id: str) -> None:
    flow.call(KeywordUse(id, seat, HEALING))


def _taunt(flow: Flow[Skirmish], seat: int, id: str) -> None:
    flow.call(KeywordUse(id, seat, TAUNT))


def _why_not_teleport(state: Skirmish, seat: int, id: str) -> Verdict:
    """Once a game, in its activation. [keyword.teleport]"""
    refusal = _why_not_own(state, seat, id, TELEPORT)
    if refusal is not None:
        return refusal
    if TELEPORT in state.creature(id).used_up:
        return refuse("used-this-game", "keyword.teleport")
    activation = state.find(Activation)
    if activation is None or activation.creature != id:
        return refuse("only-in-activation", "keyword.teleport")
    if not put_places(state, _teleport_of(state, seat, id)):
        return refuse("nowhere-to-go", "keyword.teleport")
    return None


def _teleport_of(state: Skirmish, seat: int, id: str) -> Putting:
    steps = INCH * number(state, id, KeywordId.TELEPORT)
    return Putting(seat, TELEPORT, id, steps=steps)


def _teleport(flow: Flow[Skirmish], seat: int, id: str) -> None:
    flow.state.edit_creature(id).used_up.append(TELEPORT)
    flow.call(_teleport_of(flow.state, seat, id))


ABILITIES: dict[str, Ability] = {
    HEALING: Ability("@name-healing", "keyword.healing", _why_not_heal, _heal),
    TAUNT: Ability("@name-taunt", "keyword.taunt", _why_not_taunt, _taunt),
    TELEPORT: Ability("@name-teleport", "keyword.teleport", _why_not_teleport, _teleport),
    portals.PORTAL: Ability(
        "@ability-portal", "card.water-portal", portals.why_not_pass, portals.pass_through
    ),
    riding.MOUNT: Ability("@ability-mount", "card.ashen-steed", riding.why_not_mount, riding.mount),
    riding.DISMOUNT: Ability(
        "@ability-dismount", "card.ashen-steed", riding.why_not_dismount, riding.dismount
    ),
}
