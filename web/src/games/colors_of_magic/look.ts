// Looking at a card of Colors of Magic, or at what it has become on the table.

import type { Attachment } from "svelte/attachments";
import { looksAt } from "../../board/look";
import type { Desk } from "./desk.svelte";

/** Whoever aims at a figure wants to see the line to it first. */
const AIMING = 900;

export function look(desk: Desk, card: string | null, creature: string | null = null): Attachment<HTMLElement> {
  if (!card) return () => {};
  return looksAt(desk, (from) => ({ card, creature, from }), creature && desk.options.length > 0 ? AIMING : undefined);
}
