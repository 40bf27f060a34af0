// What is printed on the cards: which school a common spell shows, and whose words a rare one's effect is in.

import { SCHOOLS, type School } from "./types";

/** The three images of each school; a card shows one of them large and the other two small. */
const IMAGES: Readonly<Record<School, readonly string[]>> = {
  fire: ["ember-lance", "flame-wheel", "cinder-rain"],
  water: ["tide-whip", "drowning-grasp", "hail-volley"],
  air: ["poisoned-blade", "gale-cutter", "falling-sky"],
  earth: ["stone-hand", "rock-projectile", "rockfall"],
  death: ["grave-chill", "bone-splinter", "soul-tithe"],
  poison: ["venom-dart", "spore-cloud", "serpent-kiss"],
};

/** Rare spells whose effect stands on the rules sheet; the others carry the house badge. */
const PRINTED: ReadonlySet<string> = new Set(["fusion"]);

const SCHOOL_OF = new Map(SCHOOLS.flatMap((school) => IMAGES[school].map((spell) => [spell, school] as const)));

/** The school a card is of, or null for a rare one. */
export function schoolOf(spell: string): School | null {
  return SCHOOL_OF.get(spell) ?? null;
}

/** The small images of a common card. */
export function minorsOf(spell: string): readonly string[] {
  const school = schoolOf(spell);
  return school ? IMAGES[school].filter((image) => image !== spell) : [];
}

export function isHouseText(spell: string): boolean {
  return schoolOf(spell) === null && !PRINTED.has(spell);
}
