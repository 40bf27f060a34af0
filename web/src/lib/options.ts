// Options as a tree of clicks: first the thing (subject), then what to do with it (verb), then to whom (target).
// A level on which all options agree asks nothing. One option left: it is offered, not fired.

import type { Option } from "./wire";

export const LEVELS = ["subject", "verb", "target"] as const;
export type Level = (typeof LEVELS)[number];

/** What has been clicked so far. */
export type Picked = Partial<Record<Level, string>>;

export interface Branch {
  readonly value: string;
  readonly options: readonly Option[];
}

export interface Click {
  /** What the next click decides; "leaf" when one option is left, "none" when nothing fits. */
  readonly level: Level | "leaf" | "none";
  readonly branches: readonly Branch[];
  readonly leaf: Option | null;
  readonly options: readonly Option[];
}

/** The options that fit what has been clicked. */
export function fitting(options: readonly Option[], picked: Picked): Option[] {
  return options.filter((option) =>
    LEVELS.every((level) => picked[level] === undefined || option[level] === picked[level]),
  );
}

/** The options by one of their three parts, in the order they were given. */
export function branch(options: readonly Option[], level: Level): Branch[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const there = found.get(option[level]);
    if (there) there.push(option);
    else found.set(option[level], [option]);
  }
  return [...found].map(([value, inside]) => ({ value, options: inside }));
}

/** What the next click may be. */
export function nextClick(options: readonly Option[], picked: Picked = {}): Click {
  const left = fitting(options, picked);
  if (left.length === 0) return { level: "none", branches: [], leaf: null, options: left };
  if (left.length === 1) return { level: "leaf", branches: [], leaf: left[0] ?? null, options: left };
  for (const level of LEVELS) {
    if (picked[level] !== undefined) continue;
    const branches = branch(left, level);
    if (branches.length > 1) return { level, branches, leaf: null, options: left };
  }
  // Options that differ in nothing but their id: each is a leaf of its own.
  return {
    level: "target",
    branches: left.map((option) => ({ value: option.id, options: [option] })),
    leaf: null,
    options: left,
  };
}

/** The things that can be clicked first. */
export function subjects(options: readonly Option[]): Set<string> {
  return new Set(options.filter((option) => option.subject !== "").map((option) => option.subject));
}

/** The options whose sentence holds all the words of `wanted`. */
export function matching(options: readonly Option[], wanted: string, text: (option: Option) => string): Option[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const sentence = fold(text(option));
    return words.every((word) => sentence.includes(word));
  });
}

/** Lower case without accents, for searching in three languages. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe");
}
