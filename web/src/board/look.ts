// Looking closer at something on a board: what it is goes to the desk, and whoever draws it large finds it there.

import type { Attachment } from "svelte/attachments";
import { looking } from "../table/look";

const HOVER = 380;

/** Looking at what `zoom` says, after a mouse has rested on it for `hover` milliseconds. */
export function looksAt<Zoom>(
  desk: { zoom: Zoom | null },
  zoom: (from: DOMRect) => Zoom,
  hover = HOVER,
): Attachment<HTMLElement> {
  return looking({
    show: (from) => {
      desk.zoom = zoom(from);
    },
    hide: () => {
      desk.zoom = null;
    },
    hover,
    // Whoever walks from target to target wants to see the board.
    focused: ":not([data-target])",
  });
}
