import { expect, it } from "vitest";
import { readSettings } from "./settings.svelte";

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
