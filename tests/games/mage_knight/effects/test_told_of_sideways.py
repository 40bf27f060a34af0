"""What the log says of a card played sideways."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import hero, quest


@pytest.mark.rule("sideways", "skill.who-needs-magic")
@pytest.mark.parametrize("raised", [False, True])
def test_the_log_does_not_say_one_point_where_a_skill_makes_it_more(raised: bool) -> None:
    scene = quest(hero("tovak", hand=["rage"], skills=["who-needs-magic"]))
    if raised:
        scene.does(0, "use:who-needs-magic")
    events = scene.match.apply(0, "play:rage:move")
    assert events[0].text("mage_knight", "en", seat=0, names={0: "Anna"}) == (
        "Anna plays Rage for movement, sideways."
    )
