"""Deception: look at a mage's hand and swap one card with it. [rare.deception]"""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES
from magehall.games.battle_mages.deck.moving_cards import give_new_handles
from magehall.games.battle_mages.model.deeds import Give, Take
from magehall.games.battle_mages.model.events import CardSeen, CardsSwapped
from magehall.games.battle_mages.model.frames import Deception
from magehall.games.battle_mages.model.knowledge import holds, why_not_held
from magehall.games.battle_mages.model.state import Battle
from magehall.games.battle_mages.model.words import say
from magehall.kernel.decision import Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

TAKE = [Take(face.id).option(say("option-take", spell=face.name), "rare.deception") for face in FACES]
GIVE = [Give(face.id).option(say("option-give", spell=face.name), "rare.deception") for face in FACES]


def look(deception: Deception, flow: Flow[Battle]) -> None:
    state = flow.state
    table = state.edit_table()
    hand = state.mage(deception.victim).hand
    for card in hand:
        table.known[card] |= 1 << deception.mage
    for card in hand:
        flow.tell(
            (deception.mage,),
            CardSeen(mage=f"#{deception.mage}", victim=f"#{deception.victim}", spell=state.face(card).name),
            "rare.deception",
        )


def ask_take(deception: Deception, flow: Flow[Battle]) -> Asked:
    """A mage with nothing to give only looks. [deception.no-card]"""
    state = flow.state
    if not state.mage(deception.victim).hand or not state.mage(deception.mage).hand:
        deception.stop()
        return None
    return TAKING.ask(state, deception.mage)


def cards_to_take(moment: Moment[Battle]) -> list[Option]:
    state = moment.state
    faces = state.table.faces
    return [
        TAKE[face] for face in sorted({faces[card] for card in state.mage(state.top(Deception).victim).hand})
    ]


def cards_to_give(moment: Moment[Battle]) -> list[Option]:
    faces = moment.state.table.faces
    return [GIVE[face] for face in sorted({faces[card] for card in moment.state.mage(moment.seat).hand})]


def why_not_swap(moment: Moment[Battle], deed: Deed) -> Verdict:
    """Each gives what it holds. [rare.deception]"""
    state = moment.state
    if isinstance(deed, Take):
        victim, face = state.top(Deception).victim, FACES[FACE_NUMBER[deed.spell]]
        if not holds(state, victim, face):
            words = say("refused-not-theirs", mage=f"#{victim}", spell=face.name)
            return Refusal(words, "rare.deception")
    return why_not_held(state, moment.seat, deed)


TAKING = Question(Moment, say("ask-take"), "rare.deception", cards_to_take, why_not_swap)
GIVING = Question(Moment, say("ask-give"), "rare.deception", cards_to_give, why_not_swap)


def take(deception: Deception, flow: Flow[Battle]) -> None:
    card = flow.state.card_of(deception.victim, flow.deed(Take).spell)
    deception.taken = flow.state.mage(deception.victim).hand.index(card)


def ask_give(deception: Deception, flow: Flow[Battle]) -> Asked:
    return GIVING.ask(flow.state, deception.mage)


def swap(deception: Deception, flow: Flow[Battle]) -> None:
    state = flow.state
    # Of two equal cards the one the victim knows goes, so that what stays does not tell there were two.
    spell = flow.deed(Give).spell
    alike = [card for card in state.mage(deception.mage).hand if state.face(card).id == spell]
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
        CardsSwapped(
            mage=f"#{deception.mage}",
            victim=f"#{deception.victim}",
            taken=state.face(taken).name,
            given=state.face(given).name,
        ),
        "rare.deception",
    )


PROCEDURE = Procedure(look=look, ask_take=ask_take, take=take, ask_give=ask_give, swap=swap)
