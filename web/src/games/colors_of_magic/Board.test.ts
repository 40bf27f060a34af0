// Every recorded moment: whatever is offered can be chosen on the board, by clicks alone.

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { provesEveryOption } from "../../board/harness";
import { board, clear, click, momentOf, prepare, show } from "./moments";

beforeAll(() => prepare());
afterEach(clear);

provesEveryOption(board, (root, { view: { table } }) => {
  if (!root.querySelector(".field")) return;
  expect(root.querySelectorAll("[data-creature]")).toHaveLength(table.creatures.length);
  expect(root.querySelectorAll("[data-terrain]")).toHaveLength(table.terrain.length);
  expect(root.querySelectorAll('[data-thing^="marker:"]')).toHaveLength(table.markers.length);
  expect(root.querySelectorAll('[data-thing^="zone:"]')).toHaveLength(table.zones.length);
  for (const { id, x, y, left } of table.creatures) {
    const words = root.querySelector(`[data-creature="${id}"]`)?.getAttribute("aria-label") ?? "";
    expect(words).toContain(`${x},${y}`);
    expect(words).toContain(`Life ${Math.max(0, left)} of`);
    expect(words).not.toMatch(/board-|name-|sketch-/);
  }
});

const spots = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(".spot")];
const ground = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-ground-keys]");

async function strike(root: HTMLElement, key: string, shiftKey = false): Promise<void> {
  ground(root)?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
  await Promise.resolve();
}

describe("the table", () => {
  it("draws a halo around enemies only", async () => {
    const moment = momentOf("turn-crowded");
    const { root } = await show(moment);
    const { seat, table } = moment.view;
    const enemies = table.creatures.filter(({ owner, away }) => owner !== seat && away === "");
    expect(root.querySelectorAll("[data-halo]")).toHaveLength(enemies.length);
  });

  it("marks who has acted, and who acts", async () => {
    const moment = momentOf("move");
    const { root } = await show(moment);
    const tapped = moment.view.table.creatures.filter((creature) => creature.tapped && creature.away === "");
    expect(root.querySelectorAll(".piece.tapped")).toHaveLength(tapped.length);
    expect(root.querySelector<HTMLElement>(".piece.active")?.dataset["creature"]).toBe(
      moment.view.table.activation?.creature,
    );
  });

  it("is dark by night", async () => {
    expect((await show(momentOf("move-dark"))).root.querySelector(".com.dark .night")).not.toBeNull();
    expect((await show(momentOf("move"))).root.querySelector(".com.dark")).toBeNull();
  });

  it("marks what the log points at", async () => {
    const moment = momentOf("move");
    const [creature] = moment.view.table.creatures;
    const { root } = await show(moment, [`@name-${creature?.card}`]);
    expect(root.querySelector(`[data-creature="${creature?.id}"]`)?.classList.contains("lit")).toBe(true);
  });
});

describe("a place", () => {
  it("takes two clicks: a ghost, then the deed", async () => {
    const { root, chosen } = await show(momentOf("move"));
    const [spot] = spots(root);
    await click(spot);
    expect(chosen).toEqual([]);
    expect(root.querySelector("[data-ghost]")?.getAttribute("data-ghost")).toBe(spot?.dataset["option"]?.split(":")[1]);
    expect(root.querySelector("[role=status]")?.textContent).toMatch(/inch/);
    await click(root.querySelector(".take"));
    expect(chosen).toEqual([spot?.dataset["option"]]);
  });

  it("can be anywhere in the region: the arrow keys step, Enter confirms", async () => {
    const moment = momentOf("move");
    const { root, chosen } = await show(moment);
    const start = moment.view.table.creatures.find(({ id }) => id === moment.view.table.activation?.creature);
    const rows = moment.view.decision?.space?.rows ?? [];
    const [, y = 0, x = 0] = rows.find((row) => row[1] === start?.y) ?? [];
    const steps = x - (start?.x ?? 0);
    for (let step = 0; step < Math.abs(steps); step++) await strike(root, steps < 0 ? "ArrowLeft" : "ArrowRight");
    expect(root.querySelector("[data-ghost]")?.getAttribute("data-ghost")).toBe(`${x},${y}`);
    await strike(root, "Enter");
    expect(chosen).toEqual([`go:${x},${y}`]);
  });

  it("outside the region says why, and is not chosen", async () => {
    const { root, chosen } = await show(momentOf("move"));
    for (let step = 0; step < 24; step++) await strike(root, "ArrowLeft", true);
    for (let step = 0; step < 24; step++) await strike(root, "ArrowUp", true);
    await vi.waitFor(() => expect(root.querySelector("[role=status]")?.textContent).toContain("Too far."));
    await strike(root, "Enter");
    expect(chosen).toEqual([]);
  });

  it("shows what it costs, inch by inch", async () => {
    const moment = momentOf("move");
    const { root } = await show(moment);
    const costs = new Set(moment.view.decision?.space?.rows?.map(([cost]) => cost));
    expect([...root.querySelectorAll(".region text")].map((text) => text.textContent)).toEqual(
      [...costs]
        .filter(Boolean)
        .sort((one, other) => Number(other) - Number(one))
        .map((cost) => `${cost}″`),
    );
  });
});

describe("aiming", () => {
  const look = async (root: HTMLElement, id: string | undefined) => {
    root.querySelector<HTMLElement>(`[data-creature="${id}"]`)?.focus();
    await Promise.resolve();
  };

  it("draws the line to whom is looked at, and what is in its way", async () => {
    const moment = momentOf("shoot");
    const aim = moment.view.table.aims?.find((one) => one.kind === "ranged" && !one.open);
    const { root } = await show(moment);
    expect(root.querySelector("[data-sight]")).toBeNull();
    await look(root, aim?.target);
    expect(root.querySelector(`[data-sight="${aim?.target}"]`)?.classList.contains("not")).toBe(true);
    expect(root.querySelectorAll("[data-wall]")).toHaveLength(aim?.walls.length ?? -1);
    expect(root.querySelectorAll("[data-blocker]")).toHaveLength(aim?.blockers.length ?? -1);
  });

  it("marks light cover on the line", async () => {
    const moment = momentOf("cover");
    const aim = moment.view.table.aims?.find((one) => one.kind === "ranged" && one.covers.length > 0);
    const { root } = await show(moment);
    await look(root, aim?.target);
    expect(root.querySelectorAll("[data-cover]")).toHaveLength(aim?.covers.length ?? -1);
  });

  it("shows where a push would end before it is confirmed", async () => {
    const moment = momentOf("push");
    const [push] = moment.view.table.pushes ?? [];
    const { root, chosen } = await show(moment);
    await click(root.querySelector(`.spot[data-option="${push?.option}"]`));
    expect(chosen).toEqual([]);
    expect([...root.querySelectorAll("[data-push]")].map((end) => end.getAttribute("data-push"))).toEqual(
      push?.pushed.map(({ creature }) => creature),
    );
  });
});

describe("the track", () => {
  it("names nobody's turn once the match is over, however it ended", async () => {
    const moment = momentOf("turn");
    expect((await show(moment)).root.querySelector(".track .turn")).not.toBeNull();
    expect((await show(moment, [], true)).root.querySelector(".track .turn")).toBeNull();
  });
});
