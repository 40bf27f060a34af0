"""The turn of a mage: draw, suffer, play, announce. That is the sheet's order; what is suffered was not answered."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Rare
from magehall.games.battle_mages.cards.effects import Hex
from magehall.games.battle_mages.cards.vocabulary import When
from magehall.games.battle_mages.damage.ending import end_if_no_card_is_left
from magehall.games.battle_mages.deck.moving_cards import discard_card, draw_from_pile, play_card, take_centre
from magehall.games.battle_mages.model.deeds import CENTRE, PILE, Answer, Discard, Draw, Play
from magehall.games.battle_mages.model.events import TurnBegan
from magehall.games.battle_mages.model.frames import ANY_CARD, Duel, Strike, Turn, VirtualTurn
from magehall.games.battle_mages.model.knowledge import why_not_held
from magehall.games.battle_mages.model.state import NO_CARD, Aimed, Battle
from magehall.games.battle_mages.model.uses import deeds_with_hand
from magehall.games.battle_mages.model.words import say
from magehall.games.battle_mages.spells.casting import carry_out
from magehall.games.battle_mages.spells.choosing import (
    DRAWN,
    Choice,
    deeds_in_turn,
    spells_to_answer,
    ways_to_play,
    why_not_play,
)
from magehall.games.battle_mages.spells.countering import counter, take_from_the_air
from magehall.kernel.decision import Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

HAND_LIMIT = 2

DRAW_PILE = Draw(PILE).option(say("option-draw-pile"), "turn.draw")
DRAW_CENTRE = [Draw(CENTRE).option(say("option-draw-centre", spell=face.name), "turn.draw") for face in FACES]
DISCARD = [Discard(face.id).option(say("option-discard", spell=face.name), "hand.limit") for face in FACES]
_DRAW_FIRST = Refusal(say("refused-draw-first"), "turn.draw")
_NO_PILE = Refusal(say("refused-no-pile"), "turn.draw")
_NO_CENTRE = Refusal(say("refused-no-centre"), "turn.centre-replaced")


def turn(duel: Duel, flow: Flow[Battle]) -> None:
    mage = flow.state.mage(duel.active)
    flow.call(VirtualTurn(duel.active) if mage.virtual else Turn(duel.active))


def pass_on(duel: Duel, flow: Flow[Battle]) -> None:
    duel.active = flow.state.next_mage(duel.active)
    duel.go("turn")


DUEL = Procedure(turn=turn, pass_on=pass_on)


def active_mage(state: Battle) -> int | None:
    """Whose turn it is, once the duel has begun."""
    duel = state.find(Duel)
    return None if duel is None else duel.active


def begin(turn: Turn, flow: Flow[Battle]) -> None:
    if end_if_no_card_is_left(flow):
        return
    flow.emit(TurnBegan(mage=f"#{turn.mage}"), "turn.order")
    turn.hex = flow.state.mage(turn.mage).hex


def draw(turn: Turn, flow: Flow[Battle]) -> Asked:
    """1. Draw a card from the pile, or take the centre card. [turn.draw]"""
    return DRAWING.ask(flow.state, turn.mage)


def ways_to_draw(moment: Moment[Battle]) -> tuple[Option, ...]:
    table = moment.state.table
    return (DRAW_PILE,) if table.centre == NO_CARD else (DRAW_PILE, DRAW_CENTRE[table.faces[table.centre]])


def why_not_draw(moment: Moment[Battle], deed: Deed) -> Verdict:
    """Nothing is drawn where nothing lies, and nothing played before the draw. [turn.draw]"""
    table = moment.state.table
    if isinstance(deed, Draw):
        if deed.source == PILE:
            return None if table.pile else _NO_PILE
        return _NO_CENTRE if table.centre == NO_CARD else None
    unheld = why_not_held(moment.state, moment.seat, deed)
    return _DRAW_FIRST if unheld is None and isinstance(deed, Play) else unheld


def looks_like_drawing(moment: Moment[Battle]) -> tuple[Deed, ...]:
    return Draw(PILE), Draw(CENTRE), *deeds_with_hand(moment)


DRAWING = Question(Moment, say("ask-draw"), "turn.draw", ways_to_draw, why_not_draw, looks_like_drawing)


def drawn(turn: Turn, flow: Flow[Battle]) -> None:
    if flow.deed(Draw).source == PILE:
        draw_from_pile(flow, turn.mage)
    else:
        take_centre(flow, turn.mage)


def bewitched(turn: Turn, flow: Flow[Battle]) -> None:
    """Blind picks the card, Icy Hand leaves only the one drawn. How it is played stays with the mage. [rare.blind]
    [rare.icy-hand] [blind.still-chooses]"""
    hand = flow.state.mage(turn.mage).hand
    if turn.hex is Hex.BLIND:
        turn.only = flow.chance.roll("blind", len(hand)) - 1
    elif turn.hex is Hex.ICY_HAND:
        turn.only = len(hand) - 1


def choose(turn: Turn, flow: Flow[Battle]) -> Asked:
    """Choose the spell to play; under Fear there is none. [turn.play] [play.own-turn] [rare.fear]"""
    return None if turn.hex is Hex.FEAR else PLAYING.ask(flow.state, turn.mage)


def choice_in_turn(state: Battle, mage: int) -> Choice:
    return Choice(state, mage, state.top(Turn).choice(state))


PLAYING = Question(choice_in_turn, say("ask-play"), "turn.play", ways_to_play, why_not_play, deeds_in_turn)


def lay(turn: Turn, flow: Flow[Battle]) -> None:
    """3. The card lies face up before the mage; only now can anything hurt, and a hex has done its work.
    [turn.play] [damage.after-play]"""
    if turn.hex:
        flow.state.edit_mage(turn.mage).hex = Hex.NONE
    if turn.hex is not Hex.FEAR:
        play = flow.deed(Play)
        turn.verb, turn.spell, turn.target = play.parts()
        hand = flow.state.mage(turn.mage).hand
        # Of two equal cards just the one that was drawn or picked: others see which one leaves the hand.
        own = flow.state.card_of(turn.mage, turn.spell) if turn.only == ANY_CARD else hand[turn.only]
        play_card(flow, turn.mage, own)


def choose_answered(turn: Turn, flow: Flow[Battle]) -> Asked:
    """One card answers one spell; with several in the air the mage says which. [answer.one-spell]"""
    return ANSWERING.ask(flow.state, turn.mage) if len(answerable(turn, flow.state)) > 1 else None


def answers(moment: Moment[Battle]) -> list[Option]:
    state = moment.state
    return [
        Answer(place).option(
            say(
                "option-answer",
                spell=spell.spell,
                by=f"#{spell.by}",
                mage=f"#{spell.at}",
                damage=spell.damage,
            ),
            "answer.one-spell",
        )
        for place, spell in enumerate(answerable(state.top(Turn), state))
    ]


def why_not_now(moment: Moment[Battle], deed: Deed) -> Verdict:
    """What a mage cannot do in the rest of its turn."""
    return DRAWN if isinstance(deed, Draw) else why_not_held(moment.state, moment.seat, deed)


ANSWERING = Question(Moment, say("ask-which-spell"), "answer.one-spell", answers, why_not_now)


def answerable(turn: Turn, state: Battle) -> list[Aimed]:
    """The spells the chosen card could answer."""
    if turn.verb not in ("merge", "counter"):
        return []
    return spells_to_answer(state, turn.mage, FACES[FACE_NUMBER[turn.spell]], turn.verb)


def answer(turn: Turn, flow: Flow[Battle]) -> None:
    spells = answerable(turn, flow.state)
    if spells:
        turn.answered = spells[flow.deed(Answer).place if len(spells) > 1 else 0]
        face = FACES[FACE_NUMBER[turn.spell]]
        take_from_the_air(flow, face, turn.answered)
        if isinstance(face, Rare) and face.when is When.ANY_MOMENT:
            # What works at any moment need not wait for the damage. [paralyze.own-turn]
            counter(flow, turn.mage, face, turn.target, turn.answered)
            turn.verb = ""


def suffer(turn: Turn | VirtualTurn, flow: Flow[Battle]) -> None:
    """2. What is neither merged nor prevented hurts. [turn.suffer] [solo.goes-on]"""
    spells = flow.state.aimed_at(turn.mage)
    if spells:
        flow.state.edit_table().aimed.remove(spells[0])
        turn.go("suffer")
        flow.call(Strike(spells[0]))


def announce(turn: Turn | VirtualTurn, flow: Flow[Battle]) -> None:
    """4. Announce the spell, and it takes effect; not if its mage did not survive, unless reborn.
    [turn.announce] [damage.before-effect] [eliminated.turn-goes-on]"""
    if not flow.state.is_alive(turn.mage):
        turn.stop()
    elif turn.verb:
        carry_out(flow, turn.mage, turn.verb, turn.spell, turn.target, turn.answered)


def discard(turn: Turn, flow: Flow[Battle]) -> Asked:
    """At the end of the turn the hand holds no more than two cards. [hand.limit] [fear.discard]"""
    mage = flow.state.mage(turn.mage)
    if len(mage.hand) <= HAND_LIMIT or not flow.state.is_alive(turn.mage):
        turn.stop()
        return None
    return DISCARDING.ask(flow.state, turn.mage)


def discards(moment: Moment[Battle]) -> list[Option]:
    faces = moment.state.table.faces
    return [DISCARD[face] for face in sorted({faces[card] for card in moment.state.mage(moment.seat).hand})]


DISCARDING = Question(Moment, say("ask-discard"), "hand.limit", discards, why_not_now)


def discarded(turn: Turn, flow: Flow[Battle]) -> None:
    discard_card(flow, turn.mage, flow.state.card_of(turn.mage, flow.deed(Discard).spell))
    turn.go("discard")


TURN = Procedure(
    begin=begin,
    draw=(draw, drawn, bewitched),
    choose=(choose, lay, choose_answered, answer),
    suffer=suffer,
    announce=announce,
    discard=(discard, discarded),
)
