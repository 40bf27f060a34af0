// Fights of several players: who is to act, what happens, and what comes next, from every side.

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { asked, doing, nextIn, nowIn, partOf } from "./meeting";
import { clear, momentOf, prepare, show, texts } from "./moments";
import type { DuelView, JointView } from "./types";

beforeAll(() => prepare());
afterEach(clear);

const DUEL: DuelView = {
  ...{ aggressor: 0, defender: 1, begun: true, full: false, attacker: 1, blocker: 0, passes: 0, melee: false },
  ...{ force: 4, points: 6, elements: [], block: 2 },
};
const JOINT: JointView = {
  space: "0,0",
  color: "red",
  seats: [2, 0, 1],
  shares: [],
  actor: null,
  done: [],
  left: 0,
};

describe("a duel", () => {
  it("asks the defender first, then whoever attacks or blocks", () => {
    expect(asked({ ...DUEL, begun: false }, undefined)).toBe(1);
    expect(asked(DUEL, "ranged")).toBe(1);
    expect(asked(DUEL, "block")).toBe(0);
    expect([asked(DUEL, "damage"), doing(DUEL, "damage")]).toEqual([1, "spend"]);
  });

  it("speaks to whoever is asked, and of them to the others", () => {
    expect(nowIn(DUEL, "block", 0)).toMatchObject({ key: "board-meet-block-you", args: { points: 6, left: 4 } });
    expect(nowIn(DUEL, "block", null)).toMatchObject({ key: "board-meet-block", args: { hero: "#0" } });
    expect(nowIn(DUEL, "attack", 0)).toMatchObject({ key: "board-meet-attack", args: { hero: "#1", points: 4 } });
  });

  it("says what letting it be would lead to", () => {
    expect(nextIn({ ...DUEL, passes: 1 }, "ranged").key).toBe("board-meet-after-pass-ranged");
    expect(nextIn({ ...DUEL, passes: 1, melee: true }, "attack").key).toBe("board-meet-after-pass-melee");
    expect(nextIn({ ...DUEL, melee: true }, "block")).toEqual({
      key: "board-meet-after-block-melee",
      args: { hero: "#0", rival: "#1" },
    });
  });

  it.each([
    ["duel-called", "Bo", "Choose how you defend.", "Ana attacks you."],
    ["duel-caller", "Bo", "Bo chooses how to defend.", "Bo decides now."],
    ["duel-block", "Bo", "Against 3 you have a block of 0", "Ana attacks with 3."],
    ["duel-watched", "Bo", "Bo may block 3", "Bo decides now."],
    ["duel-spoils", "Ana", "You have 3 damage to spend on Bo.", "3 damage to Bo"],
    ["duel-suffered", "Ana", "Ana has 3 damage to spend on Bo.", "Ana decides now."],
  ])("shows in %s who is asked, and what it is about", async (name, who, now, question) => {
    const { root } = await show(momentOf(name));
    expect(root.querySelector(".duel .asked")?.textContent?.trim()).toBe(who);
    expect(root.querySelector(".duel .now")?.textContent).toContain(now);
    expect(root.querySelector(".actions .ask")?.textContent).toContain(question);
  });
});

describe("a cooperative assault", () => {
  it("knows how far everybody is", () => {
    const parts = (joint: JointView) => joint.seats.map((seat) => partOf(joint, seat));
    expect(parts(JOINT)).toEqual(["proposes", "waits", "waits"]);
    expect(parts({ ...JOINT, shares: [1, 1, 1] })).toEqual(["proposes", "asked", "asked"]);
    expect(parts({ ...JOINT, shares: [1, 1, 1], actor: 0, done: [2] })).toEqual(["done", "fights", "waits"]);
  });

  it.each([
    ["joint-shares", ["Ana proposes", "Bo comes later", "Cy comes later"]],
    ["joint-asked", ["Ana 2 defenders proposes", "Bo one defender is asked", "Cy one defender is asked"]],
    ["joint-march", ["Ana 2 defenders now", "Bo one defender comes later", "Cy one defender comes later"]],
    ["joint-fight", ["Ana 2 defenders now", "Bo one defender comes later", "Cy one defender comes later"]],
    ["joint-watched", ["Ana 2 defenders done", "Bo one defender now", "Cy one defender comes later"]],
  ])("shows in %s who takes part, and how far they are", async (name, parts) => {
    const { root } = await show(momentOf(name));
    const rows = [...root.querySelectorAll(".joint li")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows).toEqual(parts);
  });

  it("says who is on turn, not who has the last seat", async () => {
    const { root } = await show(momentOf("joint-watched"));
    expect(root.querySelector(".actions .ask")?.textContent).toBe("Bo is on turn.");
    expect(root.querySelector(".calendar .now")?.textContent).toContain("Bo");
  });

  it("tells whoever proposed it that somebody refused, and that the turn goes on", async () => {
    const { root } = await show(momentOf("joint-declined"));
    expect(root.querySelector(".joint")).toBeNull();
    expect(root.querySelector(".actions .reason")?.textContent).toBe(
      "Bo does not agree. The assault does not take place; the turn goes on.",
    );
  });
});

it("has every sentence of these fights in all languages", () => {
  const keys = (locale: string) =>
    texts(locale)
      .match(/^board-meet-[\w-]+/gm)
      ?.sort();
  expect(keys("fr")).toEqual(keys("en"));
  expect(keys("ru")).toEqual(keys("en"));
});
