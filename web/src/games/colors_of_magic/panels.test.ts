// The panels in which people answer: the duel, the stack, casting, and what an aim means.

import { tick } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { board, clear, click, momentOf, prepare, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

it("shows a duel card by card, the cards of others by their backs", async () => {
  const moment = momentOf("duel-laid");
  const { duel } = moment.view.table;
  const { root } = await show(moment);
  const sides = [...root.querySelectorAll(".duel .side")];
  for (const [place, side] of [duel?.attacker, duel?.defender].entries()) {
    expect(sides[place]?.querySelectorAll(".slip")).toHaveLength(side?.cards.length ?? -1);
    expect(sides[place]?.querySelectorAll(".slip.back")).toHaveLength(
      side?.cards.filter((card) => card === null).length ?? -1,
    );
    expect(sides[place]?.querySelector(".total")?.textContent).toContain(String(side?.total));
  }
});

it("names who is to lay a card, not whose activation it is", async () => {
  const moment = momentOf("duel-laid");
  const { duel, active } = moment.view.table;
  expect(duel?.turn).not.toBe(active);
  expect(duel?.turn).toBe(moment.view.seat);
  const { root } = await show(moment);
  expect(root.querySelector(".track .turn .who")?.textContent).toBe("Your turn");
});

it("says what a lost duel costs, and that cards face down add to it", async () => {
  const lost = async (name: string) =>
    (await show(momentOf(name))).root.querySelector(".stakes div:last-child dd")?.textContent?.trim();
  expect(await lost("duel-laid")).toBe("1 + ? damage to you");
  expect(await lost("duel")).toBe("1 damage to you");
});

it("says what a card would add to a duel before it is laid", async () => {
  const moment = momentOf("duel");
  const option = moment.view.decision?.options.find(({ verb }) => verb === "duel");
  const { root, chosen } = await show(moment);
  expect(root.querySelector(".would")).toBeNull();
  await click(root.querySelector(`[data-thing="card:${option?.subject}"]`));
  expect(root.querySelector(".would")?.textContent).toContain(`adds ${option?.args["initiative"]}`);
  expect(chosen).toEqual([]);
});

it("lays what resolves next on top of the stack", async () => {
  const moment = momentOf("stack");
  const { root } = await show(moment);
  const shown = [...root.querySelectorAll(".stack .spell")].map((spell) => spell.getAttribute("data-thing"));
  expect(shown).toEqual(moment.view.table.spells.map(({ id }) => `spell:${id}`).toReversed());
  expect(root.querySelector(".stack .pause")?.textContent).not.toMatch(/pause-/);
});

it("shows what a spell asks for as one dialog, and takes a step back", async () => {
  const moment = momentOf("cheaper");
  let undone = 0;
  const { root } = await board.show(moment, { undo: () => undone++ });
  const steps = [...root.querySelectorAll(".casting li")];
  expect(steps).toHaveLength(moment.view.table.casting?.steps.length ?? -1);
  expect(steps.find((step) => step.getAttribute("aria-current") === "step")?.textContent).toContain("Price");
  await click(
    [...root.querySelectorAll(".buttons button")].find((one) => one.textContent?.includes("Take back")) ?? null,
  );
  expect(undone).toBe(1);
});

it("asks where a free aim would push once it is picked", async () => {
  const moment = momentOf("push");
  const pushed = moment.view.table.creatures.find(
    ({ id }) => id === moment.view.table.pushes?.[0]?.pushed[0]?.creature,
  );
  const previewed: string[] = [];
  const { root } = await board.show(moment, {
    preview: async (option) => {
      previewed.push(option);
      return [[pushed?.x ?? 0, pushed?.y ?? 0, 50, 51, 1]];
    },
  });
  const ground = root.querySelector<HTMLElement>("[data-ground-keys]");
  for (const key of ["ArrowLeft", "ArrowDown", "ArrowDown"]) {
    ground?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await tick();
  }
  await tick();
  const listed = moment.view.table.pushes?.some(({ option }) => option === previewed.at(-1));
  expect(previewed.length > 0 && !listed).toBe(true);
  await tick();
  expect(root.querySelector(`[data-push="${pushed?.id}"].stopped`)).not.toBeNull();
});

it("calls nobody dead whose mage has not come yet", async () => {
  const { root } = await board.show(momentOf("corner"));
  expect(root.querySelectorAll(".player")).toHaveLength(2);
  expect(root.querySelector(".player .gone")).toBeNull();
});

it("says what a card does once it is picked", async () => {
  const { root } = await board.show(momentOf("turn"));
  await click(root.querySelector('[data-thing^="card:"][data-option^="cast:"]'));
  expect(root.querySelector(".actions .said")?.textContent).toBeTruthy();
});
