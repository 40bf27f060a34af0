"""Guessing passwords is slow however many guess, and keeps no owner out."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from magehall.table.rate_limits import MemoryRateLimiter
from tests.table.conftest import MakeHall
from tests.table.support import PASSWORD, RunningHall

pytestmark = pytest.mark.anyio

WRONG = {"name": "Ondine", "password": "wrong password"}
RIGHT = {"name": "Ondine", "password": PASSWORD}


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def strict(make_hall: MakeHall, clock: Clock) -> RunningHall:
    """A hall with the limits of everyday and a clock that stands still."""
    hall = await make_hall(logins_per_minute=10)
    hall.hall.limits = MemoryRateLimiter(clock)
    return hall


def crowd() -> Iterator[str]:
    """Addresses of different networks."""
    return (f"10.{block}.{number}.1" for block in range(256) for number in range(256))


async def attempt(hall: RunningHall, wanted: dict[str, str], address: str) -> int:
    return (await hall(address=address).post("/api/me/login", json=wanted)).status_code


async def besiege(hall: RunningHall, addresses: Iterator[str], count: int) -> list[int]:
    """One wrong guess from each of so many addresses."""
    return [await attempt(hall, WRONG, next(addresses)) for _ in range(count)]


async def owner(hall: RunningHall) -> httpx.AsyncClient:
    """A browser in which the account was made, logged out."""
    here = await hall.account("Ondine")
    assert (await here.post("/api/me/logout")).status_code == 204
    return here


async def test_one_address_guesses_at_one_name_half_as_often_as_at_all(
    make_hall: MakeHall, clock: Clock
) -> None:
    hall = await strict(make_hall, clock)
    at_one = [await attempt(hall, WRONG, "192.0.2.7") for _ in range(6)]
    assert at_one == [401] * 5 + [429]
    others = [await attempt(hall, {**WRONG, "name": f"Melusine{n}"}, "192.0.2.7") for n in "abcde"]
    assert others == [401] * 4 + [429]
    refused = await hall(address="192.0.2.7").post("/api/me/login", json=WRONG)
    assert refused.headers["Retry-After"] == "7"


async def test_wrong_guesses_from_elsewhere_do_not_keep_the_owners_browser_out(
    make_hall: MakeHall, clock: Clock
) -> None:
    hall = await strict(make_hall, clock)
    here = await owner(hall)
    addresses = crowd()
    await besiege(hall, addresses, 200)
    for _ in range(20):  # and the neighbours behind the same address guess as well
        await attempt(hall, WRONG, "192.0.2.1")
    assert (await here.post("/api/me/login", json=RIGHT)).status_code == 200


async def test_a_known_browser_has_guesses_of_its_own_and_no_more(make_hall: MakeHall, clock: Clock) -> None:
    hall = await strict(make_hall, clock)
    here = await owner(hall)
    answers = [(await here.post("/api/me/login", json=WRONG)).status_code for _ in range(11)]
    assert answers == [401] * 10 + [429]
    stranger = {**WRONG, "name": "Melusine"}
    assert [(await here.post("/api/me/login", json=stranger)).status_code for _ in range(6)] == [401] * 5 + [
        429
    ]


async def test_the_owner_gets_in_at_a_new_device_while_many_guess(make_hall: MakeHall, clock: Clock) -> None:
    hall = await strict(make_hall, clock)
    await owner(hall)
    addresses = crowd()
    await besiege(hall, addresses, 300)
    assert await attempt(hall, RIGHT, "198.51.100.4") == 200


async def test_whoever_mistypes_at_a_new_device_while_many_guess_waits_an_hour_at_most(
    make_hall: MakeHall, clock: Clock
) -> None:
    hall = await strict(make_hall, clock)
    await owner(hall)
    addresses = crowd()
    await besiege(hall, addresses, 300)
    assert await attempt(hall, WRONG, "198.51.100.4") == 401
    assert await attempt(hall, RIGHT, "198.51.100.4") == 429
    for _ in range(60):  # every guess that comes free is taken by somebody else
        clock.now += 60
        await besiege(hall, addresses, 1)
    assert await attempt(hall, RIGHT, "198.51.100.4") == 200


async def test_many_addresses_together_guess_slowly(make_hall: MakeHall, clock: Clock) -> None:
    hall = await strict(make_hall, clock)
    await owner(hall)
    addresses = [next_one for next_one, _ in zip(crowd(), range(20), strict=False)]
    looked_at = 0
    for _ in range(2 * 10):  # two hours, in every six minutes of which each of them tries three times
        for address in addresses:
            looked_at += [await attempt(hall, WRONG, address) for _ in range(3)].count(401)
        clock.now += 6 * 60
    # The name's guesses, 60 at first and as many an hour, and one an hour for each address.
    assert looked_at <= 60 + 2 * 60 + 20 * 2


async def test_a_network_of_ipv6_addresses_counts_as_one(make_hall: MakeHall, clock: Clock) -> None:
    hall = await strict(make_hall, clock)
    await owner(hall)
    await besiege(hall, crowd(), 60)
    answers = [await attempt(hall, WRONG, f"2001:db8:1:{number:x}::1") for number in range(3)]
    assert answers == [401, 429, 429]


async def test_a_new_password_makes_every_other_browser_a_stranger(make_hall: MakeHall, clock: Clock) -> None:
    hall = await strict(make_hall, clock)
    here = await hall.account("Ondine")
    thief = hall(address="203.0.113.9")
    assert (await thief.post("/api/me/login", json=RIGHT)).status_code == 200
    changed = await here.post("/api/me/password", json={"old": PASSWORD, "new": "an even better password"})
    assert changed.status_code == 200
    answers = [(await thief.post("/api/me/login", json=WRONG)).status_code for _ in range(6)]
    assert answers.count(401) == 4  # of a stranger's five one was the thief's login
    assert [(await here.post("/api/me/login", json=WRONG)).status_code for _ in range(10)] == [401] * 10


async def test_what_the_devices_cookie_promises(make_hall: MakeHall) -> None:
    hall = await make_hall()
    visitor = await hall.guest()
    answer = await visitor.post("/api/me/register", json={"name": "Ondine", "password": PASSWORD})
    (cookie,) = (one for one in answer.headers.get_list("set-cookie") if one.startswith("magehall-device="))
    assert {part.strip() for part in cookie.split(";")[1:]} == {
        "Path=/",
        "HttpOnly",
        "SameSite=Strict",
        f"Max-Age={400 * 86400}",
    }
    token = visitor.cookies["magehall-device"]
    await visitor.post("/api/me/logout")
    assert visitor.cookies["magehall-device"] == token
    await visitor.post("/api/me/login", json=RIGHT)
    assert visitor.cookies["magehall-device"] != token
    secure = await make_hall(secure_cookies=True)
    cookies = (await secure().post("/api/me/login", json=RIGHT)).headers.get_list("set-cookie")
    assert any(one.startswith("__Host-magehall-device=") and one.endswith("; Secure") for one in cookies)
