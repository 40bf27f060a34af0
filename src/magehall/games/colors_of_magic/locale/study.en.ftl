# What a study counts
study-entrants = Mages
study-parts = Schools
study-items = Cards
study-rounds = Turns
study-use-cast = Casts
study-use-duel = Duel uses
study-use-drawn = Draws
