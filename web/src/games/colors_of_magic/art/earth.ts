// Earth cards: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import anvilImpact from "icon:anvil-impact";
import armorVest from "icon:armor-vest";
import castle from "icon:castle";
import checkedShield from "icon:checked-shield";
import chessKing from "icon:chess-king";
import crystalGrowth from "icon:crystal-growth";
import earthCrack from "icon:earth-crack";
import flagObjective from "icon:flag-objective";
import gargoyle from "icon:gargoyle";
import gecko from "icon:gecko";
import giant from "icon:giant";
import golemHead from "icon:golem-head";
import graveyard from "icon:graveyard";
import grimReaper from "icon:grim-reaper";
import guardedTower from "icon:guarded-tower";
import highGrass from "icon:high-grass";
import layeredArmor from "icon:layered-armor";
import mountains from "icon:mountains";
import mountaintop from "icon:mountaintop";
import move from "icon:move";
import oak from "icon:oak";
import overlordHelm from "icon:overlord-helm";
import pentacle from "icon:pentacle";
import plagueDoctorProfile from "icon:plague-doctor-profile";
import plantSeed from "icon:plant-seed";
import raiseZombie from "icon:raise-zombie";
import rallyTheTroops from "icon:rally-the-troops";
import ribcage from "icon:ribcage";
import rockGolem from "icon:rock-golem";
import rootTip from "icon:root-tip";
import scythe from "icon:scythe";
import shamblingZombie from "icon:shambling-zombie";
import soulVessel from "icon:soul-vessel";
import spectre from "icon:spectre";
import stoneBlock from "icon:stone-block";
import stonePile from "icon:stone-pile";
import stoneWall from "icon:stone-wall";
import thornyVine from "icon:thorny-vine";
import treeFace from "icon:tree-face";
import watchtower from "icon:watchtower";

export const EARTH: Readonly<Record<string, string>> = {
  "field-commander": overlordHelm,
  "zone-control": flagObjective,
  "territorial-sentinel": watchtower,
  "tactical-reposition": move,
  "stronghold-guardian": guardedTower,
  "battlefield-coordination": rallyTheTroops,
  "master-strategist": chessKing,
  "rooted-guardian": treeFace,
  "growth-ritual": plantSeed,
  "earthen-binding": rootTip,
  "stone-warden": rockGolem,
  "regenerative-moss": highGrass,
  "ancient-oak": oak,
  "earth-dominion": mountains,
  "granite-basilisk": gecko,
  "obsidian-golem": golemHead,
  "reactive-plating": layeredArmor,
  thorns: thornyVine,
  "iron-hide": armorVest,
  "garnet-defender": checkedShield,
  "shard-golem": crystalGrowth,
  "living-fortress": castle,
  "earth-titan": giant,
  unbreakable: anvilImpact,
  "localized-tremor": earthCrack,
  "bastion-form": stoneWall,
  "flint-shield": stoneBlock,
  "rock-skin": stonePile,
  "unleash-the-mountain": mountaintop,
  soul_harvest_improved: scythe,
  ritual_macabre: pentacle,
  army_of_the_damned: raiseZombie,
  spectral_guard: spectre,
  porteur_de_pestilence: plagueDoctorProfile,
  faucheur_d_ames: grimReaper,
  animated_gargoyle: gargoyle,
  bone_armor: ribcage,
  soul_drain: soulVessel,
  zombie_horde: shamblingZombie,
  necrotic_field: graveyard,
};
