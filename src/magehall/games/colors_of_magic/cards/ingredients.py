"""Ingredients that objectives give. [objectives.ingredients]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Ingredient
from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId, keyword
from magehall.games.colors_of_magic.cards.lines import AidsPaying, Aura, Free, MoreFlow
from magehall.games.colors_of_magic.cards.vocabulary import FIRE, OWN, Until
from magehall.games.colors_of_magic.cards.words.asks import Target
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, has
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.hands import GainMana


def _artifact(id: str, *keywords: Keyword) -> Ingredient:
    """An ingredient whose bearer has keywords."""
    return Ingredient(id, artifact=True, lines=(Aura(Ref.BEARER, tuple(has(one) for one in keywords)),))


_ALL = (
    # Once: 2 mana, in your own turn or while you pay.
    Ingredient("giants-nail", once=True, lines=(Free("giants-nail", (GainMana(2),)), AidsPaying(mana=2))),
    # Once: a spell of yours costs 1 less.
    Ingredient("giants-bile", once=True, lines=(AidsPaying(discount=1),)),
    Ingredient("grizeldas-bag"),
    Ingredient("pips-bell"),
    Ingredient("zorps-stone"),
    Ingredient("finks-sandals"),
    Ingredient("mogs-helmet"),
    Ingredient("gorbs-tooth"),
    Ingredient("fragment-of-power"),
    # Your mage generates 1 mana more.
    Ingredient("essence-of-power", lines=(MoreFlow(1),)),
    Ingredient("charged-mana-stone"),
    _artifact("living-coal", keyword(KeywordId.BURN, 1)),
    _artifact(
        "star-hammer",
        keyword(KeywordId.IMPACT),
        keyword(KeywordId.SHOCKWAVE, y=1),
        keyword(KeywordId.UNBLOCKABLE),
    ),
    _artifact("slag-plate", keyword(KeywordId.ARMOR, 1)),
    # Once: one of your creatures has Immunity (fire) until end of turn.
    Ingredient(
        "imp-ash",
        once=True,
        lines=(
            Free(
                "imp-ash",
                (Give((has(keyword(KeywordId.IMMUNITY, of=FIRE)),), Until.END_OF_TURN),),
                asks=(Target(Who(OWN)),),
            ),
        ),
    ),
    _artifact("hounds-collar", keyword(KeywordId.SKIRMISH, 2), keyword(KeywordId.UNTOUCHABLE)),
    _artifact("wardens-crest", keyword(KeywordId.TAUNT, 2), keyword(KeywordId.STEADFAST)),
    _artifact("dawn-bell", keyword(KeywordId.INSPIRATION, 4)),
    _artifact("queens-veil", keyword(KeywordId.LIFE_DRAIN, 1), keyword(KeywordId.VENOM, 1)),
    _artifact("shard-of-fire", keyword(KeywordId.AMPLIFY, 4, 2, FIRE)),
    _artifact("shard-of-water", keyword(KeywordId.HEALING, 1)),
    _artifact("shard-of-earth", keyword(KeywordId.SHIELD, 2)),
    _artifact("shard-of-air", keyword(KeywordId.PRECISION), keyword(KeywordId.VOLLEY, 2)),
    _artifact("shard-of-arcane", keyword(KeywordId.MANA_SIPHON, 4, 1)),
    _artifact("shard-of-the-moon", keyword(KeywordId.NIGHT_VISION), keyword(KeywordId.CAMOUFLAGE)),
)

INGREDIENTS: dict[str, Ingredient] = {ingredient.id: ingredient for ingredient in _ALL}
