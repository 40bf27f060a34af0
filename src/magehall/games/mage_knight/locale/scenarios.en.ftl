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
