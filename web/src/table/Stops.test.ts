import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hall } from "../lib/me.svelte";
import type { Room } from "../lib/room.svelte";
import { settings } from "../lib/settings.svelte";
import { needTexts, setTextSource } from "../lib/words";
import Stops from "./Stops.svelte";

setTextSource(async (domain) => (domain === "joust" ? "window-moved = A knight has moved" : ""));
let shown: ReturnType<typeof mount> | null = null;
const stops = vi.fn();

beforeEach(async () => {
  await needTexts("joust");
  // No server: what is chosen here stays here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  stops.mockClear();
  Object.assign(settings, { stops: "matters", stops_at: { other: { cast: "never" } } });
  hall.games = [
    {
      id: "joust",
      title: "title",
      titles: { en: "The Joust" },
      about: {},
      seats: [2],
      options: {},
      bots: [],
      lessons: 0,
      version: 1,
      books: "",
      windows: ["moved", "spell-cast"],
      plannable: false,
    },
  ];
  const room = { state: { table: { game: "joust" } }, stops } as unknown as Room;
  shown = mount(Stops, { target: document.body, props: { room } });
  flushSync();
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  localStorage.clear();
  vi.unstubAllGlobals();
});

function set(place: number, wish: string): void {
  const select = document.querySelectorAll("select")[place];
  if (!select) throw new Error("no such window");
  select.value = wish;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

it("lists the windows of the game by name, closed at first", () => {
  expect(document.querySelector("details")?.open).toBe(false);
  const names = [...document.querySelectorAll("th[scope=row]")].map((cell) => cell.textContent);
  expect(names).toEqual(["A knight has moved", "Spell cast"]);
});

it("tells the table of each change, and keeps it for this game alone", () => {
  set(0, "never");
  expect(stops).toHaveBeenLastCalledWith("matters", { moved: "never" });
  set(1, "always");
  expect(stops).toHaveBeenLastCalledWith("matters", { moved: "never", "spell-cast": "always" });
  set(0, "");
  expect(stops).toHaveBeenLastCalledWith("matters", { "spell-cast": "always" });
  expect(settings.stops_at).toEqual({ other: { cast: "never" }, joust: { "spell-cast": "always" } });
  expect(JSON.parse(localStorage.getItem("magehall.settings") ?? "{}").stops_at).toEqual(settings.stops_at);
});

it("keeps single wishes when the level changes, and forgets them when asked to", () => {
  set(0, "never");
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]?.click();
  flushSync();
  expect(stops).toHaveBeenLastCalledWith("always", { moved: "never" });
  document.querySelector<HTMLButtonElement>("details button")?.click();
  flushSync();
  expect(stops).toHaveBeenLastCalledWith("always", {});
});
