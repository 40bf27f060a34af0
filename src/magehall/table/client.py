"""Static files of the built client, with a single-page fallback. Where the client is not built there is a word of
help."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from magehall.table.errors import NotFound

ASSETS = "assets"
"""Where the build puts files whose name changes with their contents."""

_NOT_BUILT = """<!doctype html>
<html lang="en">
<title>Magehall</title>
<h1>Magehall is running, but its pages are not built yet.</h1>
<p>In the folder <code>web</code> of the checkout, run <code>npm ci</code> and <code>npm run build</code>, then load this
page again. No restart is needed. Or set <code>client</code> in <code>magehall.toml</code> to the folder of a built
client.</p>
<p>The server itself is well: <a href="/api/games">its games</a>, <a href="/api/openapi.json">its calls</a>.</p>
</html>
"""


class ClientMount(Mount):
    """Mount of the client: every path but /api and the sockets."""

    def __init__(self, folder: Path) -> None:
        super().__init__("/", app=_Files(folder), name="client")

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match every HTTP path that is not the API's."""
        if scope["type"] != "http" or scope["path"].split("/")[1:2] in (["api"], ["ws"]):
            return Match.NONE, {}
        return super().matches(scope)


class _Files(StaticFiles):
    """Static files of ``folder``, which may be built while the server runs."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; else the page, which knows its own addresses."""
        page = self._folder / "index.html"
        try:
            response = await super().get_response("index.html" if path in ("", ".") else path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            if path.split("/")[0] == ASSETS:
                raise NotFound() from None
            if not page.is_file():
                return HTMLResponse(_NOT_BUILT, 503, {"Cache-Control": "no-store"})
            response = FileResponse(page)
        lasting = path.split("/")[0] == ASSETS
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
