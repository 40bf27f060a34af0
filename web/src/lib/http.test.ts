import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Answer, address, call } from "./http";

let asked: { path: string; method: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    asked.push({ path, method, body });
    return new Response("");
  });
});
afterEach(() => vi.unstubAllGlobals());

it("fills in the path and leaves out what is not asked for", () => {
  expect(address("GET /api/tables/{id}", { path: { id: "a/b" } })).toBe("/api/tables/a%2Fb");
  expect(address("GET /api/tables", { query: { state: "open", game: null } })).toBe("/api/tables?state=open");
  expect(address("GET /api/tables/{id}/replay", { path: { id: "one" }, query: { start: 0, seat: null } })).toBe(
    "/api/tables/one/replay?start=0",
  );
});

it("sends a body where a call has one", async () => {
  await call("POST /api/tables/{id}/chairs", { path: { id: "one" }, body: { seat: 1 } });
  expect(await call("POST /api/me/logout")).toBeNull();
  expect(asked).toEqual([
    { path: "/api/tables/one/chairs", method: "POST", body: '{"seat":1}' },
    { path: "/api/me/logout", method: "POST", body: undefined },
  ]);
});

it("does not compile where a call is not as the server describes it", () => {
  const wrong = () => [
    // @ts-expect-error there is no such path
    call("GET /api/chairs"),
    // @ts-expect-error nor this one with that method
    call("PUT /api/tables"),
    // @ts-expect-error a table has to be named
    call("GET /api/tables/{id}"),
    // @ts-expect-error a password belongs to it
    call("POST /api/me/login", { body: { name: "Ann" } }),
    // @ts-expect-error nobody knows this field
    call("POST /api/quick", { body: { game: "joust", chairs: [] } }),
    // @ts-expect-error nor this word
    call("GET /api/tables", { query: { state: "over" } }),
  ];
  // @ts-expect-error an answer has no field that is not described
  const misread = (me: Answer<"GET /api/me">) => me.password;
  expect([wrong, misread]).toHaveLength(2);
});
