"""What is printed on cards, as plain data: for whoever draws them.

Names are the messages ``name-<id>``, and what a card does is ``text-<id>``."""

from __future__ import annotations

from typing import Any

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Body, Card, Mage, Origin
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.objectives import Hold, Objective, Perform
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import OPPOSED
from magehall.games.colors_of_magic.setup.forces import READY


def catalogue() -> dict[str, dict[str, dict[str, Any]]]:
    """All cards and other declarations by their ids. They are mages, schools, monsters, ingredients and objectives, and
    the ready forces."""
    homes = {card.id: school.id for school in SCHOOL_BY_ID.values() for card in school.cards}
    homes |= {card.id: mage.id for mage in MAGE_BY_ID.values() for card in mage.codex}
    return {
        "cards": {card.id: _card(card, homes[card.id]) for card in CARDS.values()},
        "mages": {mage.id: _mage(mage) for mage in MAGE_BY_ID.values()},
        "schools": {
            school.id: {
                "element": school.element.value,
                "cards": {card.id: card.copies for card in school.cards},
            }
            for school in SCHOOL_BY_ID.values()
        },
        "creatures": {
            face.id: _kept(element=face.element and face.element.value, origin=face.origin.value)
            | {"body": _body(face.body)}
            for face in CREATURES.values()
            if face.id not in CARDS and face.origin is not Origin.MAGE
        },
        "ingredients": {one.id: _kept(artifact=one.artifact, once=one.once) for one in INGREDIENTS.values()},
        "objectives": {
            one.id: _objective(one, major=one in scenario.majors)
            for scenario in SCENARIOS.values()
            for one in scenario.objectives
        },
        "forces": {
            str(number): {"mage": ready.mage, "schools": list(ready.schools)}
            for number, ready in enumerate(READY, 1)
        },
    }


def _kept(**facts: object) -> dict[str, Any]:
    """The facts that say something."""
    return {name: fact for name, fact in facts.items() if fact or type(fact) is int}


def _card(card: Card, home: str) -> dict[str, Any]:
    return {
        "home": home,
        "element": card.element.value,
        "type": card.type.value,
        "cost": card.cost,
        "copies": card.copies,
        "initiative": card.boost.initiative,
    } | _kept(
        range=card.range,
        winner_damage=card.boost.winner_damage or None,
        loser_damage=card.boost.loser_damage or None,
        winner=bool(card.boost.winner),
        waits=bool(card.triggers),
        graft=card.graft is not None,
        spends=[card.spend.least, card.spend.most] if card.spend.most else None,
        body=_body(card.body) if card.body is not None else None,
    )


def _mage(mage: Mage) -> dict[str, Any]:
    opposed = OPPOSED.get(mage.element)
    return {
        "element": mage.element.value,
        "flow": mage.flow,
        "body": _body(mage.body),
        "codex": {card.id: card.copies for card in mage.codex},
    } | _kept(
        token=mage.token and mage.token.value,
        most_tokens=mage.most_tokens or None,
        left_out=mage.left_out,
        opposed=opposed and opposed.value,
    )


def _body(body: Body) -> dict[str, Any]:
    return {
        "life": body.life,
        "movement": body.movement,
        "defense": body.defense,
        "size": body.size,
    } | _kept(
        melee=body.melee or None,
        ranged=body.ranged or None,
        range=body.range,
        types=[kind.value for kind in body.types],
        keywords=[
            {"id": one.id.value} | _kept(x=one.x or None, y=one.y or None, of=one.of) for one in body.keywords
        ],
    )


def _objective(one: Objective, *, major: bool) -> dict[str, Any]:
    goal = one.goal
    facts = _kept(mana=one.mana or None, monster=one.monster, major=major)
    if isinstance(goal, Hold):
        facts |= _kept(checks=goal.checks, price=goal.mana or None, after=goal.after)
    elif isinstance(goal, Perform):
        facts |= _kept(times=goal.times, price=goal.mana or None)
    return {
        "goal": type(goal).__name__.lower(),
        "points": one.points,
        "copies": one.copies,
        "ingredients": list(one.ingredients),
    } | facts
