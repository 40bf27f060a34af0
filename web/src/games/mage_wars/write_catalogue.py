"""Write what is printed on the cards for the board: `.venv/bin/python <this file>`, after a card has changed."""

from __future__ import annotations

import json
from pathlib import Path

from magehall.games.mage_wars.show.catalogue import catalogue

FILE = Path(__file__).with_name("catalogue.json")


def text() -> str:
    """The file as it should be: a card a line, so that changes can be read."""
    lines = [
        f"  {json.dumps(slug)}: {json.dumps(card, ensure_ascii=False)}" for slug, card in catalogue().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
