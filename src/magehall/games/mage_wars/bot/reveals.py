"""When a bot reveals a hidden enchantment: at the moment it does something."""

from __future__ import annotations

from collections.abc import Mapping

from magehall.games.mage_wars.bot.field import Field
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Style
from magehall.games.mage_wars.model.dice import tally
from magehall.games.mage_wars.model.frames import Activation, Attack, Cast, Move
from magehall.games.mage_wars.model.state import Duel, Piece
from magehall.kernel.flow import Window

_MOMENT: Mapping[str, str] = {
    "bear_strength": "strikes",
    "vampirism": "strikes",
    "hawkeye": "shoots",
    "agony": "strikes",
    "rhino_hide": "struck-hard",
    "divine_protection": "struck",
    "bull_endurance": "struck-badly",
    "force_sword": "struck-melee",
    "force_orb": "struck-ranged",
    "cobra_reflexes": "struck",
    "circle_of_lightning": "wounded-melee",
    "retaliate": "wounded-melee",
    "marked_for_death": "struck",
    "sacred_ground": "zone-struck",
    "force_hold": "activated",
    "pacify": "activated",
    "turn_to_stone": "activated",
    "enfeeble": "activated",
    "maim_wings": "activated",
    "cheetah_speed": "activated",
    "eagle_wings": "activated",
    "mongoose_agility": "activated",
    "chains_of_agony": "moved",
    "harmonize": "before-channel",
    "regrowth": "before-upkeep-wounded",
    "ghoul_rot": "before-upkeep",
    "death_link": "before-upkeep",
    "essence_drain": "before-upkeep",
    "magebane": "casts",
    "poisoned_blood": "healed",
    "divine_intervention": "struck-badly",
}
"""The moment each waits for. Those that must be revealed when something happens, and Decoy, wait for nothing here."""

_BEFORE_DICE = frozenset({"attack-declared", "attack-avoided"})


def is_moment(state: Duel, id: str) -> bool:
    """Whether the open window could be what a hidden enchantment waits for. A quick check, as it mostly is not."""
    piece = state.piece(id)
    card = CARDS[piece.card]
    moment = _MOMENT.get(card.base_id)
    window = state.stack[-1]
    if moment is None or card.trigger is not None or not isinstance(window, Window):
        return False
    opener = state.opener()
    if isinstance(opener, Attack):
        return _in_attack(state, window.name, opener, moment, piece)
    if isinstance(opener, Activation):
        return window.name == "activated" and moment == "activated" and opener.creature == piece.host
    if isinstance(opener, Move):
        return moment == "moved" and opener.creature == piece.host
    if isinstance(opener, Cast):
        return _in_cast(state, opener, moment, piece)
    return _between_phases(state, moment, piece)


def is_timely(field: Field, seat: int, id: str) -> bool:
    """Whether ``seat`` would do well to reveal its enchantment in the window now open."""
    state = field.state
    if not is_moment(state, id):
        return False
    piece = state.piece(id)
    card = CARDS[piece.card]
    host = field.by_id.get(piece.host)
    if host is None:
        return not piece.host
    if field.charm(card, seat, host) <= 0:
        return False
    opener = state.opener()
    match _MOMENT[card.base_id]:
        case "struck-hard" if isinstance(opener, Attack):
            return _stopped_by_armor(field, opener) > 0
        case "struck-badly" if isinstance(opener, Attack):
            return _is_deadly(field, opener)
    return True


def _between_phases(state: Duel, moment: str, piece: Piece) -> bool:
    phase = state.match.phase
    if moment == "before-channel":
        return phase == "reset"
    if moment == "before-upkeep-wounded":
        return phase == "channel" and state.piece(piece.host).damage > 1
    return moment == "before-upkeep" and phase == "channel"


def _in_cast(state: Duel, cast: Cast, moment: str, piece: Piece) -> bool:
    if moment == "casts":
        return cast.caster == piece.host and cast.step in ("counter", "check")
    if moment == "healed" and cast.spell and state.exists(cast.spell):
        return (
            cast.target == piece.host
            and "healing" in state.card(cast.spell).subtypes
            and cast.step == "check"
        )
    return False


def _in_attack(state: Duel, window: str, attack: Attack, moment: str, piece: Piece) -> bool:
    if attack.cancelled:
        return False
    strikes, struck = piece.host == attack.attacker, piece.host == attack.victim()
    style = attack.bar().style
    before = window in _BEFORE_DICE and not attack.avoided and attack.step != "ask_strike"
    enemy = not state.friends(piece.controller, attack.seat)
    match moment:
        case "strikes":
            return before and strikes and (style is Style.MELEE or enemy) and not attack.bar().spell
        case "shoots":
            return before and strikes and style is Style.RANGED
        case "struck":
            return before and struck
        case "struck-melee":
            return window == "attack-declared" and before and struck and style is Style.MELEE
        case "struck-ranged":
            return window == "attack-declared" and before and struck and style is Style.RANGED
        case "struck-hard" | "struck-badly":
            return window == "attack-rolled" and struck and attack.hit
        case "wounded-melee":
            return window == "attack-damage" and struck and attack.is_melee()
        case "zone-struck":
            return before and enemy and state.zone_of(attack.victim()) == piece.zone
    return False


def _stopped_by_armor(field: Field, attack: Attack) -> int:
    """How much of the roll two more points of armour would stop."""
    victim = field.by_id.get(attack.victim())
    if victim is None or not attack.hit:
        return 0
    normal, _ = tally(attack.dice)
    return min(2, max(0, normal - max(0, victim.armor - attack.bar().value("piercing"))))


def _is_deadly(field: Field, attack: Attack) -> bool:
    victim = field.by_id.get(attack.victim())
    if victim is None or not attack.hit:
        return False
    normal, critical = tally(attack.dice)
    return critical + max(0, normal - victim.armor) >= victim.left
