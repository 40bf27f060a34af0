"""The turn of a mage, in the sheet's order: draw, suffer what is not answered, play a spell, announce it."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Rare
from magehall.games.battle_mages.cards.face import Hex, When
from magehall.games.battle_mages.casting import carry_out, counter, take_from_the_air
from magehall.games.battle_mages.choosing import options_for, spells_to_answer
from magehall.games.battle_mages.damage import Strike
from magehall.games.battle_mages.ending import end_if_no_card_is_left
from magehall.games.battle_mages.moving_cards import (
    discard_card,
    draw_from_pile,
    play_card,
    take_centre,
)
from magehall.games.battle_mages.state import NO_CARD, Aimed, Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Frame

HAND_LIMIT = 2
ANY_CARD = -1

DRAW_PILE = make_option(say("option-draw-pile"), "turn.draw", "draw", "pile")
DRAW_CENTRE = [
    make_option(say("option-draw-centre", spell=face.name), "turn.draw", "draw", "centre") for face in FACES
]
DISCARD = [
    make_option(say("option-discard", spell=face.name), "hand.limit", "discard", face.id) for face in FACES
]
_DRAW = say("ask-draw")
_PLAY = say("ask-play")
_ANSWER = say("ask-which-spell")
_DISCARD = say("ask-discard")


class Duel(Frame):
    """Turn after turn, in turn order. [turn.order]"""

    active: int

    def turn(self, flow: Flow[Battle]) -> None:
        mage = flow.state.mage(self.active)
        flow.call(VirtualTurn(self.active) if mage.virtual else Turn(self.active))

    def pass_on(self, flow: Flow[Battle]) -> None:
        self.active = flow.state.next_mage(self.active)
        self.go("turn")

    steps = (turn, pass_on)


def active_mage(state: Battle) -> int | None:
    """Whose turn it is, once the duel has begun."""
    for frame in state.stack:
        if isinstance(frame, Duel):
            return frame.active
    return None


class Turn(Frame):
    """A mage's turn. ``only`` is the place in the hand of the one card the mage may play, where there is but one."""

    mage: int
    hex: Hex = Hex.NONE
    only: int = ANY_CARD
    verb: str = ""
    spell: str = ""
    target: str = ""
    answered: Aimed | None = None

    def begin(self, flow: Flow[Battle]) -> None:
        if end_if_no_card_is_left(flow):
            return
        flow.emit("turn-began", "turn.order", mage=f"#{self.mage}")
        self.hex = flow.state.mage(self.mage).hex

    def draw(self, flow: Flow[Battle]) -> Asked:
        """1. Draw a card from the pile, or take the centre card. [turn.draw]"""
        table = flow.state.table
        centre = (DRAW_CENTRE[table.faces[table.centre]],) if table.centre != NO_CARD else ()
        pile = (DRAW_PILE,) if table.pile else ()
        return Decision(self.mage, _DRAW, "turn.draw", pile + centre)

    def drawn(self, flow: Flow[Battle]) -> None:
        from_pile = flow.answer.subject == "pile"
        if from_pile:
            draw_from_pile(flow, self.mage)
        else:
            take_centre(flow, self.mage)

    def bewitched(self, flow: Flow[Battle]) -> None:
        """Blind picks the card, Icy Hand leaves only the one just drawn; how it is played stays with the mage.
        [rare.blind] [rare.icy-hand] [blind.still-chooses]"""
        hand = flow.state.mage(self.mage).hand
        if self.hex is Hex.BLIND:
            self.only = flow.chance.roll("blind", len(hand)) - 1
        elif self.hex is Hex.ICY_HAND:
            self.only = len(hand) - 1

    def choose(self, flow: Flow[Battle]) -> Asked:
        """Choose the spell to play; under Fear there is none. [turn.play] [play.own-turn] [rare.fear]"""
        if self.hex is Hex.FEAR:
            return None
        return Decision(
            self.mage, _PLAY, "turn.play", options_for(flow.state, self.mage, self.choice(flow.state))
        )

    def choice(self, state: Battle) -> list[int]:
        """The cards among which the mage may choose."""
        hand = state.mage(self.mage).hand
        return hand if self.only == ANY_CARD else [hand[self.only]]

    def lay(self, flow: Flow[Battle]) -> None:
        """3. The card lies face up before the mage; only now can anything hurt, and a hex has done its work.
        [turn.play] [damage.after-play]"""
        if self.hex:
            flow.state.edit_mage(self.mage).hex = Hex.NONE
        if self.hex is not Hex.FEAR:
            option = flow.answer
            self.verb, self.spell, self.target = option.verb, option.subject, option.target
            hand = flow.state.mage(self.mage).hand
            # Of two equal cards just the one that was drawn or picked: others see which one leaves the hand.
            own = flow.state.card_of(self.mage, self.spell) if self.only == ANY_CARD else hand[self.only]
            play_card(flow, self.mage, own)

    def choose_answered(self, flow: Flow[Battle]) -> Asked:
        """One card answers one spell; with several in the air the mage says which. [answer.one-spell]"""
        spells = self.answerable(flow.state)
        if len(spells) < 2:
            return None
        options = tuple(
            make_option(
                say(
                    "option-answer",
                    spell=spell.spell,
                    by=f"#{spell.by}",
                    mage=f"#{spell.at}",
                    damage=spell.damage,
                ),
                "answer.one-spell",
                "answer",
                f"spell-{place}",
            )
            for place, spell in enumerate(spells)
        )
        return Decision(self.mage, _ANSWER, "answer.one-spell", options)

    def answerable(self, state: Battle) -> list[Aimed]:
        """The spells the chosen card could answer."""
        if self.verb not in ("merge", "counter"):
            return []
        return spells_to_answer(state, self.mage, FACES[FACE_NUMBER[self.spell]], self.verb)

    def answer(self, flow: Flow[Battle]) -> None:
        spells = self.answerable(flow.state)
        if spells:
            place = int(flow.answer.subject.removeprefix("spell-")) if len(spells) > 1 else 0
            self.answered = spells[place]
            face = FACES[FACE_NUMBER[self.spell]]
            take_from_the_air(flow, face, self.answered)
            if isinstance(face, Rare) and face.when is When.ANY_MOMENT:
                # What works at any moment need not wait for the damage. [paralyze.own-turn]
                counter(flow, self.mage, face, self.target, self.answered)
                self.verb = ""

    def suffer(self, flow: Flow[Battle]) -> None:
        """2. What is neither merged nor prevented hurts. [turn.suffer] [solo.goes-on]"""
        spells = flow.state.aimed_at(self.mage)
        if spells:
            flow.state.edit_table().aimed.remove(spells[0])
            self.go("suffer")
            flow.call(Strike(spells[0]))

    def announce(self, flow: Flow[Battle]) -> None:
        """4. Announce the spell, and it takes effect; not if its mage did not survive, unless reborn.
        [turn.announce] [damage.before-effect] [eliminated.turn-goes-on]"""
        if not flow.state.is_alive(self.mage):
            self.stop()
        elif self.verb:
            carry_out(flow, self.mage, self.verb, self.spell, self.target, self.answered)

    def discard(self, flow: Flow[Battle]) -> Asked:
        """At the end of the turn the hand holds no more than two cards. [hand.limit] [fear.discard]"""
        mage = flow.state.mage(self.mage)
        if len(mage.hand) <= HAND_LIMIT or not flow.state.is_alive(self.mage):
            self.stop()
            return None
        faces = flow.state.table.faces
        options = tuple(DISCARD[face] for face in sorted({faces[card] for card in mage.hand}))
        return Decision(self.mage, _DISCARD, "hand.limit", options)

    def discarded(self, flow: Flow[Battle]) -> None:
        if flow.answer.verb == "discard":
            discard_card(flow, self.mage, flow.state.card_of(self.mage, flow.answer.subject))
            self.go("discard")

    steps = (
        begin, draw, drawn, bewitched, choose, lay, choose_answered, answer, suffer, announce, discard, discarded,
    )  # fmt: skip


class VirtualTurn(Frame):
    """The virtual opponent's turn: it draws a card and plays it against you. [solo.turn]"""

    mage: int
    verb: str = ""
    spell: str = ""
    target: str = ""
    answered: Aimed | None = None

    def begin(self, flow: Flow[Battle]) -> None:
        if not end_if_no_card_is_left(flow):
            flow.emit("turn-began", "turn.order", mage=f"#{self.mage}")

    def draw(self, flow: Flow[Battle]) -> None:
        """From the pile; from the centre only when the pile is empty. [solo.draw]"""
        state = flow.state
        card = draw_from_pile(flow, self.mage) if state.table.pile else take_centre(flow, self.mage)
        # It declares its own type for Fusion, which is the strongest start it has. [solo.fusion]
        options = options_for(state, self.mage, [card])
        own = state.mage(self.mage).school
        option = next((option for option in options if option.target == own), options[0])
        self.verb, self.spell, self.target = option.verb, option.subject, option.target
        if self.verb in ("merge", "counter"):
            spells = spells_to_answer(state, self.mage, state.face(card), self.verb)
            self.answered = max(spells, key=lambda spell: spell.damage)
            take_from_the_air(flow, state.face(card), self.answered)
        play_card(flow, self.mage, card)

    steps = (begin, draw, Turn.suffer, Turn.announce)
