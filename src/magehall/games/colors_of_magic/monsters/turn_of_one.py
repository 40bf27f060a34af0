"""Procedure of one monster's turn: a card for its move, then attacks. [monsters]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import AttackTarget, MoveTarget
from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.instincts import AttackCards, Instinct
from magehall.games.colors_of_magic.cards.reference import LINE
from magehall.games.colors_of_magic.cards.vocabulary import ATTACK_KINDS, AttackKind, On
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.combat.monster_cards import card_of, draw_activation_card, orders_of
from magehall.games.colors_of_magic.combat.reach import STAT, targets, volley
from magehall.games.colors_of_magic.damage.activations import (
    begin_lasting,
    burn,
    end_lasting,
    frighten,
    regenerate,
    scorch,
)
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.events import CreatureActivated
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.spells import Use
from magehall.games.colors_of_magic.model.frames.turn import MonsterTurn
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Invocation
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.values import has_attack, restricted
from magehall.games.colors_of_magic.model.words import name_of, player_name
from magehall.games.colors_of_magic.monsters.attack_targets import attack_targets, attackable
from magehall.games.colors_of_magic.monsters.choices import ATTACK, MOVE, settle
from magehall.games.colors_of_magic.monsters.keyword_use import can_teleport, teleport, use_keywords
from magehall.games.colors_of_magic.monsters.move_targets import (
    AWAY,
    CENTRE,
    kept_away,
    move_targets,
    place_away,
    place_towards,
)
from magehall.games.colors_of_magic.monsters.nearness import disc_of, nearest, prey
from magehall.games.colors_of_magic.movement.reach import inches_of, why_not_move
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kit.lattice.points import Point

# The beginning


def _begin(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """It is activated, unless something keeps it from that. [monsters] [card.stasis-field]"""
    state, id = flow.state, turn.creature
    held = restricted(state, id, Restriction.STASIS) or restricted(state, id, Restriction.CANNOT_ACTIVATE)
    if state.creature(id).tapped or held:
        turn.stop()
        return
    lines = CREATURES[state.creature(id).face].lines
    turn.attacks = max([1, *(line.cards for line in lines if isinstance(line, AttackCards))])
    creature = state.edit_creature(id)
    creature.tapped = True
    creature.activations += 1
    turn.burning = len(creature.burns)
    flow.emit(CreatureActivated(player=player_name(MONSTERS), creature=name_of(creature.face)), "monsters")


def _suffer(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Fear and scorched terrain where it begins. [keyword.aura-of-fear] [table.scorched]"""
    begin_lasting(flow.state, turn.creature)
    frighten(flow, turn.creature)
    scorch(flow, turn.creature)


def _tell(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Those who watch for activations learn of it. [windows]"""
    if flow.state.stands(turn.creature):
        happen(flow, Happening(On.ACTIVATED, MONSTERS, turn.creature))


def _keywords(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """It uses what its keywords let it do, at the first chance. [monsters.keywords]"""
    if flow.state.stands(turn.creature):
        use_keywords(flow, turn.creature)


# The move


def _draw_move(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """A card names where it goes; who cannot move draws none. [monsters.moves]"""
    state, id = flow.state, turn.creature
    if not state.stands(id) or why_not_move(state, id, Manner.NORMAL, inches_of(state, id)) is not None:
        turn.go("_seek")
        return
    turn.move_card = draw_activation_card(flow, id)
    which = orders_of(state, id, turn.move_card).move
    settle(flow, turn, id, move_targets(state, id, which), MOVE)


def _move(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """It goes by the cheapest way to the place nearest to its target. [monsters.moves]"""
    state, id = flow.state, turn.creature
    if not state.stands(id):
        return
    place = _goal(state, turn)
    turn.charge = -state.creature(id).moved
    if place is not None:
        inches = inches_of(state, id)
        flow.call(Move(id, MONSTERS, Manner.NORMAL, inches, x=place[0], y=place[1]))


def _goal(state: Skirmish, turn: MonsterTurn) -> Point | None:
    """Where its card sends it; None: it stays."""
    id = turn.creature
    which, inches = orders_of(state, id, turn.move_card).move, inches_of(state, id)
    if which is MoveTarget.CENTRE:
        return place_towards(state, id, CENTRE, inches)
    if not (state.stands(turn.target) or turn.target in state.markers()):
        return None
    aim = disc_of(state, turn.target)
    if which in AWAY:
        return place_away(state, id, aim, inches)
    return place_towards(state, id, aim, inches, kept_away(state.creature(id).face))


def _moved(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """How far it came counts for a charge. [keyword.charge]"""
    if flow.state.stands(turn.creature):
        turn.charge += flow.state.creature(turn.creature).moved


def _seek(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Who finds nobody to attack looks for the nearest to teleport to. [monster.wisp]"""
    state, id = flow.state, turn.creature
    turn.target = ""
    if state.stands(id) and can_teleport(state, id) and not attackable(state, id):
        settle(flow, turn, id, nearest(state, id, prey(state)), MOVE)


def _teleport(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """It does so once a match. [keyword.teleport]"""
    if flow.state.stands(turn.creature) and flow.state.stands(turn.target):
        teleport(flow, turn.creature, turn.target)


# The attack


def _draw_attack(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Draw the card that names whom the monster attacks. Its own card may have an attack for the symbol instead.
    [monsters.symbols]"""
    state, id = flow.state, turn.creature
    if turn.attacks <= 0 or not _can_attack(state, id):
        turn.go("_acted")
        return
    turn.attacks -= 1
    turn.target = ""
    turn.attack_card = draw_activation_card(flow, id)
    instinct = _instinct(state, turn)
    if instinct is not None and instinct[1].does:
        return
    settle(flow, turn, id, attack_targets(state, id, _which(state, turn)), ATTACK)


def _which(state: Skirmish, turn: MonsterTurn) -> AttackTarget:
    """Whom the drawn card names, or the monster's own for its symbol. [monsters.symbols]"""
    instinct = _instinct(state, turn)
    own = instinct[1].attack if instinct is not None else None
    return own or orders_of(state, turn.creature, turn.attack_card).attack


def _can_attack(state: Skirmish, id: str) -> bool:
    return (
        state.stands(id)
        and not restricted(state, id, Restriction.CANNOT_ATTACK)
        and not restricted(state, id, Restriction.CANNOT_ACT)
        and any(has_attack(state, id, STAT[kind]) for kind in ATTACK_KINDS)
    )


def _instinct(state: Skirmish, turn: MonsterTurn) -> tuple[int, Instinct] | None:
    """What its own card has for the symbol of the drawn card. [monsters.symbols]"""
    symbol = card_of(turn.attack_card).symbol
    for number, line in enumerate(CREATURES[state.creature(turn.creature).face].lines):
        if isinstance(line, Instinct) and symbol in line.symbols:
            return number, line
    return None


def _attack(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Attack in melee if that reaches, else from afar. Or the monster does what its own card says. [monsters.attacks]"""
    turn.go("_draw_attack")
    state, id = flow.state, turn.creature
    if not state.stands(id):
        return
    instinct = _instinct(state, turn)
    if instinct is not None and instinct[1].does:
        invocation = state.new_id(INVOCATION)
        part = f"{LINE}{instinct[0]}"
        state.add(invocation, Invocation(MONSTERS, state.creature(id).face, part, id, id))
        turn.last_target, turn.last_kind, turn.last_line = "", None, instinct[0]
        flow.call(Use(invocation))
        return
    kind = attackable(state, id).get(turn.target)
    if kind is None:
        return
    turn.last_target, turn.last_kind, turn.last_line = turn.target, kind, -1
    turn.shot = (turn.target,)
    if kind is AttackKind.RANGED:
        turn.go("_aim")
    flow.call(Attack(id, turn.target, kind, MONSTERS, activation_card=turn.attack_card))


def _aim(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Look for the next target of a volley. The same card names it among the others. [keyword.volley]
    [monsters.keywords]"""
    state, id = flow.state, turn.creature
    turn.target = ""
    if not state.stands(id) or len(turn.shot) >= volley(state, id):
        turn.go("_draw_attack")
        return
    settle(flow, turn, id, attack_targets(state, id, _which(state, turn), turn.shot), ATTACK)


def _shoot(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Make another shot of a volley; without a target it is over. [keyword.volley]"""
    id = turn.creature
    if turn.target not in targets(flow.state, id, AttackKind.RANGED):
        turn.go("_draw_attack")
        return
    turn.go("_aim")
    turn.shot = (*turn.shot, turn.target)
    turn.last_target = turn.target
    flow.call(Attack(id, turn.target, AttackKind.RANGED, MONSTERS, activation_card=turn.attack_card))


# The end


def _acted(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Its Action ended. [windows]"""
    if flow.state.stands(turn.creature):
        happen(flow, Happening(On.ACTED, MONSTERS, turn.creature))


def _burn(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """Fire that was set before. [keyword.burn]"""
    if flow.state.stands(turn.creature):
        burn(flow, turn.creature, turn.burning)


def _recover(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """It regenerates. [keyword.regeneration]"""
    if flow.state.stands(turn.creature):
        regenerate(flow, turn.creature)
        happen(flow, Happening(On.ACTIVATION_ENDED, MONSTERS, turn.creature), window=False)


def _expire(turn: MonsterTurn, flow: Flow[Skirmish]) -> None:
    """What lasted until then is over. [turn.words]"""
    if turn.creature in flow.state.creatures():
        end_lasting(flow.state, turn.creature)
        check_deaths(flow)


PROCEDURES: dict[type[Frame], Procedure] = {
    MonsterTurn: Procedure(
        begin=(_begin, _suffer, _tell, _keywords),
        move=(_draw_move, _move, _moved, _seek, _teleport),
        attack=(_draw_attack, _attack, _aim, _shoot),
        end=(_acted, _burn, _recover, _expire),
    )
}
