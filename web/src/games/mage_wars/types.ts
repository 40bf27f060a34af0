// The `table` part of a Mage Wars view, as src/magehall/games/mage_wars/view.py builds it.

export const PHASES = [
  "initiative",
  "reset",
  "channel",
  "upkeep",
  "planning",
  "deployment",
  "first-quickcast",
  "actions",
  "final-quickcast",
] as const;

export type Kind = "creature" | "conjuration" | "wall" | "enchantment" | "equipment" | "incantation" | "attack";

export interface PlayerView {
  readonly seat: number;
  readonly team: number;
  /** The id of the mage's card; null before it is chosen. */
  readonly mage: string | null;
  readonly element: string;
  readonly dead: boolean;
  readonly book: number;
  readonly prepared: number;
  readonly discard: readonly string[];
  /** How many of its creatures are still to act. */
  readonly active: number;
  /** Only of our own side. */
  readonly book_cards?: readonly string[];
  readonly prepared_cards?: readonly string[];
}

export interface ObjectView {
  readonly id: string;
  readonly kind: Kind;
  /** What it is, if we may know. */
  readonly card: string | null;
  readonly hidden: boolean;
  readonly owner: number;
  readonly controller: number;
  readonly zone: string | null;
  readonly border: string | null;
  readonly host: string | null;
  /** A spell being cast is not yet. */
  readonly in_play: boolean;
  readonly mana?: number;
  readonly markers?: Readonly<Record<string, number>>;
  readonly used?: readonly string[];
  readonly chosen?: string | null;
  /** Whether a spell is prepared for it or bound to it, and which, if that is for us to know. */
  readonly has_assigned?: boolean;
  readonly assigned?: string | null;
  readonly has_bound?: boolean;
  readonly bound?: string | null;
  readonly life?: number;
  readonly damage?: number;
  readonly armor?: number | null;
  readonly level?: number;
  readonly channeling?: number | null;
  /** Whether it is still to act this round. */
  readonly active?: boolean;
  readonly guard?: boolean;
  readonly quickcast?: boolean;
  readonly traits?: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
}

export interface AttackView {
  readonly procedure: "attack";
  readonly step: string;
  readonly attacker: string;
  readonly target: string;
  readonly attack: string;
  readonly manner: string;
  readonly dice: readonly number[];
  /** What the effect die shows; 0 before it is rolled, or without one. */
  readonly effect: number;
}

export interface CastView {
  readonly procedure: "cast";
  readonly step: string;
  readonly caster: string;
  readonly spell: string | null;
  readonly spell_id: string | null;
  readonly ability: string | null;
  readonly target: string;
}

export interface ActivationView {
  readonly procedure: "activation";
  readonly step: string;
  readonly creature: string;
  readonly moves: number;
}

export interface PushView {
  readonly procedure: "push";
  readonly step: string;
  readonly creature: string;
}

export type ProcedureView = AttackView | CastView | ActivationView | PushView;

export interface TableView {
  readonly mode: string;
  readonly round: number;
  readonly phase: string;
  readonly initiative: number | null;
  readonly turn: number | null;
  readonly arena: { readonly columns: number; readonly rows: number };
  readonly players: readonly PlayerView[];
  readonly objects: readonly ObjectView[];
  /** From the one that began first to the one on top. */
  readonly under_way: readonly ProcedureView[];
}
