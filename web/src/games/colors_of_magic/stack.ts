// The stack, and what is paused while players may add instants.

import type { Args } from "../../lib/wire";
import { thingOf } from "./deeds";
import type { Desk } from "./desk.svelte";
import type { PauseView, SpellView } from "./types";

/** The spells in the order in which they resolve: the last cast first. */
export function inOrder(spells: readonly SpellView[]): readonly SpellView[] {
  return spells.toReversed();
}

/** What is about to happen, or has just happened, in words. */
export function pauseText(desk: Desk, pause: PauseView): string {
  const args: Args = {
    subject: nameOf(desk, pause.subject, pause.subject_id),
    object: nameOf(desk, pause.object, pause.object_id),
    amount: pause.amount,
    player: pause.seat >= 0 ? `#${pause.seat}` : desk.say("board-monsters"),
    spell: pause.spell ? desk.nameOf(pause.spell) : "",
  };
  const key = `pause-${pause.on === "damage-coming" && pause.lethal ? "damage-lethal" : pause.on}`;
  return desk.say(desk.knows(key) ? key : "pause-other", args);
}

/** A creature by its number among those alike, or by its face alone where it is gone. */
function nameOf(desk: Desk, face: string, id: string): string {
  if (desk.creatures.has(id)) return desk.thingName(`creature:${id}`);
  return face ? desk.nameOf(face) : "";
}

/** What a spell was cast at: creatures, permanents and the like by name, places by their coordinates. */
export function targetsOf(desk: Desk, { targets, places }: SpellView): string {
  const names = targets.map((id) => desk.thingName(thingOf(id) ?? `creature:${id}`));
  return [...names, ...places.map(([x, y]) => desk.thingName(`place:${x},${y}`))].join(", ");
}
