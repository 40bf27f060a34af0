// Places of the table that may be chosen: those of the list, and those of the space beyond it.

import type { Decision, Option } from "../../lib/wire";

/** A lattice point, in quarters of an inch from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lattice steps to an inch, and along a side of the table. */
export const INCH = 4;
export const SIDE = 96;

export function write({ x, y }: Point): string {
  return `${x},${y}`;
}

/** The point that a text such as `48,52` names. */
export function parse(text: string): Point | null {
  const found = /^(\d+),(\d+)$/.exec(text);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Rows of places as the server sends them: the inches they cost, y, then first and last x of each run. */
export type Rows = readonly (readonly number[])[];

/** The runs of a row, as pairs of first and last x. */
export function runsOf(row: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let at = 2; at + 1 < row.length; at += 2) runs.push([row[at] ?? 0, row[at + 1] ?? -1]);
  return runs;
}

/** What a place costs in inches of Movement, 0 where nothing is counted; null where it cannot be chosen. */
export function costAt(rows: Rows, { x, y }: Point): number | null {
  const row = rows.find((one) => one[1] === y && runsOf(one).some(([first, last]) => x >= first && x <= last));
  return row?.[0] ?? null;
}

/** What may be done at a place: what the list holds for it, and else what the space allows, in the words of the list. */
export function optionsAt(decision: Decision | null, place: Point): readonly Option[] {
  const name = write(place);
  const options = decision?.options ?? [];
  const space = decision?.space;
  const listed = options.filter((option) => isPlaced(option) && option.subject === name);
  if (listed.length > 0 || !space?.rows || costAt(space.rows, place) === null) return listed;
  const ways = new Map(
    options.filter(({ verb }) => verb === space.verb).map((option) => [option.target, option] as const),
  );
  return [...ways.values()].map((option) => ({
    ...option,
    id: [option.verb, name, option.target].filter(Boolean).join(":"),
    subject: name,
    args: { ...option.args, place: name },
  }));
}

export function isPlaced({ verb }: Option): boolean {
  return verb === "go" || verb === "place" || verb === "aim";
}
