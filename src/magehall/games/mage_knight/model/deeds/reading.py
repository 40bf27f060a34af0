"""Parser of option ids into deeds. A table has a row for each way to write one."""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.mage_knight.cards.catalogue import SPELL_CARDS, WOUND
from magehall.games.mage_knight.model.deeds import effects, interaction, movement
from magehall.games.mage_knight.model.deeds.combat import COMBAT_VERBS, read_combat_deed
from magehall.games.mage_knight.model.deeds.cooperation import COOPERATION_VERBS, read_cooperation_deed
from magehall.games.mage_knight.model.deeds.duel import DUEL_VERBS, read_duel_deed
from magehall.games.mage_knight.model.deeds.round import ROUND_VERBS, read_round_deed
from magehall.games.mage_knight.model.deeds.setup import SETUP_VERBS, read_setup_deed
from magehall.games.mage_knight.model.deeds.turn import TURN_VERBS, read_turn_deed
from magehall.kernel.decision import Deed

USES = ("basic", "strong", "move", "influence", "attack", "block")
"""What a card may be played for. [cards.play]"""

Reader = Callable[[str, str], Deed | None]
"""Makes a deed of subject and target; ValueError or None where they mean nothing."""


def _alone(kind: type[Deed]) -> Reader:
    """Reader of a deed that its verb alone tells. Fixed words behind the verb change nothing."""
    return lambda _subject, _target: kind()


def _of(kind: Callable[[str], Deed]) -> Reader:
    """A deed with a subject and nothing else."""
    return lambda subject, _target: kind(subject)


def _after(prefix: str, text: str) -> int:
    """The number that stands behind a prefix."""
    if not text.startswith(prefix):
        raise ValueError(text)
    return int(text.removeprefix(prefix))


def _play(subject: str, target: str) -> Deed | None:
    return effects.PlayCard(subject, target) if target in USES else None


def _pay(subject: str, target: str) -> Deed:
    means, _, shows = subject.rpartition("-")
    return effects.PayWith(means, shows, target or shows)


def _take(subject: str, target: str) -> Deed:
    return effects.KeepYielded(subject, _after("seat-", target)) if target else effects.TakeCard(subject)


def _buy(subject: str, target: str) -> Deed | None:
    goods: dict[str, Reader] = {
        "healing": _alone(interaction.BuyHealing),
        "spell": lambda _subject, card: interaction.BuySpell(card),
        "training": lambda _subject, card: interaction.BuyMonasteryAction(card),
        "action": lambda _subject, card: interaction.BuyCityAction("" if card == "unseen" else card),
        "artifact": _alone(interaction.BuyArtifact),
        "elite": _alone(interaction.BuyEliteOffer),
    }
    return goods[subject](subject, target) if subject in goods else None


READERS: dict[str, Reader] = {
    # Cards, units, skills and mana
    "play": _play,
    "activate": lambda unit, target: effects.ActivateUnit(unit, _after("ability-", target)),
    "use": lambda skill, target: effects.UseSkill(skill, open=target == "open"),
    "tactic": _of(effects.UseTactic),
    "choose": _of(effects.ChooseBranch),
    "pay": _pay,
    "color": _of(effects.ChooseColor),
    "throw": lambda card, _target: effects.GiveUp(card, thrown=True),
    "discard": lambda card, _target: effects.GiveUp(card, thrown=False),
    "die": _of(effects.ChooseDie),
    "enough": _alone(effects.KeepRest),
    "take": _take,
    "with": _of(effects.PlayAlong),
    "target": _of(effects.ChooseFoeDeed),
    "unit": lambda unit, target: effects.TakeBonded(unit) if target else effects.ChooseUnit(unit),
    "pick": _of(effects.PickCard),
    "put": _of(effects.PutCards),
    "push": lambda points, _target: effects.Push(int(points)),
    "heal": _of(effects.HealWith),
    "equip": lambda unit, banner: effects.AssignBanner(banner, unit),
    "banner": _of(effects.UseBanner),
    "add": _of(effects.PayOptional),
    "decline": _alone(effects.Decline),
    "disband": _of(effects.DisbandUnit),
    "claim": _of(effects.ClaimAs),
    "ritual": lambda count, to: effects.ThrowWounds(int(count), to),
    # Movement
    "move": _of(movement.MoveTo),
    "explore": _of(movement.Explore),
    "land": _of(movement.LandOn),
    "stay": _alone(movement.StayPut),
    "hide": _of(movement.HideSite),
    "tunnel": _of(movement.TakeTunnel),
    "mark": lambda whose, _target: movement.MarkGlade(None if whose == "glade" else _after("seat-", whose)),
    # Interaction
    "interact": _alone(interaction.Interact),
    "recruit": lambda card, target: interaction.RecruitUnit(card, bonded=target == "bonded"),
    "buy": _buy,
    "learn": lambda card, target: interaction.BuyByCard(card, _after("right-", target)),
    "plunder": _alone(interaction.Plunder),
    "altar": _alone(interaction.OfferToAltar),
}

CHAPTERS: tuple[Callable[[str], Deed | None], ...] = (
    read_setup_deed,
    read_round_deed,
    read_turn_deed,
    read_combat_deed,
    read_duel_deed,
    read_cooperation_deed,
)
"""Chapters that read their own ids."""

VERBS = (
    frozenset(READERS)
    | SETUP_VERBS
    | ROUND_VERBS
    | TURN_VERBS
    | COMBAT_VERBS
    | DUEL_VERBS
    | COOPERATION_VERBS
)


def read_deed(option_id: str) -> Deed | None:
    """The deed that an id means; None where it names nothing of this game. The reverse of ``Deed.id``.

    The beginning of ids, without their target, means any of them: that is how a reason against all is told."""
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    deed = _read(option_id)
    if deed is None and subject and not target:
        deed = _read(f"{option_id}:{_any_target(verb, subject)}")
    return deed


def _read(option_id: str) -> Deed | None:
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    reader = READERS.get(verb)
    try:
        deed = reader(subject, target) if reader is not None else None
    except ValueError:
        deed = None
    if deed is not None and deed.id == option_id:
        return deed
    return next((deed for read in CHAPTERS if (deed := read(option_id)) is not None), None)


def _any_target(verb: str, subject: str) -> str:
    """A target that all subjects of a verb have."""
    if verb == "play" and subject != WOUND:
        return "basic" if subject in SPELL_CARDS else "strong"
    return {"play": "move", "activate": "ability-0", "learn": "right-0", "rest": "0"}.get(verb, "")
