// What is asked: which options need a button, what to click, and what an aim would mean.

import { idOf, type Thing } from "../../board/things_desk.svelte";
import type { Option } from "../../lib/wire";
import { thingOf } from "./deeds";
import type { Desk } from "./desk.svelte";
import type { AimView } from "./types";

/** More of them than this are chosen on the table alone. */
const FEW = 6;

/** Verbs whose things lie on the table, and whose options are the whole question. */
const POINTED: ReadonlySet<string> = new Set(["pick", "bleed", "player", "first", "corner"]);

/** Answers that leave something be, or end it. */
const LEAVES: ReadonlySet<string> = new Set(["pass", "decline", "end", "enough"]);

/** The options with a button while nothing is picked: what lies nowhere, and targets if there are few. */
export function answers(desk: Desk): readonly Option[] {
  const pointed = desk.options.filter(({ verb }) => POINTED.has(verb));
  const shown = pointed.length <= FEW ? pointed : [];
  const all = [...shown, ...desk.loose.filter((option) => !shown.includes(option))];
  return [...all.filter((option) => !leaves(option)), ...all.filter(leaves)];
}

export function leaves({ verb, subject }: Option): boolean {
  return LEAVES.has(verb) || (verb === "graft" && subject === "none") || (verb === "spend" && subject === "0");
}

/** What to click for that has no button. */
export function hintKey(desk: Desk, shown: readonly Option[]): string | null {
  const others = desk.options.filter((option) => !shown.includes(option));
  if (others.length === 0 && !desk.placing) return null;
  if (others.some(({ verb }) => POINTED.has(verb))) return "act-hint-target";
  if (others.length > 0 && others.every(({ verb }) => ["duel", "cast", "cheapen", "graft", "card"].includes(verb)))
    return "act-hint-card";
  if (desk.placing && others.every(({ verb }) => verb === desk.placing)) return "act-hint-place";
  return "act-hint";
}

/** Kinds of aims for which no line of sight counts. */
const LINELESS: ReadonlySet<string> = new Set(["melee", "reach"]);

/** A fact of an aim; `good` says whether it helps, null where it does neither. */
export interface Fact {
  readonly text: string;
  readonly good: boolean | null;
}

/** The aims at a creature: those that can be chosen, or where none can, all there are. */
export function aimsAt(desk: Desk, thing: Thing | null): readonly AimView[] {
  if (!thing?.startsWith("creature:")) return [];
  const id = idOf(thing);
  const aims = (desk.view.aims ?? []).filter((aim) => aim.target === id || aim.option === `pick:${id}`);
  const offered = aims.filter((aim) => desk.options.some((option) => option.id === aim.option));
  if (offered.length > 0) return offered;
  // Who could strike and shoot, and can do neither, mostly meant to shoot.
  const shots = aims.filter(({ kind }) => kind !== "melee");
  return shots.length > 0 ? shots : aims;
}

/** What an aim means, the most important last. */
export function factsOf(desk: Desk, aim: AimView): readonly Fact[] {
  const facts: Fact[] = [{ text: desk.say("sight-distance", { inches: aim.distance / 100 }), good: null }];
  if (aim.reach !== null) {
    const key = aim.in_range ? "sight-in-range" : "sight-too-far";
    facts.push({ text: desk.say(key, { reach: aim.reach }), good: aim.in_range });
  }
  if (!LINELESS.has(aim.kind)) facts.push({ text: lineOf(desk, aim), good: aim.open });
  if (aim.covers.length > 0) facts.push({ text: desk.say("sight-cover", { count: aim.covers.length }), good: false });
  if (aim.open && aim.in_range && aim.power !== null && aim.defense !== null) {
    const { power, defense } = aim;
    const key = aim.duel ? "sight-duel" : aim.hits ? "sight-hits" : "sight-misses";
    facts.push({ text: desk.say(key, { power, defense }), good: aim.duel ? null : aim.hits });
  }
  return facts;
}

function lineOf(desk: Desk, aim: AimView): string {
  if (aim.dark) return desk.say("sight-dark");
  if (aim.open) return desk.say("sight-open");
  const walls = aim.walls.map((place) => desk.view.terrain[place]?.kind).filter((kind) => kind !== undefined);
  const names = [
    ...aim.blockers.map((id) => desk.thingName(thingOf(id) ?? `creature:${id}`)),
    ...new Set(walls.map((kind) => desk.nameOf(`terrain-${kind}`))),
  ];
  return names.length > 0 ? desk.say("sight-blocked", { what: names.join(", ") }) : desk.say("sight-no-line");
}
