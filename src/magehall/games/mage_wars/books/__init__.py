"""Spellbooks: cost, legality, the books of the box, and codes to share them."""

from __future__ import annotations

from magehall.games.mage_wars.books.book import Book, points_by_school, spells, total_points
from magehall.games.mage_wars.books.box import APPRENTICE, BOX_BOOKS, STARTER, BoxBook
from magehall.games.mage_wars.books.code import read_code, write_code
from magehall.games.mage_wars.books.errors import BookError
from magehall.games.mage_wars.books.listing import read_book, read_list, write_list
from magehall.games.mage_wars.books.problems import Problem, problems
from magehall.games.mage_wars.books.training import Share, Training, barred_by, points, shares, training_of

__all__ = (
    "APPRENTICE",
    "BOX_BOOKS",
    "STARTER",
    "Book",
    "BookError",
    "BoxBook",
    "Problem",
    "Share",
    "Training",
    "barred_by",
    "points",
    "points_by_school",
    "problems",
    "read_book",
    "read_code",
    "read_list",
    "shares",
    "spells",
    "total_points",
    "training_of",
    "write_code",
    "write_list",
)
