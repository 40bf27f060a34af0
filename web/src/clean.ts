// Before each file of tests: modules of its own, and a page on which the last file left nothing.

import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== "undefined") cleanPage(document.documentElement);

function cleanPage(root: HTMLElement): void {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  root.innerHTML = "<head></head><body></body>";
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const target of [window, document]) stopListening(target);
}

/** Take off all listeners, those of modules included, and remember from here on who listens. */
function stopListening(target: EventTarget & { listening?: (() => void)[] }): void {
  const forget = target.listening;
  const listening: (() => void)[] = [];
  target.listening = listening;
  if (forget) {
    for (const stop of forget) stop();
    return;
  }
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (...about: Parameters<EventTarget["addEventListener"]>) => {
    listen(...about);
    const [type, listener, options] = about;
    target.listening?.push(() => target.removeEventListener(type, listener, options));
  };
}
