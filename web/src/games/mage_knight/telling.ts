// What a card says: its kind, its colour, and a line for each thing it can do.

import { PRINTED } from "./catalogue";
import type { Desk, Zoom } from "./desk.svelte";
import type { Color } from "./types";

export type Hue = Color | "none" | "wound" | "unit" | "elite";

/** One thing a card can do, and the mana that takes. */
export interface Line {
  readonly mana: readonly Color[];
  /** The name of a spell's stronger half, or how an artifact is used up. */
  readonly title?: string;
  readonly text: string;
}

export interface Face {
  readonly kind: Zoom["kind"];
  readonly hue: Hue;
  /** What kind of card it is, in words. */
  readonly sort: string;
  readonly lines: readonly Line[];
}

export const WOUND = "wound";

/** The part of the catalogue a card stands in. Units and enemies share a name: here it is the unit. */
export function kindOf(id: string): Zoom["kind"] {
  if (id === WOUND || PRINTED.deeds[id]) return "deeds";
  if (PRINTED.units[id]) return "units";
  if (PRINTED.tactics[id]) return "tactics";
  return PRINTED.skills[id] ? "skills" : "enemies";
}

export function hueOf(id: string): Hue {
  if (id === WOUND) return "wound";
  const unit = PRINTED.units[id];
  if (unit) return unit.elite ? "elite" : "unit";
  const tactic = PRINTED.tactics[id];
  if (tactic) return tactic.time === "day" ? "gold" : "black";
  const skill = PRINTED.skills[id];
  if (skill) return heroHue(skill.hero);
  const deed = PRINTED.deeds[id];
  return deed?.kind === "artifact" ? "gold" : (deed?.color ?? "none");
}

/** A hero's colour: that of the crystal it has most of as a dummy player. */
export function heroHue(hero: string): Hue {
  return PRINTED.heroes[hero]?.crystals[0] ?? "none";
}

export function faceOf(desk: Desk, id: string): Face {
  const kind = kindOf(id);
  return { kind, hue: hueOf(id), sort: sortOf(desk, id), lines: linesOf(desk, id) };
}

function sortOf(desk: Desk, id: string): string {
  if (id === WOUND) return desk.say("cards-kind-wound");
  const unit = PRINTED.units[id];
  if (unit) return desk.say(unit.elite ? "cards-kind-elite" : "cards-kind-unit");
  const tactic = PRINTED.tactics[id];
  if (tactic) return desk.say(`cards-kind-tactic-${tactic.time}`, { number: tactic.number });
  const skill = PRINTED.skills[id];
  if (skill) return desk.say("cards-kind-skill", { hero: desk.nameOf(skill.hero) });
  const deed = PRINTED.deeds[id];
  if (!deed) return "";
  return desk.say(deed.banner ? "cards-kind-banner" : `cards-kind-${deed.kind}`);
}

function linesOf(desk: Desk, id: string): Line[] {
  if (id === WOUND) return [{ mana: [], text: desk.say("cards-text-wound") }];
  const unit = PRINTED.units[id];
  if (unit) {
    return unit.abilities.map((mana, place) => ({
      mana: mana ? [mana] : [],
      text: sentence(desk.say(`ability-${id}-${place}`)),
    }));
  }
  const deed = PRINTED.deeds[id];
  if (!deed) return [{ mana: [], text: desk.say(`text-${id}`) }];
  const strong = desk.say(`text-${id}-strong`);
  if (deed.kind === "artifact") {
    const first = desk.say(deed.banner ? `text-${id}-banner` : `text-${id}-basic`);
    return [
      { mana: [], text: first, ...(deed.banner ? { title: desk.say("cards-as-banner") } : {}) },
      { mana: [], text: strong, title: desk.say("cards-thrown-away") },
    ];
  }
  const color = deed.color ? [deed.color] : [];
  const basic = desk.say(`text-${id}-basic`);
  if (deed.kind === "spell") {
    return [
      { mana: color, text: basic },
      { mana: ["black", ...color], text: strong, ...(deed.strong ? { title: desk.nameOf(deed.strong) } : {}) },
    ];
  }
  return [
    { mana: [], text: basic },
    { mana: color, text: strong },
  ];
}

/** Words as the beginning of a sentence. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Where the ledger tells of a card. */
export function ruleOf(id: string): string {
  if (id === WOUND) return "wounds.cards";
  if (id.endsWith("-ring")) return "card.rings";
  if (id.startsWith("motivation-")) return "skill.motivation";
  const chapter = { deeds: "card", units: "unit", skills: "skill", tactics: "tactic", enemies: "enemy" }[kindOf(id)];
  return `${chapter}.${id}`;
}

/** All a card says, for those who do not see it. */
export function spoken(desk: Desk, id: string): string {
  const { sort, lines } = faceOf(desk, id);
  const said = lines.map(({ mana, title, text }) =>
    [...mana.map((color) => desk.say(`color-${color}`)), ...(title ? [title] : []), text].join(": "),
  );
  return [desk.nameOf(id), sort, ...said].map((part) => part.replace(/\.$/, "")).join(". ");
}
