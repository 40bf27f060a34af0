// Air cards: a picture for each, from the game-icons set (CC BY 3.0; web/NOTICE names its authors).

import brain from "icon:brain";
import brainFreeze from "icon:brain-freeze";
import brainTentacle from "icon:brain-tentacle";
import brainstorm from "icon:brainstorm";
import dodging from "icon:dodging";
import echoRipples from "icon:echo-ripples";
import envelope from "icon:envelope";
import fairyWand from "icon:fairy-wand";
import fairyWings from "icon:fairy-wings";
import featheredWing from "icon:feathered-wing";
import fluffySwirl from "icon:fluffy-swirl";
import griffinSymbol from "icon:griffin-symbol";
import jesterHat from "icon:jester-hat";
import lightningHelix from "icon:lightning-helix";
import lightningStorm from "icon:lightning-storm";
import lynxHead from "icon:lynx-head";
import meshNetwork from "icon:mesh-network";
import misdirection from "icon:misdirection";
import owl from "icon:owl";
import publicSpeaker from "icon:public-speaker";
import returnArrow from "icon:return-arrow";
import sandstorm from "icon:sandstorm";
import scarecrow from "icon:scarecrow";
import scrollUnfurled from "icon:scroll-unfurled";
import semiClosedEye from "icon:semi-closed-eye";
import shadowFollower from "icon:shadow-follower";
import shouting from "icon:shouting";
import sightDisabled from "icon:sight-disabled";
import spiderFace from "icon:spider-face";
import spyglass from "icon:spyglass";
import thunderStruck from "icon:thunder-struck";
import tornado from "icon:tornado";
import tornadoDiscs from "icon:tornado-discs";
import whirlwind from "icon:whirlwind";
import windHole from "icon:wind-hole";
import windSlap from "icon:wind-slap";
import windsock from "icon:windsock";

export const AIR: Readonly<Record<string, string>> = {
  "mirror-image": shadowFollower,
  "deceiver-sprite": fairyWand,
  "sudden-decoy": scarecrow,
  "mass-hallucination": brainstorm,
  "blinding-dust": sightDisabled,
  "wind-scout": spyglass,
  "whisper-network": meshNetwork,
  "wind-revelation": semiClosedEye,
  "gale-messenger": envelope,
  "wind-disruption": windSlap,
  "wind-watcher": owl,
  "storm-coordination": lightningStorm,
  "wind-master": windHole,
  "zephyr-sprite": fairyWings,
  "storm-lynx": lynxHead,
  "evasive-step": dodging,
  tailwind: windsock,
  "gust-of-wind": fluffySwirl,
  "air-elemental": whirlwind,
  "gryphon-knight": griffinSymbol,
  "storm-caller-sylph": lightningHelix,
  tempest: thunderStruck,
  "reactive-gale": returnArrow,
  updraft: featheredWing,
  "eye-of-the-storm": sandstorm,
  cyclone: tornadoDiscs,
  "disruptive-gust": windSlap,
  tornado,
  "emissary-of-discord": jesterHat,
  "elusive-echo": echoRipples,
  "dissonance-weaver": spiderFace,
  "gale-of-misdirection": misdirection,
  "voice-of-command": shouting,
  "mental-stasis-zone": brainFreeze,
  "mind-weave": brainTentacle,
  "tyrants-decree": scrollUnfurled,
  "whisper-of-doubt": publicSpeaker,
  "mental-nudge": brain,
};
