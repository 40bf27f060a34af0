import { afterEach, expect, it, vi } from "vitest";
import { choose, readSettings } from "./settings.svelte";

const PATIENCE = 60_000;

afterEach(() => vi.unstubAllGlobals());

it("keeps what it knows of single windows and nothing else", () => {
  const read = (stops_at: unknown) => readSettings({ stops_at }).stops_at;
  expect(read({ duel: { moved: "never", cast: "always", end: "matters", odd: 3 } })).toEqual({
    duel: { moved: "never", cast: "always" },
  });
  expect(read({ duel: ["never"], other: null })).toEqual({ duel: {}, other: {} });
  expect(read("never")).toBeUndefined();
  expect(read([])).toBeUndefined();
});

it("reads the level as before", () => {
  expect(readSettings({ stops: "able" })).toEqual({ stops: "able" });
  expect(readSettings({ stops: "sometimes" })).toEqual({});
});

it("tells the server one thing after the other, so that the last choice counts", async () => {
  const told: object[] = [];
  let arrive = () => {};
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path !== "/api/me") return new Response("");
    told.push(JSON.parse(String(body)).settings);
    await new Promise<void>((resolve) => (arrive = resolve));
    return new Response("{}");
  });
  void choose({ theme: "light", pace: "fast" });
  await vi.waitFor(() => expect(told).toHaveLength(1), PATIENCE);
  void choose({ theme: "dark" });
  void choose({ theme: "auto" });
  expect(told).toEqual([{ theme: "light", pace: "fast" }]);
  arrive();
  await vi.waitFor(() => expect(told).toHaveLength(2), PATIENCE);
  expect(told[1]).toEqual({ theme: "auto" });
  // Whoever leaves the page does not wait for the answer.
  void choose({ sound: true });
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(told).toHaveLength(3), PATIENCE);
  expect(told[2]).toEqual({ sound: true });
});
