"""Monsters: their phase, where each moves and whom it attacks. [monsters]"""
