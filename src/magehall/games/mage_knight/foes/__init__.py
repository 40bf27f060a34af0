"""Enemies: tokens drawn and discarded, their values, their arrival and their end."""
