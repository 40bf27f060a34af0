"""Effects of the keyword Last Gasp, by the name that stands with it. [keyword.last-gasp]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import FLYING
from magehall.games.colors_of_magic.cards.vocabulary import Until
from magehall.games.colors_of_magic.cards.words.base import Who, Words, has
from magehall.games.colors_of_magic.cards.words.changes import Give

LIFT = "lift"

LAST_GASPS: dict[str, Words] = {
    # Every creature adjacent to it has Flying until end of turn.
    LIFT: (Give((has(FLYING),), Until.END_OF_TURN, Who(within=1, other=True)),),
}
