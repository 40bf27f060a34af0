// What travels between server and browser, by the names the client uses. The types are generated (src/wire, scripts/wire).

import type { OptionView, TableSummary, View as WireView } from "../wire/table";

export type {
  ChatLine,
  ClientMessage,
  ClockState as ClockRules,
  DecisionView as Decision,
  Ending,
  EventView as Happening,
  OfferState,
  OptionView as Option,
  ReasonsMessage as Reasons,
  RefusalLine as Refusal,
  Replay,
  ReplayStep,
  ResultView as Result,
  SeatState,
  ServerMessage,
  StateMessage,
  TroubleState,
} from "../wire/table";

/** A number, a plain string, `@key` (a message of the game, such as a card's name) or `#n` (who sits in seat n). */
export type Arg = Args[string];
export type Args = OptionView["args"];

export type TableState = TableSummary["state"];

/** What a seat, or a spectator, may see. `T` is the game's own part. */
export type View<T = unknown> = Omit<WireView, "table"> & { readonly table: T };
