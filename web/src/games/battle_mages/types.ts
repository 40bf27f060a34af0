// The `table` part of a Battle Mages view, as src/magehall/games/battle_mages/view.py builds it.

export const SCHOOLS = ["fire", "water", "air", "earth", "death", "poison"] as const;
export type School = (typeof SCHOOLS)[number];

export interface HandCard {
  readonly handle: string;
  /** What it is, if we may know. */
  readonly spell: string | null;
}

export interface MageView {
  readonly mage: number;
  readonly school: School;
  readonly life: number;
  readonly starting_life: number;
  readonly virtual: boolean;
  readonly rebirth: boolean;
  /** What lies on the next turn: "", "blind", "fear" or "icy-hand". */
  readonly hex: string;
  /** The card last played, face up before the mage. */
  readonly front: string | null;
  readonly hand: readonly HandCard[];
}

/** A spell in the air. */
export interface AimedView {
  readonly spell: string;
  readonly by: number;
  readonly at: number;
  readonly damage: number;
  readonly school: School | null;
  /** How many cards are merged in it; 0 for what is not a chain. */
  readonly chain: number;
}

export interface TableView {
  readonly mages: readonly MageView[];
  /** Whose turn it is; null before the first turn and after the last. */
  readonly active: number | null;
  readonly direction: 1 | -1;
  readonly pile: number;
  readonly centre: string | null;
  readonly played: readonly string[];
  readonly aimed: readonly AimedView[];
  /** The spell just announced, cast, turned or about to strike, while mages are asked about it; damage 0 where it does
   *  something else. */
  readonly under_way?: readonly AimedView[];
}
