"""Combat: melee and ranged attacks, duels of cards, and what follows. [combat]"""
