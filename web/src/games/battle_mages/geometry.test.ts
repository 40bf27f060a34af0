// @vitest-environment node
import { describe, expect, it } from "vitest";
import { aim } from "./aims";
import { distance, type Layout, layOut, leastHeight } from "./geometry";
import type { AimedView } from "./types";

const SIZES = [
  [345, 610],
  [360, 640],
  [600, 800],
  [819, 900],
  [820, 560],
  [900, 670],
  [1280, 680],
  [1450, 950],
  [1920, 960],
] as const;

function layouts(): { name: string; layout: Layout; mages: number }[] {
  return SIZES.flatMap(([width, wanted]) =>
    [2, 3, 4, 5, 6].map((mages) => {
      const height = Math.max(wanted, leastHeight(width, 92));
      return { name: `${width}x${height}, ${mages} mages`, mages, layout: layOut(width, height, mages, 1, 92) };
    }),
  );
}

describe("layOut", () => {
  it.each(layouts())("keeps every seat on the board: $name", ({ layout, mages }) => {
    expect(layout.seats).toHaveLength(mages);
    for (const seat of layout.seats) {
      expect(seat.x).toBeGreaterThan(20);
      expect(seat.x).toBeLessThan(layout.width - 20);
      expect(seat.y).toBeGreaterThan(20);
      expect(seat.y).toBeLessThan(layout.height - 20);
    }
  });

  it.each(layouts())("lets no two medallions touch: $name", ({ layout }) => {
    layout.seats.forEach((seat, place) => {
      for (const other of layout.seats.slice(place + 1)) expect(distance(seat, other)).toBeGreaterThan(layout.medal);
    });
  });

  it("seats the next mage to our left, as at a table", () => {
    const { seats } = layOut(1280, 700, 4, 2, 0);
    const [left, top, right] = [seats[3], seats[0], seats[1]];
    expect(left?.x).toBeLessThan(top?.x ?? 0);
    expect(top?.x).toBeLessThan(right?.x ?? 0);
  });
});

describe("aim", () => {
  const bolt = (by: number, at: number): AimedView => ({
    spell: "explosion",
    by,
    at,
    damage: 2,
    school: null,
    chain: 0,
  });

  it("gives every spell an arrow of its own, also two that are alike", () => {
    const arrows = aim([bolt(0, 2), bolt(0, 2)], [bolt(1, 2)], layOut(1280, 700, 3, 0, 0));
    expect(new Set(arrows.map((arrow) => arrow.key)).size).toBe(3);
    expect(arrows.map((arrow) => arrow.pending)).toEqual([false, false, true]);
  });

  it("keeps the badges of a storm apart", () => {
    const arrows = aim(
      [1, 2, 3, 4, 5].map((at) => bolt(0, at)),
      [],
      layOut(1280, 700, 6, 3, 0),
    );
    arrows.forEach((arrow, place) => {
      for (const other of arrows.slice(place + 1)) expect(distance(arrow.at, other.at)).toBeGreaterThan(30);
    });
  });
});
