// Every recorded moment: whatever is offered can be chosen on the board, by clicks alone.

import { afterEach, beforeAll, expect, it } from "vitest";
import { provesEveryOption, stage } from "../../board/harness";
import type { TableView } from "./types";

const board = await stage<TableView>("battle_mages");

beforeAll(() => board.prepare({ width: 1280, height: 700 }));
afterEach(board.clear);

provesEveryOption(board, (root, { moment, view }) => {
  expect(root.querySelectorAll('[data-thing^="mage-"]')).toHaveLength(view.table.mages.length);
  expect(root.querySelectorAll('[data-thing="pile"]')).toHaveLength(moment.includes("choose") ? 0 : 1);
});

it("tells in words who won, and of nobody else", async () => {
  const end = board.momentOf("end");
  const told = (root: HTMLElement) =>
    [...root.querySelectorAll('[role="group"]')].filter((seat) => seat.getAttribute("aria-label")?.includes("Winner"));
  expect(told((await board.show(end)).root)).toHaveLength(1);
  expect(told((await board.show(end, { winners: [] })).root)).toHaveLength(0);
});
