// A game that nobody here has heard of, without a folder of its own: every page shows it and plays it all the same.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { withoutSizes } from "./board/harness";
import { go } from "./lib/location.svelte";
import type { DeckForm } from "./lib/wire";
import { setLocale, setTextSource } from "./lib/words";

const PATIENCE = 60_000;
const WORDS: Record<string, string> = {
  en: `title = The Joust
ask-ride = How do you ride?
option-ride = Ride at { $knight }
knight-raven = the Raven Knight
event-fell = { $who } falls off the horse.
setting-field = The field
setting-field-muddy = muddy
card-lance = Lance
card-horse = Horse
card-house-stag = House of the Stag
card-house-raven = House of the Raven
books-choice-house = House
books-example = The squire's first`,
  fr: `title = La Joute
ask-ride = Comment chevauchez-vous ?
option-ride = Charger { $knight }
knight-raven = le chevalier au corbeau
event-fell = { $who } tombe de cheval.`,
};
const GAME = {
  id: "joust",
  version: 1,
  title: "title",
  titles: { en: "The Joust", fr: "La Joute" },
  about: { en: "Two knights, one field.", fr: "Deux chevaliers, un pré." },
  seats: [2],
  options: { type: "object", properties: { field: { enum: ["muddy"], default: "muddy" } } },
  bots: ["greedy"],
  lessons: 0,
  windows: [],
  books: "book",
};
const TABLE = {
  id: "abcdefgh",
  game: "joust",
  seats: 2,
  options: { field: "muddy" },
  public: true,
  state: "playing",
  clock: { kind: "none" },
  spectator_delay: 0,
  from_position: false,
  lesson: null,
  imported: false,
  host: "me",
  commitment: "",
  created: "2026-01-01T00:00:00Z",
  started: "2026-01-01T00:00:00Z",
  ended: null,
  result: null,
  rematch_of: null,
  rematch: null,
  chairs: [
    { seat: 0, person: "me", name: "Ann", guest: true, gone: false, bot: null, ready: true },
    { seat: 1, person: null, name: "", guest: false, gone: false, bot: "greedy", ready: true },
  ],
  you: 0,
  invite: null,
};
const FELL = { event: "fell", rule: "joust.fall", key: "event-fell", args: { who: "#1" } };
const NAMES = { "0": "Ann", "1": "Bob" };
const VIEW = { game: "joust", version: 3, seat: 0, commitment: "", table: { mud: "deep" }, waiting: {} };
const DECISION = {
  key: "ask-ride",
  args: {},
  rule: "joust.ride",
  options: [
    {
      id: "ride:raven",
      verb: "ride",
      subject: "raven",
      target: "",
      rule: "joust.ride",
      key: "option-ride",
      args: { knight: "@knight-raven" },
    },
  ],
};
const STATE = {
  type: "state",
  version: 3,
  view: { ...VIEW, decision: DECISION },
  events: [FELL],
  events_from: 0,
  seats: [],
  names: NAMES,
  you: 0,
  held: false,
  can_undo: false,
  can_plan: false,
  offers: {},
  trouble: null,
  table: {
    id: "abcdefgh",
    game: "joust",
    state: "playing",
    seats: 2,
    public: true,
    clock: {},
    result: null,
    commitment: "",
    host: "me",
    window: false,
  },
};
const FORM: DeckForm = {
  variants: ["stag", "raven"].map((house) => ({
    choices: { house },
    limit: 10,
    prices: { lance: 3, horse: 2 },
    barred: house === "raven" ? { horse: "decks.house" } : ({} as Record<string, string>),
    notes: {},
  })),
  most: { lance: 2, horse: 1 },
  box: [{ id: "first", kind: "starter", key: "books-example", args: {}, code: "J-1" }],
  slots: [],
  sets: [],
};

// biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
let calls: { method: string; path: string; body: any }[] = [];

// biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
function judge(body: any) {
  const cards: Record<string, number> = body.cards ?? {};
  const points = Object.entries(cards).reduce((sum, [card, copies]) => sum + copies * (card === "lance" ? 3 : 2), 0);
  return {
    game: "joust",
    name: body.name ?? "",
    choices: body.choices ?? { house: "stag" },
    cards,
    code: `J-${JSON.stringify(cards)}`,
    listing: "",
    option: "deck:x",
    size: Object.keys(cards).length,
    points,
    limit: 10,
    shares: {},
    flaws: [],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the client sent
function answer(method: string, path: string, body: any): unknown {
  const [plain] = path.split("?");
  if (plain === "/api/me") return { id: "me", name: "Ann", guest: true, settings: {}, created: "" };
  if (plain === "/api/games") return [GAME];
  if (plain === "/api/games/joust/books") return FORM;
  if (plain === "/api/books/check") return judge(body);
  if (plain === "/api/books" && method === "POST")
    return { ...judge(body), id: "b", flaws: 0, created: "", changed: "" };
  if (plain === "/api/quick" || plain === "/api/tables/abcdefgh") return TABLE;
  if (plain === "/api/tables" && method === "GET") return { mine: [], tables: [TABLE], next: null };
  if (plain === "/api/tables/abcdefgh/replay")
    return {
      table: "abcdefgh",
      game: "joust",
      seat: 0,
      state: "over",
      names: NAMES,
      total: 1,
      start: 0,
      next: null,
      whole: true,
      files: true,
      steps: [
        {
          version: 0,
          kind: "start",
          seat: null,
          option: null,
          at: null,
          end: null,
          events: [FELL],
          view: VIEW,
          reasons: [],
        },
      ],
    };
  return [];
}

class FakeSocket {
  static sent: { type: string; option?: string; since?: number }[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(data: string): void {
    const message = JSON.parse(data);
    FakeSocket.sent.push(message);
    // Whoever knows a version is told of nothing that happened before it.
    const known = message.since > 0 ? { events: [], events_from: 1 } : {};
    if (message.type === "hello")
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ ...STATE, ...known }) }));
  }
  close(): void {}
}

let shown: ReturnType<typeof mount> | null = null;
beforeEach(async () => {
  calls = [];
  FakeSocket.sent = [];
  localStorage.clear();
  withoutSizes();
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body = "" }: RequestInit = {}) => {
    const sent = body ? JSON.parse(String(body)) : null;
    calls.push({ method, path, body: sent });
    return new Response(JSON.stringify(answer(method, path, sent)), {
      headers: { "content-type": "application/json" },
    });
  });
  setTextSource(async (domain, locale) => (domain === "joust" ? (WORDS[locale] ?? "") : ""));
  await setLocale("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

function open(path: string): void {
  go(path);
  shown = mount(App, { target: document.body });
  flushSync();
}
async function until(holds: () => void): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    holds();
  }, PATIENCE);
}
const main = () => document.querySelector("main")?.textContent?.replace(/\s+/g, " ") ?? "";
const button = (words: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

it("stands on the start page, and begins with one click", async () => {
  open("/");
  await until(() => expect(main()).toContain("Two knights, one field."));
  expect(main()).toContain("The Joust");
  expect(button("Play now")).toBeDefined();
  button("Play now")?.click();
  await until(() => expect(calls.find((call) => call.path === "/api/quick")?.body).toMatchObject({ game: "joust" }));
  await until(() => expect(location.pathname).toBe("/t/abcdefgh"));
});

it("has its name and its settings in the lobby", async () => {
  open("/lobby");
  await until(() => expect(document.querySelector(".ways")?.textContent).toContain("The Joust"));
  await until(() => expect(document.querySelector("article h3")?.textContent).toContain("The Joust"));
  button("New table")?.click();
  await until(() => expect(document.querySelector("dialog")?.textContent).toContain("muddy"));
  expect(document.querySelector("dialog")?.textContent).toContain("The field");
});

it("is played from its options alone, and its log turns with the language", async () => {
  open("/t/abcdefgh");
  const option = () => document.querySelector<HTMLElement>('[data-option="ride:raven"]');
  await until(() => expect(option()?.textContent).toContain("Ride at the Raven Knight"));
  expect(main()).toContain("Bob falls off the horse.");
  expect(main()).toContain("Deep");
  calls = [];
  await setLocale("fr");
  await until(() => expect(option()?.textContent).toContain("Charger le chevalier au corbeau"));
  expect(document.querySelector(".log")?.textContent).toContain("Bob tombe de cheval.");
  expect(calls).toEqual([]);
  expect(FakeSocket.sent.filter(({ type, since }) => type === "hello" && since === 0)).toHaveLength(1);
  option()?.click();
  await until(() => expect(FakeSocket.sent).toContainEqual(expect.objectContaining({ option: "ride:raven" })));
});

it("is shown again", async () => {
  open("/replay/abcdefgh");
  await until(() => expect(document.querySelector(".log")?.textContent).toContain("Bob falls off the horse."));
  expect(main()).toContain("The Joust");
  expect(main()).toContain("Deep");
});

it("has its decks built, priced and kept", async () => {
  open("/books");
  await until(() => expect(document.querySelector(".sum")?.textContent).toContain("0 of 10 points"));
  expect(main()).toContain("The Joust");
  expect(main()).toContain("House of the Stag");
  labelled("One Lance more")?.click();
  labelled("One Horse more")?.click();
  await until(() => expect(document.querySelector(".sum")?.textContent).toContain("5 of 10 points"));
  document.querySelector<HTMLElement>('input[name="book-house"][value="raven"]')?.click();
  await until(() => expect(calls.at(-1)?.body?.choices).toEqual({ house: "raven" }));
  expect(main()).toContain("Not allowed in this book");
  button("Save")?.click();
  await until(() =>
    expect(calls.find((call) => call.method === "POST" && call.path === "/api/books")?.body).toEqual({
      game: "joust",
      name: "House of the Raven",
      choices: { house: "raven" },
      cards: { lance: 1, horse: 1 },
    }),
  );
  button("Open a book")?.click();
  await until(() => expect(button("The squire's first")).toBeDefined());
});

it("is named nowhere in the client", () => {
  const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./games/*/**", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const games = new Set(Object.keys(import.meta.glob("./games/*/Board.svelte")).map((path) => path.split("/").at(-2)));
  expect(games.size).toBeGreaterThan(0);
  for (const [path, source] of Object.entries(sources))
    for (const game of games) expect(source.includes(`${game}`), `${path}: ${game}`).toBe(false);
});
