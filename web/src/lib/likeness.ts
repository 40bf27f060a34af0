// Options that would read alike: what tells them apart. Two wolves have one name. Where the table shows the things that
// options are about, with a place, an owner or both, an option says as much of that as it takes; failing that, a number
// in the order of the table. The terminal says the same.

import type { Option } from "./wire";
import { type Names, say } from "./words";

/** What a table shows under an id, as far as this file cares. */
export interface Thing {
  readonly id: string;
  readonly card?: string | null;
  readonly controller?: number;
  readonly host?: string | null;
  readonly zone?: string | null;
  readonly border?: string | null;
}

type Things = ReadonlyMap<string, Thing>;
type Wording = readonly [option: Option, text: string];

const KEYS = ["card", "controller", "host", "zone", "border"] as const;
const LONGEST_CHAIN = 10;

/** All that the `table` part of a view shows under an id. */
export function thingsOf(table: unknown): Things {
  const parts = typeof table === "object" && table !== null ? Object.values(table) : [];
  const all = parts.filter(Array.isArray).flat() as unknown[];
  return new Map(all.filter(isThing).map((thing) => [thing.id, thing]));
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** Which of those of a kind in its place a thing is, from 1; 0 for the only one. */
export function numberOf(thing: Thing, things: Things): number {
  const like = [...things.values()].filter((other) =>
    KEYS.every((key) => (other[key] ?? null) === (thing[key] ?? null)),
  );
  return like.length > 1 ? like.findIndex((other) => other.id === thing.id) + 1 : 0;
}

/** What each option says, by its id; those alike with what sets them apart. */
export function toldApart(
  options: readonly Option[],
  text: (option: Option) => string,
  things: Things,
  names: Names,
): ReadonlyMap<string, string> {
  const worded = options.map((option): Wording => [option, text(option)]);
  const alike = new Map<string, Option[]>();
  for (const [option, words] of worded) alike.set(words, [...(alike.get(words) ?? []), option]);
  const marks = new Map<string, string>();
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const found = marksOf(group, things, names);
    group.forEach((option, place) => {
      marks.set(option.id, ` (${found[place]})`);
    });
  }
  return new Map(worded.map(([option, words]) => [option.id, words + (marks.get(option.id) ?? "")]));
}

/** A mark for each of several options that read alike; no two are the same. */
function marksOf(options: readonly Option[], things: Things, names: Names): string[] {
  const sides = [options.map((option) => option.subject), options.map((option) => option.target)];
  const found = sides
    .filter((side) => new Set(side).size > 1)
    .map((side) =>
      describe(
        side.map((part) => carrier(part, things)),
        things,
        names,
      ),
    );
  const marks = options.map((_, place) => joined(found.map((marked) => marked[place] ?? "")));
  const distinct = new Set(marks).size === options.length && !marks.includes("");
  return distinct ? marks : options.map((_, place) => say("like-number", { number: place + 1 }));
}

/** The thing a part of an option's id is about, or what carries it. */
function carrier(part: string, things: Things): Thing | null {
  let thing = things.get(part) ?? things.get(part.slice(0, Math.max(0, part.lastIndexOf("."))));
  for (let step = 0; step < LONGEST_CHAIN && thing?.host; step += 1) thing = things.get(thing.host);
  return thing ?? null;
}

/** Place, owner and number of each, as far as they differ. */
function describe(about: readonly (Thing | null)[], things: Things, names: Names): string[] {
  const columns = [
    about.map((thing) => thing?.zone ?? thing?.border ?? ""),
    about.map((thing) => ownerOf(thing, names)),
  ].filter((column) => new Set(column).size > 1);
  const rows = () => about.map((_, place) => joined(columns.map((column) => column[place] ?? "")));
  if (new Set(rows()).size < about.length) {
    const numbers = about.map((thing) => (thing ? numberOf(thing, things) : 0));
    columns.push(numbers.map((number) => (number > 0 ? say("like-number", { number }) : "")));
  }
  return rows();
}

function ownerOf(thing: Thing | null, names: Names): string {
  const seat = thing?.controller;
  return seat === undefined ? "" : (names[seat] ?? say("seat-number", { number: seat + 1 }));
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}
