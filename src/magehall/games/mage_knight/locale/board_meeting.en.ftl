# The board: fights of several players.
board-meet-attacks = { $hero } attacks { $rival }
board-meet-fully = { $hero } defends fully, and gives the next turn for it.
board-meet-partly = { $hero } defends with cards and units alone.

# A duel: what happens now, to those who watch and to you
board-meet-choose = { $hero } chooses how to defend.
board-meet-choose-you = Choose how you defend.
board-meet-attack = { $hero } may attack: { $points } so far.
board-meet-attack-you = Your attack so far: { $points }
board-meet-block = { $hero } may block { $points }: with { $block } so far, { $left } would be left.
board-meet-block-you = Against { $points } you have a block of { $block }: { $left } would be left as damage.
board-meet-spend = { $hero } has { $points } damage to spend on { $rival }.
board-meet-spend-you = You have { $points } damage to spend on { $rival }.

# A duel: what comes next
board-meet-after-choose = Next: { $hero } attacks first, from afar, then each in turn; melee follows.
board-meet-after-attack = Next: { $rival } may block, and attack back.
board-meet-after-pass-ranged = { $rival } let it be: without an attack now, the melee begins.
board-meet-after-pass-melee = { $rival } let it be: without an attack now, the duel is over.
board-meet-after-block-ranged = Next: { $rival } spends what is left on wounds.
board-meet-after-block-melee = Next: { $rival } spends what is left on wounds, on artifacts, or on driving { $hero } away.
board-meet-after-spend = Next: { $rival } may attack.

# A cooperative assault
board-meet-joint = Cooperative assault on { $city }
board-meet-share = { $count ->
    [one] one defender
   *[other] { $count } defenders
}
board-meet-part-proposes = proposes
board-meet-part-asked = is asked
board-meet-part-waits = comes later
board-meet-part-fights = now
board-meet-part-done = done
board-meet-sharing = { $hero } shares out the defenders; then everybody invited is asked.
board-meet-asking = Everybody invited must agree. If one refuses, nothing has happened.
board-meet-marching = { $hero } moves in and fights a share that chance deals; the others follow one by one.
board-meet-left = { $count ->
    [one] One defender still stands
   *[other] { $count } defenders still stand
}: then all must go back in the end.
board-meet-refused = The assault does not take place; the turn goes on.
board-act-hint-duel = Click a card, a unit or a skill.
board-act-asked = { $hero } decides now.
