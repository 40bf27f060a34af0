// Looking closer at something on a board: hover, keyboard focus or a long press shows it large.

import type { Attachment } from "svelte/attachments";

const PRESS = 420;

export interface Looking {
  /** Show it large; `from` is where it lies on the screen. */
  readonly show: (from: DOMRect) => void;
  readonly hide: () => void;
  /** How long a mouse rests on it first, in milliseconds. */
  readonly hover: number;
  /** Only with the focus on what fits this selector. */
  readonly focused?: string;
}

export function looking({ show, hide, hover, focused = "*" }: Looking): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let shown = false;

    const open = () => {
      shown = true;
      show(node.getBoundingClientRect());
    };
    const close = () => {
      clearTimeout(timer);
      // What leaves the page loses the focus while the page is being drawn: then nothing may change yet.
      if (shown) queueMicrotask(hide);
      shown = false;
    };
    const handlers: { [name: string]: (event: never) => void } = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") timer = setTimeout(open, hover);
      },
      pointerleave: close,
      pointercancel: close,
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        close();
        if (event.pointerType === "mouse") return;
        timer = setTimeout(() => {
          pressed = true;
          open();
        }, PRESS);
      },
      pointerup: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") close();
      },
      focus: () => {
        if (node.matches(":focus-visible") && node.matches(focused)) open();
      },
      blur: close,
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
      close();
    };
  };
}
