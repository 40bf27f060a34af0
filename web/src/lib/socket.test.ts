// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { backoff, type Line, socketUrl, TableSocket } from "./socket";
import type { ServerMessage, StateMessage } from "./wire";

class FakeSocket {
  readyState = 0;
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class Clock {
  now = 0;
  #timers = new Map<number, { at: number; run: () => void }>();
  #count = 0;
  later = (run: () => void, ms: number): number => {
    this.#timers.set(++this.#count, { at: this.now + ms, run });
    return this.#count;
  };
  cancel = (timer: number): void => {
    this.#timers.delete(timer);
  };
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = [...this.#timers].filter(([, timer]) => timer.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!next) break;
      this.#timers.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = until;
  }
}

const decision = { key: "ask", args: {}, rule: "r", options: [] };
const state = (version: number, asked = true): StateMessage =>
  ({ type: "state", version, view: asked ? { decision } : {}, events: [], events_from: 0 }) as unknown as StateMessage;

let sockets: FakeSocket[];
let clock: Clock;
let heard: ServerMessage[];
let lines: Line[];
let known: number;
let whole: boolean;
let line: TableSocket;
const socket = () => sockets.at(-1) as FakeSocket;
const moves = () => sockets.flatMap((one) => one.sent).filter((message) => message.type === "move");
const hellos = () => sockets.flatMap((one) => one.sent).filter((message) => message.type === "hello");

beforeEach(() => {
  sockets = [];
  clock = new Clock();
  heard = [];
  lines = [];
  known = 0;
  whole = true;
  line = new TableSocket(
    "ws://hall/ws/x",
    {
      message: (message) => {
        heard.push(message);
        if (message.type === "state" && whole) known = message.version;
        return message.type === "state" ? whole : undefined;
      },
      line: (now) => lines.push(now),
      known: () => known,
      lang: () => "fr",
    },
    {
      connect: () => {
        const made = new FakeSocket();
        sockets.push(made);
        return made as unknown as WebSocket;
      },
      later: clock.later,
      cancel: clock.cancel,
      random: () => 1,
    },
  );
  line.open();
});

function sit(version = 3): void {
  socket().opens();
  socket().says(state(version));
}

describe("hello", () => {
  it("comes first, in our language, with what we know", () => {
    socket().opens();
    expect(socket().sent).toEqual([{ type: "hello", since: 0, lang: "fr", pace: "normal" }]);
    socket().says(state(3));
    expect(lines.at(-1)).toBe("open");
  });
  it("comes again when part of the log is missing", () => {
    sit();
    whole = false;
    socket().says(state(9));
    expect(hellos()).toHaveLength(2);
    whole = true;
    socket().says(state(9));
    expect(hellos()).toHaveLength(2);
  });
});

describe("a move", () => {
  beforeEach(() => sit(3));

  it("is sent once however often one clicks", () => {
    expect(line.move("a")).toBe(true);
    expect(line.move("a")).toBe(false);
    expect(line.move("b")).toBe(false);
    expect(moves()).toEqual([{ type: "move", version: 3, option: "a" }]);
    expect(line.moving).toBe("a");
  });
  it("is over when the version moves on", () => {
    line.move("a");
    socket().says(state(4));
    expect(line.moving).toBeNull();
    expect(line.move("b")).toBe(true);
    expect(moves().at(-1)).toEqual({ type: "move", version: 4, option: "b" });
  });
  it("is not over because somebody else answered the same question first", () => {
    line.move("a");
    socket().says({ ...state(4), asked_since: 3 });
    expect(line.moving).toBe("a");
    expect(line.move("b")).toBe(false);
    socket().says({ ...state(5), asked_since: 5 });
    expect(line.moving).toBeNull();
    expect(line.move("b")).toBe(true);
    expect(moves()).toHaveLength(2);
  });
  it("is not over because someone else came or went", () => {
    line.move("a");
    socket().says(state(3));
    expect(line.move("a")).toBe(false);
  });
  it("is over when it is refused, came too late, or is held", () => {
    line.move("a");
    socket().says({ type: "refused", code: "c", message: "m", rule: "", version: 3 });
    expect(line.moving).toBeNull();
    line.move("a");
    socket().says(state(7));
    expect(line.moving).toBeNull();
    line.move("a");
    socket().says(state(7, false));
    expect(line.moving).toBeNull();
  });
  it("without an answer asks for the state, which settles it", () => {
    line.move("a");
    clock.pass(8_000);
    expect(hellos()).toHaveLength(2);
    socket().says(state(3));
    expect(line.move("a")).toBe(true);
  });
  it("is never sent again after a break", () => {
    line.move("a");
    socket().breaks();
    expect(line.moving).toBeNull();
    expect(line.move("b")).toBe(false);
    clock.pass(1_000);
    socket().opens();
    socket().says(state(4));
    expect(moves()).toHaveLength(1);
  });
});

describe("a break", () => {
  it("is mended with hello from where we were", () => {
    sit(5);
    socket().breaks();
    expect(lines.at(-1)).toBe("lost");
    clock.pass(400);
    expect(sockets).toHaveLength(2);
    socket().opens();
    expect(socket().sent).toEqual([{ type: "hello", since: 5, lang: "fr", pace: "normal" }]);
  });
  it("is tried more and more slowly, and at once when the network is back", () => {
    socket().breaks();
    clock.pass(400);
    socket().breaks();
    clock.pass(400);
    expect(sockets).toHaveLength(2);
    clock.pass(400);
    expect(sockets).toHaveLength(3);
    socket().breaks();
    line.nudge();
    expect(sockets).toHaveLength(4);
  });
  it("shows itself by silence", () => {
    sit();
    clock.pass(46_000);
    expect(sockets.length).toBeGreaterThan(1);
  });
  it("is not taken for one while pings are answered", () => {
    sit();
    for (let round = 0; round < 6; round++) {
      clock.pass(20_000);
      socket().says({ type: "pong" });
    }
    expect(sockets).toHaveLength(1);
  });
  it("does not happen to those who left", () => {
    sit();
    line.close();
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });
  it("is not mended when the table lost its patience, but is after a shutdown", () => {
    sit();
    socket().says({ type: "bye", reason: "shutdown" });
    socket().breaks();
    clock.pass(400);
    expect(sockets).toHaveLength(2);
    sit();
    socket().says({ type: "bye", reason: "patience" });
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
  });
});

it("ignores what old sockets and broken servers say", () => {
  sit();
  const old = socket();
  old.breaks();
  clock.pass(400);
  old.says(state(99));
  expect(line.version).toBe(3);
  sit();
  for (const data of ["{not json", "null", "5", "[]", "{}"]) socket().onmessage?.({ data });
  expect(line.version).toBe(3);
});

it("waits within bounds", () => {
  expect(backoff(0, 0)).toBe(200);
  expect(backoff(0, 1)).toBe(400);
  expect(backoff(50, 1)).toBe(4_000);
});

it("follows the page's own address", () => {
  expect(socketUrl("abc", null, { protocol: "https:", host: "hall.example" })).toBe("wss://hall.example/ws/abc");
  expect(socketUrl("abc", "a&b", { protocol: "http:", host: "h:1" })).toBe("ws://h:1/ws/abc?invite=a%26b");
});
