// @vitest-environment node
import { expect, it } from "vitest";
import { linksOf } from "./links";
import type { AimedView, TableView } from "./types";

const chain: AimedView = { spell: "rockfall", by: 0, at: 1, damage: 6, school: "earth", chain: 3 };

function view(played: string[], aimed: AimedView[] = [chain]): TableView {
  return { mages: [], active: 0, direction: 1, pile: 0, centre: null, played, aimed, under_way: [] };
}

it("finds a chain's cards among the played ones, over what was played between", () => {
  expect(linksOf(chain, view(["heal", "stone-hand", "dodge", "fusion", "rockfall"]))).toEqual([
    "stone-hand",
    "fusion",
    "rockfall",
  ]);
});

it("does not guess where two chains of a school fly at once", () => {
  const other = { ...chain, at: 2, chain: 1, spell: "stone-hand" };
  expect(linksOf(chain, view(["stone-hand", "rock-projectile", "rockfall"], [chain, other]))).toEqual([
    null,
    null,
    "rockfall",
  ]);
});

it("shows a card that is not among the played ones as unknown", () => {
  expect(linksOf(chain, view(["rockfall"]))).toEqual([null, null, "rockfall"]);
});
