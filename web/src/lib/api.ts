// The calls of docs/table.md, by the names the pages use. What they send and answer is generated (src/wire).

import { type Answer, ApiError, address, call } from "./http";
import { contributionTo, taken } from "./luck";
import type { BookContent, Change, NewTable, Replay, TableInfo } from "./wire";

/** Add to the seed of a table at which we sit, now that its commitment is known, and be ready. */
async function contribute(table: TableInfo): Promise<TableInfo> {
  if (table.state !== "open" || table.you === null) return table;
  const contribution = contributionTo(table.id, table.commitment, table.you);
  const after = await call("POST /api/tables/{id}/ready", { path: { id: table.id }, body: { contribution } });
  taken(table.id);
  return after;
}

/** The same for somebody who has just sat down; should it fail, the waiting room has a button for it. */
async function seated(sitting: Promise<TableInfo>): Promise<TableInfo> {
  const table = await sitting;
  return contribute(table).catch(() => table);
}

export const api = {
  me: () => call("GET /api/me"),
  change: (change: Change) => call("PATCH /api/me", { body: change }, true),
  register: (name: string, password: string) => call("POST /api/me/register", { body: { name, password } }),
  login: (name: string, password: string) => call("POST /api/me/login", { body: { name, password } }),
  logout: () => call("POST /api/me/logout"),
  logoutEverywhere: () => call("POST /api/me/logout-everywhere"),
  deleteMe: (password?: string) => call("DELETE /api/me", { body: { password: password ?? null } }),
  changePassword: (old: string, wanted: string) => call("POST /api/me/password", { body: { old, new: wanted } }),
  sessions: () => call("GET /api/me/sessions"),
  endSession: (id: string) => call("DELETE /api/me/sessions/{session_id}", { path: { session_id: id } }),
  endOtherSessions: () => call("DELETE /api/me/sessions"),

  games: () => call("GET /api/games"),
  rules: (game: string) => call("GET /api/games/{game}/rules", { path: { game } }),
  lessons: (game: string) => call("GET /api/games/{game}/lessons", { path: { game } }),
  lesson: (game: string, lesson: string) => call("GET /api/games/{game}/lessons/{lesson}", { path: { game, lesson } }),
  startLesson: (game: string, lesson: string) =>
    call("POST /api/lessons/{game}/{lesson}/start", { path: { game, lesson } }),

  tables: (state: "open" | "playing", game?: string) =>
    call("GET /api/tables", { query: { state, game: game || null } }),
  table: (id: string, invite?: string | null) =>
    call("GET /api/tables/{id}", { path: { id }, query: { invite: invite || null } }),
  create: (table: NewTable) => seated(call("POST /api/tables", { body: { ...table, contributes: true } })),
  quick: (game: string, bot?: string) =>
    seated(call("POST /api/quick", { body: { game, ...(bot ? { bot } : {}), contributes: true } })),
  join: (id: string, invite: string | null) =>
    seated(call("POST /api/tables/{id}/join", { path: { id }, body: invite ? { invite } : {} })),
  leave: (id: string) => call("POST /api/tables/{id}/leave", { path: { id } }),
  chair: (id: string, seat: number, bot: string | null) =>
    call("POST /api/tables/{id}/chairs", { path: { id }, body: { seat, bot } }),
  ready: contribute,
  start: (id: string) => call("POST /api/tables/{id}/start", { path: { id } }),
  rematch: (id: string, position?: string) =>
    seated(
      call("POST /api/tables/{id}/rematch", {
        path: { id },
        body: { contributes: true, ...(position === undefined ? {} : { position }) },
      }),
    ),

  async replay(id: string, seat: number | null, invite: string | null = null): Promise<Replay> {
    let whole: Replay | null = null;
    let start: number | null = 0;
    while (start !== null) {
      const page: Replay = await call("GET /api/tables/{id}/replay", {
        path: { id },
        query: { start, limit: 500, seat, invite: invite || null },
      });
      whole = whole ? { ...page, steps: [...whole.steps, ...page.steps] } : page;
      start = page.next;
    }
    if (!whole) throw new ApiError(404, "not-found", "");
    return whole;
  },
  position: (id: string, version: number) =>
    call("GET /api/tables/{id}/position", { path: { id }, query: { at: version } }),
  exportUrl: (id: string) => address("GET /api/tables/{id}/export", { path: { id } }),
  matchFile: (id: string) => call("GET /api/tables/{id}/export", { path: { id } }),
  async importFile(text: string): Promise<Answer<"POST /api/import">> {
    const { kind, table } = await call("POST /api/import", { body: { text } });
    return { kind, table: await seated(Promise.resolve(table)) };
  },
  proof: (id: string) => call("GET /api/tables/{id}/proof", { path: { id } }),
  history: (after?: string) => call("GET /api/me/history", { query: { after: after || null } }),
  /** What somebody who builds a book of this game needs to know. */
  deckForm: (game: string) => call("GET /api/games/{game}/books", { path: { game } }),
  books: (game?: string) => call("GET /api/books", { query: { game: game || null } }),
  checkBook: (game: string, book: BookContent) => call("POST /api/books/check", { body: { game, ...book } }),
  keepBook: (game: string, book: BookContent) => call("POST /api/books", { body: { game, ...book } }),
  changeBook: (id: string, book: BookContent) => call("PUT /api/books/{id}", { path: { id }, body: book }),
  removeBook: (id: string) => call("DELETE /api/books/{id}", { path: { id } }),
  stats: (person: string) => call("GET /api/people/{id}/stats", { path: { id: person } }),
};
