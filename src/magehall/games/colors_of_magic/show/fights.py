"""Attacks, duels and pauses as a seat sees them. [combat.duel] [stack]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.combat.monster_cards import duel_bonus
from magehall.games.colors_of_magic.combat.strength import (
    attacker_total,
    defender_total,
    losing_damage,
    winning_damage,
)
from magehall.games.colors_of_magic.happenings.stack import who_adds
from magehall.games.colors_of_magic.model.frames.combat import Attack, Duel
from magehall.games.colors_of_magic.model.frames.spells import Stack
from magehall.games.colors_of_magic.model.pieces import MONSTERS, NO_CARD, Creature
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has
from magehall.games.colors_of_magic.show.view_types import AttackView, DuelSideView, DuelView, PauseView
from magehall.kernel.flow import Window

NOBODY = -1


def attack_of(state: Skirmish) -> AttackView | None:
    """The attack under way."""
    attack = state.find(Attack)
    return None if attack is None else AttackView(attack.attacker, attack.target, attack.kind)


def duel_of(state: Skirmish, seat: int | None) -> DuelView | None:
    """The duel of the attack under way; what others laid face down stays hidden. [cards.hidden]"""
    duel, attack = state.find(Duel), state.find(Attack)
    if duel is None or attack is None or not (state.stands(attack.attacker) and state.stands(attack.target)):
        return None

    def side(place: int, creature: str, cards: tuple[int, ...], base: int) -> DuelSideView:
        who = duel.sides[place]
        seen = not duel.face_down or (who == seat and who >= 0)
        more = None
        if who == MONSTERS and duel.monster_card != NO_CARD:
            shot = attack.kind is AttackKind.RANGED
            more = duel_bonus(state, creature, duel.monster_card, attacking=place == 0, shot=shot)
        faces = [state.face(card) if seen else None for card in cards]
        if who == MONSTERS and duel.face_down and duel.monster_card == NO_CARD:
            faces = [None]  # its one card, which nobody has seen [monsters.duels]
        known = [face for face in faces if face is not None]
        return DuelSideView(
            creature,
            who,
            base,
            faces,
            more,
            base + sum(CARDS[face].boost.initiative for face in known) + (more or 0),
            winning_damage(state, attack, known, attacking=place == 0),
            losing_damage(known),
        )

    swift = KeywordId.SWIFT_STRIKE
    return DuelView(
        side(0, attack.attacker, duel.attacker_cards, attacker_total(state, attack)),
        side(1, attack.target, duel.defender_cards, defender_total(state, attack)),
        duel.sides[duel.turn],
        duel.passes,
        duel.face_down,
        has(state, attack.attacker, swift) and not has(state, attack.target, swift),
    )


def pause_of(state: Skirmish) -> PauseView | None:
    """What players may answer now with instants. [stack]"""
    stack = state.find(Stack)
    if stack is None:
        return None
    happening = stack.happening
    asking = isinstance(state.stack[-1], Window) and bool(stack.order) and stack.place > 0
    spell = state.things.get(happening.spell)
    return PauseView(
        on=happening.on,
        seat=happening.seat,
        subject=_face(state, happening.subject),
        subject_id=happening.subject,
        object=_face(state, happening.object),
        object_id=happening.object,
        amount=happening.amount,
        kind="" if happening.kind is None else happening.kind,
        spell=state.invocation(happening.spell).face if spell is not None else "",
        lethal=happening.lethal,
        order=list(stack.order),
        adds=who_adds(stack) if asking else NOBODY,
    )


def _face(state: Skirmish, id: str) -> str:
    thing = state.things.get(id)
    return thing.face if isinstance(thing, Creature) else ""
