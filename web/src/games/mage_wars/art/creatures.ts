// Creatures and mages: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import angelOutfit from "icon:angel-outfit";
import angelWings from "icon:angel-wings";
import archer from "icon:archer";
import bearHead from "icon:bear-head";
import burningSkull from "icon:burning-skull";
import diabloSkull from "icon:diablo-skull";
import direwolf from "icon:direwolf";
import djinn from "icon:djinn";
import eagleHead from "icon:eagle-head";
import evilBat from "icon:evil-bat";
import fairy from "icon:fairy";
import fairyWand from "icon:fairy-wand";
import falconMoon from "icon:falcon-moon";
import feline from "icon:feline";
import femaleVampire from "icon:female-vampire";
import fox from "icon:fox";
import gecko from "icon:gecko";
import goblinHead from "icon:goblin-head";
import gorilla from "icon:gorilla";
import hoodedAssassin from "icon:hooded-assassin";
import hydra from "icon:hydra";
import impLaugh from "icon:imp-laugh";
import leechingWorm from "icon:leeching-worm";
import lizardman from "icon:lizardman";
import lynxHead from "icon:lynx-head";
import medusaHead from "icon:medusa-head";
import mountedKnight from "icon:mounted-knight";
import prayer from "icon:prayer";
import raven from "icon:raven";
import skeleton from "icon:skeleton";
import snakeSpiral from "icon:snake-spiral";
import squirrel from "icon:squirrel";
import sunPriest from "icon:sun-priest";
import swordman from "icon:swordman";
import unicorn from "icon:unicorn";
import warlockHood from "icon:warlock-hood";
import werewolf from "icon:werewolf";
import wingedSword from "icon:winged-sword";
import wizardFace from "icon:wizard-face";
import wolfHead from "icon:wolf-head";
import wolfHowl from "icon:wolf-howl";

export const CREATURES: Readonly<Record<string, string>> = {
  "adramelech-lord-of-fire": diabloSkull,
  "asyran-cleric": prayer,
  "bitterwood-fox": fox,
  "blue-gremlin": goblinHead,
  "brogan-bloodstone": swordman,
  "cervere-the-forest-shadow": lynxHead,
  "dark-pact-slayer": hoodedAssassin,
  "darkfenne-bat": evilBat,
  "darkfenne-hydra": hydra,
  "emerald-tegu": gecko,
  "fellella-pixie-familiar": fairyWand,
  "feral-bobcat": feline,
  "firebrand-imp": impLaugh,
  "flaming-hellion": burningSkull,
  "goran-werewolf-pet": werewolf,
  "gorgon-archer": medusaHead,
  "gray-angel": angelOutfit,
  "highland-unicorn": unicorn,
  "huginn-raven-familiar": raven,
  "knight-of-westlock": mountedKnight,
  malacoda: snakeSpiral,
  "mana-leech": leechingWorm,
  "moonglow-faerie": fairy,
  "mountain-gorilla": gorilla,
  "necropian-vampiress": femaleVampire,
  "redclaw-alpha-male": direwolf,
  "royal-archer": archer,
  "samandriel-angel-of-light": angelWings,
  "skeletal-sentry": skeleton,
  "sosruko-ferret-companion": squirrel,
  "steelclaw-grizzly": bearHead,
  "stonegaze-basilisk": lizardman,
  "tarok-the-skyhunter": eagleHead,
  "thunderift-falcon": falconMoon,
  "timber-wolf": wolfHead,
  "valshalla-lightning-angel": wingedSword,
  "whirling-spirit": djinn,
  beastmaster: wolfHowl,
  priestess: sunPriest,
  warlock: warlockHood,
  wizard: wizardFace,
};
