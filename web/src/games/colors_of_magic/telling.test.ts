// Cards say in words what they show: cost, keywords with their numbers, lines of a duel.

import { beforeAll, expect, it } from "vitest";
import { needTexts, setTextSource } from "../../lib/words";
import { artOf } from "./art";
import { isCard, PRINTED } from "./catalogue";
import { Desk } from "./desk.svelte";
import { heapsOf } from "./hand";
import { momentOf, texts } from "./moments";
import { boostLines, factsOf, keywordName, keywordText, spoken, unsaidKeywords } from "./telling";

const { view } = momentOf("turn");
const desk = new Desk(() => ({
  view: view.table,
  previous: null,
  decision: null,
  you: view.seat,
  names: {},
  choose: () => {},
  explain: () => {},
  why: async () => [],
  winners: [],
  highlight: [],
}));

beforeAll(async () => {
  setTextSource(async (domain, locale) => (domain === "colors_of_magic" ? texts(locale) : ""));
  await needTexts("colors_of_magic");
});

it("has a picture and words for everything that is printed", () => {
  const all = [PRINTED.cards, PRINTED.mages, PRINTED.creatures, PRINTED.ingredients].flatMap(Object.keys);
  for (const id of all) {
    expect(isCard(id)).toBe(true);
    expect(artOf(id), id).not.toBe(artOf("nothing"));
    expect(spoken(desk, id), id).not.toMatch(/cards-|name-|text-|undefined|NaN/);
  }
});

it("tells keywords with their numbers, and what they are about", () => {
  expect(keywordName(desk, { id: "source", x: 2 })).toBe("Source\u00a02");
  expect(keywordName(desk, { id: "charge", x: 3, y: 2 })).toBe("Charge\u00a03/2");
  expect(keywordName(desk, { id: "immunity-element", of: "fire" })).toBe("Immunity (fire)");
  expect(keywordText(desk, { id: "charge", x: 3, y: 2 })).toContain("3 inches or more");
  expect(unsaidKeywords(desk, "salamander-pup")).toEqual([]);
  expect(unsaidKeywords(desk, "slag-brute")).toHaveLength(3);
});

it("tells what a card does in a duel, its range, and what it costs now", () => {
  const bonfire = PRINTED.cards["living-bonfire"];
  if (!bonfire) throw new Error("it is not printed");
  expect(boostLines(desk, bonfire).map(({ text }) => text)).toEqual([
    "Duel won: 2 more damage",
    "Duel lost: 1 damage all the same",
  ]);
  expect(factsOf(desk, "living-bonfire")).toEqual(["Range 6 inches"]);
  expect(factsOf(desk, "living-bonfire", false)).toEqual([]);
  expect(spoken(desk, "living-bonfire", 2)).toContain("Costs 2 now, 4 printed");
  expect(spoken(desk, "living-bonfire", 4)).toContain("Cost 4");
});

it("keeps hand and codex apart", () => {
  const heaps = heapsOf([
    { card: "fireball", codex: false, cost: 3 },
    { card: "ash-seer", codex: true, cost: 2 },
    { card: "fireball", codex: false, cost: 3 },
  ]);
  expect(heaps.map(({ name, cards }) => [name, cards.map(({ card, place }) => `${card} ${place}`)])).toEqual([
    ["hand", ["fireball 0", "fireball 1"]],
    ["codex", ["ash-seer 0"]],
  ]);
});
