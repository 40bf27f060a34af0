// @vitest-environment node
import { expect, it } from "vitest";
import { spotFor } from "./closer";

const box = (left: number, top: number, width = 100, height = 140) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const frame = { left: 10, top: 20 };
const board = { width: 800, height: 600 };
const size = { width: 200, height: 300 };

it("stands above a thing where there is room, in its middle", () => {
  expect(spotFor(box(410, 420), frame, size, board, "above")).toEqual({ x: 350, y: 88 });
});

it("stands beside a thing where there is none above", () => {
  expect(spotFor(box(110, 220), frame, size, board, "above")).toEqual({ x: 212, y: 120 });
});

it("stands beside a thing first if asked to, on the side that has room", () => {
  expect(spotFor(box(110, 420), frame, size, board, "beside")).toEqual({ x: 212, y: 294 });
  expect(spotFor(box(690, 420), frame, size, board, "beside")).toEqual({ x: 468, y: 294 });
});

it("stands below a thing on a narrow board, and never outside of it", () => {
  const phone = { width: 320, height: 600 };
  expect(spotFor(box(110, 30), frame, size, phone, "beside")).toEqual({ x: 50, y: 162 });
  expect(spotFor(box(60, 560), frame, size, phone, "beside").x).toBe(6);
  expect(spotFor(box(10, 20), frame, { width: 200, height: 900 }, board, "above").y).toBe(6);
});

it("stays in sight where the board begins above the window or ends below it", () => {
  const above = { left: 0, top: -300 };
  expect(spotFor(box(110, 10), above, size, board, "beside", 600).y).toBe(306);
  expect(spotFor(box(110, 590), { left: 0, top: 0 }, size, board, "beside", 400).y).toBe(400 - size.height - 6);
});
