"""Bots: random, greedy and search. They know the kernel and, through it, a game's sense; they see only what their
seat may see."""

from __future__ import annotations

from magehall.bots.bot import Bot, Choice, Weighed
from magehall.bots.budget import Budget
from magehall.bots.registry import BOT_NAMES, make_bot

__all__ = ["BOT_NAMES", "Bot", "Budget", "Choice", "Weighed", "make_bot"]
