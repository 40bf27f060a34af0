// Conjurations and walls: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import anvil from "icon:anvil";
import byzantinTemple from "icon:byzantin-temple";
import caveEntrance from "icon:cave-entrance";
import claws from "icon:claws";
import concentrationOrb from "icon:concentration-orb";
import deathZone from "icon:death-zone";
import extractionOrb from "icon:extraction-orb";
import firewall from "icon:firewall";
import flameTunnel from "icon:flame-tunnel";
import floatingCrystal from "icon:floating-crystal";
import fog from "icon:fog";
import greekTemple from "icon:greek-temple";
import lotusFlower from "icon:lotus-flower";
import magicPalm from "icon:magic-palm";
import magicPortal from "icon:magic-portal";
import obelisk from "icon:obelisk";
import paw from "icon:paw";
import pentacle from "icon:pentacle";
import poisonGas from "icon:poison-gas";
import stoneWall from "icon:stone-wall";
import sunrise from "icon:sunrise";
import swordAltar from "icon:sword-altar";
import thornyVine from "icon:thorny-vine";
import tigerHead from "icon:tiger-head";
import totemHead from "icon:totem-head";
import treeFace from "icon:tree-face";
import vines from "icon:vines";

export const PLACES: Readonly<Record<string, string>> = {
  "animal-kinship": paw,
  "battle-forge": anvil,
  deathlock: deathZone,
  "gate-to-hell": flameTunnel,
  "gate-to-voltari": magicPortal,
  "hand-of-bim-shalla": magicPalm,
  "idol-of-pestilence": totemHead,
  lair: caveEntrance,
  "mana-crystal": floatingCrystal,
  "mana-flower": lotusFlower,
  "mana-siphon": extractionOrb,
  "mohktari-great-tree-of-life": treeFace,
  "mordoks-obelisk": obelisk,
  pentagram: pentacle,
  "poison-gas-cloud": poisonGas,
  "rajans-fury": tigerHead,
  "sacrificial-altar": swordAltar,
  "suppression-orb": concentrationOrb,
  tanglevine: vines,
  "temple-of-asyra": greekTemple,
  "temple-of-light": byzantinTemple,
  "temple-of-the-dawnbreaker": sunrise,
  "tooth-and-nail": claws,
  "fog-bank": fog,
  "wall-of-fire": firewall,
  "wall-of-stone": stoneWall,
  "wall-of-thorns": thornyVine,
};
