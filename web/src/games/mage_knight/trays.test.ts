// @vitest-environment node
import { expect, it } from "vitest";
import type { Option } from "../../lib/wire";
import { thingsOf } from "./deeds";
import type { Desk } from "./desk.svelte";
import { traysOf } from "./trays";

function laid(ids: readonly string[], cards: readonly string[]): string[] {
  const options = ids.map((id) => {
    const [verb = "", subject = "", target = ""] = id.split(":");
    return { id, verb, subject, target } as Option;
  });
  const offered = new Map(options.flatMap((option) => thingsOf(option).map((thing) => [thing, [option]] as const)));
  const offers = { units: ["peasants"], actions: ["agility"], spells: ["fireball"], monastery: [] };
  return traysOf({ view: { offers }, hero: { cards }, offered } as unknown as Desk).map(({ card }) => card);
}

it("lays out what is neither in hand nor on offer", () => {
  expect(laid(["play:march:basic", "rest:rage:0", "end:turn"], ["march", "rage"])).toEqual([]);
  expect(laid(["take:agility", "recruit:peasants", "play:fireball:basic"], [])).toEqual([]);
  expect(laid(["add-drafted:training", "move:1,0"], ["march"])).toEqual(["training"]);
});

it("lays out all cards of a searched deck, also those alike in hand", () => {
  expect(laid(["pick:march", "pick:rage"], ["march"])).toEqual(["march", "rage"]);
  expect(laid(["pick:march", "pick:rage"], ["march", "rage"])).toEqual([]);
});

it("leaves the draft to its screen", () => {
  expect(laid(["draft:training"], [])).toEqual([]);
});
