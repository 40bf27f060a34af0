// Shapes on the table: outlines of regions, distances from edge to edge, and where a click falls.

import { INCH, type Point, type Rows, runsOf, SIDE } from "./places";

/** How large a lattice step is drawn, before the table is drawn larger or smaller. */
export const STEP = 9;
export const WIDE = SIDE * STEP;

/** A round base, or a bare point. */
export interface Disc extends Point {
  readonly radius: number;
}

/** The part of a region that costs so many inches at most. */
export interface Band {
  readonly cost: number;
  /** An outline as an SVG path, in lattice steps. */
  readonly path: string;
  /** Where its cost can be written: its place nearest to the middle of the table. */
  readonly label: Point;
}

/** From edge to edge, in hundredths of an inch, rounded up: 100 is within an inch, 101 is not. Nothing where they overlap. */
export function apart(a: Disc, b: Disc): number {
  const steps = Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;
  return Math.max(0, Math.ceil((steps * 100) / INCH - 1e-9));
}

/** The lattice point nearest to a place on the table. */
export function snap(x: number, y: number): Point {
  const held = (value: number) => Math.max(0, Math.min(SIDE, Math.round(value)));
  return { x: held(x), y: held(y) };
}

/** The base under a point, the smallest first. */
export function baseAt<T extends Disc>(bases: readonly T[], { x, y }: Point): T | null {
  const hit = bases.filter((base) => Math.hypot(base.x - x, base.y - y) <= base.radius);
  return hit.toSorted((one, other) => one.radius - other.radius)[0] ?? null;
}

/** How far from a listed direction an aim may be pointed and still mean it. */
const ABOUT = Math.PI / 20;

/** The listed aim in about the same direction, whose outcome is known beforehand; else the aim itself. */
export function nearAim(place: Point, from: Point | null, listed: readonly Point[]): Point {
  if (!from) return place;
  const angle = ({ x, y }: Point) => Math.atan2(y - from.y, x - from.x);
  const between = (one: Point) => {
    const turn = Math.abs(angle(one) - angle(place));
    return Math.min(turn, 2 * Math.PI - turn);
  };
  const [nearest] = listed.toSorted((one, other) => between(one) - between(other));
  return nearest && between(nearest) <= ABOUT ? nearest : place;
}

/** The bands of a region, the widest first: each holds the cheaper ones. */
export function bandsOf(rows: Rows): readonly Band[] {
  const costs = [...new Set(rows.map(([cost = 0]) => cost))].toSorted((one, other) => one - other);
  const inside = new Set<number>();
  const bands: Band[] = [];
  for (const cost of costs) {
    let label: Point | null = null;
    for (const row of rows) {
      if (row[0] !== cost) continue;
      const y = row[1] ?? 0;
      for (const [first, last] of runsOf(row)) {
        const x = Math.max(first, Math.min(last, SIDE / 2));
        if (!label || far({ x, y }) < far(label)) label = { x, y };
        for (let here = first; here <= last; here++) inside.add(at(here, y));
      }
    }
    if (label) bands.push({ cost, path: outline(inside), label });
  }
  return bands.toReversed();
}

/** How far a place is from the middle of the table. */
function far({ x, y }: Point): number {
  return Math.hypot(x - SIDE / 2, y - SIDE / 2);
}

const STRIDE = SIDE + 3;

function at(x: number, y: number): number {
  return (y + 1) * STRIDE + x + 1;
}

/** The outline of a set of places, each a square around its point; corners are rounded, so that a slope looks like one. */
function outline(inside: ReadonlySet<number>): string {
  // Edges with the inside on their right, from corner to corner; a corner is named like the place to its lower right.
  const edges = new Map<number, number[]>();
  const add = (from: number, to: number) => edges.set(from, [...(edges.get(from) ?? []), to]);
  for (const here of inside) {
    if (!inside.has(here - STRIDE)) add(here, here + 1);
    if (!inside.has(here + 1)) add(here + 1, here + 1 + STRIDE);
    if (!inside.has(here + STRIDE)) add(here + 1 + STRIDE, here + STRIDE);
    if (!inside.has(here - 1)) add(here + STRIDE, here);
  }
  const loops: string[] = [];
  for (const start of edges.keys()) {
    while ((edges.get(start)?.length ?? 0) > 0) loops.push(rounded(follow(edges, start)));
  }
  return loops.join("");
}

/** One loop of edges from a corner back to it, which takes the edges away. */
function follow(edges: Map<number, number[]>, start: number): readonly number[] {
  const corners: number[] = [];
  let way = 0;
  for (let here = start; ; ) {
    corners.push(here);
    const ways = edges.get(here) ?? [];
    // Where two places touch only at a corner, the loop turns right and keeps them apart.
    const turn = ways.findIndex((next) => next - here === RIGHT.get(way));
    const [next = start] = ways.splice(Math.max(0, turn), 1);
    way = next - here;
    here = next;
    if (here === start) return corners;
  }
}

const RIGHT: ReadonlyMap<number, number> = new Map([
  [1, STRIDE],
  [STRIDE, -1],
  [-1, -STRIDE],
  [-STRIDE, 1],
]);

function rounded(corners: readonly number[]): string {
  const points = corners.map((corner) => ({ x: (corner % STRIDE) - 1.5, y: Math.floor(corner / STRIDE) - 1.5 }));
  const middle = (one: Point, other: Point) => `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}`;
  const last = points.at(-1);
  const [first] = points;
  if (!first || !last) return "";
  const curves = points.map((corner, place) => {
    const next = points[place + 1] ?? first;
    return `Q${corner.x} ${corner.y} ${middle(corner, next)}`;
  });
  return `M${middle(last, first)}${curves.join("")}Z`;
}

/** The points of a polygon for SVG, drawn to scale. */
export function corners(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${x * STEP},${y * STEP}`).join(" ");
}

/** The middle of a polygon's corners, in lattice steps. */
export function middleOf(points: readonly (readonly [number, number])[]): Point {
  const count = points.length || 1;
  return {
    x: points.reduce((sum, [x]) => sum + x, 0) / count,
    y: points.reduce((sum, [, y]) => sum + y, 0) / count,
  };
}

/** The square box around discs, with so many steps more on each side, in the units of the drawing. */
export function boxAround(discs: readonly Disc[], more: number): Record<"left" | "right" | "top" | "bottom", number> {
  const low = (value: number) => Math.max(0, value) * STEP;
  const high = (value: number) => Math.min(SIDE, value) * STEP;
  return {
    left: low(Math.min(...discs.map(({ x, radius }) => x - radius)) - more),
    right: high(Math.max(...discs.map(({ x, radius }) => x + radius)) + more),
    top: low(Math.min(...discs.map(({ y, radius }) => y - radius)) - more),
    bottom: high(Math.max(...discs.map(({ y, radius }) => y + radius)) + more),
  };
}
