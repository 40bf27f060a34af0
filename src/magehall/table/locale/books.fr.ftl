error-no-books = Dans ce jeu, on n’apporte pas son propre grimoire.
error-no-such-book = Vous n’avez pas ce grimoire.
error-too-many-books = Vous avez déjà { $most } grimoires ; supprimez-en un d’abord.
error-bad-book = { $reason }
