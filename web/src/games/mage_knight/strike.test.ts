import { describe, expect, it } from "vitest";
import { forceOn, pointsPlayed, strikeId } from "./strike";
import type { CombatView, FoeView } from "./types";

function foe(id: string, armor: number, wards: readonly string[] = [], reachable = true): FoeView {
  return { id, armor, wards, reachable } as unknown as FoeView;
}

const PROWLERS = foe("foe-1", 3);
const GOLEMS = foe("foe-2", 5, ["physical"]);
const MAGES = foe("foe-3", 5, ["fire"]);
const combat = {
  foes: [PROWLERS, GOLEMS, MAGES],
  forces: [
    { wards: [], points: 5, halved: 0 },
    { wards: ["physical"], points: 3, halved: 3 },
    { wards: ["fire", "physical"], points: 2, halved: 5 },
  ],
} as unknown as CombatView;

describe("an attack before it is made", () => {
  it("comes to what the view says of the wards that its targets have together", () => {
    expect(forceOn(combat, [PROWLERS])).toMatchObject({ points: 5, needed: 3, missing: 0, halved: 0 });
    expect(forceOn(combat, [PROWLERS, GOLEMS])).toMatchObject({ points: 3, needed: 8, missing: 5, halved: 3 });
    expect(forceOn(combat, [MAGES, GOLEMS])).toMatchObject({ points: 2, needed: 10, missing: 8, halved: 5 });
  });

  it("names one that it cannot reach", () => {
    const walled = foe("foe-4", 7, ["fortified"], false);
    expect(forceOn(combat, [PROWLERS, walled]).beyond).toBe(walled);
  });

  it("names its targets in the order in which they stand", () => {
    expect(strikeId(combat, new Set(["foe-3", "foe-1"]))).toBe("strike:foe-1+foe-3");
  });

  it("adds up points of a kind and an element", () => {
    const attacks = [
      { points: 2, mode: "melee", element: "physical" },
      { points: 3, mode: "melee", element: "fire" },
      { points: 1, mode: "melee", element: "physical" },
    ] as const;
    const blocks = [{ points: 4, element: "ice" }] as const;
    expect(pointsPlayed(attacks, blocks).map(({ kind, element, points }) => `${kind} ${element} ${points}`)).toEqual([
      "melee physical 3",
      "melee fire 3",
      "block ice 4",
    ]);
  });
});
