// What the drawings of a board share, whatever the game: the view, the words, and what has been clicked so far.

import { tick } from "svelte";
import type { BoardProps } from "../games/contract";
import { optionText } from "../lib/likeness";
import type { Args, Decision, Happening, Option, Refusal } from "../lib/wire";
import { say as hallSays, knows, language, t } from "../lib/words";

/** Something that cannot be chosen, and why. */
export interface Refused {
  readonly thing: string;
  readonly reasons: readonly Refusal[];
}

/** Something to be seen large, and where it lies on the screen. */
export interface Looked {
  readonly from: DOMRect;
}

/** The base of a game's desk. `View` is the game's view, `Pick` what a click can pick, `Zoom` what can be looked at.
 *  What was picked or refused holds as long as the question does. */
export abstract class BaseDesk<View, Pick, Zoom extends Looked> {
  /** The board on the page. */
  root = $state.raw<HTMLElement | undefined>();
  /** What is looked at. */
  zoom = $state.raw<Zoom | null>(null);
  /** What a button in the list points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());

  /** Whether the click that is heard is the second of a double one: it does not put back what the first has picked. */
  doubled = false;
  readonly #game: string;
  readonly #props: () => BoardProps<View>;
  #pick = $state.raw<{ readonly what: Pick; readonly asked: string } | null>(null);
  #refused = $state.raw<(Refused & { readonly asked: string }) | null>(null);

  constructor(game: string, props: () => BoardProps<View>) {
    this.#game = game;
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }
  get previous(): View | null {
    return this.#props().previous;
  }
  get you(): number | null {
    return this.#props().you;
  }
  get names(): Readonly<Record<number, string>> {
    return this.#props().names;
  }
  get decision(): Decision | null {
    return this.#props().decision;
  }
  get options(): readonly Option[] {
    return this.#props().decision?.options ?? [];
  }
  /** The others who are asked now. */
  get awaitedSeats(): readonly number[] {
    return (this.#props().asked ?? []).filter((seat) => seat !== this.you);
  }
  /** Whom we wait for, in words; empty where nobody else is asked. */
  get waiting(): string {
    const seats = this.awaitedSeats.map((seat) => this.names[seat] ?? hallSays("seat-number", { number: seat + 1 }));
    return seats.length > 0
      ? hallSays("waiting-for", { names: new Intl.ListFormat(language.locale).format(seats) })
      : "";
  }
  get over(): boolean {
    return this.#props().over ?? false;
  }
  /** Take back our last step, where that is possible. */
  get undo(): (() => void) | null {
    return this.#props().undo ?? null;
  }
  /** What happened since the view before. */
  get happened(): readonly Happening[] {
    return this.#props().happened ?? [];
  }
  /** What the log points at, as events name it. */
  get highlight(): readonly string[] {
    return this.#props().highlight;
  }
  /** Which of those alike in its place a thing is, from 1; 0 for the only one. */
  numberOf(thing: { readonly id: string }): number {
    return this.#props().like?.[thing.id] ?? 0;
  }
  hasWon(seat: number): boolean {
    return this.#props().winners.includes(seat);
  }
  /** Who has won, as the beginning of what is said of them; else nothing. */
  won(seat: number): string {
    return this.hasWon(seat) ? `${hallSays("winner")}. ` : "";
  }
  /** Who sits there, in the game's own words where nobody does. */
  seatName(seat: number): string {
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  /** The question as a string: while it stays the same, so does what was clicked. */
  readonly asked: string = $derived.by(() => {
    const decision = this.decision;
    return decision ? `${decision.key} ${decision.options.map((option) => option.id).join(" ")}` : "";
  });
  /** What was clicked, as long as it answers this question. */
  readonly what: Pick | null = $derived.by(() => (this.#pick?.asked === this.asked ? this.#pick.what : null));
  readonly refused: Refused | null = $derived.by(() => (this.#refused?.asked === this.asked ? this.#refused : null));

  say(key: string, args: Args = {}): string {
    return t(this.#game, key, args, this.names);
  }
  /** What an option says; of several that would read alike, each with what tells it apart. */
  text(option: Option): string {
    return optionText(this.#game, option, this.names);
  }
  knows(key: string): boolean {
    return knows(this.#game, key);
  }
  /** A label for a screen reader, with a warning where the option harms our own side. */
  warned(label: string, option: Option): string {
    return option.harms ? `${label}. ${hallSays("option-harms")}.` : label;
  }

  take(what: Pick): void {
    this.#refused = null;
    this.#pick = { what, asked: this.asked };
  }

  /** Click a thing with which nothing can be done: it says why. */
  async refuse(thing: string): Promise<void> {
    this.#pick = null;
    if (!this.decision) return;
    const asked = this.asked;
    this.#refused = { thing, reasons: [], asked };
    const reasons = await this.why(thing);
    if (this.#refused?.thing === thing && asked === this.asked) this.#refused = { thing, reasons, asked };
  }

  why(subject: string): Promise<readonly Refusal[]> {
    return this.decision ? this.#props().why(subject) : Promise.resolve([]);
  }

  /** What an option beyond the list would do, in the game's own rows. */
  preview(option: string): Promise<readonly (readonly number[])[]> {
    return this.#props().preview?.(option) ?? Promise.resolve([]);
  }

  /** Put back what was picked or refused; whether there was something. */
  drop(): boolean {
    const something = this.what !== null || this.refused !== null;
    this.#pick = null;
    this.#refused = null;
    return something;
  }

  /** Bring the focus to the first target that is lit. */
  async reachTarget(): Promise<void> {
    await tick();
    this.root?.querySelector<HTMLElement>("[data-target]")?.focus();
  }

  /** Bring the focus back to a thing (`data-thing`). */
  focusOn(thing: string): void {
    this.root?.querySelector<HTMLElement>(`[data-thing="${thing}"]`)?.focus();
  }

  point(...things: (string | null)[]): void {
    this.pointed = new Set(things.filter((thing) => thing !== null));
  }
  /** The handlers of a button that points at things while the mouse or the focus is on it. */
  pointing(...things: (string | null)[]): Record<`on${string}`, () => void> {
    const [point, leave] = [() => this.point(...things), () => this.point()];
    return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }

  choose(option: string): void {
    this.zoom = null;
    this.pointed = new Set();
    this.#props().choose(option);
    this.#pick = null;
  }
  explain(optionOrRule: string): void {
    this.#props().explain(optionOrRule);
  }
}

/** Go to the next (or with -1 the last) of the things in `root` that fit a selector; whether the focus moved. From a
 *  thing that does not fit it goes to the first, unless the focus must be `within`. */
export function walk(root: ParentNode | null | undefined, selector: string, step: number, within = false): boolean {
  const things = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const here = things.indexOf(document.activeElement as HTMLElement);
  if (things.length === 0 || (within && here < 0)) return false;
  things[(here + step + things.length) % things.length]?.focus();
  return true;
}
