# Forces that are put together at home.
book-title-ready = { $mage }, ready force { $number }
book-field-name = name
book-field-mage = mage
book-field-school = school
book-no-mage = There is no mage “{ $mage }”. Choose one of the ten.
book-no-school = There is no school “{ $school }”. Choose among the fifteen.
book-many-schools = These are more than three schools. Take some out.
book-bad-name = The name is too long or holds strange characters. Write at most { $most } ordinary characters.
book-build-choice = A force has a mage and three schools, and no other choice.
book-text-too-long = This is too long for a force: more than { $most } characters. Paste the code or the list alone.
book-code-version = This code was written by another version. Ask for a new one, or update Magehall.
book-code-damaged = The code is damaged or cut short. Copy it whole.
book-list-unknown = Line { $line }: “{ $value }” is neither a mage nor a school.
book-list-one-mage = A force has one mage. Write a line such as “mage: ash-prophet”.
