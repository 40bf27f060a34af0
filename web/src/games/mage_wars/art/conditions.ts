// Conditions, tokens and markers: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import armorUpgrade from "icon:armor-upgrade";
import bloodySword from "icon:bloody-sword";
import brokenArrow from "icon:broken-arrow";
import enrage from "icon:enrage";
import flame from "icon:flame";
import footPlaster from "icon:foot-plaster";
import knockedOutStars from "icon:knocked-out-stars";
import lightningShield from "icon:lightning-shield";
import maggot from "icon:maggot";
import paw from "icon:paw";
import shouting from "icon:shouting";
import sleepy from "icon:sleepy";
import starSwirl from "icon:star-swirl";
import swordsPower from "icon:swords-power";
import vortex from "icon:vortex";

export const CONDITION_ART: Readonly<Record<string, string>> = {
  burn: flame,
  cripple: footPlaster,
  daze: starSwirl,
  rot: maggot,
  sleep: sleepy,
  stun: knockedOutStars,
  taunt: shouting,
  weak: brokenArrow,
  armor: armorUpgrade,
  banish: vortex,
  rage: enrage,
  wrath: swordsPower,
  pet: paw,
  bloodreaper: bloodySword,
  "voltaric-shield": lightningShield,
};
