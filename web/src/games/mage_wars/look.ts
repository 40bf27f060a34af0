// Looking at a card: hover, keyboard focus or a long press shows it large.

import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";

const HOVER = 380;
const PRESS = 420;

interface Card {
  readonly card: string;
  /** The object it is on the board, whose values are shown then. */
  readonly object?: string | null;
}

export function look(desk: Desk, card: Card | null): Attachment<HTMLElement> {
  return (node) => {
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let shown = false;

    const show = () => {
      shown = true;
      desk.zoom = { card: card.card, object: card.object ?? null, from: node.getBoundingClientRect() };
    };
    const hide = () => {
      clearTimeout(timer);
      // A card that leaves the page loses the focus while the page is being drawn: then nothing may change yet.
      if (shown)
        queueMicrotask(() => {
          desk.zoom = null;
        });
      shown = false;
    };
    const handlers: { [name: string]: (event: never) => void } = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") timer = setTimeout(show, HOVER);
      },
      pointerleave: hide,
      pointercancel: hide,
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        hide();
        if (event.pointerType === "mouse") return;
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS);
      },
      pointerup: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") hide();
      },
      focus: () => {
        // Whoever walks from target to target wants to see the board.
        if (node.matches(":focus-visible:not([data-target])")) show();
      },
      blur: hide,
    };
    // A long press looks; it does not click, and opens no menu.
    const swallow = (event: Event) => {
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "click") pressed = false;
    };
    for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler as EventListener);
    node.addEventListener("click", swallow, true);
    node.addEventListener("contextmenu", swallow, true);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler as EventListener);
      node.removeEventListener("click", swallow, true);
      node.removeEventListener("contextmenu", swallow, true);
      hide();
    };
  };
}
