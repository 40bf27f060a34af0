error-no-books = В этой игре своих книг не приносят.
error-no-such-book = Такой книги у вас нет.
error-too-many-books = У вас уже { $most } книг; сначала выбросьте одну.
error-bad-book = { $reason }
