// Every recorded moment: whatever is offered can be chosen on the board, by clicks alone.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Option, View } from "../../lib/wire";
import Board from "./Board.svelte";
import type { TableView } from "./types";

interface Moment {
  readonly moment: string;
  readonly previous: TableView | null;
  readonly view: View<TableView>;
}

const moments = Object.values(import.meta.glob<Moment>("./fixtures/*.json", { eager: true, import: "default" }));

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
});

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

async function show(
  { view, previous }: Moment,
  winners: readonly number[] = view.result?.winners ?? [],
): Promise<{ root: HTMLElement; chosen: string[] }> {
  const chosen: string[] = [];
  const target = document.createElement("div");
  document.body.replaceChildren(target);
  shown = mount(Board, {
    target,
    props: {
      view: view.table,
      previous,
      decision: view.decision ?? null,
      you: view.seat,
      names: { 0: "Ana", 1: "Bo", 2: "Cy", 3: "Di", 4: "Ed", 5: "Fa" },
      choose: (option: string) => chosen.push(option),
      explain: () => {},
      why: async () => [],
      winners,
      highlight: [],
    },
  });
  flushSync();
  await tick();
  return { root: target, chosen };
}

/** Click the option itself if it is there, else the thing it is about; as a player would. */
async function play(root: HTMLElement, option: Option, all: readonly Option[]): Promise<void> {
  const find = (id: string) => root.querySelector<HTMLElement>(`[data-option="${id}"]`);
  const first = all.find((other) => other.subject === option.subject) ?? option;
  (find(option.id) ?? find(first.id))?.click();
  flushSync();
  await tick();
}

const each = moments.map((moment) => ({ name: moment.moment, moment }));

describe("the board", () => {
  it.each(each)("draws $name, and offers what is offered and nothing else", async ({ moment }) => {
    const { root } = await show(moment);
    const { table, decision } = moment.view;
    expect(root.querySelectorAll('[data-thing^="mage-"]')).toHaveLength(table.mages.length);
    expect(root.querySelectorAll('[data-thing="pile"]')).toHaveLength(moment.moment.includes("choose") ? 0 : 1);
    const offered = new Set(decision?.options.map((option) => option.id));
    for (const thing of root.querySelectorAll<HTMLElement>("[data-option]")) {
      expect(offered).toContain(thing.dataset["option"]);
    }
    for (const button of root.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim()).toBeTruthy();
    }
  });

  it("marks those who won, in sight and in words, and nobody else", async () => {
    const end = moments.find(({ moment }) => moment === "end");
    if (!end) throw new Error("there is no recorded end");
    expect(end.view.result?.winners).toHaveLength(1);
    const marked = (root: HTMLElement) =>
      [...root.querySelectorAll<HTMLElement>("[data-winner]")].map((mark) => Number(mark.dataset["winner"]));
    const told = (root: HTMLElement) =>
      [...root.querySelectorAll('[role="group"]')].filter((seat) =>
        seat.getAttribute("aria-label")?.includes("Winner"),
      );
    const { root } = await show(end);
    expect(marked(root)).toEqual(end.view.result?.winners);
    expect(told(root)).toHaveLength(1);
    if (shown) await unmount(shown);
    const drawn = await show(end, []);
    expect(marked(drawn.root)).toEqual([]);
    expect(told(drawn.root)).toHaveLength(0);
  });

  it.each(each)("lets us choose all that is offered in $name", async ({ moment }) => {
    const { root, chosen } = await show(moment);
    const all = moment.view.decision?.options ?? [];
    for (const [place, option] of all.entries()) {
      for (let click = 0; click < 3 && chosen.length === place; click++) await play(root, option, all);
      expect(chosen[place]).toBe(option.id);
    }
  });
});
