# Cartes
cards-kind-basic-action = Action de base
cards-kind-advanced-action = Action avancée
cards-kind-spell = Sort
cards-kind-artifact = Artefact
cards-kind-banner = Artefact, bannière
cards-kind-wound = Blessure
cards-kind-unit = Unité
cards-kind-elite = Unité d’élite
cards-kind-skill = Compétence de { $hero }
cards-kind-tactic-day = Tactique de jour, { $number }
cards-kind-tactic-night = Tactique de nuit, { $number }
cards-text-wound = Elle ne sert à rien et encombre la main. Un soin ou le repos en débarrasse.
cards-as-banner = Sur une unité
cards-thrown-away = En l’épuisant
cards-resists-physical = résiste aux attaques physiques
cards-resists-fire = résiste au feu
cards-resists-ice = résiste à la glace
cards-rule = Que dit la règle ?
cards-rule-key = ? affiche la règle
cards-unit-facts = Niveau { $level }, coût { $cost }, armure { $armor }
cards-recruited-at = Se recrute ici : { $sites }
cards-enemy-facts = Armure { $armor }, attaque { $attack } ({ $element }), vaut { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
} de renommée

# La main
cards-hand = Votre main
cards-played = Jouées ce tour
cards-played-by = Jouées par { $who }
cards-deck = Pioche
cards-discard = Défausse
cards-discard-of = Défausse de { $who } ({ $count })
cards-deck-of = Pioche de { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cards-hand-of = Main de { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cards-empty = Aucune carte ici
cards-to-choose = À choisir
cards-no-hand = Votre main est vide.
cards-copies = { $count } semblables

# Héros
cards-heroes = Héros
cards-no-hero = Pas encore de héros
cards-turn = C’est son tour
cards-your-turn = À vous
cards-out = Hors jeu
cards-chosen = L’élu
cards-chosen-secret = Seule votre équipe le sait
cards-level = Niveau { $level }
cards-armor = Armure { $value }
cards-hand-limit = Limite de main { $value }
cards-command = Jetons Ordre : { $used } sur { $value } en service
cards-fame = Renommée { $fame }
cards-fame-next = Renommée { $fame } ; le niveau { $level } commence à { $next }
cards-fame-track = Renommée
cards-reputation = Réputation { $value }
cards-reputation-track = Réputation
cards-influence = Influence { $value } auprès des gens
cards-no-influence = Personne ne traite avec ce héros
cards-crystals = Cristaux
cards-crystals-of = { $color } : { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
} sur 3
cards-mana = Mana
cards-mana-of = Jeton de mana : { $color }
cards-endless = Sans fin ce tour : { $color }
cards-stored = Dé sur la tactique : { $color }
cards-claimed = Dé accaparé : { $color }
cards-exploited = Couleur épargnée : { $color }
cards-units = Unités
cards-free-place = Jeton Ordre libre
cards-ready = prête
cards-spent = épuisée
cards-wounds = blessée ({ $count })
cards-with-banner = avec { $banner }
cards-banner-down = { $banner }, retournée
cards-bonded = liée par loyauté
cards-skills = Compétences
cards-skill-ready = prête
cards-skill-used-this-turn = utilisée ce tour
cards-skill-face-down = utilisée ce round
cards-skill-on-the-table = sur la table
cards-tactic-down = utilisée
cards-spared = Cartes épargnées : { $count }
cards-dummy = Joueur fantôme
cards-points = Pas encore dépensés
cards-points-move = Mouvement { $count }
cards-points-influence = Influence { $count }
cards-points-healing = Guérison { $count }

# La Source
cards-source = La Source
cards-die = Dé : { $color }
cards-die-idle-gold = Dé : or, inutile la nuit
cards-die-idle-black = Dé : noir, inutile le jour
cards-dice-left = { $count ->
    [0] Plus aucun dé pour vous ce tour
    [one] Encore { $count } dé pour vous ce tour
   *[other] Encore { $count } dés pour vous ce tour
  }
cards-dice-taken = En usage

# Offres
cards-offers = Offres
cards-offer-units = Unités
cards-offer-actions = Actions avancées
cards-offer-spells = Sorts
cards-offer-monastery = Monastères
cards-offer-skills = Compétences communes
cards-offer-deck = Dans la pioche : { $count }
cards-offer-artifacts = Artefacts dans la pioche : { $count }
cards-offer-elite = Unités d’élite dans la pioche : { $count }
cards-offer-none = Rien à l’offre
cards-price = Coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} d’influence
cards-can-take = À prendre : { $count }

# Choisir
cards-choose-hero = Choisissez votre héros
cards-choose-hero-waiting = Les héros sont en train d’être choisis
cards-hero-chosen-by = { $who } joue { $hero }
cards-hero-cards = Seulement dans son paquet
cards-hero-deck = Seize actions de base, et dix compétences à piocher
cards-hero-skills = Ses compétences
cards-choose-tactic = Choisissez une tactique
cards-choose-tactic-waiting = Les tactiques sont en train d’être choisies
cards-tactic-order = Le plus petit numéro commence
cards-tactic-taken = Prise par { $who }
cards-tactic-gone = Sortie du jeu
cards-choose-draft = Le choix des cartes : gardez-en une
cards-draft-kept = Gardées jusqu’ici
cards-draft-waiting = Les autres choisissent
cards-draft-aside = Cartes choisies, mises de côté
