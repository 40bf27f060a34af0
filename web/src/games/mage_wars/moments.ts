// For tests: the recorded moments, and a board that shows one of them in English.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { flushSync, mount, tick, unmount } from "svelte";
import { vi } from "vitest";
import type { Happening, View } from "../../lib/wire";
import { needTexts, setTextSource } from "../../lib/words";
import Board from "./Board.svelte";
import type { TableView } from "./types";

export interface Moment {
  readonly moment: string;
  readonly previous: TableView | null;
  readonly view: View<TableView>;
  readonly happened?: readonly Happening[];
}

const HERE = dirname(fileURLToPath(import.meta.url));
export const LOCALES = join(HERE, "../../../../src/magehall/games/mage_wars/locale");

export const moments = Object.values(import.meta.glob<Moment>("./fixtures/*.json", { eager: true, import: "default" }));

export function momentOf(name: string): Moment {
  const found = moments.find(({ moment }) => moment === name);
  if (!found) throw new Error(`there is no recorded ${name}`);
  return found;
}

/** The words of the game, as the server sends them. */
export function texts(locale: string): string {
  const files = readdirSync(LOCALES).filter((name) => name === `${locale}.ftl` || name.endsWith(`.${locale}.ftl`));
  return files.map((name) => readFileSync(join(LOCALES, name), "utf8")).join("\n");
}

export async function prepare(): Promise<void> {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("fetch", async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  setTextSource(async (domain, locale) => (domain === "mage_wars" ? texts(locale) : ""));
  await needTexts("mage_wars");
}

let shown: Record<string, unknown> | null = null;

export async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}

export interface Shown {
  readonly root: HTMLElement;
  readonly chosen: string[];
  readonly explained: string[];
}

export async function show(
  { view, previous, happened = [] }: Moment,
  highlight: readonly string[] = [],
  over = false,
): Promise<Shown> {
  await clear();
  const chosen: string[] = [];
  const explained: string[] = [];
  const target = document.createElement("div");
  document.body.replaceChildren(target);
  shown = mount(Board, {
    target,
    props: {
      view: view.table,
      previous,
      decision: view.decision ?? null,
      you: view.seat,
      names: { 0: "Ana", 1: "Bo", 2: "Cy", 3: "Di" },
      choose: (option: string) => chosen.push(option),
      explain: (rule: string) => explained.push(rule),
      why: async (subject: string) => [{ option: `cast:${subject}`, message: "Too dear.", rule: "casting.pay" }],
      winners: view.result?.winners ?? [],
      highlight,
      happened,
      over,
    },
  });
  flushSync();
  await tick();
  return { root: target, chosen, explained };
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
