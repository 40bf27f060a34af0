"""Combat: attacks in melee and from afar, duels of cards, and what follows from them. [combat]"""
