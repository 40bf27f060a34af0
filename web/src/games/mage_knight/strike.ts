// What is shown of an attack or a block before it is made. All totals come with the view; here they are looked up.

import type { AttackView, BlockView, CombatView, Element, FoeView } from "./types";

/** What an attack comes to, of what it takes. `halved` is the sum of the points that count half, before halving. */
export interface Force {
  readonly points: number;
  readonly needed: number;
  readonly missing: number;
  readonly halved: number;
  /** One that no attack can reach in this phase. */
  readonly beyond: FoeView | null;
}

/** Enemies that attacks can be aimed at: summoned monsters stand in for those that are hidden. */
export function present(combat: CombatView): readonly FoeView[] {
  return combat.foes.filter((foe) => !foe.hidden);
}

/** What the attack played comes to against these enemies together. */
export function forceOn(combat: CombatView, foes: readonly FoeView[]): Force {
  const wards = [...new Set(foes.flatMap((foe) => foe.wards))].toSorted().join();
  const force = combat.forces.find((one) => one.wards.toSorted().join() === wards);
  const needed = foes.reduce((sum, foe) => sum + foe.armor, 0);
  const points = force?.points ?? 0;
  return {
    points,
    needed,
    missing: Math.max(0, needed - points),
    halved: force?.halved ?? 0,
    beyond: foes.find((foe) => !foe.reachable) ?? null,
  };
}

/** The id of the option that strikes these enemies, in the order in which they stand. */
export function strikeId(combat: CombatView, chosen: ReadonlySet<string>): string {
  return `strike:${combat.foes
    .filter(({ id }) => chosen.has(id))
    .map(({ id }) => id)
    .join("+")}`;
}

export interface Points {
  readonly kind: "melee" | "ranged" | "siege" | "block";
  readonly element: Element;
  readonly points: number;
}

/** Points played so far, added up by kind and element. */
export function pointsPlayed(attacks: readonly AttackView[], blocks: readonly BlockView[]): readonly Points[] {
  const sums = new Map<string, Points>();
  const all = [
    ...attacks.map((one) => ({ ...one, kind: one.mode })),
    ...blocks.map((one) => ({ ...one, kind: "block" as const })),
  ];
  for (const { kind, element, points } of all) {
    const key = `${kind} ${element}`;
    sums.set(key, { kind, element, points: points + (sums.get(key)?.points ?? 0) });
  }
  return [...sums.values()];
}
