"""Settings: defaults, then ``magehall.toml``, then ``MAGEHALL_*`` environment variables."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import (
    Field,
    NonNegativeFloat,
    NonNegativeInt,
    PositiveFloat,
    PositiveInt,
    ValidationError,
    field_validator,
)
from pydantic_core import PydanticCustomError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

_SQLITE, _POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
_DATABASES = {
    _SQLITE: f"{_SQLITE}:///file.db",
    _POSTGRESQL: f"{_POSTGRESQL}://user:password@host/name",
}
"""The drivers that the server can use, and how such an address is written."""

_HERE = Path(__file__).resolve()


def built_client() -> Path:
    """Find the folder of the built client. It is in the package if that came in a wheel, else in the checkout."""
    packaged = _HERE.parent / "client_files"
    return packaged if packaged.is_dir() else _HERE.parents[3] / "web" / "dist"


class Settings(BaseSettings):
    """All settings of the server. docs/operations.md explains each."""

    model_config = SettingsConfigDict(env_prefix="MAGEHALL_", toml_file="magehall.toml", extra="forbid")

    database: str = "sqlite+aiosqlite:///magehall.db"
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: list[str] = Field(default_factory=list)
    """The addresses people reach us under, such as https://hall.example; none: whatever the Host header says."""

    secure_cookies: bool = False
    """Set behind TLS, so that cookies travel only there."""

    trusted_proxies: NonNegativeInt = 0
    """How many proxies of ours stand in front, each adding one address to X-Forwarded-For."""

    session_days: PositiveInt = 90
    bot_workers: PositiveInt = 1
    bot_seconds: float = 20.0
    """No bot thinks longer, whatever its spec says; then its worker is ended."""

    bot_pace: float = 0.6
    """How long a bot's move waits while people look on, so that they can follow."""

    window_pace: NonNegativeFloat = 0.3
    """How long a window stays open by itself where several people play, whatever anyone could do there."""

    window_most: NonNegativeFloat = 10.0
    """How long at most the table waits with an answer it gives for someone, so that waiting tells nothing."""

    snapshot_every: PositiveInt = 50
    requests_per_minute: PositiveInt = 600
    """For one person; an address, behind which many may sit, has five times that."""

    guests_per_minute: PositiveInt = 60
    """New guests from one address."""

    logins_per_minute: PositiveInt = 10
    """Attempts to log in or register from one address, and to log in under one name."""

    messages_per_second: PositiveInt = 20
    """For all sockets of one person together; an address has five times that, and what is dear to answer a share."""

    sockets: PositiveInt = 5_000
    sockets_per_address: PositiveInt = 250
    sockets_per_person: PositiveInt = 50
    """How many may be open at a time on one server."""

    connections: PositiveInt = 2_000
    connections_per_address: PositiveInt = 100
    """How many may be open that are not sockets; behind proxies of ours only the first counts."""

    request_seconds: PositiveFloat = 20.0
    """So long a browser may take to send a request, or stop reading the answer."""

    idle_seconds: PositiveInt = 10
    """So long a connection stays open for another request."""

    head_limit: PositiveInt = 32_768
    body_limit: PositiveInt = 1_000_000
    message_limit: PositiveInt = 16_384
    client: Path = Field(default_factory=built_client)
    log_json: bool = False
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    drain_seconds: NonNegativeFloat = 0.0
    """How long a server that was asked to stop still serves, telling the balancer at /readyz that it is leaving."""

    @field_validator("database")
    @classmethod
    def _check_database(cls, url: str) -> str:
        """Refuse an address without a driver of ours. It is never repeated: it may hold a password."""
        try:
            driver = make_url(url).drivername
        except (ArgumentError, ValueError):
            raise _not_a_database("this is no address of a database", url) from None
        if driver not in _DATABASES:
            raise _not_a_database(f"{driver!r} names no driver that the server can use", url)
        return url

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - the hook's own signature
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - the hook's own signature
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Precedence: arguments, then environment, then ``magehall.toml``."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def _not_a_database(problem: str, url: str) -> PydanticCustomError:
    sqlite, postgresql = _DATABASES[_SQLITE], _DATABASES[_POSTGRESQL]
    right = f"{sqlite}, or {postgresql} for PostgreSQL"
    if url.startswith("sqlite"):
        right = sqlite
    elif url.startswith("postgres"):
        right = postgresql
    return PydanticCustomError("database", "{problem}: write {right}", {"problem": problem, "right": right})


def first_fault(error: ValidationError) -> str:
    """What is wrong with the settings, in one sentence, and without the value."""
    first = error.errors()[0]
    return f"settings: {'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
