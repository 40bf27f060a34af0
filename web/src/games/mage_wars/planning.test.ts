// The pages of the spellbook, and playing by keyboard.

import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { printed } from "./catalogue";
import { clear, click, momentOf, prepare, press, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

const cards = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(".take [data-card]")].map((node) => node.dataset["card"] ?? "");

describe("the pages of the book", () => {
  const moment = momentOf("plan-standard");
  const offered = (moment.view.decision?.options ?? []).flatMap(({ verb, subject }) =>
    verb === "prepare" ? [subject] : [],
  );

  it("hold every spell that can be prepared, once", async () => {
    const { root } = await show(moment);
    expect(cards(root).sort()).toEqual([...offered].sort());
  });

  it("turn to one kind of spell", async () => {
    const { root } = await show(moment);
    const tab = [...root.querySelectorAll(".pages button")].find((button) => button.textContent?.includes("Equipment"));
    await click(tab);
    const wanted = offered.filter((card) => printed(card)?.kind === "equipment");
    expect(wanted.length).toBeGreaterThan(0);
    expect(cards(root).sort()).toEqual([...wanted].sort());
  });

  it("are searched by name, kind and school", async () => {
    const { root } = await show(moment);
    const field = root.querySelector<HTMLInputElement>(".book input");
    if (!field) throw new Error("there is no field to search in");
    field.value = "dispel";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(cards(root).sort()).toEqual(offered.filter((card) => card.includes("dispel")).sort());
  });

  it("say how many of a spell are left", async () => {
    const { root } = await show(moment);
    const book = moment.view.table.players[moment.view.seat ?? 0]?.book_cards ?? [];
    const many = offered.find((card) => book.filter((other) => other === card).length > 1);
    const face = root.querySelector(`.take[data-thing="hand:${many}"]`);
    expect(face?.textContent).toContain(`×${book.filter((card) => card === many).length}`);
  });

  it("take a spell with the second click, not with the first", async () => {
    const { root, chosen } = await show(moment);
    const card = root.querySelector(".take");
    await click(card);
    expect(chosen).toEqual([]);
    expect(card?.getAttribute("aria-pressed")).toBe("true");
    await click(card);
    expect(chosen).toHaveLength(1);
  });

  it("make room for the arena when we want to look at it", async () => {
    const { root } = await show(moment);
    expect(root.querySelector(".arena")).toBeNull();
    await click(root.querySelector(".peek"));
    expect(root.querySelector(".arena")).not.toBeNull();
    await click(root.querySelector(".peek"));
    expect(root.querySelector(".book")).not.toBeNull();
  });
});

describe("the keyboard", () => {
  const focus = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)?.focus();
  const zone = () => (document.activeElement as HTMLElement).dataset["zone"];

  it("goes from zone to zone with the arrows, and stops at the wall of the arena", async () => {
    const { root } = await show(momentOf("act-crowded"));
    focus(root, '[data-zone="b2"]');
    await press("ArrowRight");
    expect(zone()).toBe("c2");
    await press("ArrowUp");
    expect(zone()).toBe("c1");
    await press("ArrowUp");
    expect(zone()).toBe("c1");
    await press("ArrowLeft");
    await press("ArrowDown");
    expect(zone()).toBe("b2");
  });

  it("goes from target to target, and back with Escape", async () => {
    const { root, chosen } = await show(momentOf("act-crowded"));
    const options = momentOf("act-crowded").view.decision?.options ?? [];
    const spells = options.filter(({ verb }) => verb === "cast").map(({ subject }) => subject);
    const spell = spells.find((one, place) => spells.indexOf(one) !== place);
    focus(root, `.hand [data-thing="hand:${spell}"]`);
    await click(document.activeElement);
    const targets = [...root.querySelectorAll("[data-target]")];
    expect(targets).toContain(document.activeElement);
    const first = document.activeElement;
    await press("n");
    expect(targets).toContain(document.activeElement);
    expect(document.activeElement).not.toBe(first);
    await press("Escape");
    expect(root.querySelectorAll("[data-target]")).toHaveLength(0);
    expect(chosen).toEqual([]);
  });
});
