"""Cooperative assaults: several players against one city."""
