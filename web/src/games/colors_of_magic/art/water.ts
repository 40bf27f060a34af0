// Water cards: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import atSea from "icon:at-sea";
import bigWave from "icon:big-wave";
import convergenceTarget from "icon:convergence-target";
import coral from "icon:coral";
import cycle from "icon:cycle";
import divert from "icon:divert";
import djinn from "icon:djinn";
import doubleFaceMask from "icon:double-face-mask";
import fairy from "icon:fairy";
import fairyWings from "icon:fairy-wings";
import fountain from "icon:fountain";
import frozenBlock from "icon:frozen-block";
import heartDrop from "icon:heart-drop";
import magicPortal from "icon:magic-portal";
import mermaid from "icon:mermaid";
import prism from "icon:prism";
import river from "icon:river";
import seaSerpent from "icon:sea-serpent";
import seaTurtle from "icon:sea-turtle";
import shieldBounces from "icon:shield-bounces";
import shieldReflect from "icon:shield-reflect";
import siren from "icon:siren";
import splash from "icon:splash";
import swirledShell from "icon:swirled-shell";
import teleport from "icon:teleport";
import transform from "icon:transform";
import tripleBeak from "icon:triple-beak";
import tripleYin from "icon:triple-yin";
import turtle from "icon:turtle";
import waterBolt from "icon:water-bolt";
import waterDrop from "icon:water-drop";
import waterSplash from "icon:water-splash";
import waveCrest from "icon:wave-crest";
import waveStrike from "icon:wave-strike";
import waves from "icon:waves";

export const WATER: Readonly<Record<string, string>> = {
  "water-reflection": mermaid,
  redirect: convergenceTarget,
  "position-swap": cycle,
  "mirror-guardian": shieldReflect,
  "damage-reflection": shieldBounces,
  "water-portal": magicPortal,
  "grand-illusion": doubleFaceMask,
  "tide-walker-nymph": fairyWings,
  "coral-sentinel": coral,
  "flash-flood": splash,
  "life-spring": fountain,
  "healing-wave": heartDrop,
  "whirlpool-turtle": seaTurtle,
  "river-spirit": waterDrop,
  "sudden-undertow": atSea,
  "persistent-flow": river,
  "pushing-current": waveCrest,
  "tidal-sprite": fairy,
  "geyser-tortoise": turtle,
  "deep-sea-siren": siren,
  leviathan: seaSerpent,
  "redirect-current": divert,
  "flash-freeze": frozenBlock,
  "high-tide": bigWave,
  "geyser-field": waterSplash,
  "subtle-current": waves,
  tsunami: waveStrike,
  "adaptive-elemental": transform,
  "phase-shift": teleport,
  "flow-guardian": waterBolt,
  "elemental-mastery": tripleYin,
  "state-convergence": tripleBeak,
  "morphic-current": swirledShell,
  "prismatic-sprite": prism,
  "elemental-avatar": djinn,
};
