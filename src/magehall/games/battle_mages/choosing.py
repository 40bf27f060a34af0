"""Which cards a mage may play now, and as what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from magehall.games.battle_mages.cards import FACES, Common, Face, Rare, School
from magehall.games.battle_mages.cards.face import (
    AimAnew,
    Damage,
    Merge,
    SwapCards,
    Target,
    When,
    has_effect,
)
from magehall.games.battle_mages.state import Aimed, Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Option, make_option

CAST = {
    face.id: make_option(
        say("option-start" if isinstance(face, Common) else "option-cast", spell=face.name),
        face.rule if isinstance(face, Rare) else "common.major",
        "cast",
        face.id,
    )
    for face in FACES
}
MERGE = {
    face.id: make_option(say("option-merge", spell=face.name), "merge.same-type", "merge", face.id)
    for face in FACES
    if isinstance(face, Common)
} | {"fusion": make_option(say("option-merge", spell="@spell-fusion"), "rare.fusion", "merge", "fusion")}
START_FUSION = [
    make_option(
        say("option-start-fusion", school=f"@school-{school}"), "rare.fusion", "cast", "fusion", school
    )
    for school in School
]
COUNTER = {
    face.id: make_option(say("option-counter", spell=face.name), face.rule, "counter", face.id)
    for face in FACES
    if isinstance(face, Rare) and face.when in (When.COUNTER, When.ANY_MOMENT)
}
SPEND = {
    face.id: make_option(say("option-spend", spell=face.name), "hand.three-rares", "spend", face.id)
    for face in FACES
    if isinstance(face, Rare)
}
AT_MAGE = {
    (verb, face.id): [
        make_option(
            say(f"option-{verb}-at", spell=face.name, mage=f"#{number}"),
            face.rule,
            verb,
            face.id,
            f"mage-{number}",
        )
        for number in range(6)
    ]
    for verb in ("cast", "counter")
    for face in FACES
    if isinstance(face, Rare)
}


def can_merge(face: Face, spell: Aimed) -> bool:
    """Same type and another major image, or Fusion, against a chain. [merge.same-type] [merge.other-major]"""
    if not spell.chain:
        return False
    if isinstance(face, Common):
        return face.school is spell.school and face.id != spell.major
    return face.id == "fusion"


def needs_mage(face: Rare) -> bool:
    """Whether the caster chooses a mage."""
    return any(
        isinstance(effect, AimAnew | SwapCards) or (isinstance(effect, Damage) and effect.at is Target.ANY)
        for effect in face.does
    )


def spells_to_answer(state: Battle, number: int, face: Face, verb: str) -> list[Aimed]:
    """The spells in the air that playing this card could answer: those aimed at the mage, whoever aimed them; only
    Paralyze helps others. [merge.any-chain] [play.no-help] [paralyze.own-turn]"""
    if verb == "merge":
        return [spell for spell in state.aimed_at(number) if can_merge(face, spell)]
    if isinstance(face, Rare) and face.when is When.ANY_MOMENT:
        return list(state.table.aimed)
    return state.aimed_at(number)


def options_for(state: Battle, number: int, cards: Iterable[int]) -> tuple[Option, ...]:
    """How a mage whose choice is among ``cards`` may play one of them; never empty if there is a card."""
    table = state.table
    numbers = sorted({table.faces[card] for card in cards})
    aimed = state.aimed_at(number)
    options: list[Option] = []
    only_rares = numbers[0] >= _FIRST_RARE
    for place in numbers:
        face = FACES[place]
        before = len(options)
        options.extend(uses(state, number, face, aimed))
        if only_rares and len(options) == before:
            options.append(SPEND[face.id])
    return tuple(options)


_FIRST_RARE = next(number for number, face in enumerate(FACES) if isinstance(face, Rare))


def uses(state: Battle, number: int, face: Face, aimed: list[Aimed]) -> Iterator[Option]:
    """The ways to use a card that make it do something."""
    if aimed and any(can_merge(face, spell) for spell in aimed):
        yield MERGE[face.id]
    elif isinstance(face, Common):
        yield CAST[face.id]
    elif isinstance(face, Rare):
        yield from _rare_uses(state, number, face, aimed)


def _rare_uses(state: Battle, number: int, face: Rare, aimed: list[Aimed]) -> Iterator[Option]:
    if face.when is When.ELIMINATED:
        return
    if face.when is When.ON_TURN:
        if has_effect(face, Merge):
            yield from START_FUSION
        elif has_effect(face, SwapCards):
            yield from (AT_MAGE["cast", face.id][n] for n in _others(state, number) if state.mage(n).hand)
        elif needs_mage(face):
            yield from (AT_MAGE["cast", face.id][n] for n in _others(state, number))
        else:
            yield CAST[face.id]
    elif aimed or (face.when is When.ANY_MOMENT and state.table.aimed):
        if needs_mage(face):
            yield from (AT_MAGE["counter", face.id][n] for n in _others(state, number))
        else:
            yield COUNTER[face.id]


def _others(state: Battle, number: int) -> list[int]:
    return [other for other in state.alive() if other != number]
