"""Request and response models of ``/api/me``."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from magehall.table.schemas import Heard, Shown

Lang = Literal["en", "fr", "ru"]
Name = Annotated[str, StringConstraints(max_length=100)]
WindowName = Annotated[str, StringConstraints(max_length=40)]
StopsAt = Annotated[dict[WindowName, Literal["always", "never"]], Field(max_length=100)]
Password = Annotated[str, StringConstraints(max_length=1000)]


class Wishes(Heard, Shown):
    """A person's settings. No language means: the one the browser asks for."""

    lang: Lang | None = None
    theme: Literal["auto", "light", "dark"] = "auto"
    sound: bool = False
    stops: Literal["always", "able", "matters", "never"] = Field(
        "matters",
        description="at which windows to be asked: at all, when able to act, where that could matter, at none",
    )
    stops_at: dict[Annotated[str, StringConstraints(max_length=40)], StopsAt] = Field(
        {},
        max_length=20,
        description="windows at which to be asked always or never all the same, by game and by the window's name",
    )
    pace: Literal["slow", "normal", "fast", "instant"] = Field("normal", description="how fast things move")


class Myself(Shown):
    """My account, or guest."""

    id: str
    name: str
    guest: bool
    settings: Wishes
    created: datetime


class Change(Heard):
    """Changes of my account; what is not named stays. Settings left out of ``settings`` stay too."""

    name: Name | None = None
    settings: Wishes | None = None

    def changed_settings(self) -> dict[str, Any]:
        """Only the settings that were named."""
        return self.settings.model_dump(exclude_unset=True) if self.settings is not None else {}


class Registration(Heard):
    """A password for this guest, and the name to keep. The present one, if left out."""

    name: Name | None = None
    password: Password


class Login(Heard):
    """Name and password of an account."""

    name: Name
    password: Password


class PasswordChange(Heard):
    """The old password and the new one."""

    old: Password
    new: Password


class Farewell(Heard):
    """The password of the account to delete; a guest has none."""

    password: Password | None = None


class SessionInfo(Shown):
    """A session of mine: a browser that is logged in."""

    id: str
    begun: datetime
    seen: datetime = Field(description="when it was last used, to within minutes")
    browser: str | None = Field(description="its name, such as Firefox, if it is one we know")
    system: str | None = Field(description="what it runs on, such as Linux or iPhone, if it is one we know")
    current: bool = Field(description="whether it is this one")
