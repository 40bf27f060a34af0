// One picture to each spell, from the game-icons set (CC BY 3.0; web/NOTICE names its authors). Outlines in 512 by 512.

import blindfold from "icon:blindfold";
import brightExplosion from "icon:bright-explosion";
import brokenBone from "icon:broken-bone";
import dart from "icon:dart";
import dodging from "icon:dodging";
import drippingKnife from "icon:dripping-knife";
import dualityMask from "icon:duality-mask";
import enrage from "icon:enrage";
import fallingRocks from "icon:falling-rocks";
import fallingStar from "icon:falling-star";
import fireSilhouette from "icon:fire-silhouette";
import fist from "icon:fist";
import flameSpin from "icon:flame-spin";
import hastyGrave from "icon:hasty-grave";
import haunting from "icon:haunting";
import heartPlus from "icon:heart-plus";
import iceSpellCast from "icon:ice-spell-cast";
import leechingWorm from "icon:leeching-worm";
import lightningTrio from "icon:lightning-trio";
import linkedRings from "icon:linked-rings";
import magicPalm from "icon:magic-palm";
import magicShield from "icon:magic-shield";
import mushrooms from "icon:mushrooms";
import puppet from "icon:puppet";
import rock from "icon:rock";
import shieldReflect from "icon:shield-reflect";
import snakeTongue from "icon:snake-tongue";
import snowing from "icon:snowing";
import suckeredTentacle from "icon:suckered-tentacle";
import sunSpear from "icon:sun-spear";
import terror from "icon:terror";
import threeBurningBalls from "icon:three-burning-balls";
import tornado from "icon:tornado";
import whip from "icon:whip";
import windSlap from "icon:wind-slap";

export const ICONS: Readonly<Record<string, string>> = {
  "ember-lance": sunSpear,
  "flame-wheel": flameSpin,
  "cinder-rain": threeBurningBalls,
  "tide-whip": whip,
  "drowning-grasp": suckeredTentacle,
  "hail-volley": snowing,
  "poisoned-blade": drippingKnife,
  "gale-cutter": windSlap,
  "falling-sky": fallingStar,
  "stone-hand": fist,
  "rock-projectile": rock,
  rockfall: fallingRocks,
  "grave-chill": hastyGrave,
  "bone-splinter": brokenBone,
  "soul-tithe": haunting,
  "venom-dart": dart,
  "spore-cloud": mushrooms,
  "serpent-kiss": snakeTongue,
  fusion: linkedRings,
  shield: magicShield,
  retaliate: shieldReflect,
  dodge: dodging,
  heal: heartPlus,
  leech: leechingWorm,
  rebirth: fireSilhouette,
  paralyze: magicPalm,
  blind: blindfold,
  deception: dualityMask,
  fear: terror,
  "icy-hand": iceSpellCast,
  "mind-control": puppet,
  rage: enrage,
  thunder: lightningTrio,
  tornado,
  explosion: brightExplosion,
};
