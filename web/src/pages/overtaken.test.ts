// Answers that come in another order than they were asked for: what is shown is what was asked for last.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setTextSource } from "../lib/words";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";

const PATIENCE = 60_000;

interface Asked {
  path: string;
  answer: (data: unknown) => void;
}
let asked: Asked[] = [];
let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  asked = [];
  setTextSource(async () => "");
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise((resolve) => asked.push({ path, answer: (data) => resolve(new Response(JSON.stringify(data))) })),
  );
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/** The next call to that path, taken from those that wait for an answer. */
async function call(path: string): Promise<Asked> {
  return await vi.waitFor(() => {
    flushSync();
    const place = asked.findIndex((one) => one.path.startsWith(path));
    if (place < 0) throw new Error(`nobody asked ${path}`);
    return asked.splice(place, 1)[0] as Asked;
  }, PATIENCE);
}
async function until(holds: () => void): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    holds();
  }, PATIENCE);
}
/** Let everything happen that an answer leads to. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
const text = () => document.body.textContent ?? "";
const button = (words: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);

const table = (more: object) => ({
  id: "abcdefgh",
  game: "duel",
  seats: 2,
  state: "open",
  options: {},
  public: true,
  clock: { kind: "none" },
  started: null,
  host: "p",
  commitment: "",
  chairs: [
    { seat: 0, person: "p", name: "P", bot: null, ready: true },
    { seat: 1, person: null, name: "", bot: null, ready: false },
  ],
  you: null,
  invite: null,
  ...more,
});

it("does not send someone back to the waiting room with what was true before they sat down", async () => {
  shown = mount(Table, { target: document.body, props: { id: "abcdefgh", invite: null } });
  (await call("/api/tables/abcdefgh")).answer(table({}));
  await until(() => expect(button("Sit down")).toBeDefined());
  const stale = await call("/api/tables/abcdefgh");
  button("Sit down")?.click();
  (await call("/api/tables/abcdefgh/join")).answer(table({ you: 1, started: "now", state: "playing" }));
  await until(() => expect(button("Sit down")).toBeUndefined());
  stale.answer(table({}));
  await settle();
  expect(button("Sit down")).toBeUndefined();
});

it("shows a replay through the eyes of whoever sat there, whichever answer is late", async () => {
  shown = mount(Replay, { target: document.body, props: { id: "abcdefgh", step: null } });
  const who = await call("/api/tables/abcdefgh");
  await settle();
  expect(asked.map(({ path }) => path).filter((path) => path.includes("/replay"))).toEqual([]);
  who.answer(table({ you: 1 }));
  expect((await call("/api/tables/abcdefgh/replay")).path).toContain("seat=1");
});

it("shows a replay through the eyes that were chosen last", async () => {
  const replay = (name: string) => ({
    table: "abcdefgh",
    game: "duel",
    seat: 1,
    state: "over",
    names: { 0: name },
    next: null,
    steps: [{ version: 0, kind: "start", end: null, events: [], view: { table: {} }, reasons: [] }],
  });
  shown = mount(Replay, { target: document.body, props: { id: "abcdefgh", step: null } });
  (await call("/api/tables/abcdefgh")).answer(table({ you: 1 }));
  (await call("/api/tables/abcdefgh/replay")).answer(replay("first"));
  await until(() => expect(text()).toContain("first"));
  const eyes = document.querySelector<HTMLSelectElement>(".eyes select");
  const [other, mine] = await Promise.all(
    ["", "1"].map(async (value) => {
      if (eyes) eyes.value = value;
      eyes?.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
      return await call("/api/tables/abcdefgh/replay");
    }),
  );
  mine?.answer(replay("mine"));
  await until(() => expect(text()).toContain("mine"));
  other?.answer(replay("other"));
  await settle();
  expect(text()).toContain("mine");
});
