"""Every refusal has a code, a sentence in the caller's language, and one shape."""

from __future__ import annotations

import pytest

from magehall.kernel.decision import IllegalMove, Refusal
from magehall.kernel.game import OptionError
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.text import LOCALES, Text, text_problems
from magehall.table.errors import TABLE, Conflict, preferred_language, printable, sentence
from tests.table.support import RunningHall

pytestmark = pytest.mark.anyio


async def test_the_words_of_the_server_are_whole_in_every_language() -> None:
    assert list(text_problems(TABLE)) == []


async def test_spaces_of_french_stay_and_what_cannot_be_printed_does_not() -> None:
    assert printable("« Licorne\u202f»\u00a0: non\x1b[31m", 100) == "« Licorne\u202f»\u00a0: non?[31m"
    assert printable("x" * 20, 5) == "xxxxx"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de, fr;q=0.5, en;q=0.7", "en"),
        ("de,es", "en"),
        ("fr;q=nonsense, ru;q=0.1", "ru"),
        ("*;q=0.5, FR", "fr"),
        ("fr;q=0", "en"),
    ],
)
async def test_the_language_the_browser_likes_best(header: str, lang: str) -> None:
    assert preferred_language(header) == lang


@pytest.mark.parametrize(
    ("lang", "missing", "unknown", "nothing"),
    [
        ("en", "“password” is missing.", "“x” is not known here.", "There is nothing here."),
        ("fr", "Il manque «\u00a0password\u00a0».", "«\u00a0x\u00a0» est inconnu ici.", "Il n’y a rien ici."),
        ("ru", "Не хватает поля «password».", "Поле «x» здесь неизвестно.", "Здесь ничего нет."),
    ],
)
async def test_errors_in_three_languages(
    hall_client: RunningHall, lang: str, missing: str, unknown: str, nothing: str
) -> None:
    visitor = hall_client(**{"Accept-Language": lang})
    answer = await visitor.post("/api/me/register", json={})
    assert answer.status_code == 422
    assert answer.json() == {"error": "invalid", "message": missing, "field": "password"}
    answer = await visitor.patch("/api/me", json={"x": "secret"})
    assert answer.json() == {"error": "invalid", "message": unknown, "field": "x"}
    answer = await visitor.get("/api/nothing/here")
    assert answer.status_code == 404
    assert answer.json() == {"error": "not-found", "message": nothing}


async def test_a_persons_own_language_counts_more_than_the_browsers(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest(**{"Accept-Language": "en"})
    await visitor.patch("/api/me", json={"settings": {"lang": "ru"}})
    answer = await visitor.patch("/api/me", json={"name": "!"})
    assert answer.json()["message"] == "В имени должно быть от 2 до 24 букв."


@pytest.mark.parametrize("lang", LOCALES)
async def test_what_is_wrong_with_a_field_is_told(hall_client: RunningHall, lang: str) -> None:
    visitor = hall_client(**{"Accept-Language": lang})
    for body in (
        {"name": "x" * 101},
        {"name": 5},
        {"settings": {"theme": "pink"}},
        {"settings": {"theme": None}},
        {"settings": 1},
        {"@kernel": 1},
        {"#1": 1},
    ):
        answer = await visitor.patch("/api/me", json=body)
        assert answer.status_code == 422
        assert set(answer.json()) == {"error", "message", "field"}
        assert "pink" not in answer.json()["message"]


async def test_what_is_not_json_is_told(hall_client: RunningHall) -> None:
    answer = await hall_client().patch("/api/me", content=b"{", headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "invalid"
    assert "JSON" in answer.json()["message"]


async def test_a_method_that_is_not_there(hall_client: RunningHall) -> None:
    answer = await hall_client().put("/api/me", json={})
    assert (answer.status_code, answer.json()["error"]) == (405, "method-not-allowed")


async def test_a_code_without_words_of_its_own_still_says_something() -> None:
    assert [sentence("never-written", lang) for lang in LOCALES] == [
        "That is not possible.",
        "Ce n’est pas possible.",
        "Это невозможно.",
    ]


async def test_what_the_engine_refuses_is_answered_with_its_rule(hall_client: RunningHall) -> None:
    problems = {
        "illegal": IllegalMove(Refusal(Text("kernel", "refused-not-asked"), "turn.order")),
        "options": OptionError("no such option"),
        "position": PositionError("no such card", "$.mages"),
        "conflict": Conflict("name-taken"),
        "broken": RuntimeError("the password is hunter2"),
    }

    async def fail(kind: str) -> None:
        raise problems[kind]

    hall_client.app.add_api_route("/api/fail", fail, methods=["GET"])
    hall_client.app.router.routes.insert(0, hall_client.app.router.routes.pop())
    visitor = hall_client()
    found = {kind: await visitor.get("/api/fail", params={"kind": kind}) for kind in problems}
    assert found["illegal"].status_code == 409
    assert found["illegal"].json() == {
        "error": "refused-not-asked",
        "message": "It is not yours to decide now.",
        "rule": "turn.order",
    }
    assert (found["options"].status_code, found["options"].json()["error"]) == (422, "bad-options")
    assert (found["position"].status_code, found["position"].json()["error"]) == (422, "bad-position")
    assert found["conflict"].status_code == 409
    assert found["broken"].status_code == 500
    assert set(found["broken"].json()) == {"error", "message"}
    assert "hunter2" not in found["broken"].text
    assert found["broken"].headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Apprentice battle is for 2 players, not for 4."),
        ("fr", "se joue à 2, pas à 4."),
        ("ru", "для 2 игроков, а не для 4."),
    ],
)
async def test_a_game_objects_to_its_options_in_the_callers_language(
    hall_client: RunningHall, lang: str, words: str
) -> None:
    visitor = await hall_client.guest(**{"Accept-Language": lang})
    wanted = {
        "game": "mage_wars",
        "chairs": ["me", "open", "open", "open"],
        "options": {"mode": "apprentice"},
    }
    answer = await visitor.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert answer.json()["message"].endswith(words)
