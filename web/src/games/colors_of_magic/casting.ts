// A spell or ability that is being put together: its steps, and what was chosen for each.

import { thingOf } from "./deeds";
import type { Desk } from "./desk.svelte";
import { parse } from "./places";
import type { CastingView, CastStepView } from "./types";

/** Which of the steps is asked now, from 1; 0 while none is. */
export function stepNumber({ steps }: CastingView): number {
  return steps.findIndex(({ state }) => state === "now") + 1;
}

/** What was chosen for a step, in words; empty while nothing was. */
export function chosen(desk: Desk, { kind, picks, state }: CastStepView): string {
  if (picks.length === 0) return state === "done" && kind === "graft" ? desk.say("cast-none") : "";
  const names = picks.map((pick) => nameOf(desk, kind, pick)).join(", ");
  return kind === "cost" ? desk.say("cast-discards", { card: names }) : names;
}

function nameOf(desk: Desk, kind: string, pick: string): string {
  if (kind === "tokens") return pick;
  if (parse(pick)) return desk.thingName(`place:${pick}`);
  if (/^\d+$/.test(pick)) return desk.seatName(Number(pick));
  const thing = thingOf(pick) ?? (desk.creatures.has(pick) ? `creature:${pick}` : null);
  if (thing) return desk.thingName(thing);
  // Two values that change places go by one pick.
  const values = pick.split("+");
  return values.every((value) => desk.knows(`stat-${value}`))
    ? values.map((value) => desk.say(`stat-${value}`)).join(", ")
    : desk.thingName(`card:${pick}`);
}
