// The words of the page: the client's own, built in, and those of the games and the kernel, from the server.

import en from "../../locale/en.ftl?raw";
import fr from "../../locale/fr.ftl?raw";
import ru from "../../locale/ru.ftl?raw";
import { again } from "./again";
import { FALLBACK, KERNEL, Library, type Locale, type Names, readable } from "./fluent";
import { language } from "./language.svelte";
import type { Args, Happening } from "./wire";

export { isLocale, LOCALES, type Locale, type Names, pickLocale, readable } from "./fluent";
export { language } from "./language.svelte";

export const CLIENT = "client";

const library = new Library();
for (const [locale, source] of Object.entries({ en, fr, ru })) library.add(CLIENT, locale as Locale, source);

const needed = new Set<string>([KERNEL]);
const fetched = new Map<string, Promise<void>>();

let fetchText = async (domain: string, locale: Locale): Promise<string> => {
  const answer = await again(async () => {
    const came = await fetch(`/api/texts/${domain}/${locale}`);
    if (came.status >= 500) throw new Error(`texts ${domain}/${locale}: ${came.status}`);
    return came;
  });
  if (!answer.ok) throw new Error(`texts ${domain}/${locale}: ${answer.status}`);
  return answer.text();
};

/** Where texts come from; tests and the mock put their own. */
export function setTextSource(source: typeof fetchText): void {
  fetchText = source;
}

function load(domain: string, locale: Locale): Promise<void> {
  const name = `${domain}/${locale}`;
  let loading = fetched.get(name);
  if (!loading) {
    loading = fetchText(domain, locale)
      .then((source) => {
        library.add(domain, locale, source);
        language.revision += 1;
      })
      .catch(() => {
        // Offline, or a domain without that language: English or the readable key serve until the next try.
        fetched.delete(name);
      });
    fetched.set(name, loading);
  }
  return loading;
}

/** Make the words of these domains (games) ready in the language of the page. */
export async function needTexts(...domains: string[]): Promise<void> {
  for (const domain of domains) needed.add(domain);
  await Promise.all([...needed].map((domain) => load(domain, language.locale)));
}

let wanted: Locale | null = null;

/** Change the language. The words come first, so that the page turns at once and whole; where another change is asked
 *  for meanwhile, that one counts. */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale;
  // More may be needed by the time the first words are there.
  for (let ready = 0; ready < needed.size; ) {
    ready = needed.size;
    await Promise.all([...needed].map((domain) => load(domain, locale)));
    if (wanted !== locale) return;
  }
  language.locale = locale;
  document.documentElement.lang = locale;
}

/** The message `key` of `domain` (a game) in the language of the page. */
export function t(domain: string, key: string, args: Args = {}, names: Names = {}): string {
  void language.revision;
  return library.render(domain, key, args, language.locale, names);
}

/** What happened, in the language of the page. */
export function tell(game: string, { key, args }: Pick<Happening, "key" | "args">, names: Names): string {
  return t(game, key, args, names);
}

/** A message of the client itself. */
export function say(key: string, args: Args = {}): string {
  return t(CLIENT, key, args);
}

/** Whether a message is there, in the language of the page or in English. */
export function knows(domain: string, key: string): boolean {
  void language.revision;
  return library.knows(domain, key, language.locale) || library.knows(domain, key, FALLBACK);
}

/** Whether a message of a game is marked as words of ours, where the printed ones are not known. */
export function isHouse(domain: string, key: string): boolean {
  void language.revision;
  return library.isHouse(domain, key, language.locale);
}

/** The name of a thing of a game (the subject or target of an option), as far as its texts have one. */
export function nameOf(domain: string, thing: string): string {
  void language.revision;
  const key = library.thing(domain, thing);
  return key ? t(domain, key) : readable(thing);
}

/** A sentence in several languages, as the server sends it. */
export type Told = Readonly<Partial<Record<Locale, string>>>;

const games = new Map<string, { readonly titles: Told; readonly about: Told }>();

/** Remember what the games of the hall are called, so that pages can name them without their texts. */
export function nameGames(
  known: readonly { readonly id: string; readonly titles: Told; readonly about: Told }[],
): void {
  for (const { id, titles, about } of known) games.set(id, { titles, about });
  language.revision += 1;
}

function told(words: Told | undefined): string | undefined {
  void language.revision;
  return words?.[language.locale] ?? words?.[FALLBACK];
}

/** What a game is called. */
export function gameTitle(game: string): string {
  return told(games.get(game)?.titles) ?? (knows(game, "title") ? t(game, "title") : readable(game));
}

/** What a game is, in a sentence; empty if nobody has said. */
export function gameAbout(game: string): string {
  return told(games.get(game)?.about) ?? "";
}
