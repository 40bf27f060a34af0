// What a game's folder hands to the deck builder (`games/<game>/deck.ts`).
// The server judges; a game's folder only names, draws and sorts. Without one the builder works with plain names.

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { CheckedBook } from "../lib/wire";

/** What was chosen for a deck as a whole, such as whose it is. */
export type Choices = CheckedBook["choices"];
/** Copies by card. */
export type Cards = CheckedBook["cards"];

/** Something by which cards are filtered. The game's messages `books-facet-<name>` and `books-facet-<name>-all` name it
 *  and its absence. */
export interface Facet {
  readonly name: string;
  /** What a card has of it: its type, its schools, its level. */
  readonly of: (card: string) => readonly string[];
  readonly text: (value: string) => string;
  /** The order of its values; by their text where none is given. */
  readonly order?: (one: string, other: string) => number;
}

export interface DeckParts {
  /** Whether this client knows the card; others are not shown. */
  readonly knows: (card: string) => boolean;
  readonly name: (card: string) => string;
  /** What else there is to say of a card, for screen readers. */
  readonly about: (card: string) => readonly string[];
  /** All the words by which a card is found. */
  readonly words: (card: string) => string;
  readonly facets: readonly Facet[];
  /** The kinds of cards in their order, what kind a card is, and the heading of a kind. */
  readonly kinds: readonly string[];
  readonly kindOf: (card: string) => string;
  readonly kindName: (kind: string) => string;
  /** The order of cards of one kind; then their names decide. */
  readonly order: (one: string, other: string) => number;
  /** A choice's value in words, and its icon; "" for none. */
  readonly choiceName: (choice: string, value: string) => string;
  readonly choiceArt: (choice: string, value: string) => string;
  /** Where points went, in words, and its icon; "" for none. */
  readonly shareName: (share: string) => string;
  readonly shareArt: (share: string) => string;
  /** The icon beside a price; "" for none. */
  readonly priceArt: string;
  /** What a printed list says of a card between its name and its price. */
  readonly columns: (card: string) => readonly (string | number)[];
  /** A card's face; null where its name must do. */
  readonly Card: Component<{ card: string }> | null;
  /** What lies over the builder, such as the card looked at; it is told the builder's size. */
  readonly Overlay: Component<{ width: number; height: number }> | null;
  /** Look closer at a card. */
  readonly look: (card: string) => Attachment<HTMLElement>;
  /** The class under which the game's style sheet works, and what is to be done with the builder's element. */
  readonly style: string;
  readonly frame: Attachment<HTMLElement>;
}

export interface DeckModule {
  /** Called while the builder is being set up, so it may provide context; `explain` opens a rule. */
  readonly default: (explain: (rule: string) => void) => Partial<DeckParts>;
}
