"""What must be so on the table for a reason to be true, told without the code that gives the reasons.

A ``Claim`` is a reason against an id at a moment; ``FACTS`` has for each reason of targets and casters how to find out
whether it holds. Distances are counted here, and what is asked for is read from the card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import Any

from magehall import Match, Refusal
from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.faces import Origin
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.asks import (
    ADiscardedCard,
    Ask,
    Either,
    InZone,
    Target,
    TheOne,
)
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Restriction, Who
from magehall.games.colors_of_magic.model.distances import RADIUS, size
from magehall.games.colors_of_magic.model.frames.spells import Cast, Retarget, Stack, Use
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Invocation, Permanent
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import keyword_ids, restricted


class Claim:
    """A reason against an id, and the table it speaks of."""

    def __init__(self, match: Match[Skirmish], seat: int, option_id: str, refusal: Refusal) -> None:
        self.match, self.seat = match, seat
        self.state = match.state
        self.args: dict[str, Any] = refusal.reason.args
        self.rule = refusal.rule
        self.verb, _, self.subject = option_id.partition(":")
        self.verbs = {option.verb for option in match.pending[seat].options}
        self.prompt = match.pending[seat].prompt.key

    @property
    def frame(self) -> Cast | Use | Retarget:
        frame = self.state.stack[-1]
        assert isinstance(frame, Cast | Use | Retarget)
        return frame

    @property
    def spell(self) -> Invocation:
        """The spell or ability that asks, or that gets another target."""
        frame = self.frame
        return self.state.invocation(frame.spell if isinstance(frame, Retarget) else frame.invocation)

    @property
    def picks(self) -> list[str]:
        return [pick.value for pick in self.spell.picks]

    @property
    def asks(self) -> list[Ask]:
        """All that is asked for."""
        return [
            one for ask in asks_of(self.spell) for one in (ask.asks if isinstance(ask, Either) else (ask,))
        ]

    @property
    def wanted(self) -> list[Who]:
        """The words for the creature that is asked for."""
        return [ask.who for ask in self.asks if isinstance(ask, Target | TheOne | InZone)]

    @property
    def creature(self) -> Creature:
        return self.state.creature(self.subject)

    @property
    def stands(self) -> bool:
        thing = self.state.things.get(self.subject)
        return isinstance(thing, Creature) and thing.away is None

    @property
    def is_own(self) -> bool:
        return self.creature.owner == self.spell.seat

    def asks_that(self, holds: Callable[[Who], bool]) -> bool:
        return any(holds(who) for who in self.wanted)

    def distance(self, one: str, other: str) -> float:
        """Edge to edge, in inches."""
        a, b = self.state.creature(one), self.state.creature(other)
        return (hypot(a.x - b.x, a.y - b.y) - RADIUS[size(a)] - RADIUS[size(b)]) / INCH

    def discarded(self) -> Iterator[str]:
        return (self.state.face(card) for card in self.state.player(self.seat).discard)


Fact = Callable[[Claim], bool]


def _is_far(claim: Claim) -> bool:
    """A printed range is shorter than the way; amplified ones are never shorter than printed."""
    spell, state = claim.spell, claim.state
    if claim.verb == "place":
        return True
    froms = [
        id for id in (spell.caster, spell.source, state.mage_of(spell.seat), *claim.picks) if state.stands(id)
    ]
    reaches = [who.within for who in claim.wanted if who.within is not None]
    if claim.prompt == "ask-caster":
        froms, others = [claim.subject], list(state.on_table())
    else:
        others = [claim.subject]
    printed = CARDS[spell.face].range if spell.face in CARDS else None
    reaches += [printed] if printed is not None else []
    if any(who.near in (Near.COMMANDER, Near.OWN_CREATURE) for who in claim.wanted):
        froms = [id for id, one in state.on_table().items() if one.owner == spell.seat]
    return any(claim.distance(a, b) > reach for a in froms for b in others if a != b for reach in reaches)


def _is_hidden(claim: Claim) -> bool:
    """Something is there that blocks lines: terrain, a cloud or the base of another creature."""
    state = claim.state
    return bool(state.terrain.pieces or state.zones() or len(state.on_table()) > 2)


def _is_discarded_wrongly(claim: Claim, holds: Callable[[ADiscardedCard], bool]) -> bool:
    return claim.subject in claim.discarded() and any(
        isinstance(ask, ADiscardedCard) and holds(ask) for ask in claim.asks
    )


def _permanent(claim: Claim) -> Permanent | None:
    thing = claim.state.things.get(claim.subject)
    return thing if isinstance(thing, Permanent) else None


def _bearer(claim: Claim) -> str:
    thing = claim.state.things.get(claim.spell.source)
    return thing.bearer if isinstance(thing, Permanent) else ""


def _waits(claim: Claim) -> bool:
    """Whether it is a spell that is paid for, and on the stack or under it."""
    thing = claim.state.things.get(claim.subject)
    if not isinstance(thing, Invocation) or not thing.paid or thing.undone:
        return False
    stack = claim.state.stack
    return any(isinstance(one, Stack) and claim.subject in one.spells for one in stack) or any(
        isinstance(one, Cast) and one.invocation == claim.subject for one in stack
    )


def _has_type(claim: Claim) -> bool:
    return any(f"@type-{kind}" == claim.args["type"] for kind in CREATURES[claim.creature.face].body.types)


FACTS: dict[str, Fact] = {
    # In the kernel's words
    "other-question": lambda c: c.verb not in c.verbs,
    "no-such-answer": lambda c: c.verb in c.verbs,
    # Casters
    "not-yours": lambda c: c.creature.owner != c.seat,
    "no-channeling": lambda c: (
        c.subject != c.state.mage_of(c.seat) and "channeling" not in keyword_ids(c.state, c.subject)
    ),
    "caster-in-null-zone": lambda c: any(zone.kind == "null" for zone in c.state.zones().values()),
    "caster-out-of-range": _is_far,
    "caster-no-sight": _is_hidden,
    "blind": lambda c: restricted(c.state, c.subject, Restriction.BLIND),
    "too-little-mana": lambda c: c.args["mana"] > c.state.player(c.seat).mana,
    # Whether it is there
    "not-on-table": lambda c: not c.stands,
    "wants-creature": lambda c: not isinstance(c.state.things.get(c.subject), Creature),
    "picked-already": lambda c: c.subject in c.picks,
    # Whose and what it is
    "wants-own": lambda c: not c.is_own and c.spell.seat == c.seat,
    "wants-enemy": lambda c: c.is_own and c.spell.seat == c.seat,
    "wants-own-of-caster": lambda c: not c.is_own and c.spell.seat != c.seat,
    "wants-enemy-of-caster": lambda c: c.is_own and c.spell.seat != c.seat,
    "wants-other": lambda c: (
        c.subject in (c.spell.source, c.spell.caster, _bearer(c)) or c.state.things.get(c.subject) is c.spell
    ),
    "wants-another": lambda c: c.asks_that(lambda who: who.but is not None or who.with_target),
    "wants-companion": lambda c: c.creature.owner not in (MONSTERS, c.seat),
    "wants-type": lambda c: not _has_type(c),
    "wants-no-type": _has_type,
    "wants-element": lambda c: f"@element-{CREATURES[c.creature.face].element}" != c.args["element"],
    "wants-smaller": lambda c: c.args["size"] == size(c.creature) > c.args["most"],
    "wants-marked": lambda c: not c.creature.marked,
    "wants-untapped": lambda c: c.creature.tapped,
    "wants-unmoved": lambda c: (c.creature.x, c.creature.y) != (c.creature.turn_x, c.creature.turn_y),
    "wants-unfought": lambda c: c.creature.attacked,
    "wants-mage": lambda c: CREATURES[c.creature.face].origin is not Origin.MAGE,
    "wants-no-mage": lambda c: CREATURES[c.creature.face].origin is Origin.MAGE,
    "wants-no-monster": lambda c: c.creature.owner == MONSTERS,
    "wants-engaged": lambda c: c.stands and c.asks_that(lambda who: who.engaged),
    "not-the-one": lambda c: (
        c.stands
        and any(isinstance(ask, TheOne) for ask in c.asks)
        and c.spell.happening is not None
        and c.subject
        not in {
            c.spell.happening.subject if ask.which is Ref.SUBJECT else c.spell.happening.object
            for ask in c.asks
            if isinstance(ask, TheOne)
        }
    ),
    # What protects it, and where it stands
    "immune": lambda c: "immunity" in keyword_ids(c.state, c.subject),
    "magic-immune": lambda c: "magic-immunity" in keyword_ids(c.state, c.subject),
    "ethereal": lambda c: "ethereal" in keyword_ids(c.state, c.subject),
    "silenced": lambda c: restricted(c.state, c.subject, Restriction.NO_SPELL_TARGET),
    "null-zone": lambda c: any(zone.kind == "null" for zone in c.state.zones().values()),
    "immovable": lambda c: any(
        "immovable" in keyword_ids(c.state, id) or restricted(c.state, id, Restriction.CANNOT_BE_MOVED)
        for id in (c.subject, *c.picks)
    ),
    "same-base": lambda c: any(one.mount for one in c.state.on_table().values()),
    "does-not-fit-there": lambda c: (
        any(size(c.creature) != size(c.state.creature(id)) for id in c.picks) or bool(c.creature.mount)
    ),
    "nowhere-to-go": lambda c: c.stands,
    "used-this-turn": lambda c: bool(c.creature.used),
    "outside-zone": lambda c: any(isinstance(ask, InZone) for ask in c.asks),
    "out-of-range": _is_far,
    "no-sight": _is_hidden,
    "too-dark": lambda c: c.state.agreement.scenario == "wisp-night",
    "too-far": lambda c: c.stands,
    "off-table": lambda c: not all(0 <= int(part) <= 96 for part in c.subject.split(":")[0].split(",")),
    "occupied": lambda c: bool(c.state.terrain.pieces or c.state.markers() or c.picks),
    "no-target": lambda c: c.verb in ("place", "pick"),
    # Other things
    "wants-another-spell": lambda c: c.subject == c.frame.invocation,
    "wants-spell": lambda c: not _waits(c),
    "wants-enemy-spell": lambda c: c.state.invocation(c.subject).seat == c.seat,
    "wants-own-spell": lambda c: c.state.invocation(c.subject).seat != c.seat,
    "spell-aims-elsewhere": lambda c: (
        not any(
            pick.value in c.state.creatures() and c.state.creature(pick.value).owner == c.seat
            for pick in c.state.invocation(c.subject).picks
        )
    ),
    "wants-permanent": lambda c: _permanent(c) is None,
    "wants-enemy-permanent": lambda c: (one := _permanent(c)) is not None and one.owner == c.seat,
    "wants-own-permanent": lambda c: (one := _permanent(c)) is not None and one.owner != c.seat,
    "wants-zone": lambda c: (
        c.subject not in c.state.zones() or f"@name-zone-{c.state.zone(c.subject).kind}" != c.args["kind"]
    ),
    "wants-marker": lambda c: (
        c.subject not in c.state.markers()
        or f"@name-marker-{c.state.marker(c.subject).kind}" != c.args["kind"]
    ),
    "marker-of-another": lambda c: c.state.marker(c.subject).permanent != c.spell.source,
    "not-in-hand": lambda c: c.subject not in map(c.state.face, c.state.player(c.seat).hand),
    "not-in-discard": lambda c: (
        c.subject not in c.discarded() or (c.spell.card >= 0 and c.state.face(c.spell.card) == c.subject)
    ),
    "wants-card-type": lambda c: _is_discarded_wrongly(c, lambda ask: CARDS[c.subject].type is not ask.only),
    "wants-no-card-type": lambda c: _is_discarded_wrongly(c, lambda ask: CARDS[c.subject].type is ask.but),
    "wants-cheaper": lambda c: CARDS[c.subject].cost > c.args["mana"],
    "not-in-network": lambda c: (
        c.is_own
        and not any(
            other != c.subject and one.owner == c.seat and c.distance(c.subject, other) <= 8
            for other, one in c.state.on_table().items()
        )
    ),
    "network-gives-nobody": lambda c: c.is_own,
    "effect-fails-there": lambda c: c.is_own,
    "no-such-player": lambda c: int(c.subject) not in c.state.seats,
    "player-out": lambda c: c.state.player(int(c.subject)).out,
    "wants-opponent": lambda c: int(c.subject) == c.seat,
    "graft-needs-target": lambda c: not any(pick.name == "target" for pick in c.spell.picks),
}
"""By the name of the reason, what must be so."""
