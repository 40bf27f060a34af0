// The hall without a server: recorded answers for every call, and a table that goes on whatever is chosen.
// `npm run dev:mock` uses it; `record.py` records it anew from a running server.

import recorded from "./recorded/hall.json";

interface Recorded {
  http: Record<string, unknown>;
  texts: Record<string, string>;
  table: string;
  states: Record<string, unknown>[];
  refusals: unknown[];
}

const hall = recorded as unknown as Recorded;

function answer(method: string, path: string): unknown {
  const [plain = ""] = path.split("?");
  const known = hall.http[`${method} ${path}`] ?? hall.http[`${method} ${plain}`];
  if (known !== undefined) return known;
  if (plain === "/tables") return hall.http["GET /tables"];
  if (/^\/tables\/\w+$/.test(plain) || method === "POST") return hall.http["GET /tables/one"];
  if (plain.endsWith("/replay")) return hall.http["GET /tables/one/replay"];
  if (plain.endsWith("/proof")) return hall.http["GET /tables/one/proof"];
  if (plain.endsWith("/export")) return hall.http["GET /tables/one/export"];
  return undefined;
}

async function mockFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = String(input).replace(/^\/api/, "");
  const text = /^\/texts\/(.+)$/.exec(path)?.[1];
  if (text) return new Response(hall.texts[text] ?? "", { status: text in hall.texts ? 200 : 404 });
  const found = answer(init.method ?? "GET", path);
  return found === undefined
    ? Response.json({ error: "not-found", message: `not recorded: ${path}` }, { status: 404 })
    : Response.json(found);
}

class MockSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  #at = 0;

  constructor() {
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    }, 50);
  }

  close(): void {
    this.readyState = 3;
  }

  send(data: string): void {
    const message = JSON.parse(data) as { type: string; text?: string };
    const say = (said: unknown) => setTimeout(() => this.onmessage?.({ data: JSON.stringify(said) }), 120);
    if (message.type === "hello") this.#show(0);
    else if (message.type === "move") this.#next();
    else if (message.type === "undo") {
      this.#at = Math.max(0, this.#at - 1);
      this.#show(null);
    } else if (message.type === "why") say({ type: "why", version: 0, refusals: hall.refusals });
    else if (message.type === "ping") say({ type: "pong" });
    else if (message.type === "chat")
      say({ type: "chat", id: Date.now(), person: "me", name: "Me", text: message.text, at: new Date().toISOString() });
  }

  #next(): void {
    this.#at = Math.min(this.#at + 1, hall.states.length - 1);
    setTimeout(() => this.#show(null), 200);
  }

  #show(from: number | null): void {
    const state = hall.states[this.#at] as { events: unknown[]; view: { decision?: object; result?: object } };
    // Where nothing is asked of us, the others move.
    if (!state.view.decision && !state.view.result) setTimeout(() => this.#next(), 600);
    const all = hall.states.slice(0, this.#at + 1).flatMap((one) => one["events"] as unknown[]);
    const shown = from === 0 ? { ...state, events: all, events_from: 0 } : state;
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(shown) }), 60);
  }
}

export function install(): void {
  window.fetch = mockFetch;
  window.WebSocket = MockSocket as unknown as typeof WebSocket;
}
