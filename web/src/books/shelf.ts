// What the server tells a builder of Mage Wars books, and how its cards are found. Prices and bars are the server's.

import { KINDS, printed } from "../games/mage_wars/catalogue";
import { fold } from "../lib/options";

export interface Training {
  readonly mage: string;
  readonly element: string;
  /** The elements this mage chooses one of. */
  readonly elements: readonly string[];
  readonly limit: number;
  readonly trained: readonly string[];
  readonly opposed: readonly string[];
  /** What a copy costs, by card. */
  readonly prices: Readonly<Record<string, number>>;
  /** The rule that keeps a card from this mage, by card. */
  readonly barred: Readonly<Record<string, string>>;
}

export interface BoxBook {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly code: string;
}

export interface Shelf {
  readonly trainings: readonly Training[];
  /** How many copies of a card a book may hold. */
  readonly most: Readonly<Record<string, number>>;
  readonly box: readonly BoxBook[];
}

export type Choices = Readonly<Record<string, string>>;
export type Cards = Readonly<Record<string, number>>;

export function mages(shelf: Shelf): string[] {
  return [...new Set(shelf.trainings.map((training) => training.mage))];
}

/** What a mage with that element was trained in; an element it cannot choose counts for nothing. */
export function trainingOf(shelf: Shelf, choices: Choices): Training | null {
  const own = shelf.trainings.filter((training) => training.mage === choices["mage"]);
  return own.find((training) => training.element === (choices["element"] ?? "")) ?? own[0] ?? null;
}

/** The choices with another mage: an element goes where the new mage has none to choose. */
export function withMage(shelf: Shelf, choices: Choices, mage: string): Choices {
  const element = choices["element"] ?? "";
  const offered = trainingOf(shelf, { mage })?.elements ?? [];
  return element && offered.includes(element) ? { mage, element } : { mage };
}

export function withCopies(cards: Cards, card: string, copies: number): Cards {
  const { [card]: _before, ...others } = cards;
  return copies > 0 ? { ...others, [card]: Math.min(copies, 99) } : others;
}

export interface Wanted {
  readonly words: string;
  readonly kind: string;
  readonly school: string;
  readonly level: string;
  readonly inBook: boolean;
  readonly mine: boolean;
}

export const EVERYTHING: Wanted = { words: "", kind: "", school: "", level: "", inBook: false, mine: true };

/** The cards that are wanted, in the order of kinds, levels and names. */
export function find(
  shelf: Shelf,
  wanted: Wanted,
  training: Training | null,
  cards: Cards,
  name: (card: string) => string,
  text: (card: string) => string,
): string[] {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean);
  return Object.keys(shelf.most)
    .filter((card) => {
      const facts = printed(card);
      if (!facts) return false;
      if (wanted.kind && facts.kind !== wanted.kind) return false;
      if (wanted.school && !facts.schools?.some(([school]) => school === wanted.school)) return false;
      if (wanted.level && String(facts.level) !== wanted.level) return false;
      if (wanted.inBook && !cards[card]) return false;
      // What is in the book already stays in sight, or nobody would find out what is wrong with it.
      if (wanted.mine && training?.barred[card] && !cards[card]) return false;
      if (words.length === 0) return true;
      const said = fold(text(card));
      return words.every((word) => said.includes(word));
    })
    .sort(inOrder(name));
}

/** The cards of a book, by kind, each kind with how many copies there are of it. */
export function byKind(
  cards: Cards,
  name: (card: string) => string,
): { kind: string; count: number; cards: [card: string, copies: number][] }[] {
  return KINDS.map((kind) => {
    const own = Object.entries(cards)
      .filter(([card]) => printed(card)?.kind === kind)
      .sort(([one], [other]) => inOrder(name)(one, other));
    return { kind, count: own.reduce((sum, [, copies]) => sum + copies, 0), cards: own };
  }).filter((group) => group.count > 0);
}

function inOrder(name: (card: string) => string): (one: string, other: string) => number {
  const place = (card: string) => KINDS.indexOf(printed(card)?.kind ?? "creature");
  const level = (card: string) => printed(card)?.level ?? 0;
  return (one, other) => place(one) - place(other) || level(one) - level(other) || name(one).localeCompare(name(other));
}

/** The code in an address, whatever stands around it; empty without one. */
export function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")).trim();
  } catch {
    return "";
  }
}
