// Fire cards: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import blackKnightHelm from "icon:black-knight-helm";
import burningEmbers from "icon:burning-embers";
import burningEye from "icon:burning-eye";
import burningMeteor from "icon:burning-meteor";
import burningSkull from "icon:burning-skull";
import campfire from "icon:campfire";
import candleFlame from "icon:candle-flame";
import celebrationFire from "icon:celebration-fire";
import crystalBall from "icon:crystal-ball";
import dustCloud from "icon:dust-cloud";
import egyptianBird from "icon:egyptian-bird";
import enrage from "icon:enrage";
import fireDash from "icon:fire-dash";
import fireShield from "icon:fire-shield";
import fireSilhouette from "icon:fire-silhouette";
import fireWave from "icon:fire-wave";
import fireball from "icon:fireball";
import flamingTrident from "icon:flaming-trident";
import ghost from "icon:ghost";
import goblinHead from "icon:goblin-head";
import halfBodyCrawling from "icon:half-body-crawling";
import hoodedAssassin from "icon:hooded-assassin";
import hornedHelm from "icon:horned-helm";
import horseHead from "icon:horse-head";
import lava from "icon:lava";
import minions from "icon:minions";
import mirrorMirror from "icon:mirror-mirror";
import orcHead from "icon:orc-head";
import salamander from "icon:salamander";
import shatteredHeart from "icon:shattered-heart";
import sniffingDog from "icon:sniffing-dog";
import sunPriest from "icon:sun-priest";
import thirdEye from "icon:third-eye";
import tornado from "icon:tornado";
import tribalMask from "icon:tribal-mask";
import volcano from "icon:volcano";

export const FIRE: Readonly<Record<string, string>> = {
  "salamander-pup": salamander,
  "living-bonfire": campfire,
  "flash-fire": fireDash,
  "incandescent-colossus": lava,
  fireball,
  "ash-hound": sniffingDog,
  "ember-stalker": hoodedAssassin,
  "punishing-mark": burningEye,
  "mark-of-cinder": fireSilhouette,
  incinerate: burningSkull,
  "goblin-raider": goblinHead,
  "battle-fury": enrage,
  "orc-warrior": orcHead,
  "tribal-bond": tribalMask,
  "goblin-horde": minions,
  "orc-chieftain": hornedHelm,
  "blade-of-cinders": flamingTrident,
  "ashen-steed": horseHead,
  "ash-walker": halfBodyCrawling,
  "flaming-sacrifice": shatteredHeart,
  "ember-recoil": fireShield,
  "cinder-eruption": volcano,
  "ash-dance": tornado,
  "aura-of-cinders": burningEmbers,
  "phoenix-rebirth": egyptianBird,
  "consume-ashes": celebrationFire,
  "ash-seer": thirdEye,
  "cinder-phantom": ghost,
  "oracle-of-flames": sunPriest,
  "foresworn-guardian": blackKnightHelm,
  "prophetic-intervention": crystalBall,
  "smoke-and-mirrors": mirrorMirror,
  "ash-veil": dustCloud,
  "field-of-ashes": burningMeteor,
  "cinder-step": fireWave,
  "prophetic-flames": candleFlame,
};
