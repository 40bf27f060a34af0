// Words about tables, chairs and bots that several pages need.

import type { ChairInfo, ClockRules, Ending, TableInfo } from "./wire";
import { CLIENT, knows, readable, say, t } from "./words";

/** The bot strengths offered, weakest first; the games list may name others. */
export const BOTS = ["random", "greedy", "search:200", "search:1000"] as const;

/** How good a bot is, in words. */
export function botStrength(spec: string): string {
  const exact = `bot-${spec.replace(":", "-")}`;
  if (knows(CLIENT, exact)) return say(exact);
  const [kind = "", budget] = spec.split(":");
  const key = `bot-${kind}`;
  const name = knows(CLIENT, key) ? say(key) : readable(kind);
  return budget ? `${name} (${budget})` : name;
}

export function chairName(chair: ChairInfo): string {
  if (chair.bot) return say("chair-bot", { strength: botStrength(chair.bot) });
  if (chair.gone) return say("chair-gone");
  return chair.name || say("chair-free");
}

export function isFree(chair: ChairInfo): boolean {
  return !chair.bot && !chair.person && !chair.gone;
}

/** Who won; nobody where they agreed on a draw, which the server notes as everyone's. */
export function winnersOf(
  end: (Pick<Ending, "winners"> & { readonly reason?: string }) | null | undefined,
): readonly number[] {
  return !end || end.reason === "draw" ? [] : end.winners;
}

export function clockText(clock: ClockRules): string {
  if (clock.kind === "live")
    return say("clock-live", { minutes: clock.minutes ?? 15, increment: clock.increment ?? 10 });
  if (clock.kind === "correspondence") return say("clock-days", { days: clock.days ?? 3 });
  return say("clock-none");
}

/** A setting's name, or with `value` that value's: the game's own words, else the key. */
export function settingText(game: string, name: string, value?: unknown): string {
  const tail = value === undefined ? name : `${name}-${value}`;
  if (knows(game, `setting-${tail}`)) return t(game, `setting-${tail}`);
  return value === undefined ? readable(name) : value === null ? say("setting-none") : readable(String(value));
}

/** How a table is set in one respect: what was chosen, and its name where a word alone would not tell. */
export function settingLine(game: string, name: string, value: unknown): string {
  if (value === true) return settingText(game, name);
  const chosen = settingText(game, name, value);
  return typeof value === "string" ? chosen : `${settingText(game, name)}${say("colon")} ${chosen}`;
}

/** A moment in which others may act: the game's own word for it. */
export function windowName(game: string, window: string): string {
  return knows(game, `window-${window}`) ? t(game, `window-${window}`) : readable(window);
}

/** Whether a person could sit down there. */
export function joinable(table: TableInfo): boolean {
  return table.state === "open" && table.you === null && table.chairs.some(isFree);
}

/** Milliseconds as a clock shows them: days and hours, or minutes and seconds, tenths near the end. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds >= 86_400) {
    const days = Math.floor(seconds / 86_400);
    return say("time-days", { days, hours: Math.floor((seconds % 86_400) / 3600) });
  }
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
