// @vitest-environment node
import { describe, expect, it } from "vitest";
import { apart, bandsOf, baseAt, boxAround, nearAim, STEP, snap } from "./geometry";
import { costAt, optionsAt, parse, write } from "./places";

const disc = (x: number, y: number, radius = 0) => ({ x, y, radius });
/** The loops of a path. */
const loops = (path: string | undefined) => path?.split("M").length ?? 1;

describe("distances", () => {
  it("run from edge to edge, in hundredths of an inch, rounded up", () => {
    expect(apart(disc(0, 0), disc(4, 0))).toBe(100);
    expect(apart(disc(10, 10, 2), disc(18, 10, 2))).toBe(100);
    expect(apart(disc(0, 0), disc(1, 1))).toBe(36);
    expect(apart(disc(0, 0, 4), disc(3, 0, 2))).toBe(0);
    // A range of 12 inches ends before this one.
    expect(apart(disc(20, 48, 2), disc(72, 49, 2))).toBe(1201);
  });

  it("are the same both ways", () => {
    for (const [a, b] of [
      [disc(1, 7, 2), disc(93, 42, 4)],
      [disc(50, 50, 3), disc(51, 60, 2)],
    ] as const) {
      expect(apart(a, b)).toBe(apart(b, a));
    }
  });
});

describe("places", () => {
  const rows = [
    [1, 4, 2, 3],
    [2, 4, 4, 6, 9, 9],
    [2, 5, 2, 2],
  ];

  it("are read and written", () => {
    expect(parse("48,52")).toEqual({ x: 48, y: 52 });
    expect(parse("c12")).toBeNull();
    expect(write({ x: 3, y: 4 })).toBe("3,4");
  });

  it("have what they cost, or none", () => {
    expect(costAt(rows, { x: 2, y: 4 })).toBe(1);
    expect(costAt(rows, { x: 9, y: 4 })).toBe(2);
    expect(costAt(rows, { x: 8, y: 4 })).toBeNull();
    expect(costAt(rows, { x: 2, y: 6 })).toBeNull();
  });

  it("offer what the list does not hold, in its words", () => {
    const option = {
      id: "go:9,9",
      verb: "go",
      subject: "9,9",
      target: "",
      rule: "move",
      key: "option-go",
      args: { place: "9,9" },
    };
    const decision = { key: "ask-go", args: {}, rule: "move", options: [option], space: { verb: "go", rows } };
    expect(optionsAt(decision, { x: 9, y: 9 })).toEqual([option]);
    expect(optionsAt(decision, { x: 2, y: 5 })).toEqual([
      { ...option, id: "go:2,5", subject: "2,5", args: { place: "2,5" } },
    ]);
    expect(optionsAt(decision, { x: 3, y: 5 })).toEqual([]);
  });

  it("are the nearest of the lattice, on the table", () => {
    expect(snap(3.4, 7.6)).toEqual({ x: 3, y: 8 });
    expect(snap(-5, 200)).toEqual({ x: 0, y: 96 });
  });

  it("may lie on a base, the smallest first", () => {
    const [large, small] = [disc(10, 10, 4), disc(12, 10, 2)];
    expect(baseAt([large, small], { x: 11, y: 10 })).toBe(small);
    expect(baseAt([large, small], { x: 7, y: 10 })).toBe(large);
    expect(baseAt([large, small], { x: 20, y: 10 })).toBeNull();
  });

  it("have a box around them that stays on the table", () => {
    const box = boxAround([disc(1, 50, 2)], 4);
    expect(box).toEqual({ left: 0, right: 7 * STEP, top: 44 * STEP, bottom: 56 * STEP });
  });
});

describe("an aim", () => {
  const from = { x: 40, y: 40 };
  const listed = [
    { x: 96, y: 40 },
    { x: 40, y: 0 },
  ];

  it("is the listed one in about its direction", () => {
    expect(nearAim({ x: 60, y: 41 }, from, listed)).toEqual({ x: 96, y: 40 });
    expect(nearAim({ x: 41, y: 20 }, from, listed)).toEqual({ x: 40, y: 0 });
  });

  it("is itself between them, and where nothing is pushed", () => {
    expect(nearAim({ x: 60, y: 20 }, from, listed)).toEqual({ x: 60, y: 20 });
    expect(nearAim({ x: 60, y: 41 }, null, listed)).toEqual({ x: 60, y: 41 });
  });
});

describe("a region", () => {
  it("has one outline around each part, and one around each hole", () => {
    expect(loops(bandsOf([[0, 3, 3, 3]])[0]?.path)).toBe(2);
    const ring = [
      [0, 3, 3, 5],
      [0, 4, 3, 3, 5, 5],
      [0, 5, 3, 5],
    ];
    expect(loops(bandsOf(ring)[0]?.path)).toBe(3);
  });

  it("keeps places apart that touch at a corner only", () => {
    const path = bandsOf([
      [0, 3, 3, 3],
      [0, 4, 4, 4],
    ])[0]?.path;
    expect(loops(path)).toBe(3);
  });

  it("has a band for each cost, the widest first, each with the cheaper ones inside", () => {
    const bands = bandsOf([
      [1, 3, 3, 3],
      [2, 3, 4, 5],
      [2, 2, 3, 3],
    ]);
    expect(bands.map(({ cost }) => cost)).toEqual([2, 1]);
    expect(bands.map(({ path }) => loops(path))).toEqual([2, 2]);
    expect(bands.map(({ label }) => label)).toEqual([
      { x: 5, y: 3 },
      { x: 3, y: 3 },
    ]);
  });

  it("reaches the edge of the table", () => {
    const whole = bandsOf(Array.from({ length: 97 }, (_, y) => [0, y, 0, 96]));
    expect(whole[0]?.path.startsWith("M")).toBe(true);
    expect(loops(whole[0]?.path)).toBe(2);
  });
});
