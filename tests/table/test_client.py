"""The client's files, its page for every address of its own, and help where it is not built."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.table.settings import Settings
from tests.table.support import RunningHall

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>the page</title>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as Vite builds it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "main-4f3a.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_without_a_client_the_page_says_what_to_do(hall_client: RunningHall) -> None:
    answer = await hall_client().get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert (await hall_client().get("/assets/main.js")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/abcdefgh", "/rules/battle_mages/setup.life"])
async def test_every_address_of_the_client_is_its_page(
    hall_client: RunningHall, built: Path, path: str
) -> None:
    answer = await hall_client().get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(
    hall_client: RunningHall, built: Path
) -> None:
    visitor = hall_client()
    asset = await visitor.get("/assets/main-4f3a.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in asset.headers["content-type"]
    icon = await visitor.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    same = await visitor.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert same.status_code == 304
    missing = await visitor.get("/assets/main-0000.js")
    assert (missing.status_code, missing.json()["error"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/me/", "/ws/nothing"])
async def test_the_page_does_not_stand_in_for_calls(hall_client: RunningHall, built: Path, path: str) -> None:
    answer = await hall_client().get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
async def test_nothing_outside_the_client_is_served(hall_client: RunningHall, built: Path, path: str) -> None:
    assert "secret" not in (await hall_client().get(path)).text


async def test_a_link_out_of_the_folder_is_not_followed(hall_client: RunningHall, built: Path) -> None:
    (built / "link.txt").symlink_to(built.parent / "secret.txt")
    assert "secret" not in (await hall_client().get("/link.txt")).text


async def test_only_reading(hall_client: RunningHall, built: Path) -> None:
    answer = await hall_client().post("/lobby")
    assert (answer.status_code, answer.json()["error"]) == (405, "method-not-allowed")
    assert (await hall_client().head("/")).status_code == 200


def test_a_checkout_serves_what_was_built_in_it() -> None:
    assert Settings().client == Path(__file__).parents[2] / "web" / "dist"
