// The boards there are, loaded when needed. A game without one is played through the panel alone.

import { nameOf } from "../lib/words";
import type { Board, BoardModule } from "./contract";
import { subjectName } from "./mage_wars/naming";
import type { TableView } from "./mage_wars/types";

const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  battle_mages: () => import("./battle_mages/Board.svelte") as unknown as Promise<BoardModule>,
  mage_wars: () => import("./mage_wars/Board.svelte") as unknown as Promise<BoardModule>,
};

/** Games whose option ids hold more than the names of cards. */
const namers: Readonly<Record<string, (view: unknown, verb: string, subject: string) => string>> = {
  mage_wars: (view, verb, subject) => subjectName(view as TableView, verb, subject),
};

/** What an option is about, by its id (`verb:subject:target`) and the `table` part of the view. */
export function optionName(game: string, view: unknown, option: string): string {
  const [verb = "", subject = ""] = option.split(":");
  return namers[game]?.(view, verb, subject) ?? nameOf(game, subject || verb);
}

export function hasBoard(game: string): boolean {
  return game in boards;
}

/** The board of a game, or null if it has none. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[game];
  return load ? (await load()).default : null;
}
