// One HTTP call of the server, as its types describe it (Calls, generated from its OpenAPI description): a wrong path,
// a missing field or a misread answer does not compile. Every visitor has a session after the first `GET /api/me`, so
// all other calls wait for it.

import { language } from "./language.svelte";
import type { Calls, ErrorBody } from "./wire";

export type Call = keyof Calls;
export type Answer<C extends Call> = Calls[C]["answer"];
/** What goes into the path, the query and the body of a call. */
export type Sent<C extends Call> = Omit<Calls[C], "answer">;

/** What went wrong: a code of the server's, or `offline`; the message is a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string = "",
  ) {
    super(message);
  }
}

/** What a call sends, seen without its types. */
interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
}

const WHO: Call = "GET /api/me";
let session: Promise<unknown> | null = null;

/** Make a call. With `keepalive` a small one arrives even if the page is left meanwhile. */
export async function call<C extends Call>(
  name: C,
  ...[sent, keepalive = false]: object extends Sent<C>
    ? [sent?: Sent<C>, keepalive?: boolean]
    : [sent: Sent<C>, keepalive?: boolean]
): Promise<Answer<C>> {
  const once = () => send(name, sent ?? {}, keepalive) as Promise<Answer<C>>;
  if (name === WHO) {
    const asked = once();
    session ??= asked;
    return asked;
  }
  await session?.catch(() => {});
  try {
    return await once();
  } catch (error) {
    // The session is over, or was ended elsewhere: become a guest again, and try once more.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    session = send(WHO, {}, false);
    await session.catch(() => {});
    return once();
  }
}

/** The address of a call. */
export function address<C extends Call>(name: C, sent: Sent<C>): string {
  const { path = {}, query = {} }: Parts = sent;
  const [, pattern = ""] = name.split(" ");
  const place = pattern.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ""));
  const asked = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  return asked.length > 0 ? `${place}?${new URLSearchParams(asked)}` : place;
}

async function send(name: Call, parts: Parts, keepalive: boolean): Promise<unknown> {
  const [method = ""] = name.split(" ");
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language.locale };
  if (method !== "GET") headers["X-Magehall"] = "1";
  if (parts.body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address(name, parts), {
      method,
      headers,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      credentials: "same-origin",
      keepalive,
    });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // Not JSON: a proxy's error page. The status says enough.
  }
  if (!answer.ok) {
    const problem = (data ?? {}) as Partial<ErrorBody>;
    throw new ApiError(
      answer.status,
      problem.error ?? `http-${answer.status}`,
      problem.message ?? "",
      problem.rule ?? "",
    );
  }
  return data;
}
