# Noms
low = l'étagère du bas
middle = l'étagère du milieu
top = l'étagère du haut
creak = une planche qui grince
hush = un chut

# Questions
ask-plan = Minuit. Quelle étagère allez-vous piller ?
ask-low = { $who } tend la main vers l'étagère du bas. Allez-vous l'interrompre ?
ask-middle = { $who } grimpe vers l'étagère du milieu. Allez-vous l'interrompre ?
ask-top = { $who } vacille sous l'étagère du haut. Allez-vous l'interrompre ?
ask-creak = { $who } fait grincer une planche. Allez-vous l'interrompre ?
ask-hush = { $who } souffle un chut. Allez-vous l'interrompre ?

# Choix
option-low = Piller l'étagère du bas : une tourte
option-middle = Piller l'étagère du milieu : deux tourtes
option-top = Piller l'étagère du haut : trois tourtes
option-creak = Faire grincer une planche
option-hush = Souffler un chut

# Refus
refused-creak = Une planche qui grince interrompt une escalade, et seulement si vous en avez rêvé une.
refused-hush = Un chut interrompt un charme, et seulement si vous en avez rêvé un.

# Ce qui s'est passé
event-charm-dreamt = { $who } rêve d'un charme.
event-charm-dreamt-seen = Vous rêvez : { $charm }.
event-plan-told = { $who } avait prévu de piller { $shelf }.
event-charm-played = { $who } interrompt avec { $charm }.
event-charm-worked = { $who } a de la chance : { $charm } fait son œuvre.
event-climb-ended = { $who } obtient { $die } et { $pies ->
    [0] revient les mains vides
    [one] rapporte une tourte
   *[other] rapporte { $pies } tourtes
}.

# Résultats
result-pies = Le cuisinier compte les tourtes disparues : qui en a le plus l'emporte.
