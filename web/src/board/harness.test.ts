// @vitest-environment node
import { expect, it } from "vitest";
import { recorded } from "./harness";

const tests = import.meta.glob<string>("../games/*/Board.test.ts", { query: "?raw", import: "default", eager: true });

it("finds moments and a test for every board", () => {
  expect(recorded.size).toBeGreaterThan(0);
  for (const [game, moments] of recorded) {
    expect(moments, game).toBeGreaterThan(0);
    expect(tests[`../games/${game}/Board.test.ts`], game).toContain("provesEveryOption(");
  }
});
