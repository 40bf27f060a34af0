// One line to one table. It says hello first and after every break, waits longer after each failure, and never has
// more than one move on its way: a double click, or a click before the answer, does nothing.

import type { Locale } from "./fluent";
import { pace } from "./pace.svelte";
import type { ClientMessage, ServerMessage, StateMessage, Wishes } from "./wire";

export type Line = "connecting" | "open" | "lost" | "closed";

export type OfferKind = Extract<ClientMessage, { type: "offer" }>["what"];
/** At which windows to be asked, from most to least often. */
export type Stops = Wishes["stops"];
export const STOPS: readonly Stops[] = ["always", "able", "matters", "never"];
/** Where it is otherwise for a single window of a game: by the window's name. */
export type StopsAt = Wishes["stops_at"][string];
export const STOPS_AT: readonly StopsAt[string][] = ["always", "never"];

export interface SocketHooks {
  /** Something arrived. Returning false for a state means that part of the log is missing: the line asks again. */
  message(message: ServerMessage): boolean | undefined;
  line(line: Line): void;
  /** Up to which version the log is known here (0: nothing), and in which language to speak. */
  known(): number;
  lang(): Locale;
}

export interface Surroundings {
  connect(url: string): WebSocket;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  random(): number;
}

const browser: Surroundings = {
  connect: (url) => new WebSocket(url),
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
};

const OPEN = 1;
const FIRST_WAIT = 400;
/** Short, for whoever comes back to the table wants to be there within seconds. */
const LONGEST_WAIT = 4_000;
const PING_EVERY = 20_000;
/** Silence after which the line counts as dead; a ping is answered, so a living one is never silent that long. */
const SILENCE = 45_000;
/** After this long without an answer to a move we ask for the state: it tells whether the move counted. */
const MOVE_PATIENCE = 8_000;

/** The wait before try number `tries`: doubling, up to a limit, and spread so that a hall does not return at once. */
export function backoff(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #ended = false;
  #version = -1;
  #moving: { version: number; option: string } | null = null;
  #retry: number | null = null;
  #pulse: number | null = null;
  #silence: number | null = null;
  #patience: number | null = null;

  constructor(
    private readonly url: string,
    private readonly hooks: SocketHooks,
    private readonly around: Surroundings = browser,
  ) {}

  /** The move on its way, if there is one. */
  get moving(): string | null {
    return this.#moving?.option ?? null;
  }

  get version(): number {
    return this.#version;
  }

  open(): void {
    if (this.#socket || this.#ended) return;
    this.#retry = this.#stop(this.#retry);
    this.hooks.line("connecting");
    const socket = this.around.connect(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.hello();
      this.#beat();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#read(message.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broke();
    };
    this.#listen();
  }

  /** Leave the table for good. */
  close(): void {
    this.#ended = true;
    this.#drop();
    this.hooks.line("closed");
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  nudge(): void {
    if (this.#ended) return;
    if (!this.#socket) {
      this.#tries = 0;
      this.open();
    } else this.send({ type: "ping" });
  }

  /** Ask for the state, with the log from where we have it. */
  hello(): void {
    this.send({ type: "hello", since: this.hooks.known(), lang: this.hooks.lang(), pace: pace.chosen });
  }

  /** Send a move at the version we see. False, and nothing sent, while another is on its way or the line is down. */
  move(option: string): boolean {
    return this.#make(option, { type: "move", version: this.#version, option });
  }

  /** Send the moves of a plan at the version we see, as one. */
  playOut(moves: readonly string[]): boolean {
    return this.#make(moves.at(-1) ?? "", { type: "play-out", version: this.#version, moves });
  }

  #make(option: string, message: ClientMessage): boolean {
    if (this.#moving || this.#version < 0) return false;
    if (!this.send(message)) return false;
    this.#moving = { version: this.#version, option };
    this.#patience = this.around.later(() => {
      this.#patience = null;
      this.hello();
    }, MOVE_PATIENCE);
    return true;
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #read(data: string): void {
    let message: ServerMessage | null;
    try {
      message = JSON.parse(data) as ServerMessage | null;
    } catch {
      return;
    }
    if (!message?.type) return;
    this.#listen();
    if (message.type === "state") {
      this.#state(message);
      return;
    }
    if (message.type === "refused") this.#settle();
    if (message.type === "bye") {
      this.hooks.message(message);
      // A server that goes down comes back; one that lost its patience with us does not want us at once.
      if (message.reason !== "shutdown") this.close();
      return;
    }
    this.hooks.message(message);
  }

  #state(state: StateMessage): void {
    this.#tries = 0;
    // The move counted, came too late, or is held until a window closes: in each case the state tells. A state that
    // still asks us the same, for only others moved meanwhile, tells nothing yet, unless we asked for it because no
    // answer came.
    const asked = state.asked_since ?? state.version;
    const answered = !state.view.decision || this.#moving === null || asked > this.#moving.version;
    if (answered || this.#patience === null) this.#settle();
    this.#version = state.version;
    const whole = this.hooks.message(state) !== false;
    this.hooks.line("open");
    if (!whole) this.hello();
  }

  #settle(): void {
    this.#moving = null;
    this.#patience = this.#stop(this.#patience);
  }

  #broke(): void {
    this.#drop();
    if (this.#ended) return;
    this.hooks.line("lost");
    this.#retry = this.around.later(
      () => {
        this.#retry = null;
        this.open();
      },
      backoff(this.#tries, this.around.random()),
    );
    this.#tries += 1;
  }

  /** Let go of the socket. Whether a move on its way counted, the state after the next hello will tell. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#settle();
    this.#retry = this.#stop(this.#retry);
    this.#pulse = this.#stop(this.#pulse);
    this.#silence = this.#stop(this.#silence);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #beat(): void {
    this.#pulse = this.around.later(() => {
      this.send({ type: "ping" });
      this.#beat();
    }, PING_EVERY);
  }

  #listen(): void {
    this.#stop(this.#silence);
    this.#silence = this.around.later(() => this.#broke(), SILENCE);
  }

  #stop(timer: number | null): null {
    if (timer !== null) this.around.cancel(timer);
    return null;
  }
}

/** The address of a table's socket, from the page's own. Whoever came by an invitation shows it at this door too. */
export function socketUrl(
  table: string,
  invite: string | null,
  page: { protocol: string; host: string; search?: string } = location,
): string {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws/${encodeURIComponent(table)}${query}`;
}
