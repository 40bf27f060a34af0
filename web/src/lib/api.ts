// The calls of docs/table.md. Every visitor has a session after the first `me`, so all other calls wait for it.

import type { DeckForm } from "../books/contract";
import type { Draw, Drawn } from "./fairness";
import type { Locale } from "./fluent";
import { language } from "./language.svelte";
import { contributionTo, taken } from "./luck";
import type { Stops, StopsAt } from "./socket";
import type { ClockRules, Ending, Replay, TableState } from "./wire";
import type { Told } from "./words";

export interface Settings {
  lang?: Locale;
  theme?: "light" | "dark" | "auto";
  sound?: boolean;
  stops?: Stops;
  stops_at?: Readonly<Record<string, StopsAt>>;
  pace?: "slow" | "normal" | "fast" | "instant";
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  settings: { [Name in keyof Settings]?: Settings[Name] | null };
  created: string;
}

/** A browser that is logged in as me. */
export interface SessionInfo {
  id: string;
  begun: string;
  seen: string;
  browser: string | null;
  system: string | null;
  current: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  /** Its name and what it is, by language. */
  titles: Told;
  about: Told;
  /** False for a game in preparation. */
  playable: boolean;
  seats: number[];
  options: JsonSchema;
  bots: string[];
  lessons: number;
  /** Whether people bring something of their own, such as a spellbook. */
  books?: boolean;
  /** The moments in which others may act, by name. */
  windows?: string[];
}

export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export interface ChairInfo {
  seat: number;
  person: string | null;
  name: string;
  guest: boolean;
  gone: boolean;
  bot: string | null;
  ready: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  state: TableState;
  clock: ClockRules;
  spectator_delay: number;
  from_position: boolean;
  lesson: string | null;
  imported: boolean;
  host: string;
  commitment: string;
  created: string;
  started: string | null;
  ended: string | null;
  result: Ending | null;
  rematch_of: string | null;
  rematch: string | null;
  chairs: ChairInfo[];
  you: number | null;
  invite: string | null;
}

export interface TableList {
  mine: TableInfo[];
  tables: TableInfo[];
  next: string | null;
}

export interface NewTable {
  game: string;
  chairs: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: ClockRules;
  spectator_delay?: number;
  position?: string | Record<string, unknown>;
}

export interface Rule {
  id: string;
  where: string;
  en: string;
  fr: string;
  ru: string;
  ruling: string;
  house: boolean;
}

export interface LessonInfo {
  id: string;
  title: string;
  seats: number;
  seat: number;
  steps: number;
}

export interface LessonStep {
  say: string;
  right: string[];
  praise: string;
  hint: string;
  then: [seat: number, option: string][];
}

export interface Lesson extends Omit<LessonInfo, "steps"> {
  steps: LessonStep[];
}

export interface Proof {
  table: string;
  commitment: string;
  over: boolean;
  secret: string | null;
  contributions: Record<string, string> | null;
  by_hall: number[] | null;
  moves: number | null;
  draws: number | null;
  drawn: Drawn[] | null;
  hash: string | null;
  holds: boolean | null;
  fault: string | null;
  explanation: string;
}

/** The part of a match file that tells of its luck. */
export interface MatchFile {
  match: { draws: Draw[] };
}

export interface Finished {
  id: string;
  game: string;
  seats: number;
  started: string | null;
  ended: string | null;
  from_position: boolean;
  imported: boolean;
  chairs: ChairInfo[];
  you: number | null;
  result: Ending | null;
  won: boolean | null;
}

export interface Played {
  matches: Finished[];
  next: string | null;
}

export interface Count {
  played: number;
  won: number;
  drawn: number;
}

export interface Stats {
  person: string;
  name: string;
  guest: boolean;
  games: (Count & { game: string; by_seats: (Count & { seats: number })[] })[];
}

/** A book as a text (a code, or a list), or by its parts. */
export interface BookContent {
  name?: string;
  text?: string;
  choices?: Record<string, string>;
  cards?: Record<string, number>;
}

export interface Flaw {
  rule: string;
  text: string;
  /** The card it is about; empty where it is about the whole book. */
  card: string;
}

export interface CheckedBook {
  game: string;
  name: string;
  choices: Record<string, string>;
  cards: Record<string, number>;
  code: string;
  listing: string;
  /** The option that plays it; empty while it may not be played. */
  option: string;
  size: number;
  points: number;
  limit: number;
  shares: Record<string, number>;
  flaws: Flaw[];
}

export interface SavedBook {
  id: string;
  game: string;
  name: string;
  code: string;
  choices: Record<string, string>;
  option: string;
  size: number;
  points: number;
  limit: number;
  flaws: number;
  created: string;
  changed: string;
}

/** What went wrong: a code of the server's, or `offline`; the message is a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string = "",
  ) {
    super(message);
  }
}

let session: Promise<unknown> | null = null;

async function request<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  if (method === "GET" && path === "/me") return send<T>(method, path, body);
  await session?.catch(() => {});
  try {
    return await send<T>(method, path, body, keepalive);
  } catch (error) {
    // The session is over, or was ended elsewhere: become a guest again, and try once more.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    session = send<Me>("GET", "/me");
    await session.catch(() => {});
    return send<T>(method, path, body, keepalive);
  }
}

/** One call; with `keepalive` a small one that arrives even if the page is left meanwhile. */
async function send<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language.locale };
  if (method !== "GET") headers["X-Magehall"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: "same-origin",
      keepalive,
    });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // Not JSON: a proxy's error page. The status says enough.
  }
  if (!answer.ok) {
    const problem = (data ?? {}) as { error?: string; message?: string; rule?: string };
    throw new ApiError(
      answer.status,
      problem.error ?? `http-${answer.status}`,
      problem.message ?? "",
      problem.rule ?? "",
    );
  }
  return data as T;
}

const at = encodeURIComponent;
const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

/** Add to the seed of a table at which we sit, now that its commitment is known, and be ready. */
async function contribute(table: TableInfo): Promise<TableInfo> {
  if (table.state !== "open" || table.you === null) return table;
  const contribution = contributionTo(table.id, table.commitment, table.you);
  const after = await post<TableInfo>(`/tables/${at(table.id)}/ready`, { contribution });
  taken(table.id);
  return after;
}

/** The same for somebody who has just sat down; should it fail, the waiting room has a button for it. */
async function seated(sitting: Promise<TableInfo>): Promise<TableInfo> {
  const table = await sitting;
  return contribute(table).catch(() => table);
}

export const api = {
  me(): Promise<Me> {
    const asked = get<Me>("/me");
    session ??= asked;
    return asked;
  },
  change: (change: { name?: string; settings?: Settings }) => request<Me>("PATCH", "/me", change, true),
  register: (name: string, password: string) => post<Me>("/me/register", { name, password }),
  login: (name: string, password: string) => post<Me>("/me/login", { name, password }),
  logout: () => post<unknown>("/me/logout"),
  logoutEverywhere: () => post<unknown>("/me/logout-everywhere"),
  deleteMe: (password?: string) => request<unknown>("DELETE", "/me", { password: password ?? null }),
  changePassword: (old: string, wanted: string) => post<Me>("/me/password", { old, new: wanted }),
  sessions: () => get<SessionInfo[]>("/me/sessions"),
  endSession: (id: string) => request<unknown>("DELETE", `/me/sessions/${at(id)}`),
  endOtherSessions: () => request<unknown>("DELETE", "/me/sessions"),

  games: () => get<GameInfo[]>("/games"),
  rules: (game: string) => get<Rule[]>(`/games/${at(game)}/rules`),
  lessons: (game: string) => get<LessonInfo[]>(`/games/${at(game)}/lessons`),
  lesson: (game: string, lesson: string) => get<Lesson>(`/games/${at(game)}/lessons/${at(lesson)}`),
  startLesson: (game: string, lesson: string) => post<TableInfo>(`/lessons/${at(game)}/${at(lesson)}/start`),

  tables: (state: "open" | "playing", game?: string) =>
    get<TableList>(`/tables?state=${state}${game ? `&game=${at(game)}` : ""}`),
  table: (id: string, invite?: string | null) =>
    get<TableInfo>(`/tables/${at(id)}${invite ? `?invite=${at(invite)}` : ""}`),
  create: (table: NewTable) => seated(post("/tables", { ...table, contributes: true })),
  quick: (game: string, bot?: string) => seated(post("/quick", { game, ...(bot ? { bot } : {}), contributes: true })),
  join: (id: string, invite: string | null) => seated(post(`/tables/${at(id)}/join`, invite ? { invite } : {})),
  leave: (id: string) => post<unknown>(`/tables/${at(id)}/leave`),
  chair: (id: string, seat: number, bot: string | null) => post<TableInfo>(`/tables/${at(id)}/chairs`, { seat, bot }),
  ready: contribute,
  start: (id: string) => post<TableInfo>(`/tables/${at(id)}/start`),
  rematch: (id: string, position?: string) =>
    seated(post(`/tables/${at(id)}/rematch`, { contributes: true, position })),

  async replay(id: string, seat: number | null, invite: string | null = null): Promise<Replay> {
    let whole: Replay | null = null;
    let start: number | null = 0;
    while (start !== null) {
      const query = new URLSearchParams({ start: String(start), limit: "500" });
      if (seat !== null) query.set("seat", String(seat));
      if (invite) query.set("invite", invite);
      const page: Replay = await get<Replay>(`/tables/${at(id)}/replay?${query}`);
      whole = whole ? { ...page, steps: [...whole.steps, ...page.steps] } : page;
      start = page.next;
    }
    if (!whole) throw new ApiError(404, "not-found", "");
    return whole;
  },
  position: (id: string, version: number) => get<Record<string, unknown>>(`/tables/${at(id)}/position?at=${version}`),
  exportUrl: (id: string) => `/api/tables/${at(id)}/export`,
  matchFile: (id: string) => get<MatchFile>(`/tables/${at(id)}/export`),
  async importFile(text: string): Promise<{ kind: "match" | "position"; table: TableInfo }> {
    const { kind, table } = await post<{ kind: "match" | "position"; table: TableInfo }>("/import", { text });
    return { kind, table: await seated(Promise.resolve(table)) };
  },
  proof: (id: string) => get<Proof>(`/tables/${at(id)}/proof`),
  history: (after?: string) => get<Played>(`/me/history${after ? `?after=${at(after)}` : ""}`),
  /** What somebody who builds a book of this game needs to know. */
  deckForm: (game: string) => get<DeckForm>(`/games/${at(game)}/books`),
  books: (game?: string) => get<SavedBook[]>(`/books${game ? `?game=${at(game)}` : ""}`),
  checkBook: (game: string, book: BookContent) => post<CheckedBook>("/books/check", { game, ...book }),
  keepBook: (game: string, book: BookContent) => post<SavedBook>("/books", { game, ...book }),
  changeBook: (id: string, book: BookContent) => request<SavedBook>("PUT", `/books/${at(id)}`, book),
  removeBook: (id: string) => request<unknown>("DELETE", `/books/${at(id)}`),
  stats: (person: string) => get<Stats>(`/people/${at(person)}/stats`),
};
