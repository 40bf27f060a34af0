// What a person has chosen: kept in this browser at once, and with the person on the server.

import { api, type Me } from "./api";
import { isPace, type Pace, pace } from "./pace.svelte";
import { STOPS, STOPS_AT, type Stops, type StopsAt } from "./socket";
import { isLocale, type Locale, pickLocale, setLocale } from "./words";

const KEY = "magehall.settings";

export interface Kept {
  theme: "light" | "dark" | "auto";
  sound: boolean;
  lang: Locale;
  stops: Stops;
  /** By game. */
  stops_at: Readonly<Record<string, StopsAt>>;
  pace: Pace;
}

const defaults = (): Kept => ({
  theme: "auto",
  sound: false,
  lang: pickLocale(navigator.languages ?? [navigator.language]),
  stops: "matters",
  stops_at: {},
  pace: "normal",
});

/** What of `data` is a setting we know. */
export function readSettings(data: unknown): Partial<Kept> {
  const found = isRecord(data) ? data : {};
  const kept: Partial<Kept> = {};
  const { theme, sound, lang, stops, pace } = found;
  if (theme === "light" || theme === "dark" || theme === "auto") kept.theme = theme;
  if (typeof sound === "boolean") kept.sound = sound;
  if (isLocale(lang)) kept.lang = lang;
  const stop = STOPS.find((known) => known === stops);
  if (stop) kept.stops = stop;
  if (isPace(pace)) kept.pace = pace;
  if (isRecord(found["stops_at"])) {
    const games = Object.entries(found["stops_at"]).map(([game, at]) => [game, readStopsAt(at)] as const);
    kept.stops_at = Object.fromEntries(games);
  }
  return kept;
}

function readStopsAt(data: unknown): StopsAt {
  const known = Object.entries(isRecord(data) ? data : {}).flatMap(([window, wish]) => {
    const found = STOPS_AT.find((each) => each === wish);
    return found ? [[window, found] as const] : [];
  });
  return Object.fromEntries(known);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function fromStorage(): Partial<Kept> {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

const stored = fromStorage();

export const settings = $state<Kept>({ ...defaults(), ...stored });

function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  pace.chosen = settings.pace;
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // No storage: the settings hold until the page is left, or come from the server.
  }
}

/** At the start of the page. */
export async function startSettings(): Promise<void> {
  apply();
  await setLocale(settings.lang);
}

/** A browser that has been here before keeps its own choices; a new one takes over those of the person. Someone new
 *  to the hall keeps what the browser asks for, and the server hears of it. */
export function adopt(known: Me["settings"], force = false): void {
  if (Object.keys(stored).length > 0 && !force) return;
  if (known.lang) {
    Object.assign(settings, readSettings(known));
    apply();
    keep();
    void setLocale(settings.lang);
  } else void choose({ ...settings });
}

/** Change a setting, here and with the person. */
export async function choose(change: Partial<Kept>): Promise<void> {
  Object.assign(settings, change);
  apply();
  keep();
  if (change.lang) await setLocale(change.lang);
  try {
    await api.change({ settings: change });
  } catch {
    // It holds in this browser; the server hears of it next time.
  }
}
