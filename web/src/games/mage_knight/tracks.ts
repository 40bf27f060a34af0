// The fame track and the reputation track, as they are printed.

import { PRINTED } from "./catalogue";
import type { HeroView } from "./types";

/** A space of a track, and the seats whose markers stand there. */
export interface Step {
  readonly value: number;
  readonly seats: readonly number[];
}

/** A line of the fame track: a level. */
export interface Line {
  readonly level: number;
  readonly steps: readonly Step[];
  /** Where the next line begins; null on the last. */
  readonly next: number | null;
}

const LEVELS = Object.entries(PRINTED.levels).map(([level, { fame }]) => ({ level: Number(level), fame }));

/** How much longer each line is than the one before. */
const GROWTH = 2;

/** The line on which so much fame stands. A hero's level may lag behind until the turn ends. */
export function fameLine(fame: number, heroes: readonly Pick<HeroView, "seat" | "fame">[]): Line {
  const place = Math.max(
    0,
    LEVELS.findLastIndex((line) => line.fame <= fame),
  );
  const { level, fame: first } = LEVELS[place] ?? { level: 1, fame: 0 };
  const next = LEVELS[place + 1]?.fame ?? null;
  const length = next === null ? lastLength(fame - first) : next - first;
  const steps = Array.from({ length }, (_, step) => ({
    value: first + step,
    seats: heroes.filter((hero) => hero.fame === first + step).map(({ seat }) => seat),
  }));
  return { level, steps, next };
}

/** The last line goes on as far as somebody has come. */
function lastLength(reached: number): number {
  const [before, last] = LEVELS.slice(-2);
  return Math.max(before && last ? last.fame - before.fame + GROWTH : 1, reached + 1);
}

/** Every step of the reputation track, the lowest first, with what it adds to influence. */
export function reputationSteps(
  heroes: readonly Pick<HeroView, "seat" | "reputation">[],
): readonly (Step & { readonly influence: number | null })[] {
  return Object.entries(PRINTED.reputation)
    .map(([step, { influence }]) => ({ value: Number(step), influence }))
    .sort((one, other) => one.value - other.value)
    .map(({ value, influence }) => ({
      value,
      influence,
      seats: heroes.filter(({ reputation }) => reputation === value).map(({ seat }) => seat),
    }));
}

/** A number with its sign, as it is printed. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
