// Options and things that have one name. What tells them apart is found by the engine (kernel/showing/disambiguation.py) and travels with
// the view; here it is put into words.

import type { Arg, Option } from "./wire";
import { type Names, say, t } from "./words";

/** What a table shows under an id, as far as this file cares. */
export interface Thing {
  readonly id: string;
  readonly card?: string | null;
}

/** All that the `table` part of a view shows under an id. */
export function thingsOf(table: unknown): ReadonlyMap<string, Thing> {
  const parts = typeof table === "object" && table !== null ? Object.values(table) : [];
  const all = parts.filter(Array.isArray).flat() as unknown[];
  return new Map(all.filter(isThing).map((thing) => [thing.id, thing]));
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** What an option says; of several that would read alike, each with what sets it apart. */
export function optionText(game: string, option: Option, names: Names): string {
  const words = t(game, option.key, option.args, names);
  return option.mark ? `${words} (${option.mark.map((part) => inWords(part, names)).join(", ")})` : words;
}

/** A part of a mark: a number, an owner (`#n`) or a place. */
function inWords(part: Arg, names: Names): string {
  if (typeof part === "number") return say("like-number", { number: part });
  if (!/^#\d+$/.test(part)) return part;
  const seat = Number(part.slice(1));
  return names[seat] ?? say("seat-number", { number: seat + 1 });
}
