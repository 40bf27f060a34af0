// What is printed on cards. catalogue.json comes from the engine (scripts/catalogues); a test keeps it equal.

import printed from "./catalogue.json";

export type Element = "fire" | "water" | "earth" | "air" | "arcane";

export interface Keyword {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly of?: string;
}

/** The values of a creature; no attack value: it has no such attack. */
export interface Body {
  readonly life: number;
  readonly movement: number;
  readonly defense: number;
  readonly size: number;
  readonly melee?: number;
  readonly ranged?: number;
  /** How far it shoots, in inches. */
  readonly range?: number;
  readonly types?: readonly string[];
  readonly keywords?: readonly Keyword[];
}

export interface SpellCard {
  /** The school it belongs to, or the mage whose codex has it. */
  readonly home: string;
  readonly element: Element;
  readonly type: "permanent" | "artifact" | "creature" | "ephemeral" | "instant";
  readonly cost: number;
  readonly copies: number;
  readonly initiative: number;
  readonly range?: number;
  readonly winner_damage?: number;
  readonly loser_damage?: number;
  /** Whether the winner of a duel does something more with it. */
  readonly winner?: boolean;
  /** Whether it waits for something to happen. */
  readonly waits?: boolean;
  readonly graft?: boolean;
  /** The fewest and most tokens that are spent with it. */
  readonly spends?: readonly [number, number];
  readonly body?: Body;
}

export interface MageCard {
  readonly element: Element;
  readonly flow: number;
  readonly body: Body;
  readonly codex: Readonly<Record<string, number>>;
  readonly token?: string;
  readonly most_tokens?: number;
  /** Which of eleven codex cards is suggested to stay out. */
  readonly left_out?: string;
  readonly opposed?: Element;
}

export interface Objective {
  readonly goal: "wound" | "destroy" | "hold" | "perform" | "outnumber";
  readonly points: number;
  readonly copies: number;
  readonly ingredients: readonly string[];
  readonly mana?: number;
  readonly monster?: string;
  readonly major?: boolean;
  readonly checks?: number;
  readonly times?: number;
  readonly price?: number;
  readonly after?: string;
}

interface Catalogue {
  readonly cards: Readonly<Record<string, SpellCard>>;
  readonly mages: Readonly<Record<string, MageCard>>;
  readonly schools: Readonly<
    Record<string, { readonly element: Element; readonly cards: Readonly<Record<string, number>> }>
  >;
  readonly creatures: Readonly<
    Record<string, { readonly element?: Element; readonly origin: "token" | "monster"; readonly body: Body }>
  >;
  readonly ingredients: Readonly<Record<string, { readonly artifact?: boolean; readonly once?: boolean }>>;
  readonly objectives: Readonly<Record<string, Objective>>;
  readonly forces: Readonly<Record<string, { readonly mage: string; readonly schools: readonly string[] }>>;
}

export const PRINTED = printed as unknown as Catalogue;

/** The element whose colour and sign something wears; "none" for what has none. */
export function elementOf(id: string): Element | "none" {
  const { cards, mages, schools, creatures } = PRINTED;
  return (cards[id] ?? mages[id] ?? schools[id] ?? creatures[id])?.element ?? "none";
}

export function bodyOf(id: string): Body | undefined {
  return (PRINTED.cards[id] ?? PRINTED.mages[id] ?? PRINTED.creatures[id])?.body;
}

/** Whether something is printed of it that can be shown as a card. */
export function isCard(id: string): boolean {
  const { cards, mages, creatures, ingredients } = PRINTED;
  return id in cards || id in mages || id in creatures || id in ingredients;
}

/** The cards of a force, by the school or mage they come from. */
export function cardsOf(home: string): Readonly<Record<string, number>> {
  return PRINTED.schools[home]?.cards ?? PRINTED.mages[home]?.codex ?? {};
}
