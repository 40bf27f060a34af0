"""Parser of option ids into deeds. A table has a row for each verb."""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, Form
from magehall.games.colors_of_magic.model.deeds import (
    DISCARD_PILE,
    Activate,
    ActWith,
    AimAt,
    AttackTarget,
    Bleed,
    CastSpell,
    Cheapen,
    Choose,
    ChooseForce,
    Decline,
    Deploy,
    Disengage,
    EndActivation,
    Enough,
    Go,
    GraftOn,
    Keep,
    LeaveOut,
    NameFirst,
    PayFull,
    PayGoal,
    PickCard,
    PickOne,
    PickPlace,
    PickPlayer,
    PickStats,
    PlayDuelCard,
    SpendTokens,
    TakeCorner,
    TakeForm,
    UseIngredient,
    UseLine,
)
from magehall.kernel.decision import PASS_VERB, Deed, Pass
from magehall.kit.lattice.points import parse

Reader = Callable[[str, str], Deed | None]
"""Makes a deed of subject and target; ValueError, LookupError or None where they mean nothing."""


def _force(mage: str, schools: str) -> Deed | None:
    chosen = tuple(schools.split("+"))
    known = mage in MAGE_BY_ID and all(school in SCHOOL_BY_ID for school in chosen)
    return ChooseForce(mage, chosen) if known else None


def _go(place: str, manner: str) -> Deed:
    x, y = parse(place)
    return Go(x, y, manner or "normal")


def _place(place: str, _target: str) -> Deed:
    x, y = parse(place)
    return PickPlace(x, y)


def _aim(place: str, inches: str) -> Deed:
    x, y = parse(place)
    return AimAt(x, y, int(inches or 0))


def _card(kind: Callable[[str], Deed]) -> Reader:
    """A deed with a card as its subject."""
    return lambda card, _target: kind(card) if card in CARDS or card in CREATURES else None


def _of(kind: Callable[[str], Deed]) -> Reader:
    return lambda subject, _target: kind(subject)


def _number(kind: Callable[[int], Deed]) -> Reader:
    return lambda subject, _target: kind(int(subject))


def _alone(kind: Callable[[], Deed]) -> Reader:
    return lambda subject, target: None if subject or target else kind()


READERS: dict[str, Reader] = {
    PASS_VERB: _alone(Pass),
    "force": _force,
    "leave-out": _card(LeaveOut),
    "corner": _number(TakeCorner),
    "servant": _card(Deploy),
    "first": _number(NameFirst),
    "cast": lambda card, pile: CastSpell(card, pile == DISCARD_PILE) if card in CARDS else None,
    "activate": _of(Activate),
    "use": UseLine,
    "act": ActWith,
    "strike": lambda target, _: AttackTarget(target, AttackKind.MELEE),
    "shoot": lambda target, _: AttackTarget(target, AttackKind.RANGED),
    "go": _go,
    "disengage": _alone(Disengage),
    "end": _alone(EndActivation),
    "pick": _of(PickOne),
    "enough": _alone(Enough),
    "place": _place,
    "aim": _aim,
    "player": _number(PickPlayer),
    "card": _card(PickCard),
    "stats": PickStats,
    "spend": _number(SpendTokens),
    "graft": lambda card, _: GraftOn("" if card == "none" else card),
    "cheapen": _card(Cheapen),
    "ingredient": UseIngredient,
    "pay": _alone(PayFull),
    "bleed": _of(Bleed),
    "choose": _of(Choose),
    "decline": _alone(Decline),
    "duel": _card(PlayDuelCard),
    "form": lambda form, _: TakeForm(Form(form)),
    "collect": _of(PayGoal),
    "keep": _of(Keep),
}

VERBS = frozenset(READERS)


def read_deed(option_id: str) -> Deed | None:
    """The deed that an id means; None where it means nothing in this game."""
    verb, _, rest = option_id.partition(":")
    subject, _, target = rest.partition(":")
    reader = READERS.get(verb)
    if reader is None:
        return None
    try:
        deed = reader(subject, target)
    except (ValueError, LookupError):
        return None
    return deed if deed is not None and deed.id == option_id else None
