"""Reasons and options are two tellings of one law: a target has a reason against it exactly where it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards import CARDS, SPELLS
from magehall.games.mage_wars.model.labels import zone_names
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.spells.aiming.targets import Aiming, aiming_of, aims_of, why_not_at
from tests.conformance.random_games import decisions

ABILITIES = [ability for card in CARDS for ability in card.abilities if ability.target is not None]

MOMENTS = 4
"""So many parts a game is cut into; a position is looked at after each but the first."""
SHARE = 3
"""Of each position one spell in so many is asked about, of the next position others."""


def positions() -> Iterator[Duel]:
    """Moments of random games, with each number of seats, when there is much in the arena."""
    for seats in (2, 3, 4):
        states = [match.state.clone() for match, _ in decisions("mage_wars", seats, seed=seats)]
        yield from (states[part * len(states) // MOMENTS] for part in range(1, MOMENTS))


def nameable(state: Duel) -> list[str]:
    """Everything that anybody could think of as a target."""
    objects = [id for id, _ in state.pieces()]
    cards = [f"card.{card.slug}" for card in SPELLS[::7]]
    return [*objects, *zone_names(state), *state.arena.borders, *cards, "arena"]


def casters(state: Duel) -> list[tuple[str, int]]:
    """Those who could cast, each with its player."""
    living = [(MAGE[seat], seat) for seat in state.living_seats() if state.exists(MAGE[seat])]
    return living + [(id, state.piece(id).controller) for id in state.index.helpers]


def test_every_spell_of_the_box_has_a_reason_against_just_those_targets_it_does_not_have() -> None:
    compared = 0
    for place, state in enumerate(positions()):
        for caster, seat in casters(state):
            for card in SPELLS[place % SHARE :: SHARE]:
                aiming = aiming_of(state, caster, seat, card)
                found = set(aims_of(aiming))
                for aim in nameable(state):
                    reason = why_not_at(aiming, aim)
                    assert (reason is None) == (aim in found), (card.id, caster, aim, reason)
                    compared += 1
    assert compared > 50_000


def test_every_ability_of_the_box_has_a_reason_against_just_those_targets_it_does_not_have() -> None:
    compared = 0
    for state in positions():
        for user, seat in casters(state):
            for ability in ABILITIES:
                assert ability.target is not None
                aiming = Aiming(
                    state, user, seat, ability.target, ability.within, ability.name, "casting.target"
                )
                found = set(aims_of(aiming))
                for aim in nameable(state):
                    reason = why_not_at(aiming, aim)
                    assert (reason is None) == (aim in found), (ability.name, user, aim, reason)
                    compared += 1
    assert compared > 10_000
