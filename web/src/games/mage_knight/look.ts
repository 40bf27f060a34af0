// Looking at a card, unit, skill or tactic of Mage Knight.

import type { Attachment } from "svelte/attachments";
import { looksAt } from "../../board/look";
import type { Desk, Zoom } from "./desk.svelte";

export function look(desk: Desk, kind: Zoom["kind"], id: string): Attachment<HTMLElement> {
  return looksAt(desk, (from) => ({ kind, id, from }));
}
