# Scenarios and variants: settings, questions, options, reasons and the log.

# Fighting each other, and together
setting-duels = Players may attack each other
setting-duels-usual = As the scenario says
setting-duels-allowed = Yes
setting-duels-forbidden = No
setting-joint_assaults = Rivals may assault a city together
option-error-duels = Who plays together or alone attacks no other player.
option-error-joint-assaults = Nobody can assault a city together here.
refused-must-attack = You stand where { $rival } stands: attack, or move on.
refused-joint-not-agreed = You did not agree on cooperative assaults.

# Scenarios
setting-scenario-full-cooperation = Full Cooperation: six rounds against the game, one to three players
setting-scenario-blitz-cooperation = Blitz Cooperation: four rounds against the game, one to three players
setting-scenario-mines-liberation = Mines Liberation: four rounds, free the mines
setting-scenario-druid-nights = Druid Nights: four rounds, incantations for marked glades
setting-scenario-dungeon-lords = Dungeon Lords: five rounds, conquer dungeons and tombs
setting-scenario-conquer-and-hold = Conquer and Hold: hold keeps and towers, four players in teams
setting-scenario-one-to-return = One to Return: four rounds, stand on the portal in the end
setting-teams = Two teams: who sit across play together
setting-epic = Epic: three days and three nights
setting-contested_glades = Glades hold few shields: take the place of others
setting-open_map = All tiles are revealed from the start
setting-lowest_counts = In each category the least of you counts

# The map
setting-shape = Shape of the map
setting-shape-usual = As the scenario says
setting-shape-narrow = Narrow
setting-shape-open = Open
setting-shape-open-4 = Open, four columns
setting-shape-open-3 = Open, three columns
setting-countryside_tiles = Countryside tiles
setting-countryside_tiles-null = As the scenario says
setting-city_tiles = Tiles with a city
setting-city_tiles-null = As the scenario says
setting-core_tiles = Core tiles without a city
setting-core_tiles-null = As the scenario says
setting-megapolis = Level of the last city as a Megapolis
setting-megapolis-null = No Megapolis
setting-two_megapolises = The last two cities are Megapolises

# Variants of play
setting-interactive_combat = Interactive combat: the player before may help a single enemy
setting-auction = Heroes are bid for with fame
setting-upgrades = After nights an action may be replaced by an advanced one

# What does not go together
option-error-teams = { $scenario }: two teams take four players, and not every scenario knows them.
option-error-epic = { $scenario }: it has no longer form.
option-error-contested-glades = { $scenario }: nobody contends for glades here.
option-error-open-map = { $scenario }: its tiles have no fixed places that could be revealed.
option-error-lowest-counts = { $scenario }: that is for several who play together.
option-error-darkness = { $scenario }: it counts days and nights, so they must follow each other.
option-error-map = { $scenario }: its map is fixed.
option-error-city-tiles = { $scenario }: its one city is fixed.
option-error-core-tiles = { $scenario }: there are not so many core tiles for it.
option-error-two-megapolises = Two Megapolises take a level and two cities.
option-error-megapolis = There are four city colours: too few for these cities and halves.
option-error-interactive-combat = Only rivals help an enemy.
option-error-auction = Alone there is nobody to bid against.

# Missions
option-chant = Call monsters for your marked glades
option-mark = Mark the glade; your move is over
option-mark-instead = Mark the glade in the place of { $rival }; your move is over
refused-glade-ends-move = You marked the glade: your move is over.
refused-no-glade-here = No glade that could be marked is here.
refused-marked-already = Your shield lies on this glade already.
refused-shields-there = The shields on this glade do not allow that.
refused-no-incantation-now = Monsters are called at night, and only for druids.
refused-chanted-already = You made your incantation of this night.
refused-no-glade-marked = No glade bears your shield.
refused-people-live-here = Nobody calls monsters where people live.
event-glade-marked = { $hero } marks the glade at { $space }.
event-incantation-made = { $hero } calls monsters: { $count }.
event-hero-left-behind = The portal closes, and { $hero } is out.
event-chosen-drawn = The lot names the chosen one of a team in secret.
event-chosen-drawn-seen = { $chosen } is the chosen one of your team.
event-chosen-revealed = { $chosen } was the team’s chosen one.

# Scores
score-mines = Mines freed
score-title-mines = The Great Liberator
score-title-dungeons = The best dungeon crawler
score-holdings = Keeps and towers held
score-portal = On the portal
score-each-leads = Each leads a city
result-returned = Who stood on the portal returns and wins.
result-nobody-returned = Nobody returns, and nobody wins.
result-most-held = Who holds most has won.
result-held-alike = Both hold as much: nobody wins.
result-conceded = The others have admitted it.

# Cooperation
ask-remove-tactic = Which tactic that you used leaves the game?
option-remove-tactic = Remove { $tactic }
refused-tactic-not-used = None of you used that tactic.
event-tactic-removed = A tactic leaves the game: { $tactic }.

# The auction
ask-bid = Do you bid fame for this hero?
option-bid = Bid { $fame } fame
option-no-bid = Leave this hero to others
refused-bid-too-low = A bid here is between { $least } and { $most }.
event-hero-named = { $hero } wants to play { $name }.
event-bid-made = { $hero } bids { $fame } fame.

# Upgrades
ask-upgrade = Replace an action by one of those revealed?
option-upgrade = Replace { $old } by { $new }
option-keep-actions = Replace nothing
refused-not-revealed = That card was not revealed.
refused-not-your-action = You have no such action.
refused-actions-differ = The two share neither colour nor icon.
event-upgrade-shown = A card is revealed: { $card }.
event-card-upgraded = { $hero } replaces { $old } by { $new }.
