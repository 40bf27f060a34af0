// Checks in this very browser that the luck of a match was settled before play: docs/fairness.md in TypeScript.
// The commitment is the SHA-256 of "magehall:" and the secret; the seed that of the secret and what every seat added;
// draw number c is the SHA-256 of "<seed>:<c>", read as a number, modulo the number of outcomes.

export type Draw = readonly [label: string, result: number | readonly number[]];

export interface Evidence {
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: Readonly<Record<string, string>>;
  readonly draws: readonly Draw[];
}

export interface Verdict {
  /** The secret is the one committed to before play. */
  readonly committed: boolean;
  /** Shuffles made again here, and how many of them came out as told. */
  readonly shuffles: number;
  readonly same: number;
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

/** Make every shuffle of a match again. A single die tells no number of sides, so dice are left to the server. */
export async function check(evidence: Evidence): Promise<Verdict> {
  const committed = (await commit(evidence.secret)) === evidence.commitment;
  const seed = await combine(evidence.secret, evidence.contributions);
  let count = 0;
  let shuffles = 0;
  let same = 0;
  for (const [, result] of evidence.draws) {
    if (typeof result === "number") {
      count += 1;
      continue;
    }
    const order = await shuffled(seed, count, result.length);
    count += Math.max(0, result.length - 1);
    shuffles += 1;
    if (order.every((place, at) => place === result[at])) same += 1;
  }
  return { committed, shuffles, same };
}
