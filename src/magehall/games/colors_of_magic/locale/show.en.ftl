# The table in a terminal.
sketch-name = { $player }
sketch-turn = Turn { $turn } of { $limit }
sketch-first = first:
sketch-dark = Darkness
sketch-points = points { $points }
sketch-mana = mana { $mana }
sketch-tokens = tokens { $tokens }/{ $most }
sketch-in-hand = hand { $hand }
sketch-deck = grimoire { $deck }
sketch-discard = discard { $discard }
sketch-exile = exile { $exile }
sketch-passed = passed
sketch-out = out
sketch-values = ♥ life  → Movement  ◊ Defence  ⚔ melee  ➶ ranged  ! initiative
sketch-away = away
sketch-shield = shield { $number }
sketch-burns = burning { $number }
sketch-venom = venom { $number }
sketch-marked = mark of cinder
sketch-engaged = engaged: { $foes }
sketch-permanents = In play
sketch-goals = Objectives
sketch-stack = The stack, the next to resolve first
sketch-duel = { $base } and face down: { $cards }
sketch-duel-open = { $base } + { $more } = { $total }
sketch-codex = Codex
sketch-hand = Your hand

# What is worth knowing of an option, and what the ruler says.
invite-force = Any other lawful force can be typed: force bastion-geomancer citadel-builders+deep-roots+stone-skin. The words force and school after rules tell what there is.
invite-place = Any other place can be typed: { $verb } 40,32 in quarter inches, or { $verb } 10″ 8″ in inches. Type why before it to learn what is in the way.
remark-go = { $whole }.{ $part }″
remark-go-engaged = { $whole }.{ $part }″, engaged with { $creature }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
remark-strike = { $sign }, { $power } against { $defense }
remark-shot = { $sign }, power { $power } against Defence { $defense }
remark-shot-short = { $sign }, power { $power } against Defence { $defense }: too little
remark-creature = { $sign } at { $place }
remark-boost = if you win: { $damage } damage more
measure-sight = { $first } to { $second }: { $whole }.{ $part }″ from edge to edge, in sight.
measure-cover = { $first } to { $second }: { $whole }.{ $part }″ from edge to edge, in sight behind light cover ({ $cover }).
measure-blocked = { $first } to { $second }: { $whole }.{ $part }″ from edge to edge, out of sight.
measure-place = { $creature } to { $place }: { $whole }.{ $part }″ from the edge.
