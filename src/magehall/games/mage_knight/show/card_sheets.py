"""Card sheets: what is printed on cards and tokens."""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import (
    DEED_CARDS,
    ENEMY_TOKENS,
    SKILL_TOKENS,
    SPELL_CARDS,
    TACTIC_CARDS,
    UNIT_CARDS,
    WOUND,
)
from magehall.games.mage_knight.cards.kinds import Artifact, Enemy, Skill, Spell, Tactic, UnitCard
from magehall.games.mage_knight.cards.vocabulary import SUMMON
from magehall.games.mage_knight.model.words import GAME, card_name
from magehall.kernel.contracts.catalogue import CardName, Sheet
from magehall.kernel.text import Arg, render

RINGS, MOTIVATION = "-ring", "motivation-"
"""How the ids of cards end or begin that share a rule."""


class QuestSheets:
    """The catalogue of Mage Knight. Some units and enemies share an id, and so have two sheets."""

    def names(self) -> tuple[CardName, ...]:
        ids = dict.fromkeys((*DEED_CARDS, WOUND, *UNIT_CARDS, *SKILL_TOKENS, *TACTIC_CARDS, *ENEMY_TOKENS))
        return tuple(CardName(id, _keys(id)) for id in ids)

    def sheets(self, id: str, locale: str) -> tuple[Sheet, ...]:
        pen = _Pen(locale)
        found = []
        if id in DEED_CARDS or id == WOUND:
            found.append(pen.deed(id))
        if id in UNIT_CARDS:
            found.append(pen.unit(UNIT_CARDS[id]))
        if id in SKILL_TOKENS:
            found.append(pen.skill(SKILL_TOKENS[id]))
        if id in TACTIC_CARDS:
            found.append(pen.tactic(TACTIC_CARDS[id]))
        if id in ENEMY_TOKENS:
            found.append(pen.enemy(ENEMY_TOKENS[id]))
        return tuple(found)


def _keys(id: str) -> tuple[str, ...]:
    """The messages that name a card. A spell has a second name, for its stronger effect."""
    names = (id, SPELL_CARDS[id].strong_id) if id in SPELL_CARDS else (id,)
    return tuple(f"name-{name}" for name in names)


class _Pen:
    """Sheets in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, key: str, **args: Arg) -> str:
        return render(GAME, key, args, self.locale, {})

    def deed(self, id: str) -> Sheet:
        """A card of a deed deck."""
        name = self.say(f"name-{id}")
        if id == WOUND:
            return Sheet(
                name, self.say("cards-kind-wound"), (), (self.say("cards-text-wound"),), ("wounds.cards",)
            )
        card = DEED_CARDS[id]
        strong = self.say(f"text-{id}-strong")
        rules = ("card.rings" if id.endswith(RINGS) else f"card.{id}",)
        if isinstance(card, Artifact):
            kind, first = ("banner", "banner") if card.banner is not None else ("artifact", "basic")
            used_up = self.say("sketch-thrown-away")
            does = (self.say(f"text-{id}-{first}"), f"{used_up} {strong}")
            return Sheet(name, self.say(f"cards-kind-{kind}"), (), does, rules)
        color = f"@color-{card.color}"
        facts = (self.say("sheet-color", color=color),)
        basic = self.say(f"text-{id}-basic")
        if isinstance(card, Spell):
            stronger = self.say("sheet-spell-strong", name=card_name(card.strong_id), color=color)
            usual = self.say("sketch-spell", color=color)
            does = (f"{usual} {basic}", f"{stronger} {strong}")
        else:
            does = (basic, f"{self.say('sketch-strong', color=color)} {strong}")
        return Sheet(name, self.say(f"cards-kind-{card.kind}"), facts, does, rules)

    def unit(self, unit: UnitCard) -> Sheet:
        """A unit, with a line for each ability."""
        sites = ", ".join(self.say(f"site-{site}") for site in unit.sites)
        facts = [
            self.say("cards-unit-facts", level=unit.level, cost=unit.cost, armor=unit.armor),
            self.say("cards-recruited-at", sites=sites),
            self.say("sheet-copies", count=unit.copies),
            *(self.say(f"resistance-{resistance}") for resistance in unit.resistances),
        ]
        does = tuple(self.say(f"ability-{unit.id}-{place}") for place in range(len(unit.abilities)))
        kind = self.say("cards-kind-elite" if unit.elite else "cards-kind-unit")
        return Sheet(self.say(f"name-{unit.id}"), kind, tuple(facts), does, (f"unit.{unit.id}",))

    def skill(self, skill: Skill) -> Sheet:
        """A skill of a hero."""
        kind = self.say("cards-kind-skill", hero=card_name(skill.hero))
        rule = "skill.motivation" if skill.id.startswith(MOTIVATION) else f"skill.{skill.id}"
        return Sheet(self.say(f"name-{skill.id}"), kind, (), (self.say(f"text-{skill.id}"),), (rule,))

    def tactic(self, tactic: Tactic) -> Sheet:
        """A tactic, with the number that sets the order."""
        kind = self.say(f"cards-kind-tactic-{tactic.time}", number=tactic.number)
        does = (self.say(f"text-{tactic.id}"),)
        return Sheet(self.say(f"name-{tactic.id}"), kind, (), does, (f"tactic.{tactic.id}",))

    def enemy(self, enemy: Enemy) -> Sheet:
        """An enemy token."""
        element = f"@sketch-element-{enemy.element}"
        values = {"armor": enemy.armor, "fame": enemy.fame}
        facts = (
            self.say("sheet-summoner-facts", **values)
            if SUMMON in enemy.traits
            else self.say("cards-enemy-facts", attack=enemy.attack, element=element, **values),
            self.say("sheet-copies", count=enemy.copies),
        )
        does = (
            *(self.say(f"enemy-trait-{trait}") for trait in enemy.traits),
            *(self.say(f"resistance-{resistance}") for resistance in enemy.resists),
        )
        kind = self.say("sheet-kind-enemy", pile=f"@pile-{enemy.pile}")
        return Sheet(self.say(f"name-{enemy.id}"), kind, facts, does, ("enemy.tokens",))
