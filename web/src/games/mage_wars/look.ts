// Looking at a card of Mage Wars, or at what it has become on the board.

import type { Attachment } from "svelte/attachments";
import { looking } from "../../table/look";
import type { Desk } from "./desk.svelte";

const HOVER = 380;

interface Card {
  readonly card: string;
  /** The object it is on the board, whose values are shown then. */
  readonly object?: string | null;
}

export function look(desk: Desk, card: Card | null): Attachment<HTMLElement> {
  if (!card) return () => {};
  return looking({
    show: (from) => {
      desk.zoom = { card: card.card, object: card.object ?? null, from };
    },
    hide: () => {
      desk.zoom = null;
    },
    hover: HOVER,
    // Whoever walks from target to target wants to see the board.
    focused: ":not([data-target])",
  });
}
