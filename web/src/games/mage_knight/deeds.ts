// Which things on the table an option belongs to: those that are clicked to choose it. Their keys are `card:march` (in hand),
// `space:1,-1`, `foe:foe-1`, `unit:unit-1`, `skill:…`, `tactic:…`, `offer:fireball`, `mana:crystal-red`, `die:red`,
// `color:red`, `hero:tovak`, `seat:1`, `reward:spell`.

import type { Thing } from "../../board/things_desk.svelte";
import type { Option } from "../../lib/wire";
import { PRINTED } from "./catalogue";

const SPACES = new Set([
  "move",
  "explore",
  "land",
  "hide",
  "tunnel",
  "challenge",
  "enter",
  "burn",
  "drive",
  "invite",
  "march",
]);
const FOES = new Set(["strike", "block", "target", "damage"]);
const UNITS = new Set(["activate", "heal", "unit", "banner", "disband", "take-off", "equip", "cancel", "hurt"]);
const HAND = new Set(["play", "discard", "throw", "shed", "with", "rest", "pick"]);
const KINDS: Readonly<Record<string, string>> = {
  use: "skill",
  skill: "skill",
  tactic: "tactic",
  "take-tactic": "tactic",
  recruit: "offer",
  learn: "offer",
  take: "offer",
  draft: "offer",
  "add-drafted": "offer",
  pay: "mana",
  die: "die",
  color: "color",
  hero: "hero",
};

/** What lies between several things of one option. */
const JOINT = "+";

/** The things an option belongs to; none where only a button can offer it. */
export function thingsOf({ verb, subject, target }: Option): readonly Thing[] {
  if (SPACES.has(verb))
    return subject
      .split(JOINT)
      .filter((space) => space.includes(","))
      .map((space) => `space:${space}`);
  if (FOES.has(verb))
    return [...subject.split(JOINT).map((foe) => `foe:${foe}`), ...(isUnit(target) ? [`unit:${target}`] : [])];
  if (UNITS.has(verb)) return unitThings(verb, subject, target);
  if (HAND.has(verb)) return [`card:${subject}`];
  if (verb === "buy") return target && target !== "unseen" ? [`offer:${target}`] : [];
  const kind = KINDS[verb];
  return kind && subject ? [`${kind}:${subject}`] : [];
}

function unitThings(verb: string, subject: string, target: string): readonly Thing[] {
  // A unit of the offer is named by its card, one of our own by its id.
  const things = [PRINTED.units[subject] ? `offer:${subject}` : isUnit(subject) ? `unit:${subject}` : ""];
  if (verb === "equip") things.push(`card:${target}`);
  if (verb === "cancel") things.push(`foe:${target}`);
  if (verb === "heal" && subject === "hand") things.push("card:wound");
  return things.filter(Boolean);
}

function isUnit(id: string): boolean {
  return id.startsWith("unit-");
}
