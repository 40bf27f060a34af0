// Mages, monsters and ingredients: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import angryEyes from "icon:angry-eyes";
import anvil from "icon:anvil";
import barbute from "icon:barbute";
import bellShield from "icon:bell-shield";
import breastplate from "icon:breastplate";
import bubblingFlask from "icon:bubbling-flask";
import cape from "icon:cape";
import coalPile from "icon:coal-pile";
import crown from "icon:crown";
import crystalBars from "icon:crystal-bars";
import crystalCluster from "icon:crystal-cluster";
import djinn from "icon:djinn";
import drop from "icon:drop";
import drowning from "icon:drowning";
import feather from "icon:feather";
import fingernail from "icon:fingernail";
import fireGem from "icon:fire-gem";
import floatingGhost from "icon:floating-ghost";
import giant from "icon:giant";
import goblin from "icon:goblin";
import goblinHead from "icon:goblin-head";
import hood from "icon:hood";
import imp from "icon:imp";
import medusaHead from "icon:medusa-head";
import moon from "icon:moon";
import ogre from "icon:ogre";
import potionBall from "icon:potion-ball";
import powder from "icon:powder";
import ringingBell from "icon:ringing-bell";
import rock from "icon:rock";
import run from "icon:run";
import runeStone from "icon:rune-stone";
import sandal from "icon:sandal";
import shadowFollower from "icon:shadow-follower";
import shieldEchoes from "icon:shield-echoes";
import sniffingDog from "icon:sniffing-dog";
import spikedCollar from "icon:spiked-collar";
import stonePile from "icon:stone-pile";
import stoneSphere from "icon:stone-sphere";
import swapBag from "icon:swap-bag";
import swordman from "icon:swordman";
import thorHammer from "icon:thor-hammer";
import tombstone from "icon:tombstone";
import tooth from "icon:tooth";
import trident from "icon:trident";
import vikingShield from "icon:viking-shield";
import wingCloak from "icon:wing-cloak";
import wizardFace from "icon:wizard-face";
import wizardStaff from "icon:wizard-staff";

export const TABLE: Readonly<Record<string, string>> = {
  "ash-blade-pyromancer": swordman,
  "ash-prophet": hood,
  "bastion-geomancer": vikingShield,
  "chronicle-archivist": wizardFace,
  "deep-water-hydro-strategist": trident,
  "gust-aeromancer": wingCloak,
  "spell-splicer": wizardStaff,
  "tomb-guardian": tombstone,
  "unbound-elementalist": djinn,
  "whispering-tyrant": crown,
  "mirror-image-decoy": shadowFollower,
  "giant-nail": giant,
  "giant-bile": ogre,
  "goblin-grizelda-the-greedy": goblinHead,
  "goblin-pip-the-pest": goblin,
  "goblin-zorp-the-rock-tosser": rock,
  "goblin-fink-the-coward": run,
  "goblin-mog-the-armored": barbute,
  "goblin-gorb-the-belligerent": angryEyes,
  "slag-brute": ogre,
  "cinder-imp": imp,
  "bellows-hound": sniffingDog,
  "anvil-warden": anvil,
  "drowned-queen": medusaHead,
  wisp: floatingGhost,
  drowned: drowning,
  "giants-nail": fingernail,
  "giants-bile": bubblingFlask,
  "grizeldas-bag": swapBag,
  "pips-bell": ringingBell,
  "zorps-stone": stonePile,
  "finks-sandals": sandal,
  "mogs-helmet": barbute,
  "gorbs-tooth": tooth,
  "fragment-of-power": crystalBars,
  "essence-of-power": potionBall,
  "charged-mana-stone": runeStone,
  "living-coal": coalPile,
  "star-hammer": thorHammer,
  "slag-plate": breastplate,
  "imp-ash": powder,
  "hounds-collar": spikedCollar,
  "wardens-crest": shieldEchoes,
  "dawn-bell": bellShield,
  "queens-veil": cape,
  "shard-of-fire": fireGem,
  "shard-of-water": drop,
  "shard-of-earth": stoneSphere,
  "shard-of-air": feather,
  "shard-of-arcane": crystalCluster,
  "shard-of-the-moon": moon,
};
