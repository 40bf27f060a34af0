// A table as the page sees it: the newest state, the log and the chat, kept up to date by one socket.

import type { WhyMessage } from "../wire/table";
import { diceIn } from "./fairness";
import { notice } from "./notices.svelte";
import { Planner } from "./planner.svelte";
import { type Line, type Stops, type StopsAt, socketUrl, TableSocket } from "./socket";
import type { ChatLine, ClientMessage, Happening, Reasons, Refusal, ServerMessage, StateMessage, View } from "./wire";
import { language, say } from "./words";

/** An answer that takes longer is not coming; where the line breaks, none is. */
const PATIENCE = 60_000;
const EMOTE_SECONDS = 6;

export interface LogLine extends Happening {
  /** Its number in the match, from 0. */
  readonly number: number;
  /** What it speaks of: the `#n` and `@key` among its arguments. */
  readonly about: readonly string[];
  /** The dice it shows, in the order in which they fell. */
  readonly dice?: readonly number[];
  /** The version a bot's move led to, if this is the first line of it and the bot can say why. */
  readonly version?: number;
  /** Whether it would only happen if our plan were played out. */
  readonly planned?: boolean;
}

export interface EmoteShown {
  readonly seat: number;
  readonly name: string;
  readonly key: number;
}

export class Room {
  line = $state<Line>("connecting");
  state = $state.raw<StateMessage | null>(null);
  previous = $state.raw<View | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** The lines that came with the newest state: what the live region reads out. */
  fresh = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  emotes = $state.raw<readonly EmoteShown[]>([]);
  refused = $state.raw<{ message: string; rule: string } | null>(null);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  moving = $state<string | null>(null);
  /** When the newest state came, for clocks that run. */
  arrived = $state(0);
  goodbye = $state<string | null>(null);
  /** Whether the table has greeted us. Who watches with a delay may have nothing to see for long after that. */
  greeted = $state(false);
  /** What we plan on a copy that nobody else sees. */
  readonly plan: Planner;

  #known = 0;
  #playingOut = false;
  #emoteKey = 0;
  #whys: { subject: string | null; answer: (message: WhyMessage | null) => void }[] = [];
  #asked: { version: number; answer: (reasons: Reasons | null) => void }[] = [];
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    private readonly onMove: (room: Room) => void = () => {},
    invite: string | null = null,
  ) {
    this.#socket = new TableSocket(socketUrl(id, invite), {
      message: (message) => this.#read(message),
      line: (line) => {
        this.line = line;
        this.moving = this.#socket.moving;
        if (line === "lost" || line === "closed") this.#giveUp();
      },
      known: () => this.#known,
      lang: () => language.locale,
    });
    this.plan = new Planner(
      id,
      (message) => this.send(message),
      (refused) => (this.refused = refused),
    );
  }

  get view(): View | null {
    return this.state?.view ?? null;
  }

  /** What the board shows: the table as it is, or as our plan would make it. */
  readonly shownView: View | null = $derived.by(() => (this.plan.shown?.view as View | undefined) ?? this.view);
  readonly shownPrevious: View | null = $derived.by(() => (this.plan.active ? this.plan.previous : this.previous));
  /** The log, and what our plan would bring. */
  readonly shownLog: readonly LogLine[] = $derived.by(() => {
    const start = (this.log.at(-1)?.number ?? -1) + 1;
    const planned = this.plan.shown?.events ?? [];
    return [...this.log, ...planned.map((event, place) => ({ ...logLine(event, start + place), planned: true }))];
  });
  /** The move on its way, to the table or to be tried. */
  readonly underWay: string | null = $derived.by(() => this.moving ?? this.plan.trying);
  /** What the newest state brought, or the newest move of our plan would. */
  readonly shownFresh: readonly Happening[] = $derived.by(() =>
    this.plan.active ? this.plan.fresh : (this.state?.events ?? []),
  );
  readonly canUndo: boolean = $derived.by(() =>
    this.plan.active ? this.plan.canUndo : (this.state?.can_undo ?? false),
  );

  /** Whether we can begin to plan. */
  readonly canPlan: boolean = $derived.by(
    () => !this.plan.active && this.underWay === null && (this.state?.can_plan ?? false),
  );

  get names(): Readonly<Record<number, string>> {
    return (this.state?.names ?? {}) as Readonly<Record<number, string>>;
  }

  open(): void {
    this.#socket.open();
    addEventListener("online", this.#nudge);
    document.addEventListener("visibilitychange", this.#nudge);
  }

  close(): void {
    removeEventListener("online", this.#nudge);
    document.removeEventListener("visibilitychange", this.#nudge);
    this.#socket.close();
  }

  #nudge = () => {
    if (document.visibilityState === "visible") this.#socket.nudge();
  };

  /** Make a move; or try it, while we plan. */
  choose(option: string): void {
    if (this.plan.active) {
      this.plan.add(option);
      return;
    }
    this.refused = null;
    this.#socket.move(option);
    this.#sent();
  }

  /** Make the moves of the plan. */
  playOut(): void {
    const moves = this.plan.playable;
    if (moves.length === 0 || this.underWay !== null) return;
    this.refused = null;
    this.#playingOut = this.#socket.playOut(moves);
    this.#sent();
  }

  /** Give the plan up: the table is shown as it is. */
  dropPlan(): void {
    this.plan.drop();
    this.refused = null;
    this.previous = null;
  }

  #sent(): void {
    this.moving = this.#socket.moving;
    if (this.moving === null) notice(say("offline-action"), "bad");
  }

  /** Take back the newest move: of the plan, if there is one. */
  undo(): void {
    if (!this.canUndo) return;
    if (this.plan.active) this.plan.undo();
    else this.send({ type: "undo" });
  }

  /** Send a message; whether it was sent. */
  send(message: ClientMessage): boolean {
    const sent = this.#socket.send(message);
    if (!sent) notice(say("offline-action"), "bad");
    return sent;
  }

  stops(windows: Stops, at: StopsAt): void {
    if (this.state?.you != null) this.#socket.send({ type: "stops", windows, at });
  }

  mute(person: string, muted: boolean): void {
    const all = new Set(this.muted);
    if (muted) all.add(person);
    else all.delete(person);
    this.muted = all;
    this.send({ type: "mute", person, muted });
  }

  /** Say again who we are, which language we read and at what pace we follow. */
  greet(): void {
    this.#socket.hello();
  }

  /** Why a thing, or one option by its id, or (null) everything that looks like an option, is not offered now. */
  async why(subject: string | null): Promise<readonly Refusal[]> {
    const message = await this.#why(subject);
    return message?.refusals.filter((refusal) => subject === null || concerns(refusal.option, subject)) ?? [];
  }

  /** What an option beyond the list would do, in rows that mean something to the game's board. */
  async preview(option: string): Promise<readonly (readonly number[])[]> {
    return (await this.#why(option))?.preview ?? [];
  }

  #why(subject: string | null): Promise<WhyMessage | null> {
    const named = optionOf(subject);
    const option = named ? { option: named } : {};
    const planned = this.plan.active ? { planned: this.plan.moves } : {};
    return new Promise((resolve) => {
      if (!this.#socket.send({ type: "why", version: this.#socket.version, ...option, ...planned }))
        return resolve(null);
      const wait = { subject, answer: resolve };
      this.#whys.push(wait);
      setTimeout(() => {
        this.#whys = this.#whys.filter((other) => other !== wait);
        resolve(null);
      }, PATIENCE);
    });
  }

  /** Why the bot made the move that led to `version`; null if no answer comes. */
  reasons(version: number): Promise<Reasons | null> {
    return new Promise((resolve) => {
      if (!this.#socket.send({ type: "reasons", version })) return resolve(null);
      const wait = { version, answer: resolve };
      this.#asked.push(wait);
      setTimeout(() => {
        this.#asked = this.#asked.filter((other) => other !== wait);
        resolve(null);
      }, PATIENCE);
    });
  }

  #read(message: ServerMessage): boolean | undefined {
    this.moving = this.#socket.moving;
    switch (message.type) {
      case "state":
        return this.#show(message);
      case "chat-history":
        this.greeted = true;
        this.chat = message.lines;
        this.muted = new Set(message.muted);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "emote":
        this.#emote(message.seat, message.name);
        break;
      case "plan":
        this.plan.answered(message);
        break;
      case "why": {
        const answered = this.#whys.filter(({ subject }) => optionOf(subject) === (message.option ?? ""));
        this.#whys = this.#whys.filter((wait) => !answered.includes(wait));
        for (const { answer } of answered) answer(message);
        break;
      }
      case "reasons":
        for (const { version, answer } of this.#asked) if (version === message.version) answer(message);
        this.#asked = this.#asked.filter(({ version }) => version !== message.version);
        break;
      case "refused":
        this.#playingOut = false;
        this.plan.giveUp();
        this.refused = { message: message.message, rule: message.rule };
        break;
      case "reported":
        notice(say(message.known ? "chat-reported" : "chat-report-failed"));
        break;
      case "bye":
        this.goodbye = message.reason;
        break;
    }
    return undefined;
  }

  #show(state: StateMessage): boolean {
    const last = this.state;
    const whole = this.#append(state.events_from, state.events, last === null);
    if (!whole) return false;
    this.#explain(state.explained ?? []);
    this.#known = state.version;
    this.goodbye = null;
    const moved = last !== null && state.version !== last.version;
    if (moved) {
      this.refused = null;
      // Animate one step forward; a jump, or a step back, is simply shown.
      this.previous = state.version > last.version ? last.view : null;
    }
    this.state = state;
    this.arrived = performance.now();
    this.moving = this.#socket.moving;
    if (this.#playingOut && this.moving === null) {
      this.#playingOut = false;
      if (moved) this.#played();
    }
    this.plan.follow(state);
    if (moved) this.onMove(this);
    return true;
  }

  /** Our plan has been played out. What it brought was seen already; only what could not be tried is still to be shown. */
  #played(): void {
    this.previous = this.plan.beyond ? this.shownView : null;
    this.plan.drop();
  }

  /** Put happenings into the log where they belong; false if what lies between is missing here. */
  #append(from: number, events: readonly Happening[], first: boolean): boolean {
    const start = this.log[0]?.number ?? from;
    const end = start + this.log.length;
    if (from > end || from < start) {
      this.#forget();
      return false;
    }
    const lines = events.map((event, place) => logLine(event, from + place));
    const known = this.log.slice(0, from - start);
    this.fresh = first || this.log.length === 0 ? [] : lines;
    if (lines.length > 0 || known.length !== this.log.length) this.log = [...known, ...lines];
    return true;
  }

  /** Note which lines a bot can be asked about. */
  #explain(pairs: readonly (readonly [number, number])[]): void {
    if (pairs.length === 0) return;
    const versions = new Map(pairs);
    this.log = this.log.map((line) => {
      const version = versions.get(line.number);
      return version === undefined ? line : { ...line, version };
    });
  }

  /** What was asked on a line that broke is not answered on the next. */
  #giveUp(): void {
    this.plan.giveUp();
    for (const { answer } of this.#whys.splice(0)) answer(null);
    for (const { answer } of this.#asked.splice(0)) answer(null);
  }

  #forget(): void {
    this.log = [];
    this.#known = 0;
  }

  #emote(seat: number, name: string): void {
    const shown = { seat, name, key: this.#emoteKey++ };
    this.emotes = [...this.emotes.filter((other) => other.seat !== seat), shown];
    setTimeout(() => {
      this.emotes = this.emotes.filter((other) => other !== shown);
    }, EMOTE_SECONDS * 1000);
  }
}

/** Whether an option id (`verb:subject:target`) is about a thing, or is the very one. */
/** An option by its id is asked for alone; a thing, or everything, among all of them. */
function optionOf(subject: string | null): string {
  return subject?.includes(":") ? subject : "";
}

function concerns(option: string, subject: string): boolean {
  return option === subject || option.split(":").slice(1).includes(subject);
}

/** A happening as a line of the log. */
export function logLine(event: Happening, number: number): LogLine {
  const about = Object.values(event.args).filter(
    (value): value is string => typeof value === "string" && /^(@|#\d)/.test(value),
  );
  const dice = diceIn(event);
  return { ...event, number, about: [...new Set(about)], ...(dice.length > 0 ? { dice } : {}) };
}
