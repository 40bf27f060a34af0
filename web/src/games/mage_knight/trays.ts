// Cards that may be chosen but lie nowhere on the table: those of a deck that is searched, or of a pile.

import type { Desk } from "./desk.svelte";
import { kindOf } from "./telling";

export interface Laid {
  readonly card: string;
  readonly thing: string;
}

/** All cards that lie open before everybody, by what they are taken from. */
export function onOffer({ view }: Pick<Desk, "view">): ReadonlySet<string> {
  const { units, actions, spells, monastery } = view.offers;
  return new Set([...units, ...actions, ...spells, ...monastery]);
}

export function traysOf(desk: Desk): readonly Laid[] {
  const open = onOffer(desk);
  const held = new Set(desk.hero?.cards ?? []);
  const laid: Laid[] = [];
  for (const [thing, options] of desk.offered) {
    const [kind = "", card = ""] = thing.split(":");
    // A draft has a screen of its own.
    if (options.every(({ verb }) => verb === "draft") || open.has(card)) continue;
    if (kind === "offer" || (kind === "card" && !held.has(card))) {
      if (kindOf(card) === "deeds" || kindOf(card) === "units") laid.push({ card, thing });
    }
  }
  return laid;
}
