"""Things beside creatures that a spell or ability asks for, and why not others. [spell.targets]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import Side
from magehall.games.colors_of_magic.cards.words.asks import (
    ADiscardedCard,
    AHandCard,
    AMarker,
    AnOpponent,
    APermanent,
    APlayer,
    Ask,
    ASpell,
    AZone,
    NetworkPair,
)
from magehall.games.colors_of_magic.effects import context as names
from magehall.games.colors_of_magic.effects.context import picked
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.happenings.matching import spells_in_the_air
from magehall.games.colors_of_magic.model.misfits import rule_of, why_absent
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse
from magehall.games.colors_of_magic.spells.network import network, network_pairs
from magehall.kernel.decision import Refusal


def things_for(state: Skirmish, invocation: Invocation, ask: Ask) -> list[str]:
    """The ids of what may be picked."""
    seat = invocation.seat
    if isinstance(ask, ASpell):
        return [id for id in spells_in_the_air(state) if _spell_fits(state, seat, ask, id)]
    if isinstance(ask, APermanent):
        return [id for id, one in state.permanents().items() if _is_side(ask.side, one.owner, seat)]
    if isinstance(ask, AZone):
        return [id for id, zone in state.zones().items() if zone.kind is ask.kind]
    if isinstance(ask, AMarker):
        return [
            id
            for id, marker in state.markers().items()
            if marker.kind is ask.kind and marker.permanent == invocation.source
        ]
    if isinstance(ask, AHandCard):
        return list(dict.fromkeys(map(state.face, _other_cards(state, invocation))))
    if isinstance(ask, ADiscardedCard):
        return [state.face(card) for card in _discarded(state, invocation, ask)]
    if isinstance(ask, NetworkPair):
        pairs = [
            pair for pair in network_pairs(state, invocation.seat) if reaches(state, invocation, pair[1])
        ]
        chosen = picked(invocation, "network")
        if not chosen:
            return list(dict.fromkeys(giver for giver, _ in pairs))
        return [receiver for giver, receiver in pairs if giver == chosen[0]]
    raise TypeError(f"no rule for {type(ask).__name__}")


def _other_cards(state: Skirmish, invocation: Invocation) -> list[int]:
    return [card for card in state.player(invocation.seat).hand if card != invocation.card]


def _discarded(state: Skirmish, invocation: Invocation, ask: ADiscardedCard) -> list[int]:
    """The cards of the own discard pile that fit and were not picked yet."""
    left = list(picked(invocation, names.CARD))
    found = []
    for card in state.player(invocation.seat).discard:
        face = CARDS[state.face(card)]
        if card == invocation.card:
            continue
        if face.id in left:
            left.remove(face.id)
        elif (
            (ask.but is None or face.type is not ask.but)
            and (ask.only is None or face.type is ask.only)
            and (ask.most is None or face.cost <= ask.most)
        ):
            found.append(card)
    return found


def _spell_fits(state: Skirmish, seat: int, ask: ASpell, id: str) -> bool:
    spell = state.invocation(id)
    if not _is_side(ask.by, spell.seat, seat):
        return False
    if not ask.at_own_creature:
        return True
    targets = [pick.value for pick in spell.picks if pick.name in ("target", "second")]
    return any(id in state.creatures() and state.creature(id).owner == seat for id in targets)


def _is_side(side: Side, owner: int, seat: int) -> bool:
    return side is Side.ANY or (owner == seat) == (side is Side.OWN)


# Why not others


def why_not_thing(state: Skirmish, invocation: Invocation, ask: Ask, what: str) -> Refusal:
    """What speaks against something that may not be picked."""
    rule = rule_of(invocation)
    if isinstance(ask, ASpell):
        return _why_not_spell(state, invocation, ask, what)
    if isinstance(ask, APermanent):
        if what not in state.permanents():
            return refuse("wants-permanent", rule)
        return refuse("wants-enemy-permanent" if ask.side is Side.ENEMY else "wants-own-permanent", rule)
    if isinstance(ask, AZone):
        return refuse("wants-zone", rule, kind=f"@name-zone-{ask.kind}")
    if isinstance(ask, AMarker):
        marker = state.markers().get(what)
        if marker is None or marker.kind is not ask.kind:
            return refuse("wants-marker", rule, kind=f"@name-marker-{ask.kind}")
        return refuse("marker-of-another", rule)
    if isinstance(ask, AHandCard):
        return refuse("not-in-hand", rule, card=name_of(what))
    if isinstance(ask, ADiscardedCard):
        return _why_not_discarded(state, invocation, ask, what)
    if isinstance(ask, NetworkPair):
        return _why_not_in_network(state, invocation, what)
    if isinstance(ask, AnOpponent | APlayer):
        return _why_not_player(state, invocation.seat, int(what))
    return refuse("does-not-fit", "spell.targets")


def _why_not_spell(state: Skirmish, invocation: Invocation, ask: ASpell, what: str) -> Refusal:
    rule = rule_of(invocation)
    if state.things.get(what) is invocation:
        return refuse("wants-another-spell", rule)
    if what not in spells_in_the_air(state):
        return refuse("wants-spell", rule)
    if not _is_side(ask.by, state.invocation(what).seat, invocation.seat):
        return refuse("wants-enemy-spell" if ask.by is Side.ENEMY else "wants-own-spell", rule)
    return refuse("spell-aims-elsewhere", rule)


def _why_not_discarded(state: Skirmish, invocation: Invocation, ask: ADiscardedCard, what: str) -> Refusal:
    rule = rule_of(invocation)
    there = [card for card in state.player(invocation.seat).discard if card != invocation.card]
    if what not in state.faces_of(there):
        return refuse("not-in-discard", rule, card=name_of(what))
    card = CARDS[what]
    if card.type is ask.but:
        return refuse("wants-no-card-type", rule, type=f"@cards-type-{ask.but}")
    if ask.only is not None and card.type is not ask.only:
        return refuse("wants-card-type", rule, type=f"@cards-type-{ask.only}")
    if ask.most is not None and card.cost > ask.most:
        return refuse("wants-cheaper", rule, mana=ask.most)
    return refuse("picked-already", rule)


def _why_not_in_network(state: Skirmish, invocation: Invocation, what: str) -> Refusal:
    """Giver and receiver are own creatures near each other. The effect must reach the receiver. [card.whisper-network]"""
    rule, seat = rule_of(invocation), invocation.seat
    absent = why_absent(state, what, rule)
    if absent is not None:
        return absent
    if state.creature(what).owner != seat:
        return refuse("wants-own", rule)
    if what not in network(state, seat):
        return refuse("not-in-network", rule)
    chosen = picked(invocation, "network")
    if not chosen:
        return refuse("network-gives-nobody", rule)
    if what == chosen[0]:
        return refuse("picked-already", rule)
    pairs = network_pairs(state, seat)
    return refuse("effect-fails-there" if (chosen[0], what) in pairs else "too-far", rule)


def _why_not_player(state: Skirmish, seat: int, other: int) -> Refusal:
    if other not in state.seats:
        return refuse("no-such-player", "seats.more")
    return refuse("wants-opponent", "concepts.sides") if other == seat else refuse("player-out", "seats.out")
