# Headings of the report
report-title = { $game }: what the lab found
contents = Contents
section-findings = What stands out
section-pairs = Who beats whom
section-first = First player
section-length = Length
section-ends = How games end
section-factors = Options compared
section-method = How to read this

# The games
games-played = { $games } games
games-of = { $games } of { $planned } games: stopped before the end
fact-seats = Seats
fact-bots = Played by
fact-seed = Seed
fact-version = Rules
fact-version-value = version { $version }
fact-fixed = The same in all games
lead = All sides of a table are played by the same bot, so a difference comes from the game and not from the player. Random bots show what the rules allow; only good bots show what they are worth.

# Columns
column-name = Name
column-from = From
column-games = Games
column-share = Wins
interval = { $low } to { $high }
column-interval = 95 % interval
column-shrunk = Lift, luck taken out
column-had = Had by
column-lift-of = Lift: { $use }
column-level = Setting
column-mean = { $what }, mean
column-moves = Moves
column-draws = Draws
column-first = First player wins
column-difference = Difference
column-measure = What
above = above
below = below
on = On
off = Off
all-games = All games
bots = Bots
filter = Filter by name

# Findings
nothing-found = Nothing differs by more than luck explains. More games would tell more.
finding-first = The first player wins { $share } of the games ({ $low } to { $high }); equals would win { $expected }.
finding-entrant = { $name } wins { $share } of its games ({ $low } to { $high }); equals would win { $expected }.
finding-part = Sides with { $name } win { $share } of their games ({ $low } to { $high }); equals would win { $expected }.
finding-item = { $name }, { $use }: wins { $lift } where it happened at least once, against never ({ $low } to { $high }; the mean of all is { $mean }).
finding-effect = { $level } instead of { $base }: { $measure } { $value } ({ $low } to { $high }).
level-of = { $factor }: { $level }
never-used = Never in these games ({ $use }): { $count }
more-findings = { $count } more stand out; they are marked in the tables.
measure-first = First player wins
measure-draws = Draws
measure-end = Ends: { $name }
measure-entrant = Wins: { $name }
points = { $value } points
compared-with = Compared with: { $level }
no-effects = Too few games to compare.

# What is shown
note-shares = The line is what equals would win. The bar is the 95 % interval: the true rate lies in it nineteen times out of twenty.
note-pairs = Wins of the row against the column, in percent; the number of games is in the tooltip. A few games each: read rows, not cells.
note-first = Who begins is set up by the rules of the game, not by the seat.
note-length = How many games lasted so long.
note-factors = Every game has a level of each option, dealt evenly, so that all games count for every comparison. Outliers come first.
note-items = Lift: the win rate of those who used it at least once, less that of those who had it and did not. “Luck taken out” draws it towards the mean of all, the more the fewer games there are. A lift is no cause: whoever is winning casts more, and long games see more cards. What was only drawn was chosen by nobody, so its lift is the most honest.
method-games = Each meeting is played as often as there are seats: everybody sits everywhere once, on the same deal. Parts are drawn anew for each game from all that are allowed.
method-intervals = Win rates have Wilson intervals, differences of rates Newcombe intervals, both at 95 %. A shared win counts in part.
method-luck = { $comparisons } comparisons were made. What is marked ▲ or ▼ passed the rule of Benjamini and Hochberg: at most one in twenty of the marks is luck.
method-again = The same plan and seed give the same games, on any number of machines.
broken = Games broken off by a bug
broken-lead = These games are not counted. Their numbers and the plan are enough to play them again.
column-number = Game
column-problem = Problem

# On the terminal
progress-first = first player { $share }
report-written = Report: { $path }
results-written = Results: { $path }
speed = { $games } games in { $seconds } s: { $speed } a minute
nothing-to-report = No game came to its end: there is nothing to report.
