# What the server itself says to people.
former-player = former player

error-refused = That is not possible.
error-internal = Something went wrong on our side; nothing has changed, and it has been noted.
error-malformed = The request could not be read.
error-not-found = There is nothing here.
error-method-not-allowed = This cannot be done here.
error-forbidden = This is not yours to do.
error-foreign-origin = This request did not come from a page of this hall.
error-header-missing = The request lacks the header X-Magehall: 1.
error-too-large = That is too large: at most { $limit } bytes are taken.
error-too-often = That was too often. Please wait { $seconds } s and try again.
error-crowded = Too many people want this at the same time. Please try again in { $seconds } s.
error-session-ended = Your session has ended. Please load the page again.
error-account-needed = For this you need an account with a password.

error-bad-options = The game cannot be set up like this: { $reason }
error-bad-position = The position cannot be set up: { $reason }
error-no-such-game = There is no such game in this hall.
error-no-such-text = There are no such texts.
error-no-such-lesson = There is no such lesson.

error-name-length = A name has { $shortest } to { $longest } letters.
error-name-letters = A name begins with a letter and is made of letters, digits, spaces, hyphens, dots and apostrophes.
error-name-taken = Somebody has this name already, or one that looks the same.
error-password-length = A password has { $shortest } to { $longest } characters.
error-password-is-name = The password must not be the name.
error-already-registered = You have an account already.
error-login-failed = Name and password do not fit together.
error-wrong-password = The password is not right.
error-no-such-session = There is no such session, or it has ended already.

invalid-body = The request could not be read: well-formed JSON with the expected fields was expected.
invalid-missing = “{ $field }” is missing.
invalid-unknown = “{ $field }” is not known here.
invalid-too-short = “{ $field }” is too short; at least { $bound } were expected.
invalid-too-long = “{ $field }” is too long; at most { $bound } are taken.
invalid-too-small = “{ $field }” is too small; the bound is { $bound }.
invalid-too-large = “{ $field }” is too large; the bound is { $bound }.
invalid-choice = “{ $field }” can be: { $bound }.
invalid-other = “{ $field }” does not fit what was expected.
