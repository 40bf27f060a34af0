// A creature on the table in words, for screen readers.

import { say } from "../../lib/words";
import type { Desk } from "./desk.svelte";
import type { CreatureView } from "./types";

/** Name, owner, place, life, and all that is special about it now. */
export function creatureWords(desk: Desk, creature: CreatureView): string {
  const number = desk.numberOf(creature);
  const name = desk.nameOf(creature.card) + (number > 0 ? ` (${say("like-number", { number })})` : "");
  const words = [
    desk.say("board-creature", { name, owner: desk.seatName(creature.owner), place: `${creature.x},${creature.y}` }),
    desk.say("board-creature-life", { left: Math.max(0, creature.left), life: creature.life }),
    desk.say("board-creature-values", {
      movement: creature.movement,
      defense: creature.defense,
      melee: creature.melee,
      ranged: creature.ranged,
    }),
  ];
  if (creature.tapped) words.push(desk.say("board-creature-tapped"));
  if (creature.shield > 0) words.push(desk.say("sketch-shield", { number: creature.shield }));
  if (creature.burns > 0) words.push(desk.say("sketch-burns", { number: creature.burns }));
  if (creature.venom > 0) words.push(desk.say("sketch-venom", { number: creature.venom }));
  if (creature.marked) words.push(desk.say("sketch-marked"));
  const foes = creature.engaged.map((id) => desk.thingName(`creature:${id}`)).join(", ");
  if (foes) words.push(desk.say("sketch-engaged", { foes }));
  return words.join(". ");
}
