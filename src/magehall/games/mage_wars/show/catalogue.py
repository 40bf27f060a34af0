"""Catalogue of what is printed on the cards, as plain data. It is for card faces, deck lists and whoever else draws
them."""

from __future__ import annotations

from typing import Any

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import OPEN, Ability, AttackBar, Defense, Speed, Target
from magehall.games.mage_wars.cards.mages import MAGES
from magehall.games.mage_wars.cards.traits import Trait


def catalogue() -> dict[str, dict[str, Any]]:
    """Every card by its slug, in the order of the alphabet. What a card does not print is left out, except ``cost``,
    which is None where it depends on the target. Names are messages (``card-<slug>``, for mages
    ``card-mage-<slug>``); what the card does is the ledger's rule ``rule`` (mages have several). What the fourth edition
    words otherwise stands beside the first's, and names it as ``reprints``."""
    return {card.slug: _card(card) for card in sorted(CARDS, key=lambda card: card.slug)}


def _card(card: Card) -> dict[str, Any]:
    mage = card in MAGES
    shown: dict[str, Any] = {"kind": card.kind.value}
    if card.id != card.base_id:
        shown["reprints"] = card.base_id.replace("_", "-")
    if mage:
        shown["mage"] = True
    else:
        shown |= {
            "rule": card.rule,
            "schools": [[school.value, level] for school, level in card.schools],
            "level": card.level,
            "cost": card.cost,
            "speed": card.speed.value,
            "range": list(card.within),
            "target": _target(card.target),
        }
    optional: dict[str, Any] = {
        "either_school": card.either_school,
        "reveal": card.reveal,
        "mandatory": card.trigger is not None,
        "subtypes": [subtype.replace("_", "-") for subtype in card.subtypes],
        "life": card.life,
        "armor": card.armor if card.life else 0,
        "channeling": card.channeling,
        "attacks": [_attack(bar) for bar in card.attacks],
        "defenses": [_defense(defense) for defense in (*card.defenses, *card.lends)],
        "traits": [_trait(trait) for trait in card.traits],
        "abilities": [_ability(ability) for ability in card.abilities],
        "slots": [slot.value for slot in card.slots],
        "either_slot": card.either_slot,
        "only": [*(mage.replace("_", "-") for mage in card.mages), *_school_only(card)],
        "words": [
            word
            for word, printed in (
                ("epic", card.epic),
                ("legendary", card.legendary),
                ("novice", card.novice),
                ("unique", card.unique),
            )
            if printed
        ],
    }
    return shown | {name: value for name, value in optional.items() if value}


def _school_only(card: Card) -> list[str]:
    return [card.school_only.value] if card.school_only else []


def _target(target: Target) -> dict[str, Any]:
    who = target.who
    wanted: dict[str, Any] = {
        "aims": [aim.value for aim in target.aims],
        "kinds": [kind.value for kind in who.kinds],
        "subtypes": [subtype.replace("_", "-") for subtype in who.subtypes],
    }
    asked = {
        "friendly": who.friendly,
        "living": who.living,
        "corporeal": who.corporeal,
        "mage": who.mage,
        "hidden": target.hidden,
        "mine": target.mine,
    }
    return {name: value for name, value in wanted.items() if value} | {
        name: value for name, value in asked.items() if value is not None
    }


def _trait(trait: Trait) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": trait.name}
    if trait.value:
        shown["value"] = trait.value
    if trait.harm is not None:
        shown["harm"] = trait.harm.value
    return shown


def _speed(speed: Speed | None) -> str | None:
    return speed.value if speed else None


def _attack(bar: AttackBar) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": bar.name, "style": bar.style.value, "dice": bar.dice}
    optional: dict[str, Any] = {
        "speed": _speed(bar.speed),
        "range": list(bar.within) if bar.style.value == "ranged" else None,
        "harm": bar.harm.value if bar.harm else None,
        "traits": [_trait(trait) for trait in bar.traits],
        "effects": [
            {"from": low, **({} if high == OPEN else {"to": high}), "brings": list(brings)}
            for low, high, brings in bar.effects
        ],
        "bonuses": [
            {
                "value": bonus.value,
                "against": [*bonus.traits, *(school.value for school in bonus.schools)]
                or (["creature"] if bonus.creatures else []),
            }
            for bonus in bar.bonuses
        ],
        "zone": bar.zone,
    }
    return shown | {name: value for name, value in optional.items() if value}


def _defense(defense: Defense) -> dict[str, Any]:
    shown: dict[str, Any] = {"value": defense.value, "uses": defense.uses}
    if not defense.melee:
        shown["only"] = "ranged"
    elif not defense.ranged:
        shown["only"] = "melee"
    return shown


def _ability(ability: Ability) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": ability.name, "speed": ability.speed.value}
    if ability.cost:
        shown["cost"] = ability.cost
    return shown
