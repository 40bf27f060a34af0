// Arcane cards: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import allSeeingEye from "icon:all-seeing-eye";
import archiveResearch from "icon:archive-research";
import backwardTime from "icon:backward-time";
import batteryPack from "icon:battery-pack";
import boltSpellCast from "icon:bolt-spell-cast";
import bookAura from "icon:book-aura";
import bookPile from "icon:book-pile";
import bookshelf from "icon:bookshelf";
import brainLeak from "icon:brain-leak";
import brokenShield from "icon:broken-shield";
import cancel from "icon:cancel";
import cat from "icon:cat";
import crackedGlass from "icon:cracked-glass";
import crystalEye from "icon:crystal-eye";
import crystalShine from "icon:crystal-shine";
import cubes from "icon:cubes";
import echoRipples from "icon:echo-ripples";
import egyptianSphinx from "icon:egyptian-sphinx";
import enlightenment from "icon:enlightenment";
import evilBook from "icon:evil-book";
import hexes from "icon:hexes";
import hourglass from "icon:hourglass";
import impLaugh from "icon:imp-laugh";
import magicGate from "icon:magic-gate";
import magicSwirl from "icon:magic-swirl";
import nothingToSay from "icon:nothing-to-say";
import ouroboros from "icon:ouroboros";
import portal from "icon:portal";
import quillInk from "icon:quill-ink";
import robotGolem from "icon:robot-golem";
import scrollQuill from "icon:scroll-quill";
import silenced from "icon:silenced";
import spiderWeb from "icon:spider-web";
import stabbedNote from "icon:stabbed-note";
import tiedScroll from "icon:tied-scroll";
import upgrade from "icon:upgrade";
import wormMouth from "icon:worm-mouth";

export const ARCANE: Readonly<Record<string, string>> = {
  "scroll-golem": scrollQuill,
  "tome-guardian": bookAura,
  "reactive-study": bookPile,
  "library-of-secrets": bookshelf,
  "arcane-insight": brainLeak,
  "mana-drain": magicSwirl,
  "silence-ward": silenced,
  counterspell: cancel,
  "dispel-magic": brokenShield,
  "arcane-nullifier": nothingToSay,
  banishment: portal,
  "null-zone": magicGate,
  "paradox-spirit": ouroboros,
  chronovore: wormMouth,
  "deja-vu": backwardTime,
  "stasis-field": hourglass,
  precognition: allSeeingEye,
  "living-grimoire": evilBook,
  "thought-thief-familiar": impLaugh,
  "echoing-construct": robotGolem,
  "guardian-of-forbidden-lore": egyptianSphinx,
  "rewrite-history": quillInk,
  "sudden-revelation": enlightenment,
  "scroll-rack": tiedScroll,
  "akashic-records": archiveResearch,
  "future-vision": crystalEye,
  plagiarize: stabbedNote,
  "arcane-bolt": boltSpellCast,
  "energy-construct": batteryPack,
  "mana-weave": spiderWeb,
  "spell-matrix": cubes,
  "arcane-amplifier": upgrade,
  "paradox-shard": crystalShine,
  "geometric-ward": hexes,
  "spell-echo": echoRipples,
  "reality-splice": crackedGlass,
  "arcane-familiar": cat,
};
