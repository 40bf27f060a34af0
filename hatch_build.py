"""Build hook of hatchling: put the built browser client, and what was compiled, into the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

PLACE = "magehall/table/client_files"
"""Where magehall.table.settings looks for the client."""


class ClientHook(BuildHookInterface[WheelBuilderConfig]):
    """Adds web/dist and the client's words. An editable install serves both from the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to add; raises FileNotFoundError without a built client."""
        if version == "editable":
            return
        web = Path(self.root, "web")
        if not (web / "dist" / "index.html").is_file():
            raise FileNotFoundError("the browser client is not built: `make dist` builds it and the wheel")
        compiled = [path for path in Path(self.root, "src").rglob("*") if path.suffix in (".so", ".pyd")]
        if compiled:  # by `make fast`, for this machine and Python alone
            build_data |= {"pure_python": False, "infer_tag": True}
            shared = [path for path in compiled if path.parent.name == "src"]
            build_data["force_include"] |= {str(path): path.name for path in shared}
        build_data["force_include"][str(web / "dist")] = PLACE
        build_data["force_include"][str(web / "locale")] = f"{PLACE}/locale"
