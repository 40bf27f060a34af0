// How choices and cards of a deck are found in what the server says of them. Prices and bars are the server's.

import { fold } from "../lib/options";
import type { DeckForm, Variant } from "../lib/wire";
import type { Cards, Choices, DeckParts, Facet } from "./contract";

/** The choices there are, in the order in which they are made. */
export function choicesOf(form: DeckForm): string[] {
  return [...new Set(form.variants.flatMap((variant) => Object.keys(variant.choices)))];
}

/** The values a choice offers to whoever made the choices before it. */
export function offered(form: DeckForm, choices: Choices, choice: string): string[] {
  const names = choicesOf(form);
  const before = names.slice(0, names.indexOf(choice));
  const open = form.variants.filter((variant) => before.every((name) => variant.choices[name] === choices[name]));
  return [...new Set(open.flatMap((variant) => variant.choices[choice] ?? []))];
}

/** What holds for a deck with these choices; what cannot be chosen counts for nothing. */
export function variantOf(form: DeckForm, choices: Choices): Variant | null {
  const size = (variant: Variant) => Object.keys(variant.choices).length;
  return (
    form.variants
      .filter((variant) => Object.entries(variant.choices).every(([name, value]) => choices[name] === value))
      .sort((one, other) => size(other) - size(one))[0] ?? null
  );
}

/** The sets in the deck, in the order of its slots. */
export function setsIn(form: DeckForm, choices: Choices): string[] {
  return form.slots.flatMap((slot) => choices[slot] || []);
}

/** The choices with a set put in or taken out; unchanged where no slot is free. */
export function withSet(form: DeckForm, choices: Choices, set: string): Choices {
  const held = form.slots.find((slot) => choices[slot] === set);
  const free = form.slots.find((slot) => !choices[slot]);
  if (held) {
    const { [held]: _out, ...others } = choices;
    return others;
  }
  return free ? { ...choices, [free]: set } : choices;
}

/** The choices with one made anew: those after it stay where they can still be made, and so do sets. */
export function withChoice(form: DeckForm, choices: Choices, choice: string, value: string): Choices {
  const made: Record<string, string> = {};
  for (const name of choicesOf(form)) {
    const wanted = name === choice ? value : choices[name];
    if (wanted && offered(form, made, name).includes(wanted)) made[name] = wanted;
  }
  for (const slot of form.slots) {
    const set = choices[slot];
    if (set) made[slot] = set;
  }
  return made;
}

/** The choices of a new deck: the first one kept if it was made, and as few others as it takes. */
export function firstChoices(form: DeckForm, choices: Choices = {}): Choices {
  const [first] = choicesOf(form);
  let made: Choices = first && choices[first] ? withChoice(form, {}, first, choices[first]) : {};
  for (const name of choicesOf(form)) {
    if (variantOf(form, made)) break;
    const [value] = offered(form, made, name);
    if (value && !made[name]) made = { ...made, [name]: value };
  }
  return made;
}

export function withCopies(cards: Cards, card: string, copies: number): Cards {
  const { [card]: _before, ...others } = cards;
  return copies > 0 ? { ...others, [card]: Math.min(copies, 99) } : others;
}

export interface Wanted {
  readonly words: string;
  /** The values wanted, by facet; "" for all. */
  readonly facets: Readonly<Record<string, string>>;
  readonly inBook: boolean;
  readonly mine: boolean;
}

export const EVERYTHING: Wanted = { words: "", facets: {}, inBook: false, mine: true };

/** The cards that are wanted, in the order of kinds, of the game, and of names. */
export function find(
  form: DeckForm,
  wanted: Wanted,
  variant: Variant | null,
  cards: Cards,
  parts: DeckParts,
): string[] {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean);
  return Object.keys(form.most)
    .filter((card) => {
      if (!parts.knows(card)) return false;
      for (const facet of parts.facets) {
        const value = wanted.facets[facet.name];
        if (value && !facet.of(card).includes(value)) return false;
      }
      if (wanted.inBook && !cards[card]) return false;
      // What is in the book already stays in sight, or nobody would find out what is wrong with it.
      if (wanted.mine && variant?.barred[card] && !cards[card]) return false;
      if (words.length === 0) return true;
      const said = fold(parts.words(card));
      return words.every((word) => said.includes(word));
    })
    .sort(inOrder(parts));
}

/** The values of a facet among the cards, in its order. */
export function valuesOf(facet: Facet, cards: readonly string[]): string[] {
  const byText = (one: string, other: string) => facet.text(one).localeCompare(facet.text(other));
  return [...new Set(cards.flatMap((card) => facet.of(card)))].sort(facet.order ?? byText);
}

/** The cards of a book, by kind, each kind with how many copies there are of it. */
export function byKind(
  cards: Cards,
  parts: DeckParts,
): { kind: string; count: number; cards: [card: string, copies: number][] }[] {
  return parts.kinds
    .map((kind) => {
      const own = Object.entries(cards)
        .filter(([card]) => parts.knows(card) && parts.kindOf(card) === kind)
        .sort(([one], [other]) => inOrder(parts)(one, other));
      return { kind, count: own.reduce((sum, [, copies]) => sum + copies, 0), cards: own };
    })
    .filter((group) => group.count > 0);
}

function inOrder(parts: DeckParts): (one: string, other: string) => number {
  const place = (card: string) => parts.kinds.indexOf(parts.kindOf(card));
  return (one, other) =>
    place(one) - place(other) || parts.order(one, other) || parts.name(one).localeCompare(parts.name(other));
}

/** The code in an address, whatever stands around it; empty without one. */
export function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")).trim();
  } catch {
    return "";
  }
}
