"""Every effect of every card can be carried out on a crowded table, whatever is answered."""

from __future__ import annotations

from random import Random

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.last_gasps import LAST_GASPS
from magehall.games.colors_of_magic.cards.lines import Action, Free, When
from magehall.games.colors_of_magic.cards.reference import (
    BOOST,
    GRAFT,
    LAST_GASP,
    LINE,
    SPELL,
    Effect,
    lines_of,
    words_of,
)
from magehall.games.colors_of_magic.cards.vocabulary import (
    FIRE,
    LIQUID,
    SOLID,
    AttackKind,
    MarkerKind,
    On,
    ZoneKind,
)
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.spells import Cast, Run
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Grave, Marker, Pick
from magehall.games.colors_of_magic.model.state import MARKER
from tests.games.colors_of_magic.effects.stage import Stage, stage

MOST_ANSWERS = 200
ANSWERS = 3
"""So many ways of answering are tried with each effect."""


def effects() -> list[Effect]:
    """The effects of all cards, creatures and last gasps that do something."""
    found = []
    for face, card in CARDS.items():
        found += [Effect(face, SPELL), Effect(face, BOOST)]
        if card.graft is not None:
            found.append(Effect(face, GRAFT))
    for face in [*CARDS, *(face for face in CREATURES if face not in CARDS)]:
        found += [
            Effect(face, f"{LINE}{number}")
            for number, line in enumerate(lines_of(face))
            if isinstance(line, When | Free | Action)
        ]
    found += [Effect(name, LAST_GASP) for name in LAST_GASPS]
    return [effect for effect in found if words_of(effect)]


def crowded(effect: Effect) -> tuple[Stage, str]:
    """A table with all that an effect may name, and the effect under way."""
    table = stage("unbound-elementalist", "tomb-guardian", "spell-splicer")
    mage = table.puts("unbound-elementalist", 0, (40, 40))
    enemy = table.puts("tomb-guardian", 1, (46, 40))
    table.puts("spell-splicer", 2, (80, 80))
    own = table.puts("goblin-raider", 0, (40, 48), damage=0)
    other = table.puts("orc-warrior", 1, (52, 44))
    table.puts("goblin-fink-the-coward", -1, (60, 60))
    source = ""
    if effect.source in CREATURES:
        owned = CREATURES[effect.source].origin == "mage"
        source = mage if owned else table.puts(effect.source, 0, (34, 34))
    elif effect.source in CARDS and effect.part.startswith(LINE):
        source = table.permanent(effect.source, 0, own)
    zone = table.zone(ZoneKind.SCORCHED, (50, 50), 12, source if source.startswith("p") else "")
    marker = table.state.new_id(MARKER)
    table.state.add(marker, Marker(MarkerKind.GEYSER, 70, 20, owner=0, permanent=source))
    for seat in table.state.seats:
        table.cards(seat, "hand", "tailwind", "storm-lynx", "gust-of-wind")
        table.cards(seat, "deck", "tailwind", "mana-drain", "storm-lynx", "counterspell")
        table.cards(seat, "discard", "goblin-raider", "mana-drain")
        player = table.state.edit_player(seat)
        player.mana, player.tokens, player.form, player.last_instant = 3, 2, LIQUID, "gust-of-wind"
    table.state.edit_course().graves.append(Grave(44, 52, 0, FIRE, mage=False))
    picks: dict[str, str | list[str]] = {
        "target": enemy,
        "second": own,
        "centre": "44,40",
        "aim": "90,40",
        "zone": zone,
        "marker": ["60,20", "20,60"] if effect.part == SPELL else marker,
        "permanent": table.permanent("tailwind", 1),
        "spell": table.invocation("gust-of-wind", seat=1, target=own),
        "stats": "movement+melee",
        "player": "1",
        "card": "mana-drain" if effect.part != SPELL else ["goblin-raider"],
    }
    table.state.stack.append(Cast(str(picks["spell"]), step=""))
    table.state.stack.append(Attack(other, own, AttackKind.MELEE, 1, first_target=own, step=""))
    happening = Happening(On.MOVED, 1, enemy, own, 2, spell=str(picks["spell"]), old=LIQUID, new=SOLID)
    id = table.invocation(
        effect.source, part=effect.part, source=source, caster=mage, spent=1, happening=happening
    )
    for name, values in picks.items():
        found = [values] if isinstance(values, str) else values
        table.state.edit_invocation(id).picks += [Pick(name, value) for value in found]
    return table, id


@pytest.mark.parametrize("effect", effects(), ids=lambda effect: f"{effect.source}-{effect.part}")
def test_an_effect_can_be_carried_out(effect: Effect) -> None:
    for luck in range(ANSWERS):
        table, id = crowded(effect)
        chosen = Random(f"{effect.source} {effect.part} {luck}")
        table.calls(Run(id, effect))
        for _ in range(MOST_ANSWERS):
            if not table.asked:
                break
            table.does(chosen.choice(table.offers))
        assert not table.asked
