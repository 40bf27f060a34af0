"""Deeds: typed answers of players, a module for each chapter. The rules read them."""
