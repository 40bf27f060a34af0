// What is printed on cards and tokens. catalogue.json comes from the engine (scripts/catalogues); a test keeps it equal.

import printed from "./catalogue.json";
import type { Color, Element, Pile, Site, Trait } from "./types";

export interface DeedCard {
  readonly kind: "basic-action" | "advanced-action" | "spell" | "artifact";
  readonly color?: Color;
  readonly banner?: boolean;
  /** The name of a spell's stronger half. */
  readonly strong?: string;
}

export interface UnitCard {
  readonly level: number;
  readonly cost: number;
  readonly armor: number;
  readonly elite: boolean;
  readonly sites: readonly Site[];
  readonly resistances: readonly string[];
  /** The mana each ability takes, or null. */
  readonly abilities: readonly (Color | null)[];
}

export interface Enemy {
  readonly pile: Pile;
  readonly armor: number;
  readonly attack: number;
  readonly element: Element;
  readonly fame: number;
  readonly traits: readonly Trait[];
  readonly resistances: readonly string[];
}

export interface HeroCard {
  /** Those it has as a dummy player. */
  readonly crystals: readonly Color[];
  /** The cards it begins with, and how many of each. */
  readonly deck: Readonly<Record<string, number>>;
}

export interface Level {
  readonly fame: number;
  readonly armor: number;
  readonly hand: number;
  readonly command: number;
}

interface Catalogue {
  readonly deeds: Readonly<Record<string, DeedCard>>;
  readonly units: Readonly<Record<string, UnitCard>>;
  readonly enemies: Readonly<Record<string, Enemy>>;
  readonly skills: Readonly<Record<string, { readonly hero: string; readonly usage: string }>>;
  readonly tactics: Readonly<Record<string, { readonly time: "day" | "night"; readonly number: number }>>;
  readonly ruins: Readonly<Record<string, { readonly altar: Color | null; readonly enemies: readonly Pile[] }>>;
  readonly heroes: Readonly<Record<string, HeroCard>>;
  /** The lines of the fame track, by level, and what reputation adds to influence, by step. */
  readonly levels: Readonly<Record<string, Level>>;
  readonly reputation: Readonly<Record<string, { readonly influence: number | null }>>;
}

export const PRINTED = printed as unknown as Catalogue;
