import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { again, loadPart } from "./again";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Something that fails so many times before it works. */
function shaky(failures: number): { tries: number; work: () => Promise<string> } {
  const told = { tries: 0, work: async () => "" };
  told.work = async () => {
    told.tries += 1;
    if (told.tries <= failures) throw new Error("lost");
    return "here";
  };
  return told;
}

it("asks once for what comes at once", async () => {
  const told = shaky(0);
  await expect(again(told.work)).resolves.toBe("here");
  expect(told.tries).toBe(1);
});

it("asks again for what was lost, after a pause", async () => {
  const told = shaky(2);
  const done = again(told.work, [100, 200, 300]);
  await vi.advanceTimersByTimeAsync(99);
  expect(told.tries).toBe(1);
  await vi.advanceTimersByTimeAsync(201);
  await expect(done).resolves.toBe("here");
  expect(told.tries).toBe(3);
});

it("tells the failure when all tries are used up", async () => {
  const told = shaky(9);
  const done = expect(again(told.work, [1, 1])).rejects.toThrow("lost");
  await vi.runAllTimersAsync();
  await done;
  expect(told.tries).toBe(3);
});

it("asks for styles that were lost before it takes a part for whole", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  const anew = document.createElement("link");
  vi.spyOn(link, "cloneNode").mockReturnValue(anew);
  document.head.append(link);
  let loads = 0;
  const done = loadPart(async () => {
    loads += 1;
    if (loads === 1) link.dispatchEvent(new Event("error"));
    return "part";
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loads).toBe(1);
  expect([...document.head.children]).toEqual([anew]);
  anew.onload?.(new Event("load"));
  await expect(done).resolves.toBe("part");
  expect(loads).toBe(2);
});
