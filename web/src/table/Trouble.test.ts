import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Room } from "../lib/room.svelte";
import type { TroubleState } from "../lib/wire";
import { setTextSource } from "../lib/words";
import Trouble from "./Trouble.svelte";

setTextSource(async () => "");
let shown: ReturnType<typeof mount> | null = null;
const send = vi.fn();

function show(trouble: TroubleState | null, you: number | null = 0, offers: Record<string, unknown> = {}): void {
  const state = { trouble, you, offers, table: { state: "playing" } };
  const room = { state, send } as unknown as Room;
  shown = mount(Trouble, { target: document.body, props: { room } });
  flushSync();
}

const buttons = () => [...document.querySelectorAll("button")].map((button) => button.textContent?.trim());

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  send.mockClear();
});

it("shows nothing where no rule broke", () => {
  show(null);
  expect(document.body.textContent?.trim()).toBe("");
});

it("says what broke, and offers ways out until they are offered", () => {
  show({ version: 3, still: true, text: "A rule failed." }, 0, { draw: { by: 1, yes: [1] } });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("A rule failed.");
  expect(buttons()).toEqual(["Take back together", "Call it off, nobody loses"]);
  document.querySelectorAll("button")[1]?.click();
  expect(send).toHaveBeenCalledWith({ type: "offer", what: "abort" });
});

it("can be put away where the match goes on", () => {
  show({ version: 3, still: false, text: "A rule failed." });
  document.querySelectorAll("button")[3]?.click();
  flushSync();
  expect(document.querySelector("[role=alert]")).toBe(null);
});

it("offers nothing to those who watch", () => {
  show({ version: 3, still: true, text: "A rule failed." }, null);
  expect(document.querySelector("[role=alert]")).not.toBe(null);
  expect(buttons()).toEqual([]);
});
