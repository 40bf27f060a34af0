# Names
low = the low shelf
middle = the middle shelf
top = the top shelf
creak = a creaking board
hush = a hush

# Questions
ask-plan = Midnight. Which shelf will you raid?
ask-low = { $who } reaches for the low shelf. Will you interrupt?
ask-middle = { $who } climbs to the middle shelf. Will you interrupt?
ask-top = { $who } balances below the top shelf. Will you interrupt?
ask-creak = { $who } makes a board creak. Will you interrupt?
ask-hush = { $who } whispers a hush. Will you interrupt?

# Options
option-low = Raid the low shelf: one pie
option-middle = Raid the middle shelf: two pies
option-top = Raid the top shelf: three pies
option-creak = Make a board creak
option-hush = Whisper a hush

# Refusals
refused-creak = A creaking board interrupts a climb, and only if you have dreamt one up.
refused-hush = A hush interrupts a charm, and only if you have dreamt one up.

# What happened
event-charm-dreamt = { $who } dreams up a charm.
event-charm-dreamt-seen = You dream up { $charm }.
event-plan-told = { $who } has planned to raid { $shelf }.
event-charm-played = { $who } interrupts with { $charm }.
event-charm-worked = { $who } is lucky: { $charm } does its work.
event-climb-ended = { $who } rolls { $die } and brings home { $pies ->
    [0] nothing
    [one] one pie
   *[other] { $pies } pies
}.

# Results
result-pies = The cook counts the missing pies: most pies win.
