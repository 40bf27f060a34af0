// How fast things move on the page. Apart from the settings, so that a board needs nothing else of them.

import type { Wishes } from "./wire";

export type Pace = Wishes["pace"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

export const pace = $state<{ chosen: Pace }>({ chosen: "normal" });

const FACTORS: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

/** How long something takes at the chosen pace that takes `ms` at the normal one; 0 where nothing is to move. */
export function paced(ms: number): number {
  return ms * FACTORS[pace.chosen];
}

export function isPace(name: unknown): name is Pace {
  return (PACES as readonly unknown[]).includes(name);
}
