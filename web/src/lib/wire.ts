// What travels between server and browser, by the names the client uses. The types are generated (src/wire, scripts/wire).

import type { OptionView, View as WireView } from "../wire/table";

export type {
  BookShown as CheckedBook,
  Calls,
  ChairShown as ChairInfo,
  Change,
  ChatLine,
  ClientMessage,
  ClockState as ClockRules,
  Content as BookContent,
  DecisionView as Decision,
  DeckExampleShown as Example,
  DeckFormShown as DeckForm,
  DeckVariantShown as Variant,
  Ending,
  ErrorBody,
  EventView as Happening,
  Finished,
  GameOut as GameInfo,
  LessonDetails as Lesson,
  LessonOut as LessonInfo,
  MatchFile,
  Myself as Me,
  NewTable,
  OfferState,
  OptionView as Option,
  PlanMessage as PlanShown,
  ProofShown as Proof,
  ReasonsMessage as Reasons,
  RefusalLine as Refusal,
  Replay,
  ReplayStep,
  ResultView as Result,
  RuleOut as Rule,
  SavedBook,
  SeatState,
  ServerMessage,
  SessionInfo,
  StateMessage,
  Stats,
  TableShown as TableInfo,
  TroubleState,
  WishesOutput as Wishes,
} from "../wire/table";

/** A number, a plain string, `@key` (a message of the game, such as a card's name) or `#n` (who sits in seat n). */
export type Arg = Args[string];
export type Args = OptionView["args"];

/** What a seat, or a spectator, may see. `T` is the game's own part. */
export type View<T = unknown> = Omit<WireView, "table"> & { readonly table: T };
