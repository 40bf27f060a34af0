"""Places of the map in words. They tell what only signs and colours would tell, or not even those."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from magehall.games.mage_knight.show.sketch_map import reading_order
from magehall.games.mage_knight.show.sketch_words import Words
from magehall.kit.columns import cut

_NAME = 16
_COLORED = ("city", "mine")
_Record = Mapping[str, Any]


def places(words: Words, spaces: Sequence[_Record]) -> list[str]:
    """Lines for places with more to say than their sign, in reading order."""
    lines = []
    for space in reading_order(spaces):
        details = words.clauses(_details(words, space))
        if details or space.get("color"):
            lines += words.paragraph(f"{space['place']:>5}", _name(words, space), details)
    return lines and [f"  {words.say('sketch-places')}", *lines]


def _name(words: Words, space: _Record) -> str:
    """What stands on a space, with its colour, at the beginning of a line."""
    city, site = space.get("city"), space.get("site")
    color = city["color"] if city else space.get("color")
    if color and site in _COLORED:
        return words.say(f"land-{site}-{color}")
    name = words.say(f"site-{site}" if site else f"terrain-{space['terrain']}")
    return name[:1].upper() + name[1:]


def _details(words: Words, space: _Record) -> Iterator[str]:
    """What lies on a space. That is a token of ruins, enemies that nobody sees yet, and shields."""
    city = space.get("city")
    if city:
        yield from _city(words, city)
    ruins = space.get("ruins")
    if ruins:
        yield words.say("sketch-ruins-hidden" if ruins == "hidden" else f"ruins-{ruins}")
    yield from _face_down(words, space.get("tokens", ()))
    yield from _shields(words, space.get("shields", ()))


def _city(words: Words, city: _Record) -> Iterator[str]:
    """Level, defenders, and whose shields lie there."""
    yield words.say("sketch-level", level=city["level"])
    if city["twin"]:
        yield words.say("sketch-city-twin", place=city["twin"])
    yield from (words.say(f"sketch-city-{state}") for state in ("friendly", "closed") if city[state])
    garrison = city["garrison"]
    if garrison:
        seen = [words.card(token["enemy"]) for token in garrison if "enemy" in token]
        named = ", ".join([*counted(seen), *_face_down(words, garrison)])
        yield f"{words.say('sketch-defenders', count=len(garrison))} {named}"
    yield from _shields(words, city["shields"])
    if city["leader"] is not None:
        yield f"{words.say('sketch-leader')} {_player(words, city['leader'])}"


def _face_down(words: Words, tokens: Iterable[_Record]) -> Iterator[str]:
    """How many tokens lie face down, with the colours of their backs."""
    backs = Counter(token["pile"] for token in tokens if "enemy" not in token)
    if backs:
        colors = [words.say(f"pile-{back}") for back in backs]
        if len(backs) > 1:
            colors = [f"{count} {color}" for count, color in zip(backs.values(), colors, strict=True)]
        yield words.say("sketch-face-down", count=backs.total(), back=", ".join(colors))


def _shields(words: Words, shields: Sequence[int]) -> Iterator[str]:
    if shields:
        owners = ", ".join(counted(_player(words, seat) for seat in shields))
        yield f"{words.say('sketch-shields', count=len(shields))} {owners}"


def _player(words: Words, seat: int) -> str:
    return cut(words.player(seat), _NAME)


def counted(names: Iterable[str]) -> list[str]:
    """Names, each once; with how often where that is more than once."""
    return [name if count == 1 else f"{name} ×{count}" for name, count in Counter(names).items()]
