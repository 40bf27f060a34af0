// For tests: a game's recorded moments (`games/<game>/fixtures/`) on its board, and the proof that whatever is offered can
// be chosen there, by clicks alone.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { flushSync, mount, tick, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { BoardModule, BoardProps } from "../games/contract";
import { byGame } from "../games/folders";
import type { Happening, Option, View } from "../lib/wire";
import { needTexts, setTextSource } from "../lib/words";

export interface Moment<T = unknown> {
  readonly moment: string;
  readonly previous: T | null;
  readonly view: View<T>;
  readonly happened?: readonly Happening[];
}

/** A board that shows a moment, and what was chosen and explained on it. */
export interface Shown {
  readonly root: HTMLElement;
  readonly chosen: string[];
  readonly explained: string[];
}

/** A game's board with its recorded moments. */
export interface Stage<T> {
  readonly game: string;
  readonly moments: readonly Moment<T>[];
  /** A moment by its name. */
  readonly momentOf: (name: string) => Moment<T>;
  /** The words of the game, as the server sends them. */
  readonly texts: (locale: string) => string;
  /** Make the browser ready, in English; every element has this size. */
  readonly prepare: (size?: { readonly width: number; readonly height: number }) => Promise<void>;
  /** Show a moment, with whatever is to be different from what was recorded. */
  readonly show: (moment: Moment<T>, changed?: Partial<BoardProps<T>>) => Promise<Shown>;
  readonly clear: () => Promise<void>;
}

const GAMES = join(dirname(fileURLToPath(import.meta.url)), "../../../src/magehall/games");
const boards = byGame(import.meta.glob<BoardModule>("../games/*/Board.svelte"));
const fixtures = import.meta.glob<Moment>("../games/*/fixtures/*.json", { import: "default" });

/** The games that have a board, and how many moments of each are recorded. */
export const recorded: ReadonlyMap<string, number> = new Map(
  [...boards.keys()].map((game) => [game, Object.keys(fixtures).filter((path) => inFolder(path, game)).length]),
);

function inFolder(path: string, game: string): boolean {
  return path.startsWith(`../games/${game}/fixtures/`);
}

/** The board and the moments of a game's folder. */
export async function stage<T>(game: string): Promise<Stage<T>> {
  const own = Object.entries(fixtures).filter(([path]) => inFolder(path, game));
  const moments = (await Promise.all(own.map(([, load]) => load()))) as Moment<T>[];
  const Board = (await boards.get(game)?.())?.default;
  if (!Board) throw new Error(`${game} has no board`);

  function texts(locale: string): string {
    const folder = join(GAMES, game, "locale");
    const files = readdirSync(folder).filter((name) => name === `${locale}.ftl` || name.endsWith(`.${locale}.ftl`));
    return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  }

  let shown: Record<string, unknown> | null = null;
  async function clear(): Promise<void> {
    if (shown) await unmount(shown);
    shown = null;
  }

  return {
    game,
    moments,
    texts,
    clear,
    momentOf: (name) => {
      const found = moments.find(({ moment }) => moment === name);
      if (!found) throw new Error(`there is no recorded ${name}`);
      return found;
    },
    prepare: async (size) => {
      withoutSizes();
      if (size) {
        vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(size.width);
        vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(size.height);
      }
      vi.stubGlobal("fetch", async () => new Response("[]", { headers: { "content-type": "application/json" } }));
      setTextSource(async (domain, locale) => (domain === game ? texts(locale) : ""));
      await needTexts(game);
    },
    show: async ({ view, previous, happened = [] }, changed = {}) => {
      await clear();
      const chosen: string[] = [];
      const explained: string[] = [];
      const root = document.createElement("div");
      document.body.replaceChildren(root);
      const props: BoardProps<T> = {
        view: view.table,
        previous,
        decision: view.decision ?? null,
        you: view.seat,
        names: { 0: "Ana", 1: "Bo", 2: "Cy", 3: "Di", 4: "Ed", 5: "Fa" },
        choose: (option) => chosen.push(option),
        explain: (rule) => explained.push(rule),
        why: async () => [],
        winners: view.result?.winners ?? [],
        highlight: [],
        happened,
        over: false,
        ...changed,
      };
      shown = mount(Board, { target: root, props });
      flushSync();
      await tick();
      return { root, chosen, explained };
    },
  };
}

/** A browser that measures nothing: happy-dom has no sizes to observe. */
export function withoutSizes(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}

export async function click(node: Element | null | undefined): Promise<void> {
  if (!(node instanceof HTMLElement)) throw new Error("there is nothing to click");
  node.click();
  flushSync();
  await tick();
}

export async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
  await tick();
}

const MOST_CLICKS = 3;

/** Choose an option as a player does: its target if that is lit, its button, or first the thing it begins with. */
async function play({ root, chosen }: Shown, option: Option, all: readonly Option[]): Promise<void> {
  const before = chosen.length;
  const begins = (same: (other: Option) => boolean) => (all.find(same) ?? option).id;
  // The button of several options carries the first of them.
  const deed = begins((other) => other.verb === option.verb && other.subject === option.subject);
  const thing = begins((other) => other.subject === option.subject);
  const isButton = (node: HTMLElement) => node.closest(".buttons") !== null;
  for (let clicks = 0; clicks < MOST_CLICKS && chosen.length === before; clicks++) {
    // Looked for once: happy-dom walks the whole board for each selector.
    const nodes = [...root.querySelectorAll<HTMLElement>("[data-option]")];
    const carrying = (id: string) => nodes.filter((node) => node.dataset["option"] === id);
    const own = carrying(option.id);
    await click(
      own.find((node) => "target" in node.dataset) ??
        own.find(isButton) ??
        own.find((node) => node.classList.contains("take")) ??
        own[0] ??
        carrying(deed).find(isButton) ??
        carrying(thing)[0],
    );
  }
}

/** Tests over all recorded moments of a game: its board offers what is offered, nothing else, and all of it. `drawn` looks
 *  for what else should be there. A moment is mounted once: that takes longer than all that is asked of it. */
export function provesEveryOption<T>(
  { moments, show }: Stage<T>,
  drawn: (root: HTMLElement, moment: Moment<T>) => void = () => {},
): void {
  const each = moments.map((moment) => ({ name: moment.moment, moment }));

  describe("the board", () => {
    it.each(each)("draws $name, and lets us choose what is offered and nothing else", async ({ moment }) => {
      const shown = await show(moment);
      const all = moment.view.decision?.options ?? [];
      const offered = new Set(all.map((option) => option.id));
      for (const thing of shown.root.querySelectorAll<HTMLElement>("[data-option]")) {
        expect(offered).toContain(thing.dataset["option"]);
      }
      for (const button of shown.root.querySelectorAll("button")) {
        expect(button.getAttribute("aria-label") || button.textContent?.trim()).toBeTruthy();
      }
      drawn(shown.root, moment);
      for (const [place, option] of all.entries()) {
        await play(shown, option, all);
        expect(shown.chosen.slice(place)).toEqual([option.id]);
      }
    });

    it("marks those who won, and nobody else", async () => {
      const ends = moments.filter(({ view }) => (view.result?.winners.length ?? 0) > 0);
      expect(ends.length).toBeGreaterThan(0);
      const marked = (root: HTMLElement) =>
        [...root.querySelectorAll<HTMLElement>("[data-winner]")].map((mark) => Number(mark.dataset["winner"]));
      for (const end of ends) {
        expect(marked((await show(end)).root)).toEqual(end.view.result?.winners);
        expect(marked((await show(end, { winners: [] })).root)).toEqual([]);
      }
    });
  });
}
