// Moments as people write them.

import { language } from "./language.svelte";

/** Day and time in the reader's language. */
export function day(moment: string): string {
  return new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));
}
