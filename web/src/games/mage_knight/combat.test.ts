// Combats on the board: what an attack comes to before it is made, who takes damage, and what is paid with.

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clear, click, momentOf, prepare, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

const foe = (root: HTMLElement, number: number) => root.querySelector(`[data-thing="foe:foe-${number}"]`);
const plan = (root: HTMLElement) => root.querySelector(".plan")?.textContent?.replace(/\s+/g, " ") ?? "";
const strike = (root: HTMLElement) => root.querySelector(".plan .buttons:not(.sets) button");

describe("an attack on several", () => {
  it("says what it comes to, and what is resisted, before it is made", async () => {
    const { root, chosen } = await show(momentOf("strike-several"));
    await click(foe(root, 1));
    expect(plan(root)).toContain("22 of 3: enough");
    await click(foe(root, 2));
    expect(plan(root)).toContain("15 of 8: enough");
    expect(plan(root)).toContain("14 of the points played are resisted");
    expect(chosen).toEqual([]);
    await click(strike(root));
    expect(chosen).toEqual(["strike:foe-1+foe-2"]);
  });

  it("says what is missing, and is not offered then", async () => {
    const { root } = await show(momentOf("strike-several"));
    for (const number of [1, 2, 3]) await click(foe(root, number));
    expect(plan(root)).toContain("11 of 13: 2 missing");
    expect(strike(root)).toBeNull();
    await click(foe(root, 3));
    expect(strike(root)).not.toBeNull();
  });

  it("may hit a set that nobody could list", async () => {
    const moment = momentOf("strike-crowd");
    const { root, chosen } = await show(moment);
    expect(moment.view.decision?.space?.verb).toBe("strike");
    for (const number of [4, 1, 2]) await click(foe(root, number));
    await click(strike(root));
    expect(chosen).toEqual(["strike:foe-1+foe-2+foe-4"]);
    expect(moment.view.decision?.options.map(({ id }) => id)).not.toContain(chosen[0]);
  });
});

describe("a block", () => {
  const told = (root: HTMLElement, number: number) =>
    [...root.querySelectorAll(`[data-piece="foe-${number}"] p`)].map((line) => line.textContent?.trim());

  it("says before it is made which points count half against an enemy", async () => {
    const { root, chosen } = await show(momentOf("block-halved"));
    expect(told(root, 1).slice(0, 2)).toEqual(["Block 6: 3 missing", "7 block points count half"]);
    expect(told(root, 3).slice(0, 2)).toEqual(["Enough to block 5", "4 block points count half"]);
    expect(foe(root, 1)?.getAttribute("aria-label")).toContain("Block 6: 3 missing, 7 block points count half");
    expect(chosen).toEqual([]);
  });

  it("says nothing of it where all count in full", async () => {
    const { root } = await show(momentOf("block-halved"));
    expect(told(root, 2)[0]).toBe("Enough to block 4");
    expect(root.querySelectorAll(".halved")).toHaveLength(2);
    expect((await show(momentOf("attack"))).root.querySelector(".halved")).toBeNull();
  });
});

it("tells what damage would do to each who could take it", async () => {
  const { root } = await show(momentOf("damage-units"));
  const labels = [...root.querySelectorAll(".foe [data-option^='damage:']:not(.face)")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(labels).toContain("Peasants: 2 wounds");
  expect(labels).toContain("Peasants: destroyed, 3 damage left");
  expect(labels).toContain("Hero: 1 wound, 1 more to the discard pile");
});

it("shows mana as what it is, the cheapest first", async () => {
  const { root } = await show(momentOf("pay-many"));
  const buttons = [...root.querySelectorAll<HTMLElement>(".actions .buttons [data-option^='pay:']")];
  expect(buttons.map(({ dataset }) => dataset["option"])).toEqual([
    "pay:token-red",
    "pay:die-red",
    "pay:crystal-red",
    "pay:token-gold:red",
  ]);
  for (const button of buttons) expect(button.querySelector("svg.mana")).not.toBeNull();
});

it("shows who attacks whom in a duel", async () => {
  const { root } = await show(momentOf("duel"));
  const sides = [...root.querySelectorAll(".duel .side")].map((side) => side.textContent?.trim());
  expect(sides).toEqual(["Ana", "Bo"]);
});
