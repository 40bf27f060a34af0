// Keys that work on the whole page.

/** The Latin letter of a key, which other alphabets have in the same place. */
export function letter({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

/** Whether a key alone was pressed. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether a key is meant for the page: it is not held down, nobody writes, and no dialog is open. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.repeat || event.defaultPrevented) return false;
  return !(event.target as HTMLElement | null)?.closest?.("input, select, textarea, [contenteditable], dialog");
}
