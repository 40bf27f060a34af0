// What travels between server and browser: docs/table.md as types.

/** A number, a plain string, `@key` (a message of the game, such as a card's name) or `#n` (who sits in seat n). */
export type Arg = string | number;
export type Args = Readonly<Record<string, Arg>>;

export interface Option {
  readonly id: string;
  readonly verb: string;
  readonly subject: string;
  readonly target: string;
  readonly rule: string;
  readonly key: string;
  readonly args: Args;
  /** What sets it apart from another that reads alike: a place, an owner (`#n`), a number. */
  readonly mark?: readonly Arg[];
  /** It hurts our own side or helps an enemy. Such options stand last. */
  readonly harms?: true;
}

export interface Decision {
  readonly key: string;
  readonly args: Args;
  readonly rule: string;
  readonly options: readonly Option[];
  /** The verb of options nobody could list, such as a book of one's own; absent where the list is all there is. */
  readonly accepts?: string;
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly key: string;
  readonly args: Args;
}

/** `Match.view`: what a seat, or a spectator, may see. `T` is the game's own part. */
export interface View<T = unknown> {
  readonly game: string;
  readonly version: number;
  readonly seat: number | null;
  readonly commitment: string;
  readonly table: T;
  /** The prompt's key of everyone who is asked something, by seat. */
  readonly waiting: Readonly<Record<string, { readonly key: string; readonly args: Args }>>;
  readonly decision?: Decision;
  readonly result?: Result;
  /** Numbers for the things of which there are several alike in one place, by id. */
  readonly like?: Readonly<Record<string, number>>;
}

/** Why something cannot be chosen now. */
export interface Refusal {
  readonly option: string;
  readonly message: string;
  readonly rule: string;
}

/** Something that happened: the rule, and its sentence as a message of the game, with what we may know of it. */
export interface Happening {
  readonly event: string;
  readonly rule: string;
  readonly key: string;
  readonly args: Args;
}

export interface SeatState {
  readonly seat: number;
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
  readonly here: boolean;
  /** Milliseconds left, if there is a clock. */
  readonly clock: number | null;
  readonly running: boolean;
}

export type TableState = "open" | "playing" | "over" | "aborted" | "adjourned";

/** How a match ended, by its rules or otherwise (`resigned`, `flag`, `draw`; `seat` is whose). */
export interface Ending {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly seat?: number | null;
}

export interface OfferState {
  readonly by: number | null;
  readonly yes: readonly number[];
  readonly seat?: number;
}

/** A rule that broke: what everyone is told of it, and whether nothing can go on before all agree on something. */
export interface TroubleState {
  readonly version: number;
  readonly still: boolean;
  readonly text: string;
}

export interface StateMessage {
  readonly type: "state";
  readonly version: number;
  readonly view: View;
  /** What happened since `events_from`, counted from the first happening of the match. */
  readonly events: readonly Happening[];
  readonly events_from: number;
  /** The happenings a bot can be asked about: each one's number, and the version its move led to. */
  readonly explained?: readonly (readonly [number, number])[];
  readonly seats: readonly SeatState[];
  readonly names: Readonly<Record<string, string>>;
  readonly you: number | null;
  /** The version since which we have been asked this, whatever others answered meanwhile; null if nothing is asked. */
  readonly asked_since?: number | null;
  /** We have answered this window, and the others have not. */
  readonly held: boolean;
  readonly can_undo: boolean;
  readonly offers: Readonly<Record<string, OfferState>>;
  readonly trouble: TroubleState | null;
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly state: TableState;
    readonly seats: number;
    readonly public: boolean;
    readonly clock: ClockRules;
    readonly result: Ending | null;
    readonly commitment: string;
    readonly host: string;
    readonly window: boolean;
  };
}

/** What a bot thought of a move of its: what it chose (null: nothing can be told), how, and what it expected, from 0 to
 *  100, of this option and, once the match is over (`whole`), of the others it weighed. */
export interface Reasons {
  readonly version: number;
  readonly seat: number | null;
  readonly chosen: string | null;
  readonly why: string;
  readonly weighed: readonly { readonly option: string; readonly percent: number; readonly looks: number }[];
  readonly whole: boolean;
}

export interface ClockRules {
  readonly kind?: "none" | "live" | "correspondence";
  readonly minutes?: number;
  readonly increment?: number;
  readonly days?: number;
}

export interface ChatLine {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

export type ServerMessage =
  | StateMessage
  | { readonly type: "chat-history"; readonly lines: readonly ChatLine[]; readonly muted: readonly string[] }
  | ({ readonly type: "chat" } & ChatLine)
  | { readonly type: "emote"; readonly seat: number; readonly person: string; readonly name: string }
  | { readonly type: "thinking"; readonly seat: number }
  | { readonly type: "why"; readonly version: number; readonly refusals: readonly Refusal[] }
  | ({ readonly type: "reasons" } & Reasons)
  | {
      readonly type: "refused";
      readonly code: string;
      readonly message: string;
      readonly rule: string;
      readonly version: number;
    }
  | { readonly type: "reported"; readonly message: number; readonly known: boolean }
  | { readonly type: "pong" }
  | { readonly type: "bye"; readonly reason: string };
