// Looking at a card of Battle Mages.

import type { Attachment } from "svelte/attachments";
import { looking } from "../../table/look";
import type { Desk } from "./desk.svelte";
import type { School } from "./types";

/** Our own cards lie large before us, so they wait longer. */
const HOVER = 220;
const HOVER_OWN = 700;

interface Card {
  readonly spell: string;
  readonly declared?: School | null;
  readonly own?: boolean;
}

export function look(desk: Desk, card: Card | null): Attachment<HTMLElement> {
  if (!card) return () => {};
  const { spell, declared = null, own = false } = card;
  return looking({
    show: (from) => void desk.lookAt({ spell, declared, own, from }),
    hide: () => void desk.lookAt(null),
    hover: own ? HOVER_OWN : HOVER,
  });
}
