"""Two heroes on one space, for rulings on combat between players."""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, Element, Mode, Site
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints
from magehall.games.mage_knight.model.deeds.duel import read_duel_deed
from magehall.games.mage_knight.model.frames.duel import Duel
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site

ME, RIVAL = 0, 1


class Meeting(Skirmish):
    """Two heroes on one space."""

    def answers(self, *options: str) -> Meeting:
        """Whoever is asked chooses these, one after the other; each must be offered."""
        for option in options:
            ((seat, decision),) = self.pending.items()
            found = decision.find(option)
            assert found is not None, f"{option} is not among {[one.id for one in decision.options]}"
            self.flow.resume({seat: found})
            self.pending = self.flow.run()
        return self

    def strikes(self, points: int, element: Element = PHYSICAL, mode: Mode = MELEE) -> Meeting:
        """Who has the word attacks with that much."""
        self.state.edit_combat().attacks.append(AttackPoints(points, mode, element))
        self.pending = self.flow.run()
        return self.answers("launch")

    def blocks(self, points: int, element: Element = PHYSICAL, *, slows: bool = False) -> Meeting:
        """Who is attacked blocks with that much."""
        self.state.edit_combat().blocks.append(BlockPoints(points, element, slows=slows))
        self.pending = self.flow.run()
        return self.answers("endure")

    def offered(self, start: str = "") -> list[str]:
        """What is offered to whoever is asked."""
        ((_, decision),) = self.pending.items()
        return [option.id for option in decision.options if option.id.startswith(start)]

    def why_not(self, option: str) -> tuple[str, str]:
        """Why whoever is asked cannot choose that."""
        ((seat, decision),) = self.pending.items()
        deed = read_duel_deed(option)
        assert deed is not None
        assert decision.question is not None
        refusal = decision.question.why_not(self.state, seat, deed)
        assert refusal is not None
        return refusal.reason.key.removeprefix("refused-"), refusal.rule

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        ((seat, decision),) = self.pending.items()
        return seat, decision.prompt.key


def meeting(site: Site = Site.VILLAGE) -> Meeting:
    """Two heroes on a site: one of them has the turn."""
    plain = at_site(site, seats=2)
    tiles = {center: placed.tile for center, placed in plain.state.realm.tiles.items()}
    scene = Meeting(plain.space, plain.state.turn(0).path[0], tiles, seats=2)
    scene.state.edit_hero(RIVAL).space = scene.space
    return scene


def duel(how: str = "partly", site: Site = Site.VILLAGE) -> Meeting:
    """A duel that has begun; the defender has the word."""
    scene = meeting(site)
    scene.begins(Duel(ME, RIVAL))
    return scene.answers(f"defend:{how}")


def melee(how: str = "partly", site: Site = Site.VILLAGE) -> Meeting:
    """A duel in its second phase; the aggressor has the word."""
    return duel(how, site).answers("let-be", "let-be")
