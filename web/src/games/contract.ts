// What a game's folder (`games/<game>/`) may hold, and what the hall hands to it. All of it is optional:
//   Board.svelte  the board (BoardModule); without one the panel plays the game from its options alone
//   naming.ts     names for what option ids speak of (NamingModule), where the game's texts do not suffice
//   deck.ts       how the deck builder names, draws and sorts cards (DeckModule), see books/contract.ts
//   fixtures/     recorded moments, by which board/harness.ts proves that every option can be clicked
// A board shows and offers; it judges nothing and knows no rule.

import type { Component } from "svelte";
import type { Decision, Happening, Refusal } from "../lib/wire";

export interface BoardProps<T = unknown> {
  /** The `table` part of the view: what we may see of the game. */
  view: T;
  /** The one before, for animation; null at first sight and after a jump. Never animate from the same to the same. */
  previous: T | null;
  /** What we are asked, or null. Only what stands in `decision.options` can be chosen. */
  decision: Decision | null;
  /** Our seat, or null for a spectator and in a replay. */
  you: number | null;
  /** Who sits where; pass it on as the last argument of `t`, for the `#n` arguments. */
  names: Readonly<Record<number, string>>;
  /** Choose an option by its id. Doubled calls, and calls while a move is on its way, do nothing. */
  choose: (option: string) => void;
  /** Open the rule drawer at an option's rule, or at a rule by its id. */
  explain: (optionOrRule: string) => void;
  /** Why a thing (the `subject` of options) cannot be chosen in the ways that are not offered, or why one option is not, by
   *  its id; [] if nothing is known. */
  why: (subject: string) => Promise<readonly Refusal[]>;
  /** What an option beyond the list would do, in rows that mean something to this board; [] if nothing is known. */
  preview?: ((option: string) => Promise<readonly (readonly number[])[]>) | undefined;
  /** Take back our last step; not there where nothing can be taken back. */
  undo?: (() => void) | undefined;
  /** Who has won, by seat; empty while the match goes on, and when nobody has won it alone or with others. Mark them. */
  winners: readonly number[];
  /** The seats that are asked now, ours among them; none in a replay. */
  asked?: readonly number[];
  /** Whether the match has ended: by its rules, or because people gave up, ran out of time or agreed. */
  over?: boolean;
  /** What happened since the view before, in order: for what was over before any view could show it. */
  happened?: readonly Happening[];
  /** Numbers for the things of which there are several alike in one place, by id; sentences use them, too. */
  like?: Readonly<Record<string, number>>;
  /** What the log points at now: arguments as events hold them, such as `#1` or `@spell-shield`. Mark what they name. */
  highlight: readonly string[];
}

/** Mark everything that can be chosen with `data-option={option.id}` (or its subject's first option), give
 *  everything a text for screen readers, size yourself to the width you are given, and honour
 *  `prefers-reduced-motion`. Words: `t(game, key, args, names)` of lib/words.ts. Icons: `import x from "icon:name"`. */
export type Board<T = unknown> = Component<BoardProps<T>>;

export interface BoardModule {
  readonly default: Board;
}

export interface NamingModule {
  /** What an option's subject (or, where that is empty, its verb) is called, as far as this view may know it. */
  readonly subjectName: (view: unknown, verb: string, subject: string) => string;
}
