// The spells in the air as arrows: whence, whither, and where their damage is written.

import { between, distance, type Layout, onCurve, type Point, towards } from "./geometry";
import type { AimedView } from "./types";

export interface Arrow {
  /** The same as long as nothing about the spell changes. */
  readonly key: string;
  readonly spell: AimedView;
  /** Announced, turned or about to strike: the table is being asked about it. */
  readonly pending: boolean;
  /** From the caster to the middle, for a chain; else empty. */
  readonly trail: string;
  /** The arrow's shaft, and the head at its end. */
  readonly shaft: string;
  readonly head: Point;
  readonly turn: number;
  /** Where the chain lies, or the badge of a rare spell. */
  readonly at: Point;
}

const BADGE = 52;

/** Arrows for all spells in the air. Chains lie in the middle; rare spells fly past them. */
export function aim(flying: readonly AimedView[], pending: readonly AimedView[], layout: Layout): Arrow[] {
  const spells = [...flying, ...pending];
  const chains = spells.filter((spell) => spell.chain > 0).length;
  const seen = new Map<string, number>();
  const badges: Point[] = [];
  let chain = 0;
  return spells.flatMap((spell, place) => {
    const from = layout.seats[spell.by];
    const to = layout.seats[spell.at];
    if (!from || !to) return [];
    const name = `${spell.spell} ${spell.by} ${spell.at} ${spell.damage} ${spell.chain}`;
    const again = seen.get(name) ?? 0;
    seen.set(name, again + 1);
    const base = { key: `${name} ${again}`, spell, pending: place >= flying.length };
    if (spell.chain > 0) return [{ ...base, ...throughTheMiddle(from, to, spell, chain++, chains, layout) }];
    return [{ ...base, ...pastTheMiddle(from, to, spell, badges, layout) }];
  });
}

function radius(mage: number, layout: Layout): number {
  const own = layout.seats[mage];
  return (own && own.y > layout.arena ? layout.ownMedal : layout.medal) / 2 + 9;
}

function throughTheMiddle(from: Point, to: Point, spell: AimedView, place: number, of: number, layout: Layout) {
  const spread = layout.wide ? layout.chainCard * 2.3 : layout.chainCard * 1.5;
  const at = { x: layout.chain.x + (place - (of - 1) / 2) * spread, y: layout.chain.y };
  const start = towards(from, at, radius(spell.by, layout));
  const near = towards(at, from, layout.chainCard * 0.8);
  const begin = towards(at, to, layout.chainCard * 0.95);
  const end = towards(to, at, radius(spell.at, layout));
  const bend = sideways(begin, end, 0.1);
  return { trail: curve(start, above(start, near), near), ...arrow(begin, bend, end), at };
}

function pastTheMiddle(from: Point, to: Point, spell: AimedView, badges: Point[], layout: Layout) {
  // Neighbours are joined by a bow towards the middle, mages face to face by one that leaves the middle free.
  const middle = between(from, to, 0.5);
  const facing = distance(middle, layout.chain) < layout.chainCard * 1.6;
  const bend = facing
    ? higher(sideways(from, to, 0.32), sideways(from, to, -0.32), layout)
    : between(middle, layout.chain, layout.wide ? 0.4 : 1);
  const start = towards(from, bend, radius(spell.by, layout));
  const end = towards(to, bend, radius(spell.at, layout));
  const at = freePlace(start, bend, end, badges, layout);
  badges.push(at);
  return { trail: "", ...arrow(start, bend, end), at };
}

/** A place for the badge on the arrow, near its end, clear of the other badges and of the piles. */
function freePlace(start: Point, bend: Point, end: Point, badges: readonly Point[], layout: Layout): Point {
  const taken = [...badges, layout.pile, layout.centre, layout.played, ...layout.seats];
  let best: Point = onCurve(start, bend, end, 0.6);
  let clear = -1;
  for (const part of [0.62, 0.54, 0.7, 0.46, 0.38, 0.3]) {
    const here = onCurve(start, bend, end, part);
    const room = Math.min(...taken.map((other) => distance(other, here)));
    if (room > BADGE) return here;
    if (room > clear) [best, clear] = [here, room];
  }
  return best;
}

function arrow(start: Point, bend: Point, end: Point) {
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return { shaft: curve(start, bend, towards(end, bend, 11)), head: end, turn };
}

/** The middle between two points, moved to the left of the way by a part of its length. */
function sideways(a: Point, b: Point, part: number): Point {
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * part, y: (a.y + b.y) / 2 - (b.x - a.x) * part };
}

/** The higher of two points, unless it leaves the board. */
function higher(a: Point, b: Point, layout: Layout): Point {
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
  return upper.y < layout.medal * 0.2 ? lower : upper;
}

/** The middle between two points, lifted: over what lies on the table. */
function above(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - distance(a, b) * 0.3 };
}

function curve(a: Point, c: Point, b: Point): string {
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(a)}Q${at(c)} ${at(b)}`;
}
