// Where we are, and how to go elsewhere without a reload.

import { parse, type Route } from "./router";

export const here = $state<{ route: Route; visit: number }>({
  route: parse(location.pathname, location.search),
  visit: 0,
});

function arrive(): void {
  here.route = parse(location.pathname, location.search);
  here.visit += 1;
}

/** Go to an address of ours. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  if (!replace) scrollTo({ top: 0 });
}

/** Change the address shown without going anywhere. */
export function renameHere(path: string): void {
  history.replaceState(null, "", path);
}

/** Follow our own links without a reload; leave all others, and all with a modifier, to the browser. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    click.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
