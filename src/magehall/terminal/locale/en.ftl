# Names
virtual-name = Phantom
player-name = Guest
bot-name-1 = Basil
bot-name-2 = Clio
bot-name-3 = Dorian
bot-name-4 = Mirabel
bot-name-5 = Rowan
bot-name-6 = Selene

# Commands: what a person types
command-help = help
command-why = why
command-hint = hint
command-table = table
command-measure = measure
command-log = log
command-rules = rules
command-undo = undo
command-plan = plan
command-save = save
command-stops = stops
command-lang = lang
command-quit = quit
usage-help = help
usage-why = why [option]
usage-hint = hint
usage-table = table
usage-measure = measure 1A 2b
usage-log = log [lines]
usage-rules = rules [word]
usage-undo = undo
usage-plan = plan [play|drop]
usage-save = save [file]
usage-stops = stops on|off
usage-lang = lang en|fr|ru
usage-quit = quit
help-choosing = Choose by number, by an option's id, or by the beginning of either; Enter alone shows the table again.
help-explain = explain the options
help-explain-one = explain option 2 and cite its rule; also a word, such as a card's name
help-help = this list
help-why = what cannot be chosen now, and why
help-hint = what a bot would do in your place, and why
help-table = the table again
help-measure = the ruler: between two creatures by their signs on the map, or a creature and a place such as 40,32
help-log = what happened so far
help-rules = the rules; with a word, those about it
help-undo = take back your last move, where the rules allow it
help-plan = try moves that nobody sees; plan play then makes them, plan drop forgets them
help-save = save the match
help-stops = whether to stop at moments in which you can do nothing
help-lang = another language
help-quit = leave; the match is kept

# Asking
prompt = 1–{ $last } ›
prompt-one = Enter ›
prompt-aside = { $last ->
    [1] 1
   *[other] 1–{ $last }
 }, Enter ›
unclear = “{ $typed }” could be any of: { $fits }. Type more of it, or a number.
unknown = “{ $typed }” means nothing here: { $last ->
    [1] press Enter
   *[other] type a number from 1 to { $last }
}, ? for explanations, or help.
lang-unknown = The languages are: { $known }.
lang-now = English it is.
log-empty = Nothing has happened yet.
measure-unknown = Name two things: signs on the map such as 1A, or a place such as 40,32.
remarked = { $text } ({ $remark })

# Explaining
rule-line = § { $id }: { $text }
rule-place = Rulebook: { $where }
rule-ruling = Our ruling, where the rulebook leaves it open: { $where }
rule-house = House text, where the printed card is not known to us
name-house = House name, where the printed one is not known to us
explain-option = { $number }. { $text }  [{ $id }, § { $rule }]
explain-more = ? and a number tells more about one option.
option-id = id: { $id }
why-allowed = This can be chosen now: { $option }
why-more = { $ids } and { $more } more
why-nothing = Nothing is withheld: all there is to choose is on the list.
why-line = { $id }: { $reason }
rules-chapters = Chapters: { $chapters }. Type rules and a word, such as a chapter or a card.
rules-none = No rule says anything about “{ $word }”.
rules-more = … and { $more } more: magehall rules { $game } { $word }
hint-thinking = Thinking it over …
hint-choice = A bot would choose: { $option }
hint-aside = A bot would let it be.

# Playing
welcome = { $game }. At the table: { $seats }
welcome-help = Choose by number; ? explains, help lists the commands.
seated-person = { $name } (you)
seated-bot = { $name } ({ $bot })
fair-start = Fairness: the seed of this match is settled. Commitment: { $commitment }
thinking = { $name } is thinking …
autosave-failed = The match cannot be kept in { $folder } ({ $reason }): it goes on, but save it elsewhere if you want it.
undone = Taken back.

# Planning
plan-word-play = play
plan-word-drop = drop
plan-began = You are planning: what you choose is only tried, and nobody sees it. undo takes back the newest move, plan lists them all, plan play makes them, plan drop forgets them.
plan-banner = Only a plan{ $moves ->
    [0] {""}
    [one] {" "}of one move
   *[other] {" "}of { $moves } moves
}, seen by nobody
plan-happening = planned:
plan-over = { $next ->
    [end] The match would end here.
    [luck] What comes next rolls, draws or shows something hidden.
   *[others] Others may answer here.
} Nothing more can be tried: plan play makes the moves, undo takes back the newest, plan drop forgets them.
plan-last = “{ $option }” stands last in the plan, untried: plan play makes it too, undo takes it out, plan drop forgets the plan.
plan-empty = Nothing is planned yet.
plan-never = In this game nothing can be tried: each move rolls, draws or lets others answer at once.
plan-not-now = There is nothing to plan here: you can plan where you alone have a choice, not where others may answer with you.
plan-unknown = Say plan alone, plan play or plan drop.
plan-dropped = The plan is dropped; none of it has happened.
plan-played = The plan is played out.

# Playing
saved = Saved: { $file }
save-failed = Not saved, { $file }: { $reason }
stops-on = on
stops-off = off
stops-unknown = Say stops on or stops off.
stops-now-on = You are asked at every moment in which you might step in.
stops-now-off = Moments in which you can do nothing but let it be pass by themselves.
won = Victory, { $name }!
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
score = { $name } { $score }
scores = Final scores: { $scores }
fair-end = Fairness: every shuffle came from the seed committed to before play: { $commitment }
fair-check = Fairness: every shuffle came from the seed committed to before play. Check it: magehall verify { $file } --commitment { $commitment }
offer-save = Save this match? A file name, or Enter for no ›
goodbye = Until next time.
goodbye-saved = Until next time. The match is kept in { $file }; go on with: magehall play --resume

# Replays
replay-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-keys = Enter: next move. -: back. A number: go to that move. q: leave.
replay-prompt = Move { $number } of { $moves } ›
replay-open = Here the match was saved; it is not over.

# Lessons
lesson-number = Lesson { $number } of { $lessons }
lesson-title = { $title }
lesson-wrong = Allowed, but there is better than: { $option }. Try again.
lesson-done = That was the lesson.
lesson-goes-on = The game goes on: play it to its end, or leave with quit.
lesson-next = Enter for the next lesson, anything else to leave ›
lessons-done = Now play: magehall play { $game }
lessons-left = Until next time. Go on with: magehall learn { $game }

# The hall
game-seats = { $first } to { $last } seats
coverage = { $game }: { $whole } of { $rules } rules have code and a test: { $percent } %
coverage-not-done = not done
coverage-no-code = no code names it
coverage-no-test = no test proves it
texts-good = { $domain }: all well ({ $counts }; problems: { $problems })
texts-bad = { $domain }: problems: { $problems } ({ $counts })
proof-holds = Proven: { $file } is a match of { $game } played as it says, with { $moves ->
    [one] one move
   *[other] { $moves } moves
} and { $draws ->
    [one] one draw
   *[other] { $draws } draws
} of chance.
proof-fails = Not proven: { $file }: { $fault }
proof-unreadable = Not proven: { $file } cannot be read as a match: { $fault }
proof-commitment = Commitment
proof-hash = Final state
proof-no-commitment = Compare the commitment with the one shown before play, or give it with --commitment.
proof-no-contribution = If you know what you added to the seed, give it with --contribution SEAT=TEXT.
duel-so-far = { $done } of { $games } games: { $standings }
like-number = no. { $number }
harms-own = { $text } (! harms your own side)
