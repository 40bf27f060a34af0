"""Rate limits against password guessing. No owner is kept out by them.

A browser in which someone has logged in to the account before has attempts of its own, which nobody else can use up.
All others are strangers: they share what their address has, what it has for this name, and what the name has in all.
When many addresses together have used up the name's attempts, each still has one an hour, so that the owner gets in at
a new device: with the right password at once, else after an hour at most.
"""

from __future__ import annotations

import ipaddress

from magehall.table.errors import TooOften
from magehall.table.hall import Hall
from magehall.table.people.repository import DeviceRepository
from magehall.table.people.sessions import hash_token
from magehall.table.visit import Visit

HOUR = 60
NAMES_SHARE = 6
"""Strangers have so many times the attempts of a minute at one name in an hour."""


async def limit_login(hall: Hall, visit: Visit, name: str, account_id: str | None) -> None:
    """Rate limit of logins under ``name``; raises TooOften. ``name`` is its skeleton."""
    limits, count = hall.limits, hall.settings.logins_per_minute
    if account_id is not None and await _is_known(hall, visit.device, account_id):
        _wait(await limits.take(f"device:{hash_token(visit.device)}:{account_id}", count))
        return
    await limit_attempts(hall, f"login:{visit.address}")
    _wait(await limits.take(f"login:{visit.address}:{name}", max(1, count // 2)))
    wait = await limits.take(f"name:{name}", count * NAMES_SHARE, HOUR)
    if wait and await limits.take(f"new:{_network(visit.address)}:{name}", 1, HOUR):
        raise TooOften(wait)


async def limit_attempts(hall: Hall, bucket: str) -> None:
    """Rate limit of attempts of one kind; raises TooOften."""
    _wait(await hall.limits.take(bucket, hall.settings.logins_per_minute))


async def _is_known(hall: Hall, device: str, account_id: str) -> bool:
    if not device:
        return False
    async with hall.database.reading() as session:
        return await DeviceRepository(session).knows(hash_token(device), account_id)


def _network(address: str) -> str:
    """The address, or the /48 network of IPv6: a site has all of it."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return address
    return (
        str(network.supernet(new_prefix=48)) if network.version == 6 and network.prefixlen > 48 else address
    )


def _wait(seconds: float) -> None:
    if seconds:
        raise TooOften(seconds)
