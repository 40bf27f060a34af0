error-no-books = In this game nobody brings a book of their own.
error-no-such-book = You have no such book.
error-too-many-books = You keep { $most } books already; throw one away first.
error-bad-book = { $reason }
