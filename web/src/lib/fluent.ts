// Words for people, as src/magehall/kernel/text.py does it: message keys with arguments, rendered from Fluent files.
// An argument is a number, a plain string, `@key` (the message of that key) or `#n` (who sits in seat n).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Args } from "./wire";

export const LOCALES = ["en", "fr", "ru"] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK: Locale = "en";
export const KERNEL = "kernel";

/** `kind-thing`, unless the kind says that the message is a sentence or names no thing of the game. */
const NAMES_A_THING = /^(?!(?:option|event|ask|refused|result|lesson|setting|error|window|chapter|books)-)[a-z]+-(.+)$/;

export type Names = Readonly<Record<number, string>>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The first language of ours that the browser asks for. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLocale(language)) return language;
  }
  return FALLBACK;
}

/** The bundles there are, and how a message is found and rendered. */
export class Library {
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #things = new Map<string, Map<string, string>>();

  add(domain: string, locale: Locale, source: string): void {
    // Isolation marks would put invisible characters around every name.
    const bundle = new FluentBundle(locale, { useIsolating: false });
    const resource = new FluentResource(source);
    bundle.addResource(resource);
    this.#bundles.set(`${domain}/${locale}`, bundle);
    const things = new Map<string, string>();
    const lengths = new Map<string, number>();
    for (const { id, value } of resource.body) {
      const thing = NAMES_A_THING.exec(id)?.[1];
      // A card may have a name and a description: the name is the shorter one.
      if (!thing || typeof value !== "string" || value.length >= (lengths.get(thing) ?? Infinity)) continue;
      things.set(thing, id);
      lengths.set(thing, value.length);
    }
    this.#things.set(domain, things);
  }

  /** The key that names a thing of a game: `kind-thing`, such as a card's name; null if none does. */
  thing(domain: string, thing: string): string | null {
    return this.#things.get(domain)?.get(thing) ?? null;
  }

  has(domain: string, locale: Locale): boolean {
    return this.#bundles.has(`${domain}/${locale}`);
  }

  /** Whether `key` can be rendered (the kernel's own words included). */
  knows(domain: string, key: string, locale: Locale): boolean {
    return this.#find(domain, key, locale) !== null;
  }

  /** Whether the message is marked as words of ours, where the printed ones are not known. */
  isHouse(domain: string, key: string, locale: Locale): boolean {
    return this.#bundles.get(`${domain}/${locale}`)?.getMessage(key)?.attributes["house"] !== undefined;
  }

  /** The message in `locale`, else in English, else the key in readable form: a missing word never breaks a page. */
  render(domain: string, key: string, args: Args, locale: Locale, names: Names): string {
    const found = this.#find(domain, key, locale) ?? this.#find(domain, key, FALLBACK);
    if (!found) return readable(key);
    const [bundle, pattern] = found;
    const resolved: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) resolved[name] = this.#resolve(domain, value, locale, names);
    return bundle.formatPattern(pattern, resolved, []);
  }

  #find(domain: string, key: string, locale: Locale) {
    for (const where of [domain, KERNEL]) {
      const bundle = this.#bundles.get(`${where}/${locale}`);
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) return [bundle, pattern] as const;
    }
    return null;
  }

  #resolve(domain: string, value: Arg, locale: Locale, names: Names): FluentVariable {
    if (typeof value === "number" || value === "") return value;
    if (value.startsWith("@")) return this.render(domain, value.slice(1), {}, locale, names);
    if (/^#\d+$/.test(value)) {
      const seat = Number(value.slice(1));
      return names[seat] || this.render(KERNEL, "seat", { number: seat + 1 }, locale, names);
    }
    return value;
  }
}

/** `first_seat` as "First seat": for what nobody has named yet. */
export function readable(key: string): string {
  const words = key.replace(/[-_.]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
