"""Spells and abilities: targets, costs, casting, resolving. [spell]"""
