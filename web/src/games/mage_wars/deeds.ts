// Options as what a player does: first the thing or the card, then the deed, then where it is aimed.

import type { Option } from "../../lib/wire";
import { isCard } from "./catalogue";
import { isBorder, placeOf, step, wayOf } from "./geometry";
import type { AttackView, CastView, ObjectView, TableView } from "./types";

/** Verbs whose options differ in where they are aimed; of all others each option is a deed of its own. */
const AIMING: ReadonlySet<string> = new Set([
  "move",
  "climb",
  "attack",
  "cast",
  "bound",
  "invoke",
  "use",
  "choose",
  "push",
  "teleport",
]);

/** Verbs that have a room of their own: choosing a mage, and the pages of the spellbook. */
const PAGES: ReadonlySet<string> = new Set(["prepare", "bind"]);

export interface Deed {
  readonly key: string;
  readonly verb: string;
  readonly subject: string;
  /** Where it starts: the object, what it is attached to, or a card in the hand (`hand:slug`). */
  readonly from: readonly string[];
  readonly options: readonly Option[];
  /** What on the board it may be aimed at: objects, zones, borders. */
  readonly aimed: ReadonlyMap<string, Option>;
  /** What has no place on the board, and needs a button. */
  readonly plain: readonly Option[];
}

export function isOnPage(option: Option): boolean {
  return PAGES.has(option.verb);
}

export function isMageChoice(option: Option): boolean {
  return option.verb === "mage";
}

/** The deeds among the options, in their order; without those that have a room of their own. */
export function deedsOf(options: readonly Option[], view: TableView): Deed[] {
  const objects = new Map(view.objects.map((object) => [object.id, object]));
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (isOnPage(option) || isMageChoice(option)) continue;
    const key = AIMING.has(option.verb) ? `${option.verb}:${option.subject}` : option.id;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([key, group]) => {
    const { verb, subject } = group[0] as Option;
    const aims = AIMING.has(verb) ? group.map((option) => [spotOf(option, view, objects), option] as const) : [];
    const aimed = new Map(aims.flatMap(([spot, option]) => (spot ? [[spot, option] as const] : [])));
    const plain = group.filter((option) => ![...aimed.values()].includes(option) || wayOf(option.target));
    return { key, verb, subject, from: startsOf(subject, objects), options: group, aimed, plain };
  });
}

/** The deed that is the only one to be aimed, where all the others are mere words such as passing. */
export function onlyAim(deeds: readonly Deed[]): Deed | null {
  const aiming = deeds.filter((deed) => deed.aimed.size > 0);
  const rest = deeds.filter((deed) => deed.aimed.size === 0);
  return aiming.length === 1 && rest.every((deed) => deed.subject === "") ? (aiming[0] ?? null) : null;
}

/** The object a subject speaks of: itself, or the holder of an attack, ability or bound spell. */
export function holderOf(subject: string, known: (id: string) => boolean): string | null {
  if (known(subject)) return subject;
  const dot = subject.indexOf(".");
  const holder = dot < 0 ? "" : subject.slice(0, dot);
  return holder && known(holder) ? holder : null;
}

/** An object and what it is attached to, from the inside out. */
export function chainOf(id: string, objects: ReadonlyMap<string, ObjectView>): string[] {
  const chain: string[] = [];
  for (let here: string | null = id; here && !chain.includes(here); here = objects.get(here)?.host ?? null) {
    chain.push(here);
  }
  return chain;
}

function startsOf(subject: string, objects: ReadonlyMap<string, ObjectView>): string[] {
  const holder = holderOf(subject, (id) => objects.has(id));
  const bound = subject.split(".").at(-1) ?? "";
  if (holder) return [...chainOf(holder, objects), ...(holder !== subject && isCard(bound) ? [`hand:${bound}`] : [])];
  return isCard(subject) ? [`hand:${subject}`] : [];
}

/** Where on the board an option is aimed: an object, a zone or a border that lies there; null if nowhere. */
function spotOf(option: Option, view: TableView, objects: ReadonlyMap<string, ObjectView>): string | null {
  const { target } = option;
  if (objects.get(target)?.in_play) return target;
  const way = wayOf(target);
  if (way) {
    const pushed = objects.get(option.subject) ?? objects.get(lastTarget(view));
    const zone = pushed?.zone ? step(pushed.zone, way) : null;
    return zone && isZone(zone, view) ? zone : null;
  }
  return isZone(target, view) || isBorder(target) ? target : null;
}

function lastTarget(view: TableView): string {
  const casts = view.under_way.filter((one) => one.procedure === "cast");
  return casts.at(-1)?.target ?? "";
}

function isZone(name: string, view: TableView): boolean {
  const place = placeOf(name);
  return place !== null && place.column < view.arena.columns && place.row >= 0 && place.row < view.arena.rows;
}

/** The steps of an attack as the strip shows them, by the stage that comes next. A new stage does not compile unnamed. */
export const ATTACK_STEPS: Readonly<Record<AttackView["stage"], string>> = {
  declare: "declare",
  avoid: "avoid",
  roll: "roll",
  damage: "damage",
  strikes: "strikes",
  barrier: "barrier",
  counterstrike: "counterstrike",
  end: "end",
  "": "end",
};

export const CAST_STEPS: Readonly<Record<CastView["stage"], string>> = {
  choose: "cast",
  cast: "cast",
  counter: "counter",
  check: "counter",
  resolve: "resolve",
  "": "resolve",
};

/** The steps in their order. */
export function stepNames(steps: Readonly<Record<string, string>>): readonly string[] {
  return [...new Set(Object.values(steps))];
}

/** The steps of what is under way, and the place of the one it has come to. */
export function stepsOf(one: AttackView | CastView): { names: readonly string[]; now: number } {
  const [steps, step] =
    one.procedure === "attack" ? [ATTACK_STEPS, ATTACK_STEPS[one.stage]] : [CAST_STEPS, CAST_STEPS[one.stage]];
  const names = stepNames(steps);
  return { names, now: names.indexOf(step) };
}
