// Our cards in their heaps: the hand, the codex, and what is chosen from elsewhere.

import { idOf, type Thing } from "../../board/things_desk.svelte";
import { PRINTED } from "./catalogue";
import { thingsOf } from "./deeds";
import type { Desk } from "./desk.svelte";
import type { HandCardView } from "./types";

/** A card of ours, and its place among those of its heap. */
export interface Held {
  readonly card: string;
  readonly cost: number | null;
  readonly place: number;
}

export interface Heap {
  readonly name: "hand" | "codex";
  readonly cards: readonly Held[];
}

/** The two heaps of a hand. Of our own cards we know everything. */
export function heapsOf(hand: readonly HandCardView[]): readonly Heap[] {
  return (["hand", "codex"] as const).map((name) => ({
    name,
    cards: hand
      .filter(({ card, codex }) => card !== null && (codex ?? false) === (name === "codex"))
      .map(({ card, cost }, place) => ({ card: card ?? "", cost, place })),
  }));
}

/** Cards that may be chosen and are not in our hand: of a pile, or of somebody else's cards. */
export function elsewhere(desk: Desk): readonly { readonly card: string; readonly thing: Thing }[] {
  const things = new Set(desk.loose.flatMap((option) => thingsOf(option)));
  return [...things]
    .filter((thing) => /^(card|discard):/.test(thing) && idOf(thing) in PRINTED.cards)
    .map((thing) => ({ card: idOf(thing), thing }));
}
