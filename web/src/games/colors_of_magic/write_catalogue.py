"""Write what is printed on cards for the board: `.venv/bin/python <this file>`, after one has changed."""

from __future__ import annotations

import json
from pathlib import Path

from magehall.games.colors_of_magic.show.catalogue import catalogue

FILE = Path(__file__).with_name("catalogue.json")


def text() -> str:
    """The file as it should be: a card a line, so that changes can be read."""
    kinds = [
        f"  {json.dumps(kind)}: {{\n"
        + ",\n".join(f"    {json.dumps(card)}: {json.dumps(printed)}" for card, printed in cards.items())
        + "\n  }"
        for kind, cards in catalogue().items()
    ]
    return "{\n" + ",\n".join(kinds) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
