// @vitest-environment node
import { expect, it } from "vitest";
import {
  border,
  boxAround,
  corners,
  middle,
  neighbors,
  SIZE,
  tileCorners,
  tileNeighbors,
  tileSpaces,
} from "./geometry";

const far = (one: string, other: string) =>
  Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y);

it("lays six spaces around each, all equally far", () => {
  const around = neighbors("2,-1");
  expect(around).toEqual(["3,-2", "3,-1", "2,0", "1,0", "1,-1", "2,-2"]);
  for (const near of around) expect(far("2,-1", near)).toBeCloseTo(SIZE * Math.sqrt(3));
});

it("fits tiles into each other without gaps", () => {
  const spaces = ["0,0", ...tileNeighbors("0,0")].flatMap(tileSpaces);
  expect(new Set(spaces).size).toBe(49);
  for (const space of tileSpaces("0,0")) expect(neighbors(space).every((near) => spaces.includes(near))).toBe(true);
});

it("draws a tile's outline along its outer spaces, each corner once", () => {
  const outline = tileCorners("0,0").map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  expect(new Set(outline).size).toBe(18);
  const own = new Set(
    tileSpaces("0,0")
      .flatMap(corners)
      .map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`),
  );
  for (const corner of outline) expect(own).toContain(corner);
});

it("draws the border between two spaces from both sides alike", () => {
  const ends = (path: string) => path.slice(1).split("L").sort();
  expect(ends(border("0,0", 1))).toEqual(ends(border("1,0", 4)));
});

it("boxes what it is given", () => {
  const { left, right, top, bottom } = boxAround(["0,0"], 10);
  expect([right - left, bottom - top]).toEqual([SIZE * Math.sqrt(3) + 20, SIZE * 2 + 20]);
});
