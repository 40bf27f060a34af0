import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, stateMessage } from "./fake_socket";
import { Room } from "./room.svelte";
import { setTextSource } from "./words";

setTextSource(async () => "");

let room: Room;
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  room = open();
  asked(1);
});
afterEach(() => {
  room.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const question = { key: "ask", args: {}, rule: "r", options: [] };

function open(): Room {
  const opened = new Room("abcdefgh");
  opened.open();
  FakeSocket.last.onopen?.();
  return opened;
}
/** The table has come to a version in which we are asked. */
function asked(version: number, more = {}): void {
  const view = { version, table: { version }, waiting: {}, decision: question };
  FakeSocket.last.says(stateMessage(version, 0, [], { view, can_plan: true, ...more }));
}
/** The server has tried these moves, each of which brings one happening. */
function tried(version: number, moves: string[], more = {}): void {
  const events = moves.map((key) => ({ event: "e", rule: "r", key, args: {} }));
  const view = { version, table: { after: moves }, waiting: {}, decision: question };
  FakeSocket.last.says({ type: "plan", version, moves, view, events, ...more });
}
const last = () => FakeSocket.last.sent.at(-1);
const refusal = (option: string) => ({ option, message: "this draws", rule: "r" });

function planned(...moves: string[]): void {
  room.plan.begin();
  tried(1, []);
  moves.forEach((move, place) => {
    room.choose(move);
    tried(1, moves.slice(0, place + 1));
  });
}

it("tries what is chosen, and shows the table after it", () => {
  expect(room.canPlan).toBe(true);
  room.plan.begin();
  expect(last()).toEqual({ type: "plan", moves: [] });
  tried(1, []);
  room.choose("walk");
  expect(last()).toEqual({ type: "plan", moves: ["walk"] });
  expect(room.underWay).toBe("walk");
  room.choose("run");
  expect(last()).toEqual({ type: "plan", moves: ["walk"] });
  tried(1, ["walk"]);
  expect(room.shownView?.table).toEqual({ after: ["walk"] });
  expect(room.shownPrevious?.table).toEqual({ after: [] });
  expect(room.shownLog.map(({ key, planned }) => [key, planned])).toEqual([["walk", true]]);
  expect([room.canPlan, room.canUndo, room.underWay]).toEqual([false, true, null]);
  expect(room.view?.table).toEqual({ version: 1 });
});

it("takes back move by move, and shows the table as it is when the plan is dropped", () => {
  planned("walk", "run");
  room.undo();
  expect(last()).toEqual({ type: "plan", moves: ["walk"] });
  tried(1, ["walk"]);
  expect(room.shownPrevious).toBe(null);
  room.dropPlan();
  expect(room.shownView?.table).toEqual({ version: 1 });
  expect([room.shownLog, room.shownPrevious, room.canPlan]).toEqual([[], null, true]);
});

it("plays out once, and shows no move for a second time", () => {
  planned("walk", "run");
  room.playOut();
  room.playOut();
  expect(FakeSocket.last.sent.filter(({ type }) => type === "play-out")).toEqual([
    { type: "play-out", version: 1, moves: ["walk", "run"] },
  ]);
  asked(3);
  expect([room.plan.active, room.shownPrevious]).toEqual([false, null]);
});

it("keeps a move that cannot be tried for the end, and shows what it brought", () => {
  planned("walk");
  room.choose("draw");
  tried(1, ["walk"], { refused: refusal("draw"), beyond: true });
  expect(room.plan.beyond).toMatchObject({ option: "draw", message: "this draws" });
  expect(room.refused).toBe(null);
  room.playOut();
  expect(last()).toMatchObject({ type: "play-out", moves: ["walk", "draw"] });
  asked(3);
  expect(room.shownPrevious?.table).toEqual({ after: ["walk"] });
});

it("tries another instead of the one that could not be tried", () => {
  planned("walk");
  room.choose("draw");
  tried(1, ["walk"], { refused: refusal("draw"), beyond: true });
  room.choose("run");
  expect(room.plan.beyond).toBe(null);
  tried(1, ["walk", "run"]);
  room.playOut();
  expect(last()).toMatchObject({ moves: ["walk", "run"] });
});

it("takes back first the move that could not be tried", () => {
  planned("walk");
  room.choose("draw");
  tried(1, ["walk"], { refused: refusal("draw"), beyond: true });
  const asked = FakeSocket.last.sent.length;
  room.undo();
  expect([room.plan.beyond, room.plan.playable]).toEqual([null, ["walk"]]);
  expect(FakeSocket.last.sent).toHaveLength(asked);
  room.undo();
  expect(last()).toEqual({ type: "plan", moves: [] });
});

it("says why a move is refused, and keeps the plan", () => {
  planned("walk");
  room.choose("fly");
  tried(1, ["walk"], { refused: refusal("fly") });
  expect(room.refused?.message).toBe("this draws");
  expect([room.plan.beyond, room.plan.moves]).toEqual([null, ["walk"]]);
});

it("tries the plan anew when the table has changed, and says how much no longer fits", () => {
  planned("walk", "run");
  asked(2);
  expect(last()).toEqual({ type: "plan", moves: ["walk", "run"] });
  tried(1, ["walk", "run"]); // an answer to what was asked before
  expect(room.underWay).toBe("");
  tried(2, ["walk"], { refused: refusal("run") });
  expect([room.plan.lost, room.plan.moves, room.refused]).toEqual([1, ["walk"], null]);
});

it("is over when we are asked no more, or when there is nothing to plan any more", () => {
  planned("walk");
  asked(2, { view: { version: 2, table: {}, waiting: {} } });
  expect(room.plan.active).toBe(false);
  asked(3);
  room.plan.begin();
  tried(3, []);
  asked(4);
  FakeSocket.last.says({ type: "refused", code: "refused-plan-now", message: "nothing to plan", rule: "" });
  expect(room.plan.active).toBe(false);
});

it("waits for no answer from a line that broke", () => {
  planned("walk");
  room.choose("run");
  FakeSocket.last.onclose?.();
  expect([room.underWay, room.plan.moves]).toEqual([null, ["walk"]]);
});

it("outlives a reload, as long as the table has not moved on", () => {
  planned("walk");
  room.close();
  room = open();
  asked(1);
  expect(last()).toEqual({ type: "plan", moves: ["walk"] });
  tried(1, ["walk"]);
  expect(room.plan.moves).toEqual(["walk"]);
  room.close();
  room = open();
  asked(2);
  expect([last()?.type, room.plan.active]).toEqual(["hello", false]);
});

it("asks why something is not offered after the plan", () => {
  planned("walk");
  void room.why("fly:moon");
  expect(last()).toMatchObject({ type: "why", option: "fly:moon", planned: ["walk"] });
});
