// What is printed on the cards. catalogue.json comes from the engine (scripts/catalogues); a test keeps it equal.

import printedCards from "./catalogue.json";
import type { Kind } from "./types";

export interface Trait {
  readonly name: string;
  readonly value?: number;
  readonly harm?: string;
}

export interface Attack {
  readonly name: string;
  readonly style: string;
  readonly dice: number;
  readonly speed?: string;
  readonly range?: readonly number[];
  readonly harm?: string;
  readonly traits?: readonly Trait[];
  readonly effects?: readonly { readonly from: number; readonly to?: number; readonly brings: readonly string[] }[];
  readonly bonuses?: readonly { readonly value: number; readonly against: readonly string[] }[];
  readonly zone?: boolean;
}

export interface Printed {
  readonly kind: Kind;
  /** The card of the first edition that this one of the fourth words otherwise. */
  readonly reprints?: string;
  readonly rule?: string;
  readonly mage?: boolean;
  readonly schools?: readonly (readonly [string, number])[];
  readonly either_school?: boolean;
  readonly level?: number;
  /** Null where it depends on the target. */
  readonly cost?: number | null;
  readonly reveal?: number;
  readonly mandatory?: boolean;
  readonly speed?: string;
  readonly range?: readonly number[];
  readonly target?: {
    readonly aims: readonly string[];
    readonly kinds?: readonly string[];
    readonly subtypes?: readonly string[];
    readonly friendly?: boolean;
    readonly living?: boolean;
    readonly corporeal?: boolean;
    readonly mage?: boolean;
    readonly hidden?: boolean;
    readonly mine?: boolean;
  };
  readonly subtypes?: readonly string[];
  readonly life?: number;
  readonly armor?: number;
  readonly channeling?: number;
  readonly attacks?: readonly Attack[];
  readonly defenses?: readonly { readonly value: number; readonly uses: number; readonly only?: string }[];
  readonly traits?: readonly Trait[];
  readonly abilities?: readonly { readonly name: string; readonly speed: string; readonly cost?: number }[];
  readonly slots?: readonly string[];
  readonly either_slot?: boolean;
  readonly only?: readonly string[];
  readonly words?: readonly string[];
}

const CARDS = printedCards as unknown as Readonly<Record<string, Printed>>;

/** The order of the pages of a spellbook. */
export const KINDS: readonly Kind[] = [
  "creature",
  "conjuration",
  "wall",
  "enchantment",
  "equipment",
  "incantation",
  "attack",
];

/** What is printed on a card; null for what is no card. */
export function printed(slug: string): Printed | null {
  return CARDS[slug] ?? null;
}

/** The slug that all printings of a card share. */
export function firstPrinting(slug: string): string {
  return CARDS[slug]?.reprints ?? slug;
}

/** In place of a match's edition, where cards are looked at without a match: a book serves both. */
export const BOTH_EDITIONS = "";

const REPRINTS = new Map(
  Object.entries(CARDS).flatMap(([slug, { reprints }]) => (reprints ? [[reprints, slug] as const] : [])),
);

/** The slug of a card's printing in the fourth edition; null where that plays the same. */
export function fourthPrinting(slug: string): string | null {
  return REPRINTS.get(slug) ?? null;
}

export function isCard(slug: string): boolean {
  return slug in CARDS;
}

/** The message that names a card. */
export function cardKey(slug: string): string {
  return CARDS[slug]?.mage ? `card-mage-${slug}` : `card-${slug}`;
}

/** Mages belong to no school; they wear the colours of the one they are trained in. */
const ROBES: Readonly<Record<string, string>> = {
  beastmaster: "nature",
  priestess: "holy",
  warlock: "dark",
  wizard: "arcane",
};

/** The school that colours a card: the first of the highest level. */
export function schoolOf(slug: string): string {
  const schools = CARDS[slug]?.schools ?? [];
  return [...schools].sort((one, other) => other[1] - one[1])[0]?.[0] ?? ROBES[slug] ?? "none";
}
