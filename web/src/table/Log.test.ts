import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Log from "./Log.svelte";

it("takes a scroll of a list that has just gone", async () => {
  const shown = mount(Log, {
    target: document.body,
    props: { game: "joust", names: {}, lines: [], explain: () => {}, point: () => {} },
  });
  flushSync();
  const list = document.querySelector("ol");
  await unmount(shown);
  expect(() => list?.dispatchEvent(new Event("scroll"))).not.toThrow();
  expect(list).not.toBeNull();
});
