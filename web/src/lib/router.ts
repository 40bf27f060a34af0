// The pages and their addresses. Real paths, no hash.

export type Route =
  | { page: "start" }
  | { page: "lobby" }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; step: number | null }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "books"; game: string | null }
  | { page: "account" }
  | { page: "history" }
  | { page: "about" }
  | { page: "lost" };

/** The page an address means; a game of null is the first the hall has, and for lessons all of them. */
export function parse(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  const parts: string[] = [];
  for (const part of path.split("/").filter(Boolean)) {
    try {
      parts.push(decodeURIComponent(part));
    } catch {
      return { page: "lost" };
    }
  }
  const [first, second, third, ...more] = parts;
  if (more.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "start" };
  if (third === undefined) {
    if (first === "t" && second) return { page: "table", id: second, invite: query.get("invite") };
    if (first === "replay" && second) return { page: "replay", id: second, step: number(query.get("step")) };
    if (first === "rules") return { page: "rules", game: second ?? null, rule: query.get("rule") };
    if (first === "books") return { page: "books", game: second ?? null };
    if (first === "learn") return { page: "learn", game: second ?? null };
  }
  if (first === "learn" && second && third) return { page: "lesson", game: second, lesson: third };
  if (second === undefined)
    switch (first) {
      case "lobby":
      case "account":
      case "history":
      case "about":
        return { page: first };
    }
  return { page: "lost" };
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export const paths = {
  table: (id: string, invite?: string) =>
    `/t/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  replay: (id: string, step?: number) =>
    `/replay/${encodeURIComponent(id)}${step === undefined ? "" : `?step=${step}`}`,
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  lesson: (game: string, lesson: string) => `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`,
  rules: (game: string, rule?: string) =>
    `/rules/${encodeURIComponent(game)}${rule ? `?rule=${encodeURIComponent(rule)}` : ""}`,
  /** A book's code stands behind the #, so that it stays between those who share the link. */
  books: (game: string, code?: string) =>
    `/books/${encodeURIComponent(game)}${code ? `#${encodeURIComponent(code)}` : ""}`,
};
