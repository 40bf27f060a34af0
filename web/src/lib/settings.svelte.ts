// What a person has chosen: kept in this browser at once, and with the person on the server.

import { api } from "./api";
import { ApiError } from "./http";
import { isPace, pace } from "./pace.svelte";
import { STOPS, STOPS_AT, type StopsAt } from "./socket";
import type { Me, Wishes } from "./wire";
import { isLocale, type Locale, pickLocale, setLocale } from "./words";

const KEY = "magehall.settings";

/** The settings of a person, in a language that is known. */
export type Kept = { -readonly [Name in keyof Wishes]: Name extends "lang" ? Locale : Wishes[Name] };

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
    unheard.clear();
    Object.assign(settings, readSettings(known));
    apply();
    keep();
    void setLocale(settings.lang);
  } else void choose({ ...settings });
}

/** The settings of which the server has not heard as they are now. */
const unheard = new Set<keyof Kept>();
let telling = false;
let told: Promise<void> = Promise.resolve();

/** When the server has heard of all settings, or cannot: what it puts into words is then in the language of the page. */
export function heard(): Promise<void> {
  return told;
}

/** Change a setting, here and with the person. */
export async function choose(change: Partial<Kept>): Promise<void> {
  Object.assign(settings, change);
  apply();
  keep();
  for (const name of Object.keys(change)) unheard.add(name as keyof Kept);
  if (!telling) told = tell();
  if (change.lang) await setLocale(change.lang);
}

/** Tell the server, one call at a time: of two under way the older could come last, and count. */
async function tell(): Promise<void> {
  telling = true;
  while (unheard.size > 0) {
    const names = [...unheard];
    unheard.clear();
    try {
      await api.change({ settings: Object.fromEntries(names.map((name) => [name, settings[name]])) });
    } catch (error) {
      // It holds in this browser; a server that was away hears of it with the next choice.
      if (!(error instanceof ApiError) || error.status !== 0) continue;
      for (const name of names) unheard.add(name);
      break;
    }
  }
  telling = false;
}

// Whoever chooses and leaves has chosen all the same.
addEventListener("pagehide", () => {
  if (unheard.size > 0) void tell();
});
