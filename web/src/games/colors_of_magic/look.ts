// Looking at a card of Colors of Magic, or at what it has become on the table.

import type { Attachment } from "svelte/attachments";
import { looking } from "../../table/look";
import type { Desk } from "./desk.svelte";

const HOVER = 380;
/** Whoever aims at a figure wants to see the line to it first. */
const AIMING = 900;

export function look(desk: Desk, card: string | null, creature: string | null = null): Attachment<HTMLElement> {
  if (!card) return () => {};
  return looking({
    show: (from) => {
      desk.zoom = { card, creature, from };
    },
    hide: () => {
      desk.zoom = null;
    },
    hover: creature && desk.options.length > 0 ? AIMING : HOVER,
    // Whoever walks from target to target wants to see the board.
    focused: ":not([data-target])",
  });
}
