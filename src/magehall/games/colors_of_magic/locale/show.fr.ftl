# La table dans un terminal.
sketch-name = { $player }
sketch-turn = Tour { $turn } sur { $limit }
sketch-first = premier :
sketch-dark = Obscurité
sketch-points = points { $points }
sketch-mana = mana { $mana }
sketch-tokens = jetons { $tokens }/{ $most }
sketch-in-hand = main { $hand }
sketch-deck = grimoire { $deck }
sketch-discard = défausse { $discard }
sketch-exile = exil { $exile }
sketch-passed = passe
sketch-out = hors jeu
sketch-values = ♥ vie  → Mouvement  ◊ Défense  ⚔ mêlée  ➶ distance ! initiative
sketch-away = absente
sketch-shield = bouclier { $number }
sketch-burns = brûlure { $number }
sketch-venom = venin { $number }
sketch-marked = marque de cendre
sketch-engaged = engagée : { $foes }
sketch-permanents = En jeu
sketch-goals = Objectifs
sketch-stack = La pile, le prochain à résoudre d’abord
sketch-duel = { $base } et faces cachées : { $cards }
sketch-duel-open = { $base } + { $more } = { $total }
sketch-codex = Codex
sketch-hand = Votre main

# Ce qu’il est bon de savoir d’un choix, et ce que dit la règle.
invite-force = Toute autre force permise peut se taper : force bastion-geomancer citadel-builders+deep-roots+stone-skin. Les mots force et school après règles disent ce qu’il y a.
invite-place = Tout autre emplacement peut se taper : { $verb } 40,32 en quarts de pouce, ou { $verb } 10″ 8″ en pouces. Tapez pourquoi devant pour savoir ce qui gêne.
remark-go = { $whole },{ $part }″
remark-go-engaged = { $whole },{ $part }″, au contact : { $creature }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
remark-strike = { $sign }, { $power } contre { $defense }
remark-shot = { $sign }, puissance { $power } contre Défense { $defense }
remark-shot-short = { $sign }, puissance { $power } contre Défense { $defense } : trop peu
remark-creature = { $sign } en { $place }
remark-boost = en cas de victoire : { $damage } de dégâts en plus
measure-sight = { $first } – { $second } : { $whole },{ $part }″ de bord à bord, en vue.
measure-cover = { $first } – { $second } : { $whole },{ $part }″ de bord à bord, en vue derrière un couvert léger ({ $cover }).
measure-blocked = { $first } – { $second } : { $whole },{ $part }″ de bord à bord, hors de vue.
measure-place = { $creature } – { $place } : { $whole },{ $part }″ depuis le bord.
