// Looking at a card of Mage Wars, or at what it has become on the board.

import type { Attachment } from "svelte/attachments";
import { looksAt } from "../../board/look";
import type { Desk } from "./desk.svelte";

interface Card {
  readonly card: string;
  /** The object it is on the board, whose values are shown then. */
  readonly object?: string | null;
}

export function look(desk: Desk, card: Card | null): Attachment<HTMLElement> {
  if (!card) return () => {};
  return looksAt(desk, (from) => ({ card: card.card, object: card.object ?? null, from }));
}
