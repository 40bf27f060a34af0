"""What a view tells of the stages of attacks and spells."""

from __future__ import annotations

from typing import get_args

import pytest

from magehall.games.mage_wars.combat import attack
from magehall.games.mage_wars.show.view_types import AttackStage, CastStage
from magehall.games.mage_wars.spells.casting import cast
from magehall.kernel.flow import Procedure


@pytest.mark.parametrize(
    ("stages", "procedure"), [(AttackStage, attack.PROCEDURE), (CastStage, cast.PROCEDURE)]
)
def test_a_view_knows_every_stage_and_that_the_procedure_is_over(
    stages: object, procedure: Procedure
) -> None:
    assert get_args(stages) == (*procedure.stages(), "")
