import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, stateMessage } from "../lib/fake_socket";
import { setTextSource } from "../lib/words";
import Live from "./Live.svelte";

setTextSource(async (domain) =>
  domain === "duel" ? "lend = Lend a hand\nask-aside = Meanwhile\nask-turn = choose" : "",
);

const lend = { id: "lend:hand", verb: "lend", subject: "", target: "", rule: "aside", key: "lend", args: {} };
const question = { key: "ask-aside", args: {}, rule: "aside", options: [lend] };
let shown: ReturnType<typeof mount>;
const open = (delay = 0) => (shown = mount(Live, { target: document.body, props: { id: "abcdefgh", delay } }));

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  void unmount(shown);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function sees(view: object, you: number | null = 0): Promise<void> {
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: `P${seat}`, present: true }));
  await vi.waitFor(() => expect(FakeSocket.last?.onmessage).toBeTruthy());
  FakeSocket.last.says(stateMessage(1, 0, [], { view: { version: 1, table: {}, waiting: {}, ...view }, seats, you }));
}

it("offers what may be done while another is asked, and says who is waited for", async () => {
  open();
  await sees({ aside: question, waiting: { "1": { key: "ask-turn", args: {} } } });
  await vi.waitFor(() => expect(document.querySelector('[data-option="lend:hand"]')).toBeTruthy());
  expect(document.querySelector(".desk")?.classList.contains("asked")).toBe(false);
  expect(document.querySelector(".desk > .muted")?.textContent).toContain("choose");
  document.querySelector<HTMLElement>('[data-option="lend:hand"]')?.click();
  await vi.waitFor(() => expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", option: "lend:hand" }));
});

it("asks first what it is asked, and leaves for later what could be done aside", async () => {
  const asked = { ...question, options: [{ ...lend, id: "go:on" }] };
  open();
  await sees({ decision: asked, aside: question });
  await vi.waitFor(() => expect(document.querySelector('[data-option="go:on"]')).toBeTruthy());
  expect(document.querySelector('[data-option="lend:hand"]')).toBe(null);
  expect(document.querySelector(".desk")?.classList.contains("asked")).toBe(true);
});

it("tells spectators of a delayed table why there is nothing to see yet, and then how late they are", async () => {
  open(120);
  await vi.waitFor(() => expect(FakeSocket.last?.onmessage).toBeTruthy());
  FakeSocket.last.says({ type: "chat-history", lines: [], muted: [] });
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("2 minutes later"));
  await sees({ waiting: { "1": { key: "ask-turn", args: {} } } }, null);
  await vi.waitFor(() => expect(document.querySelector(".bar .tag")?.textContent).toContain("2 minutes later"));
});
