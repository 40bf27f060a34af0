import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, stateMessage } from "../lib/fake_socket";
import { setTextSource } from "../lib/words";
import Live from "./Live.svelte";

setTextSource(async (domain) =>
  domain === "duel" ? "ask-turn = choose\nwalk = Walk\ndraw = Draw\nwalked = walks" : "",
);

const option = (id: string) => ({ id, verb: id, subject: "", target: "", rule: "r", key: id, args: {} });
const question = { key: "ask-turn", args: {}, rule: "r", options: [option("walk"), option("draw")] };
const view = { version: 1, table: {}, waiting: { "0": { key: "ask-turn", args: {} } }, decision: question };
let shown: ReturnType<typeof mount>;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  shown = mount(Live, { target: document.body, props: { id: "abcdefgh" } });
  await vi.waitFor(() => expect(FakeSocket.last?.onmessage).toBeTruthy());
  const seats = [{ seat: 0, kind: "person", name: "P0", present: true }];
  FakeSocket.last.says(stateMessage(1, 0, [], { view, seats, can_plan: true }));
  await sees("choose");
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true }));
  await vi.waitFor(() => expect(last()).toMatchObject({ type: "plan", moves: [] }));
  tried([]);
  await sees("Your plan");
});
afterEach(() => {
  void unmount(shown);
  sessionStorage.clear();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const last = () => FakeSocket.last.sent.at(-1);
const sees = (words: string) => vi.waitFor(() => expect(document.body.textContent).toContain(words));
const seesNot = (words: string) => vi.waitFor(() => expect(document.body.textContent).not.toContain(words));

function tried(moves: string[], more = {}): void {
  const events = moves.map(() => ({ event: "e", rule: "r", key: "walked", args: {} }));
  FakeSocket.last.says({ type: "plan", version: 1, moves, view, events, ...more });
}
async function press(words: string): Promise<void> {
  const find = () => [...document.querySelectorAll("button")].find((button) => button.textContent?.includes(words));
  await vi.waitFor(() => expect(find()?.getAttribute("aria-disabled")).not.toBe("true"));
  find()?.click();
}

it("marks in the log what is only planned, until the plan is dropped", async () => {
  await press("Walk");
  await vi.waitFor(() => expect(last()).toMatchObject({ moves: ["walk"] }));
  tried(["walk"]);
  await sees("Play out one move");
  expect(document.querySelector("li.planned")?.textContent).toContain("Planned: walks");
  await press("Drop it");
  await seesNot("Your plan");
  expect(document.querySelector("li.planned")).toBe(null);
  expect(FakeSocket.last.sent.every(({ type }) => ["hello", "plan", "stops"].includes(type))).toBe(true);
});

it("says that the plan ends with a move that cannot be tried, and plays it out with the rest", async () => {
  tried([], {});
  await press("Draw");
  tried([], { refused: { option: "draw", message: "This draws.", rule: "r" }, beyond: true });
  await sees("This draws. It will be the last move of your plan.");
  await press("Play out one move");
  await vi.waitFor(() => expect(last()).toMatchObject({ type: "play-out", moves: ["draw"] }));
});

it("offers nothing more where the plan ends, but to play it out or to take back", async () => {
  await press("Walk");
  tried(["walk"], { view: { ...view, decision: undefined } });
  await sees("What you have tried ends here");
  expect(document.querySelector("[data-option]")).toBe(null);
  await press("Take back");
  await vi.waitFor(() => expect(last()).toMatchObject({ type: "plan", moves: [] }));
});
