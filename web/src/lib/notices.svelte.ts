// Short notes at the edge of the page, read out by screen readers.

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "bad";
}

const SECONDS = 6;
let count = 0;

export const notices = $state<{ list: Notice[] }>({ list: [] });

export function notice(text: string, kind: Notice["kind"] = "note"): void {
  const id = count++;
  notices.list = [...notices.list.filter((other) => other.text !== text), { id, text, kind }];
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((other) => other.id !== id);
}
