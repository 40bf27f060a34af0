"""Interaction: dealing with the people of a site, plundering, and altars."""
