"""Attacks: declaring, avoiding, rolling, damage, strikes and counterstrikes."""
