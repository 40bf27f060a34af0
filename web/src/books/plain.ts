// The deck builder's parts for a game that brings none: names from its texts, and nothing drawn.

import type { Args } from "../lib/wire";
import { knows, nameOf, readable, say, t } from "../lib/words";
import type { DeckParts } from "./contract";

export function plainParts(game: string): DeckParts {
  return {
    knows: () => true,
    name: (card) => nameOf(game, card),
    about: () => [],
    words: (card) => `${card} ${nameOf(game, card)}`,
    facets: [],
    kinds: [""],
    kindOf: () => "",
    kindName: () => say("books-side-cards"),
    order: () => 0,
    choiceName: (choice, value) => choiceName(game, choice, value),
    choiceArt: () => "",
    shareName: (share) => nameOf(game, share),
    shareArt: () => "",
    priceArt: "",
    columns: () => [],
    Card: null,
    Overlay: null,
    look: () => () => {},
    style: "",
    frame: () => {},
  };
}

/** What was chosen, by its card's name if it has a card (a mage), else as the game calls it. */
export function choiceName(game: string, choice: string, value: string): string {
  const card = `card-${choice}-${value}`;
  return knows(game, card) ? t(game, card) : nameOf(game, value);
}

/** A message of the builder: the game's own where it has one, else ours. */
export function deckSay(game: string, key: string, args: Args = {}): string {
  return knows(game, key) ? t(game, key, args) : say(key, args);
}

/** A message that only games can have, else what it is about. */
export function deckWord(game: string, key: string, about: string, args: Args = {}): string {
  return knows(game, key) ? t(game, key, args) : readable(about);
}
