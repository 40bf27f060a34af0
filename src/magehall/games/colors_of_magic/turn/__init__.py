"""Turns: collecting, activations one by one, and the end of the turn. [turn]"""
