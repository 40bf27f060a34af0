"""When a bot reveals a hidden enchantment: at the moment it does something."""

from __future__ import annotations

from magehall.games.mage_wars.bot.field import Field
from magehall.games.mage_wars.bot.readings import READINGS
from magehall.games.mage_wars.bot.words import Cue
from magehall.games.mage_wars.cards.card import Style
from magehall.games.mage_wars.model.dice import tally
from magehall.games.mage_wars.model.frames import Activation, Attack, Cast, Move
from magehall.games.mage_wars.model.state import Duel, Piece
from magehall.games.mage_wars.model.values import fits
from magehall.kernel.flow import Window

_BEFORE_DICE = frozenset({"attack-declared", "attack-avoided"})


def is_moment(state: Duel, id: str) -> bool:
    """Whether the open window could be what a hidden enchantment waits for. A quick check, as it mostly is not."""
    piece = state.piece(id)
    cue = READINGS[piece.card].cue
    window = state.stack[-1]
    if cue is None or not isinstance(window, Window):
        return False
    opener = state.opener()
    if isinstance(opener, Attack):
        return _in_attack(state, window.name, opener, cue, piece)
    if isinstance(opener, Activation):
        return (
            window.name == "activated" and cue is Cue.ACTIVATED and _is_about(state, piece, opener.creature)
        )
    if isinstance(opener, Move):
        return cue is Cue.MOVED and _is_about(state, piece, opener.creature)
    if isinstance(opener, Cast):
        return _in_cast(state, opener, cue, piece)
    return _between_phases(state, cue, piece)


def is_timely(field: Field, seat: int, id: str) -> bool:
    """Whether ``seat`` would do well to reveal its enchantment in the window now open."""
    state = field.state
    if not is_moment(state, id):
        return False
    piece = state.piece(id)
    reading = READINGS[piece.card]
    host = field.by_id.get(piece.host)
    if host is None:
        if piece.host:
            return False
    elif field.charm(reading, seat, host) <= 0:
        return False
    opener = state.opener()
    if isinstance(opener, Attack):
        if reading.cue is Cue.STRUCK_HARD:
            return _is_stopped_by_armor(field, opener)
        if reading.cue is Cue.STRUCK_BADLY:
            return _is_deadly(field, opener)
    return True


def _is_about(state: Duel, piece: Piece, creature: str) -> bool:
    """Whether a creature bears the enchantment, or is meant by it in its zone."""
    if piece.host:
        return piece.host == creature
    who = READINGS[piece.card].there
    return (
        who is not None
        and state.exists(creature)
        and state.zone_of(creature) == piece.zone
        and fits(state, creature, who, piece.controller)
    )


def _between_phases(state: Duel, cue: Cue, piece: Piece) -> bool:
    phase = state.match.phase
    if cue is Cue.BEFORE_CHANNEL:
        return phase == "reset"
    if cue is Cue.BEFORE_UPKEEP_WOUNDED:
        wounds = [state.piece(id).damage for id in state.creatures() if _is_about(state, piece, id)]
        return phase == "channel" and max(wounds, default=0) > 1
    return cue is Cue.BEFORE_UPKEEP and phase == "channel"


def _in_cast(state: Duel, cast: Cast, cue: Cue, piece: Piece) -> bool:
    if cue is Cue.CASTS:
        return _is_about(state, piece, cast.caster) and cast.step in ("counter", "check")
    if cue is Cue.HEALED and cast.spell and state.exists(cast.spell):
        return (
            _is_about(state, piece, cast.target)
            and "healing" in state.card(cast.spell).subtypes
            and cast.step == "check"
        )
    return False


def _in_attack(state: Duel, window: str, attack: Attack, cue: Cue, piece: Piece) -> bool:
    if attack.cancelled:
        return False
    style = attack.bar().style
    before = window in _BEFORE_DICE and not attack.avoided and attack.step != "ask_strike"
    match cue:
        case Cue.STRIKES:
            enemy = not state.friends(piece.controller, attack.seat)
            meant = before and (style is Style.MELEE or enemy) and not attack.bar().spell
            return meant and _is_about(state, piece, attack.attacker)
        case Cue.SHOOTS:
            return before and style is Style.RANGED and _is_about(state, piece, attack.attacker)
        case Cue.STRUCK:
            return before and _is_about(state, piece, attack.victim())
        case Cue.STRUCK_IN_MELEE | Cue.STRUCK_FROM_AFAR:
            feared = Style.MELEE if cue is Cue.STRUCK_IN_MELEE else Style.RANGED
            declared = before and window == "attack-declared"
            return declared and style is feared and _is_about(state, piece, attack.victim())
        case Cue.STRUCK_HARD | Cue.STRUCK_BADLY:
            return window == "attack-rolled" and attack.hit and _is_about(state, piece, attack.victim())
        case Cue.WOUNDED_IN_MELEE:
            return (
                window == "attack-damage" and attack.is_melee() and _is_about(state, piece, attack.victim())
            )
    return False


def _is_stopped_by_armor(field: Field, attack: Attack) -> bool:
    """Whether more armour would stop any of the roll."""
    victim = field.by_id.get(attack.victim())
    if victim is None or not attack.hit:
        return False
    normal, _ = tally(attack.dice)
    return normal > max(0, victim.armor - attack.bar().value("piercing"))


def _is_deadly(field: Field, attack: Attack) -> bool:
    victim = field.by_id.get(attack.victim())
    if victim is None or not attack.hit:
        return False
    normal, critical = tally(attack.dice)
    return critical + max(0, normal - victim.armor) >= victim.left
