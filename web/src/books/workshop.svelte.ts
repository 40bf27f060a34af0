// The book on the desk: what is in it, what the server says of it, and where it is kept.

import { api } from "../lib/api";
import { trouble } from "../lib/trouble";
import type { CheckedBook, SavedBook } from "../lib/wire";
import type { Cards, Choices } from "./contract";

const WAIT = 160;

interface Draft {
  readonly id: string | null;
  /** The code of the book as it was opened or kept. */
  readonly origin: string;
  readonly name: string;
  readonly choices: Choices;
  readonly cards: Cards;
}

export class Workshop {
  /** The kept book this one is an edition of, if it is of one. */
  id = $state<string | null>(null);
  name = $state("");
  choices = $state.raw<Choices>({});
  cards = $state.raw<Cards>({});
  /** What the server said last; a moment behind while one types. */
  checked = $state.raw<CheckedBook | null>(null);
  problem = $state("");
  mine = $state.raw<readonly SavedBook[]>([]);
  busy = $state(false);

  readonly #game: string;
  #origin = $state("");
  /** Whether a book lies here. Until then there is nothing to ask about, and the draft is still to be taken up. */
  #laid = false;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** The kept book as it was kept. */
  get kept(): SavedBook | null {
    return this.mine.find((book) => book.id === this.id) ?? null;
  }
  /** Whether something would be lost by putting the book away. */
  get changed(): boolean {
    return this.checked !== null && this.checked.size > 0 && this.checked.code !== this.#origin;
  }
  copies(card: string): number {
    return this.cards[card] ?? 0;
  }

  /** Ask what the server thinks of the book as it is now; call it after every change. */
  check(at = WAIT): void {
    clearTimeout(this.#timer);
    if (!this.#laid) return;
    this.#keepDraft();
    const turn = ++this.#turn;
    this.#timer = setTimeout(() => void this.#ask(turn), at);
  }

  async #ask(turn: number): Promise<void> {
    const begun = this.#origin === "" && Object.keys(this.cards).length === 0;
    try {
      const checked = await api.checkBook(this.#game, {
        name: this.name,
        choices: { ...this.choices },
        cards: { ...this.cards },
      });
      if (turn !== this.#turn) return;
      this.checked = checked;
      // What follows from the choices, the server knows; of a book just begun nothing of it is the reader's own.
      if (begun) this.#origin = checked.code;
      this.choices = checked.choices;
      this.cards = checked.cards;
      this.problem = "";
    } catch (error) {
      if (turn === this.#turn) this.problem = trouble(error);
    }
  }

  /** Once the server has said something of what lies here now. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#ask(++this.#turn);
  }

  /** Begin with an empty book. */
  begin(choices: Choices): void {
    this.#put({ id: null, origin: "", name: "", choices, cards: {} });
  }

  /** Open what a code or a list says, by another name if one is given; raises what the server has against it. */
  async open(text: string, id: string | null = null, name?: string): Promise<void> {
    const checked = await api.checkBook(this.#game, name === undefined ? { text } : { text, name });
    const { choices, cards, code } = checked;
    this.#put({ id, origin: code, name: checked.name, choices, cards });
    this.checked = checked;
  }

  async load(): Promise<void> {
    this.mine = await api.books(this.#game);
  }

  /** Keep the book: as it was, or as a new one. */
  async save(anew: boolean): Promise<void> {
    this.busy = true;
    try {
      const book = { name: this.name, choices: { ...this.choices }, cards: { ...this.cards } };
      const id = anew || !this.kept ? null : this.id;
      const saved = id === null ? await api.keepBook(this.#game, book) : await api.changeBook(id, book);
      this.mine = [saved, ...this.mine.filter((other) => other.id !== saved.id)];
      this.id = saved.id;
      this.#origin = saved.code;
      this.name = saved.name;
      this.check(0);
    } finally {
      this.busy = false;
    }
  }

  async rename(book: SavedBook, name: string): Promise<void> {
    const renamed = await api.changeBook(book.id, { name });
    this.mine = this.mine.map((other) => (other.id === book.id ? renamed : other));
    if (this.id !== book.id) return;
    // What else was changed of the book on the desk is still to be kept.
    if (!this.changed) this.#origin = renamed.code;
    this.name = renamed.name;
    this.check(0);
  }

  async duplicate(book: SavedBook, name: string): Promise<void> {
    const copy = await api.keepBook(this.#game, { text: book.code, name });
    this.mine = [copy, ...this.mine];
  }

  async remove(book: SavedBook): Promise<void> {
    await api.removeBook(book.id);
    this.mine = this.mine.filter((other) => other.id !== book.id);
    if (this.id === book.id) this.id = null;
    this.#keepDraft();
  }

  /** Take up what lay on the desk when the page was left, if its choices are fit; whether there was something. */
  resume(fit: (choices: Choices) => boolean): boolean {
    try {
      const draft = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Draft | null;
      if (!draft?.choices || typeof draft.cards !== "object" || !fit(draft.choices)) return false;
      this.#put({ ...draft, origin: String(draft.origin ?? ""), name: String(draft.name ?? "") });
      return true;
    } catch {
      return false;
    }
  }

  #put({ id, origin, name, choices, cards }: Draft): void {
    this.#laid = true;
    this.id = id;
    this.#origin = origin;
    this.name = name;
    this.choices = choices;
    this.cards = cards;
    this.check(0);
  }

  get #key(): string {
    return `magehall.book.${this.#game}`;
  }

  #keepDraft(): void {
    const { id, name, choices, cards } = this;
    const draft: Draft = { id, origin: this.#origin, name, choices, cards };
    try {
      localStorage.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // A private window: then the book lives as long as the page.
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}
