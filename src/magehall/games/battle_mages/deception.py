"""Deception: look at a mage's hand and swap one card with it. [rare.deception]"""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.frames import Deception
from magehall.games.battle_mages.moving_cards import give_new_handles
from magehall.games.battle_mages.state import Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

TAKE = [make_option(say("option-take", spell=face.name), "rare.deception", "take", face.id) for face in FACES]
GIVE = [make_option(say("option-give", spell=face.name), "rare.deception", "give", face.id) for face in FACES]
_TAKE = say("ask-take")
_GIVE = say("ask-give")


def look(deception: Deception, flow: Flow[Battle]) -> None:
    state = flow.state
    table = state.edit_table()
    hand = state.mage(deception.victim).hand
    for card in hand:
        table.known[card] |= 1 << deception.mage
    for card in hand:
        flow.tell(
            (deception.mage,),
            {"spell": state.face(card).name},
            "card-seen",
            "rare.deception",
            mage=f"#{deception.mage}",
            victim=f"#{deception.victim}",
        )


def ask_take(deception: Deception, flow: Flow[Battle]) -> Asked:
    """A mage with nothing to give only looks. [deception.no-card]"""
    state = flow.state
    hand = state.mage(deception.victim).hand
    if not hand or not state.mage(deception.mage).hand:
        deception.stop()
        return None
    faces = state.table.faces
    options = tuple(TAKE[face] for face in sorted({faces[card] for card in hand}))
    return Decision(deception.mage, _TAKE, "rare.deception", options)


def take(deception: Deception, flow: Flow[Battle]) -> None:
    card = flow.state.card_of(deception.victim, flow.answer.subject)
    deception.taken = flow.state.mage(deception.victim).hand.index(card)


def ask_give(deception: Deception, flow: Flow[Battle]) -> Asked:
    faces = flow.state.table.faces
    options = tuple(
        GIVE[face] for face in sorted({faces[card] for card in flow.state.mage(deception.mage).hand})
    )
    return Decision(deception.mage, _GIVE, "rare.deception", options)


def swap(deception: Deception, flow: Flow[Battle]) -> None:
    state = flow.state
    # Of two equal cards the one the victim knows goes, so that what stays does not tell there were two.
    alike = [card for card in state.mage(deception.mage).hand if state.face(card).id == flow.answer.subject]
    given = max(alike, key=lambda card: state.table.known[card] >> deception.victim & 1)
    mine, theirs = state.edit_mage(deception.mage).hand, state.edit_mage(deception.victim).hand
    taken = theirs[deception.taken]
    # At the end of both hands, since its place would tell which card it came for.
    mine.remove(given)
    mine.append(taken)
    theirs.remove(taken)
    theirs.append(given)
    table = state.edit_table()
    both = 1 << deception.mage | 1 << deception.victim
    table.known[given] |= 1 << deception.victim
    for card in (*mine, *theirs):
        table.known[card] &= both
    give_new_handles(table, [*mine, *theirs])
    flow.tell(
        (deception.mage, deception.victim),
        {"taken": state.face(taken).name, "given": state.face(given).name},
        "cards-swapped",
        "rare.deception",
        mage=f"#{deception.mage}",
        victim=f"#{deception.victim}",
    )


PROCEDURE = Procedure(look=look, ask_take=ask_take, take=take, ask_give=ask_give, swap=swap)
