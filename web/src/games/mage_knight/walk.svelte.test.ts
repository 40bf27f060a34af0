// A space farther off that is within reach: one click goes there, step by step, as far as nothing new comes to light.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { BoardProps } from "../contract";
import Board from "./Board.svelte";
import { click, momentOf, prepare } from "./moments";
import type { TableView } from "./types";

const moment = momentOf("move");
let shown: Record<string, unknown> | null = null;

beforeAll(() => prepare());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** A board whose hero stands at 1,0 and can go to 2,-1 and from there to 3,-1. */
function show(): { props: BoardProps<TableView>; chosen: string[]; far: () => Element | null } {
  const chosen: string[] = [];
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const props: BoardProps<TableView> = $state({
    view: moment.view.table,
    previous: null,
    decision: moment.view.decision ?? null,
    you: 0,
    names: { 0: "Ana" },
    choose: (option) => chosen.push(option),
    explain: () => {},
    why: async () => [],
    winners: [],
    highlight: [],
    undo: () => {},
  });
  shown = mount(Board, { target: root, props });
  flushSync();
  return { props, chosen, far: () => root.querySelector('[data-space="3,-1"]') };
}

/** The step has been made: the hero stands at `place`, from where `next` can be reached. */
async function arrive(props: BoardProps<TableView>, place: string, next: string): Promise<void> {
  const { decision, table } = moment.view;
  const move = decision?.options.find(({ id }) => id === "move:2,-1");
  if (!decision || !move) throw new Error("no step was recorded");
  props.decision = null;
  flushSync();
  props.view = { ...table, heroes: table.heroes.map((hero) => ({ ...hero, place })) };
  props.decision = { ...decision, options: [{ ...move, id: `move:${next}`, subject: next }] };
  flushSync();
  await tick();
}

it("is walked to with one click", async () => {
  const { props, chosen, far } = show();
  await click(far());
  expect(chosen).toEqual(["move:2,-1"]);
  await arrive(props, "2,-1", "3,-1");
  expect(chosen).toEqual(["move:2,-1", "move:3,-1"]);
  await arrive(props, "3,-1", "2,-1");
  expect(chosen).toHaveLength(2);
});

it("is walked to with a double click as well", async () => {
  const { props, chosen, far } = show();
  await click(far());
  props.decision = null;
  flushSync();
  await click(far());
  await arrive(props, "2,-1", "3,-1");
  expect(chosen).toEqual(["move:2,-1", "move:3,-1"]);
});

it("waits for another click where a step brought something to light", async () => {
  const { props, chosen, far } = show();
  await click(far());
  props.undo = undefined;
  await arrive(props, "2,-1", "3,-1");
  expect(chosen).toEqual(["move:2,-1"]);
});

it("is given up where the hero stands elsewhere by then", async () => {
  const { props, chosen, far } = show();
  await click(far());
  await arrive(props, "0,0", "3,-1");
  await arrive(props, "2,-1", "3,-1");
  expect(chosen).toEqual(["move:2,-1"]);
});
