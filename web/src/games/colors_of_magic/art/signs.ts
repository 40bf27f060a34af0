// Signs of the board itself: values, piles, types of spells. Each says by its shape what a colour says as well.

import creature from "icon:beast-eye";
import codex from "icon:book-aura";
import ranged from "icon:bow-arrow";
import melee from "icon:broadsword";
import loser from "icon:broken-shield";
import exile from "icon:card-burn";
import discard from "icon:card-discard";
import hand from "icon:card-pick";
import graft from "icon:chain-lightning";
import check from "icon:check-mark";
import defense from "icon:checked-shield";
import first from "icon:crown";
import mana from "icon:crystal-growth";
import flow from "icon:crystal-wand";
import monster from "icon:evil-minion";
import initiative from "icon:fast-arrow";
import objective from "icon:flag-objective";
import life from "icon:hearts";
import time from "icon:hourglass";
import permanent from "icon:infinity";
import points from "icon:laurels";
import instant from "icon:lightning-trio";
import dark from "icon:night-sleep";
import range from "icon:on-target";
import size from "icon:resize";
import artifact from "icon:ring";
import passed from "icon:sleepy";
import ephemeral from "icon:sparkles";
import deck from "icon:spell-book";
import out from "icon:tombstone";
import winner from "icon:trophy";
import token from "icon:two-coins";
import movement from "icon:walking-boot";

export const SIGNS = {
  artifact,
  check,
  codex,
  creature,
  dark,
  deck,
  defense,
  discard,
  ephemeral,
  exile,
  first,
  flow,
  graft,
  hand,
  initiative,
  instant,
  life,
  loser,
  mana,
  melee,
  monster,
  movement,
  objective,
  out,
  passed,
  permanent,
  points,
  range,
  ranged,
  size,
  time,
  token,
  winner,
} as const;

export type Sign = keyof typeof SIGNS;

export function isSign(name: string): name is Sign {
  return name in SIGNS;
}
