import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, stateMessage as state } from "./fake_socket";
import { notices } from "./notices.svelte";
import { Room } from "./room.svelte";
import { setTextSource } from "./words";

setTextSource(async () => "");

let room: Room;
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  room = new Room("abcdefgh");
  room.open();
  FakeSocket.last.onopen?.();
});
afterEach(() => {
  room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = () => room.log.map((line) => line.key).join("");
const hellos = () => FakeSocket.last.sent.filter((message) => message.type === "hello");

it("puts what happened where it belongs", () => {
  FakeSocket.last.says(state(1, 0, ["a", "b"]));
  expect(room.fresh).toEqual([]);
  FakeSocket.last.says(state(2, 2, ["c"]));
  expect(told()).toBe("abc");
  expect(room.fresh.map((line) => line.key)).toEqual(["c"]);
  expect(room.log[2]).toMatchObject({ number: 2, about: ["#1", "@spell-wall"] });
});

it("keeps the log when it greets the table anew, as in another language", () => {
  FakeSocket.last.says(state(1, 0, ["a", "b"]));
  room.greet();
  expect(hellos().at(-1)?.since).toBe(1);
  FakeSocket.last.says(state(1, 2, []));
  expect(told()).toBe("ab");
});

it("takes back what a take-back took back", () => {
  FakeSocket.last.says(state(1, 0, ["a", "b", "c"]));
  FakeSocket.last.says(state(2, 1, []));
  expect(told()).toBe("a");
});

it("asks for the whole log when part of it is missing", () => {
  FakeSocket.last.says(state(1, 0, ["a"]));
  FakeSocket.last.says(state(9, 5, ["f"]));
  expect(hellos().map((hello) => hello.since)).toEqual([0, 0]);
  FakeSocket.last.says(state(9, 0, ["a", "b", "c", "d", "e", "f"]));
  expect(told()).toBe("abcdef");
});

it("starts from where a long log was cut, and repeats nothing when a state comes twice", () => {
  FakeSocket.last.says(state(40, 100, ["y", "z"]));
  FakeSocket.last.says(state(40, 102, []));
  expect(told()).toBe("yz");
});

it("keeps the view before for one step, and none for a repeated state", () => {
  FakeSocket.last.says(state(1, 0, []));
  expect(room.previous).toBeNull();
  FakeSocket.last.says(state(2, 0, []));
  expect(room.previous?.version).toBe(1);
  FakeSocket.last.says(state(2, 0, []));
  expect(room.previous?.version).toBe(1);
});

it("answers why with what concerns the thing", async () => {
  FakeSocket.last.says(state(1, 0, []));
  const asked = room.why("wall");
  FakeSocket.last.says({
    type: "why",
    version: 1,
    refusals: [
      { option: "cast:wall", message: "no", rule: "r" },
      { option: "cast:wallpaper", message: "no", rule: "r" },
    ],
  });
  expect((await asked).map((refusal) => refusal.option)).toEqual(["cast:wall"]);
});

it("asks why one option is refused by its id", async () => {
  FakeSocket.last.says(state(1, 0, []));
  const asked = room.why("move:far");
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "why", option: "move:far" });
  const refusals = [{ option: "move:far", message: "no", rule: "r" }];
  FakeSocket.last.says({ type: "why", version: 1, refusals, option: "move:far", preview: [] });
  expect(await asked).toHaveLength(1);
});

it("hands what an option would do to who asked for that one", async () => {
  FakeSocket.last.says(state(1, 0, []));
  const [near, far] = [room.preview("aim:1,1"), room.preview("aim:9,9")];
  FakeSocket.last.says({ type: "why", version: 1, refusals: [], option: "aim:9,9", preview: [[9]] });
  FakeSocket.last.says({ type: "why", version: 1, refusals: [], option: "aim:1,1", preview: [[1]] });
  expect([await near, await far]).toEqual([[[1]], [[9]]]);
});

it("marks the lines a bot can be asked about, and hands its answer to whoever asked", async () => {
  FakeSocket.last.says(state(1, 0, ["a", "b"]));
  FakeSocket.last.says(state(2, 2, ["c", "d"], { explained: [[2, 2]] }));
  expect(room.log.map((line) => line.version)).toEqual([undefined, undefined, 2, undefined]);
  FakeSocket.last.says(
    state(3, 4, [], {
      explained: [
        [0, 1],
        [2, 2],
      ],
    }),
  );
  expect(room.log.map((line) => line.version)).toEqual([1, undefined, 2, undefined]);
  const one = room.reasons(1);
  const two = room.reasons(2);
  FakeSocket.last.says({ type: "reasons", version: 2, seat: 1, chosen: "Cast", why: "", weighed: [], whole: true });
  FakeSocket.last.says({ type: "reasons", version: 1, seat: 1, chosen: null, why: "", weighed: [], whole: true });
  expect([(await one)?.chosen, (await two)?.chosen]).toEqual([null, "Cast"]);
});

it("waits for no answer from a line that broke", async () => {
  vi.useFakeTimers(); // nothing here comes from waiting long enough
  FakeSocket.last.says(state(1, 0, []));
  const [why, reasons] = [room.why(null), room.reasons(1)];
  FakeSocket.last.onclose?.();
  expect(await why).toEqual([]);
  expect(await reasons).toBeNull();
});

it("says so when a move could not be sent", () => {
  FakeSocket.last.says(state(1, 0, []));
  room.choose("cast:dart");
  expect(notices.list).toEqual([]);
  FakeSocket.last.says(state(2, 0, []));
  FakeSocket.last.readyState = 3;
  room.choose("cast:dart");
  expect(notices.list).toMatchObject([{ kind: "bad" }]);
});

it("does not read the muted, and no line twice", () => {
  const line = { type: "chat", id: 1, person: "p", name: "P", text: "hi", at: "" };
  FakeSocket.last.says(line);
  FakeSocket.last.says(line);
  expect(room.chat).toHaveLength(1);
  room.mute("p", true);
  expect(room.muted.has("p")).toBe(true);
  room.mute("p", false);
  expect(room.muted.size).toBe(0);
});
