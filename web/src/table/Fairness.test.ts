import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine } from "../lib/room.svelte";
import { setTextSource } from "../lib/words";
import Fairness from "./Fairness.svelte";

setTextSource(async () => "");

// Made by src/magehall/kernel/chance.py, as in fairness.test.ts.
const COMMITMENT = "3196d7cd69ea5a08bdadd92cdc4c9791adc559d1d0678f90552f95adf47b184a";
const PROOF = {
  secret: "s3cret",
  contributions: { "0": "aa", "10": "cc", "2": "bb" },
  drawn: [
    ["deck", 6, [5, 1, 3, 2, 4, 0]],
    ["first", 3, 2],
    ["deck", 4, [1, 0, 3, 2]],
  ],
  holds: true,
  fault: null,
};
const FILE = { match: { draws: PROOF.drawn.map(([label, , result]) => [label, result]) } };

let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    async (path: string) => new Response(JSON.stringify(path.endsWith("/proof") ? PROOF : FILE), { status: 200 }),
  );
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const line = (number: number, dice: number[], key = `event-${number}`): LogLine => ({
  event: "e",
  rule: "",
  key,
  args: {},
  number,
  about: [],
  ...(dice.length > 0 ? { dice } : {}),
});

/** Have the page check a match whose log was this; what it found that fits, and what does not. */
async function checked(log: LogLine[]): Promise<{ good: string[]; bad: string[] }> {
  const props = { table: "tableone", game: "battle_mages", commitment: COMMITMENT, over: true, names: {}, log };
  shown = mount(Fairness, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLButtonElement>("button.main")?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(".verdict")).not.toBeNull();
  });
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((item) => item.textContent ?? "");
  return { good: texts(".fairness ul li:not(.bad)"), bad: texts(".fairness ul li.bad") };
}

it("finds the dice of the log among those drawn, and says what it does not compare", async () => {
  const { good, bad } = await checked([line(0, []), line(1, [2])]);
  expect(bad).toEqual([]);
  expect(good).toContain("The one die in this page’s log shows what was drawn.");
  expect(document.querySelector(".fairness")?.textContent).toContain("Not compared here");
});

it("names the line that shows other dice than were drawn", async () => {
  const { bad } = await checked([line(0, []), line(1, [3], "event-a-three")]);
  expect(bad).toEqual([expect.stringContaining("Event a three")]);
  expect(document.querySelector(".verdict.bad")).not.toBeNull();
});

it.each([
  ["shows no dice", [line(0, []), line(1, [])]],
  ["does not begin with the match", [line(7, [3])]],
])("says that nothing was compared where the log %s", async (_what, log) => {
  const { good, bad } = await checked(log);
  expect(bad).toEqual([]);
  expect(good).toContain("No dice stand in this page’s log, so none were compared.");
});
