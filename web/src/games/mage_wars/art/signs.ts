// Signs of the board itself: values, markers, kinds of spells, actions.

import reveal from "icon:all-seeing-eye";
import creature from "icon:beast-eye";
import ranged from "icon:bow-arrow";
import melee from "icon:broadsword";
import discard from "icon:card-discard";
import hand from "icon:card-pick";
import finish from "icon:check-mark";
import armor from "icon:checked-shield";
import initiative from "icon:crown";
import mana from "icon:crystal-growth";
import channel from "icon:crystal-wand";
import defense from "icon:dodging";
import full from "icon:empty-hourglass";
import flying from "icon:feathered-wing";
import attack from "icon:fire-ray";
import equipment from "icon:gloves";
import conjuration from "icon:greek-temple";
import life from "icon:hearts";
import quick from "icon:hourglass";
import incantation from "icon:magic-swirl";
import range from "icon:on-target";
import quickcast from "icon:power-lightning";
import enchantment from "icon:scroll-unfurled";
import book from "icon:spell-book";
import wall from "icon:stone-wall";
import guard from "icon:vibrating-shield";
import move from "icon:walking-boot";

export const SIGNS = {
  armor,
  attack,
  book,
  channel,
  conjuration,
  creature,
  defense,
  discard,
  enchantment,
  equipment,
  finish,
  flying,
  full,
  guard,
  hand,
  incantation,
  initiative,
  life,
  mana,
  melee,
  move,
  quick,
  quickcast,
  range,
  ranged,
  reveal,
  wall,
} as const;

export type Sign = keyof typeof SIGNS;

export function isSign(name: string): name is Sign {
  return name in SIGNS;
}
