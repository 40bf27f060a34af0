import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../lib/language.svelte";
import { setLocale, setTextSource } from "../lib/words";
import Replay from "./Replay.svelte";

const LAST = 4;
let shown: ReturnType<typeof mount> | null = null;
let failing = false;
let files = true;

function replay() {
  const steps = Array.from({ length: LAST + 1 }, (_, number) => ({
    version: number,
    kind: number === 0 ? "start" : "move",
    end: null,
    events: [{ event: "moved", rule: "", key: "event-moved", args: { number } }],
    view: { table: { moment: number } },
    reasons: [],
  }));
  return {
    table: "abcdefgh",
    game: "duel",
    seat: null,
    state: "over",
    names: { 0: "Anna" },
    next: null,
    whole: true,
    files,
    steps,
  };
}

beforeEach(async () => {
  vi.useFakeTimers();
  failing = false;
  files = true;
  setTextSource(async (domain, locale) => (domain === "duel" ? `event-moved = ${locale}: move { $number }` : ""));
  vi.stubGlobal("fetch", async (path: string) => {
    if (failing) return new Response(JSON.stringify({ error: "busy", message: "Too busy." }), { status: 503 });
    if (path.includes("/replay")) return new Response(JSON.stringify(replay()));
    if (path.includes("/tables/")) return new Response(JSON.stringify({ you: null }));
    return new Response("[]");
  });
  await open(0);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  language.locale = "en";
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(step: number | null): Promise<void> {
  if (shown) await unmount(shown);
  shown = mount(Replay, { target: document.body, props: { id: "abcdefgh", step } });
  await settle();
}
/** Let so many milliseconds pass, and all that is then due happen. */
async function settle(ms = 0): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
const moment = () => document.querySelector<HTMLInputElement>("input[type=range]")?.valueAsNumber;
const log = () => [...document.querySelectorAll(".log .line")].map((line) => line.textContent);
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.textContent?.trim() === name || one.getAttribute("aria-label") === name,
  );
const press = async (key: string, target: Element = document.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await settle();
};

it("plays by itself from the first moment to the last, and stops there", async () => {
  button("Play")?.click();
  for (let step = 1; step <= LAST; step += 1) {
    await settle(1400);
    expect(moment()).toBe(step);
  }
  expect(button("Pause")).toBeUndefined();
  expect(button("Play")).toBeDefined();
});

it("plays faster when told so in the middle, and rests when told to", async () => {
  button("Play")?.click();
  await settle(1400);
  const speed = document.querySelector<HTMLSelectElement>(".speed select");
  if (speed) speed.value = "4";
  speed?.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  await settle(350);
  expect(moment()).toBe(2);
  button("Pause")?.click();
  await settle(5000);
  expect(moment()).toBe(2);
});

it("begins anew when it is played at the end", async () => {
  await press("End");
  button("Play")?.click();
  await settle();
  expect(moment()).toBe(0);
  await settle(1400);
  expect(moment()).toBe(1);
});

it("tells in the log what had happened by the moment that is shown, and no more", async () => {
  expect(log()).toEqual(["en: move 0"]);
  await press("ArrowRight");
  expect(log()).toEqual(["en: move 0", "en: move 1"]);
  await press("End");
  expect(log()).toHaveLength(LAST + 1);
  await press("ArrowLeft");
  expect(log()).toHaveLength(LAST);
});

it("reads out which moment it is and what happened in it", async () => {
  await press("ArrowRight");
  const said = document.querySelector(".replay [aria-live]")?.textContent?.replace(/\s+/g, " ").trim();
  expect(said).toBe("1 of 4 en: move 1");
});

it("goes to the moment of a line, and the log ends there", async () => {
  await press("End");
  document.querySelectorAll<HTMLButtonElement>(".log .line")[1]?.click();
  await settle();
  expect(moment()).toBe(1);
  expect(log()).toEqual(["en: move 0", "en: move 1"]);
});

it("keeps a line of the log within reach of the keyboard when the one that had it is gone", async () => {
  await press("End");
  const lines = () => [...document.querySelectorAll<HTMLButtonElement>(".log .line")];
  lines().at(-1)?.focus();
  await press("ArrowUp", lines().at(-1));
  await press("Home");
  expect(lines().filter((line) => line.tabIndex === 0)).toHaveLength(1);
});

it("is played and paused with the space bar, which still presses a button that has the focus", async () => {
  await press(" ");
  expect(button("Pause")).toBeDefined();
  await press(" ");
  expect(button("Pause")).toBeUndefined();
  await press(" ", button("Play"));
  expect(button("Pause")).toBeUndefined();
});

it("leaves the keys of the browser to the browser", async () => {
  const back = new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(back);
  await settle();
  expect(moment()).toBe(0);
  expect(back.defaultPrevented).toBe(false);
});

it("stays at its moment in another language", async () => {
  await press("ArrowRight");
  language.locale = "fr";
  await settle();
  expect(moment()).toBe(1);
  expect(log()).toEqual(["fr: move 0", "fr: move 1"]);
});

it("stays on the page when it cannot be read again, and its log still turns", async () => {
  await press("ArrowRight");
  failing = true;
  await setLocale("fr");
  await settle();
  expect(moment()).toBe(1);
  expect(log()).toEqual(["fr: move 0", "fr: move 1"]);
});

it("writes the moment into the address once it stands still", async () => {
  await press("ArrowRight");
  await press("ArrowRight");
  await settle(500);
  expect(location.pathname + location.search).toBe("/replay/abcdefgh?step=2");
});

it("offers no file and no position of a match that is known only by a link", async () => {
  expect(button("Play on from here")).toBeDefined();
  expect(document.querySelector("a[download]")).not.toBeNull();
  files = false;
  await open(0);
  expect(button("Play on from here")).toBeUndefined();
  expect(document.querySelector("a[download]")).toBeNull();
  expect(button("Link to this moment")).toBeDefined();
});

it("opens at the moment of a link, and at the last where there is no such moment", async () => {
  await open(2);
  expect(moment()).toBe(2);
  await open(99);
  expect(moment()).toBe(LAST);
});
