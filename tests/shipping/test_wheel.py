"""What a wheel holds, and that it alone is enough to open a hall."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

import magehall
from tests.shipping.conftest import CLIENT, ROOT, build, pip, run
from tests.table.live.player import company
from tests.table.support import LONG, LiveHall, free_port

pytestmark = pytest.mark.xdist_group("shipping")  # they share a wheel

PLACE = "magehall/table/client_files/"
LICENCES = f"magehall-{magehall.__version__}.dist-info/licenses/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the hall is started."""
    return tmp_path_factory.mktemp("hall")


@pytest.fixture(scope="module")
def hall(environment: Path, folder: Path) -> Iterator[LiveHall]:
    """``magehall serve`` of the installed wheel, without any setting."""
    with serving(environment, folder) as live:
        yield live


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "src", cwd=ROOT)
    sources = {name.removeprefix("src/") for name in listed.splitlines() if (ROOT / name).exists()}
    assert {Path(name).suffix for name in sources} >= {".py", ".ftl", ".toml", ".yaml", ".mako", ".typed"}
    assert {name for name in contents(wheel) if ".dist-info/" not in name and PLACE not in name} == sources


def test_the_built_client_and_its_words_are_in_the_wheel(wheel: Path) -> None:
    built = {path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*") if path.is_file()}
    words = {f"locale/{locale}.ftl" for locale in ("en", "fr", "ru")}
    assert {name.removeprefix(PLACE) for name in contents(wheel) if name.startswith(PLACE)} == built | words
    assert any(name.endswith(".js") for name in built)


def test_the_wheel_carries_the_licences_of_all_it_holds(wheel: Path) -> None:
    files = contents(wheel)
    names = {name.removeprefix(LICENCES) for name in files if name.startswith(LICENCES)}
    assert names == {"LICENSE", "NOTICE", "web/NOTICE", "web/dist/THIRD_PARTY_LICENSES.txt"}
    text = files[f"{LICENCES}web/dist/THIRD_PARTY_LICENSES.txt"].decode()
    found = dict(re.findall(r"^-{80}\n\n(\S+) \S+ \((.+)\)$", text, re.MULTILINE))
    assert {"svelte", "@fluent/bundle", "vite"} <= set(found)
    assert "game-icons" in text
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in text, "the text of Apache-2.0"
    declared = metadata(wheel)["License-Expression"].split(" AND ")
    assert set(declared) == {"MIT", "CC-BY-3.0", *found.values()}


def test_the_sdist_gives_the_same_bytes_but_nothing_without_its_client(wheel: Path, tmp_path: Path) -> None:
    (tmp_path / "sdist").mkdir()
    (tmp_path / "wheel").mkdir()
    sdist = build(ROOT, "sdist", tmp_path / "sdist")
    run("tar", "-xzf", str(sdist), cwd=tmp_path)
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    again = build(unpacked, "wheel", tmp_path / "wheel")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()
    (unpacked / "web" / "dist" / "index.html").unlink()
    with pytest.raises(AssertionError, match="the browser client is not built"):
        build(unpacked, "wheel", tmp_path / "wheel")


def test_one_place_says_the_version(wheel: Path, environment: Path, tmp_path: Path) -> None:
    assert metadata(wheel)["Version"] == magehall.__version__
    said = run(str(environment / "bin" / "magehall"), "--version", cwd=tmp_path)
    assert said == f"magehall {magehall.__version__} (plain)\n"


def test_the_environment_holds_what_the_wheel_needs_and_no_checkout(
    environment: Path, tmp_path: Path
) -> None:
    names = "magehall.__file__, util.find_spec('pytest'), util.find_spec('httpx')"
    code = f"import magehall, importlib.util as util; print({names}, sep='\\n')"
    where, *absent = run(str(environment / "bin" / "python"), "-c", code, cwd=tmp_path).splitlines()
    assert Path(where).is_relative_to(environment)
    assert absent == ["None", "None"], "these are for tests"
    pip(environment, "check")


def test_the_installed_hall_shows_its_client(hall: LiveHall) -> None:
    with hall.visitor() as visitor:
        page = visitor.get("/")
        assert page.status_code == 200
        assert page.text == (CLIENT / "index.html").read_text(encoding="utf-8")
        [script] = re.findall(r'<script type="module" crossorigin src="(.+?)">', page.text)
        assert "javascript" in visitor.get(script).headers["content-type"]
        assert "game-icons" in visitor.get("/THIRD_PARTY_LICENSES.txt").text
        for game in magehall.games():
            if (ROOT / "src" / "magehall" / "games" / game).is_dir():
                assert visitor.get(f"/api/games/{game}/lessons").json()
                assert visitor.get(f"/api/games/{game}/rules").json()
                assert visitor.get(f"/api/texts/{game}/fr").text
        words = (ROOT / "web" / "locale" / "ru.ftl").read_text(encoding="utf-8")
        assert visitor.get("/api/texts/client/ru").text == words


def test_the_installed_hall_plays_a_move_against_a_bot(hall: LiveHall, folder: Path) -> None:
    async def play() -> None:
        async with company(hall.url) as (ann,):
            made = await ann.post(
                "/api/tables",
                game="battle_mages", options={"mages": "deal", "first_seat": 1}, chairs=["me", "random"],
            )  # fmt: skip
            await ann.open(made["id"])
            await ann.until(lambda state: bool(ann.options))
            before = ann.state["version"]
            assert before > 0, "the bot has begun"
            await ann.move()
            await ann.until(lambda state: state["version"] > before)
            assert not [note for note in ann.notes if note["type"] == "refused"]

    asyncio.run(play())
    assert (folder / "magehall.db").is_file()


@contextmanager
def serving(environment: Path, folder: Path) -> Iterator[LiveHall]:
    """Start the installed server and wait until it is ready; in the end it stops as it is asked to."""
    live = LiveHall(free_port())
    log = folder / "hall.log"
    with log.open("wb") as writing:
        process = subprocess.Popen(
            [environment / "bin" / "magehall", "serve", "--port", str(live.port)],
            cwd=folder, env={"PATH": os.defpath, "HOME": str(folder)}, stdout=writing, stderr=writing,
        )  # fmt: skip
    try:
        deadline = time.monotonic() + LONG
        while not live.is_ready():
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.02)
        yield live
        process.terminate()
        assert process.wait(LONG) in (0, -signal.SIGTERM), log.read_text()
        assert "the hall is closed" in log.read_text()
    finally:
        process.kill()
        process.wait()


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel by name."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def metadata(wheel: Path) -> Message:
    """The METADATA of a wheel."""
    return message_from_bytes(contents(wheel)[f"magehall-{magehall.__version__}.dist-info/METADATA"])
