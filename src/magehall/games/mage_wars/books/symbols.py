"""Base-32 encoding of whole numbers, with a checksum, for codes that people retype.

The alphabet is Crockford's: 32 symbols without I, L, O and U. Reading takes small letters for capitals, I and L for
1, and O for 0, and passes over everything that is neither letter nor digit. Bits are texts of "0" and "1": a code is
short, and they are easy to follow.
"""

from __future__ import annotations

from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BITS: Final = 5
"""What one symbol holds."""

CHECK_SYMBOLS: Final = 4
# A whole code, read as one number, is a multiple of this prime, the largest that four symbols can carry. 32 has the
# order 1048572 modulo it, so that one wrong symbol or two exchanged ones always leave a remainder.
CHECK_PRIME: Final = 1048573

_ALIKE: Final = str.maketrans("ILO", "110")


class OutOfBits(ValueError):
    """There are fewer bits than the number that should stand there."""


def number(value: int, width: int) -> str:
    """``value`` in ``width`` bits."""
    return f"{value:0{width}b}"


def gamma(value: int) -> str:
    """Elias gamma code of a number from 1 up. It has its own bits after as many zeros as it has bits but one."""
    bits = f"{value:b}"
    return "0" * (len(bits) - 1) + bits


class Bits:
    """Bits to be read from the front. Every reader raises OutOfBits where they end too soon."""

    def __init__(self, bits: str) -> None:
        self.rest = bits

    def number(self, width: int) -> int:
        """The number in the next ``width`` bits."""
        if len(self.rest) < width:
            raise OutOfBits
        taken, self.rest = self.rest[:width], self.rest[width:]
        return int(taken, 2)

    def gamma(self) -> int:
        """The next number that ``gamma`` wrote."""
        return self.number(2 * self._zeros() + 1)

    def _zeros(self) -> int:
        zeros = self.rest.find("1")
        if zeros < 0:
            raise OutOfBits
        return zeros


def to_symbols(bits: str) -> str:
    """The bits as symbols, filled up with zeros."""
    padded = bits + "0" * (-len(bits) % BITS)
    return "".join(ALPHABET[int(padded[at : at + BITS], 2)] for at in range(0, len(padded), BITS))


def to_bits(symbols: str) -> str:
    """The bits of symbols of the alphabet."""
    return "".join(number(ALPHABET.index(symbol), BITS) for symbol in symbols)


def check_symbols(symbols: str) -> str:
    """The symbols to put behind ``symbols`` so that mistakes show."""
    shifted = int(to_bits(symbols), 2) << (BITS * CHECK_SYMBOLS)
    return to_symbols(number(-shifted % CHECK_PRIME, BITS * CHECK_SYMBOLS))


def heard(text: str) -> str:
    """``text`` as symbols, as far as it can be understood. What is no symbol stays as it is."""
    return "".join(letter for letter in text if letter.isalnum()).upper().translate(_ALIKE)
