# The books of the box
book-title-apprentice = { $mage }: apprentice book
book-title-starter = { $mage }: starter book

# What is wrong with a book
book-empty = The book is empty: put some spells into it.
book-points = The book costs { $points } spell points, { $over } more than the { $limit } this mage has.
book-copies = { $card }: { $copies } copies are too many. A book holds at most { $most } of a spell of level { $level }.
book-epic = { $card } is epic: a book holds one copy of it, not { $copies }.
book-mage-only = { $card } is closed to this mage. { $only }.
book-school-only = { $card } asks for a training this mage lacks. { $only }.
book-unknown-card = No spell is called “{ $card }”: take it out of the book.
book-no-element = { $mage }: choose the element this mage is trained in: air, earth, fire or water.
book-needless-element = { $mage }: this mage does not choose an element. Take the choice back.
book-not-apprentice = { $mage }: apprentices play with the list of the box. Take this mage’s apprentice book, or play the standard game.

# What is wrong with a text that should be a book
book-text-too-long = This is too long for a book: more than { $most } characters. Paste the code or the list alone.
book-too-large = This book is too large for a code. Export it as a list instead.
book-code-none = This is not a book code: a code begins with { $prefix }. Copy it whole, from its first letter.
book-code-version = This code has version { $version }, and version { $known } is the only one known here. Ask for a code written by this version, or update Magehall.
book-code-symbol = “{ $symbol }” never stands in a book code. Check this character, or copy the code again.
book-code-short = The code is cut short: something is missing. Copy it whole, from { $prefix } to the end of its last group.
book-code-long = There is more here than the code says it has. Copy the code alone, and check its first group.
book-code-mistyped = The code has been mistyped somewhere: its check symbols do not fit. Compare it with the original, or copy it again.
book-code-damaged = The code is whole, but there is no book in it. Ask for a new one.
book-code-newer-mage = The code is for a mage not known here. Update Magehall, or ask for another book.
book-code-newer-card = The code holds a card not known here ({ $code }). Update Magehall, or ask for a book without it.
book-code-element = { $element } is not an element and cannot be put into a code. Choose air, earth, fire or water.
book-list-no-mage = The list does not say whose book it is. Add a line such as “mage: beastmaster”.
book-list-twice = Line { $line }: “{ $field }” has been said before. Keep one of the two lines.
book-list-bad-mage = Line { $line }: no mage is called “{ $value }”. Write beastmaster, priestess, warlock or wizard.
book-list-bad-element = Line { $line }: no element is called “{ $value }”. Write air, earth, fire or water.
book-list-bad-name = The book’s name is too long or holds strange characters. Write at most 40 ordinary characters.
book-list-unknown = Line { $line }: no spell is called “{ $card }”. Write the number of copies and the spell’s name, such as “3 timber_wolf”.
book-list-ambiguous = Line { $line }: “{ $card }” may be several spells. Write one of these instead: { $ids }.
book-list-copies = Line { $line }: a book lists 1 to { $most } copies of a spell. Correct the number.

# Words at the head of a list
book-field-name = name
book-field-mage = mage
book-field-element = element

# What is wrong with a book that is being built
book-build-mage = This book has no mage yet. Choose beastmaster, priestess, warlock or wizard.
book-build-element = There is no such element. Choose air, earth, fire or water.
book-build-choice = “{ $choice }” is nothing a book chooses: it has a mage and, for a wizard, an element.
book-build-copies = A book lists 1 to { $most } copies of a spell. Correct the number.
