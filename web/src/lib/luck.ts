// What this browser added to the seeds of its matches, and the commitment it saw before it did: kept here, so that
// nobody can change either without being found out.

const KEY = "magehall.luck";
/** So many matches are remembered; older ones make room. */
export const MOST = 200;

export interface Kept {
  readonly commitment: string;
  readonly contribution: string;
  readonly seat: number;
  /** The hall said that it has our contribution. */
  readonly taken: boolean;
}

type Shelf = Record<string, Kept>;

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept?.commitment === "string" &&
    typeof kept.contribution === "string" &&
    typeof kept.seat === "number" &&
    typeof kept.taken === "boolean"
  );
}

function shelf(): Shelf {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(found as object).filter(([, kept]) => isKept(kept)));
  } catch {
    return {};
  }
}

function put(table: string, kept: Kept): void {
  const { [table]: _before, ...others } = shelf();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, kept]])),
    );
  } catch {
    // No storage: the match is played all the same, and its page says that nothing was kept.
  }
}

/** 128 bits of our own. */
function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Our contribution to a table whose commitment we have seen: the one we have already, or a new one. */
export function contributionTo(table: string, commitment: string, seat: number): string {
  const before = shelf()[table];
  if (before?.commitment === commitment && before.seat === seat) return before.contribution;
  const contribution = draw();
  put(table, { commitment, contribution, seat, taken: false });
  return contribution;
}

/** The hall has our contribution. */
export function taken(table: string): void {
  const kept = shelf()[table];
  if (kept) put(table, { ...kept, taken: true });
}

/** What this browser added to a match, if it did. */
export function luckOf(table: string): Kept | null {
  return shelf()[table] ?? null;
}
