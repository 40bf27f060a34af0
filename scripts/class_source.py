"""Reads the source of classes, for pages that are written from docstrings and annotations."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"


@cache
def classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module, as written: a compiled one has no text."""
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
