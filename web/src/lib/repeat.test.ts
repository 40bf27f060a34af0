import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeat } from "./repeat";

let rounds = 0;
let finish: () => void = () => {};
let stop: () => void = () => {};
const work = () => {
  rounds += 1;
  return new Promise<void>((resolve) => (finish = resolve));
};
const look = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  rounds = 0;
  stop = repeat(work, 1000);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("begins at once, and again so long after the end of each round", async () => {
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toBe(2);
});

it("runs one round at a time, also when the page is looked at again", async () => {
  look("hidden");
  look("visible");
  expect(rounds).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(999);
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toBe(3);
});

it("rests while nobody looks, and goes on at once when somebody does", async () => {
  look("hidden");
  finish();
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toBe(1);
  look("visible");
  expect(rounds).toBe(2);
});

it("never runs again once it is stopped", async () => {
  stop();
  finish();
  look("visible");
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toBe(1);
});
