"""What everybody may look up: games, words, rules and lessons."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import magehall
from magehall.bots import make_bot
from magehall.kernel.ledger import ledger
from magehall.kernel.text import LOCALES, messages
from tests.table.conftest import MakeHall
from tests.table.support import RunningHall

pytestmark = pytest.mark.anyio


async def test_every_game_tells_what_a_new_table_needs(hall_client: RunningHall) -> None:
    found = {game["id"]: game for game in (await hall_client().get("/api/games")).json()}
    assert set(found) == set(magehall.games())
    for game in magehall.games().values():
        told = found[game.id]
        assert told["seats"] == list(game.seats)
        assert told["options"] == game.options_schema
        assert told["version"] == game.version
        assert set(told["windows"]) == set(game.windows.after.values())
        assert len(told["windows"]) == len(set(told["windows"]))
        for spec in told["bots"]:
            make_bot(spec)


async def test_looking_up_needs_no_session_and_makes_none(hall_client: RunningHall) -> None:
    visitor = hall_client()
    for path in ("/api/games", "/api/games/battle_mages/rules", "/api/texts/kernel/en"):
        answer = await visitor.get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("domain", ["kernel", "table", "battle_mages"])
async def test_texts_hold_every_message_of_their_domain(
    hall_client: RunningHall, domain: str, locale: str
) -> None:
    answer = await hall_client().get(f"/api/texts/{domain}/{locale}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    entries = FluentParser().parse(answer.text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert [entry.id.name for entry in entries if isinstance(entry, ast.Message)] == list(
        messages(domain, locale)
    )


async def test_texts_are_sent_once(hall_client: RunningHall) -> None:
    visitor = hall_client()
    first = await visitor.get("/api/texts/battle_mages/fr")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "public, no-cache"
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = await visitor.get("/api/texts/battle_mages/fr", headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    other = await visitor.get("/api/texts/battle_mages/ru", headers={"If-None-Match": tag})
    assert other.status_code == 200
    assert other.headers["etag"] != tag


async def test_the_tag_changes_with_the_text(make_hall: MakeHall, tmp_path: Path) -> None:
    words = tmp_path / "client" / "locale" / "en.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("hello = Hello\n")
    visitor = (await make_hall())()
    first = await visitor.get("/api/texts/client/en")
    assert first.text == "hello = Hello\n"
    changed = words.stat().st_mtime_ns
    words.write_text("hello = Welcome\n")
    os.utime(words, ns=(changed, changed + 1_000_000_000))  # some file systems know only whole seconds
    second = await visitor.get("/api/texts/client/en", headers={"If-None-Match": first.headers["etag"]})
    assert (second.status_code, second.text) == (200, "hello = Welcome\n")


@pytest.mark.parametrize(
    "path",
    [
        "/api/texts/kernel/de",
        "/api/texts/nothing/en",
        "/api/texts/client/en",
        "/api/texts/..%2Fkernel/en",
        "/api/texts/kernel/*",
        "/api/games/nothing/rules",
        "/api/games/nothing/lessons",
        "/api/games/battle_mages/lessons/nothing",
        "/api/games/battle_mages/lessons/..%2Fworked_example_chain",
    ],
)
async def test_what_there_is_not(hall_client: RunningHall, path: str) -> None:
    answer = await hall_client().get(path)
    assert answer.status_code == 404
    assert answer.json()["message"]


async def test_rules_are_the_ledger(hall_client: RunningHall) -> None:
    found = (await hall_client().get("/api/games/battle_mages/rules")).json()
    rules = ledger(magehall.games()["battle_mages"])
    assert [rule["id"] for rule in found] == list(rules)
    for told in found:
        rule = rules[told["id"]]
        assert (told["where"], told["en"], told["fr"], told["ru"]) == (rule.where, rule.en, rule.fr, rule.ru)
        assert (told["ruling"], told["house"]) == (rule.ruling, rule.house)


LESSON = """
game: battle_mages
seats: 2
mages:
  - {school: fire, hand: [ember-lance, stone-hand]}
  - {school: water, hand: [rock-projectile]}
pile: [grave-chill, venom-dart, bone-splinter, spore-cloud]
turn: 0
at: play
lesson:
  title: lesson-%(name)s
  order: %(order)d
  steps:
    - {say: say-it, right: ["play:x"], praise: well-done, hint: try-again, then: [[1, "pass"]]}
"""


async def test_lessons_are_listed_in_their_order(
    hall_client: RunningHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "positions" / "lessons"
    folder.mkdir(parents=True)
    for name, order in (("late", 2), ("early", 1)):
        (folder / f"{name}.yaml").write_text(LESSON % {"name": name, "order": order})
    monkeypatch.setattr(magehall.games()["battle_mages"], "folder", tmp_path, raising=False)
    visitor = hall_client()
    listed = (await visitor.get("/api/games/battle_mages/lessons")).json()
    assert [(lesson["id"], lesson["title"], lesson["steps"]) for lesson in listed] == [
        ("early", "lesson-early", 1),
        ("late", "lesson-late", 1),
    ]
    early = (await visitor.get("/api/games/battle_mages/lessons/early")).json()
    assert early == {
        "id": "early",
        "title": "lesson-early",
        "seats": 2,
        "seat": 0,
        "steps": [
            {
                "say": "say-it",
                "right": ["play:x"],
                "praise": "well-done",
                "hint": "try-again",
                "then": [[1, "pass"]],
            }
        ],
    }


async def test_the_lessons_there_are_can_be_read(hall_client: RunningHall) -> None:
    visitor = hall_client()
    for game in magehall.games():
        for lesson in (await visitor.get(f"/api/games/{game}/lessons")).json():
            details = await visitor.get(f"/api/games/{game}/lessons/{lesson['id']}")
            assert len(details.json()["steps"]) == lesson["steps"]


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
async def test_every_game_has_its_title_in_every_language(hall_client: RunningHall, locale: str) -> None:
    visitor = hall_client()
    shipped = Path(magehall.__file__).parent / "games"
    for game in (await visitor.get("/api/games")).json():
        if magehall.games()[game["id"]].folder.parent != shipped:
            continue
        assert game["titles"][locale], game["id"]
        assert game["about"][locale], game["id"]
        text = (await visitor.get(f"/api/texts/{game['id']}/{locale}")).text
        assert f"\n{game['title']} = " in f"\n{text}", game["id"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_window_of_every_game_of_the_hall_has_a_name(locale: str) -> None:
    # The toy of the tests is a game too, but nobody plays it in a browser.
    games = [game for game in magehall.games().values() if game.folder.parent.name == "games"]
    assert games
    for game in games:
        own = set(messages(game.id, locale))
        for window in set(game.windows.after.values()):
            assert f"window-{window}" in own, window
