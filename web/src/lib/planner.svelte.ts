// A plan: moves tried one after the other on a copy of the match that nobody else sees. The server tries them; here are
// the moves, and what the table would look like after them.

import type { ClientMessage, Happening, PlanShown, StateMessage, View } from "./wire";

/** A move that ends the plan, since it can be made but not tried; and why. */
export interface Beyond {
  readonly option: string;
  readonly message: string;
}

interface KeptPlan {
  readonly version: number;
  readonly moves: readonly string[];
}

export class Planner {
  /** The table after the moves of the plan; null while nothing is planned. */
  shown = $state.raw<PlanShown | null>(null);
  /** The view before the newest move, for animation. */
  previous = $state.raw<View | null>(null);
  /** What the newest move would bring. */
  fresh = $state.raw<readonly Happening[]>([]);
  /** The move that is being tried, or "" for others than one more; null while nothing is on its way. */
  trying = $state<string | null>(null);
  beyond = $state.raw<Beyond | null>(null);
  /** How many moves were dropped, since the table had changed and they fitted no longer. */
  lost = $state(0);

  #version = -1;
  #wanted: readonly string[] = [];

  /** `send` says whether a message could be sent, `refuse` shows why a move cannot be tried. */
  constructor(
    private readonly table: string,
    private readonly send: (message: ClientMessage) => boolean,
    private readonly refuse: (refused: { message: string; rule: string } | null) => void,
  ) {}

  get active(): boolean {
    return this.shown !== null;
  }

  get moves(): readonly string[] {
    return this.shown?.moves ?? [];
  }

  /** What is made when the plan is played out: its moves, and the one after them that cannot be tried. */
  get playable(): readonly string[] {
    return this.beyond ? [...this.moves, this.beyond.option] : this.moves;
  }

  /** Whether the newest move can be taken back. */
  get canUndo(): boolean {
    return this.playable.length > 0;
  }

  begin(): void {
    if (!this.active && this.trying === null) this.#try([], "");
  }

  add(option: string): void {
    if (this.active && this.trying === null) this.#try([...this.moves, option], option);
  }

  undo(): void {
    if (!this.canUndo || this.trying !== null) return;
    // What could not be tried has changed nothing: only the plan forgets it.
    if (this.beyond) this.beyond = null;
    else this.#try(this.moves.slice(0, -1), "");
  }

  drop(): void {
    this.shown = this.previous = this.trying = this.beyond = null;
    this.fresh = [];
    this.lost = 0;
    this.#keep(null);
  }

  /** What was on its way is not answered: the line broke, or the table refused. */
  giveUp(): void {
    this.trying = null;
    // A plan for a moment that has passed could not be tried anew.
    if (this.shown !== null && this.shown.version !== this.#version) this.drop();
  }

  /** The table has tried what was wanted last, as far as it could be tried. */
  answered(message: PlanShown): void {
    const fits = message.moves.every((move, place) => move === this.#wanted[place]);
    if (this.trying === null || message.version !== this.#version || !fits) return;
    const last = this.shown;
    const goesOn = last?.version === message.version;
    const longer = goesOn && message.moves.length > last.moves.length;
    this.previous = longer ? (last.view as View) : null;
    this.fresh = longer ? message.events.slice(last.events.length) : [];
    // Of a plan that goes on, only the new move can be refused; tried anew, all from the first that fits no longer.
    this.lost = goesOn ? 0 : this.#wanted.length - message.moves.length;
    const refused = message.refused ?? null;
    this.beyond = refused && message.beyond && goesOn ? refused : null;
    if (refused && !message.beyond && goesOn) this.refuse(refused);
    this.trying = null;
    this.shown = message;
    this.#keep({ version: message.version, moves: message.moves });
  }

  /** The match has come to this state. A plan is tried anew if we are still asked, and else it is over. */
  follow(state: StateMessage): void {
    const [first, moved] = [this.#version < 0, this.#version !== state.version];
    this.#version = state.version;
    if (!moved) return;
    const kept = first ? this.#kept() : null;
    if (first && kept === null) return;
    const asked = state.you !== null && state.table.state === "playing" && !!state.view.decision;
    if (!asked || (kept && kept.version !== state.version)) this.drop();
    else if (kept) this.#try(kept.moves, "");
    else if (this.active || this.trying !== null) this.#try(this.moves, "");
  }

  #try(moves: readonly string[], option: string): void {
    this.refuse(null);
    if (!this.send({ type: "plan", moves: [...moves] })) return;
    this.#wanted = moves;
    this.beyond = null;
    this.trying = option;
  }

  /** The moves outlive a reload of the page. */
  #keep(plan: KeptPlan | null): void {
    try {
      if (plan === null) sessionStorage.removeItem(this.#place);
      else sessionStorage.setItem(this.#place, JSON.stringify(plan));
    } catch {
      // No storage: a reload ends the plan.
    }
  }

  #kept(): KeptPlan | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#place) ?? "null") as Partial<KeptPlan> | null;
      if (typeof kept?.version !== "number" || !Array.isArray(kept.moves)) return null;
      return { version: kept.version, moves: kept.moves.filter((move) => typeof move === "string") };
    } catch {
      return null;
    }
  }

  get #place(): string {
    return `magehall.plan.${this.table}`;
  }
}
