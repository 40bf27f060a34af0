// Who we are.

import { api } from "./api";
import { ApiError } from "./http";
import { adopt } from "./settings.svelte";
import type { GameInfo, Me } from "./wire";
import { nameGames } from "./words";

export const hall = $state<{ me: Me | null; games: readonly GameInfo[] | null; offline: boolean }>({
  me: null,
  games: null,
  offline: false,
});

/** Ask the server who we are; a guest is made at once if we are nobody yet. */
export async function meet(): Promise<void> {
  try {
    become(await api.me());
    hall.offline = false;
  } catch {
    hall.offline = true;
  }
}

/** We are someone; `anew` after a login, whose settings count more than this browser's. */
export function become(me: Me, anew = false): void {
  hall.me = me;
  adopt(me.settings, anew);
}

/** The games of the hall, as far as they are known. */
export function knownGames(): readonly GameInfo[] {
  return hall.games ?? [];
}

/** The verb of options by which a game's own books are played; empty where nobody brings one, or nobody knows yet. */
export function booksOf(game: string): string {
  return hall.games?.find((known) => known.id === game)?.books ?? "";
}

/** Whether a game has moves that can be tried before they are made, as far as anybody knows yet. */
export function isPlannable(game: string): boolean {
  return hall.games?.find((known) => known.id === game)?.plannable ?? false;
}

let asked: Promise<readonly GameInfo[]> | null = null;

/** The games of the hall; asked for once. */
export async function loadGames(): Promise<readonly GameInfo[]> {
  asked ??= api.games();
  try {
    const games = await asked;
    hall.games = games;
    nameGames(games);
    return games;
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** The game to begin with where nobody has chosen one. */
export async function firstGame(): Promise<string> {
  const [first] = await loadGames();
  if (!first) throw new ApiError(404, "no-such-game", "");
  return first.id;
}
