error-no-books = Dans ce jeu, personne n’apporte de livre à soi.
error-no-such-book = Vous n’avez pas ce livre.
error-too-many-books = Vous gardez déjà { $most } livres ; jetez-en un d’abord.
error-bad-book = { $reason }
