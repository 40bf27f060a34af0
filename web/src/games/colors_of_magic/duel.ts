// A duel card by card: what a seat sees of both sides, and what a card of the hand would add.

import { idOf } from "../../board/things_desk.svelte";
import { PRINTED, type SpellCard } from "./catalogue";
import type { Desk } from "./desk.svelte";
import type { CreatureView, DuelSideView, DuelView, TableView } from "./types";

/** A card of the hand that is looked at and could be laid. */
export interface Candidate {
  readonly face: string;
  readonly card: SpellCard;
  /** The total of our side with it. */
  readonly total: number;
}

/** The two who fight, as far as they stand on the table. */
export function fightersOf({ creatures, duel }: TableView): readonly CreatureView[] {
  const fight = ({ id }: CreatureView) => id === duel?.attacker.creature || id === duel?.defender.creature;
  return creatures.filter((creature) => creature.away === "" && fight(creature));
}

/** Whether some of a side's cards lie face down for us. */
export function isVeiled({ cards }: DuelSideView): boolean {
  return cards.includes(null);
}

/** The side that we play, or null. */
export function ourSide(desk: Desk, { attacker, defender }: DuelView): DuelSideView | null {
  return [attacker, defender].find(({ seat }) => seat === desk.you && seat >= 0) ?? null;
}

/** The card of our hand that is picked, or else pointed at. */
export function candidate(desk: Desk, duel: DuelView): Candidate | null {
  const side = ourSide(desk, duel);
  for (const thing of [desk.picked, desk.hovered]) {
    const face = thing?.startsWith("card:") ? idOf(thing) : null;
    const card = face ? PRINTED.cards[face] : undefined;
    if (side && face && card && desk.options.some(({ id }) => id === `duel:${face}`)) {
      return { face, card, total: side.total + card.initiative };
    }
  }
  return null;
}
