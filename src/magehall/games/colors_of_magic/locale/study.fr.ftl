# Ce que compte une étude
study-entrants = Mages
study-parts = Écoles
study-items = Cartes
study-rounds = Tours
study-use-cast = Incantations
study-use-duel = Emplois en duel
study-use-drawn = Pioches
