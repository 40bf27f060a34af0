// The boards there are, loaded when needed. A game without one is played through the panel alone.

import type { Board, BoardModule } from "./contract";

const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  battle_mages: () => import("./battle_mages/Board.svelte") as unknown as Promise<BoardModule>,
  mage_wars: () => import("./mage_wars/Board.svelte") as unknown as Promise<BoardModule>,
};

export function hasBoard(game: string): boolean {
  return game in boards;
}

/** The board of a game, or null if it has none. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[game];
  return load ? (await load()).default : null;
}
