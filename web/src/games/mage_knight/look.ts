// Looking at a card, unit, skill or tactic of Mage Knight.

import type { Attachment } from "svelte/attachments";
import { looking } from "../../table/look";
import type { Desk, Zoom } from "./desk.svelte";

const HOVER = 380;

export function look(desk: Desk, kind: Zoom["kind"], id: string): Attachment<HTMLElement> {
  return looking({
    show: (from) => {
      desk.zoom = { kind, id, from };
    },
    hide: () => {
      desk.zoom = null;
    },
    hover: HOVER,
    // Whoever walks from target to target wants to see the board.
    focused: ":not([data-target])",
  });
}
