# Options
option-interact = Échanger avec les habitants ({ $site })
option-recruit = Recruter { $unit } pour { $cost }
option-recruit-bonded = Recruter { $unit } pour { $cost } par les liens de loyauté
option-buy-healing = Acheter un point de guérison pour { $cost }
option-buy-card = Apprendre { $card } pour { $cost }
option-buy-spell = Apprendre { $card } pour { $cost } et un mana ({ $color })
option-buy-unseen = Apprendre la première carte sans la voir pour { $cost }
option-buy-artifact = Acheter un artefact pour { $cost }
option-buy-elite = Ajouter une unité d’élite à l’offre pour { $cost }
option-plunder = Piller le village
option-altar = Donner { $count } mana à l’autel ({ $color })

# Refused
refused-nobody-here = Personne n’habite ici.
refused-hero-here = Un autre héros est sur cette case.
refused-not-conquered = Ce site n’est pas conquis.
refused-not-your-keep = Ceci n’est pas à vous.
refused-reputation-x = Avec une telle réputation, personne n’échange avec vous.
refused-in-combat-no-action = Vous êtes en combat.
refused-interacting = Vous échangez déjà avec eux.
refused-action-over = Votre action de ce tour est terminée.
refused-too-few-influence = Cela coûte { $cost } d’influence ; vous en avez { $points }.
refused-wrong-site = Cette unité ne se recrute pas ici.
refused-no-bond = Aucun lien de loyauté n’est libre.
refused-not-sold-here = Personne ne vend cela ici.
refused-pile-out = Il n’en reste plus.
refused-no-right = Aucune carte ne vous permet d’apprendre ainsi.
refused-plunder-in-turn = Pas pendant votre propre tour.
refused-no-village = Vous n’êtes pas dans un village.
refused-plundered-already = Vous avez pillé depuis votre dernier tour.
refused-no-altar = Il n’y a pas d’autel ici.

# Happened
event-interaction-begun = { $hero } échange avec les habitants ({ $site }) ; réputation et boucliers : { $influence }.
event-healing-bought = { $hero } achète un point de guérison.
event-training-bought = { $hero } apprend { $card } au monastère.
event-unseen-action-bought = { $hero } apprend une action avancée sans la voir.
event-artifact-bought = { $hero } achète un artefact.
event-village-plundered = { $hero } pille le village en { $space }.
event-altar-served = { $hero } sert l’autel en { $space }.
