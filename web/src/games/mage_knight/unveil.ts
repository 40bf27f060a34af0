// How a new tile comes out of the mist. A transition of Svelte: it runs for what is added, not where the board begins.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "../../board/motion";
import { paced } from "../../lib/pace.svelte";

const DURATION = 620;

export function unveil(_node: Element): TransitionConfig {
  return { duration: calm() ? 0 : paced(DURATION), easing: cubicOut, css: (t) => `opacity: ${t}` };
}
