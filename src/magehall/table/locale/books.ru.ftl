error-no-books = В этой игре своих книг не приносят.
error-no-such-book = Такой книги у вас нет.
error-too-many-books = Книг у вас уже { $most }; сначала удалите одну.
error-bad-book = { $reason }
