"""Card sheets: what is printed on cards, mages, monsters and ingredients."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.faces import Body, Card, CreatureFace, Ingredient, Mage, Origin
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import Keyword
from magehall.games.colors_of_magic.model.words import GAME, name_of
from magehall.kernel.contracts.catalogue import CardName, Sheet
from magehall.kernel.text import Arg, has_message, render


class SkirmishSheets:
    """The catalogue of Colors of Magic."""

    def names(self) -> tuple[CardName, ...]:
        ids = dict.fromkeys((*CARDS, *MAGE_BY_ID, *CREATURES, *INGREDIENTS))
        return tuple(CardName(id, (f"name-{id}",)) for id in ids)

    def sheets(self, id: str, locale: str) -> tuple[Sheet, ...]:
        pen = _Pen(locale)
        if id in CARDS:
            return (pen.card(CARDS[id]),)
        if id in MAGE_BY_ID:
            return (pen.mage(MAGE_BY_ID[id]),)
        return (pen.creature(CREATURES[id]) if id in CREATURES else pen.ingredient(INGREDIENTS[id]),)


class _Pen:
    """Sheets in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, key: str, **args: Arg) -> str:
        return render(GAME, key, args, self.locale, {})

    def card(self, card: Card) -> Sheet:
        """A spell card, with the creature it puts into play."""
        facts = [
            self.say("sheet-element", element=f"@element-{card.element}"),
            self.say("cards-cost", cost=card.cost),
            self.say("sheet-copies", count=card.copies),
        ]
        if card.range is not None:
            facts.append(self.say("cards-range", range=card.range))
        least, most = card.spend.least, card.spend.most
        if most:
            key = "cards-spends" if least == most else "cards-spends-between"
            facts.append(self.say(key, least=least, most=most))
        if card.graft is not None:
            facts.append(self.say("cards-graft"))
        if card.body is not None:
            facts += self._body(card.body)
        boost = card.boost
        facts.append(self.say("cards-initiative", value=boost.initiative))
        if boost.winner_damage:
            facts.append(self.say("cards-if-won", value=boost.winner_damage))
        if boost.winner:
            facts.append(self.say("cards-if-won-more"))
        if boost.loser_damage:
            facts.append(self.say("cards-if-lost", value=boost.loser_damage))
        return self._sheet(card.id, f"cards-type-{card.type}", facts, card.rule)

    def mage(self, mage: Mage) -> Sheet:
        """A mage."""
        facts = [
            self.say("sheet-element", element=f"@element-{mage.element}"),
            self.say("cards-flow", value=mage.flow),
            *self._body(mage.body),
        ]
        if mage.token is not None:
            facts.append(self.say("cards-token", token=name_of(mage.token), most=mage.most_tokens))
        return self._sheet(mage.id, "cards-kind-mage", facts, mage.rule)

    def creature(self, face: CreatureFace) -> Sheet:
        """A monster, or a creature without a card."""
        element = [self.say("sheet-element", element=f"@element-{face.element}")] if face.element else []
        rule = face.rule if face.origin is Origin.MONSTER else "spell.without-card"
        return self._sheet(face.id, f"cards-kind-{face.origin}", [*element, *self._body(face.body)], rule)

    def ingredient(self, one: Ingredient) -> Sheet:
        """An ingredient that an objective gives."""
        kind = "artifact" if one.artifact else "once" if one.once else "ingredient"
        return self._sheet(one.id, f"cards-kind-{kind}", [], f"ingredient.{one.id}")

    def _sheet(self, id: str, kind: str, facts: list[str], rule: str) -> Sheet:
        key = f"text-{id}"
        does = (self.say(key),) if has_message(GAME, key, self.locale) else ()
        return Sheet(self.say(f"name-{id}"), self.say(kind), tuple(facts), does, (rule,))

    def _body(self, body: Body) -> list[str]:
        """The values of a creature, its size and reach, and its keywords."""
        values = {
            "life": body.life,
            "movement": body.movement,
            "defense": body.defense,
            "melee": body.melee,
            "ranged": body.ranged,
        }
        shown = [
            self.say("sheet-value", stat=f"@stat-{stat}", value=value)
            for stat, value in values.items()
            if value or stat not in ("melee", "ranged")
        ]
        facts = [", ".join(shown)]
        if body.size > 1:
            facts.append(self.say("cards-size", size=body.size))
        if body.range is not None:
            facts.append(self.say("cards-shoots", range=body.range))
        marks = [self.say(f"type-{kind}") for kind in body.types]
        marks += [self._keyword(keyword) for keyword in body.keywords]
        return [*facts, ", ".join(marks)] if marks else facts

    def _keyword(self, keyword: Keyword) -> str:
        """A keyword with its numbers, and what it is about."""
        numbers = "/".join(str(number) for number in (keyword.x, keyword.y) if number)
        name = self.say(f"name-{keyword.id}")
        whole = f"{name}\u00a0{numbers}" if numbers else name
        if not keyword.of:
            return whole
        keys = (f"{kind}-{keyword.of}" for kind in ("element", "type", "cards-gasp"))
        about = next(key for key in keys if has_message(GAME, key, self.locale))
        return self.say("cards-keyword-of", keyword=whole, of=f"@{about}")
