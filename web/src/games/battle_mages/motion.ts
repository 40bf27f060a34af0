// What moved between one view and the next, read from the two views alone.

import { paced } from "../../lib/pace.svelte";
import type { MageView, TableView } from "./types";

/** A card on its way. Places are names of things; the first one that is on the screen counts, and stays empty until
 *  the card is there. */
export interface Flight {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Its face, or null if it flies face down. */
  readonly spell: string | null;
  readonly delay: number;
}

const STAGGER = 90;

/** The cards that changed places, in the order in which they set out. */
export function flights(before: TableView, after: TableView): Flight[] {
  if (before === after || before.mages.length !== after.mages.length) return [];
  const moves = [...playedCards(before, after), ...drawnCards(before, after), ...newCentre(before, after)];
  return moves.map((move, place) => ({ ...move, delay: place * paced(STAGGER) }));
}

type Move = Omit<Flight, "delay">;

/** Cards that lie among the played ones now: each came from a mage who lost one. */
function playedCards(before: TableView, after: TableView): Move[] {
  const laid = after.played.slice(before.played.length);
  const lost = before.mages.map((mage, number) => gone(mage, after.mages[number]));
  return laid.map((spell) => {
    const owner = ownerOf(spell, lost, before, after);
    const card = owner < 0 ? undefined : takeOut(lost[owner] ?? [], spell);
    const source = card ? [`card-${card.handle}`] : [];
    const alive = (after.mages[owner]?.life ?? 0) > 0;
    return {
      from: owner < 0 ? ["centre"] : [...source, `mage-${owner}`],
      to: alive && after.mages[owner]?.front === spell ? [`front-${owner}`, "played"] : ["played"],
      spell,
    };
  });
}

interface Held {
  readonly handle: string;
  readonly spell: string | null;
}

/** Whose card it was: of those whose front it is now, or who lost it, or who lost an unknown one. */
function ownerOf(spell: string, lost: readonly Held[][], before: TableView, after: TableView): number {
  const fits = (test: (cards: readonly Held[], mage: number) => boolean) => lost.findIndex(test);
  const front = (mage: number) => after.mages[mage]?.front === spell;
  const tests: ((cards: readonly Held[], mage: number) => boolean)[] = [
    (cards, mage) => front(mage) && cards.some((card) => card.spell === spell),
    (cards, mage) => front(mage) && cards.some((card) => card.spell === null),
    (cards) => cards.some((card) => card.spell === spell),
    (cards) => cards.some((card) => card.spell === null),
    // Drawn and played at once, as by the virtual opponent.
    (_, mage) => front(mage) && before.mages[mage]?.front !== spell,
    (_, mage) => front(mage),
  ];
  for (const test of tests) {
    const mage = fits(test);
    if (mage >= 0) return mage;
  }
  return -1;
}

function takeOut(cards: Held[], spell: string): Held | undefined {
  const place = Math.max(
    cards.findIndex((card) => card.spell === spell),
    cards.findIndex((card) => card.spell === null),
  );
  return place < 0 ? undefined : cards.splice(place, 1)[0];
}

/** The cards of a hand that are not in it any more. */
function gone(mage: MageView, now: MageView | undefined): Held[] {
  const kept = new Set(now?.hand.map((card) => card.handle));
  return mage.hand.filter((card) => !kept.has(card.handle));
}

/** Cards that are new in a hand: from the centre, from the pile, or from the hand it was swapped with. */
function drawnCards(before: TableView, after: TableView): Move[] {
  const swapped = swappedHands(before, after);
  return after.mages.flatMap((mage, number) => {
    const had = new Set(before.mages[number]?.hand.map((card) => card.handle));
    const fresh = mage.hand.filter((card) => !had.has(card.handle));
    if (swapped.includes(number)) {
      const other = swapped.find((one) => one !== number);
      const card = fresh.find((one) => !before.mages[number]?.hand.some((old) => old.spell === one.spell)) ?? fresh[0];
      return card
        ? [{ from: [`mage-${other}`], to: [`card-${card.handle}`, `mage-${number}`], spell: card.spell }]
        : [];
    }
    return fresh.map((card) => {
      const taken = card.spell !== null && card.spell === before.centre && after.centre !== before.centre;
      return {
        from: [taken ? "centre" : "pile"],
        to: [`card-${card.handle}`, `mage-${number}`],
        spell: card.spell,
      };
    });
  });
}

/** Two hands of which every card has a new name, and no fewer cards: they were mixed with each other. */
function swappedHands(before: TableView, after: TableView): number[] {
  const mixed = after.mages.flatMap((mage, number) => {
    const old = before.mages[number];
    const same = old && old.hand.length > 0 && old.hand.length === mage.hand.length;
    return same && gone(old, mage).length === old.hand.length ? [number] : [];
  });
  return mixed.length === 2 ? mixed : [];
}

function newCentre(before: TableView, after: TableView): Move[] {
  if (after.centre === null || after.centre === before.centre || after.pile >= before.pile) return [];
  return [{ from: ["pile"], to: ["centre"], spell: after.centre }];
}
