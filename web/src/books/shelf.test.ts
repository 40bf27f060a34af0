// @vitest-environment node
import { expect, it } from "vitest";
import type { DeckForm } from "../lib/wire";
import type { DeckParts } from "./contract";
import { plainParts } from "./plain";
import {
  byKind,
  choicesOf,
  codeIn,
  EVERYTHING,
  find,
  firstChoices,
  offered,
  setsIn,
  valuesOf,
  variantOf,
  withChoice,
  withCopies,
  withSet,
} from "./shelf";

const variant = (choices: Record<string, string>, barred: Record<string, string> = {}) => ({
  choices,
  limit: 120,
  prices: {},
  barred,
  notes: {},
});
const form: DeckForm = {
  variants: [
    variant({ house: "raven" }, { lance: "decks.house-only" }),
    variant({ house: "stag" }),
    variant({ house: "stag", colour: "red" }),
    variant({ house: "stag", colour: "blue" }),
  ],
  most: { lance: 4, horse: 6, shield: 4, squire: 6, "no-such-card": 4 },
  box: [],
  slots: [],
  sets: [],
};
const KIND: Record<string, string> = { lance: "weapon", shield: "weapon", horse: "beast", squire: "person" };
const LEVEL: Record<string, number> = { lance: 2, shield: 1, horse: 1, squire: 2 };
const level = {
  name: "level",
  of: (card: string) => [String(LEVEL[card])],
  text: String,
  order: (one: string, other: string) => Number(other) - Number(one),
};
const kind = { name: "kind", of: (card: string) => [KIND[card] ?? ""], text: (value: string) => `the ${value}` };
const parts: DeckParts = {
  ...plainParts("joust"),
  knows: (card) => card in KIND,
  name: String,
  words: (card) => `${card} Été`,
  kinds: ["person", "beast", "weapon"],
  kindOf: (card) => KIND[card] ?? "",
  order: (one, other) => (LEVEL[one] ?? 0) - (LEVEL[other] ?? 0),
  facets: [kind, level],
};
const found = (wanted: Partial<typeof EVERYTHING>, cards = {}) =>
  find(form, { ...EVERYTHING, ...wanted }, form.variants[0] ?? null, cards, parts);

it("knows the choices, what each offers, and what holds for those who made them", () => {
  expect(choicesOf(form)).toEqual(["house", "colour"]);
  expect(offered(form, {}, "house")).toEqual(["raven", "stag"]);
  expect(offered(form, { house: "stag" }, "colour")).toEqual(["red", "blue"]);
  expect(offered(form, { house: "raven" }, "colour")).toEqual([]);
  expect(variantOf(form, { house: "stag", colour: "red" })).toBe(form.variants[2]);
  expect(variantOf(form, { house: "stag" })).toBe(form.variants[1]);
  expect(variantOf(form, { house: "raven", colour: "red" })).toBe(form.variants[0]);
  expect(variantOf(form, { house: "nobody" })).toBeNull();
});

it("keeps a later choice only where it can still be made", () => {
  expect(withChoice(form, { house: "stag", colour: "red" }, "house", "raven")).toEqual({ house: "raven" });
  expect(withChoice(form, { house: "raven", colour: "blue" }, "house", "stag")).toEqual({
    house: "stag",
    colour: "blue",
  });
  expect(withChoice(form, { house: "raven", colour: "grey" }, "house", "stag")).toEqual({ house: "stag" });
  expect(withChoice(form, { house: "stag" }, "colour", "red")).toEqual({ house: "stag", colour: "red" });
});

it("puts sets into free slots, takes them out again, and keeps them whatever else is chosen", () => {
  const sets = ["red", "blue", "grey"].map((id) => ({ id, kind: "squires", cards: { squire: 2 } }));
  const slotted: DeckForm = { ...form, slots: ["one", "two"], sets };
  const both = withSet(slotted, withSet(slotted, { house: "raven" }, "red"), "blue");
  expect(both).toEqual({ house: "raven", one: "red", two: "blue" });
  expect(setsIn(slotted, both)).toEqual(["red", "blue"]);
  expect(withSet(slotted, both, "grey")).toEqual(both);
  const after = withSet(slotted, withSet(slotted, both, "red"), "grey");
  expect(after).toEqual({ house: "raven", one: "grey", two: "blue" });
  expect(withChoice(slotted, after, "house", "stag")).toEqual({ house: "stag", one: "grey", two: "blue" });
  expect(firstChoices(slotted, after)).toEqual({ house: "raven" });
});

it("begins with as few choices as it takes", () => {
  expect(firstChoices(form)).toEqual({ house: "raven" });
  expect(firstChoices(form, { house: "stag", colour: "red" })).toEqual({ house: "stag" });
  const bound: DeckForm = { ...form, variants: form.variants.slice(2) };
  expect(firstChoices(bound)).toEqual({ house: "stag", colour: "red" });
  expect(firstChoices({ ...form, variants: [variant({})] })).toEqual({});
});

it("counts copies, and forgets cards without one", () => {
  expect(withCopies({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
  expect(withCopies({ a: 1, b: 2 }, "a", 0)).toEqual({ b: 2 });
  expect(withCopies({}, "a", -1)).toEqual({});
  expect(withCopies({}, "a", 200)).toEqual({ a: 99 });
});

it("finds cards by words, facets, and whether they are in the book", () => {
  expect(found({ mine: false })).toEqual(["squire", "horse", "shield", "lance"]);
  expect(found({ words: "SHIELD ete" })).toEqual(["shield"]);
  expect(found({ words: "shield horse" })).toEqual([]);
  expect(found({ facets: { kind: "beast" } })).toEqual(["horse"]);
  expect(found({ facets: { kind: "weapon", level: "1" } })).toEqual(["shield"]);
  expect(found({ facets: { level: "9" } })).toEqual([]);
  expect(found({ inBook: true }, { squire: 1 })).toEqual(["squire"]);
});

it("lists the values of a facet in its order, or by their words", () => {
  expect(valuesOf(level, Object.keys(KIND))).toEqual(["2", "1"]);
  expect(valuesOf(kind, Object.keys(KIND))).toEqual(["beast", "person", "weapon"]);
});

it("hides what the deck may not hold, unless it is in it", () => {
  expect(found({})).not.toContain("lance");
  expect(found({}, { lance: 1 })).toContain("lance");
});

it("groups a book by kind with the copies of each", () => {
  expect(byKind({ lance: 2, shield: 1, horse: 3 }, parts)).toEqual([
    { kind: "beast", count: 3, cards: [["horse", 3]] },
    {
      kind: "weapon",
      count: 3,
      cards: [
        ["shield", 1],
        ["lance", 2],
      ],
    },
  ]);
});

it("reads the code in an address", () => {
  expect(codeIn("#MWB1-00")).toBe("MWB1-00");
  expect(codeIn("#%20MWB1-00")).toBe("MWB1-00");
  expect(codeIn("")).toBe("");
  expect(codeIn("#%E0%A4%A")).toBe("");
});
