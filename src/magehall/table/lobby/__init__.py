"""Lobby: tables before play."""
