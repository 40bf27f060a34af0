"""Procedure of a duel. Cards are laid face down in turn; then come the totals, and the blows of both sides.
[combat.duel]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import Brands
from magehall.games.colors_of_magic.cards.reference import BOOST, LINE
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, HarmKind, On, Until
from magehall.games.colors_of_magic.cards.words.base import Restriction, bound
from magehall.games.colors_of_magic.combat.monster_cards import (
    draw_activation_card,
    duel_bonus,
    immobilises,
)
from magehall.games.colors_of_magic.combat.strength import (
    attacker_total,
    blow_of,
    defender_total,
    losing_damage,
    own_strikes,
    winning_damage,
)
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.combat_events import (
    CreatureHeld,
    CreatureMarked,
    DuelCardLaid,
    DuelCardShown,
    DuelTied,
    DuelWon,
)
from magehall.games.colors_of_magic.model.deeds import Choose, Decline, PlayDuelCard
from magehall.games.colors_of_magic.model.distances import spot_of
from magehall.games.colors_of_magic.model.frames.combat import Attack, Duel, Fighter
from magehall.games.colors_of_magic.model.frames.spells import Use
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS, NO_CARD, Blow, Invocation, Lasting
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.values import element_of, has, number
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE, show_to
from magehall.games.colors_of_magic.piles.moving_cards import in_hand, lay_down, take_from_hand
from magehall.kernel.decision import Deed, Moment, Option, Pass, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

PASS = Pass().option(say("option-duel-pass"), "combat.duel")

ATTACKER, DEFENDER = 0, 1
BRAND = "brand"


def attack_of(state: Skirmish) -> Attack:
    """The attack that the duel belongs to."""
    attack = state.find(Attack)
    assert attack is not None
    return attack


def _monster(duel: Duel, flow: Flow[Skirmish]) -> None:
    """Set the one card of an attacking monster. That which named its target lies open. [monsters.duels]"""
    if duel.sides[ATTACKER] == MONSTERS:
        duel.monster_card = attack_of(flow.state).activation_card


def _ask(duel: Duel, flow: Flow[Skirmish]) -> Asked:
    """Ask a side to lay a card or pass. They take turns from the defender on, until both pass in a row. [combat.duel]"""
    if duel.passes >= 2:
        return None
    seat = duel.sides[duel.turn]
    if seat == MONSTERS or not flow.state.player(seat).hand:
        return None
    return LAYING.ask(flow.state, seat)


def _lay(duel: Duel, flow: Flow[Skirmish]) -> None:
    if duel.passes >= 2:
        return
    seat = duel.sides[duel.turn]
    if flow.answers and isinstance(flow.answer.deed, PlayDuelCard):
        card = in_hand(flow.state, seat, flow.deed(PlayDuelCard).card)
        assert card is not None, "only cards of the hand are offered"
        take_from_hand(flow.state, seat, card)
        if duel.turn == ATTACKER:
            duel.attacker_cards = (*duel.attacker_cards, card)
        else:
            duel.defender_cards = (*duel.defender_cards, card)
        duel.passes = 0
        flow.emit(DuelCardLaid(player=player_name(seat)), "combat.duel")
    else:
        duel.passes += 1
    duel.turn = 1 - duel.turn
    duel.go("ask")


def _cards(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    for face in state.faces_of(state.player(moment.seat).hand):
        yield _card_option(face)
    yield PASS


@cache
def _card_option(face: str) -> Option:
    text = say("option-duel-card", card=name_of(face), initiative=CARDS[face].boost.initiative)
    return PlayDuelCard(face).option(text, "combat.duel")


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, PlayDuelCard) and in_hand(moment.state, moment.seat, deed.card) is None:
        return refuse("not-in-hand", "combat.duel", card=name_of(deed.card))
    return None


LAYING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-duel"), "combat.duel", _cards, _why_not
)


def totals(state: Skirmish, attack: Attack, duel: Duel) -> tuple[int, int]:
    """The totals of attacker and defender. [combat.initiative]"""
    mine = attacker_total(state, attack) + _initiatives(state, duel.attacker_cards)
    theirs = defender_total(state, attack) + _initiatives(state, duel.defender_cards)
    if duel.monster_card != NO_CARD:
        if duel.sides[ATTACKER] == MONSTERS:
            shot = attack.kind is AttackKind.RANGED
            mine += duel_bonus(state, attack.attacker, duel.monster_card, attacking=True, shot=shot)
        else:
            theirs += duel_bonus(state, attack.target, duel.monster_card, attacking=False)
    return mine, theirs


def _initiatives(state: Skirmish, cards: tuple[int, ...]) -> int:
    return sum(CARDS[state.face(card)].boost.initiative for card in cards)


def _reveal(duel: Duel, flow: Flow[Skirmish]) -> None:
    """Show all cards and determine the winner by the higher total. A tie does nothing, but for Swift Strike.
    [combat.tie]"""
    state, attack = flow.state, attack_of(flow.state)
    _turn_up(duel, flow)
    for seat, cards in zip(duel.sides, (duel.attacker_cards, duel.defender_cards), strict=True):
        for card in cards:
            show_to(state, card, EVERYONE)
            face = state.face(card)
            shown = DuelCardShown(
                player=player_name(seat), card=name_of(face), initiative=CARDS[face].boost.initiative
            )
            flow.emit(shown, "combat.duel")
    attack.spot = spot_of(state.creature(attack.target))
    mine, theirs = totals(state, attack, duel)
    swift = has(state, attack.attacker, KeywordId.SWIFT_STRIKE)
    if mine == theirs and not (swift and not has(state, attack.target, KeywordId.SWIFT_STRIKE)):
        flow.emit(DuelTied(total=mine), "combat.tie")
        return
    won = mine >= theirs
    attack.winner = attack.attacker if won else attack.target
    attack.loser = attack.target if won else attack.attacker
    attack.fighters = (_fighter(state, attack.winner), _fighter(state, attack.loser))
    winner, loser = name_of(state.creature(attack.winner).face), name_of(state.creature(attack.loser).face)
    won_by = DuelWon(winner=winner, loser=loser, more=max(mine, theirs), less=min(mine, theirs))
    flow.emit(won_by, "combat.duel")


def _turn_up(duel: Duel, flow: Flow[Skirmish]) -> None:
    """Show the one card of a monster that defends or strikes freely. It lay face down, and nobody knew it: so it is drawn
    only now. [monsters.duels]"""
    if MONSTERS in duel.sides and duel.monster_card == NO_CARD:
        attack = attack_of(flow.state)
        monster = attack.attacker if duel.sides[ATTACKER] == MONSTERS else attack.target
        duel.monster_card = draw_activation_card(flow, monster)


def _fighter(state: Skirmish, id: str) -> Fighter:
    creature = state.creature(id)
    return Fighter(
        id,
        creature.owner,
        element_of(creature),
        number(state, id, KeywordId.RETRIBUTION),
        number(state, id, KeywordId.LIFE_DRAIN),
        number(state, id, KeywordId.COUNTER_ATTACK),
    )


def _discard(duel: Duel, flow: Flow[Skirmish]) -> None:
    """All cards of the duel go to their owners' discard piles. Who lives by the cards of a hand may fall. [combat.duel]
    [damage.life]"""
    cards = duel.attacker_cards + duel.defender_cards
    for card in cards:
        lay_down(flow, card)
    if cards:
        check_deaths(flow)
        happen(flow, Happening(On.DISCARDED, duel.sides[ATTACKER]), window=False)


def _ask_brand(_duel: Duel, flow: Flow[Skirmish]) -> Asked:
    """Winning as attacker it may mark instead of all damage. [card.ember-stalker]"""
    state, attack = flow.state, attack_of(flow.state)
    both = state.stands(attack.attacker) and state.stands(attack.target)
    if attack.winner != attack.attacker or attack.seat < 0 or not both:
        return None
    lines = CREATURES[state.creature(attack.attacker).face].lines
    return BRANDING.ask(state, attack.seat) if any(isinstance(line, Brands) for line in lines) else None


def _brands(_moment: Moment[Skirmish]) -> Iterator[Option]:
    yield Choose(BRAND).option(say("branch-brand"), "card.ember-stalker")
    yield Decline().option(say("option-decline"), "card.ember-stalker")


BRANDING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-brand"), "card.ember-stalker", _brands, lambda _moment, _deed: None
)


def _win(duel: Duel, flow: Flow[Skirmish]) -> None:
    """The winner deals one damage and that of the own boosts, in one blow. [combat.duel-effects] [combat.blow]"""
    state, attack = flow.state, attack_of(flow.state)
    # Discarding the cards of the duel may have killed who lives by the cards in hand.
    if not attack.winner or not (state.stands(attack.winner) and state.stands(attack.loser)):
        return
    if flow.answers and isinstance(flow.answer.deed, Choose):
        if not state.creature(attack.loser).marked:
            state.edit_creature(attack.loser).marked = True
            flow.emit(
                CreatureMarked(creature=name_of(state.creature(attack.loser).face)), "card.mark-of-cinder"
            )
        return
    cards = duel.attacker_cards if attack.winner == attack.attacker else duel.defender_cards
    won = attack.winner == attack.attacker
    amount = winning_damage(state, attack, map(state.face, cards), attacking=won)
    if won:
        for number_of_line, line in own_strikes(state, attack):
            if line.once:
                state.edit_creature(attack.attacker).used.append(f"{LINE}{number_of_line}")
    _hold(flow, duel, attack)
    strike(flow, blow_of(state, attack, attack.winner, attack.loser, amount))


def _hold(flow: Flow[Skirmish], duel: Duel, attack: Attack) -> None:
    """A monster's card may immobilise whom it beats, but not the immovable. [monsters.duels] [keyword.immovable]"""
    monster_won = duel.sides[ATTACKER] == MONSTERS and attack.winner == attack.attacker
    if (
        monster_won
        and duel.monster_card != NO_CARD
        and immobilises(flow.state, attack.winner, duel.monster_card)
        and not has(flow.state, attack.loser, KeywordId.IMMOVABLE)
    ):
        loser = flow.state.edit_creature(attack.loser)
        loser.lasting.append(Lasting(bound(Restriction.CANNOT_MOVE), Until.END_OF_TURN))
        flow.emit(CreatureHeld(creature=name_of(loser.face)), "monsters.duels")


def _lose(duel: Duel, flow: Flow[Skirmish]) -> None:
    """The loser applies the own 'in defence' lines, even if its creature just died. [combat.duel-effects]"""
    state, attack = flow.state, attack_of(flow.state)
    if not attack.winner or not state.stands(attack.winner):
        return
    attacker_lost = attack.loser == attack.attacker
    cards = duel.attacker_cards if attacker_lost else duel.defender_cards
    amount = losing_damage(map(state.face, cards))
    if amount:
        seat = duel.sides[ATTACKER if attacker_lost else DEFENDER]
        if state.stands(attack.loser):
            strike(flow, blow_of(state, attack, attack.loser, attack.winner, amount))
        else:
            _, loser = attack.fighters
            kind = HarmKind.MELEE if attack.kind is AttackKind.MELEE else HarmKind.RANGED
            strike(flow, Blow(attack.winner, amount, kind, seat, element=loser.element))


def _boosts(duel: Duel, flow: Flow[Skirmish]) -> None:
    """Other effects of the winner's boosts come after the blow. [combat.duel-effects]"""
    state, attack = flow.state, attack_of(flow.state)
    if not attack.winner:
        return
    won = attack.winner == attack.attacker
    seat = duel.sides[ATTACKER if won else DEFENDER]
    for card in reversed(duel.attacker_cards if won else duel.defender_cards):
        face = state.face(card)
        if CARDS[face].boost.winner and seat >= 0:
            id = state.new_id(INVOCATION)
            state.add(id, Invocation(seat, face, BOOST, attack.winner if state.stands(attack.winner) else ""))
            flow.call(Use(id))


PROCEDURE = Procedure(
    monster=_monster,
    ask=_ask,
    lay=_lay,
    reveal=_reveal,
    discard=_discard,
    ask_brand=_ask_brand,
    win=_win,
    lose=_lose,
    boosts=_boosts,
)
