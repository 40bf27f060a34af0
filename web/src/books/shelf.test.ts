import { expect, it } from "vitest";
import { byKind, codeIn, EVERYTHING, find, mages, type Shelf, trainingOf, withCopies, withMage } from "./shelf";

const training = (mage: string, element: string, elements: string[], barred: Record<string, string> = {}) => ({
  mage,
  element,
  elements,
  limit: 120,
  trained: [],
  opposed: [],
  prices: {},
  barred,
});
const shelf: Shelf = {
  trainings: [
    training("warlock", "", [], { "temple-of-light": "spellbooks.school-only" }),
    training("wizard", "", ["air", "fire"]),
    training("wizard", "fire", ["air", "fire"]),
  ],
  most: { fireball: 4, "timber-wolf": 6, "temple-of-light": 4, teleport: 6, "no-such-card": 4 },
  box: [],
};
const found = (wanted: Partial<typeof EVERYTHING>, cards = {}) =>
  find(shelf, { ...EVERYTHING, ...wanted }, shelf.trainings[0] ?? null, cards, String, (card) => `${card} Été`);

it("knows the mages and what each was trained in", () => {
  expect(mages(shelf)).toEqual(["warlock", "wizard"]);
  expect(trainingOf(shelf, { mage: "wizard", element: "fire" })).toBe(shelf.trainings[2]);
  expect(trainingOf(shelf, { mage: "wizard" })).toBe(shelf.trainings[1]);
  expect(trainingOf(shelf, { mage: "warlock", element: "fire" })).toBe(shelf.trainings[0]);
  expect(trainingOf(shelf, { mage: "nobody" })).toBeNull();
});

it("keeps the element only where the new mage may choose it", () => {
  expect(withMage(shelf, { mage: "wizard", element: "fire" }, "warlock")).toEqual({ mage: "warlock" });
  expect(withMage(shelf, { mage: "warlock", element: "air" }, "wizard")).toEqual({ mage: "wizard", element: "air" });
  expect(withMage(shelf, { mage: "warlock", element: "dark" }, "wizard")).toEqual({ mage: "wizard" });
});

it("counts copies, and forgets cards without one", () => {
  expect(withCopies({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
  expect(withCopies({ a: 1, b: 2 }, "a", 0)).toEqual({ b: 2 });
  expect(withCopies({}, "a", -1)).toEqual({});
  expect(withCopies({}, "a", 200)).toEqual({ a: 99 });
});

it("finds cards by words, type, school, level, and whether they are in the book", () => {
  expect(found({ mine: false })).toEqual(["timber-wolf", "temple-of-light", "teleport", "fireball"]);
  expect(found({ words: "FIRE ete" })).toEqual(["fireball"]);
  expect(found({ words: "fire wolf" })).toEqual([]);
  expect(found({ kind: "creature" })).toEqual(["timber-wolf"]);
  expect(found({ school: "fire" })).toEqual(["fireball"]);
  expect(found({ level: "2" })).not.toContain("no-such-card");
  expect(found({ level: "9" })).toEqual([]);
  expect(found({ inBook: true }, { teleport: 1 })).toEqual(["teleport"]);
});

it("hides what is closed to the mage, unless it is in the book", () => {
  expect(found({})).not.toContain("temple-of-light");
  expect(found({}, { "temple-of-light": 1 })).toContain("temple-of-light");
});

it("groups a book by type with the copies of each", () => {
  expect(byKind({ fireball: 2, "timber-wolf": 3 }, String)).toEqual([
    { kind: "creature", count: 3, cards: [["timber-wolf", 3]] },
    { kind: "attack", count: 2, cards: [["fireball", 2]] },
  ]);
});

it("reads the code in an address", () => {
  expect(codeIn("#MWB1-00")).toBe("MWB1-00");
  expect(codeIn("#%20MWB1-00")).toBe("MWB1-00");
  expect(codeIn("")).toBe("");
  expect(codeIn("#%E0%A4%A")).toBe("");
});
