import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Room } from "../lib/room.svelte";
import TableMenu from "./TableMenu.svelte";

let shown: ReturnType<typeof mount> | null = null;
const send = vi.fn();

function show(can_undo: boolean): void {
  const room = {
    state: { table: { game: "joust", state: "playing", seats: 2 }, you: 0, can_undo, seats: [] },
    send,
  } as unknown as Room;
  shown = mount(TableMenu, { target: document.body, props: { room, fairness: () => {}, rules: "/rules" } });
  flushSync();
}

beforeEach(() => {
  send.mockClear();
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

it("takes a move back by one key, and by the usual two", () => {
  show(true);
  press("u");
  press("z", { ctrlKey: true });
  expect(send.mock.calls).toEqual([[{ type: "undo" }], [{ type: "undo" }]]);
});

it("knows the key of another alphabet by its place", () => {
  show(true);
  press("г", { code: "KeyU" });
  expect(send.mock.calls).toEqual([[{ type: "undo" }]]);
});

it("leaves keys alone that mean something else", () => {
  show(true);
  press("u", { ctrlKey: true });
  press("z");
  press("z", { ctrlKey: true, shiftKey: true });
  press("u", { repeat: true });
  const field = document.body.appendChild(document.createElement("input"));
  press("u", {}, field);
  expect(send).not.toHaveBeenCalled();
});

it("does nothing where nothing can be taken back", () => {
  show(false);
  press("u");
  expect(send).not.toHaveBeenCalled();
});
