// Who we are.

import { api, type GameInfo, type Me } from "./api";
import { adopt } from "./settings.svelte";

export const hall = $state<{ me: Me | null; games: GameInfo[] | null; offline: boolean }>({
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

let asked: Promise<GameInfo[]> | null = null;

/** The games of the hall; asked for once. */
export async function loadGames(): Promise<GameInfo[]> {
  asked ??= api.games();
  try {
    hall.games = await asked;
    return hall.games;
  } catch (error) {
    asked = null;
    throw error;
  }
}
