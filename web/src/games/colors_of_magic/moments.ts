// For tests: the recorded moments, and a board that shows one of them in English.

import { type Moment as AnyMoment, type Shown, stage } from "../../board/harness";
import type { TableView } from "./types";

export { click, press, type Shown } from "../../board/harness";
export type Moment = AnyMoment<TableView>;

export const board = await stage<TableView>("colors_of_magic");
export const { moments, momentOf, texts, prepare, clear } = board;

/** Show a moment; whatever is asked for is refused in the same words. */
export function show(moment: Moment, highlight: readonly string[] = [], over = false): Promise<Shown> {
  return board.show(moment, {
    highlight,
    over,
    why: async (subject) => [{ option: subject, message: "Too far.", rule: "move.measure" }],
  });
}
