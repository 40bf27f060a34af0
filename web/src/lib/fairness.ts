// Checks in this very browser that the luck of a match was settled before play: docs/fairness.md in TypeScript.
// The commitment is the SHA-256 of "magehall:" and the secret; the seed that of the secret and what every seat added;
// draw number c is the SHA-256 of "<seed>:<c>", read as a number, modulo the number of outcomes.

import type { Kept } from "./luck";
import type { Happening, MatchFile, Proof } from "./wire";

/** What was drawn for, and the result. */
export type Draw = MatchFile["match"]["draws"][number];
/** A draw with the number of its outcomes; 0 where the position the match began with said the result. */
export type Drawn = NonNullable<Proof["drawn"]>[number];

export interface Evidence {
  /** As this page was shown it. */
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: Readonly<Record<string, string>>;
  readonly drawn: readonly Drawn[];
  /** The draws as the match file has them. */
  readonly filed: readonly Draw[];
  /** What this browser kept of its own. */
  readonly mine: Kept | null;
  /** The dice that each line of the log showed; null where the log does not begin with the match. */
  readonly shown: readonly (readonly number[])[] | null;
}

/** What became of our own contribution: it is there; it is not; it came too late, and the hall added its own; or this
 *  browser knows of none. */
export type Own = "there" | "changed" | "late" | "none";

export interface Verdict {
  /** The secret is the one committed to before play, as far back as this browser can tell. */
  readonly committed: boolean;
  readonly own: Own;
  /** The seats for which the hall added to the seed. */
  readonly byHall: readonly number[];
  readonly dice: number;
  readonly shuffles: number;
  /** Results that a position laid down. */
  readonly scripted: number;
  /** The first draw, from 1, that does not come from the seed or is told otherwise in the match file; 0: none. */
  readonly wrong: number;
  /** How many dice the log showed. */
  readonly shown: number;
  /** The first line of the log, from 1, that does not show the dice as they were drawn; 0: none. */
  readonly misshown: number;
  readonly holds: boolean;
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function commit(secret: string): Promise<string> {
  return hex(await sha256(`magehall:${secret}`));
}

/** The seed of a match: the hall's secret and what each seat added, in seat order. */
export async function combine(secret: string, contributions: Readonly<Record<string, string>>): Promise<string> {
  const seats = Object.keys(contributions).sort((one, other) => Number(one) - Number(other));
  return hex(await sha256([secret, ...seats.map((seat) => `${seat}=${contributions[seat]}`)].join("\n")));
}

/** What the hall adds for a seat that adds nothing: it follows from the secret. */
export async function standIn(secret: string, seat: number): Promise<string> {
  return hex(await sha256(`table:${seat}:${secret}`)).slice(0, 32);
}

async function outcome(seed: string, count: number, outcomes: number): Promise<number> {
  const digest = await sha256(`${seed}:${count}`);
  let rest = 0;
  for (const byte of digest) rest = (rest * 256 + byte) % outcomes;
  return rest;
}

async function shuffled(seed: string, first: number, length: number): Promise<number[]> {
  const order = Array.from({ length }, (_, place) => place);
  let count = first;
  for (let last = length - 1; last > 0; last--) {
    const other = await outcome(seed, count++, last + 1);
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

async function seatsOfHall({ secret, contributions }: Evidence): Promise<number[]> {
  const seats: number[] = [];
  for (const [seat, added] of Object.entries(contributions))
    if (added === (await standIn(secret, Number(seat)))) seats.push(Number(seat));
  return seats;
}

function ownPart({ contributions, mine }: Evidence, byHall: readonly number[]): Own {
  if (!mine) return "none";
  if (contributions[mine.seat] === mine.contribution) return "there";
  return !mine.taken && byHall.includes(mine.seat) ? "late" : "changed";
}

/** The dice a happening tells of, in the order in which they fell; not those that still lay there (`again`). */
export function diceIn(happening: Happening): number[] {
  const { dice, effect, roll, again } = happening.args;
  const faces = again === "effect" ? [] : [...String(dice ?? "")].map(Number);
  const singles = again === "attack" ? [] : [Number(effect ?? 0), Number(roll ?? 0)];
  return [...faces, ...singles.filter((die) => die > 0)];
}

/** Compare the dice of the log with those drawn, one by one; where a game shows none there is nothing to compare. */
function compare(drawn: readonly Drawn[], lines: readonly (readonly number[])[]): Pick<Verdict, "shown" | "misshown"> {
  const dice = drawn.map(([, , result]) => result).filter((result) => typeof result === "number");
  const shown = lines.flat().length;
  if (shown === 0) return { shown, misshown: 0 };
  let place = 0;
  for (const [number, line] of lines.entries())
    for (const die of line) if (dice[place++] !== die) return { shown, misshown: number + 1 };
  return { shown, misshown: place < dice.length ? lines.length : 0 };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Make the whole luck of a match again, and compare. */
export async function check(evidence: Evidence): Promise<Verdict> {
  const { secret, contributions, drawn, filed, mine } = evidence;
  const promised = await commit(secret);
  const committed = promised === evidence.commitment && promised === (mine?.commitment ?? promised);
  const byHall = await seatsOfHall(evidence);
  const own = ownPart(evidence, byHall);
  const seed = await combine(secret, contributions);
  let count = 0;
  const made = { dice: 0, shuffles: 0, scripted: 0 };
  let wrong = 0;
  for (const [place, [label, outcomes, result]] of drawn.entries()) {
    let fits = same(filed[place], [label, result]);
    if (outcomes === 0) made.scripted += 1;
    else if (typeof result === "number") {
      made.dice += 1;
      fits &&= (await outcome(seed, count, outcomes)) + 1 === result;
      count += 1;
    } else {
      made.shuffles += 1;
      fits &&= result.length === outcomes && same(await shuffled(seed, count, outcomes), result);
      count += Math.max(0, outcomes - 1);
    }
    if (!fits && wrong === 0) wrong = place + 1;
  }
  if (wrong === 0 && filed.length !== drawn.length) wrong = drawn.length + 1;
  const log = compare(drawn, evidence.shown ?? []);
  const holds = committed && own !== "changed" && wrong === 0 && log.misshown === 0;
  return { committed, own, byHall, ...made, wrong, ...log, holds };
}
