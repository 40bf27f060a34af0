// @vitest-environment node
import { expect, it } from "vitest";
import { fameLine, reputationSteps, signed } from "./tracks";

it("finds the line of the fame track on which a hero stands", () => {
  expect(fameLine(0, [])).toMatchObject({ level: 1, next: 3 });
  expect(fameLine(2, []).steps.map(({ value }) => value)).toEqual([0, 1, 2]);
  expect(fameLine(3, []).steps.map(({ value }) => value)).toEqual([3, 4, 5, 6, 7]);
  expect(fameLine(98, [])).toMatchObject({ level: 9, next: 99 });
});

it("has an end to the last line, and goes on past it where somebody did", () => {
  expect(fameLine(99, []).steps.at(-1)?.value).toBe(119);
  expect(fameLine(130, []).steps.at(-1)?.value).toBe(130);
  expect(fameLine(130, []).next).toBeNull();
});

it("puts markers where heroes stand", () => {
  const heroes = [
    { seat: 0, fame: 4, reputation: -7 },
    { seat: 1, fame: 9, reputation: 2 },
    { seat: 2, fame: 4, reputation: 2 },
  ];
  expect(fameLine(4, heroes).steps.map(({ seats }) => seats)).toEqual([[], [0, 2], [], [], []]);
  const steps = reputationSteps(heroes);
  expect(steps.map(({ influence }) => influence)).toEqual([null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]);
  expect(steps.filter(({ seats }) => seats.length > 0).map(({ value, seats }) => [value, seats])).toEqual([
    [-7, [0]],
    [2, [1, 2]],
  ]);
});

it("writes numbers with their sign", () => {
  expect([-3, 0, 2].map(signed)).toEqual(["−3", "0", "+2"]);
});
