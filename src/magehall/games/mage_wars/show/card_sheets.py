"""Card sheets: what is printed on spells and mages."""

from __future__ import annotations

from magehall.games.mage_wars.cards import REPRINTS, SPELLS, Card
from magehall.games.mage_wars.cards.card import Edition, Kind
from magehall.games.mage_wars.cards.mages import MAGES
from magehall.games.mage_wars.show.card_words import CardWords, reach
from magehall.kernel.contracts.catalogue import CardName, Sheet

MAGE_RULES = ("mages.values", "mages.basic-attack")
"""Entries of the ledger about every mage; a spell has one of its own."""

PRINTED = {card.slug: card for card in (*SPELLS, *MAGES)}
"""Every card by its id as options and positions spell it."""


class SpellSheets:
    """The catalogue of Mage Wars."""

    def names(self) -> tuple[CardName, ...]:
        return tuple(CardName(card.slug, (_name(card),)) for card in PRINTED.values())

    def sheets(self, id: str, locale: str) -> tuple[Sheet, ...]:
        words = CardWords(locale)
        card = PRINTED[id]
        reprints = [other for other in REPRINTS if other.base_id == card.id]
        editions = Edition if reprints else ("",)
        printed = (card, *reprints)
        return tuple(_sheet(card, words, edition) for card, edition in zip(printed, editions, strict=True))


def _name(card: Card) -> str:
    return f"card-mage-{card.slug}" if card in MAGES else f"card-{card.slug}"


def _sheet(card: Card, words: CardWords, edition: str) -> Sheet:
    mage = card in MAGES
    facts = [*([] if mage else _casting(card, words)), *_values(card, words)]
    return Sheet(
        words.say(_name(card)),
        _kind(card, words),
        tuple(facts),
        tuple(words.lines(card)),
        MAGE_RULES if mage else (card.rule,),
        words.say(f"sheet-edition-{edition}") if edition else "",
    )


def _kind(card: Card, words: CardWords) -> str:
    subtypes = [words.say(f"subtype-{subtype.replace('_', '-')}") for subtype in card.subtypes]
    return " · ".join([words.say(f"kind-{card.kind}"), *subtypes])


def _casting(card: Card, words: CardWords) -> list[str]:
    """The lines about casting: schools, cost, speed, range and target."""
    schools = [f"{words.say(f'school-{school}')} {level}" for school, level in card.schools]
    joined = (" / " if card.either_school else " + ").join(schools)
    facts = [words.say("sheet-level", schools=joined, level=card.level)]
    if card.cost is not None and card.kind is Kind.ENCHANTMENT:
        facts.append(words.say("sheet-cost-reveal", cost=card.cost, reveal=card.reveal))
    elif card.cost is not None:
        facts.append(words.say("sheet-cost", cost=card.cost))
    if card.price is not None:
        facts.append(words.word(card.price))
    target = words.target(card.target)
    facts.append(words.say("sheet-casting", speed=card.speed.value, within=reach(card.within), target=target))
    return facts


def _values(card: Card, words: CardWords) -> list[str]:
    """The lines about values, traits and places to wear it."""
    values = []
    if card.life:
        values.append(words.say("sheet-life", life=card.life))
        if card.armor is not None:
            values.append(words.say("sheet-armor", armor=card.armor))
    if card.channeling is not None:
        values.append(words.say("sheet-channeling", channeling=card.channeling))
    only = [*(mage.replace("_", "-") for mage in card.mages)]
    only += [card.school_only.value] if card.school_only is not None else []
    printed = {
        "epic": card.epic,
        "legendary": card.legendary,
        "novice": card.novice,
        "unique": card.unique,
    }
    traits = [words.trait(trait) for trait in card.traits]
    traits += [words.say(f"trait-{name}") for name, has in printed.items() if has]
    traits += [words.say(f"trait-only-{who}") for who in only]
    facts = [", ".join(values)] if values else []
    if traits:
        facts.append(words.say("sheet-traits", traits=", ".join(traits)))
    if card.slots:
        slots = [words.say(f"slot-{slot}") for slot in card.slots]
        facts.append(words.say("sheet-worn", slots=(" / " if card.either_slot else " + ").join(slots)))
    return facts
