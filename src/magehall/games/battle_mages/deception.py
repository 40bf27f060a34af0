"""Deception: look at a mage's hand and swap one card with it. [rare.deception]"""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.moving_cards import give_new_handles
from magehall.games.battle_mages.state import Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Frame

TAKE = [make_option(say("option-take", spell=face.name), "rare.deception", "take", face.id) for face in FACES]
GIVE = [make_option(say("option-give", spell=face.name), "rare.deception", "give", face.id) for face in FACES]
_TAKE = say("ask-take")
_GIVE = say("ask-give")


class Deception(Frame):
    """The hand is seen by the caster alone; nobody else learns which cards changed hands. ``taken`` is a place in
    the victim's hand. [deception.hidden]"""

    mage: int
    victim: int
    taken: int = 0

    def look(self, flow: Flow[Battle]) -> None:
        state = flow.state
        table = state.edit_table()
        hand = state.mage(self.victim).hand
        for card in hand:
            table.known[card] |= 1 << self.mage
        for card in hand:
            flow.tell(
                (self.mage,),
                {"spell": state.face(card).name},
                "card-seen",
                "rare.deception",
                mage=f"#{self.mage}",
                victim=f"#{self.victim}",
            )

    def ask_take(self, flow: Flow[Battle]) -> Asked:
        """A mage with nothing to give only looks. [deception.no-card]"""
        state = flow.state
        hand = state.mage(self.victim).hand
        if not hand or not state.mage(self.mage).hand:
            self.stop()
            return None
        faces = state.table.faces
        options = tuple(TAKE[face] for face in sorted({faces[card] for card in hand}))
        return Decision(self.mage, _TAKE, "rare.deception", options)

    def take(self, flow: Flow[Battle]) -> None:
        card = flow.state.card_of(self.victim, flow.answer.subject)
        self.taken = flow.state.mage(self.victim).hand.index(card)

    def ask_give(self, flow: Flow[Battle]) -> Asked:
        faces = flow.state.table.faces
        options = tuple(
            GIVE[face] for face in sorted({faces[card] for card in flow.state.mage(self.mage).hand})
        )
        return Decision(self.mage, _GIVE, "rare.deception", options)

    def swap(self, flow: Flow[Battle]) -> None:
        state = flow.state
        # Of two equal cards the one the victim knows goes, so that what stays does not tell there were two.
        alike = [card for card in state.mage(self.mage).hand if state.face(card).id == flow.answer.subject]
        given = max(alike, key=lambda card: state.table.known[card] >> self.victim & 1)
        mine, theirs = state.edit_mage(self.mage).hand, state.edit_mage(self.victim).hand
        taken = theirs[self.taken]
        # At the end of both hands, since its place would tell which card it came for.
        mine.remove(given)
        mine.append(taken)
        theirs.remove(taken)
        theirs.append(given)
        table = state.edit_table()
        both = 1 << self.mage | 1 << self.victim
        table.known[given] |= 1 << self.victim
        for card in (*mine, *theirs):
            table.known[card] &= both
        give_new_handles(table, [*mine, *theirs])
        flow.tell(
            (self.mage, self.victim),
            {"taken": state.face(taken).name, "given": state.face(given).name},
            "cards-swapped",
            "rare.deception",
            mage=f"#{self.mage}",
            victim=f"#{self.victim}",
        )

    steps = (look, ask_take, take, ask_give, swap)
