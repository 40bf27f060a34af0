import { afterEach, expect, it, vi } from "vitest";
import { Workshop } from "./workshop.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

it("loses no draft to a change of language before it was taken up", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response("{}", { headers: { "content-type": "application/json" } });
  });
  vi.useFakeTimers();
  const draft = { id: null, origin: "", name: "Ours", choices: { mage: "warlock" }, cards: { fireball: 2 } };
  localStorage.setItem("magehall.book.mage_wars", JSON.stringify(draft));
  const workshop = new Workshop("mage_wars");
  workshop.check();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(workshop.resume(() => true)).toBe(true);
  expect(workshop.cards).toEqual({ fireball: 2 });
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
  workshop.close();
});
