"""A combat in the sketch for a terminal. It shows the enemies with their values, and the points played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from magehall.games.mage_knight.show.sketch_cards import values
from magehall.games.mage_knight.show.sketch_words import Words, titled

_Record = Mapping[str, Any]
_BEFORE_DAMAGE = ("start", "ranged", "block")


def combat(words: Words, fight: _Record) -> list[str]:
    """Phase and conditions, a paragraph for each enemy, and the sums of points."""
    phase = words.say(f"sketch-phase-{fight['phase']}")
    lines = [f"  [bold red]⚔ {phase}[/]"]
    conditions = list(_conditions(words, fight))
    if conditions:
        lines += titled("  ", conditions)
    for foe in fight["foes"]:
        marks = [values(words, foe), *_stand(words, foe), *_outlook(words, fight, foe)]
        lines += words.paragraph("›", words.card(foe["card"]), words.clauses(marks))
    sums: Counter[str] = Counter()
    for entry in fight["attacks"]:
        sums[f"{entry['mode']}-{entry['element']}"] += entry["points"]
    for entry in fight["blocks"]:
        sums[f"block-{entry['element']}"] += entry["points"]
    points = [f"{_points(words, key)} [bold]{count}[/]" for key, count in sums.items()]
    return [*lines, *(titled(words.say("sketch-points"), points) if points else [])]


def _conditions(words: Words, fight: _Record) -> Iterator[str]:
    """Where they fight, what that place changes, and the wounds so far."""
    if fight["site"] is not None:
        site = fight["site"]
        yield f"{words.say(f'site-{site}')} ({fight['place']})"
    if fight["fortified"]:
        yield words.say("sketch-site-fortifies")
    if not fight["units"]:
        yield words.say("sketch-no-units")
    if fight["night"]:
        yield words.say("sketch-night-inside")
    if fight["wounds"]:
        yield words.say("sketch-wounds-so-far", wounds=fight["wounds"], endures=fight["endures"])
    if fight["knocked_out"]:
        yield words.say("sketch-knocked-out")


def _points(words: Words, key: str) -> str:
    kind, _, element = key.partition("-")
    return f"{words.say(f'sketch-{kind}')} {words.say(f'sketch-element-{element}')}"


def _stand(words: Words, foe: _Record) -> list[str]:
    return [words.say(f"sketch-{state}") for state in ("hidden", "held", "blocked") if foe[state]]


def _outlook(words: Words, fight: _Record, foe: _Record) -> Iterator[str]:
    """What is missing against an enemy, what counts half, and the wounds it threatens."""
    phase = fight["phase"]
    attacks = not (foe["blocked"] or foe["hidden"] or foe["held"])
    if phase in ("ranged", "attack"):
        if foe["reachable"]:
            yield words.say("sketch-missing", points=foe["attack_missing"])
            yield from _halved(words, _attack_halved(fight, foe))
        else:
            yield words.say("sketch-beyond")
    elif phase == "block" and attacks:
        yield words.say("sketch-missing", points=foe["block_missing"])
        yield from _halved(words, foe.get("block_halved", 0))
    if phase in _BEFORE_DAMAGE and foe["wounds"]:
        yield words.say("sketch-threat", wounds=foe["wounds"])
    elif phase == "damage" and foe["damage"] and attacks and not foe["dealt"]:
        yield words.say("sketch-deals", damage=foe["damage"], wounds=foe["wounds"])


def _attack_halved(fight: _Record, foe: _Record) -> int:
    """The points that count half in an attack on this enemy alone."""
    return next((force["halved"] for force in fight["forces"] if force["wards"] == foe["wards"]), 0)


def _halved(words: Words, points: int) -> Iterator[str]:
    if points:
        yield words.say("sketch-halved", points=points)
