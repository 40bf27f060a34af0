"""What looks possible whatever is asked, and never is. Reveals between two windows, spells that are not at hand, cards
that are not in the book."""

from __future__ import annotations

from magehall.games.mage_wars.cards import NUMBER
from magehall.games.mage_wars.model.deeds import (
    ActivateCreature,
    BindSpell,
    CastSpell,
    PrepareSpell,
    RevealEnchantment,
)
from magehall.games.mage_wars.model.frames import Activation, Binding, Deployment, Planning, SettingUp
from magehall.games.mage_wars.model.labels import spell_named
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.round.acting_phase import acts_now
from magehall.games.mage_wars.round.deployment import waiting
from magehall.games.mage_wars.round.planning import next_helper
from magehall.games.mage_wars.spells.casting.at_hand import may_cast, why_not_at_hand
from magehall.games.mage_wars.windows.hidden import own_hidden, why_not_own
from magehall.games.mage_wars.windows.reveal_windows import AROUND_ACTION
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Verdict, by_kind
from magehall.kernel.flow import Window

LATER = no("reveal-later", "spells.reveal-no-interrupt")


def _is_for_revealing(state: Duel) -> bool:
    """Whether a window for reveals is open, which judges them itself."""
    frame = state.stack[-1]
    return isinstance(frame, Window) and frame.name not in AROUND_ACTION


def _why_not_reveal(moment: Moment[Duel], deed: RevealEnchantment) -> Verdict:
    """Between two moments for revealing, all hidden enchantments wait. [spells.reveal-no-interrupt]"""
    state, seat = moment.state, moment.seat
    if _is_for_revealing(state):
        return None
    if any(id == deed.enchantment for id, _ in own_hidden(state, seat)):
        return LATER
    return why_not_own(state, seat, deed)


def _why_not_cast(moment: Moment[Duel], deed: CastSpell) -> Verdict:
    """What is not at hand cannot be cast, now or later. [casting.prepared-only]"""
    state, seat = moment.state, moment.seat
    if isinstance(state.stack[-1], SettingUp):
        return None
    return why_not_at_hand(state, _caster(state, seat), seat, deed.slug)


def _caster(state: Duel, seat: int) -> str:
    """Object that casts at this moment. It is the one that acts or deploys, or the mage where that is no caster.
    [casting.who-casts]"""
    frame, actor = state.stack[-1], ""
    if isinstance(frame, Activation):
        actor = frame.creature
    elif isinstance(frame, Deployment):
        actor = waiting(frame, state, seat)[0]
    return actor if actor and state.exists(actor) and may_cast(state, actor) else MAGE[seat]


def _why_not_taken(moment: Moment[Duel], deed: PrepareSpell | BindSpell) -> Verdict:
    """What is not in the book can be neither prepared nor bound. [round.planning-two] [casting.spellbind]"""
    card, frame = spell_named(deed.slug), moment.state.stack[-1]
    if card is None or NUMBER[card.id] in moment.state.player(moment.seat).book:
        return None
    match frame:
        case Planning():
            for_helper = next_helper(frame, moment.state, moment.seat)
            rule = "round.planning-helpers" if for_helper else "round.planning-two"
            return no("not-in-book", rule, spell=card.name)
        case Binding():
            return no("not-in-book", "casting.spellbind", spell=card.name)
    return None


def _why_not_activate(moment: Moment[Duel], _deed: ActivateCreature) -> Verdict:
    frame = moment.state.stack[-1]
    return acts_now(moment.state, frame) if isinstance(frame, Activation) else None


def _nothing(_moment: Moment[Duel]) -> tuple[Option, ...]:
    return ()


def _waiting(moment: Moment[Duel]) -> list[Deed]:
    if _is_for_revealing(moment.state):
        return []
    return [RevealEnchantment(id) for id, _ in own_hidden(moment.state, moment.seat)]


BACKGROUND: JudgedQuestion[Duel, Moment[Duel]] = JudgedQuestion(
    Moment,
    say("option-let-pass"),
    "spells.reveal-no-interrupt",
    _nothing,
    by_kind(
        {
            RevealEnchantment: _why_not_reveal,
            CastSpell: _why_not_cast,
            ActivateCreature: _why_not_activate,
            PrepareSpell: _why_not_taken,
            BindSpell: _why_not_taken,
        }
    ),
    _waiting,
)
