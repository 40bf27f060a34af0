// Incantations and attack spells: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import acid from "icon:acid";
import beastEye from "icon:beast-eye";
import bloodySword from "icon:bloody-sword";
import brightExplosion from "icon:bright-explosion";
import bull from "icon:bull";
import burningRoundShot from "icon:burning-round-shot";
import cardExchange from "icon:card-exchange";
import chainLightning from "icon:chain-lightning";
import dividedSpiral from "icon:divided-spiral";
import dodge from "icon:dodge";
import enrage from "icon:enrage";
import eyeTarget from "icon:eye-target";
import falling from "icon:falling";
import fireRay from "icon:fire-ray";
import fireball from "icon:fireball";
import focusedLightning from "icon:focused-lightning";
import glowingHands from "icon:glowing-hands";
import healing from "icon:healing";
import heartMinus from "icon:heart-minus";
import heartPlus from "icon:heart-plus";
import hearts from "icon:hearts";
import heavyLightning from "icon:heavy-lightning";
import lightningArc from "icon:lightning-arc";
import magicBroom from "icon:magic-broom";
import magicSwirl from "icon:magic-swirl";
import magnetBlast from "icon:magnet-blast";
import nightSleep from "icon:night-sleep";
import onTarget from "icon:on-target";
import piercedBody from "icon:pierced-body";
import push from "icon:push";
import raiseZombie from "icon:raise-zombie";
import robberHand from "icon:robber-hand";
import sunbeams from "icon:sunbeams";
import teleport from "icon:teleport";
import vortex from "icon:vortex";
import waterDrop from "icon:water-drop";
import waterFountain from "icon:water-fountain";
import wildfires from "icon:wildfires";
import windSlap from "icon:wind-slap";
import wolfHowl from "icon:wolf-howl";

export const SPELLS: Readonly<Record<string, string>> = {
  banish: vortex,
  "battle-fury": enrage,
  "call-of-the-wild": wolfHowl,
  charge: bull,
  dispel: magicSwirl,
  dissolve: acid,
  "drain-life": heartMinus,
  "drain-power": magnetBlast,
  evade: dodge,
  explode: brightExplosion,
  "force-push": push,
  "group-heal": hearts,
  heal: heartPlus,
  knockdown: falling,
  "lay-hands": glowingHands,
  "minor-heal": healing,
  "perfect-strike": onTarget,
  "piercing-strike": piercedBody,
  "purge-magic": magicBroom,
  purify: waterDrop,
  resurrection: raiseZombie,
  "rouse-the-beast": beastEye,
  "seeking-dispel": eyeTarget,
  "shift-enchantment": cardExchange,
  sleep: nightSleep,
  "steal-enchantment": robberHand,
  teleport,
  "vampiric-strike": bloodySword,
  "blinding-flash": sunbeams,
  "chain-lightning": chainLightning,
  electrify: lightningArc,
  fireball,
  firestorm: wildfires,
  flameblast: fireRay,
  geyser: waterFountain,
  "jet-stream": windSlap,
  "lightning-bolt": focusedLightning,
  "pillar-of-light": dividedSpiral,
  "ring-of-fire": burningRoundShot,
  thunderbolt: heavyLightning,
};
