// What the drawings share: the view, the words, and what has been clicked so far.

import { createContext } from "svelte";
import type { Looked } from "../../board/desk.svelte";
import { idOf, type Thing, ThingsDesk } from "../../board/things_desk.svelte";
import type { Option, Refusal } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { isReward } from "./answers";
import { thingsOf } from "./deeds";
import type { CombatView, DuelView, HeroView, JointView, SpaceView, TableView, TurnView } from "./types";

export const GAME = "mage_knight";

/** A card or token to be seen large, and where it lies on the screen. `kind` is a part of the catalogue. */
export interface Zoom extends Looked {
  readonly kind: "deeds" | "units" | "enemies" | "skills" | "tactics";
  readonly id: string;
}

export class Desk extends ThingsDesk<TableView, Zoom> {
  /** What is left of the way to a space farther off that was clicked, and where the hero stands when it goes on. */
  #way: { readonly from: string; readonly rest: readonly string[] } | null = null;

  constructor(props: () => BoardProps<TableView>) {
    super(GAME, props);
  }

  /** Our own hero, or of a spectator nobody's. */
  readonly hero: HeroView | null = $derived.by(() => this.view.heroes.find(({ seat }) => seat === this.you) ?? null);
  readonly turn: TurnView | null = $derived.by(() => this.view.turns.at(-1) ?? null);
  readonly combat: CombatView | null = $derived.by(() => this.view.combat);
  /** The fight with another player, and the assault of several on a city. */
  readonly duel: DuelView | null = $derived.by(() => this.view.duel ?? null);
  readonly joint: JointView | null = $derived.by(() => this.view.joint ?? null);
  readonly spaces: ReadonlyMap<string, SpaceView> = $derived.by(
    () => new Map(this.view.realm.spaces.map((space) => [space.place, space])),
  );
  /** The options that belong to nothing on the table, and need a button. */
  readonly loose: readonly Option[] = $derived.by(() => this.options.filter((option) => thingsOf(option).length === 0));
  /** Whether rewards or a new level are to be chosen, which have a screen of their own. */
  readonly rewarding: boolean = $derived.by(() => this.options.some(isReward));

  thingsOf(option: Option): readonly Thing[] {
    return thingsOf(option);
  }
  /** Click a thing: what has one meaning is done, what has several asks which, what has none says why.
   *  `subject`: how a refusal names it. Cards are looked at first, so that a slip costs nothing. */
  press(thing: Thing, subject: string = idOf(thing)): void {
    const options = this.optionsOf(thing);
    const [only] = options;
    if (options.length === 0 && this.#setOut(thing)) return;
    if (options.length === 0) void this.refuse(subject);
    else if (options.length === 1 && only && (!thing.startsWith("card:") || this.picked === thing))
      this.choose(only.id);
    else if (this.picked !== thing) this.take(thing);
    else if (!this.doubled) this.drop();
  }

  /** Begin the way to a space farther off; whether there is one. A fight at its end is left to a click of its own. */
  #setOut(thing: Thing): boolean {
    const reach = new Map(this.turn?.reach.map((step) => [step.place, step]));
    const way: string[] = [];
    for (
      let step = reach.get(thing.slice("space:".length));
      step && way.length < reach.size;
      step = reach.get(step.before)
    ) {
      if (way.length > 0 || !step.stops) way.unshift(step.place);
    }
    const [first, ...rest] = way;
    return first !== undefined && this.#step(first, rest);
  }
  #step(place: string, rest: readonly string[]): boolean {
    const move = this.optionsOf(`space:${place}`).find(({ key }) => key === "option-move");
    if (!move) return false;
    this.choose(move.id);
    this.#way = { from: place, rest };
    return true;
  }
  /** Go on along the way. What a step reveals is worth a look: it ends with one that cannot be taken back. */
  walkOn(): void {
    const way = this.#way;
    if (!way || !this.decision) return;
    this.#way = null;
    const [next, ...rest] = way.rest;
    if (next && this.undo && this.hero?.place === way.from) this.#step(next, rest);
  }

  /** Far spaces are nobody's option; asked for, they say why all the same. */
  override async why(subject: string): Promise<readonly Refusal[]> {
    const reasons = await super.why(subject);
    if (reasons.length > 0 || !subject.includes(",")) return reasons;
    return super.why(`${this.spaces.has(subject) ? "move" : "explore"}:${subject}`);
  }

  override choose(option: string): void {
    this.#way = null;
    super.choose(option);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
