// Which choice takes the place of the map: the hero, the draft, or the tactic of the round.

import type { Desk } from "./desk.svelte";

export type Choosing = "hero" | "draft" | "tactic" | null;

export function choosing(desk: Desk): Choosing {
  const { heroes, calendar } = desk.view;
  if (heroes.some(({ hero }) => hero === null)) return "hero";
  const verbs = new Set(desk.options.map(({ verb }) => verb));
  if (verbs.has("draft") || heroes.some(({ pack }) => pack > 0)) return "draft";
  if (verbs.has("take-tactic")) return "tactic";
  // Whoever waits while others take their tactics may look at them, too.
  const waits = desk.options.length === 0 && desk.view.turns.length === 0 && calendar.tactics.length > 0;
  return waits && heroes.some(({ tactic, eliminated }) => !tactic && !eliminated) ? "tactic" : null;
}
