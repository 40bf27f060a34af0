"""Ingredients in a player's own turn: artifacts are attached, others used once. [objectives.ingredients]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import Aura, Free
from magehall.games.colors_of_magic.cards.reference import LINE
from magehall.games.colors_of_magic.model.combat_events import ArtifactAttached, IngredientUsed
from magehall.games.colors_of_magic.model.deeds import UseIngredient
from magehall.games.colors_of_magic.model.frames.spells import Use
from magehall.games.colors_of_magic.model.pieces import Held, Invocation
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.spells.asking import answers_to
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace


def _unused(state: Skirmish, seat: int) -> list[str]:
    """The unused, unattached ingredients of a player, each name once."""
    held = state.player(seat).ingredients
    return list(dict.fromkeys(one.ingredient for one in held if not one.used and not one.bearer))


def _free_line(ingredient: str) -> tuple[int, Free] | None:
    """What an ingredient does when it is used in one's own turn."""
    for number, line in enumerate(INGREDIENTS[ingredient].lines):
        if isinstance(line, Free):
            return number, line
    return None


def ingredient_options(state: Skirmish, seat: int) -> list[Option]:
    """The ingredients a player might attach or use. [objectives.ingredients]"""
    found: list[Option] = []
    for ingredient in _unused(state, seat):
        rule = f"ingredient.{ingredient}"
        if INGREDIENTS[ingredient].artifact:
            for id, creature in state.on_table().items():
                if creature.owner == seat:
                    text = say(
                        "option-attach", ingredient=name_of(ingredient), creature=name_of(creature.face)
                    )
                    found.append(UseIngredient(ingredient, id).option(text, rule))
        elif _free_line(ingredient) is not None:
            text = say("option-ingredient", ingredient=name_of(ingredient))
            found.append(UseIngredient(ingredient).option(text, rule))
    return found


def why_not_ingredient(state: Skirmish, seat: int, deed: Deed) -> Verdict:
    """Why an ingredient cannot be attached or used so. [objectives.ingredients] [spell.artifacts]"""
    if not isinstance(deed, UseIngredient):
        return None
    if deed.ingredient not in _unused(state, seat):
        return refuse("no-ingredient", "objectives.ingredients")
    if INGREDIENTS[deed.ingredient].artifact:
        own = state.stands(deed.bearer) and state.creature(deed.bearer).owner == seat
        return None if own else refuse("not-own-bearer", "spell.artifacts")
    found = _free_line(deed.ingredient)
    if found is None or deed.bearer:
        return refuse("not-used-so", "objectives.ingredients")
    number, line = found
    draft = _invocation(state, seat, deed.ingredient, number)
    if any(not answers_to(state, draft, ask) for ask in line.asks):
        return refuse("no-target", "spell.targets")
    return None


def _invocation(state: Skirmish, seat: int, ingredient: str, number: int) -> Invocation:
    return Invocation(seat, ingredient, f"{LINE}{number}", caster=state.mage_of(seat))


def begin_ingredient(flow: Flow[Skirmish], seat: int, deed: Deed) -> None:
    """Attach an artifact, free of cost, or use an ingredient up. [objectives.ingredients]"""
    assert isinstance(deed, UseIngredient)
    if INGREDIENTS[deed.ingredient].artifact:
        _attach(flow, seat, deed)
        return
    found = _free_line(deed.ingredient)
    assert found is not None, "only ingredients with something to do are offered"
    _change(flow.state, seat, deed.ingredient, used=True)
    flow.emit(
        IngredientUsed(player=player_name(seat), ingredient=name_of(deed.ingredient)),
        f"ingredient.{deed.ingredient}",
    )
    id = flow.state.new_id(INVOCATION)
    flow.state.add(id, _invocation(flow.state, seat, deed.ingredient, found[0]))
    flow.call(Use(id))


def _attach(flow: Flow[Skirmish], seat: int, deed: UseIngredient) -> None:
    state = flow.state
    _change(state, seat, deed.ingredient, bearer=deed.bearer)
    attached = ArtifactAttached(
        player=player_name(seat),
        ingredient=name_of(deed.ingredient),
        creature=name_of(state.creature(deed.bearer).face),
    )
    flow.emit(attached, f"ingredient.{deed.ingredient}")
    shield = sum(
        mod.keyword.x
        for line in INGREDIENTS[deed.ingredient].lines
        if isinstance(line, Aura)
        for mod in line.gives
        if mod.keyword is not None and mod.keyword.id is KeywordId.SHIELD
    )
    if shield:  # once, when attached [ingredient.shard-of-earth]
        state.edit_creature(deed.bearer).shield += shield


def _change(state: Skirmish, seat: int, ingredient: str, *, bearer: str = "", used: bool = False) -> None:
    """Change the first of a player's ingredients of that name that is still free."""
    held = state.player(seat).ingredients
    place = next(
        number
        for number, one in enumerate(held)
        if one.ingredient == ingredient and not one.used and not one.bearer
    )
    changed: Held = replace(held[place], bearer=bearer, used=used)
    state.edit_player(seat).ingredients = [*held[:place], changed, *held[place + 1 :]]
