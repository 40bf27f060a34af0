import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, stateMessage } from "../lib/fake_socket";
import { hall } from "../lib/me.svelte";
import { Room } from "../lib/room.svelte";
import type { GameInfo } from "../lib/wire";
import { setTextSource } from "../lib/words";
import TableMenu from "./TableMenu.svelte";

setTextSource(async () => "");

let shown: ReturnType<typeof mount> | null = null;
let room: Room;

function show(can_undo: boolean, more = {}): void {
  FakeSocket.last.says(stateMessage(1, 0, [], { can_undo, ...more }));
  shown = mount(TableMenu, { target: document.body, props: { room, fairness: () => {}, rules: "/rules" } });
  flushSync();
}
/** What has been said to the table beside greeting it. */
const said = () => FakeSocket.last.sent.filter(({ type }) => type !== "hello");

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  room = new Room("abcdefgh");
  room.open();
  FakeSocket.last.onopen?.();
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  hall.games = null;
  room.close();
  vi.unstubAllGlobals();
});

function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

it("takes a move back by one key, and by the usual two", () => {
  show(true);
  press("u");
  press("z", { ctrlKey: true });
  expect(said()).toEqual([{ type: "undo" }, { type: "undo" }]);
});

it("knows the key of another alphabet by its place", () => {
  show(true);
  press("г", { code: "KeyU" });
  expect(said()).toEqual([{ type: "undo" }]);
});

it("leaves keys alone that mean something else", () => {
  show(true);
  press("u", { ctrlKey: true });
  press("z");
  press("z", { ctrlKey: true, shiftKey: true });
  press("u", { repeat: true });
  const field = document.body.appendChild(document.createElement("input"));
  press("u", {}, field);
  expect(said()).toEqual([]);
});

it("does nothing where nothing can be taken back", () => {
  show(false);
  press("u");
  expect(said()).toEqual([]);
});

const button = (words: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes(words));

it("begins to plan by one key, once, and only where there is something to plan", () => {
  hall.games = [{ id: "duel", plannable: true } as GameInfo];
  show(false, { can_plan: true });
  expect(button("Plan")?.disabled).toBe(false);
  press("p");
  press("p");
  expect(said()).toEqual([{ type: "plan", moves: [] }]);
  flushSync();
  expect(button("Plan")?.disabled).toBe(true);
});

it("plans nothing while nothing can be tried, and says nothing of it in a game whose moves never can", () => {
  hall.games = [{ id: "duel", plannable: true } as GameInfo];
  show(false);
  press("p");
  expect(button("Plan")?.disabled).toBe(true);
  hall.games = [{ id: "duel", plannable: false } as GameInfo];
  flushSync();
  expect(button("Plan")).toBe(undefined);
  expect(said()).toEqual([]);
});
