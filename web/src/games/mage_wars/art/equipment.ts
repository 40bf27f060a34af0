// Equipment: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import animalHide from "icon:animal-hide";
import belt from "icon:belt";
import bracers from "icon:bracers";
import cloak from "icon:cloak";
import crescentStaff from "icon:crescent-staff";
import crystalWand from "icon:crystal-wand";
import devilMask from "icon:devil-mask";
import diamondRing from "icon:diamond-ring";
import dragonShield from "icon:dragon-shield";
import fireRing from "icon:fire-ring";
import gauntlet from "icon:gauntlet";
import gemPendant from "icon:gem-pendant";
import globeRing from "icon:globe-ring";
import gloves from "icon:gloves";
import highShot from "icon:high-shot";
import leatherBoot from "icon:leather-boot";
import lunarWand from "icon:lunar-wand";
import orbWand from "icon:orb-wand";
import overlordHelm from "icon:overlord-helm";
import powerRing from "icon:power-ring";
import queenCrown from "icon:queen-crown";
import ring from "icon:ring";
import scaleMail from "icon:scale-mail";
import skullRing from "icon:skull-ring";
import snakeTotem from "icon:snake-totem";
import spikedArmor from "icon:spiked-armor";
import sun from "icon:sun";
import swirlRing from "icon:swirl-ring";
import whip from "icon:whip";
import wingCloak from "icon:wing-cloak";
import wizardStaff from "icon:wizard-staff";

export const EQUIPMENT: Readonly<Record<string, string>> = {
  "arcane-ring": powerRing,
  bearskin: animalHide,
  "crown-of-protection": queenCrown,
  "dawnbreaker-ring": sun,
  "deflection-bracers": bracers,
  "demonhide-armor": spikedArmor,
  "dragonscale-hauberk": scaleMail,
  "elemental-cloak": cloak,
  "elemental-wand": crystalWand,
  "enchanters-ring": swirlRing,
  "fireshaper-ring": fireRing,
  "gauntlets-of-strength": gauntlet,
  "helm-of-fear": overlordHelm,
  "ivarium-longbow": highShot,
  "lash-of-hellfire": whip,
  "leather-boots": leatherBoot,
  "leather-gloves": gloves,
  "lightning-ring": skullRing,
  "mage-staff": wizardStaff,
  "mage-wand": orbWand,
  "molochs-torment": devilMask,
  "moonglow-amulet": gemPendant,
  "regrowth-belt": belt,
  "ring-of-asyra": diamondRing,
  "ring-of-beasts": globeRing,
  "ring-of-curses": ring,
  "staff-of-asyra": crescentStaff,
  "staff-of-beasts": snakeTotem,
  "staff-of-the-arcanum": lunarWand,
  "suppression-cloak": wingCloak,
  "wind-wyvern-hide": dragonShield,
};
