// Enchantments: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import batWing from "icon:bat-wing";
import beamsAura from "icon:beams-aura";
import biceps from "icon:biceps";
import bullHorns from "icon:bull-horns";
import bullseye from "icon:bullseye";
import cancel from "icon:cancel";
import chainedHeart from "icon:chained-heart";
import crossedChains from "icon:crossed-chains";
import cursedStar from "icon:cursed-star";
import cycle from "icon:cycle";
import deathNote from "icon:death-note";
import decapitation from "icon:decapitation";
import dodging from "icon:dodging";
import doubleRingedOrb from "icon:double-ringed-orb";
import drinkMe from "icon:drink-me";
import dualityMask from "icon:duality-mask";
import energySword from "icon:energy-sword";
import featheredWing from "icon:feathered-wing";
import fireZone from "icon:fire-zone";
import halfBodyCrawling from "icon:half-body-crawling";
import holySymbol from "icon:holy-symbol";
import lightningDome from "icon:lightning-dome";
import manacles from "icon:manacles";
import meditation from "icon:meditation";
import peaceDove from "icon:peace-dove";
import poison from "icon:poison";
import regeneration from "icon:regeneration";
import rhinocerosHorn from "icon:rhinoceros-horn";
import shieldBash from "icon:shield-bash";
import shieldReflect from "icon:shield-reflect";
import skullBolt from "icon:skull-bolt";
import snakeBite from "icon:snake-bite";
import sprint from "icon:sprint";
import stoneBust from "icon:stone-bust";
import swordClash from "icon:sword-clash";
import terror from "icon:terror";
import vampireDracula from "icon:vampire-dracula";
import wingedShield from "icon:winged-shield";
import wolfTrap from "icon:wolf-trap";

export const ENCHANTMENTS: Readonly<Record<string, string>> = {
  agony: terror,
  "bear-strength": biceps,
  block: shieldBash,
  "bull-endurance": bullHorns,
  "chains-of-agony": crossedChains,
  "cheetah-speed": sprint,
  "circle-of-lightning": lightningDome,
  "cobra-reflexes": snakeBite,
  "death-link": chainedHeart,
  decoy: dualityMask,
  "divine-intervention": beamsAura,
  "divine-protection": wingedShield,
  "eagle-wings": featheredWing,
  enfeeble: halfBodyCrawling,
  "essence-drain": drinkMe,
  "force-hold": manacles,
  "force-orb": doubleRingedOrb,
  "force-sword": energySword,
  "ghoul-rot": decapitation,
  harmonize: meditation,
  hawkeye: bullseye,
  "hellfire-trap": fireZone,
  jinx: cursedStar,
  magebane: skullBolt,
  "maim-wings": batWing,
  "marked-for-death": deathNote,
  "mongoose-agility": dodging,
  nullify: cancel,
  pacify: peaceDove,
  "poisoned-blood": poison,
  regrowth: regeneration,
  retaliate: swordClash,
  "reverse-attack": shieldReflect,
  "reverse-magic": cycle,
  "rhino-hide": rhinocerosHorn,
  "sacred-ground": holySymbol,
  "teleport-trap": wolfTrap,
  "turn-to-stone": stoneBust,
  vampirism: vampireDracula,
};
