# The client's own words. Games, the kernel and the server have theirs.

## Everywhere
skip = Skip to the content
close = Close
cancel = Cancel
copy = Copy
copied = Copied
colon = :
loading = One moment …
more = Show more
try-again = Try again
you = you
settings = Settings
set-language = Language
set-theme = Light
set-theme-auto = Like the system
set-theme-light = Day
set-theme-dark = Candlelight
set-pace = How fast things move
set-pace-slow = Slowly
set-pace-normal = Normally
set-pace-fast = Fast
set-pace-instant = At once
set-sound = Sounds
error-offline = The hall cannot be reached. Are you online?
error-status = The hall could not do that (error { $status }).
error-unknown = Something went wrong. Please try again.
offline-action = You are offline: that was not sent.

## Ways around
nav = Ways around the hall
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-history = My games
nav-about = About Magehall
nav-account = Account
title-start = Magehall: play mage games in your browser
title-lobby = The lobby
title-table = Table
title-replay = Replay
title-learn = Learn to play
title-lesson = Lesson
title-account = You
title-history = My games
title-about = About Magehall
title-lost = The candle is out
lost = There is no page at this address.
lost-home = Back to the hall

## Start
start-title = A hall for duelling mages
start-lead = Sit down at a table, against a bot or a friend. The table knows the rules, tells you what you can do, and says why when you cannot.
play-now = Play now
play-now-hint = { $game } against a bot. No account, nothing to install.
starting = Lighting the candles …
play-friends = Play with friends
play-bot = Play a bot
learn-first = Learn it first
start-games = Four tables
start-promises = What you can count on
promise-rules-title = Every rule explained
promise-rules = Each choice names its rule in plain words, in English, French or Russian.
promise-fair-title = Luck you can check
promise-fair = Every shuffle is settled before play and proven afterwards, in your own browser.
promise-open-title = For everyone
promise-open = Phone or desk, mouse, keyboard or screen reader; guests are welcome.

## Lobby
lobby-mine = Your tables
lobby-open = Waiting for players
lobby-open-none = Nobody is waiting just now. Open a table, and the next one may sit down with you.
lobby-running = In play: come and watch
lobby-running-none = No public table is in play just now.
lobby-filter = Game
lobby-all-games = All games
quick-bot = Play a bot now
quick-person = Play whoever is here
new-table = New table
verb-join = Sit down
verb-rejoin = Go on playing
verb-enter = Go to the table
verb-watch = Watch
state-open = waiting
state-playing = in play
state-over = over
state-aborted = called off
state-adjourned = having a break
table-chairs = Around the table
table-private = by invitation
table-lesson = lesson
chair-me = Me
chair-open = Open seat
chair-free = free
chair-gone = former player
chair-bot = Bot: { $strength }
bot-random = Novice
bot-greedy = Adept
bot-search = Magister
bot-search-200 = Magister
bot-search-1000 = Archmage
clock-none = No clock
clock-live = { $minutes } min + { $increment } s a move
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
clock-of = Clock of { $name }
time-days = { $days } d { $hours } h
seats-count = { $seats ->
    [one] one player
   *[other] { $seats } players
}
seat-number = Seat { $number }
form-game = Game
form-seats = Players
form-chairs = Who sits where
form-options = How it is played
form-clock = Clock
form-clock-live = Minutes and increment
form-clock-days = Days a move
form-minutes = Minutes each
form-increment = Seconds a move
form-days = Days a move
form-public = Public: anyone may sit down or watch
form-delay = Spectators see the game
form-take-a-chair = Take one of the chairs yourself.
delay = { $seconds ->
    [0] at once
    [30] 30 seconds later
    [120] 2 minutes later
    [600] 10 minutes later
   *[other] { $seconds } seconds later
}
create-table = Open the table
create-start = Start playing
setting-none = none

## Before play
room-waiting = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
room-full = Everyone is here.
room-closed = This table was closed before play began.
room-ready = ready
room-not-ready = not ready yet
room-i-am-ready = I am ready
room-start = Start now
room-leave = Get up
room-give = Who sits on chair { $number }
room-invite = Invite someone
room-invite-public = Send this link, or wait: the table is listed in the lobby.
room-invite-private = Only those with this link can sit down.
room-terms = How we play
room-from-position = From a position that was set up
table-closed-door = This door is closed
back-lobby = Back to the lobby

## At the table
table-menu = More
watching = You are watching
watching-late = You see the game { $delay }
watching-soon = Spectators of this table see everything { $delay }. There is nothing to see yet.
waiting = One moment …
waiting-for = Waiting for { $names }
waiting-for-prompt = Waiting for { $names }: “{ $prompt }”
waiting-held = Your answer is in. Waiting for the others.
seat-thinks = is choosing
seat-yours = your turn
seat-away = away
line-lost = The line is down. Trying to reach the table again …
line-closed = The table has closed this line. Load the page again to come back.
board-failed = The board could not be drawn. You can play on with the list of options.
map-closer = Closer
map-farther = Farther away
map-whole = Show the whole map
view-in-words = The table in words
panel-find = Find an option
like-number = no. { $number }
panel-none = No option has these words.
panel-sending = on its way …
announce-question = { $prompt } { $options ->
    [one] One option.
   *[other] { $options } options.
}
why-not = Why not something else?
why-nothing = Nothing is withheld: all there is to choose is on the list.
reasons-ask = Why?
reasons-ask-about = Why this move? { $move }
reasons-title = Why, { $name }?
reasons-expected = Expected from this
reasons-weighed = What was weighed, best first
reasons-chance = { $percent } % to win
reasons-looks = { $looks ->
    [one] looked at in one world that could be this one
   *[other] looked at in { $looks } worlds that could be this one
}
reasons-more-later = The other options it weighed are told when the match is over: they would give hidden cards away.
reasons-later = About this move there is nothing to tell before the match is over: it would give hidden cards away.
reasons-none = There are no reasons for this move.
rule-of-prompt = The rule behind this question
option-harms = harms your own side
rule-of-option = The rule behind: { $option }
rule-named = The rule: { $rule }
rule-drawer = The rule
rule-ruling = Our ruling:
rule-where = Rulebook:
rule-house = our own text
rule-beside = { $rules ->
    [one] One more rule of this chapter
   *[other] { $rules } more rules of this chapter
}
rule-unknown = No rule is called { $rule }.
rule-open-all = All rules, in a new tab
side = Log and chat
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-watching = Those at the table talk here; you are watching.
chat-more = About this line by { $name }
chat-mute = Read this person no more
chat-unmute = Read everyone again
chat-report = Report this line
chat-report-why = What is wrong with it?
chat-report-send = Report it
chat-reported = Thank you. The people who run the hall will look at it.
chat-report-failed = That line is no longer there.
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
emotes = Without words
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Oops …
emote-hurry = Your move?
emote-wow = Wow!
undo = Take back
undo-key = Key: U, or Ctrl+Z
undo-not-now = This move cannot be taken back on your own.
plan = Plan
plan-key = Try your moves before you make them. Key: P
plan-not-now = There is nothing to plan now.
plan-already = You are planning.
plan-title = Your plan.
plan-secret = Only you see what you try. Nothing counts before you play it out.
plan-empty = Nothing tried yet
plan-play-out = { $count ->
    [one] Play out one move
   *[other] Play out { $count } moves
}
plan-drop = Drop it
plan-over = What you have tried ends here. Play it out, or take something back.
plan-ended = The plan ends here
plan-beyond = It will be the last move of your plan.
plan-lost = { $count ->
    [one] The table has changed since: one planned move no longer fits.
   *[other] The table has changed since: { $count } planned moves no longer fit.
}
plan-line = Planned:
offer-undo-verb = Ask for a take-back
offer-draw-verb = Offer a draw
offer-adjourn-verb = Offer a break
offer-resume-verb = Go on playing
adjourn-verb = Take a break
offer-undo = { $name } would like to take a move back.
offer-undo-mine = You asked for a take-back.
offer-draw = { $name } offers a draw.
offer-draw-mine = You offered a draw.
offer-adjourn = { $name } would like a break.
offer-adjourn-mine = You asked for a break.
offer-resume = { $name } would like to go on playing.
offer-resume-mine = You would like to go on playing.
offer-replace = The bot { $name } has stopped working. Shall another one take its chair?
offer-yes = Yes
offer-no = No
offer-waiting = Waiting for the others.
offer-withdraw = Withdraw
offer-abort = { $name } would like to call the match off, without a loss for anyone.
offer-abort-mine = You would like to call the match off, without a loss for anyone.
trouble-title = A rule failed
trouble-undo = Take back together
trouble-draw = Agree on a draw
trouble-abort = Call it off, nobody loses
trouble-read = I have read it
correct-title = Go on from a corrected position
correct-how = Save the position in which the rule failed, put it right by hand, and bring it back. A new table opens with everyone in the same seat; the others agree by sitting down.
correct-download = Save the position
correct-upload = Bring the corrected one
correct-too-large = This file is far too large for a position.
resign = Resign
resign-sure = Give up this match? It counts as lost.
resign-sure-many = Give up? A bot will play on in your chair, and the match counts as lost for you.
abort = Call it off
abort-sure = Call the match off? It will not count. This is possible only before everyone has moved twice.
keep-playing = Keep playing
stops = When am I asked?
stops-hint = In the moments when a hidden card could answer.
stops-always = Always
stops-able = When I can do something
stops-matters = Where it matters
stops-never = Never: pass for me
stops-at = Moment by moment
stops-at-own = { $count ->
    [one] one of its own
   *[other] { $count } of their own
}
stops-at-hint = Single moments where I want it otherwise.
stops-at-moment = Moment
stops-at-as-above = As above
stops-at-always = Always
stops-at-never = Never
stops-at-reset = All as above
winner = Winner
score-sheet = How the scores came about
score-total = Total
end-won = You win!
end-lost = You lose.
end-draw = A draw.
end-nobody = Nobody wins.
end-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-aborted = The match was called off.
end-adjourned = The match is having a break.
end-resigned = { $name } resigned.
end-flag = The time of { $name } ran out.
end-agreed = All agreed on it.
end-rematch = Play again
end-rematch-join = Join the rematch
end-replay = Watch the replay
fair-title = Fair luck
fair-before = Before play the hall sealed its part of the luck; this is the seal. Only then did each player add something of their own, so nobody could know the cards and dice beforehand.
fair-mine = This is what your browser added after it had seen the seal:
fair-later = When the match is over, the seal is opened, and you can check every die and every shuffle here.
fair-verify = Check every die and shuffle
fair-verify-short = Check the luck
fair-checking = Checking …
fair-holds = The luck was fair.
fair-fits = Everything fits, as far as this browser can tell.
fair-broken = The luck of this match is not proven: something does not fit.
fair-committed-first = The secret fits the seal your browser saw before it added its own part.
fair-committed = The secret fits the seal this page was shown.
fair-not-committed = The secret does not fit the seal: it was exchanged.
fair-own-there = What your browser added is in the seed, unchanged.
fair-own-changed = What your browser added is not in the seed: it was changed or left out.
fair-own-late = What your browser added came too late, so nothing of yours is in the seed. The hall added something in your place.
fair-own-none = This browser added nothing to the seed, so it cannot tell whether the hall knew the luck beforehand.
fair-by-hall = The hall added to the seed in the place of: { $names }.
fair-draws = Made again from the seed in this browser, all the same: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $shuffles ->
    [one] one shuffle
   *[other] { $shuffles } shuffles
}.
fair-no-draws = Nothing was drawn in this match: no die, no shuffle.
fair-draw-wrong = Draw number { $number } does not come from the seed, or the match file tells it otherwise.
fair-shown = { $count ->
    [one] The one die in this page’s log shows what was drawn.
   *[other] All { $count } dice in this page’s log show what was drawn, each in its place.
}
fair-shown-none = No dice stand in this page’s log, so none were compared.
fair-shown-wrong = This page’s log does not show the dice as they were drawn. It begins with: { $line }
fair-not-compared = Not compared here: which cards came from a shuffle, and whether the moves follow the rules. “magehall verify” replays the match file and checks both.
fair-scripted = { $count ->
    [one] One result was laid down by the position the match began with.
   *[other] { $count } results were laid down by the position the match began with.
}
fair-server = The hall replayed the whole match move by move, and every draw fits.
fair-server-fault = The hall's own replay found: { $fault }
fair-secret = The secret:
fair-all-draws = All draws in their order ({ $count })
fair-insecure = Your browser checks this only over a secure connection (https). You can still check the match file with “magehall verify”.
fair-download = Download the match file

## Replay
replay-of = Replay: { $game }
replay-eyes = Seen by
replay-eyes-mine = me, as I played
replay-eyes-spectator = a spectator
replay-step = Moment of the match
replay-at = { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-set-up = Play on from here
replay-set-up-hint = A new table opens at this moment of the match. Cards you could not see may differ while the match is still going on.
replay-share = Link to this moment
replay-share-hint = Whoever has this link sees the match as a spectator saw it: nobody's hidden cards are shown.
replay-share-later = Until the match is over, this link works only for those who may watch the table.
replay-export = Download

## Learning and rules
learn-lead = Short lessons at a real table: each sets up a position and asks for the right move. A wrong one changes nothing and earns you a hint.
learn-none = There are no lessons for this game yet.
learn-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
learn-finished = finished
lesson-step = Step { $step } of { $steps }
lesson-wrong = Not quite.
lesson-hint = Give me a hint
lesson-done = That was the lesson. Well done!
lesson-next = Next: { $title }
lesson-all = All lessons
rules-of = Rules of { $game }
rules-lead = Every rule the table enforces, in our own words, with its place in the rulebook.
rules-search = Search the rules
rules-found = { $found ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $found } rules
}
rules-chapters = Chapters
rules-link = Link to rule { $rule }

## You
account-guest = You are here as a guest, { $name }. Guests can do everything; an account only keeps it for you.
account-member = Welcome, { $name }.
account-name = Your name
account-rename = Change it
account-renamed = Your name was changed.
account-register = Keep this guest
account-register-why = With a password you keep your name and your games, on every device.
account-register-verb = Make an account
account-registered = Your account is ready.
account-login = You have an account?
account-login-why = The games of this guest move over to it.
account-login-verb = Log in
account-logged-in = You are logged in.
account-password = Your password
account-password-why = Every other browser you are logged in with is logged out.
account-password-verb = Change the password
account-password-changed = Your password was changed.
account-sessions = Where you are logged in
session-browser = { $browser } on { $system }
session-unknown = An unknown browser
session-current = This browser
session-begun = Logged in { $moment }
session-seen = Last used { $moment }
session-end = Log out
session-end-which = Log out { $which }
session-ended = That browser is logged out.
sessions-end = Log out all others
sessions-ended = All other browsers are logged out.
account-leave = Leaving
account-logout = Log out
account-logout-everywhere = Log out on all devices
account-logged-out = You are logged out, and a guest again.
account-delete = Delete me
account-delete-sure = This deletes your name, your settings and your account for good. Finished matches stay, without your name.
account-deleted = You were deleted. A new guest sits here now.
field-name = Name
field-password = Password
field-password-old = Present password
field-password-new = New password
field-password-hint = At least eight characters. A sentence is best.
history-list = Finished
history-none = You have not finished a match yet.
history-won = won
history-lost = lost
history-drawn = undecided
history-imported = brought along
stats = How it goes
stats-won = won
stats-count = { $played ->
    [one] one match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn
import = Bring a file
import-hint = A match file becomes a replay, a position file becomes a table.
import-choose = Choose a file

## About
footer-unofficial = Magehall is an unofficial fan companion. It is not made or endorsed by the games' authors or publishers, and shows none of their texts or pictures.
footer-icons = Icons from
about-what = Magehall is a hall with four tables, for people who own and love these games: to play when the others are far away, to learn, and to try things out.
about-unofficial-title = Unofficial
about-unofficial = Battle Mages, Mage Wars, Mage Knight and Colors of Magic, their names, rulebooks, texts and pictures belong to their owners. Magehall is not made, endorsed or supported by them, earns nothing, and is no replacement for the boxes.
about-words = Magehall takes facts from the games: the names of things, their numbers, and how play proceeds. Every sentence and every drawing here is our own.
about-fair = The hall seals its part of the luck before play, each player's browser adds its own, and after the match everyone can check every shuffle, even without our programs.
about-licences = Licences
about-code = Magehall's own code and texts: MIT licence.
about-icons = Icons:
about-libraries = Libraries:

## Books of one's own
nav-books = Spellbooks
title-books = Spellbooks
books-of = Spellbooks of { $game }
books-none-here = In this game nobody brings a book of their own.
books-workshop = The workshop
books-open = Open a book
books-save = Save
books-save-new = Save as a new book
books-share = Share
books-print = Print
books-new = New book
books-name = Name of the book
books-unnamed = Book without a name
books-points = { $points } of { $limit } points
books-size = { $size ->
    [one] one card
   *[other] { $size } cards
}
books-legal = May be played
books-flaws = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
books-unsaved = Changes not saved
books-kept = Saved
books-not-kept = Not among your books
books-sides = Shown
books-side-cards = All cards
books-side-book = The book
books-search = Search cards
books-only-in-book = In the book
books-only-mine = Allowed in this book
books-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
books-nothing-found = No card is like that.
books-add = Add { $name }
books-price = { $points ->
    [one] one point a copy
   *[other] { $points } points a copy
}
books-barred = Not allowed in this book
books-copies-of = { $name }: { $copies } in the book
books-fewer = One { $name } fewer
books-more = One { $name } more
books-shares = Where the points go
books-sets-free = { $count ->
    [one] One more can be chosen.
   *[other] { $count } more can be chosen.
}
books-sets-full = All are chosen. Take one out to choose another.
books-read = Read the cards
books-read-it = Read the cards: { $name }
books-read-close = Close
books-empty = The book is empty. Take cards from the library, or open a book of the box.
books-mine = My books
books-none-kept = You have not saved a book yet.
books-box = Books of the box
books-import = From a code or a list
books-import-what = Paste a code, or a list of cards
books-import-verb = Open this
books-opened = Opened: { $name }
books-saved = Saved: { $name }
books-rename = Rename
books-rename-it = Rename { $name }
books-duplicate = Duplicate
books-duplicate-it = Duplicate { $name }
books-delete = Delete
books-delete-it = Delete { $name }
books-delete-sure = Delete it for good?
books-put-away = Changes not saved
books-put-away-sure = What you changed in the book before you is not saved. Put it away anyway?
books-put-away-yes = Go on without saving
books-share-hint = Whoever has the link or the code can open this book in its present state. Your saved copy stays yours.
books-link = Link
books-code = Code
books-list = List
books-copy-list = Copy the list
books-sheet-columns = Copies, card, points.
books-play-own = Play a book of your own
books-none-ready = You have no saved book that may be played.
books-unfit = { $count ->
    [one] One of your books may not be played yet.
   *[other] { $count } of your books may not be played yet.
}
books-build = Build a book
