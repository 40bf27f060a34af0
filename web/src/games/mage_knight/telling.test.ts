import { beforeAll, describe, expect, it } from "vitest";
import { stage } from "../../board/harness";
import { knows, setLocale, t } from "../../lib/words";
import { PRINTED } from "./catalogue";
import { type Desk, GAME } from "./desk.svelte";
import { faceOf, hueOf, kindOf, ruleOf, spoken, WOUND } from "./telling";

const knight = await stage(GAME);
const asked = new Set<string>();
/** As much of a desk as cards need, which remembers what it was asked to say. */
const desk = {
  say: (key: string, args = {}) => {
    asked.add(key);
    return t(GAME, key, args);
  },
  nameOf: (id: string) => t(GAME, `name-${id}`),
} as unknown as Desk;
const cards = [
  WOUND,
  ...Object.keys(PRINTED.deeds),
  ...Object.keys(PRINTED.units),
  ...Object.keys(PRINTED.skills),
  ...Object.keys(PRINTED.tactics),
];

beforeAll(() => knight.prepare());

describe("cards", () => {
  it.each(["en", "fr", "ru"] as const)("have words for all they do, in %s", async (locale) => {
    await setLocale(locale);
    for (const card of cards) {
      const { sort, lines } = faceOf(desk, card);
      expect(sort, card).not.toBe("");
      expect(lines.length, card).toBeGreaterThan(0);
      for (const { text } of lines) expect(text, card).not.toBe("");
      expect(spoken(desk, card)).toContain(lines[0]?.text.replace(/\.$/, ""));
    }
    for (const key of asked) expect(knows(GAME, key), key).toBe(true);
    await setLocale("en");
  });

  it("take mana for what is strong: an action its colour, a spell black besides", () => {
    expect(faceOf(desk, "march").lines.map(({ mana }) => mana)).toEqual([[], ["green"]]);
    expect(faceOf(desk, "fireball").lines.map(({ mana }) => mana)).toEqual([["red"], ["black", "red"]]);
    expect(faceOf(desk, "herbalists").lines.map(({ mana }) => mana)).toEqual([["green"], [], []]);
  });

  it("are told apart by kind and colour", () => {
    expect(["march", "fireball", "ruby-ring", WOUND, "peasants", "catapults", "early-bird"].map(hueOf)).toEqual([
      "green",
      "red",
      "gold",
      "wound",
      "unit",
      "elite",
      "gold",
    ]);
    // Units and enemies share this name.
    expect(kindOf("altem-mages")).toBe("units");
  });

  it("lead to their rule, alike ones to one", () => {
    expect(["march", "ruby-ring", "motivation-tovak", "peasants", WOUND].map(ruleOf)).toEqual([
      "card.march",
      "card.rings",
      "skill.motivation",
      "unit.peasants",
      "wounds.cards",
    ]);
  });
});
