"""Card texts in a sketch: hand, tactics, skills, units and enemies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, ENEMY_TOKENS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.kinds import Artifact, Spell
from magehall.games.mage_knight.cards.vocabulary import FORTIFIED, SUMMON
from magehall.games.mage_knight.show.sketch_map import COLORS, reading_order
from magehall.games.mage_knight.show.sketch_words import Words

_Record = Mapping[str, Any]


def hand(words: Words, cards: Sequence[str]) -> list[str]:
    """Each card of a hand with what it does; equal ones share a line."""
    lines = [f"  {words.say('sketch-hand')}"]
    for card, count in Counter(cards).items():
        name = words.card(card) + (f" ×{count}" if count > 1 else "")
        color = getattr(DEED_CARDS.get(card), "color", None)
        sign = f"[{COLORS[color]}]■[/]" if color else "■"
        lines += words.paragraph(sign, name, _deed(words, card))
    return lines


def _deed(words: Words, card: str) -> str:
    """The effects of a card, with the mana they take."""

    def text(effect: str) -> str:
        return words.say(f"text-{card}-{effect}")

    if card == WOUND:
        return words.say("sketch-wound")
    kind = DEED_CARDS[card]
    if isinstance(kind, Artifact):
        first = text("banner" if kind.banner else "basic")
        return f"{first} {words.say('sketch-thrown-away')} {text('strong')}"
    color = f"@color-{kind.color}"
    if isinstance(kind, Spell):
        first = f"{words.say('sketch-spell', color=color)} {text('basic')}"
        return f"{first} {words.say('sketch-spell-strong', color=color)} {text('strong')}"
    return f"{text('basic')} {words.say('sketch-strong', color=color)} {text('strong')}"


def tactics(words: Words, cards: Iterable[str]) -> list[str]:
    """The tactics to choose from, each with what it does."""
    lines = [f"  {words.say('sketch-tactics')}"]
    for card in cards:
        lines += words.paragraph("◇", words.card(card), words.say(f"text-{card}"))
    return lines


def service(words: Words, hero: _Record) -> list[str]:
    """What a hero's own units and skills can do."""
    lines = []
    for unit in hero["units"]:
        card = UNIT_CARDS[unit["card"]]
        can = words.clauses(words.say(f"ability-{card.id}-{place}") for place in range(len(card.abilities)))
        name = words.card(card.id) + (" †" if unit["wounds"] else "")
        state = "ready" if unit["ready"] else "spent"
        text = words.say(f"sketch-unit-{state}", armor=card.armor, abilities=can)
        lines += words.paragraph("◈", name, text)
    for skill in hero["skills"]:
        name = words.card(skill["skill"]) + skill_mark(words, skill)
        lines += words.paragraph("◇", name, words.say(f"text-{skill['skill']}"))
    return lines


def skill_mark(words: Words, skill: _Record) -> str:
    """Where a skill cannot be used now, why."""
    state = skill["state"]
    return "" if state == "ready" else f" ({words.say(f'cards-skill-{state}')})"


def unit_on_offer(words: Words, unit: str) -> str:
    """A unit with its price, and where it is recruited."""
    card = UNIT_CARDS[unit]
    sites = ", ".join(words.say(f"site-{site}") for site in card.sites)
    return words.say("sketch-unit-offer", unit=f"@name-{unit}", cost=card.cost, sites=sites)


def enemies(words: Words, spaces: Sequence[_Record]) -> list[str]:
    """Lines for the enemies seen on the map, in reading order. They tell what the tokens show."""
    lines = []
    for space in reading_order(spaces):
        city = space.get("city") or {}
        for token in (*space.get("tokens", ()), *city.get("garrison", ())):
            if "enemy" in token:
                lines += words.paragraph(
                    f"{space['place']:>5}", words.card(token["enemy"]), _token(words, token["enemy"])
                )
    return lines and [f"  {words.say('sketch-enemies')}", *lines]


def _token(words: Words, id: str) -> str:
    enemy = ENEMY_TOKENS[id]
    return values(
        words,
        {
            "armor": enemy.armor,
            "attack": enemy.attack,
            "element": enemy.element,
            "traits": enemy.traits,
            "resistances": enemy.resists,
        },
    )


def values(words: Words, enemy: _Record) -> str:
    """Armor, attack, abilities and resistances of an enemy. In a combat they tell also what its site adds."""
    marks = [words.say("sketch-armor", armor=enemy["armor"])]
    if SUMMON not in enemy["traits"]:
        element = f"sketch-attack-{enemy['element']}"
        marks.append(words.say(element, attack=enemy["attack"]))
    fortified = enemy.get("fortification", int(FORTIFIED in enemy["traits"]))
    if fortified:
        marks.append(words.say("sketch-trait-fortified" if fortified == 1 else "sketch-fortified-twice"))
    marks += [words.say(f"sketch-trait-{trait}") for trait in enemy["traits"] if trait != FORTIFIED]
    if enemy["resistances"]:
        kinds = ", ".join(words.say(f"sketch-element-{kind}") for kind in enemy["resistances"])
        marks.append(words.say("sketch-resists", what=kinds))
    return ", ".join(marks)
